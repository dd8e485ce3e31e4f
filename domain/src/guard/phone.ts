// When a number is a person's phone number, and not that of an office.
import type { AboutWhom } from './about-whom.ts'
import { LISTS_PLACES } from './address-rules.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isHarmlessNumber, type Reading, textAfter, textBefore } from './read-text.ts'
import { withoutOverlaps } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

const EXTENSION = String.raw`(?:,? ?(?:x|ext|extension)\.?:? ?\d{1,6})?`
const START = String.raw`(?<![\p{L}\d$€£#.]|\d[-–‑/]|\+)`
const END = String.raw`${EXTENSION}(?![\p{L}\d]|[-–‑./]\d)`
/** Numbers that are written like a phone number: 412-624-4141, (412) 624-4141, 412 624 4141, +49 30 901820, 06 12 34 56 78. */
const WRITTEN: readonly RegExp[] = [
  String.raw`${START}(?:\+?1[ ./-]{0,2})?(?:\( ?\d{3} ?\) ?[-–‑.]? ?|\d{3} ?[-–‑./] ?)\d{3}(?: ?[-–‑.] ?| ?)\d{4}${END}`,
  String.raw`${START}(?<!\d )(?:\+?1 )?\d{3} \d{3}[ –‑.-]\d{4}${END}(?! ?,? \d{1,4}(?![\d.)/-]))`,
  String.raw`(?<![\p{L}\d]|\d )\+\d{1,3}(?:[ \u00a0.–‑-]?\(?\d{1,5}\)?){1,7}${END}`,
  String.raw`(?<![\p{L}\d]|\d[-–‑./ ])0[1-9](?:[ .]\d{2}){4}${END}`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** Digits that are one only beside a word such as "call" or "cell", in one piece or in groups. */
const BARE = new RegExp(String.raw`${START}(?<!\d )\(?\d{2,11}\)?(?:[ .–‑/-]{1,2}\d{2,8}){0,5}${END}`, 'giu')

const RELATIVE = oneOf(
  'father,mother,m[ou]m,dad,guardian,parents?,wife,husband,spouse,sister,brother,son,daughter',
)
const LABEL =
  oneOf(`phone[sd]?,(?:handy|telefon|mobil|ruf)nummer,num[eé]ro,número,tel(?:e(?:phone|fono?))?,tél(?:éphone)?,teléfono,mob,hp,gsm,anruf(?:en)?,txt,cel
  llam(?:ar|e|ada),appel(?:er|ez),joindre,cell(?:ular|phone)?,mobile?,móvil,celular,handy,portable,call(?:ed|ing)?,dial,ring,text(?:ed|ing)?,sms,fax,whats ?app,signal
  voice ?mail,contact,reach(?:ed|able)?,hotline,landline,pager,direct line,(?:home|work|emergency|office) (?:number|line|contact),number (?:is|to call|for)
  (?:my|his|her|their|ur|your|mera) (?:no|num|nr|number|digits)`)
const LABEL_BEFORE = new RegExp(
  `(?<!\\p{L})${LABEL}(?!\\p{L})|(?<!\\p{L})${RELATIVE}[:,]? ?\\(?$|[☎📞📱]|电话|手机|電話|携帯|전화|телефон|тел\\.|(?:^|[\\s|·•,(])[ptmcfowh][:.] ?\\(?$`,
  'iu',
)
const LABEL_AFTER =
  /^ ?[-–—(,]? ?(?:cell|mobile|phone|home|work|office|fax|tel|whatsapp|handy|m[oó]vil|に電話|まで電話)(?![a-z])/iu
const LABEL_WITHIN = 40
/** "Kirra Donnelly, 0412 883 716" */
const NAME_BEFORE = /(?<!\p{L})\p{Lu}\p{Ll}{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2} {0,8}[,:;–—-]{0,2} ?\(?$/u

/** Between a person, or the start of the line, and a number, these words make it that of an office: "Ana: Registrar, Hall 3, ". */
const OFFICE =
  wordsOf(`desk,counter,department,dept,cent(?:er|re),clinic,hospital,library,museum,registrar,bursar,admissions,housing,reception,switchboard,dispatch,payroll
  accounts,benefits,affairs,aid,bookstore,caf[eé],counsel?ling,dining,facilities,maintenance,operations,parking,police,protection,receiving,records,relations
  reservations?,resources,safety,security,services?,support,transit,catering,hotel,inn,inc,llc,ltd,rentals?,repairs?,supply,taxi,towing,hot-?line,help-?line,help-?desk
  HR,EHS,IT,poison control,(?:crisis|main|tip|info|emergency|nurse) (?:line|number),oficina,biblioteca,bibliothèques?,departamento,servicio,coordinator,director
  manager,chaplain,warden,(?<!(?:my|his|her|their|your) )office(?!:),main,rsvp,info`)
const PERSONAL =
  wordsOf(`my,me,mine,his,he,she,her,hers,him,their,them,I,mi,mein,mich,meine,moi,mig,cell,mobile,home,(?:the|this|my|a) (?:student|patient|client),user,caller,driver,leader,call ?back
  lecturer,text(?:ed)?,txt,whats ?app,${RELATIVE}`)
const MADE_UP = wordsOf(
  'mock-?ups?,examples?,samples?,fake,fictional,dummy,placeholders?,templates?,tests?,regex,formats?',
)
/** "Contact: ", "cell ", and nothing at all */
const FIELD = /^[^\n.?!]{0,24}: ?\(?$|^[\s>*•-]{0,6}(?:\p{L}{1,12} )?\(?$/u
/** "Call 412-624-8837 or 412-624-8838." */
const CALL_ALONE =
  /^[\s*•"“-]{0,6}(?:please )?(?:call|text|phone|dial|ring) (?:[\d\s().,+-]{7,20}(?:or|and) )?$/i

interface Candidate extends Span {
  digits: string
  isLabeled: boolean
}

/** Phone numbers, except those of offices, which everyone may call. */
export function findPhones(reading: Reading, about: AboutWhom): Match[] {
  if (!reading.hasLongNumber) return []
  const numbers = [
    ...WRITTEN.flatMap((pattern) => candidates(reading, pattern, about)),
    ...candidates(reading, BARE, about).filter(({ isLabeled }) => isLabeled),
  ].filter((number) => isPhone(reading, number))
  // Once for the whole text: for each number, a long one would take seconds.
  const listsPlaces = LISTS_PLACES.test(reading.text)
  // A person's number is one wherever the text has it.
  const known = new Set(
    numbers.filter((one) => isSomeones({ reading, about, listsPlaces }, one)).map(({ digits }) => digits),
  )
  return withoutOverlaps(numbers.filter(({ digits }) => known.has(digits))).map(({ start, end, digits }) => ({
    start,
    end,
    masked: `${HIDDEN}-${digits.slice(-4)}`,
  }))
}

function candidates(reading: Reading, pattern: RegExp, about: AboutWhom): Candidate[] {
  return Array.from(reading.text.matchAll(pattern), ({ 0: number, index }) => {
    const digits = number.replace(/,? ?(?:x|ext).{0,16}$/i, '').replace(/\D/g, '')
    // The end of the parentheses around it isn't part of a number.
    const whole = number.includes('(') ? number : number.replace(/\)$/, '')
    const span = { start: index, end: index + whole.length }
    return { ...span, digits, isLabeled: digits.length > 6 && isLabeled(reading, span, about) }
  })
}

function isLabeled(reading: Reading, span: Span, about: AboutWhom): boolean {
  const before = textBefore(reading, span, LABEL_WITHIN)
  if (LABEL_BEFORE.test(before) || LABEL_AFTER.test(textAfter(reading, span, 14))) return true
  const sentence = about.sentenceAt(span.start)
  const isLikely = /^(?:0|\d{10}$)/.test(reading.text.slice(span.start, span.end))
  return (
    isLikely && NAME_BEFORE.test(before) && sentence !== undefined && about.namesNear(sentence).length > 0
  )
}

function isPhone(reading: Reading, number: Candidate): boolean {
  const { digits, isLabeled } = number
  if (isOtherNumber(textBefore(reading, number, 32)) || SHARED_NUMBER.test(digits) || isRepetitive(digits))
    return false
  if (isHarmlessNumber(reading, number)) return false
  if (isExample(number)) return digits.length > 9
  const written = reading.text.slice(number.start, number.end)
  if (/\d\d[/.-]\d\d[/.-](?:19|20)\d\d|^(?:1[5-9]|20)\d\d[-–]/.test(written)) return false
  if (written.startsWith('+')) return isInternational(digits)
  if (isNorthAmerican(digits)) return true
  if (!isLabeled) return /^0[1-9]/.test(digits)
  if (/^\(?[1-9]\d\d\)?[ .–‑/-]{0,2}\d{3}[ .–‑-]\d{4}/.test(written)) return false
  if (digits.length === 7) return /^[2-9]\d\d[-–‑.]/.test(written)
  // In one piece, it's more often an ID.
  if (/^\d+$/.test(written) && !digits.startsWith('0')) return digits.length === 10
  return digits.length > 7 && digits.length < 17 && !/^(?:19|20)\d\d|^000/.test(digits)
}

interface Text {
  reading: Reading
  about: AboutWhom
  /** Whether it has a list of offices or towns. */
  listsPlaces: boolean
}

/** Whether it's said to be a person's: someone in its sentence, whom a record is about, or the writer. */
function isSomeones({ reading, about, listsPlaces }: Text, number: Candidate): boolean {
  const { text } = reading
  const sentence = about.sentenceAt(number.start)
  if (!sentence || about.isStory(sentence)) return false
  const people = about
    .peopleOf(sentence)
    .filter((one) => one.start < sentence.end && one.end > sentence.start)
  const person = people.findLast(({ end }) => end <= number.start)
  const line = textBefore(reading, number, 90).split('\n').at(-1) ?? ''
  if (OFFICE.test(person ? text.slice(person.end, number.start) : line)) return false
  if (about.says(sentence, PERSONAL) || PERSONAL.test(line)) return !about.says(sentence, MADE_UP)
  // One name in a list of offices is mostly that of a town.
  if (people.length > 0)
    return !listsPlaces || people.some(({ start, end }) => text.slice(start, end).includes(' '))
  const inSentence = text.slice(sentence.start, number.start)
  // A field of a record is about the person of the record.
  if (FIELD.test(inSentence) && about.namesNear(sentence).length > 0) return true
  // By itself, it could be anyone's, but the exchange 555 is for examples.
  const isAlone = CALL_ALONE.test(inSentence) || !/\p{L}\P{L}+\p{L}/u.test(text.replace(/\d/g, ''))
  return isAlone && !isExample(number)
}

const isExample = ({ digits }: Candidate) => /^1?(?:\d{3})?555/.test(digits) && digits.length < 12

/** Area code and exchange can't start with 0 or 1 or be a service code such as 911. Toll-free numbers are those of organizations. */
function isNorthAmerican(digits: string): boolean {
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  return (
    /^[2-9]\d\d[2-9]\d{6}$/.test(local) &&
    !/^(?:37|96|.9|8(?:00|33|44|55|66|77|88)|.11|555)|^...(?:.11|555)/.test(local)
  )
}

/** Toll-free numbers in other countries: 1800 061 963, 0860 123 400. */
const SHARED_NUMBER = /^(?:1[38]00\d{6}|13\d{4}|0(?:800|808|860|861|845|300)\d{6,7})$/

function isInternational(digits: string): boolean {
  if (digits.length < 8 || digits.length > 15) return false
  return digits.startsWith('1') ? isNorthAmerican(digits) : !digits.startsWith('0')
}

const isRepetitive = (digits: string) => /^\d{0,3}(\d)\1{6,}$/.test(digits) || /1234567|7654321/.test(digits)
