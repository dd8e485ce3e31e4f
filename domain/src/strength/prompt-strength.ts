// Which remarks the prompt strength panel makes: what the prompt says and lacks for its kind of task, what matters most
// first.
import { asksForFormat, namesAudience } from '../text/words-in-text.ts'
import { ASPECT_PATTERNS } from './aspect-patterns.ts'
import { choicePhrases, type PromptChoices } from './choice-phrases.ts'
import { LONG } from './find-kind.ts'
import { type AspectName, type Kind, LABELS, type Need } from './kind.ts'
import { TASK } from './kinds/kinds.ts'
import { DETAILED } from './material.ts'
import { type ReadPrompt, readPrompt } from './read-prompt.ts'
import { IMPERSONAL_QUESTION, NAMED_APP, PERSONAL_QUESTION } from './request-forms.ts'

export type { AspectName, PromptChoices }

export interface AspectCheck {
  name: AspectName
  /** A few words, such as “Who it’s for”. */
  label: string
  /** `unneeded`: this kind of task does without it. */
  status: 'said' | 'missing' | 'unneeded'
  /** One line on why it matters for this kind of task. */
  why: string
  /** What adds it: a sentence, or labels with fields, such as "Deadline: {{deadline}}". */
  phrase: string
}

export interface PromptStrength {
  /** `other-language`: the rules know only English. */
  kind: 'checked' | 'empty' | 'other-language'
  /** Missing ones first, what matters most first. Empty unless `kind` is `checked`. */
  checks: AspectCheck[]
}

/** Checks by rules what a prompt says and what it leaves open. */
export function promptStrength(text: string, choices: PromptChoices = {}): PromptStrength {
  if (text.trim() === '') return { kind: 'empty', checks: [] }
  const prompt = readPrompt(text, choices)
  if (!prompt.isEnglish) return { kind: 'other-language', checks: [] }
  return { kind: 'checked', checks: checkAspects(prompt, choices) }
}

/** What a prompt in English says and lacks, in the order of `PromptStrength`. `isWhole`: whatever its kind needs counts. */
export function checkAspects(prompt: ReadPrompt, choices: PromptChoices, isWhole = false): AspectCheck[] {
  const needs = needsOf(prompt)
  const chosen: Readonly<Partial<Record<string, string>>> = choicePhrases(choices)
  const needed = [
    ...(prompt.asks || prompt.small ? [] : ['task']),
    ...Object.keys(chosen),
    ...neededFor(prompt, choices, isWhole),
  ]
  // A set keeps the order of the first mention, so what matters most comes first.
  const names = [...new Set([...needed, ...Object.keys(LABELS)])].filter(isAspect)
  const checks = names.map((name): AspectCheck => {
    const [add = '', why = CHOSEN, pattern] = needs[name] ?? []
    const phrase = chosen[name] ?? openLines(add, pattern, prompt.request)
    const isSaid = says(prompt, { name, choices, phrase, pattern })
    const status = isSaid ? 'said' : needed.includes(name) ? 'missing' : 'unneeded'
    return { name, label: LABELS[name], status, why: name in chosen ? CHOSEN : why, phrase }
  })
  return ORDER.flatMap((status) => checks.filter((check) => check.status === status))
}

const ORDER: readonly AspectCheck['status'][] = ['missing', 'said', 'unneeded']

/** What counts for this prompt. Phrases from this engine don't make it say more, so adding one leaves the others open. */
function neededFor(prompt: ReadPrompt, choices: PromptChoices, isWhole: boolean): string[] {
  if (prompt.small) return []
  const { needs } = prompt.kind
  const names = Object.keys(needs).filter(isAspect)
  const isOpen = (name: AspectName) =>
    name === 'material'
      ? prompt.lacks !== undefined
      : isFilledIn(prompt, needs[name]) ||
        !says(prompt, { name, choices, phrase: '', pattern: needs[name]?.[2] })
  const lacks = prompt.lacks === undefined ? [] : ['material']
  if (isWhole) return [...lacks, ...names.filter(isOpen)]
  const first = names.find((name) => name !== 'material')
  const worth = names
    .slice(0, REMARKS)
    .filter((name) => name !== 'material' && isOpen(name))
    .filter(
      (name) =>
        name === first || !(prompt.asks && lacks.length === 0 ? FIRST_OR_NOT : FIRST_OF_ALL).has(name),
    )
  // Material takes a place even if it's there, or else adding it would make room for another remark.
  const places = remarksFor(prompt) - (needs.material === undefined ? 0 : 1)
  const risk = prompt.kind.risk && !prompt.hasText && isOpen('uncertainty') ? ['uncertainty'] : []
  return [...lacks, ...worth.slice(0, Math.max(0, places)), ...risk]
}

/** Often clear or a matter of taste, so judges expect a remark on them only where all else depends on them. */
const FIRST_OR_NOT: ReadonlySet<AspectName> = new Set(['audience', 'criteria', 'format'])
/** How long it gets hardly matters as long as the task or the material is missing. */
const FIRST_OF_ALL: ReadonlySet<AspectName> = new Set([...FIRST_OR_NOT, 'length'])

/** A line of this engine, also one that has been filled in, keeps its place. */
function isFilledIn({ prose }: ReadPrompt, [add]: Need = ['', '']): boolean {
  return labelsOf(add).some((label) => prose.includes(label))
}

function isAspect(name: string): name is AspectName {
  return Object.hasOwn(LABELS, name)
}

const CHOSEN = 'You selected this in the builder.'

const UNSEEN = 'The AI can only work on what it sees.'

/** What its kind needs, and the material that it refers to. */
function needsOf({ kind: { needs }, lacks }: ReadPrompt): Kind['needs'] {
  const [, why = UNSEEN] = needs.material ?? []
  return {
    ...needs,
    task: needs.task ?? TASK,
    material: [lacks === undefined ? '' : materialPhrase(lacks), why],
  }
}

/** "Cover letter:" and a field for it. */
function materialPhrase(noun: string): string {
  const words = noun.toLowerCase().replaceAll('-', '')
  const label = /^(?:cv|pdf)s?$/.test(words)
    ? words.replace(/^(?:cv|pdf)/, (letters) => letters.toUpperCase())
    : words.charAt(0).toUpperCase() + words.slice(1)
  return `${label}:\n\n{{${words.replaceAll(' ', '_')}}}`
}

/** A prompt that says a lot has made most of its choices, and only missing material is worth a remark. A question leaves few to make. */
function remarksFor(prompt: ReadPrompt): number {
  const { words, request, quotes, kindName } = prompt
  const { needs, risk } = prompt.kind
  if (words >= DETAILED || quotes || (!needs.material && isPrecise(request, words))) return 0
  const [line = ''] = request.trim().split('\n', 1)
  if (NAMED_APP.test(line)) return 0
  const isOpenQuestion = risk || needs.material || CHOICES.has(kindName)
  if (!isOpenQuestion && IMPERSONAL_QUESTION.test(line)) return 0
  if (!isOpenQuestion && PERSONAL_QUESTION.test(line)) return 1
  return REMARKS
}

const REMARKS = 2

/** "A scene of 400 words, present tense, with two sisters" lists what it wants. */
function isPrecise(request: string, words: number): boolean {
  const marks =
    request.match(/[,;:]|\d[\d.,]{0,9}|\b(?:two|three|four|five|six|seven|eight|ten|twelve)\b/gi) ?? []
  const details = DETAILS.filter((name) => ASPECT_PATTERNS[name].test(request))
  return words >= PRECISE_WORDS && !request.includes('?') && marks.length + details.length >= PRECISE
}

const DETAILS = ['audience', 'format', 'length', 'examples', 'criteria'] as const
const PRECISE_WORDS = 12
const PRECISE = 5

/** What fits depends on the one who asks. */
const CHOICES: ReadonlySet<string> = new Set(['decision', 'methods'])

interface Sought {
  name: AspectName
  choices: PromptChoices
  phrase: string
  pattern: Need[2]
}

/** Leaves out the lines that the prompt already says. */
function openLines(add: string, said: Need[2], request: string): string {
  if (said === undefined || 'test' in said) return add
  const open = add.split('\n').filter((_, index) => !said[index]?.test(request))
  return open.length === 0 ? add : open.join('\n')
}

function says(
  { prose, request, words, asks, hasText, kind }: ReadPrompt,
  { name, choices: { audience = '', format = '' }, phrase, pattern }: Sought,
): boolean {
  if (phrase !== '' && (prose.includes(phrase) || labelsOf(phrase).some((label) => prose.includes(label))))
    return true
  if (name === 'task')
    return asks && (words >= LONG || pattern === undefined || ('test' in pattern && pattern.test(request)))
  if (name === 'material') return hasText
  if (name === 'audience' && audience !== '') return namesAudience(prose, audience)
  if (name === 'format' && format !== '') return asksForFormat(prose, format)
  if (name === 'context' && (words >= DETAILED || (hasText && !kind.needs.material))) return true
  if (name === 'examples' && words >= DETAILED) return true
  const patterns = pattern === undefined || 'test' in pattern ? [pattern ?? ASPECT_PATTERNS[name]] : pattern
  return patterns.every((one) => one.test(request))
}

/** "Deadline:" of "Deadline: {{deadline}}". */
function labelsOf(phrase: string): string[] {
  return phrase.match(/^[A-Z][^\n{}:]{1,80}:(?=\s{1,2}\{\{)/gm) ?? []
}
