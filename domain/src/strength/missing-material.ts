// Whether a prompt refers to a text, code, or data that isn't there, such as "my draft" or "these notes".
import { hasFencedCode } from '../text/code-fences.ts'
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'

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
/** A paragraph of this many words is material, whatever it starts with. */
const PASTED_WORDS = 40

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** Acting on something that's already there. */
const EDITS = words(
  `adapt analyse analyze annotate assess change check clean condense convert correct critique cut debug edit evaluate expand
  extract feedback fix format grade graph improve interpret organize paraphrase plot polish proofread reformat rephrase review
  revise reword rewrite run score shorten simplify sort strengthen summarise summarize tailor tighten transcribe translate trim update`,
)
/** These act only on what belongs to someone: "explain my results", not "explain the results". */
const USES = words('based compare explain from make read turn understand using visualize with')
const OWNERS = words('my our his her their')
const POINTERS = words('this these those')
/** What can follow the name of a material. "My paper topic" and "our paper forms" aren't the paper. */
const GOES_ON = words(
  'about also are at because below better but by clearer from giving has i if is less longer more of on or shorter sound that they too was we when where which',
)
/** "My code doesn't run" asks about the code. */
const FAILS = words("crashes doesn't feels gives isn't keeps reads sounds throws won't")
const CODE = words('code formula function loop program query script')
const POLITE = words('can could do does help i just me need please pls to will would you your')
const ENDS = words('and as for in into please pls so that to with without')

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
  for (const [at, word] of all.entries()) {
    const isPointer = POINTERS.has(word)
    if (!isPointer && !OWNERS.has(word)) continue
    const before = all.slice(Math.max(0, at - VERB_WORDS), at)
    const acts = EDITS.has(start[0] ?? '') || before.some((one) => EDITS.has(one))
    const after = all.slice(at + 1)
    const length = nounEnd(after)
    const verb = before.at(-1) ?? ''
    const fails = FAILS.has(after[length] ?? '') || CODE.has(after[length - 1] ?? '')
    const isUsed = isPointer || (acts && verb !== 'for') || USES.has(verb) || fails
    if (length > 0 && isUsed) return named(word, after.slice(0, length))
    if (isPointer && acts && isEnd(after[0])) return { words: word, noun: 'text' }
  }
  return namedAfterVerb(start)
}

/** "Proofread essay", "summarize the reading for tomorrow", "translate to Spanish". */
function namedAfterVerb([verb = '', ...rest]: readonly string[]): MissingMaterial | undefined {
  if (!EDITS.has(verb)) return undefined
  const after = rest[0] === 'the' ? rest.slice(1) : rest
  const length = nounEnd(after)
  if (length > 0 && isEnd(after[length])) return named('the', after.slice(0, length))
  return rest[0] === 'it' || isEnd(rest[0]) ? { words: 'the text', noun: 'text' } : undefined
}

/** How many words there are up to the last one of "survey results": 0 if they name no material. */
function nounEnd(after: readonly string[]): number {
  let length = 0
  for (const [at, word] of after.slice(0, NOUN_WORDS).entries()) {
    if (isEnd(word)) break
    if (MATERIAL_NOUNS.has(word) || MATERIAL_NOUNS.has(word.replace(/s$/, ''))) length = at + 1
  }
  const next = after[length]
  if (length > 0 && CODE.has(after[length - 1] ?? '')) return length
  return isEnd(next) || GOES_ON.has(next ?? '') || FAILS.has(next ?? '') ? length : 0
}

function named(determiner: string, noun: readonly string[]): MissingMaterial {
  return { words: [determiner, ...noun].join(' '), noun: noun.at(-1) ?? 'text' }
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

/** Whether a prompt includes something to work on, has a field for it, or says that it's attached. */
export function includesMaterial(text: string): boolean {
  return hasFencedCode(text) || INCLUDED.some((pattern) => pattern.test(text)) || hasPastedText(text)
}

const INCLUDED: readonly RegExp[] = [
  /\bhttps?:\/\/|\b(?:attach|upload)(?:ed|ing|ment)\b|(?<!copy[- ])\bpasted\b|\bi(?:['’]ll| will) (?:paste|send|give|share)\b/i,
  /["“][^"”\n]{25}|(?<!\w)['‘][^'’\n]{25}/,
  // A field on its own line or after a colon, and "[paste your notes here]".
  /(?:^>?|:)[ \t]{0,4}\{\{/m,
  /\[[^\]\n]{0,40}\b(?:paste|insert|here)\b/i,
  /\{\{\w{0,40}(?:article|code|content|data|draft|email|essay|notes|paste|text|transcript)\w{0,20}\}\}/i,
]

/** Text after a colon, or a paragraph that isn't about the author or the answer. */
function hasPastedText(text: string): boolean {
  const paragraphs = text.split(/\n\s*\n|(?<=:)\n/)
  const [first = '', ...rest] = paragraphs.filter((paragraph) => !/^#{1,6} .*$/.test(paragraph))
  if (first.trim().endsWith(':') && rest.length > 0) return true
  const [label = '', sameLine = ''] = first.split(/:\s+(?!\{)([\s\S]*)/, 2)
  if (sameLine.length >= COLON_TEXT && label.split(' ').length > 1) return true
  return rest.some((paragraph, at) => {
    const count = paragraph.split(/\s+/, PASTED_WORDS).length
    if (count >= PASTED_WORDS) return true
    const follows = at === 0 || (rest[at - 1] ?? '').endsWith(':')
    return follows && count > 2 && !SAYS_MORE.some((pattern) => pattern.test(paragraph))
  })
}

const COLON_TEXT = 15
/** Starts a paragraph about the author, the readers, or the answer. */
const SAYS_MORE: readonly RegExp[] = [
  /^\W{0,4}(?:#|[\w ]{1,30}:|(?:i|i['’]m|it|we|we['’]re|my|our|this)\b)/i,
  /^\W{0,4}(?:use|keep|make|write|give|include|do|don['’]t|please)\b/i,
  /^\W{0,4}the (?:answer|audience|class|course|exam|goal|readers|result|students|tone)\b/i,
]
