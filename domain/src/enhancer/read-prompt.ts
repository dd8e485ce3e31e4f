// How the built-in enhancer reads a prompt: its request, kind, and material, without what the library itself added.
import { choicePhrases, type PromptChoices } from '../builder/choice-phrases.ts'
import { GOAL_PHRASES, REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { includesMaterial } from '../strength/includes-material.ts'
import { materialField, missingMaterial } from '../strength/missing-material.ts'
import { asksForSomething, hasRequest } from '../strength/requests.ts'
import { withoutFencedCode } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'
import { oneOf } from '../text/words.ts'
import { isFamiliar, type Reading, readKind } from './find-kind.ts'
import { isKindName, type KindName } from './kind-names.ts'
import { ASK_FIRST, type FormName, TASKS, type Task, type TaskName } from './kinds.ts'

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
  const reading = readKind(mainSentence(asked))
  const hasMaterial = !isAllCode && includesMaterial(text)
  const noun = isAllCode ? undefined : missingMaterial(text)?.noun
  const words = (hasMaterial ? asked : request).match(/\S+/g)?.length ?? 0
  const likely = chosen === undefined ? reading.form : undefined
  const isComplete = noun === undefined && !request.includes('\n')
  const kindName =
    chosen === undefined ? kindOf(reading, { asked, isComplete }) : isKindName(chosen) ? chosen : undefined
  const worksOn = noun !== undefined || hasMaterial
  const name = kindName ?? formOf({ likely, asked, worksOn, isComplete })
  const task = TASKS[name]
  const needed = noun ?? (hasMaterial ? undefined : task.material)
  return {
    prose,
    request,
    words,
    kindName,
    task,
    isEnglish: isEnglish(asked, isFamiliar(asked)),
    isFixed: FIXED_ANSWERS.some((pattern) => pattern.test(request)),
    isQuestion: name === 'question' || (kindName === undefined && words <= SMALL_WORDS && reading.isSmall),
    hasMaterial,
    material: needed === undefined ? undefined : materialField(needed),
  }
}

const SMALL_WORDS = 15

/** Rewriting a resume or minutes is a revision, not a new one. */
function kindOf({ kind }: Reading, { asked, isComplete }: { asked: string; isComplete: boolean }) {
  if (kind === undefined || (isComplete && isWholeQuestion(asked))) return undefined
  const isText = kind !== 'code' && kind !== 'debugging'
  return isText && (REVISES.test(asked) || RESTYLES.test(asked)) ? 'revision' : kind
}

/** A longer text says its request in one of its sentences. */
function mainSentence(asked: string): string {
  if (asked.split(/\s+/, LONG).length < LONG) return asked
  const sentences = asked.slice(0, READ_MAX).split(/(?<=[.!?])\s|\n/)
  return sentences.find((sentence) => asksForSomething(sentence)) ?? ''
}

const LONG = 40
const READ_MAX = 2_000

interface Asked {
  likely: FormName | undefined
  asked: string
  /** It works on something that it includes or refers to. */
  worksOn: boolean
  /** It refers to nothing outside, and is one line. */
  isComplete: boolean
}

function formOf({ likely, asked, worksOn, isComplete }: Asked): TaskName {
  if (isComplete && isWholeQuestion(asked)) return 'question'
  if (!isRequest(asked) && asked.split(/\s+/).length <= TOPIC_WORDS) return 'request'
  if (worksOn && likely === 'academic text' && HELP.test(asked)) return 'work'
  if (worksOn && REVISES.test(asked)) return 'revision'
  if (worksOn && JUDGES.test(asked)) return 'feedback'
  if (COMPARE.test(asked)) return 'comparison'
  if (HOW_TO_ACT.test(asked)) return 'advice'
  if (QUESTION.test(asked) && isComplete && !(NEEDS_MORE.has(likely) && PERSONAL.test(asked)))
    return 'question'
  if (likely !== undefined) return likely
  if (STATEMENT.test(asked) && !asksForSomething(asked) && !worksOn) return 'advice'
  if (/\?\s*$/.test(asked) && !worksOn) return 'question'
  return worksOn ? 'work' : 'request'
}

/** A question that says its situation, before it or in it, and no request beside it. */
function isWholeQuestion(asked: string): boolean {
  const start = asked.search(ASKS)
  const enough = start > 0 ? SITUATION_AND_QUESTION : WHOLE_QUESTION
  return start >= 0 && asked.split(/\s+/).length >= enough && !hasRequest(asked)
}

/** In words. */
const WHOLE_QUESTION = 12
const SITUATION_AND_QUESTION = 8
const QUESTION_WORD = oneOf('how how_\\w+ what when where which who why')
const VERB = oneOf('are can could did do does is should would')
/** "What do I do", "why is my", "how honest should", "can I still", or a question mark at the end. */
const ASKS = new RegExp(
  `\\b${QUESTION_WORD}(?:['’]?s| ${VERB})\\b|\\b(?:can|could|should) (?:i|we)\\b|\\?\\s*$`,
  'i',
)

/** Whether it says what to do or make. */
function isRequest(asked: string): boolean {
  return asksForSomething(asked) || NAMES_RESULT.test(asked) || namesThing(asked)
}

const TOPIC_WORDS = 3
/** "What should I say to him?" needs the situation. Most questions say all they ask. */
const NEEDS_MORE: ReadonlySet<FormName | undefined> = new Set([
  'advice',
  'difficult talk',
  'ideas',
  'program',
])
const PERSONAL = /\b(?:i|me|my|our|us|we)\b/i
/** "Help me with my essay" isn't about writing one. */
const HELP = /^\W{0,4}(?:can you |could you |please )?(?:help|look|check|fix|work)\b/i
/** "My students are bored in lecture" asks what to do. */
const STATEMENT =
  /^\W{0,4}(?:i|i['’]m|my|our|we|the|there) (?:\w+ ){0,3}(?:am|are|can['’]?t|don['’]?t|failed|has|have|is|keeps?|won['’]?t)\b/i
const REVISES =
  /^\W{0,4}(?:(?:can you|could you|please|help me) )?(?:edit|polish|reword|rephrase|revise|rewrite|shorten|soften|tone down)\b/i
/** "Sounds less like a CV", "into plain 8th-grade English" */
const RESTYLES = /\bsounds? (?:less|like|more)\b|\bplain (?:\S+ ){0,2}(?:english|language)\b/i
/** "Is my thesis statement good?" */
const JUDGES = /^\W{0,4}(?:is|are|does|do|how['’]?s|how is) (?:my|our|this)\b/i
const COMPARE = /^\W{0,4}(?:please )?compare\b/i
/** "How should our library get rid of …", "what's a good way to …" */
const HOW_TO_ACT =
  /^\W{0,4}how (?:should|can|could) (?!you\b)\w|^\W{0,4}what(?:['’]?s| is) (?:a good|the best) way\b/i
const QUESTION =
  /^\W{0,4}(?:who|what|whats|why|which|when|where|how|is|are|am|do|does|did|can i|can we|should|could i|will|would)\b/i
/** "Slogan for the food drive", "need a flyer". */
const NAMES_RESULT = /\w (?:about|for|from|on|to) \w|\b(?:help|need|want|looking for)\b/i

/** "Reference letter" and "time management tips" name a result. "Krebs cycle" is only a topic. */
function namesThing(asked: string): boolean {
  const words =
    asked
      .slice(0, READ_MAX)
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  return words.some((word) => THINGS.has(word) || THINGS.has(word.replace(/s$/, '')))
}

const THINGS: ReadonlySet<string> = new Set([
  ...MATERIAL_NOUNS,
  ...`activity advice assignment bingo biography blurb budget caption checklist crossword exam example exercise faq
  flashcard game guide guideline haiku icebreaker idea itinerary joke lesson limerick logo mnemonic name note page plan
  playlist problem puzzle quiz recipe recommendation reply riddle rubric rule sign slogan song speech strategy template tip title
  toast tutorial tweet workshop`.split(/\s+/),
])

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
