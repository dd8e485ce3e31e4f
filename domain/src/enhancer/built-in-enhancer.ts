import { REASONED_FIXED_ANSWER } from '../builder/prompt-phrases.ts'
import { findFields } from '../fields/find-fields.ts'
import { CONTENT_MAX } from '../limits.ts'
import { choicePhrases, type PromptChoices } from '../strength/choice-phrases.ts'
import { type AspectCheck, checkAspects } from '../strength/prompt-strength.ts'
import { type ReadPrompt, readPrompt } from '../strength/read-prompt.ts'
import { groupedCount } from '../text/count-of.ts'
import { addPhrases, type Phrase } from './add-phrases.ts'

interface Enhancement {
  enhancedPrompt: string
  /** One sentence for each change, then one for what only the user can add. */
  suggestions: string[]
  /** `after` is the added text as it appears in the result. */
  changes: { before: string; after: string; reason: string; suggestion: string }[]
}

/**
 * Improves a prompt by rules: adds the phrases for what it lacks, except those with blanks that only the user can fill in.
 * The text itself doesn't change, and enhancing the result again adds nothing.
 */
export function enhanceByRules(text: string, options: PromptChoices): Enhancement {
  const original = text.trim()
  const choices = onOneLine(options)
  const prompt = readPrompt(original, choices)
  if (!prompt.isEnglish) return unchanged(original, NOT_ENGLISH)

  const missing = checkAspects(prompt, choices).filter(({ status }) => status === 'missing')
  const open = missing.filter(({ phrase }) => findFields(phrase).length > 0)
  const additions = [
    ...missing.filter((check) => !open.includes(check)).map(asPhrase),
    ...methodPhrases(prompt, choices),
  ]
  if (additions.length === 0) return unchanged(original, [whyNothing(prompt, open)])

  const { result, added } = addPhrases(original, { prompt, additions })
  if (result.length > CONTENT_MAX) return unchanged(original, [TOO_LONG])
  return {
    enhancedPrompt: result,
    suggestions: [
      ...additions.map(suggestionFor),
      ...(open.length > 0 ? [`Only you know what’s still missing: ${labels(open)}.`] : []),
    ],
    changes: additions.map((phrase, index) => ({
      before: '',
      after: added[index] ?? '',
      reason: phrase.why,
      suggestion: suggestionFor(phrase),
    })),
  }
}

function suggestionFor({ name }: Phrase): string {
  return SUGGESTIONS[name] ?? ''
}

const SUGGESTIONS: Readonly<Record<string, string>> = {
  role: 'Gave the AI a role.',
  audience: 'Said who the answer is for.',
  format: 'Asked for a clear answer format.',
  length: 'Set the length.',
  examples: 'Asked for a concrete example.',
  criteria: 'Named the criteria for a good answer.',
  uncertainty: 'Said what to do when information is missing or uncertain.',
  approach: 'Asked the AI to reason step by step before answering.',
  template: 'Added a template for the answer.',
}

const TOO_LONG = `Nothing was added because the prompt would be over ${groupedCount(CONTENT_MAX)} characters.`
const NOT_ENGLISH = [
  'This prompt doesn’t seem to be in English. The built-in enhancer writes only English, so it left the prompt unchanged.',
  'Check that your prompt names a role, the audience, the format and length of the answer, and what to do when unsure.',
]

function unchanged(original: string, suggestions: string[]): Enhancement {
  return { enhancedPrompt: original, suggestions, changes: [] }
}

function whyNothing({ task }: ReadPrompt, open: readonly AspectCheck[]): string {
  if (open.length > 0) return `Nothing was added, because only you know what’s missing: ${labels(open)}.`
  return task.fixed
    ? 'Nothing was added: the prompt already says exactly what the answer should look like.'
    : 'Nothing was added: the prompt already covers what this kind of task needs.'
}

function labels(checks: readonly AspectCheck[]): string {
  return checks.map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1)).join(', ')
}

/** These texts are inserted in the middle of a line, which a line break would end. */
function onOneLine(choices: PromptChoices): PromptChoices {
  const flat = (text = '') => text.replace(/\s+/g, ' ').trim()
  const { role, audience, format } = choices
  return { ...choices, role: flat(role), audience: flat(audience), format: flat(format) }
}

function asPhrase({ name, label, phrase, why }: AspectCheck): Phrase {
  return { name, heading: label, words: phrase, why }
}

/** What the user selected about how the AI should work, which isn't part of prompt strength. */
function methodPhrases({ prose, task }: ReadPrompt, choices: PromptChoices): Phrase[] {
  const { approach, template } = choicePhrases(choices)
  const phrases: Phrase[] = []
  if (approach !== undefined && !STEP_BY_STEP.test(prose))
    phrases.push({
      name: 'approach',
      heading: 'Approach',
      words: task.fixed ? REASONED_FIXED_ANSWER : approach,
      why: 'You selected step-by-step reasoning.',
    })
  if (template !== undefined && !/\btemplates?\b/i.test(prose))
    phrases.push({
      name: 'template',
      heading: 'Answer template',
      words: template,
      why: 'You selected an answer template.',
    })
  return phrases
}

const STEP_BY_STEP =
  /\b(?:step[- ]by[- ]step|chain[- ]of[- ]thought|think (?:it |this )?through|(?:show|explain) your reasoning)\b/i
