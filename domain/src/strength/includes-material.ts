import { hasFencedCode } from '../text/code-fences.ts'
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'
import { oneOf } from '../text/words.ts'

/** Whether a prompt includes something to work on, has a field for it, or says that it's attached. */
export function includesMaterial(text: string): boolean {
  if (hasFencedCode(text) || INCLUDED.some((pattern) => pattern.test(text))) return true
  return hasPastedText(text.replace(ABOUT_TASK, (section, words) => (isLong(words) ? section : '')))
}

/** Sections that say more about the task, as the builder writes them. What's pasted into one has many words or lines. */
const ABOUT_TASK =
  /^#{1,6} (?:Answer template|Approach|Audience|Context|Examples|Length|Requirements)[ \t]*\n([\s\S]*?)(?=^#{1,6} |$(?![\s\S]))/gm

function isLong(words: string): boolean {
  return words.split(/\s+/, CONTEXT_WORDS).length >= CONTEXT_WORDS || words.trim().split('\n').length > 2
}

const INCLUDED: readonly RegExp[] = [
  /\bhttps?:\/\/|\b(?:attach|upload)(?:ed|ing|ment)\b|\bi(?:['’]ll| will) (?:paste|send|give|share)\b/i,
  /["“][^"”\n]{25}|(?<!\w)['‘](?=\S)[^'’\n]{25}/,
  // A field on its own line or after a colon, and "[paste your notes here]".
  /(?:^>?|:)[ \t]{0,4}\{\{/m,
  // A formula.
  /(?<!\w)=[A-Z]{2,10}\(/,
  /\[[^\]\n]{0,40}\b(?:paste|insert|here)\b/i,
  /\{\{\w{0,40}(?:article|code|content|data|draft|email|essay|notes|paste|text|transcript)\w{0,20}\}\}/i,
]

/** Text after a colon, or a paragraph that isn't about the author or the answer. */
function hasPastedText(text: string): boolean {
  const paragraphs = text.split(/\n\s*\n|(?<=:)\n/)
  const [first = '', ...rest] = paragraphs.filter((paragraph) => !/^#{1,6} .*$/.test(paragraph))
  if (LISTED_BELOW.test(text)) return true
  if (/:\s*$/.test(first) && !OWN_LABEL.test(first) && rest.length > 0) return true
  const [before = '', sameLine = ''] = first.split(/:\s+(?!\{)([\s\S]*)/, 2)
  // "Sort the dates. Example: …" has no material.
  const label = before.split(/[.!?]\s/).at(-1) ?? ''
  const textMin = /\b(?:this|these|following)$/i.test(label) ? POINTED_TEXT : COLON_TEXT
  const isAsked = textMin === COLON_TEXT && sameLine.trim().endsWith('?')
  const isLabel = !OWN_LABEL.test(label) && (label.trim().split(' ').length > 1 || EDITS.test(label.trim()))
  if (sameLine.length >= textMin && isLabel && !isAsked) return true
  const pasted = POINTS_BELOW.test(first) ? POINTED_WORDS : PASTED_WORDS
  return rest.some((paragraph, at) => {
    const count = paragraph.split(/\s+/, PASTED_WORDS).length
    if (count >= pasted) return true
    const follows = at === 0 || (rest[at - 1] ?? '').endsWith(':')
    return follows && count > 2 && !SAYS_MORE.some((pattern) => pattern.test(paragraph))
  })
}

/** "Your task: …" */
const OWN_LABEL =
  /\b(?:audience|constraints|context|criteria|examples?|format|goal|instructions?|length|role|style|task|tone|topic)\W{0,4}$/i
/** A paragraph of this many words is material, whatever it starts with. */
const PASTED_WORDS = 40
const CONTEXT_WORDS = 100
/** "Sort these comments", and a list below. */
const LISTED_BELOW = /\b(?:this|these|the following)\b[^\n]{0,200}(?:\n[ \t]{0,8}[-*•–] [^\n]{3,}){2}/i
/** "Rewrite this paragraph", and a paragraph below. */
const POINTED_WORDS = 12
const POINTS_BELOW = new RegExp(
  `\\b(?:this|these|my|our|the) (?:[\\w-]+ )?${oneOf([...MATERIAL_NOUNS].join(' '))}s?\\b`,
  'i',
)
const COLON_TEXT = 15
const POINTED_TEXT = 5
const EDITS =
  /^(?:correct|debug|edit|explain|fix|improve|paraphrase|polish|proofread|rephrase|rewrite|shorten|simplify|solve|summari[sz]e|translate)$/i
/** Starts a paragraph about the author, the readers, or the answer. */
const SAYS_MORE: readonly RegExp[] = [
  /^\W{0,4}(?:#|[\w ]{1,30}:|(?:i|i['’]m|it|we|we['’]re|my|our|this)\b)/i,
  /^\W{0,4}(?:use|keep|make|write|give|include|do|don['’]t|please)\b/i,
  /^\W{0,4}the (?:answer|audience|class|course|exam|goal|readers|result|students|tone)\b/i,
]
