// Whether a prompt refers to a text, code, or data that isn't there, such as "my draft" or "these notes".
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'
import { includesMaterial } from './includes-material.ts'

/** What a prompt refers to without including it. */
interface MissingMaterial {
  /** As the prompt says it: "my last draft". */
  words: string
  /** What it is: "draft". */
  noun: string
}

/** The request comes early. What follows is mostly details. */
const READ_MAX = 600
/** "My last survey results": this many words after "my" can name what it is. */
const NOUN_WORDS = 4
/** The verb of "proofread the second paragraph of my essay" is this many words away at most. */
const VERB_WORDS = 7

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Acting on a text that's already there, whatever it's called. */
const TEXT_EDITS = words(
  `annotate critique edit paraphrase polish proofread reformat rephrase revise reword rewrite shorten tighten`,
)
/** Acting on something that's already there. */
const EDITS = words(
  `${[...TEXT_EDITS].join(' ')} adapt analyse analyze answer assess change check clean condense convert correct cut debug evaluate expand
  extract feedback fix format grade graph improve interpret look organize plot rate respond review run score simplify solve sort strengthen
  summarise summarize summarizing summary tailor thoughts transcribe translate trim update`,
)
/** These act only on what belongs to someone: "explain my results", not "explain the results". */
const USES = words('based compare explain from on read turn understand use using visualize with')
const OWNERS = words('my our his her their')
const POINTERS = words('this these those')
/** "The article" is one that the author has, unless it's named: "the article by Jones". */
const KNOWN = words(
  'above article attached chapter excerpt following paragraph passage reading readings recording text transcript',
)
const NAMED_BY = words('about by called in of')
const BEFORE_KNOWN = words(
  'about based edit explain from in make of on read summarize summarizing to translate turn use using',
)
/** "The last one", which came before in another conversation. */
const EARLIER = words('last previous earlier')
/** A title for my essay depends on the essay. */
const MADE_FROM = words('abstract conclusion introduction keywords page slides summary title')
/** "Is my thesis statement clear?" */
const ASKS_ABOUT = words('is are does do')
/** What can follow the name of a material. "My paper topic" and "our paper forms" aren't the paper. */
const GOES_ON = words(
  `about above also are at because below better but by clear clearer from giving good has i if is less longer make makes mean
  means more of off ok on or right say says shorter sound sounds stronger that they too was we when where which`,
)
/** "My code doesn't run" asks about the code. */
const FAILS = words("crashes doesn't feels gives isn't keeps loop reads sounds throws won't wont doesnt")
const CODE = words('code formula function loop program query script')
const POLITE = words('can could do does help i just me need please pls to will would you your')
const ENDS = words('and as but for in into pls please so that then to until with without')

/** What a prompt refers to and doesn't include. Undefined if nothing is missing. */
export function missingMaterial(text: string): MissingMaterial | undefined {
  const found = referredIn(text.slice(0, READ_MAX))
  return found === undefined || includesMaterial(text) ? undefined : found
}

function referredIn(text: string): MissingMaterial | undefined {
  const all =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[^\s.,:;!?()]+|[.,:;!?()\n]/g) ?? []
  const start = all.slice(all.findIndex((word) => !POLITE.has(word)))
  return (
    pointedAt(start) ??
    firstOf(all, (at) => ownedAt(all, at, start[0]) ?? knownAt(all, at)) ??
    namedAfterVerb(start)
  )
}

function firstOf(all: readonly string[], found: (at: number) => MissingMaterial | undefined) {
  for (const at of all.keys()) {
    const material = found(at)
    if (material !== undefined) return material
  }
  return undefined
}

/** "My draft" and "these notes". */
function ownedAt(all: readonly string[], at: number, first = ''): MissingMaterial | undefined {
  const determiner = all[at] ?? ''
  const isPointer = POINTERS.has(determiner)
  if (!isPointer && !OWNERS.has(determiner)) return undefined
  const before = all.slice(Math.max(0, at - VERB_WORDS), at)
  const after = all.slice(at + 1)
  const length = nounEnd(after) || (editsAnyText(before, isPointer) ? anyNounEnd(after) : 0)
  if (length === 0) return undefined
  const isQuestion = ASKS_ABOUT.has(all[0] ?? '') && at < 3
  const isMeant =
    isPointer ||
    isUsed(before) ||
    saysProblem(before, after, length) ||
    ((isQuestion || EDITS.has(first) || before.some((one) => EDITS.has(one))) && before.at(-1) !== 'for')
  return isMeant ? named(determiner, after.slice(0, length)) : undefined
}

/** "Proofread my lesson plan" is about a text, though a plan isn't always one. */
function editsAnyText(before: readonly string[], isPointer: boolean): boolean {
  const edits = isPointer ? EDITS : TEXT_EDITS
  return before.slice(-3).some((one) => edits.has(one)) || before.slice(-2).join(' ') === 'feedback on'
}

/** "From my notes", "flashcards out of my notes", "a title for my essay". */
function isUsed(before: readonly string[]): boolean {
  const [verb = '', earlier = ''] = before.toReversed()
  return USES.has(verb) || `${earlier} ${verb}` === 'out of' || (verb === 'for' && MADE_FROM.has(earlier))
}

/** "My draft sounds off", "make my draft shorter", "my code". */
function saysProblem(before: readonly string[], after: readonly string[], length: number): boolean {
  const next = after[length] ?? ''
  const verb = before.at(-1)
  const isCode = CODE.has(after[length - 1] ?? '') && verb !== 'for'
  return isCode || FAILS.has(next) || (verb === 'make' && ADJECTIVE.test(next))
}

/** "Based on the article", "rewrite the last one". */
function knownAt(all: readonly string[], at: number): MissingMaterial | undefined {
  const [noun = '', next = ''] = all.slice(at + 1)
  if (all[at] !== 'the') return undefined
  const isRead = BEFORE_KNOWN.has(all[at - 1] ?? '') || EDITS.has(all[at - 1] ?? '')
  if (!isRead) return undefined
  if (KNOWN.has(noun) && !NAMED_BY.has(next)) return named('the', [noun])
  const isEarlier = EARLIER.has(noun) && (next === 'one' || MATERIAL_NOUNS.has(next)) && all[at + 3] !== 'of'
  return isEarlier ? { words: `the ${noun} ${next}`, noun: next === 'one' ? 'text' : next } : undefined
}

/** "Make this less wordy", "turn these into a table", "is this plagiarism?" */
function pointedAt([verb = '', ...rest]: readonly string[]): MissingMaterial | undefined {
  const at = rest.findIndex((word) => POINTERS.has(word) || word === 'it' || word === 'that')
  const [word = '', next] = rest.slice(at)
  const missing = { words: word, noun: 'text' }
  if (at === 0 && ASKS_ABOUT.has(verb) && word === 'this' && JUDGED.test(next ?? '')) return missing
  if (at === 0 && verb === 'make' && ADJECTIVE.test(next ?? '')) return missing
  const acts = EDITS.has(verb) || verb === 'turn' || verb === 'put' || verb === "what's"
  return acts && (at === 0 || at === 1) && isEnd(next) ? missing : undefined
}

const JUDGED = /^(?:\w+ly|clear|correct|good|grammatical|ok|okay|plagiarism|right)$/
const ADJECTIVE = /^(?:\w+er|less|more|sound|better|formal|funny)$/

/** "Proofread essay", "summarize the reading for tomorrow", "translate to Spanish". */
function namedAfterVerb([verb = '', ...rest]: readonly string[]): MissingMaterial | undefined {
  if (!EDITS.has(verb) || NOUNS_TOO.has(verb)) return undefined
  const after = rest[0] === 'the' ? rest.slice(1) : rest
  const length = /^an?$/.test(after[0] ?? '') ? 0 : nounEnd(after)
  if (length > 0 && isEnd(after[length])) return named('the', after.slice(0, length))
  return isEnd(rest[0]) && rest[0] !== 'for' ? { words: 'the text', noun: 'text' } : undefined
}

/** "Feedback form" and "look into it" aren't about a text. */
const NOUNS_TOO = words('feedback look respond thoughts')

/** How many words there are up to the last one of "survey results": 0 if they name no material. */
function nounEnd(after: readonly string[]): number {
  let length = 0
  for (const [at, word] of after.slice(0, NOUN_WORDS).entries()) {
    if (isEnd(word)) break
    if (MATERIAL_NOUNS.has(word) || MATERIAL_NOUNS.has(word.replace(/s$/, ''))) length = at + 1
  }
  // "Chapter 4"
  if (length > 0 && /^\d+$/.test(after[length] ?? '') && isEnd(after[length + 1])) return length + 1
  const next = after[length]
  if (length > 0 && CODE.has(after[length - 1] ?? '')) return length
  return isEnd(next) || GOES_ON.has(next ?? '') || FAILS.has(next ?? '') ? length : 0
}

/** The same for any noun, such as a lesson plan: one or two words before the end of a clause. */
function anyNounEnd(after: readonly string[]): number {
  const end = after.findIndex((word) => isEnd(word))
  const length = end < 0 ? after.length : end
  return length <= 2 && !NOT_TEXTS.has(after[length - 1] ?? '') && !/^an?$/.test(after[0] ?? '') ? length : 0
}

const NOT_TEXTS = words('day month semester term time way week weekend year')

function named(determiner: string, noun: readonly string[]): MissingMaterial {
  const last = noun.findLast((word) => !/^\d/.test(word)) ?? 'text'
  return {
    words: [determiner, ...noun].join(' '),
    noun: /^(?:above|attached|following)$/.test(last) ? 'text' : last,
  }
}

function isEnd(word: string | undefined): boolean {
  return word === undefined || ENDS.has(word) || /^\W/.test(word)
}

/** "Draft:" and a field for it. */
export function materialField(noun: string): string {
  const label = /^(?:cv|csv|pdf)$/.test(noun)
    ? noun.toUpperCase()
    : noun.charAt(0).toUpperCase() + noun.slice(1)
  return `${label}:\n\n{{${noun}}}`
}
