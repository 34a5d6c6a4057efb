/** Words that may stand for each other in a question and its answer. */

/** In groups; a word may be in several. */
export const synonyms: readonly (readonly string[])[] = `
  keep retain store preserve; likely probability probable chance odds; remaining remain rest balance; reject refuse decline turn; stopover layover change connection;
  whole entire total complete overall; hold capacity volume; work service job; apply application document; middle centre;
  price cost fee charge pricing expensive cheap rent fare tariff costs; author write writer byline; birth birthplace birthday birthdate nee;
  die obituary; establish found founded create inception foundation incorporated form; start begin launch commence open; locate location
  situated based headquarters headquartered address venue place; ceo executive chief boss; lead leader head run chair chairman president;
  employee staff employ workforce headcount workers people; weight heavy mass; tall height high elevation altitude; long length; wide width
  breadth; deep depth; large big size area dimensions; old age aged; fast speed; far distance away; buy purchase order; ship deliver delivery
  shipping dispatch postage; hours opening open opens; close closes closing shut; phone telephone call tel mobile; email mail e-mail; website
  site url homepage web; salary pay wage compensation remuneration earn; job position role vacancy post; require requirement need must
  required necessary prerequisite; maximum max limit up upper most; minimum min lower least; serve serving yield portion servings makes; film
  movie; doctor physician; win victory beat defeat champion; population inhabitant resident person live; language speak speaker; invent
  develop; marry wife husband spouse; build construct erect complete construction completed; publish release issue publication appear; depart
  departure leave; arrive arrival reach; last duration long; cancel cancellation; free complimentary gratis; color finish; child kid;
  contain include comprise consist; happen occur place; study educate graduate education university; support compatible compatibility work;
  install installation setup; version release; expire expiry valid validity; deadline closing apply due; attend attendance audience visitor;
  kill die casualty fatality; design designer architect plan; manufacturer manufacture produce maker make; brand manufacturer; christmas xmas december dec; people person spectator attendance crowd; score
  rating rate rated stars; review rating; receive award win obtain get; average aggregate mean; suggest say recommend advise propose; maximum
  max peak; stock available availability unavailable; cpu processor chip; memory ram; storage disk drive ssd capacity; screen display; wireless bluetooth;
  teach instructor teacher lecturer tutor; member membership; coach trainer manager; nickname known alias; area cover size; river flow; call
  name known; purpose used use; material fabric; cook bake oven; cord cable lead wire; keep hold maintain; drown die perish sink; score
  result; owner own; party ceremony; reward prize; hot warm temperature; heavy weigh weight; moneytaken collect; moneytaken debit; moneytaken take; moneytaken deduct; maths math mathematics; send submit post; send transfer; collect pick fetch; influence
  affect; handbag bag; reason cause because; insurance insurer; update upgrade; empty vacant; square plaza; word term; help assist support;
  finish end; restart reboot; edit change modify; remove delete; create make; musician band; bike bicycle cycle; motorbike motorcycle; points pts; elementary primary; photo photography; expire end; photo picture image
  photograph; chemist pharmacy; lawyer attorney; shop store; sick ill; wages pay; student pupil; street road; house home; land property;
  friend someone somebody; top leading best; responsible lead head manage; discover find found detect spot notice; owe due outstanding balance unpaid; mum mother; dad father;
  detour diversion; land arrive; keynote talk; forbid ban prohibit; permit allow; under below; motor engine; repair fix; quiet silent; money funds; handle process; plane aircraft; ship
  boat vessel steamer; calorie kcal energy; temperature hot degrees; contact email phone; reply answer respond response; floor story storey;
  danger threat threaten endanger hazard risk peril menace; scent smell odor odour aroma fragrance; remind resemble similar like reminiscent;
  young cub pup kitten calf offspring litter baby; swap replace replaceable replacement exchange substitute change interchangeable; use user
  wearer owner customer buyer; job employ employer workforce; company firm business enterprise corporation; big main chief principal major
  primary biggest; provide supply give offer; lifespan live life longevity age; origin made manufacture country produce; penalty fine
  sanction; toll charge fee; vehicle automobile car motor; driver motorist; vote ballot poll election elect; result outcome tally; approve
  pass adopt ratify endorse agree accept; oppose opposition critic criticize object against rebel; plan intend propose proposal scheme
  project; exempt spare free exclude exception except exemption; leader head chief chair; arrest detain custody; crime offence offense; steal
  theft rob thief burglary; court judge trial sentence convict; goal score net; match game fixture; spectator crowd audience attendance fan;
  stadium ground arena venue; injury injure hurt wound; season campaign; debut first; book novel title; author novelist; page length;
  translate translation translator; hero protagonist heroine; chapter section part; wash clean laundry launder machine care; fit size sizing;
  pocket zip zipper; waterproof resistant repellent water; lining inner inside; return refund back; guarantee warranty cover guaranteed; fund
  finance sponsor pay grant; donate donation give gift; research study investigate survey; researcher scientist biologist author; journal
  publication published paper; find discover detect spot identify; show reveal demonstrate prove; believe think suspect reckon; cause trigger
  spark lead; damage destroy harm ruin; close closure shut; open reopen inaugurate; start launch debut; stop halt end cease; increase rise
  grow climb jump; decrease fall drop decline shrink; train railway rail; bus coach; station stop terminus; school college academy; degree
  diploma doctorate phd; childhood grow raise; parent mother father; brother sister sibling; son daughter child; profession occupation career
  job; prize award medal honor; eat feed diet food prey consume; predator enemy hunt; fur coat pelt; breed reproduce mate; gestation pregnancy
  pregnant; species kind genus; habitat live found inhabit range; nest den burrow; endangered vulnerable threatened status; describe name;
  rain rainfall precipitation; mountain peak summit; climate weather; border frontier boundary; festival celebration feast;
  founder establish; replace supersede successor predecessor; standard specification norm; committee body organization; adopt introduce; limit
  maximum allow; weight capacity load; seat sit place; assemble assembly build; extend extension expand; leg frame base; scratch stain mark;
  finish coat coating treat oil lacquer varnish; wood timber oak; plug connector socket port jack; charge recharge; microphone mic; app
  application; review opinion feedback; include box supply come; colour color shade; discount sale reduction off reduce save; gift present;
  resident inhabitant local neighbor villager; police officer; fire blaze; flood water; volunteer helper; appeal ask; quit resign leave step;
  appoint name hire; captain skipper; lawsuit sue; complain complaint; expect forecast predict estimate; spend cost; tax levy; argue claim say
  contend; travel journey trip ride; visitor tourist guest; evidence proof; nearby near close; due payable pay payment deadline; total sum;
  telephone extension ext; freeze pause suspend hold; host present presenter; stairs steps staircase; subsidy grant; quantity qty amount pieces pcs; tax vat; shipping postage freight carriage; surcharge supplement extra additional; salary stipend gross;
  application applicant apply; hours close; move available; available free vacant; alternative instead; worth value; steal take; area space;
  ask question contact; arrive deliver expect; tenant renter lodger; landlord lessor owner; flat apartment; lift elevator; viewing view visit
  inspect; wait pause delay interval; retry again; preset default standard; bug error fault problem; solve solution resolve cure fix; tutorial
  guide manual; password passcode; shortcut hotkey; folder directory; luggage baggage suitcase; adult grown-up; concession reduced discount;
  accompany supervise chaperone; attend participate join; enrol enroll register registration signup; unsubscribe cancel terminate termination
  notice; chill refrigerate fridge refrigerator; stir mix whisk blend; garage parking park; toilet restroom wc; internet wifi wi-fi wireless;
  pet dog cat animal; step-free wheelchair accessible accessibility; organise organize organizer organiser host; sponsor support partner; act
  perform performance play concert; ticket admission entry; courier carrier shipper; parcel shipment consignment package; invoice bill;
  recipient addressee; supplier vendor seller; lorry truck; petrol gasoline fuel; autumn fall; vacation holiday leave; deadline closing due
  latest apply application; warranty guarantee period term; checkout check-out leave vacate departure; checkin check-in arrive arrival;
  responsible owner manager contact person lead charge; feed serve people portion; compensate compensation refund reimburse credit; vet
  veterinarian veterinary; dental dentistry dentist teeth; borrow lend loan; fine overdue late fee; goalscorer scorer goal score striker;
  renew renewal prolong extend extension; restore recover retrieve bring; break interval intermission pause recess; treasurer finance money
  cash; picture painting photo image artwork drawing print; paint painting painter artist; sculpture statue sculptor artist; carry load loaded
  cargo freight transport; accident crash collision collide incident; workaround fix solution; planned milestone target schedule; come origin
  source; instead substitute alternative replace replacement place; maker made make; treat treatment therapy; prescribe prescription; dose
  dosage; allergy allergic allergen; ingredient contain; raw uncooked; vegetarian vegan; lunch meal dinner breakfast; guide leader lead; pub
  inn tavern bar; hostel hotel inn guesthouse accommodation; room bedroom; gym fitness; swim pool bath; route path trail way; climb ascent
  ascend; view outlook panorama; entrance entry door gate; exit leave way-out; noon midday; evening night tonight; daily day everyday; weekly
  week; monthly month; yearly annual annually year; holiday closed; abroad foreign overseas international country; domestic inland; currency
  euro dollar; card credit debit; cash coin note; bank iban account; balance amount; transfer wire payment; debit charge; interest rate;
  mortgage loan; profit income earnings revenue; loss deficit; growth increase; share stock; investor shareholder; founder cofounder
  establish; boss manager head supervisor; colleague staff team; trainee apprentice intern internship; experience year; skill qualification;
  remote home homeoffice telecommute; overtime extra; shift rota; contract agreement; sign signature; heating heat; furnished furniture;
  balcony terrace patio; cellar basement; attic loft; garden yard; kitchen cooker galley; bathroom shower bath; noise loud noisy; smoke
  smoking smoker; rubbish trash waste garbage bin; recycle recycling; glass bottle; paper cardboard; electricity power energy current; gas
  heating; meter reading; bulb lamp light; battery accumulator charge; plug charger adapter; laptop notebook computer; keyboard key; mouse
  pointer; printer print; file document; save store keep; crash fail freeze; slow lag; error failure fault malfunction; login log-in sign-in
  signin; account profile; username nickname handle; setting option preference parameter configuration; command subcommand; flag option switch
  argument; field attribute property column; endpoint route url path; request call; response answer reply return; limit quota rate; token key
  credential secret; encrypt encryption cipher; backup copy; restore fetch recover back; hide conceal; notify notification alert inform;
  subscribe subscription newsletter; plan package tier; trial test; upgrade premium; downgrade lower; feature function; screen monitor display
  panel; resolution pixel; camera lens; speaker loudspeaker; headphone earphone headset; weight heavy load; thick thickness; size dimension
  measurement measure; material made fabric consist; ingredient recipe; boil simmer; fry pan; chop cut slice dice; mix stir combine; cool
  chill rest; sugar sweetener; dog puppy; cat kitten; bird fowl; fish trout; vaccinate vaccine vaccination jab; illness disease sickness
  condition; symptom sign; medicine drug medication tablet pill remedy; nurse carer; hospital clinic infirmary; emergency urgent; appointment
  slot; dead die death deceased; born birth; baptise christen; bury grave tomb buried; war battle conflict; king monarch ruler; army troops
  soldier; castle fortress; church chapel abbey; museum gallery; exhibit exhibition display show; curator director; bridge crossing; tunnel
  underpass; road street lane; motorway highway; platform track; ferry boat ship; flight plane; luggage bag; ticket fare pass; driver
  chauffeur; delay late; timetable schedule; route line; zone area; lost missing property; found finder; thief robber burglar; fire blaze
  burn; storm gale hurricane; snow snowfall; ice frost; sun sunshine; wind breeze gust; forecast outlook; warn warning alert; victim casualty;
  rescue save; witness eyewitness; lawyer solicitor attorney; prison jail; law act statute; minister secretary; party group; referee umpire;
  goalkeeper keeper; draw drawn tie; lose lost defeat loss; win won victory; bottom last relegate; top first; transfer sign; race run; runner
  athlete; team side club; halftime half-time; point score; round stage; teach taught teacher tutor instructor led; lesson class course; exam
  test; grade mark; fee tuition; certificate diploma; enrol register book; bring take; material equipment; wear clothes dress; group party
  people; place spot seat; full booked sold-out; capacity hold seat people; speaker lecturer; talk lecture; workshop course class; concert gig
  performance; band group ensemble; song track; album record; composer compose music; conductor conduct; orchestra ensemble; singer vocalist;
  actor cast star; director direct; plot story; publisher publish; edition issue; copy print; isbn number; shelf mark; reserve reservation
  book; due return; member card; reader user; tracking trace; customs duty; express fast; sender send; address deliver; damage damaged broken;
  refund money; reason why; faulty defective broken; receipt invoice; stock supply; sold sell; reduced sale; coupon voucher code; new recent;
  last latest; next upcoming; begin kickoff start; closing end final; opening begin start; distance far long; rent lease; sum total overall; nickname call;
  motto slogan; mayor head; area surface; language spoken; religion faith; currency money; border neighbour; river stream; lake water; island
  isle; volcano crater; forest wood; animal creature; plant flower; leaf leaves; fruit berry; harvest crop yield pick; farm farmer; soil earth
  ground; water irrigate; fertilise fertilizer feed; prune cut trim; dog pet; cat pet; deductible excess; trip tour excursion outing; urgent urgency priority severity; suitcase bag luggage; performance show; concert show; usage consumption consume used; shot jab vaccination; info information; lab laboratory; exam examination; uni university; dorm dormitory; fridge refrigerator; vet veterinarian; rep representative; hole vulnerability flaw; bloom flower blossom; sow plant
`
  .split(';')
  .map((group) => group.trim().split(/\s+/));
