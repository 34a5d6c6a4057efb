/** Word lists of the embedded reader: stop words, irregular forms, synonyms, opposites. */

const list = (words: string) => words.trim().split(/\s+/);

/** Stop words. */
export const stopWords = new Set(
  list(`a about above after all also am an and any are aren't as at be because been before being below between both but by
    can can't cannot could couldn't did didn't do does doesn't doing don't down during each else ever few for from further
    had has have having he her here hers him his how however i if in into is isn't it its itself just me might mine more
    most may must my no nor not of off on once only or other our ours out over own please same shall she should so some such
    than that the their theirs them then there these they this those through to too under until up upon us very was we
    were what whats when where which while who whom whose why will with within without would yes yet you your yours
    tell give show find page according text article many much name say says said mention mentioned stated
    listed list get got one please again still really ever actually much even already instead every today now exactly actually currently using`),
);

/** Irregular forms. */
export const irregular = new Map(
  list(`wrote=write written=write writing=write born=birth births=birth died=die death=die dead=die deaths=die built=build
    won=win winner=win winning=win winners=win sold=sell made=make makes=make bought=buy led=lead held=hold began=begin
    begun=begin founded=establish founder=establish founders=establish founding=establish paid=pay took=take taken=take
    left=leave leaves=leave grew=grow grown=grow known=know knew=know sent=send spoke=speak spoken=speak met=meet ran=run
    chose=choose chosen=choose flew=fly flown=fly fell=fall fallen=fall kept=keep taught=teach thought=think caught=catch
    lost=lose spent=spend rose=rise risen=rise shot=shoot sang=sing sung=sing gave=give given=give came=come went=go
    gone=go saw=see seen=see told=tell stood=stand drew=draw drawn=draw drove=drive driven=drive ate=eat eaten=eat
    children=child men=man women=woman people=person feet=foot mice=mouse lives=live lived=live weighs=weight weigh=weight
    weighed=weight weighing=weight colour=color colours=color licence=license centre=center metres=meter metre=meter
    kilometres=kilometer litres=liter litre=liter organisation=organization theatre=theater tallest=tall highest=high
    longest=long biggest=big largest=large oldest=old fastest=fast heaviest=heavy cheapest=cheap latest=late
    newest=new deepest=deep widest=wide smallest=small authored=author authors=author discovery=discover
    discovered=discover discoverer=discover inventor=invent invention=invent directed=direct director=direct
    composed=compose composer=compose married=marry marriage=marry marries=marry frozen=freeze froze=freeze drank=drink drunk=drink
    broke=break broken=break stole=steal stolen=steal swam=swim swum=swim worn=wear wore=wear hidden=hide bitten=bite
    forgotten=forget shown=show buses=bus gases=gas lenses=lens viruses=virus
    wolves=wolf knives=knife halves=half shelves=shelf loaves=loaf thieves=thief teeth=tooth geese=goose
    brought=bring felt=feel dug=dig sank=sink sunk=sink sought=seek fought=fight hung=hang heard=hear lent=lend laid=lay
    rode=ride ridden=ride rang=ring rung=ring shook=shake shaken=shake slept=sleep struck=strike swept=sweep swore=swear
    sworn=swear tore=tear torn=tear threw=throw thrown=throw understood=understand woke=wake woken=wake held=hold
    overtook=overtake overtaken=overtake withdrew=withdraw withdrawn=withdraw beaten=beat grey=gray aluminium=aluminum
    defence=defense offence=offense honour=honor honours=honor favour=favor labour=labor neighbour=neighbor
    neighbours=neighbor programme=program programmes=program tonnes=tonne tons=tonne tyre=tire tyres=tire
    analyse=analyze analysed=analyze catalogue=catalog jewellery=jewelry mould=mold fibre=fiber fibres=fiber`).map(
    (pair) => pair.split('=') as [string, string],
  ),
);

/** Synonyms, one group per line. */
export const synonyms: readonly (readonly string[])[] = `
price cost fee charge pricing expensive cheap rent fare tariff costs
author write writer byline
birth birthplace birthday birthdate nee
die obituary
establish found founded create inception foundation incorporated form
start begin launch commence open
locate location situated based headquarters headquartered address venue place
ceo executive chief boss
lead leader head run chair chairman president
employee staff employ workforce headcount workers people
weight heavy mass
tall height high elevation altitude
long length
wide width breadth
deep depth
large big size area dimensions
old age aged
fast speed
far distance away
buy purchase order
ship deliver delivery shipping dispatch postage
return refund
warranty guarantee
hours opening open opens
close closes closing shut
phone telephone call tel mobile
email mail e-mail
website site url homepage web
salary pay wage compensation remuneration earn
job position role vacancy post
require requirement need must required necessary prerequisite
maximum max limit up upper most
minimum min lower least
serve serving yield portion servings makes
film movie
doctor physician
car vehicle
win victory beat defeat champion
population inhabitant resident person live
language speak speaker
invent develop
discover find
marry wife husband spouse
build construct erect complete construction completed
publish release issue publication appear
depart departure leave
arrive arrival reach
last duration take long
cancel cancellation
free complimentary gratis
color finish
child kid
contain include comprise consist
happen occur place
study educate graduate education university
support compatible compatibility work
install installation setup
version release
expire expiry valid validity
deadline closing apply due
attend attendance audience visitor
kill die casualty fatality
injure wound hurt
design designer architect plan
manufacturer manufacture produce maker make
brand manufacturer label
score rating rate rated stars
review rating
receive award win obtain get
average aggregate mean
suggest say recommend advise propose
maximum max peak
stock available availability
cpu processor chip
memory ram
storage disk drive ssd capacity
screen display
wireless bluetooth
teach instructor teacher lecturer tutor
member membership
coach trainer manager
nickname known alias
area cover size
river flow
call name known
purpose used use
material fabric
cook bake oven
cord cable lead wire
keep hold maintain
drown die perish sink
score result
owner own
party ceremony
reward prize
hot warm temperature
heavy weigh weight
send submit post
collect pick fetch
influence affect
handbag bag
reason cause because
insurance insurer
update upgrade
sound noise
empty vacant
square plaza
word term
help assist support
finish end
restart reboot
edit change modify
remove delete
create make
musician band
bike bicycle cycle
photo picture image photograph
chemist pharmacy
lawyer attorney
shop store
sick ill
wages pay
student pupil
street road
house home
land property
forbid ban prohibit
permit allow
under below
motor engine
repair fix
quiet silent
money funds
handle process
plane aircraft
ship boat vessel steamer
calorie kcal energy
temperature hot degrees
contact email phone
reply answer respond response
floor story storey
danger threat threaten endanger hazard risk peril menace
scent smell odor odour aroma fragrance
remind resemble similar like reminiscent
young cub pup kitten calf offspring litter baby
swap replace replaceable replacement exchange substitute change interchangeable
use user wearer owner customer buyer
job employ employer workforce
company firm business enterprise corporation
big main chief principal major primary biggest
provide supply give offer
lifespan live life longevity age
origin made manufacture country produce
penalty fine sanction
toll charge fee
vehicle automobile car motor
driver motorist
vote ballot poll election elect
result outcome tally
approve pass adopt ratify endorse agree accept
oppose opposition critic criticize object against rebel
plan intend propose proposal scheme project
exempt spare free exclude exception except exemption
leader head chief chair
arrest detain custody
crime offence offense
steal theft rob thief burglary
court judge trial sentence convict
goal score net
match game fixture
spectator crowd audience attendance fan
stadium ground arena venue
injury injure hurt wound
season campaign
debut first
book novel title
author novelist
page length
translate translation translator
hero protagonist heroine
chapter section part
wash clean laundry launder machine care
fit size sizing
pocket zip zipper
waterproof resistant repellent water
lining inner inside
return refund back
guarantee warranty cover guaranteed
fund finance sponsor pay grant
donate donation give gift
research study investigate survey
researcher scientist biologist author
journal publication published paper
find discover detect spot identify
show reveal demonstrate prove
believe think suspect reckon
cause trigger spark lead
damage destroy harm ruin
close closure shut
open reopen inaugurate
start launch debut
stop halt end cease
increase rise grow climb jump
decrease fall drop decline shrink
train railway rail
bus coach
station stop terminus
school college academy
degree diploma doctorate phd
childhood grow raise
parent mother father
brother sister sibling
son daughter child
profession occupation career job
prize award medal honor
eat feed diet food prey consume
predator enemy hunt
fur coat pelt
breed reproduce mate
gestation pregnancy pregnant
species kind genus
habitat live found inhabit range
nest den burrow
endangered vulnerable threatened status
describe name
rain rainfall precipitation
mountain peak summit
climate weather
mayor council
border frontier boundary
festival celebration feast
founder establish
replace supersede successor predecessor
standard specification norm
committee body organization
adopt introduce
limit maximum allow
weight capacity load
seat sit place
assemble assembly build
extend extension expand
leg frame base
scratch stain mark
finish coat coating treat oil lacquer varnish
wood timber oak
plug connector socket port jack
charge recharge
noise sound
microphone mic
app application
review opinion feedback
include box supply come
colour color shade
discount sale reduction off reduce save
gift present
resident inhabitant local neighbor villager
police officer
fire blaze
flood water
volunteer helper
appeal ask
quit resign leave step
appoint name hire
beat defeat
captain skipper
replace substitute
lawsuit sue
complain complaint
expect forecast predict estimate
spend cost
tax levy
argue claim say contend
travel journey trip ride
visitor tourist guest
evidence proof
nearby near close
due payable pay payment deadline
total sum
quantity qty amount pieces pcs
tax vat
shipping postage freight carriage
surcharge supplement extra additional
salary stipend gross
application applicant apply
hours close
move available
available free vacant
alternative instead
worth value
steal take
area space
ask question contact
arrive deliver expect
tenant renter lodger
landlord lessor owner
flat apartment
lift elevator
viewing view visit inspect
wait pause delay interval
retry again
preset default standard
bug error fault problem
solve solution resolve cure fix
tutorial guide manual
password passcode
shortcut hotkey
folder directory
luggage baggage suitcase
adult grown-up
concession reduced discount
accompany supervise chaperone
attend participate join
enrol enroll register registration signup
unsubscribe cancel terminate termination notice
chill refrigerate fridge refrigerator
stir mix whisk blend
garage parking park
toilet restroom wc
internet wifi wi-fi wireless
pet dog cat animal
step-free wheelchair accessible accessibility
organise organize organizer organiser host
sponsor support partner
act perform performance play concert
ticket admission entry
courier carrier shipper
parcel shipment consignment package
invoice bill
recipient addressee
supplier vendor seller
lorry truck
petrol gasoline fuel
autumn fall
vacation holiday leave
`
  .trim()
  .split('\n')
  .map(list);

/** Pairs of opposites. */
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
`
  .trim()
  .split('\n')
  .map((pair) => pair.split(' ') as [string, string]);
