// What an address looks like in different countries, and which words before it make it a home.
import { L } from './label-rules.ts'
import { oneOf, wordsOf } from './words.ts'

const CAPITAL = 'A-ZÀ-ÞĀ-ɏ'
const NAME = `[${CAPITAL}][${L}'’.-]{1,24}`
const STREET_WORD =
  oneOf(`Street,St,Avenue,Ave,Av,Road,Rd,Boulevard,Blvd,Drive,Dr,Lane,Ln,Court,Ct,Place,Pl,Way,Terrace,Ter,Circle,Cir,Parkway,Pkwy,Highway,Hwy,Square,Sq
  Trail,Trl,Crescent,Cres,Close,Gardens,Gdns,Grove,Row,Walk,Mews,Alley,Loop,Ridge,Pike,Path,Parade,Esplanade,Broadway,Quay,Rise,Vale,Croft,Marg,Jalan`)
/** "County Rd K", "State Route 73", "CR 220" */
const NUMBERED_ROAD = `(?:${NAME} ){0,2}${oneOf('Road,Rd,Route,Rte,Highway,Hwy,CR,SR,FM,RM,TR,US')}\\.? (?:[A-Z]{1,2}|\\d{1,4}[A-Z]?)(?![\\d${L}])`
const DIRECTION = '(?:[NSEW]{1,2}|North|South|East|West)'
const UNIT_WORD = oneOf('Apt,Apartment,Unit,Suite,Ste,Flat,Room,Rm,Floor,Fl,Box,No,#')
const UNIT = `(?:,? ?${UNIT_WORD}\\.? ?#?[\\dA-Za-z][\\dA-Za-z/-]{0,5})`
const POSTCODES = [
  String.raw`\d{5}(?:-\d{4})?`,
  String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`,
  String.raw`[A-Z]\d[A-Z] ?\d[A-Z]\d`,
  String.raw`\d{4} ?[A-Z]{2}`,
  String.raw`\d{3} ?\d{3}`,
  String.raw`\d{4}`,
]
const POSTCODE = `(?:${POSTCODES.join('|')})`
const TOWN_WORD = `(?:(?:St|Mt|Ft)\\.|[${CAPITAL}][${L}'’-]{1,24}(?![${L}\\d]))`
const TOWN_PART = `(?:${POSTCODE} )?${TOWN_WORD}(?:[ -](?:(?:upon|on|am|an der|sur|de|la|del|the)[ -])?${TOWN_WORD}){0,3}`
const STATE = `[A-Z]{2,3}(?![${L}\\d])(?:[ –-]{0,3}${POSTCODE})?`
/** A town, a state, and a postal code, in the orders of different countries, also on the next line. */
const TOWN = `(?:(?:,? |,?\\n(?=[^\\n]{2,40}\\d{3}))${TOWN_PART})?(?:, ?${TOWN_PART}){0,3}(?:,? (?:${POSTCODE}|${STATE})(?![\\d${L}]))?`
const HOUSE = String.raw`(?:\d{1,5}[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)?|(?:Lot|Space|Trailer|House|Unit) \d{1,4}[A-Z]?|[NSEW]\d{2,5})`
const NO_DIGIT_BEFORE = `(?<![\\d${L}$€£#.-])`
const EUROPEAN_ENDING = oneOf(
  'straße,strasse,str\\.,weg,platz,allee,gasse,laan,straat,gracht,[ ]Straße,[ ]Str\\.,[ ]Weg,[ ]Platz',
)

const NAMED_ROAD = `(?:[${CAPITAL}\\d][${L}\\d'’.-]{0,24} ){1,4}?${STREET_WORD}(?![${L}])|Broadway`
const BEFORE_ROAD = `${NO_DIGIT_BEFORE}(?:${UNIT},? )?${HOUSE},? (?:${DIRECTION}\\.? )?`
const AFTER_ROAD = `\\.?(?: ${DIRECTION}(?![${L}])\\.?)?${UNIT}?${TOWN}`

const ENDING_POSTCODE = '(?:[A-Z]{2} \\d{5}|[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2})'

/** Streets with their number, as people write them in different countries. */
export const STREETS: readonly RegExp[] = [
  // 1420 N. Maple Ave Apt 3, Pittsburgh, PA 15213; Flat 4, 22 King's Road, Leeds LS6 2AB; N3417 County Rd K
  `${BEFORE_ROAD}(?:${NUMBERED_ROAD}|${NAMED_ROAD})${AFTER_ROAD}`,
  // 2206 Camino Alegre NE, Albuquerque, NM 87112: whatever the street is called, before a postal code
  `${NO_DIGIT_BEFORE}\\d{1,5}[A-Za-z]?,? (?:${NAME},? ){1,5}(?:${UNIT},? ?)?(?:${NAME},? ){0,4}${ENDING_POSTCODE}(?![${L}\\d])`,
  // P.O. Box 1182, Ithaca, NY 14851
  `(?<![${L}])P\\.? ?O\\.? Box \\d{2,6}${TOWN}`,
  // Lindenstraße 14, 10969 Berlin; Keizersgracht 12, 1015 CN Amsterdam
  `(?<![${L}.-])[${CAPITAL}][${L}.-]{1,24}?${EUROPEAN_ENDING} \\d{1,4}[a-zA-Z]?(?![\\d${L}])${TOWN}`,
].map((pattern) => new RegExp(pattern, 'g'))

const WHOSE = oneOf('my,his,her,their,your,student,patient,employee,emergency contact')
const KIND_OF_ADDRESS =
  oneOf(`home,residential,permanent,street,current,local,off-?campus,mailing,shipping,forwarding,billing,summer,family,parents?['’]?s?,residence,postal
  new,old,wrong,right,correct,updated,previous,\\p{Ll}{3,15}['’]?s`)
const LIVES = oneOf('lives?,living,lived,resid(?:es?|ing),staying,renting,rents,crashing')
const SENT = oneOf(`(?:it|them|me)(?: back)?(?: to)?(?: at)?
  (?:(?:the|a|my|his|her|their) )?(?:[a-z]+ )?(?:checks?|cheques?|cards?|diploma|packages?|letters?|refund|W-?2s?|transcripts?|books?|gifts?) to:? ?$`)
/** Words that make an address someone's home, whoever the text is about. */
export const HOME = new RegExp(
  `${oneOf(`\\b${KIND_OF_ADDRESS}[ _-](?:home |street )?(?:address|addr)\\b,\\b${WHOSE}['’]?s?[ _-](?:(?:new|old|current) )?(?:home|house|apartment|flat|address|place)
  \\b${LIVES} (?:(?:alone|now|currently|together|off campus|with [\\p{L} ]{2,20}) )?(?:at|to|in|on)\\b,\\b(?:mail|send|ship|deliver|forward)(?:ed|ing)? ${SENT}
  \\b(?:should|must|can|will|needs? to) (?:go|be (?:sent|mailed|posted|shipped)) to,\\b(?:house|flat|home|room|pg|addr(?:ess)?) (?:is|no\\.? is|na)\\b,\\bsublet
  \\bdomicili,\\b(?:vive|viven|vivo) en,\\bhabite,\\bdemeure,\\bwohnt,\\bwohnhaft,\\babita,\\bmora n[ao]\\b,\\bdirección,\\bindirizzo,\\bendereço,\\b(?:privat)?(?:anschrift|adresse)\\b
  \\bwoonadres,\\badres[ea]?\\b,住址,地址,住所,주소,адрес`)}|^[\\s*•-]{0,6}["']?(?:home|addr(?:ess)?|residence|street)["']?\\s?(?:[:=]|$)`,
  'imu',
)
const ADDRESS_LABEL =
  oneOf(`(?:(?:home|street|mailing|permanent|current|local|residential|student|patient)['’]?s?[ _]?)?address,domicilio,dirección(?: particular)?
  (?:privat|wohn)?anschrift,adresse(?: personnelle)?,woonadres,indirizzo,endereço,住址,地址,住所,주소`)
const NOT_OF_HOME = oneOf('e-?mail,ip,web,office,work,business')
const LINE_WITH_DIGIT = '(?=[^\\n"|;]{0,60}\\d)[^\\s"|;{}<>][^\\n"|;{}<>]{7,110}'
/** A label after which a whole line is an address, whatever its form. */
export const LABELED_LINE = new RegExp(
  `(?<![${L}])(?<!${NOT_OF_HOME} )${ADDRESS_LABEL}["'*_]{0,3}(?: is| was)? ?[:：=][ "'*]{0,3}(?<value>${LINE_WITH_DIGIT})`,
  'gi',
)
export const ADDRESS_HEADER = new RegExp(
  `^(?:${ADDRESS_LABEL}|addr\\.?|street|residence)(?: ?(?:line)? ?1)?$`,
  'i',
)

/** Places where people work, meet, and shop. */
export const NOT_HOME =
  wordsOf(`office,offices,department,dept,university,college of,school,schools,institute,library,museum,hospital,clinic,center,centre
  church,theat(?:er|re),hall,building,bldg,suite,ste,campus,registrar,bureau,ministry,embassy,consulate,court ?house
  restaurants?,caf[eé],coffee,shop,store,dock,receiving,hotel,inn,venue,event,conference,meet,meeting,reception,workshop,bank
  company,inc,llc,ltd,gmbh,corp(?:oration)?,foundation,headquarters,hq,warehouse,lab,laboratory,station,airport,stadium,arena
  parking,garage,bus,stop,protest,accident,fire,construction,landmark,historic,built,listed,for (?:sale|rent),bedrooms?,sq ?ft
  listing,open house,polling,vote,publisher,press,society,association,agency,vendor,supplier,contractor,invoice,remit
  p\\.?o\\. number,business,company,firm,attorneys?,law,clients,services?`)
/** "Regional offices:", above lines that each name a place. */
const PLACES =
  oneOf(`offices,branches,campuses,locations,departments,service points,hotlines,clinics,counties,county (?:list|numbers),towns,cities,agencies,hospitals,hotels
  libraries,restaurants,schools,shops,stores,vendors,venues`)
export const LISTS_PLACES = new RegExp(`^[^\\n.?!]{0,40}\\b${PLACES}\\b[^\\n.?!]{0,60}\\n`, 'im')
