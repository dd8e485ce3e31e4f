// What the built-in enhancer adds to a prompt, and the suggestions it shows.
import type { PromptChoices } from '../builder/choice-phrases.ts'
import { CONTENT_MAX } from '../limits.ts'
import { groupedCount } from '../text/count-of.ts'
import { additionsFor } from './additions-for.ts'
import { type KindName, OTHER_KIND } from './kind-names.ts'
import { layOut } from './lay-out.ts'
import { type ReadPrompt, readPrompt } from './read-prompt.ts'

interface Enhancement {
  enhancedPrompt: string
  /** One sentence for each change, or why there is none. */
  suggestions: string[]
  /** `after` is the added text as it appears in the result. */
  changes: { before: string; after: string; reason: string; suggestion: string }[]
  /** What the prompt was read as. Undefined if that isn't sure. */
  kind: KindName | typeof OTHER_KIND | undefined
}

/**
 * Asks with fields for what only the author knows, and adds what a task of this kind needs. The text itself doesn't change, and
 * enhancing the result again adds nothing. `kind` is what the user selected: the name of a kind, or any other name for none.
 */
export function enhanceByRules(text: string, options: PromptChoices, kind?: string): Enhancement {
  const choices = onOneLine(options)
  const original = text.trim()
  const prompt = readPrompt(original, choices, kind)
  const readAs = prompt.kindName ?? (kind === undefined ? undefined : OTHER_KIND)
  const unchanged = (...suggestions: string[]): Enhancement => ({
    enhancedPrompt: original,
    suggestions,
    changes: [],
    kind: prompt.isEnglish ? readAs : undefined,
  })
  if (!prompt.isEnglish) return unchanged(...NOT_ENGLISH)
  const additions = additionsFor(prompt, choices)
  if (additions.length === 0) return unchanged(whyNothing(prompt))
  const { result, added } = layOut(original, { prompt, additions })
  if (result.length > CONTENT_MAX) return unchanged(TOO_LONG)
  return {
    enhancedPrompt: result,
    suggestions: [...new Set(additions.map(({ suggestion }) => suggestion))],
    changes: additions.map(({ why, suggestion }, index) => ({
      before: '',
      after: added[index] ?? '',
      reason: why,
      suggestion,
    })),
    kind: readAs,
  }
}

function whyNothing({ isFixed, isQuestion }: ReadPrompt): string {
  if (isFixed) return 'Nothing was added: the prompt says exactly what the answer should look like.'
  if (isQuestion) return 'Nothing was added: a question like this works as it is.'
  return 'Nothing was added: the prompt says a lot already. The checklist in step 1 shows what else you could say.'
}

const TOO_LONG = `Nothing was added because the prompt would be over ${groupedCount(CONTENT_MAX)} characters.`
const NOT_ENGLISH = [
  'This prompt doesn’t seem to be in English. The built-in enhancer writes only English, so it left the prompt unchanged.',
  'Check that your prompt says what it’s for, who reads it, and how long the answer should be.',
]

/** These texts are inserted in the middle of a line, which a line break would end. */
function onOneLine(choices: PromptChoices): PromptChoices {
  const flat = (text = '') => text.replace(/\s+/g, ' ').trim()
  const { role, audience, format } = choices
  return { ...choices, role: flat(role), audience: flat(audience), format: flat(format) }
}
