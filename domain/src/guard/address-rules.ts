// What an address looks like in different countries, and which words before it make it a home.
import { L } from './label-rules.ts'
import { wordsOf } from './words.ts'

const CAPITAL = 'A-ZÀ-ÞĀ-ɏ'
const WORD = String.raw`[${CAPITAL}\d][${L}\d'’.-]{0,24}`
const STREET_WORD = `(?:Street|St|Avenue|Ave|Av|Road|Rd|Boulevard|Blvd|Drive|Dr|Lane|Ln|Court|Ct|Place|Pl|Way|Terrace|Ter|Circle|Cir|Parkway|Pkwy|Highway|Hwy|Square|Sq|Trail|Trl|Crescent|Cres|Close|Gardens|Gdns|Grove|Row|Walk|Mews|Alley|Loop|Ridge|Pike|Path|Parade|Esplanade|Broadway|Quay|Rise|Vale|Wynd|Croft|Nagar|Marg|Salai|Jalan|Layout|Colony|Enclave|Vihar)`
/** "County Rd K", "State Route 73", "CR 220" */
const NUMBERED_ROAD = String.raw`(?:(?:(?:[A-Z]{2,4}|County|State|US|U\.S\.|Farm|Ranch|Township|Twp|Forest|Old) ){0,2}(?:Road|Rd|Route|Rte|Highway|Hwy)\.?|CR|SR|FM|RM|TR|US|CTH|STH) (?:[A-Z]{1,2}|\d{1,4}[A-Z]?)(?![\d${L}])`
const UNIT = String.raw`(?:,? ?(?:Apt|Apartment|Unit|Suite|Ste|Flat|Room|Rm|Floor|Fl|Box|No|#)\.? ?#?[\dA-Za-z][\dA-Za-z-]{0,5})`
const POSTCODE = String.raw`(?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}|\d{3} ?\d{3}|\d{4})`
/** A town, a state, and a postal code, in the orders of different countries. */
const TOWN_WORD = String.raw`(?:(?:St|Mt|Ft)\.|[${CAPITAL}][${L}'’-]{1,24}(?![${L}\d]))`
const TOWN_PART = `(?:${POSTCODE} )?${TOWN_WORD}(?:[ -](?:(?:upon|on|am|an der|sur|de|la|del|the)[ -])?${TOWN_WORD}){0,3}`
const TOWN = String.raw`(?:(?:,? |,?\n(?=[^\n]{2,40}(?:\d{4}|[A-Z]{1,2}\d)))${TOWN_PART})?(?:, ?${TOWN_PART}){0,3}(?:,? (?:${POSTCODE}|[A-Z]{2,3}(?![${L}\d])(?:[ –-]{0,3}${POSTCODE})?)(?![\d${L}]))?`

/** Streets with their number, as people write them in different countries. */
export const STREETS: readonly RegExp[] = [
  // 2206 Camino Alegre NE, Albuquerque, NM 87112: whatever the street is called, before a state and a ZIP code
  new RegExp(
    String.raw`(?<![\d${L}$€£#.-])\d{1,5}[A-Za-z]?,? (?:[${CAPITAL}][${L}'’.-]{1,24} ?){1,5}${UNIT}?(?:,? |,?\n)(?:${TOWN_WORD}[ ,]{1,2}){1,3}(?:[A-Z]{2}|[${CAPITAL}][a-z]{3,12}(?: [${CAPITAL}][a-z]{3,12})?) \d{5}(?:-\d{4})?(?!\d)`,
    'g',
  ),
  // 1420 N. Maple Ave Apt 3, Pittsburgh, PA 15213; Flat 4, 22 King's Road, Leeds LS6 2AB; N3417 County Rd K
  new RegExp(
    String.raw`(?<![\d${L}$€£#.-])(?:(?:Flat|Apt\.?|Apartment|Unit|House|H\.? ?No\.?|Plot|Door No\.?|D\.? ?No\.?|#) ?[\dA-Z][\dA-Z/-]{0,7},? )?(?:\d{1,5}[A-Za-z]?(?:[/-]\d{1,4}[A-Za-z]?)?|(?:Lot|Space|Trailer|House|Unit) \d{1,4}[A-Z]?|[NSEW]\d{2,5}(?:[NSEW]\d{3,5})?),? (?:[NSEW]{1,2}\.? |(?:North|South|East|West) )?(?:${NUMBERED_ROAD}|(?:${WORD} ){1,4}?${STREET_WORD}|Broadway)(?![${L}])(?:(?<=\b(?:St|Ave|Av|Rd|Blvd|Dr|Ln|Ct|Pl|Ter|Cir|Pkwy|Hwy|Sq|Trl|Cres|Gdns))\.)?(?: (?:[NSEW]{1,2}|North|South|East|West)(?![${L}])\.?)?${UNIT}?(?:${TOWN})?`,
    'g',
  ),
  // Lindenstraße 14, 10969 Berlin; Keizersgracht 12, 1015 CN Amsterdam
  new RegExp(
    String.raw`(?<![${L}.-])(?:[${CAPITAL}][${L}.-]{1,24} )?[${CAPITAL}][${L}.-]{1,24}?(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer|laan|straat|gracht|plein|gatan|vägen|gade|vej|veien| Straße| Strasse| Str\.| Weg| Platz| Allee| utca| Caddesi| Sokak) \d{1,4}[a-zA-Z]?(?![\d${L}])(?:${TOWN})?`,
    'g',
  ),
  // Am Ring 8, 37073 Göttingen: a number, a postal code, and a town
  new RegExp(
    String.raw`(?<![${L}.-])(?:[${CAPITAL}][${L}.'’-]{1,24} ){1,4}\d{1,4}[a-zA-Z]?,\s?(?:[A-Z]{1,2}-)?\d{4,5}(?: [A-Z]{2})? [${CAPITAL}][${L}-]{2,24}(?: (?:am|an der|im|de|la) [${CAPITAL}][${L}-]{2,24})?`,
    'g',
  ),
  // 12 bis rue des Lilas, 75011 Paris
  new RegExp(
    String.raw`(?<![\d${L}])\d{1,4}(?: bis| ter)?,? (?:rue|avenue|boulevard|place|allée|chemin|impasse|quai|cours|route|passage) (?:(?:de|du|des|la|le|les|d['’]|l['’]|à|aux?) ?){0,3}[${CAPITAL}][${L}'’-]{1,24}(?:[ -](?:de |du |des |la )?[${CAPITAL}][${L}'’-]{1,24}){0,3}(?:${TOWN})?`,
    'g',
  ),
  // Calle Mayor 14, 3º B, 28013 Madrid; Via Roma 5; ul. Długa 7/3
  new RegExp(
    String.raw`(?<![${L}])(?:Calle|C\/|Avenida|Avda\.?|Av\.|Paseo|Plaza|Carrer|Carrera|Cra\.?|Camino|Rua|Via|Viale|Piazza|Corso|Largo|Travessa|ul\.|ulica|al\.|Strada) ?(?:(?:de|del|la|las|los|el|dei|della|do|da|dos) ){0,2}[${CAPITAL}\d][${L}\d'’.-]{0,24}(?: (?:(?:de|del|la|las|los|di|do|da) ){0,2}[${CAPITAL}][${L}'’.-]{1,24}){0,3},? ?(?:n[º°.]? ?|#|No\.? ?)?\d{1,5}[A-Za-z]?(?:[-/]\d{1,4})?(?:, ?\d{1,2}[º°ª]? ?[A-Za-z]?)?(?![\d${L}])(?:${TOWN})?`,
    'g',
  ),
  // Flat 302, Sai Krupa Apartments, Baner Road, Pune 411045; H.No. 5-3-1, Abids, Hyderabad – 500001
  new RegExp(
    String.raw`(?<![${L}])(?:Flat|House|H\.? ?No\.?|Plot|Door No\.?|D\.? ?No\.?|Block|Quarter|Villa|Room|Shop)(?: no\.?)? ?#?[\dA-Z][\dA-Z/-]{0,9}(?:,\s?[${L}\d][${L}\d'’ .()-]{1,40}){1,6}?,?[ –-]{1,3}\d{3} ?\d{3}(?!\d)`,
    'g',
  ),
  // B-207, Shanti Vihar Apartments, Kolar Road, Bhopal 462042; No. 42, 3rd Cross, Jayalakshmi Layout, Mysuru 570014
  new RegExp(
    String.raw`(?<![${L}\d/-])(?:No\.? ?|#)?(?:[A-Z]{1,2}[-/ ]?)?\d{1,4}[A-Z]?(?:[-/]\d{1,4}[A-Z]?)?(?:, ?[${CAPITAL}\d][${L}\d'’ .()-]{1,40}){1,5}?,?[ –-]{1,3}\d{3} ?\d{3}(?!\d)`,
    'g',
  ),
  // 14 Rosemount Viaduct, Flat 2/1, Aberdeen AB25 1NU: whatever the street is called, before a postal code of two parts
  new RegExp(
    String.raw`(?<![\d${L}$€£#.-])\d{1,5}[A-Za-z]?(?:/\d{1,3})?,? (?:[${CAPITAL}][${L}'’.-]{1,24},? ){1,5}(?:[${L}]{2,10}\.? [\dA-Za-z/]{1,6},? )?(?:[${CAPITAL}][${L}'’-]{1,24},? ){0,4}(?:[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|(?:[A-Z]{2} )?[A-Z]\d[A-Z] \d[A-Z]\d)(?![${L}\d])`,
    'g',
  ),
  // P.O. Box 1182, Ithaca, NY 14851; RR 2 Box 114
  new RegExp(
    String.raw`(?<![${L}])(?:(?:P\.? ?O\.? Box|Postfach|Apartado|BP) \d{2,6}|(?:R\.?R\.?|Rural Route|HC) ?#?\d{1,3},? Box \d{1,5}[A-Z]?)(?:${TOWN})?`,
    'g',
  ),
  /[\u3400-\u9fff]{2,12}[省市区県都道府][\u3400-\u9fff\d]{1,30}[路街町丁][\u3400-\u9fff]{0,6}\d{1,5}[\u3400-\u9fff\d-]{0,20}|〒\d{3}-\d{4}[ \u3400-\u9fff\d-]{4,40}/g,
]

/** Words that make an address someone's home, whoever the text is about. */
export const HOME =
  /\b(?:home|residential|permanent|street|current|local|off-?campus|mailing|shipping|forwarding|billing|summer|family|parents?['’]?s?|residence|postal)[ _-]?address|\b(?:my|his|her|their|your|student|patient|employee|emergency contact)['’]?s?[ _-](?:new |old |current |former )?(?:home|house|apartment|flat|address|place)|\b\p{Ll}{3,15}['’]?s (?:home )?address\b|\b(?:lives?|living|lived|resid(?:es?|ing)|staying|renting|rents|crashing) (?:(?:alone|now|currently|together|off campus|with [\p{L} ]{2,20}) )?(?:(?:at|to|in|on)\b|off[ -]campus:)|\b(?:mail|send|ship|deliver|forward)(?:ed|ing)? (?:it|them|me|my [\p{L} ]{3,20})(?: back)?(?: to)?(?: me)?(?: at| to)|\b(?:mail|send|ship|deliver|forward)(?:ed|ing)? (?:(?:the|a|my|his|her|their) )?(?:new |replacement |refund |paper )?(?:checks?|cheques?|cards?|diploma|packages?|letters?|refund|W-?2s?|transcripts?|books?|gifts?|flowers|paperwork) to:? ?$|\b(?:should|must|can|will|needs? to) (?:go|be (?:sent|mailed|posted|shipped)) to|\b(?:my|his|her|their|the)? ?(?:house|flat|home|room|pg|addr(?:ess)?) (?:is|no\.? is|na)\b|\b(?:new|old|wrong|right|correct|updated|previous)[ _](?:home |street )?(?:address|street|addr)\b|\bsublet|\bdomicili|\b(?:vive|viven|vivo) en|\bhabite|\bdemeure|\bwohnt|\bwohnhaft|\babita|\bmora n[ao]\b|\bdirección|\bindirizzo|\bendereço|\b(?:privat)?(?:anschrift|adresse)\b|\bwoonadres|\badres[ea]?\b|\bosoite\b|住址|地址|住所|주소|адрес|^[\s*•-]{0,6}["']?(?:home|addr(?:ess)?|residence|street|street_address)["']?\s?(?:[:=]|$)/imu
/** Words that do so where nothing else suggests a place of work. */
export const MAYBE_HOME =
  /\b(?:I|we|he|she|they|\p{Lu}\p{L}{1,30}) (?:just |recently |have |has |is |are |am )?(?:moved|moving|relocated|stays?)(?: back| in)? (?:to|at|in|into)\b/u
/** A label after which a whole line is an address, whatever its form. */
export const LABELED_LINE = new RegExp(
  String.raw`(?<![${L}])(?:(?:home|residential|permanent|current|local|mailing|off-campus|family|parents?['’]?)[ _]address|(?:student|patient|employee)['’]?s? address|home_address|dirección(?: particular)?|domicilio|adresse personnelle|privatanschrift|wohnanschrift|anschrift|woonadres|indirizzo|endereço|住址|住所|주소)["'*_]{0,3}(?: is| was)?[ ]?[:：=][ "'*]{0,3}(?<value>(?=[^\n"|;]{0,60}\d)[^\s\n"|;{}<>][^\n"|;{}<>]{7,110})`,
  'gi',
)
export const ADDRESS_HEADER =
  /^(?:(?:home|street|mailing|permanent|current|local|residential|student|patient)[ _]?)?(?:address|addr\.?|street|residence)(?: ?(?:line)? ?1)?$|^(?:dirección|domicilio|adresse|anschrift|indirizzo|endereço|住址|地址|住所|주소)$/i
const HALL = `(?:[${CAPITAL}][${L}'’-]{1,20} ){1,3}(?:Hall|House|Towers?|Residence|Dorm|Court|Commons|Quad|College|Apartments)(?: [A-Z])?`
const ROOM_WORD = String.raw`(?:[Rr]oom|[Rr]m\.?|[Aa]pt\.?|[Aa]partment|[Uu]nit|[Ss]uite|#)`
const ROOM = String.raw`(?<value>${HALL},? ?${ROOM_WORD}? ?#?\d{1,4}[A-Za-z]?|${ROOM_WORD} #?\d{1,4}[A-Za-z]?,? (?:in|of|at)? ?${HALL})(?![\d${L}])`
/** Someone's room in a residence hall: "lives in Forbes Hall, room 412". */
export const DORM = new RegExp(
  String.raw`\b(?:lives?|living|lived|resid(?:es?|ing)|stay(?:s|ing)|assigned|moved|dorm(?: room)?|hall|housing(?: assignment)?|residence)(?: (?:in|at|to|is|on campus in))?[: ]{1,2}(?:the )?${ROOM}`,
  'g',
)
/** A room that may be one: "Ana Prado in Forbes Hall 412". */
export const HALL_ROOM = new RegExp(String.raw`(?<![${L}\d-])${ROOM}`, 'g')
/** Where a text is about life in a residence hall. */
export const RESIDENCE =
  wordsOf(`residents?,room-?mates?,suite-?mates?,dorms?,dormitory,RAs?,hall director,lock-?outs?,move[ds]?[ -](?:in|out),res ?life
  residence (?:hall|life),noise complaint,quiet hours,room (?:change|swap|inspection|check),duty log,on duty`)
/** Rooms in which people teach and meet. */
export const ROOM_FOR_ALL =
  wordsOf(`office,hours,class(?:es|room)?,lectures?,labs?,exams?,finals?,meet(?:s|ing)?,section,seminar,teach(?:es|ing),prof(?:essor)?,dr
  speak(?:s|ing|er),panel,session,workshop,advising,tutoring,events?,held,lounge,auditorium,presentation,program`)

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
export const LISTS_PLACES =
  /^[^\n.?!]{0,40}\b(?:offices|branches|campuses|locations|departments|service points|hotlines|clinics|counties|county (?:list|numbers)|towns|cities|agencies|hospitals|hotels|libraries|restaurants|schools|shops|stores|vendors|venues)\b[^\n.?!]{0,60}\n/im
