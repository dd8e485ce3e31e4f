// Whether words can be a person's name, as far as their forms and the lists of names tell.
import { FIRST_NAMES } from './first-names.ts'
import { AMBIGUOUS_NAMES, ENTITY_WORDS, NOT_NAMES, PLACE_SURNAMES, SURNAMES } from './name-words.ts'
import { isPlaceholderName } from './not-real-people.ts'
import { isPublicFigure } from './public-figures.ts'
import { oneOf, onlyOneOf } from './words.ts'

export const PARTICLE = oneOf(
  'de,da,do,del,dela,della,di,dos,das,du,la,le,van,von,der,den,ter,ten,bin,binti?,ibn,ben,al,el,y,e,af,av,zu,[sd]/o,a/[lp]',
)
/** Letters of writing that has capitals: a name in Latin letters ends where Chinese begins. */
const CASED = String.raw`[\p{Lu}\p{Ll}\p{Lm}\p{M}]`
export const NAME_WORD = String.raw`\p{Lu}${CASED}{0,30}(?:['’‘-]${CASED}{1,30}){0,3}`
const IS_PARTICLE = new RegExp(`^${PARTICLE}$`)
export const TITLES = '[Mm]r,[Mm]s,[Mm]rs,Mx,[Dd]r,[Pp]rof,Professor,Miss,Sir,Herr,Frau,Señora?,Sra?,Mme'
export const IS_TITLE = new RegExp(`^${oneOf(TITLES)}\\.?$`)

const WITHOUT_ACCENTS = new Set([...FIRST_NAMES].map((name) => name.normalize('NFD').replace(/\p{M}/gu, '')))

/** "Maria", and "Jun-ho", as Korean names are written. */
export const isFirstName = (word: string) =>
  FIRST_NAMES.has(word) || WITHOUT_ACCENTS.has(word) || /^\p{Lu}\p{Ll}{1,6}-\p{Ll}{2,6}$/u.test(word)

/** A first name that is nothing else: not "Grace" and "Will". */
export const isSureFirstName = (word: string) => isFirstName(word) && !AMBIGUOUS_NAMES.has(word)

/** Whether a capitalized word can be a name, as far as we know. */
export const canBeName = (word: string) => !isOtherWord(word) && !ENTITY_WORDS.has(word)

/** `NativeClient` and LaTeX, but not DeShawn or McDonald. */
const SPLIT_NAMES = oneOf('Mc,Mac(?!Book|OS),De,Di,Du,Da,La,Le,Lu,Van,Von,Fitz,Ja,Jo,Ke,Ann,Mary,Sha,Ra,Ty')
const CODE_NAME = new RegExp(String.raw`(?<!^|\b${SPLIT_NAMES})\p{Lu}(?<=\p{Ll}\p{Lu})`, 'u')
export const isCodeName = (word: string) => CODE_NAME.test(word)

/** Abbreviations in capitals, and words that aren't names. */
export function isOtherWord(word: string): boolean {
  // GPA, DOMPurify, NetID, LaTeX, "Pt", "Hx"
  if (/^\p{Lu}{2,}(?:\p{Ll}|$)|\p{Ll}\p{Lu}{2,}$/u.test(word) || CODE_NAME.test(word)) return true
  if (/^(?!Ng$|Md$)[B-DF-HJ-NP-TV-XZ][b-df-hj-np-tv-xz]{1,2}$/.test(word) || IS_TITLE.test(word)) return true
  if (/^(?:I|We|You|They|He|She|It|That|There|Here|What|Who|Let)['’]/.test(word)) return true
  // "Pell-eligible"
  const [head = ''] = word.split(/-(?=\p{Ll}{4})/u)
  return NOT_NAMES.has(head) && !AMBIGUOUS_NAMES.has(head)
}

/** "San Francisco" */
const PLACE = onlyOneOf(
  'San,Santa,Santo,Saint,St,Fort,Mount,Mt,Port,New,Los,Las,El,Lake,North,South,East,West,Grand,Little',
)
/** Whom everyone knows by their office: "Archbishop Tutu". */
const PUBLIC_TITLE =
  onlyOneOf(`Archbishop,Bishop,Cardinal,Pope,Saint,Imam,Rabbi,Senator,Congress(?:man|woman),Governor,Minister,Chancellor,Ambassador,Mayor
  Queen,Princess,Emperor,Sultan,Lord,Lady,Dame,Justice,General,Colonel,Admiral`)
/** Colors and sizes, which are family names but not first ones: "Green Shield". */
const NOT_FIRST = onlyOneOf(
  '(?:Black|White|Green|Brown|Gray|Young|Small|Long|Short|Good|Best|Three|Two)(?:-.*)?',
)
/** Endings of nouns and adjectives that family names don't have. */
const ORDINARY_ENDING = new RegExp(
  `\\p{L}{3}${oneOf(`[^r]ances?,[^r]ences?,[^e]ments?,[cstx]i[oó]n(?:e?s)?,[ei]dad,tät,ité,heit,keit,schaft,ness,isms?,olog(?:y|ies)
  it(?:y|ies),ships?,ical,ional,tive,ries`)}$`,
  'u',
)

/** Whether capitalized words are a title or an organization, as far as their forms tell: "Grant Agreement". */
const isOrdinary = (words: readonly string[]) =>
  words.length > 1 &&
  !words.some(isSureFirstName) &&
  (NOT_FIRST.test(words[0] ?? '') || words.some((word) => ORDINARY_ENDING.test(word)))

interface Looks {
  hasTitle: boolean
  /** Where all nouns have capitals, only a first name makes a name. */
  needsFirstName: boolean
}

/** Whether capitalized words that stand together are a person's name. */
export function isName(words: readonly string[], { hasTitle, needsFirstName }: Looks): boolean {
  const full = words.filter((word) => /^\p{Lu}['’]?[\p{L}\p{M}]/u.test(word))
  const [first = ''] = full
  if (first === '' || isPublicFigure(words) || isPlaceholderName(words.join(' '))) return false
  if (PUBLIC_TITLE.test(first) || (full.length > 1 && PLACE.test(first) && !isFirstName(first))) return false
  if (hasTitle) return true
  if (isOrdinary(words) || (needsFirstName && !full.some(isFirstName))) return false
  if (full.length > 1) return full.some((word) => !AMBIGUOUS_NAMES.has(word))
  // "J. Rivera" with any name, and "Maria" if we know it.
  if (words.some((word) => /^\p{Lu}\.$/u.test(word)) || (words.length > 1 && isFirstName(first))) return true
  return isFirstName(first.split('-')[0] ?? '') && !AMBIGUOUS_NAMES.has(first)
}

/** A word that names something else, unless it's a family name after a first name that we know. */
export const isEntityWord = (word: string, before: string | undefined) =>
  ENTITY_WORDS.has(word) && !(SURNAMES.has(word) && isFirstName(before ?? ''))

/** "Tyrell Washington", "Susan Pell" */
export const isFamilyName = (word: string, before: string | undefined) =>
  PLACE_SURNAMES.has(word) && isFirstName(before ?? '')

export const titleCase = (word: string) =>
  /^\p{Lu}{2,}$/u.test(word) ? `${word[0]}${word.slice(1).toLowerCase()}` : word

/** Names that are ordinary words in a sentence. */
const SHORT_NAMES = new Set('An Do So My Thu Sun Jan Le Ho Ha Su Long Van Day May Mar'.split(' '))

/** Whether a table cell or the start of a line is a person: a name in any writing, in capitals too. */
export function isPersonLabel(text: string): boolean {
  if (text.length < 2 || text.length > 60 || /\d|[?!]$/.test(text)) return false
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  if (words.length > 5 || isPlaceholderName(text)) return false
  if (words.every((word) => /^\p{Lo}/u.test(word))) return true
  if (!words.every((word) => /^(?:\p{Lu}|['’])/u.test(word) || IS_PARTICLE.test(word))) return false
  const title = words.map(titleCase)
  if (isEntityWord(title.at(-1) ?? '', title.at(-2)) && !text.includes(',')) return false
  const isPart = (word: string, index: number) =>
    // "Mai See Vang"
    (index > 0 && index < title.length - 1) ||
    (index > 0 && isFamilyName(word, title[0])) ||
    !NOT_NAMES.has(word) ||
    AMBIGUOUS_NAMES.has(word) ||
    SHORT_NAMES.has(word)
  return title.every(isPart) && (words.length >= 2 || isFirstName(title[0] ?? ''))
}

/** Whether a label has a first name that we know and isn't someone known to all. */
export function knowsName(label: string): boolean {
  const words = label.split(/[\s,]+/).map(titleCase)
  if (isPublicFigure(words)) return false
  return !PLACE.test(words[0] ?? '') && words.some(isFirstName)
}

/** "Student A", "P12": made so that no one can be recognized. */
const WHO = oneOf('student,participant,subject,person,learner,group,team,patient,user,respondent,name,p,s,id')
const ANONYMOUS = new RegExp(String.raw`^(?:${WHO}[\s#_-]*)?(?:[A-Z]|\d{1,4}|[A-Z]\d{1,3}|X{2,9})?$`, 'i')
export const isAnonymous = (label: string) => ANONYMOUS.test(label)
