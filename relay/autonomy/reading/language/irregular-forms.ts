/** The forms of words that no rule tells. */

export const irregular = new Map(
  `wrote=write written=write writing=write born=birth births=birth died=die death=die dead=die deaths=die built=build
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
    analyse=analyze analysed=analyze catalogue=catalog jewellery=jewelry mould=mold fibre=fiber fibres=fiber two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9
    ten=10 eleven=11 twelve=12 yoghurt=yogurt cheque=check cheques=check`
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [string, string]),
);
