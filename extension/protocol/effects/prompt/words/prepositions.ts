/** Words between a thing and what it belongs to, lies in or is for: "the comment on the post". */
import { wordSet } from '../../words';

export const prepositions = wordSet(
  `of on in at under underneath below beneath beside behind near above over from off about regarding concerning for with by inside
  within into onto to via through per between among against during since
  von vom auf aus im in unter uber neben hinter bei beim zu zum zur an am fur mit gegen wegen zwischen
  de du des d sur dans sous a au aux avec pour chez par vers entre depuis
  del en sobre bajo con para por desde hacia al
  di del della dello dei degli delle nel nella nello nei sul sulla sullo sotto per da dal dalla con
  do da dos das no na nos nas em sob com pelo pela
  van op onder bij aan uit met voor over naar in
  z ze w we na pod przy od dla do o`,
);
