// How a prompt is read before it's rated: its request, its material, and whether it's so small or precise that it needs
// nothing more.
import { GOAL_PHRASES, REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { hasFencedCode, withoutFencedCode } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { choicePhrases, type PromptChoices } from './choice-phrases.ts'
import { findKind, LONG } from './find-kind.ts'
import type { Kind } from './kind.ts'
import { isMade, KINDS, kindNamed, TASK } from './kinds/kinds.ts'
import { editsText, includesMaterial, missingMaterial, REQUEST_MAX, SHOWS, worksOn } from './material.ts'
import { corrected } from './misspelled.ts'
import {
  CHANGE,
  CODE,
  DIRECTION,
  EXPLAIN,
  IMPERSONAL_QUESTION,
  JUDGE,
  QUESTION,
  SHEET,
  STATEMENT,
} from './request-forms.ts'
import { FIXED_ANSWER, ROLE_SENTENCE, SHORT_PIECE, TASK_LABEL, VAGUE_REQUEST } from './request-patterns.ts'

export interface ReadPrompt {
  /** The text without its code blocks. */
  prose: string
  /** How many words it has without phrases from this engine. */
  words: number
  /** The request without phrases from this engine. */
  request: string
  kindName: string
  kind: Kind
  /** Says what to do, not just what it's about. */
  asks: boolean
  /** The request, for a prompt that only names what to make: "flashcards krebs cycle". */
  task: string | undefined
  /** Defines the exact form of the answer: "yes or no", "JSON only". */
  fixed: boolean
  /** So small or so precise that the prompt is complete as it is. */
  small: boolean
  isEnglish: boolean
  /** Includes something to work on. */
  hasText: boolean
  /** The text to work on is a sentence or two in the request itself. */
  quotes: boolean
  /** What it refers to without including it, such as "report". */
  lacks: string | undefined
}

/** Ignores phrases from this engine when finding the task, or else inserting them could change what else is missing. */
export function readPrompt(text: string, choices: PromptChoices): ReadPrompt {
  const original = text.trim()
  const outside = withoutFencedCode(original)
  // A prompt that is entirely in a code block is treated as prose.
  const allCode = !/\p{L}/u.test(withoutPhrases(outside, choices))
  const prose = allCode ? original.replace(FENCE_LINE, '') : outside
  const own = spelledOut(withoutTask(withoutPhrases(prose, choices)))
  const found = findIn(own)
  const hasCode = !allCode && hasFencedCode(original)
  const hasText = includesMaterial(own, allCode ? '' : original)
  const kindName = byForm(kindWith(found.name, { hasCode, goal: choices.goal ?? '' }), withoutDetails(own))
  const kind = kindName === 'work' && found.name !== kindName ? changeOf(found.name) : kindNamed(kindName)
  const words = own.replace(ROLE_SENTENCE, '').match(/\S+/g)?.length ?? 0
  const fixed = FIXED_ANSWER.test(own)
  const isShort = words < LONG
  // "I have an oral exam on Tuesday" asks for nothing. "My card got blocked" asks for the way out.
  const tells =
    kindName !== 'problem' &&
    kind.needs.material === undefined &&
    kind.needs.task === undefined &&
    STATEMENT.test(own) &&
    !/\?|\bhelp\b/i.test(own)
  return {
    prose,
    words,
    request: own,
    kindName,
    kind,
    asks: found.asks || (kind.helps === true && !tells) || TASK_LABEL.test(own) || !isShort,
    task:
      found.isNamed && isShort && !allCode && !kind.helps && kindName === found.name ? kind.task : undefined,
    fixed,
    small:
      fixed ||
      kindName === 'small' ||
      (kindName === 'creative' && SHORT_PIECE.test(own)) ||
      (hasText &&
        isShort &&
        (SMALL_WITH_TEXT.includes(kindName) || (REVISED.includes(kindName) && DIRECTION.test(own)))),
    // "Translate: Ich komme später" asks in English.
    isEnglish: isEnglish(kind.needs.material ? prose.split(':', 1).join('') : prose, found.isEnglish),
    hasText,
    quotes: isShort && QUOTED.test(withoutDetails(own)),
    lacks: hasText ? undefined : missingMaterial(own, kind),
  }
}

/** "Doesnt", "im", and "sumarize" as the patterns know them. */
function spelledOut(text: string): string {
  return text
    .replace(/^[^\n]{1,200}/, (start) => start.replace(/[a-z]{5,15}/gi, corrected))
    .replace(/\b(do|does|did|is|are|was|were|wo|ca|could|would|should|have|has)nt\b/gi, "$1n't")
    .replace(/\bi(m|ve)\b/gi, "I'$1")
    .replace(/\beli5\b:?/gi, "explain like I'm five:")
}

const SMALL_WITH_TEXT = ['translation', 'correction', 'extraction', 'citations']
/** Complete with the text and what should change. */
const REVISED = ['revision', 'plain language', 'work']

/** A code block or the goal selected in the builder decides if the request says little. */
function kindWith(found: string, { hasCode, goal }: { hasCode: boolean; goal: string }): string {
  const isBroad = found === 'other' || kindNamed(found).broad
  if (isBroad && hasCode) return 'debugging'
  return (isBroad && goal) || found
}

/** What a request is can be certain even if its kind isn't: a change to something, a decision, a problem, or a question. */
function byForm(kindName: string, own: string): string {
  const start = own.slice(0, REQUEST_MAX)
  const isOther = kindName === 'other' || kindName === 'topic'
  const isNew = kindNamed(kindName).needs.material === undefined
  if (isNew && (CHANGE.test(start) ? isMade(kindName) || worksOn(start) !== undefined : editsText(start)))
    return 'work'
  if (
    JUDGE.test(start) &&
    (isOther || isMade(kindName)) &&
    (SHOWS.test(start) || worksOn(start) !== undefined)
  )
    return 'feedback'
  if (EXPLAIN.test(start) && worksOn(start) === undefined) return 'learning'
  if (
    IMPERSONAL_QUESTION.test(start.split('\n', 1).join('')) &&
    !isNew &&
    kindName !== 'reply' &&
    worksOn(start) === undefined
  )
    return 'question'
  if (!isOther) return kindName
  if (CODE.test(start)) return 'coding'
  if (SHEET.test(start)) return 'spreadsheet'
  if (QUESTION.test(start)) return 'question'
  return worksOn(start) === undefined || STATEMENT.test(start) ? kindName : 'work'
}

/** Several words between quotation marks or after a colon. */
const QUOTED =
  /["“](?:[^\s"”]{1,30} ){3}|\w(?<!\b(?:task|goal|role|audience|format|length|context|topic|course|subject|deadline|tone|level|note)): (?:[^\s{]{1,30} ){3}/i

/** "Make my cover letter less generic" depends on what any cover letter depends on. */
function changeOf(made: string): Kind {
  const work = kindNamed('work')
  const { needs, broad } = kindNamed(made)
  const context = isMade(made) && !broad ? needs.context : undefined
  return context ? { ...work, needs: { ...work.needs, context } } : work
}

function findIn(text: string) {
  const own = withoutDetails(text).replace(ROLE_SENTENCE, '\n')
  return findKind(own.replace(VAGUE_REQUEST, ''), own)
}

/** Leaves out "Deadline: Friday", a field that has been filled in. It says nothing about the task. */
function withoutDetails(text: string): string {
  return text.replace(LABELED, (line, label) => (OWN_LABELS.has(label) ? '' : line))
}

const LABELED = /(?<=^|^- |\. )([A-Z][^\n{}:.]{1,80}):.{0,1000}$/gm

/** Leaves out the sentence that the enhancer added to a topic. */
function withoutTask(own: string): string {
  const rest = own.replace(OWN_TASK, '')
  if (rest === own || !/\p{L}/u.test(rest)) return own
  const { name, isNamed } = findIn(rest)
  return isNamed && own.includes(`\n\n${kindNamed(name).task}`) ? rest : own
}

const OWN_TASK = new RegExp(
  `(?<=\\n\\n)(?:${[...new Set(Object.values(KINDS).flatMap(({ task }) => task ?? []))]
    .map((task) => task.replaceAll('.', '\\.'))
    .join('|')})$`,
  'm',
)

const FENCE_LINE = /^[ \t]*(?:```|~~~).*$/gm

const PHRASES = Object.values(KINDS).flatMap(({ needs }) => [
  ...Object.entries(needs).flatMap(([name, [add]]) => (name === 'material' ? [] : add.split('\n'))),
])

const OWN_LABELS: ReadonlySet<string> = new Set(
  [...PHRASES, TASK[0]].flatMap((phrase) => /^([^{}:]+): /.exec(phrase)?.[1] ?? []),
)

/** The builder's own sentences. */
const GOALS = Object.values(GOAL_PHRASES).map((goal) => `Your goal is ${goal}.`)

const OWN_PHRASES = [...new Set([...PHRASES, TASK[0], REASONED_FIXED_ANSWER, ...GOALS])].sort(
  (one, other) => other.length - one.length,
)

const OWN_HEADING =
  /^(?:#{1,6} (?:Details|Requirements|Approach|Answer template|Material)|Details:|- ?)[ \t]{0,4}$/gm
/** "Code:" and a field, as the enhancer adds it. */
const OWN_MATERIAL = /^[A-Z][\w -]{1,30}:\n\n\{\{[a-z_]{1,30}\}\}$/gm

function withoutPhrases(text: string, choices: PromptChoices): string {
  const chosen = Object.values(choicePhrases(choices)).filter((phrase) => phrase !== undefined)
  return [...chosen, ...OWN_PHRASES]
    .reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    .replace(OWN_MATERIAL, '')
    .replace(OWN_HEADING, '')
    .trim()
}
