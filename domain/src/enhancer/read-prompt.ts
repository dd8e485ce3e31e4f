// How the built-in enhancer reads a prompt: its request, kind, and material, without what the library itself added.
import { choicePhrases, type PromptChoices } from '../builder/choice-phrases.ts'
import { GOAL_PHRASES, REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { includesMaterial } from '../strength/includes-material.ts'
import { materialField, missingMaterial } from '../strength/missing-material.ts'
import { asksForSomething, hasRequest } from '../strength/requests.ts'
import { withoutFencedCode } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { oneOf } from '../text/words.ts'
import { isFamiliar, type Reading, readKind } from './find-kind.ts'
import { isKindName, type KindName } from './kind-names.ts'
import { ASK_FIRST, TASKS, type Task, type TaskName } from './kinds.ts'

export interface ReadPrompt {
  /** The text without its code blocks. */
  prose: string
  /** The prose without phrases of the library. */
  request: string
  words: number
  /** Undefined unless it's sure, or chosen by the user. */
  kindName: KindName | undefined
  task: Task
  isEnglish: boolean
  /** Defines the exact form of the answer: "yes or no", "JSON only". */
  isFixed: boolean
  /** A question, which is complete as it is. */
  isQuestion: boolean
  /** Includes something to work on. */
  hasMaterial: boolean
  /** What it refers to or needs without including it, as a label and a field. */
  material: string | undefined
}

/** `chosen` is the kind that the user selected, or any other name for none. */
export function readPrompt(original: string, choices: PromptChoices, chosen?: string): ReadPrompt {
  const outside = withoutFencedCode(original)
  // A prompt that is entirely in a code block is treated as prose.
  const isAllCode = !/\p{L}/u.test(withoutOwnWords(outside, choices))
  const prose = isAllCode ? original.replace(FENCE_LINE, '') : outside
  const request = withoutOwnWords(prose, choices)
  const text = withoutOwnWords(original, choices)
  const asked = withoutMaterial(request)
  const hasMaterial = !isAllCode && includesMaterial(text)
  const noun = isAllCode ? undefined : missingMaterial(text)?.noun
  const words = wordsIn(hasMaterial ? asked : request)
  const worksOn = noun !== undefined || hasMaterial
  const reading = wordsIn(asked) < LONG ? readKind(asked) : UNREAD
  const isOneLine = !request.includes('\n')
  const isOpen = isQuestion(asked) && !worksOn && isOneLine
  const kindName =
    chosen === undefined
      ? kindOf(reading, { asked, worksOn, isOpen })
      : isKindName(chosen)
        ? chosen
        : undefined
  const likely = chosen === undefined ? reading.task : undefined
  const name = kindName ?? taskOf(likely, { worksOn, isOpen })
  const needed = noun ?? (isOneLine && !hasMaterial ? TASKS[name].material : undefined)
  return {
    prose,
    request,
    words,
    kindName,
    task: TASKS[name],
    isEnglish: isEnglish(asked, isFamiliar(asked)),
    isFixed: FIXED_ANSWERS.some((pattern) => pattern.test(request)),
    isQuestion: name === 'question' || (kindName === undefined && words <= SMALL_WORDS && reading.isSmall),
    hasMaterial,
    material: needed === undefined ? undefined : materialField(needed),
  }
}

const wordsIn = (text: string) => text.match(/\S+/g)?.length ?? 0

const SMALL_WORDS = 15
/** A question of so many words mostly says its situation. */
const WHOLE_QUESTION = 12
/** A longer text has many words that aren't its request. */
const LONG = 40
const UNREAD: Reading = { kind: undefined, task: undefined, isSmall: false }

interface Asked {
  asked: string
  /** It works on something that it includes or refers to. */
  worksOn: boolean
  /** A question in one line that refers to nothing. */
  isOpen: boolean
}

/** Rewriting a resume or minutes is a revision, not a new one. A longer question about an email asks for advice. */
function kindOf({ kind, task }: Reading, { asked, worksOn, isOpen }: Asked): KindName | undefined {
  const isCode = task === 'code' || task === 'debugging'
  if ((worksOn || kind !== undefined) && !isCode && REVISES.test(asked)) return 'revision'
  return isOpen && wordsIn(asked) >= WHOLE_QUESTION ? undefined : kind
}

/** What is added without naming it. */
function taskOf(likely: TaskName | undefined, { worksOn, isOpen }: Omit<Asked, 'asked'>): TaskName {
  if (isOpen) return likely !== undefined && NEEDS_SITUATION.has(likely) ? likely : 'question'
  return likely ?? (worksOn ? 'work' : 'request')
}

/** "What should I say to him?" needs the situation. Most questions say all they ask. */
const NEEDS_SITUATION: ReadonlySet<TaskName> = new Set([
  'advice',
  'difficult talk',
  'ideas',
  'program',
  'explanation',
])

/** A question anywhere, and no request beside it. */
function isQuestion(asked: string): boolean {
  return ASKS.test(asked) && !hasRequest(asked)
}

const QUESTION_WORD = oneOf('how how_\\w+ what when where which who why')
const VERB = oneOf('are can could did do does is should would')
/** "Is it", "what do I do", "why is my", "how honest should", "can I still", or a question mark at the end. */
const ASKS = new RegExp(
  `^\\W{0,4}(?:how|${VERB})\\b|\\b${QUESTION_WORD}(?:['’]?s| ${VERB})\\b|\\b(?:can|could|should) (?:i|we)\\b|\\?\\s*$`,
  'i',
)
const REVISE = oneOf('edit polish reword rephrase revise rewrite shorten soften tone_down')
/** "Rewrite my bio", "sounds less like a CV", "translate into plain English" */
const REVISES = new RegExp(
  `^\\W{0,4}(?:(?:can you|could you|please|help me) )?${REVISE}\\b|\\bsounds? (?:less|like|more)\\b|^(?:put|translate|turn)\\b.{3,60}\\bplain (?:\\S+ )?(?:english|language)\\b`,
  'i',
)

/** The task of a prompt from the builder, up to what's pasted below it or after a colon. */
function withoutMaterial(request: string): string {
  const task = TASK.exec(request)?.[1]?.trim() ?? request
  const [first = '', rest] = task.split(/\n\s*\n|:(?=\s)/, 2)
  return rest === undefined || !asksForSomething(first) ? task : first
}

const TASK = /(?:^|\n)(?:#{1,6} Task\s*\n|Your task:)([\s\S]+?)(?=\n#{1,6} |$(?![\s\S]))/

/** The prompt defines the exact form of the answer, so little can be added. */
const FIXED_ANSWERS: readonly RegExp[] = [
  /\b(?:yes or no|true or false(?! (?:questions?|quiz|items?|statements?|test)\b)|nothing (?:else|but)|(?:one|single)[- ]word)\b/i,
  /\b(?:json|csv|code|sql) only\b|\bonly (?:json|csv|code|sql)\b|\b(?:do not|don['’]t) explain\b/i,
  /\b(?:only|just) (?:the|an?|one|your) (?:[\w-]{1,15} )?(?:answer|number|result|translation|code|word|letter|label)\b/i,
  /\b(?:no|without)(?: any| further)? (?:explanations?|commentary|preamble)\b/i,
]

const FENCE_LINE = /^[ \t]*(?:```|~~~).*$/gm

/** Without what the builder and the enhancer added, so that adding it doesn't change how a prompt is read. */
function withoutOwnWords(text: string, choices: PromptChoices): string {
  const chosen = Object.values(choicePhrases(choices)).filter((phrase) => phrase !== undefined)
  return [...chosen, ...OWN_SENTENCES]
    .reduce((rest, phrase) => rest.replaceAll(phrase, ''), text)
    .replace(LABELED, (line, label) => (OWN_LABELS.has(label) ? '' : line))
    .replace(OWN_MATERIAL, '')
    .replace(OWN_LINE, '')
    .replace(OWN_HEADING, '')
    .replace(ROLE, '')
    .trim()
}

const OWN_LABELS: ReadonlySet<string> = new Set(
  Object.values(TASKS)
    .flatMap(({ blanks }) => Object.keys(blanks))
    .flatMap((line) => line.split(/:? ?\{\{/, 1)),
)
const OWN_SENTENCES = [
  ...new Set(Object.values(TASKS).flatMap(({ rules }) => Object.keys(rules))),
  ASK_FIRST,
  REASONED_FIXED_ANSWER,
  ...Object.values(GOAL_PHRASES).map((goal) => `Your goal is ${goal}.`),
].sort((one, other) => other.length - one.length)

/** "Deadline: Friday", a field that has been filled in, says nothing about the task. */
const LABELED = /(?<=^|^- )([A-Z][^\n{}:.]{1,80}):.{0,1000}$/gm
/** "Code:" and a field, as the enhancer adds it. */
const OWN_MATERIAL = /^[A-Z][\w -]{1,30}:\n\n\{\{[a-z_]{1,30}\}\}$/gm
const OWN_HEADINGS = 'Answer template|Approach|Audience|Details|Examples|Format|Material|Requirements|Role'
/** A heading with nothing below it, or the line above a list. */
const OWN_HEADING = new RegExp(`^#{1,6} (?:${OWN_HEADINGS})\\s*(?=#{1,6} |$(?![\\s\\S]))`, 'gm')
const OWN_LINE = /^(?:Details:|- ?)[ \t]{0,4}$/gm
/** The role says little about the task: a researcher can be asked for a haiku. */
const ROLE = /^(?:You are|Act as|Take on the role of:|Take this role:) [^.!?\n]{0,300}[.!?]?/gm
