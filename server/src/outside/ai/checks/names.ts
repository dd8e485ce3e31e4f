import { FIRST_NAMES } from '@prompt-library/domain/guard/first-names'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { isOrdinary, isProperName } from './english-words.ts'
import { proseOf, QUOTED, sentencesOf } from './prose.ts'
import { VERBS } from './requests.ts'

/** Names that are gone, changed, or made up. */
export const names: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const [before, after] = [proseOf(original), proseOf(rewritten)]
    return isEnglish(before) && isEnglish(after) ? changesNames(before, after) : replacesNames(before, after)
  },
  toModel: 'A name is missing, changed, or made up. Keep every name as it is written, and do not add any.',
  toUser: 'The AI service changed a name. Try again.',
}

function changesNames(before: string, after: string): boolean {
  const lowercase = wordsOf(before).filter((word) => word.length > 3 && isProperName(capitalized(word)))
  const wanted = new Set([...namesIn(before), ...lowercase]).difference(OPTIONAL)
  const isKept = createLookup(after)
  return [...wanted].some((name) => !isKept(name)) || losesAcronym(before, after) || addsName(before, after)
}

/** Whether an acronym is gone that isn't written out either, or part of a word. Capitals can also be for emphasis. */
function losesAcronym(before: string, after: string): boolean {
  const kept = new Set(wordsOf(after.replace(/\./g, '')))
  const joined = [...kept].join(' ')
  const initials = wordsOf(after)
    .map((word) => word.charAt(0))
    .join('')
  return sentencesOf(before)
    .filter((sentence) => /\p{Ll}{3}/u.test(sentence))
    .flatMap((sentence) => sentence.match(ACRONYM) ?? [])
    .map((acronym) => acronym.toLowerCase())
    .some(
      (acronym) =>
        !kept.has(acronym) &&
        !kept.has(`${acronym}s`) &&
        // "SQL" is in "PostgreSQL", but two letters are in many words: "RA" in "draft".
        !(acronym.length > 2 && joined.includes(acronym)) &&
        (!isOrdinary(acronym) || OFFICES.has(acronym)) &&
        !OPTIONAL.has(acronym) &&
        !initials.includes(acronym),
    )
}

/** Offices whose letters are also ordinary words: hours and pairs. */
const OFFICES = words('hr pr')
const ACRONYM = /(?<![\p{L}\d])\p{Lu}{2,6}(?![\p{L}\d])/gu

/**
 * Whether a text names a person, or a place or day where one goes, that isn't known. Methods, products, and keys are ways to
 * answer, and a first name can be added to a known last name.
 */
function addsName(before: string, after: string): boolean {
  const isKnown = createLookup(before)
  const isNew = (name = '') =>
    name !== '' &&
    !isOrdinary(name.toLowerCase()) &&
    !HOW_TO.has(name.toLowerCase()) &&
    !isKnown(name.toLowerCase())
  const text = after.replace(QUOTED, ' ')
  const has = (pattern: RegExp, isNamed: (first: string, second: string) => boolean) =>
    [...text.matchAll(pattern).take(NAMES_MAX)].some(([, first = '', second = '']) => isNamed(first, second))
  return (
    has(TITLED, (name) => !isKnown(name.toLowerCase()) && !/name$|^emerit/i.test(name)) ||
    has(PERSON, (first, last) => last !== '' && FIRST_NAMES.has(first) && isNew(last)) ||
    has(PLACED, (place, name) =>
      DAYS.has(name.toLowerCase())
        ? /^(?:by|until|before)$/.test(place) && !isKnown(name.toLowerCase()) && !NUMERIC_DATE.test(before)
        : isNew(name) && (isProperName(name) || /^(?:at|near)$/.test(place)),
    )
  )
}

const NAMES_MAX = 1_000
const TITLED = /\b(?:Dr|Prof|Professor|Mrs?|Ms|Miss)\.? (\p{Lu}\p{Ll}{1,20})/gu
const PERSON = /(?<!\p{L})(\p{Lu}\p{Ll}{1,20})(?!\p{L})(?= (\p{Lu}\p{Ll}{1,20})|)/gu
const PLACED =
  /(?<!\p{L})(at|near|in|into|from|to|on|by|until|before|after|(?:University|College|City|State) of) (?:the )?(\p{Lu}\p{Ll}{2,20})(?!\p{L}|[-+])/gu
/** A plan can start on Monday, but a deadline is a fact. */
const DAYS = words(`
  monday tuesday wednesday thursday friday saturday sunday
  january february march april may june july august september october november december`)
/** It can be written in words. The numbers are compared on their own. */
const NUMERIC_DATE = /\d[-/.]\d/

/** Other languages have capitals for more than names, so only a name that's replaced by another, or all of them gone, is clear. */
function replacesNames(before: string, after: string): boolean {
  if (isGerman(before)) return false
  const isKept = createLookup(after)
  const isKnown = createLookup(before)
  const found = [...capitalsIn(before)]
  const gone = found.filter((name) => !isKept(name))
  return (
    gone.length > 0 && (gone.length === found.length || [...capitalsIn(after)].some((name) => !isKnown(name)))
  )
}

/** German capitalizes every noun. One article isn't enough: "das" is also Portuguese, and "den" Danish. */
function isGerman(text: string): boolean {
  return GERMAN.test(text) || new Set(text.toLowerCase().match(GERMAN_ARTICLE)).size > 1
}

const GERMAN = /(?<!\p{L})(?:und|ist|sind|[Ii]ch|mir|mit|[Ff]ür|[Ee]ine?[nmrs]?|zu[mr]?|[Bb]itte)(?!\p{L})/u
const GERMAN_ARTICLE = /(?<!\p{L})(?:der|die|das|den|dem|des)(?!\p{L})/gu

/** Looks up a name in the words of a text. "American" keeps "America", "January" keeps "Jan", and "Caesar" corrects "Ceasar". */
function createLookup(text: string): (name: string) => boolean {
  const words = new Set(wordsOf(text))
  const byLetter = Map.groupBy(words, (word) => word.charAt(0))
  return (name) =>
    words.has(name) ||
    (byLetter.get(name.charAt(0)) ?? [])
      .slice(0, SIMILAR_MAX)
      .some((word) => isForm(name, word) || isTypo(name, word))
}

/** Among more words than this, similar ones aren't found, so that a hostile text can't take long. */
const SIMILAR_MAX = 200

function isForm(name: string, word: string): boolean {
  const [short, long] = word.length < name.length ? [word, name] : [name, word]
  return long.startsWith(short) && (short.length > 3 || SHORT_DAYS.get(short) === long)
}

/** "jan" for "january". */
const SHORT_DAYS = new Map([...DAYS].map((day) => [day.slice(0, 3), day]))

function isTypo(name: string, word: string): boolean {
  if (Math.abs(name.length - word.length) > 1 || name.length < 5) return false
  if (isProperName(capitalized(name)) === isProperName(capitalized(word))) return false
  return [...name].sort().join('').slice(0, 4) === [...word].sort().join('').slice(0, 4)
}

/** The names of a text, in lower case: capitalized words that aren't ordinary ones, and ordinary ones beside them. */
function namesIn(text: string): Set<string> {
  const found = sentencesOf(text)
    .filter((sentence) => !isTitle(sentence))
    .flatMap((sentence) => {
      const inside = [...sentence.replace(GREETING, ' ').matchAll(RUN)].flatMap(([run]) => {
        const words = run.match(/\p{L}+/gu) ?? []
        const isName = words.some((word) => !isOrdinary(word)) || (words.length > 1 && !words.some(isCommon))
        return isName ? words.filter((word) => !/^\p{Lu}+s?$/u.test(word)) : []
      })
      // The first word of a sentence is a name only if it can't be anything else.
      const first = /^\P{L}{0,6}(\p{Lu}\p{Ll}{2,30})(?![\p{L}])/u.exec(sentence)?.[1]
      return first !== undefined && isProperName(first) && !GREETING_WORD.test(sentence)
        ? [...inside, first]
        : inside
    })
  return new Set(found.filter((name) => !isCommon(name)).map((name) => name.toLowerCase()))
}

/** Capitalized words inside a sentence, one after the other. */
const RUN =
  /(?<=[\p{L}\p{N},&)][^\S\n]["“‘'(]?)\p{Lu}\p{L}{0,40}\p{Ll}\p{L}{0,40}(?:[ -]\p{Lu}\p{L}{0,40}){0,5}(?!\p{L})/gu
const GREETING = /\b(?:hi|hey|hello|thanks|thank you),? \p{Lu}\p{L}{0,40}/giu
const GREETING_WORD = /^\W{0,3}(?:hi|hey|hello|thanks|thank you)\b/i

function capitalsIn(text: string): Set<string> {
  return new Set((text.match(RUN) ?? []).flatMap((run) => wordsOf(run)).filter((word) => word.length > 2))
}

/** A heading, or a line in which most words are capitalized. */
function isTitle(sentence: string): boolean {
  if (sentence.startsWith('#')) return true
  const words = sentence.match(/\p{L}{4,}/gu) ?? []
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length
  return words.length > 1 && capitals > words.length * TITLE_MIN
}

const TITLE_MIN = 0.7

/** Words that people capitalize for emphasis, and the assistants that they address. */
const COMMON = new RegExp(
  `^(?:${VERBS.join('|')}|please|thanks|not|only|and|the|it|i|chatgpt|claude|gemini|copilot)$`,
  'i',
)
const isCommon = (word: string) => COMMON.test(word)

/** A rewrite can leave these out. */
const OPTIONAL = words(
  'english markdown microsoft google internet phd ai asap tldr fyi pls plz btw lol idk omg imo thx ok tbh us sql csv pdf cv ppt url tv pc id faq hw ta gpa diy rsvp',
)

/** Names of forms, languages, and methods that say how to answer. */
const HOW_TO = words(`
  english markdown word excel powerpoint latex google docs sheets phd socratic likert bloom feynman pomodoro cornell gantt venn
  eisenhower roman arabic latin greek oxford american british us canva unicode chicago harvard mla apa vancouver html css json csv`)

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
