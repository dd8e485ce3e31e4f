import { oneLine } from '../text/visible-text.ts'

/** A name to sort by. `family` includes particles ("de la Cruz"). `suffix` is empty, or "Jr.", "III", and so on. */
interface PersonName {
  kind: 'person'
  given: string
  family: string
  suffix: string
}

/** A group, or a name whose family name isn't certain. It stays as it is. */
interface WholeName {
  kind: 'whole'
  text: string
}

export type AuthorName = PersonName | WholeName

/**
 * Reads a display name, which can be anything. Undefined if it's empty. Only names in Latin letters are split: in others, the
 * family name often comes first, as in Chinese, or there's none.
 */
export function readAuthorName(displayName: string | null): AuthorName | undefined {
  const text = oneLine(displayName ?? '')
  if (text === '') return undefined
  return readPerson(text) ?? { kind: 'whole', text }
}

function readPerson(text: string): PersonName | undefined {
  if (!LATIN_NAME.test(text)) return undefined
  const [first = '', ...more] = text.split(',').map((part) => part.trim())
  const { suffix, rest } = takeSuffix(more.filter((part) => !isDegree(part)))
  const [given, ...unknown] = rest
  if (unknown.length > 0) return undefined
  // "Lovelace, Ada" says itself which is the family name.
  if (given !== undefined) return personOf({ family: takeTitles(first), given: takeTitles(given), suffix })
  const words = takeTitles(first)
  const inner = takeSuffix(words)
  const person = suffix === '' ? inner : { suffix, rest: words }
  const start = startOfFamilyName(person.rest)
  return personOf({
    given: person.rest.slice(0, start),
    family: person.rest.slice(start),
    suffix: person.suffix,
  })
}

interface NameWords {
  given: readonly string[]
  family: readonly string[]
  suffix: string
}

function personOf({ given, family, suffix }: NameWords): PersonName | undefined {
  const own = takeSuffix(family)
  const isGroup = [...given, ...family].some((word) => GROUP_WORDS.has(plain(word)))
  // Without a given name before it, "de la Cruz" is one name.
  const [first] = given
  if (isGroup || first === undefined || PARTICLES.has(first) || own.rest.length === 0) return undefined
  return { kind: 'person', given: given.join(' '), family: own.rest.join(' '), suffix: suffix || own.suffix }
}

/** Letters with accents, and what joins them in names. Anything else, such as a digit, isn't certain to be a person. */
const LATIN_NAME = /^[\p{Script=Latin}\p{M}.,'’‘ʻ\- ]+$/u

const plain = (word: string) => word.toLowerCase().replaceAll('.', '')

/** The last word, with the particles before it, and "Ortega y Gasset". The first word is always a given name. */
function startOfFamilyName(words: readonly string[]): number {
  let start = words.length - 1
  while (start > 1) {
    const before = words[start - 1] ?? ''
    if (isParticle(before)) start -= 1
    else if (start > 2 && JOINING_WORDS.has(before)) start -= 2
    else break
  }
  return start
}

function isParticle(word: string): boolean {
  return PARTICLES.has(word) || CAPITAL_PARTICLES.has(word)
}

const CAPITAL_PARTICLES = new Set(
  'Da De Del Della Dello Den Der Des Di Do Dos Du La Las Le Los St St. Ten Ter Van Von'.split(' '),
)
/** Some are only particles in lower case: "Ben" and "Al" are given names. */
const PARTICLES = new Set([
  ...[...CAPITAL_PARTICLES].map((word) => word.toLowerCase()),
  ...`al el abu af av ap ben bin bint ibn dal dalla das degli dei lo ’t 't zu zum zur`.split(' '),
])

const JOINING_WORDS = new Set(['y', 'e', 'i'])

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** Removes a suffix at the end. */
function takeSuffix(words: readonly string[]): { suffix: string; rest: readonly string[] } {
  const last = words.at(-1)
  if (last === undefined || !SUFFIXES.has(plain(last))) return { suffix: '', rest: words }
  const suffix = /^[js]r$/i.test(last) ? `${last}.` : last
  return { suffix, rest: words.slice(0, -1) }
}

/** The words of a name without titles and degrees, which none of the styles includes. */
function takeTitles(name: string): readonly string[] {
  const words = name.split(' ').filter((word) => word !== '')
  while (words.length > 1 && TITLES.has(plain(words[0] ?? ''))) words.shift()
  while (words.length > 1 && isDegree(words.at(-1) ?? '')) words.pop()
  return words
}

const TITLES = new Set(['dr', 'prof', 'professor', 'mr', 'mrs', 'ms', 'mx'])

/** Case matters: "Ma" is a family name. */
function isDegree(word: string): boolean {
  return DEGREES.has(word.replaceAll('.', ''))
}

const DEGREES = new Set(['PhD', 'MD', 'EdD', 'JD', 'DPhil', 'MBA', 'MSc', 'MFA', 'RN', 'Esq'])

const GROUP_WORDS = new Set(
  `and of for the academy archive archives association bureau center centre club college committee company council
  department dept division faculty foundation group hub inc initiative institute lab laboratory labs library llc
  ministry museum network office program programme project school services society staff studio support team
  university workshop`.split(/\s+/),
)

/** "Lovelace, Ada King", as MLA, Chicago, and BibTeX sort it. */
export function invertedName({ given, family, suffix }: PersonName): string {
  return [family, given, ...(suffix === '' ? [] : [suffix])].join(', ')
}

/** "Lovelace, A. K.", as in APA. Particles stay: "Beethoven, L. van". */
export function nameWithInitials(name: PersonName): string {
  const given = name.given.split(' ').map((word) => (PARTICLES.has(word) ? word : initialsOf(word)))
  return invertedName({ ...name, given: given.filter(Boolean).join(' ') })
}

/** The initials of one word: "A." for "Ada", "J. R. R." for "J.R.R.", "J.-P." for "Jean-Paul". */
function initialsOf(word: string): string {
  const initial = (part: string) => /\p{L}\p{M}*/u.exec(part)?.[0]
  return word
    .split('-')
    .map((half) =>
      half
        .split('.')
        .flatMap((part) => initial(part) ?? [])
        .map((letter) => `${letter}.`)
        .join(' '),
    )
    .filter(Boolean)
    .join('-')
}
