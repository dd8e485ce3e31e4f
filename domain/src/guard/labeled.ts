// Values that a label or the header of a column explains: dates of birth, bank accounts, IDs, and names.
import { findIbans } from './bank.ts'
import { HIDDEN, type Match, type Span } from './finding.ts'
import { EXAMPLE, isIdOfThing } from './harmless.ts'
import { canBeName, isCodeName, isPersonLabel, titleCase } from './is-name.ts'
import { FULL_NAME, isDate, L, LABEL_RULES, type LabelRule } from './label-rules.ts'
import { isPlaceholderId, isPlaceholderName } from './not-real-people.ts'
import type { Reading } from './read-text.ts'
import { overlapsAny, withoutOverlaps } from './spans.ts'
import { oneOf, onlyOneOf } from './words.ts'

type LabeledKind = LabelRule['kind']

/** Values that a label makes private, some of them only next to a person. */
export type Labeled = Match & { needsPerson: boolean }

/** A label in Chinese or Japanese can be right before its value. */
const LABEL_END = `(?:(?<=[\\u3000-\\uffff])|(?![${L}\\d]))\\.?`
const QUOTES = '["\'`*_)\\]]{0,3}'
const ASIDE = '(?: ?\\([^()\\n\\d]{1,24}\\))?'
const NUMBER = `(?: ?${oneOf('(?:numbers?|num|nos?|nr|number|code)\\b\\.?,#,n[°º]\\.?')})?`
const OF_SOMEONE = `(?: (?:of|for|de|von) (?:[${L}.'’-]{2,20} ?){1,3}(?=[:=]| is| was))?`
const IS = `(?:,? ?${oneOf('is,was,are,er,es,ist,est,lautet,reads,listed as,given as,falls,[是为為は은는]')})?`
const ADVERB = `(?: ${oneOf('on,still,also,just,actually,el,le,am')})?`
/** What comes between a label and its value: "no.", "of Ana Diaz", "is", a colon, quotes, and a line break. */
const LINK = `${QUOTES}${ASIDE}${NUMBER}${OF_SOMEONE}${IS}${ADVERB}[\\s:：=#"'\`*_(|–—>→-]{0,6}`
const AROUND = 200
const BEFORE_MAX = 60

const RULES = LABEL_RULES.map((rule) => ({
  ...rule,
  inText: new RegExp(
    `(?<![${L}\\d])(?:${rule.label})${LABEL_END}${rule.gap ?? ''}${LINK}(?<value>${rule.value})(?![${L}\\d%]|[-/]\\d)`,
    'gi',
  ),
}))
type Rule = (typeof RULES)[number]

/** Values that a label or the header of a column explains. */
export function findLabeled(reading: Reading): Record<LabeledKind, Labeled[]> {
  const found: Record<LabeledKind, Labeled[]> = {
    birth_date: [],
    personal_id: [],
    student_id: [],
    bank_account: [],
    name: [],
    record_name: [],
  }
  const add = (kind: LabeledKind, { start, end }: Span, needsPerson = false) =>
    found[kind].push({ start, end, masked: maskOf(kind, reading.text.slice(start, end)), needsPerson })
  for (const rule of RULES) for (const span of inText(reading, rule)) add(rule.kind, span, rule.needsPerson)
  for (const span of findIbans(reading.text)) add('bank_account', span)
  for (const kind of Object.keys(found) as LabeledKind[]) found[kind] = withoutOverlaps(found[kind])
  return found
}

function inText({ text, settled }: Reading, rule: Rule): Span[] {
  const found: Span[] = []
  for (const match of text.matchAll(rule.inText)) {
    const end = match.index + match[0].length
    const span = { start: end - (match.groups?.['value'] ?? '').length, end }
    if (isCode(text, match, end)) continue
    const link = text.slice(match.index, span.start).slice(-12)
    if (rule.needsColon && !/[:：=]/.test(link)) continue
    if (isName(rule.kind)) span.end = span.start + (NAME.exec(text.slice(span.start, end))?.[0].length ?? 0)
    const before = text.slice(Math.max(0, match.index - BEFORE_MAX), span.start)
    if (rule.kind === 'student_id' && (overlapsAny(settled, span) || isIdOfThing(before))) continue
    const around = text.slice(Math.max(0, match.index - AROUND), end + AROUND)
    if ((rule.needs && !rule.needs.test(around)) || EXAMPLE.test(before)) continue
    const label = { words: match[0], isExplicit: /[:：=#"'(]| (?:is|was) /.test(link) }
    if (!isPossible(rule.kind, text.slice(span.start, span.end), label)) continue
    found.push(span)
  }
  return found
}

/** A property, a call, or an address: `user.netid`, `user = request.user`, `login = config["login"]`, `login.cs.pitt.edu`. */
const isCode = (text: string, match: RegExpExecArray, end: number) =>
  /^(?:[._]\w|\(|\[["'\w])/.test(text.slice(end, end + 2)) ||
  text[match.index - 1] === '.' ||
  /==|\(["'`]|\.(?=[a-z]+$)|= ?[a-z]+\.[a-z]+$/i.test(match[0])

const NAME = new RegExp(`^(?:${FULL_NAME})`)
const isName = (kind: LabeledKind) => kind === 'name' || kind === 'record_name'

/** The words of a label, and whether it says that a value follows: "NetID: ", "NetID is ". */
interface Label {
  words: string
  isExplicit: boolean
}

/** Whether the value can be someone's. After a colon, an ID for signing in may be only letters. */
function isPossible(kind: LabeledKind, value: string, label: Label): boolean {
  if (isName(kind)) return isNameValue(value, label)
  if (kind === 'birth_date') return isRecent(value)
  if (isDate(value) || isPlaceholderId(value)) return false
  return /\d/.test(value) || (label.isExplicit && /^[a-z._]{3,24}$/.test(value) && !NOT_LOGIN.test(value))
}

/** After a label, one word that isn't an ordinary one is enough. */
function isNameValue(value: string, label: Label): boolean {
  const name = value.replace(/^(?:Mr|Ms|Mrs|Mx|Dr|Miss)\.? /, '')
  if (isCodeName(name) || isPlaceholderName(name)) return false
  const isOneWord = /^\p{Lu}[\p{L}'’-]+$/u.test(name)
  return (
    isPersonLabel(name) ||
    (isOneWord && /name|first|last|given|nom/i.test(label.words) && canBeName(titleCase(name)))
  )
}

/** People whose birthday is a hundred years ago are in books. */
function isRecent(date: string): boolean {
  const year = /(?:1[0-9]|20)\d\d/.exec(date)?.[0]
  return year === undefined || (Number(year) > 1920 && year !== '1970')
}

/** Words after a label in instructions, and columns of a database: user_id. */
const NOT_LOGIN =
  onlyOneOf(`and,or,the,your,their,his,her,my,our,its,to,for,with,from,passwords?,logins?,accounts?,required,optional,string,text,null,none,net(?:id)?
  unknown,here,below,above,e?mail,users?,username,name,number,fields?,must,can,will,should,may,has,have,had,is,are,was,were,not,only,when,where,which,that
  this,these,those,in,on,at,as,of,by,if,an,all,any,each,same,first,last,new,old,example,placeholder,xxx,abc,foo,bar,admin,root,test,tbd,pending,expired
  disabled,locked,(?:in)?active,blank,missing,(?:in)?valid,credentials,page,portal,form,office,team,support,help,desk,before,after,into,instead,because
  via,using,used,(?:your|my|some|the|new)_.*,.*_(?:ids?|name|at|key|type|by|date|email)`)

function maskOf(kind: LabeledKind, value: string): string {
  if (isName(kind)) return `${value.slice(0, 1)}${HIDDEN}`
  if (kind === 'birth_date') return '••/••/••••'
  return value.length > 6 || kind === 'student_id' ? `${HIDDEN}${value.slice(-3)}` : HIDDEN
}
