import type { AboutWhom } from './about-whom.ts'
import { LISTS_PLACES } from './address-rules.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isHarmlessNumber, type Reading, textAfter, textBefore } from './read-text.ts'
import { withoutOverlaps } from './spans.ts'

const EXTENSION = String.raw`(?:,? ?(?:x|ext|extension|ext\.) ?\.?:? ?\d{1,6})?`
const END = String.raw`(?![\p{L}\d]|[-–‑./]\d)`

interface Rule {
  pattern: RegExp
  /** Whether the number counts only next to a word such as "call" or "cell". */
  needsLabel?: boolean
  check: (digits: string) => boolean
}

const RULES: readonly Rule[] = [
  {
    // 412-624-4141, (412) 624-4141, 412.624.4141, 412/624-4141, +1 (412) 624-4141
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d$€£#]|\d[-–‑./]|\+)(?:\+?1(?: ?[-–‑./] ?| )?)?(?:\( ?\d{3} ?\) ?[-–‑./]? ?\d{3}(?: ?[-–‑.] ?| ?)|\d{3} ?[-–‑./] ?\d{3} ?[-–‑.] ?|\d{3} \d{3}[-–‑.])\d{4}${EXTENSION}${END}`,
      'giu',
    ),
    check: isNorthAmerican,
  },
  {
    // 412 624 4141, but not three numbers in a row of others
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d$€£#.]|\d[-–‑./, ]|\+)(?:\+?1 )?\d{3} \d{3} \d{4}${EXTENSION}${END}(?! ?,? \d{1,4}(?![\d.)/-]))`,
      'giu',
    ),
    check: isNorthAmerican,
  },
  {
    // "Ana 10-12 412 624 4141": after a time
    pattern:
      /(?<=(?<!\d)\d{1,2}(?::\d\d)? ?(?:[ap]m?)? ?[-–] ?\d{1,2}(?::\d\d)? ?(?:[ap]m?)?,? )\d{3} \d{3} \d{4}(?=[,;)]|\s*$)/gimu,
    check: isNorthAmerican,
  },
  {
    // +49 30 901820
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d]|\d )\+\d{1,3}(?:[ \u00a0.–‑-]?\(?\d{1,5}\)?){1,7}(?:[ -]?\d{1,4})?${EXTENSION}${END}`,
      'giu',
    ),
    check: isInternational,
  },
  {
    // 4126244141, 14126244141
    pattern: new RegExp(String.raw`(?<![\p{L}\d]|[$€£#]|\d[-–‑./ ])\+?1?\d{10}${EXTENSION}${END}`, 'giu'),
    needsLabel: true,
    check: isNorthAmerican,
  },
  {
    // 624-4141
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d$€£#]|\d[-–‑./)]|\) )\d{3}[-–‑.]\d{4}${EXTENSION}${END}`,
      'giu',
    ),
    needsLabel: true,
    check: (digits) => /^[2-9]\d{6}/.test(digits) && !digits.startsWith('555'),
  },
  {
    // 06 12 34 56 78 in France, 07700 900123 in the United Kingdom
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d]|\d[-–‑./ ])0[1-9](?:[ .]\d{2}){4}${END}|(?<![\p{L}\d]|\d[-–‑./ ])07\d{3} \d{6}${END}`,
      'gu',
    ),
    check: (digits) => !isRepetitive(digits),
  },
  {
    // 612 345 678, but not 412 012 4141, which would be a North American one
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d$€£#]|\d[-–‑./, ])(?!\d{3}[ .–‑-]\d{3}[ .–‑-]\d{4}(?!\d))[1-9]\d{1,3}(?:[ .–‑-]\d{2,4}){2,4}${END}(?! \d)`,
      'gu',
    ),
    needsLabel: true,
    check: (digits) =>
      digits.length >= 8 &&
      digits.length <= 12 &&
      !isRepetitive(digits) &&
      !/^(?:19|20)\d\d|^\d{3}555/.test(digits),
  },
  {
    // 98204 71635 in India
    pattern: new RegExp(String.raw`(?<![\p{L}\d$€£#]|\d[-–‑./, ])[6-9]\d{4}[ -]?\d{5}${END}`, 'gu'),
    needsLabel: true,
    check: (digits) => !isRepetitive(digits),
  },
  {
    // 0049 30 901820, 020 7946 0018, 0412 345 678
    pattern: new RegExp(
      String.raw`(?<![\p{L}\d]|\d[-–‑./ ])(?!\d\d[/.-]\d\d[/.-](?:19|20)\d\d)\(?0\d{1,4}\)?(?:[ /.–‑-]{1,2}\d{2,8}){1,5}${EXTENSION}${END}|(?<![\p{L}\d]|\d[-–‑./ ])0\d{8,13}${END}`,
      'giu',
    ),
    needsLabel: true,
    check: (digits) =>
      digits.length >= 9 && digits.length <= 16 && !digits.startsWith('000') && !isRepetitive(digits),
  },
]

const LABEL =
  /(?<!\p{L})(?:(?:phone[sd]?|(?:handy|telefon|mobil|ruf)nummer|num[eé]ro|número|tel(?:e(?:phone|fono?))?|tél(?:éphone)?|teléfono|mob|h\/?p|handphone|cep|gsm|nr\.? mobil|rufnummer|anruf(?:en)?|txt|cel|llam(?:ar|e|ada)|appel(?:er|ez)|joindre|marque(?: al)?|cell(?:ular|phone)?|mobile?|móvil|celular|handy|portable|call(?:ed|ing)?|dial|ring|text(?:ed|ing)?(?: (?:me|him|her|them|us))?(?: at)?|sms|fax|whats ?app|signal|voice ?mail|contact(?: (?:number|info|me|him|her|them|us))?|reach(?:ed|able)?|hotline|landline|pager|direct line|(?:office|home|work|emergency) (?:number|line|contact)|number (?:is|to call|of|for|ni|ng)|(?:my|his|her|their|ur|your|mera|whatsapp) (?:no|num|nr|number|digits|mob)(?: is| na| hai)?)(?!\p{L})|[☎📞📱])|电话|手机|電話|携帯|전화|телефон|тел\./iu
/** "P: 412-624-4141", as in signatures, and "mother 98260 41753". */
const LETTER_LABEL =
  /(?:(?:^|[\s|·•,(])[ptmcfowh][:.]|\b(?:father|mother|m[ou]m|dad|guardian|parents?|wife|husband|spouse|sister|brother|son|daughter)[:,]?) ?\(?$/i
/** What units and services are called, mostly as the last word of their names. */
const UNIT_WORDS =
  'desk counter department dept center centre clinic hospital library museum registrar bursar admissions housing reception switchboard dispatch payroll payable receivable accounts benefits affairs aid athletics bookstore cafe café circulation control counseling custodial dining facilities grounds health housekeeping life mailroom maintenance management operations campus parking police protection receiving records recycling relations reservations resources safety security services? support transit transportation catering bros co corp hotel inn inc llc ltd motel plumbing rentals? repairs? supply taxi towing hot-?line help-?line help-?desk lifeline rsvp hq'
    .split(' ')
    .join('|')
/** The number of an office, which everyone may call: "Registrar: …", "the help desk at …". */
const OFFICE_BEFORE = new RegExp(
  String.raw`(?<!['’]s )(?<!\b(?:my|his|her|their|your) )\b(?:\p{Ll}{2,12} )?(?:(?:${UNIT_WORDS}|(?:the|our|[A-Z][\p{L}&-]{1,20}) office|human resources|HR|IT|hot line|help line|poison control|customer care)|office of [\p{L} &]{3,40}|(?:crisis|facilities|main|general|tip|support|help|info(?:rmation)?|emergency|safety|advising|nurse|counsell?ing|wellness|housing|registrar|clinic|after[- ]hours) (?:line|number)|(?:oficina|biblioteca|departamento|cl[ií]nica|servicio) de [\p{L} ]{3,30}|the (?:[\p{L}]{2,15} ){0,3}(?:coordinator|director|manager|dispatcher|chaplain|registrar|warden|officer on duty))(?: \([^()\n]{1,30}\))?,?(?: (?:at|on|is|can be reached at|phone|tel|telephone|number|hours|directly|by phone at|is at|is open|team))*\.?[:,(|\s–—-]{0,5}(?:(?:phone|tel|telephone|call|ph|t|p|at)[.: ]{1,3})?$`,
  'iu',
)
/** Whom the number is of: "Student Accounts, ". */
const OWNER = /(?<!\p{L})(?:\p{Lu}[\p{L}&]{1,20}[ -]?){1,4}(?: (?:at|on|24h?|24\/7))?[,:]? ?\(?$/u
const LINE_OWNER = /(?:^|\n)[\s*•–-]{0,6}((?:\p{Lu}[\p{L}&]{1,20}[ -]?){1,4})[,:–|-][^\n]{0,70}$/u
/** Where another begins: "call EHS", "Ana 412-624-4141, EHS". */
const CLAUSE_START =
  /(?:^|[.:;!?•|–—(]\s{0,2}|\d,? (?:and |or )?|\b(?:call(?:ing)?|contact|dial|page|notify|ring|phone|alert|reach|text)(?: the| our)? )$/iu
const UNIT = new RegExp(`^(?:${UNIT_WORDS})$`, 'i')
/** "EHS", "Maintenance" */
const isUnit = (word: string) => /^\p{Lu}{3,5}$/u.test(word) || (/^\p{Lu}/u.test(word) && UNIT.test(word))

const PERSONAL =
  /\b(?:my|me|mine|his|he|she|her|hers|him|their|them|I|cell|mobile|home|wife|husband|mom|mother|dad|father|parent|patient|student|user|caller|driver|leader|call ?back|client|lecturer|text(?:ed)?|txt|whats ?app)\b/i
const LABEL_WITHIN = 40
/** A local number after a name needs no label: "Kirra Donnelly, 0412 883 716". */
const NAME_BEFORE = /(?<!\p{L})\p{Lu}\p{Ll}+(?: \p{Lu}[\p{L}'’-]+){0,2} {0,8}[,:;–—-]{0,2} ?\(?$/u
/**
 * When a number is a phone number: North American ones as usually written, international ones with +, and others next
 * to "call" or "cell".
 */
export function findPhones(reading: Reading, about: AboutWhom): Match[] {
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  const numbers = new Set<string>()
  const offices: (Match & { digits: string })[] = []
  const lists = { people: LISTS_PEOPLE.test(reading.text), places: LISTS_PLACES.test(reading.text) }
  for (const { pattern, needsLabel = false, check } of RULES) {
    for (const match of reading.text.matchAll(pattern)) {
      const number = match[0].replace(/,? ?(?:x|ext).{0,16}$/i, '')
      const digits = number.replace(/\D/g, '')
      // The end of the parentheses around it isn't part of a number.
      const whole = match[0].includes('(') ? match[0] : match[0].replace(/\)$/, '')
      const span = { start: match.index, end: match.index + whole.length }
      if (
        !check(digits) &&
        !(check(digits.replace(/(?<=^1?\d{3})555/, '556')) && isPersons(reading, span, about))
      )
        continue
      const labeled = isLabeled(reading, span, about, lists)
      if (!labeled && (needsLabel || isHarmlessNumber(reading, span))) continue
      if (isOtherNumber(textBefore(reading, span, 32)) || SHARED_NUMBER.test(digits)) continue
      const phone = { ...span, masked: `${HIDDEN}-${digits.slice(-4)}` }
      if (isOfOffice(reading, span, about, lists)) offices.push({ ...phone, digits })
      else {
        found.push(phone)
        numbers.add(digits)
      }
    }
  }
  // A person's number is one wherever the text has it.
  for (const { digits, ...phone } of offices) if (numbers.has(digits)) found.push(phone)
  // Several rules can find the same number.
  return withoutOverlaps(found)
}

/** The exchange 555 is for examples, unless it's on someone's line, or the text asks to call a person there. */
function isPersons(reading: Reading, span: Span, about: AboutWhom): boolean {
  const sentence = about.sentenceAt(span.start)
  if (!sentence || about.isStory(sentence) || about.says(sentence, MADE_UP)) return false
  const before = textBefore(reading, span, LABEL_WITHIN)
  if (ANY_OFFICE.test(before)) return false
  return about.peopleOf(sentence).length > 0 || (LABEL.test(before) && about.says(sentence, PERSONAL))
}

const MADE_UP =
  /\b(?:mock-?ups?|examples?|samples?|fake|fictional|dummy|placeholders?|templates?|unit tests?|test data|regex|formats?)\b/i
const ANY_OFFICE =
  /\b(?:office(?!:)|desk|department|dept|switchboard|hotline|main|center|centre|clinic|library|registrar|bursar|rsvp|reservations?|info)\b/i

function isOfOffice(reading: Reading, span: Span, about: AboutWhom, lists: Lists): boolean {
  const sentence = about.sentenceAt(span.start)
  if (!sentence) return false
  const people = about
    .peopleOf(sentence)
    .filter(({ start, end }) => start < sentence.end && end > sentence.start)
  if (isOrganizations(textBefore(reading, span, 90), people.length > 0)) return true
  // "… Bradley Hall, or call the lab desk at "
  const office = OFFICE_BEFORE.exec(lineBefore(reading, span, 80))
  if (office && (people.length === 0 || CLAUSE_START.test(office.input.slice(0, office.index)))) return true
  const isPersonal = about.says(sentence, PERSONAL) || PERSONAL.test(lineBefore(reading, span, LABEL_WITHIN))
  // One name in a list of offices is mostly that of a town.
  const isFullName = people.some(({ start, end }) => reading.text.slice(start, end).includes(' '))
  if (!isFullName && sentence.startsLine && !isPersonal && lists.places) return true
  if (isPersonal || people.length > 0) return false
  if (about.says(sentence, ANY_OFFICE)) return true
  if (about.peopleOf(sentence).length > 0) return false
  // A line or a field of a record is about the person of the record.
  const isField = sentence.startsLine || FIELD.test(reading.text.slice(sentence.start, span.start))
  const isListed = lists.people && NAME_BEFORE.test(lineBefore(reading, span, 60))
  if (isField && (isListed || about.namesNear(sentence).length > 0)) return false
  // By itself, it could be anyone's.
  if (CALL_ALONE.test(reading.text.slice(sentence.start, span.start))) return false
  if (reading.text.length > REST_MAX) return true
  return /\p{L}\P{L}+\p{L}/u.test(`${reading.text.slice(0, span.start)}${reading.text.slice(span.end)}`)
}
const REST_MAX = 60
/** "Call 412-624-8837 or 412-624-8838." */
const CALL_ALONE =
  /^[\s*•"“-]{0,6}(?:please )?(?:call|text|phone|dial|ring) (?:[\d\s().,+-]{7,20}(?:or|and) )?$/i
/** Whether a header says that a text lists people, or places. */
interface Lists {
  people: boolean
  places: boolean
}
/** "Driver list:", above lines that each name someone. */
const LISTS_PEOPLE =
  /^[^\n.?!]{0,40}\b(?:contacts?|chaperones?|crew|drivers?|leaders?|members?|parents?|passengers?|players?|residents?|riders?|roster|staff|students?|tenants?|tutors?|volunteers?|(?:phone|sub|call|carpool) (?:list|numbers|tree|sheet)|phones|cells)\b[^\n.?!]{0,60}[\n:]/im
const lineBefore = (reading: Reading, span: Span, length: number) =>
  textBefore(reading, span, length).split('\n').at(-1) ?? ''
/** "Contact: " */
const FIELD = /^[^\n.?!]{0,24}: ?\(?$/

/** Whether the name right before a number is that of an office or a company. */
function isOrganizations(text: string, hasPeople: boolean): boolean {
  const owner = OWNER.exec(text)
  const last = owner?.[0].match(/\p{Lu}[\p{L}&]{1,20}/gu)?.at(-1) ?? ''
  if (owner && isUnit(last) && (!hasPeople || CLAUSE_START.test(text.slice(0, owner.index)))) return true
  // "Bursar, Cooper Hall 114, 412-624-4141"
  const first = LINE_OWNER.exec(text)?.[1]?.trim().split(/[ -]/).at(-1) ?? ''
  return !hasPeople && isUnit(first)
}

function isNearSomeone({ start }: Span, about: AboutWhom): boolean {
  const sentence = about.sentenceAt(start)
  return sentence !== undefined && about.namesNear(sentence).length > 0
}

function isLabeled(reading: Reading, span: Span, about: AboutWhom, lists: Lists): boolean {
  const before = textBefore(reading, span, LABEL_WITHIN)
  if (LABEL.test(before) || LETTER_LABEL.test(before)) return true
  if (NAME_BEFORE.test(before) && (reading.text[span.start] === '0' || lists.people))
    return isNearSomeone(span, about)
  return /^ ?[-–—(,]? ?(?:まで電話|に電話|cell|mobile|phone|home|work|office|fax|t[eé]l(?:efon|éfono)?|whatsapp|handy|m[oó]vil|mob)(?![a-z])/iu.test(
    textAfter(reading, span, 14),
  )
}

/** Area code and exchange can't start with 0 or 1 or be a service code such as 911. The exchange 555 is for examples. */
function isNorthAmerican(digits: string): boolean {
  const local = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (!/^[2-9]\d\d[2-9]\d{6}$/.test(local)) return false
  const area = local.slice(0, 3)
  const exchange = local.slice(3, 6)
  if (area === '555' || exchange === '555' || area.endsWith('11') || exchange.endsWith('11')) return false
  return !/^(?:37|96)|^.9/.test(area) && !TOLL_FREE.test(area) && !isRepetitive(local)
}

/** Only organizations have these. */
const TOLL_FREE = /^8(?:00|33|44|55|66|77|88)$/

/** The same in other countries: 1800 061 963, 0860 123 400. */
const SHARED_NUMBER = /^(?:1[38]00\d{6}|13\d{4}|0(?:800|808|860|861|845|300)\d{6,7})$/

/** Calling codes of one and two digits; all others have three. */
const SHORT_CALLING_CODE = /^(?:1|7|20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

function isInternational(digits: string): boolean {
  if (digits.length < 8 || digits.length > 15 || isRepetitive(digits)) return false
  if (digits.startsWith('1')) return isNorthAmerican(digits)
  return SHORT_CALLING_CODE.test(digits) || /^[2-689]/.test(digits)
}

const isRepetitive = (digits: string) => /^\d{0,3}(\d)\1{6,}$/.test(digits) || /1234567|7654321/.test(digits)
