/** Words that say the opposite of each other, in pairs. */

export const opposites: readonly (readonly [string, string])[] = `
enable disable
allow forbid
allow prohibit
allow ban
permit forbid
permit prohibit
open close
include exclude
available unavailable
possible impossible
support unsupported
legal illegal
require optional
mandatory optional
necessary unnecessary
win lose
accept refuse
accept reject
alive dead
free paid
increase decrease
rise fall
on off
succeed fail
raise lower
active inactive
public private
available sold
separate include
extra include
buy include
estimate actual
`
  .trim()
  .split('\n')
  .map((pair) => pair.split(' ') as [string, string]);
