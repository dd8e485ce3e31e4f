import { REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { findFields } from '../fields/find-fields.ts'
import { CONTENT_MAX } from '../limits.ts'
import { choicePhrases, type PromptChoices } from '../strength/choice-phrases.ts'
import { type AspectCheck, checkAspects } from '../strength/prompt-strength.ts'
import { type ReadPrompt, readPrompt } from '../strength/read-prompt.ts'
import { groupedCount } from '../text/count-of.ts'
import { type Addition, DETAILS, layOut } from './lay-out.ts'

interface Enhancement {
  enhancedPrompt: string
  /** One sentence for each change, or why there is none. */
  suggestions: string[]
  /** `after` is the added text as it appears in the result. */
  changes: { before: string; after: string; reason: string; suggestion: string }[]
}

/**
 * What the built-in enhancer adds to a prompt, and the suggestions it shows: it asks for what the prompt lacks with
 * fields, and adds what its kind of task needs. The text itself doesn't change, and enhancing the result again adds
 * nothing.
 */
export function enhanceByRules(text: string, options: PromptChoices): Enhancement {
  const choices = onOneLine(options)
  let all = enhanceOnce(text.trim(), choices)
  // An added request can show that more is missing.
  for (let turn = 0, more = all; turn < TURNS && more.changes.length > 0; turn += 1) {
    more = enhanceOnce(all.enhancedPrompt, choices)
    if (more.changes.length > 0)
      all = {
        enhancedPrompt: more.enhancedPrompt,
        suggestions: [...new Set([...all.suggestions, ...more.suggestions])],
        changes: [...all.changes, ...more.changes],
      }
  }
  return all
}

const TURNS = 3

function enhanceOnce(original: string, choices: PromptChoices): Enhancement {
  const prompt = readPrompt(original, choices)
  if (!prompt.isEnglish) return unchanged(original, NOT_ENGLISH)
  const additions = [...additionsFor(prompt, choices), ...methodAdditions(prompt, choices)].sort(
    (one, other) => PLACES.indexOf(one.place) - PLACES.indexOf(other.place),
  )
  if (additions.length === 0) return unchanged(original, [prompt.fixed ? FIXED : COMPLETE])

  const { result, added } = layOut(original, { prompt, additions })
  if (result.length > CONTENT_MAX) return unchanged(original, [TOO_LONG])
  return {
    enhancedPrompt: result,
    suggestions: [...new Set(additions.map(({ suggestion }) => suggestion))],
    changes: additions.map(({ why, suggestion }, index) => ({
      before: '',
      after: added[index] ?? '',
      reason: why,
      suggestion,
    })),
  }
}

const PLACES: readonly Addition['place'][] = [
  'start',
  'task',
  'details',
  'chosen',
  'rules',
  'end',
  'material',
]

/** A prompt of so few words gets all that its kind needs. A longer one gets what is worth a remark. */
const FEW_WORDS = 20
/** Even without a remark, two blanks or three things missing are a lot for so few words. */
const BLANKS = 2
const GAPS = 3

/** What's missing: one list of what only the author knows, then what holds for every prompt of its kind. */
function additionsFor(prompt: ReadPrompt, choices: PromptChoices): Addition[] {
  const { task, words, prose } = prompt
  const chosen = choicePhrases(choices)
  const missing = (isWhole: boolean) =>
    checkAspects(prompt, choices, isWhole).filter(({ status }) => status === 'missing')
  const isOwn = ({ name }: AspectCheck) => !(name in chosen)
  const isField = ({ phrase }: AspectCheck) => findFields(phrase).length > 0
  const isShort = words > 0 && words < FEW_WORDS
  const open = isShort ? missing(true).filter(isOwn) : []
  const isWeak = open.length >= GAPS || fieldsOf(open) >= BLANKS || (words > 0 && missing(false).some(isOwn))
  const checks = missing(isWeak && isShort).filter((check) => isWeak || !isOwn(check))
  const lines = checks.filter((check) => check.name !== 'material' && isField(check))
  return [
    ...(isWeak && task !== undefined && !prose.includes(task) ? [taskAddition(task)] : []),
    ...(lines.length === 0 ? [] : [detailsAddition(lines)]),
    ...checks.filter((check) => !lines.includes(check)).map((check) => toAddition(check, isOwn(check))),
  ]
}

function fieldsOf(checks: readonly AspectCheck[]): number {
  return checks.reduce((sum, { phrase }) => sum + findFields(phrase).length, 0)
}

function taskAddition(words: string): Addition {
  return { place: 'task', heading: 'Task', words, why: TASK_WHY, suggestion: 'Said what to do.' }
}

const TASK_WHY = 'A clear request keeps the AI from guessing what you want.'

function detailsAddition(checks: readonly AspectCheck[]): Addition {
  const lines = checks.flatMap(({ phrase }) => phrase.split('\n'))
  const names = lines.map((line) => line.slice(0, line.search(/:? ?\{\{/)))
  const [only = ''] = lines
  return {
    place: 'details',
    heading: 'Details',
    words: lines.length === 1 ? only : DETAILS + lines.map((line) => `- ${line}`).join('\n'),
    why: checks.length === 1 ? (checks[0]?.why ?? '') : 'Only you know this, and the answer depends on it.',
    suggestion: `Added blanks for what only you know: ${names.map(uncapitalized).join('; ')}.`,
  }
}

function toAddition({ name, label, phrase, why }: AspectCheck, isOwn: boolean): Addition {
  const suggestion = SUGGESTIONS[name] ?? ''
  if (name === 'role') return { place: 'start', heading: 'Role', words: phrase, why, suggestion }
  if (name === 'material') return { place: 'material', heading: 'Material', words: phrase, why, suggestion }
  if (!isOwn) return { place: 'chosen', heading: label, words: phrase, why, suggestion }
  return { place: 'rules', heading: 'Requirements', words: phrase, why, suggestion }
}

function uncapitalized(text: string): string {
  return /^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}

const SUGGESTIONS: Readonly<Record<string, string>> = {
  role: 'Gave the AI a role.',
  material: 'Added a place for the material itself.',
  audience: 'Said who the answer is for.',
  format: 'Asked for a clear answer format.',
  length: 'Set the length.',
  examples: 'Asked for a concrete example.',
  criteria: 'Named the criteria for a good answer.',
  uncertainty: 'Said what to do when information is missing or uncertain.',
}

const FIXED = 'Nothing to improve: the prompt already says exactly what the answer should look like.'
const COMPLETE = 'Nothing to improve: the prompt already covers what this kind of task needs.'
const TOO_LONG = `Nothing was added because the prompt would be over ${groupedCount(CONTENT_MAX)} characters.`
const NOT_ENGLISH = [
  'This prompt doesn’t seem to be in English. The built-in enhancer writes only English, so it left the prompt unchanged.',
  'Check that your prompt names a role, the audience, the format and length of the answer, and what to do when unsure.',
]

function unchanged(original: string, suggestions: string[]): Enhancement {
  return { enhancedPrompt: original, suggestions, changes: [] }
}

/** These texts are inserted in the middle of a line, which a line break would end. */
function onOneLine(choices: PromptChoices): PromptChoices {
  const flat = (text = '') => text.replace(/\s+/g, ' ').trim()
  const { role, audience, format } = choices
  return { ...choices, role: flat(role), audience: flat(audience), format: flat(format) }
}

/** What the user selected about how the AI should work, which isn't part of prompt strength. */
function methodAdditions({ prose, fixed }: ReadPrompt, choices: PromptChoices): Addition[] {
  const { approach, template } = choicePhrases(choices)
  const additions: Addition[] = []
  if (approach !== undefined && !STEP_BY_STEP.test(prose))
    additions.push({
      place: 'end',
      heading: 'Approach',
      words: fixed ? REASONED_FIXED_ANSWER : approach,
      why: 'You selected step-by-step reasoning.',
      suggestion: 'Asked the AI to reason step by step before answering.',
    })
  if (template !== undefined && !/\btemplates?\b/i.test(prose))
    additions.push({
      place: 'end',
      heading: 'Answer template',
      words: template,
      why: 'You selected an answer template.',
      suggestion: 'Added a template for the answer.',
    })
  return additions
}

const STEP_BY_STEP =
  /\b(?:step[- ]by[- ]step|chain[- ]of[- ]thought|think (?:it |this )?through|(?:show|explain) your reasoning)\b/i
