// Which sentences and fields the built-in enhancer adds to a prompt.
import { choicePhrases, type PromptChoices } from '../builder/choice-phrases.ts'
import { REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { hasPart, PART_NAMES } from '../strength/checklist-patterns.ts'
import { saysAny } from './facts.ts'
import { ASK_FIRST, type Task } from './kinds.ts'
import { type Addition, DETAILS, PLACES } from './lay-out.ts'
import type { ReadPrompt } from './read-prompt.ts'

/** A prompt that says so much needs only the material it refers to. */
const DETAILED_WORDS = 40
const DETAILED_PARTS = 5
/** The same for a prompt of an unknown kind: what isn't sure to fit makes it worse. */
const DETAILED_PARTS_OF_UNKNOWN = 4

/** What's missing, in the order of the result. */
export function additionsFor(prompt: ReadPrompt, choices: PromptChoices): Addition[] {
  const additions = [...ofTask(prompt, choices), ...ofMaterial(prompt), ...ofChoices(prompt, choices)]
  return additions.sort((one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place))
}

function ofTask(prompt: ReadPrompt, choices: PromptChoices): Addition[] {
  const { prose, request, task, words, kindName, isFixed, isQuestion } = prompt
  if (words === 0 || isDetailed(prompt) || isFixed || isQuestion) return []
  const known = knownFacts(prompt, choices)
  const isOpen = ([, facts]: [string, string]) => !saysAny(request, facts, known)
  const open = (parts: Readonly<Record<string, string>>) =>
    Object.entries(parts)
      .filter(isOpen)
      .map(([words]) => words)
  const lines = open(task.blanks).filter((line) => !hasLabel(prose, line))
  const rules = open(task.rules).filter((rule) => !prose.includes(rule))
  const added = rules.map((rule) => ruleOf(rule, task.rulesWhy, 'Said what makes the answer good.'))
  if (lines.length > 0) added.unshift(detailsOf(lines, task))
  // Asking first and leaving a gap are two answers to the same thing.
  const asksAlready = prose.includes(ASK_FIRST) || /leave a gap/i.test(`${prose} ${rules.join(' ')}`)
  if (kindName === undefined && added.length > 0 && !asksAlready)
    added.push(
      ruleOf(ASK_FIRST, 'Otherwise, the AI fills gaps with guesses.', 'Let the AI ask for what’s missing.'),
    )
  return added
}

const ruleOf = (words: string, why: string, suggestion: string): Addition => ({
  place: 'rules',
  heading: 'Requirements',
  words,
  why,
  suggestion,
})

function isDetailed({ request, words, kindName }: ReadPrompt): boolean {
  const enough = kindName ? DETAILED_PARTS : DETAILED_PARTS_OF_UNKNOWN
  return words >= DETAILED_WORDS || PART_NAMES.filter((name) => hasPart(name, request)).length >= enough
}

/** What the prompt says by its material and by what the user selected in the builder. */
function knownFacts({ material, hasMaterial }: ReadPrompt, choices: PromptChoices): ReadonlySet<string> {
  return new Set([
    ...(hasMaterial || material !== undefined ? ['material'] : []),
    ...(choices.audience ? ['audience'] : []),
    ...(choices.format ? ['form'] : []),
  ])
}

/** Whether a line has been added before, filled in or not. */
function hasLabel(prose: string, line: string): boolean {
  return prose.includes(line.slice(0, line.indexOf('{{')))
}

function detailsOf(lines: readonly string[], { why }: Task): Addition {
  const names = lines.map((line) => line.slice(0, line.search(/:? ?\{\{/)))
  const [only = ''] = lines
  return {
    place: 'details',
    heading: 'Details',
    words: lines.length === 1 ? only : DETAILS + lines.map((line) => `- ${line}`).join('\n'),
    why,
    suggestion: `Added blanks for what only you know: ${names.map(uncapitalized).join('; ')}.`,
  }
}

function uncapitalized(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

function ofMaterial({ prose, material }: ReadPrompt): Addition[] {
  if (material === undefined || hasLabel(prose, material)) return []
  return [
    {
      place: 'material',
      heading: 'Material',
      words: material,
      why: 'The AI can only work on what it sees.',
      suggestion: 'Added a place for the material itself.',
    },
  ]
}

/** What the user selected in the builder, unless the text says it. */
function ofChoices({ prose, isFixed }: ReadPrompt, choices: PromptChoices): Addition[] {
  const { audience = '', format = '' } = choices
  const phrases = choicePhrases(choices)
  const isSaid: Readonly<Partial<Record<string, boolean>>> = {
    audience: saysAfter(WRITTEN_FOR, audience, prose),
    format: saysAfter(REQUESTED_AS, format, prose),
    examples: hasPart('examples', prose),
    approach: STEP_BY_STEP.test(prose),
    template: /\btemplates?\b/i.test(prose),
  }
  return CHOICES.flatMap(({ name, ...choice }) => {
    const phrase = phrases[name]
    if (phrase === undefined || isSaid[name] || prose.includes(phrase)) return []
    const words = name === 'approach' && isFixed ? REASONED_FIXED_ANSWER : phrase
    return [{ ...choice, words, why: 'You selected this in the builder.' }]
  })
}

/** Whether a text names what was selected, such as a table, and not just the word: "around a table". */
function saysAfter(before: RegExp, words: string, text: string): boolean {
  const named = `${before.source} (?:[\\w'’-]{1,15} ){0,4}${RegExp.escape(words)}s?(?![\\p{L}\\p{N}])`
  return words !== '' && new RegExp(named, 'iu').test(text)
}

const WRITTEN_FOR = /\b(?:audience:|for|to|with|at)/
const REQUESTED_AS = /\b(?:as|in|into|write|draft|create|make|give|present|prepare|produce|format:|formatted)/

const STEP_BY_STEP =
  /\b(?:step[- ]by[- ]step|chain[- ]of[- ]thought|think (?:it |this )?through|(?:show|explain) your reasoning)\b/i

const CHOICES: readonly (Omit<Addition, 'words' | 'why'> & { name: string })[] = [
  { name: 'role', place: 'start', heading: 'Role', suggestion: 'Gave the AI a role.' },
  { name: 'audience', place: 'chosen', heading: 'Audience', suggestion: 'Said who the answer is for.' },
  { name: 'format', place: 'chosen', heading: 'Format', suggestion: 'Asked for a clear answer format.' },
  { name: 'examples', place: 'chosen', heading: 'Examples', suggestion: 'Asked for a concrete example.' },
  { name: 'approach', place: 'end', heading: 'Approach', suggestion: 'Asked for reasoning step by step.' },
  { name: 'template', place: 'end', heading: 'Answer template', suggestion: 'Added an answer template.' },
]
