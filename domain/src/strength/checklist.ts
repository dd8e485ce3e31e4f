// The checklist beside a prompt: whether a text has a task and the parts of the CLEAR framework. It doesn't say what's
// missing, because only the author knows what matters.
import { withoutFencedCode } from '../text/code-fences.ts'
import { isEnglish } from '../text/is-english.ts'
import { hasPart, type PartName } from './checklist-patterns.ts'
import { includesMaterial } from './includes-material.ts'
import { materialField, missingMaterial } from './missing-material.ts'
import { isBareRequest } from './requests.ts'

export type { PartName }

export interface ChecklistPart {
  name: PartName
  label: string
  /** What it says. */
  hint: string
  isFound: boolean
  /** A label and a field that add it. */
  phrase: string
  /** Why it matters here. At most one part has this. */
  highlight?: string
}

export interface Checklist {
  /** `other-language`: the patterns know only English. */
  kind: 'checked' | 'empty' | 'other-language'
  parts: ChecklistPart[]
}

/** Which parts a prompt has. A part counts only if the text clearly has it: a wrong tick hides a gap. */
export function checkPrompt(text: string): Checklist {
  if (text.trim() === '') return { kind: 'empty', parts: [] }
  const prose = withoutFencedCode(text) || text
  // A few unknown words, such as “photosynthesis light reactions”, are more likely English, and a checklist does no harm.
  if (!isEnglish(prose, true)) return { kind: 'other-language', parts: [] }
  const missing = missingMaterial(text)
  const parts = PARTS.map((part): ChecklistPart => {
    const isFound = hasPart(part.name, prose) || (part.name === 'context' && includesMaterial(text))
    if (part.name !== 'context') return { ...part, isFound }
    if (missing !== undefined) {
      const highlight = `Your prompt mentions “${missing.words}”, but it isn’t in the text. Paste it, or add a field for it.`
      return { ...part, isFound: false, phrase: materialField(missing.noun), highlight }
    }
    return { ...part, isFound, ...(!isFound && isBareRequest(prose) && { highlight: SITUATION }) }
  })
  return { kind: 'checked', parts }
}

const SITUATION = 'A short request gets a general answer. Say what it’s for, and add the facts to use.'

const PARTS: readonly Omit<ChecklistPart, 'isFound'>[] = [
  { name: 'task', label: 'Task', hint: 'What the AI should do', phrase: 'Task: {{task}}' },
  {
    name: 'context',
    label: 'Context',
    hint: 'Your situation, and the text or data to work with',
    phrase: 'Context: {{context}}',
  },
  { name: 'length', label: 'Length', hint: 'How long the answer should be', phrase: 'Length: {{length}}' },
  {
    name: 'examples',
    label: 'Examples',
    hint: 'A sample of what you want',
    phrase: 'Example of what I want: {{example}}',
  },
  {
    name: 'audience',
    label: 'Audience',
    hint: 'Who reads it, and what they know',
    phrase: 'Audience: {{audience}}',
  },
  {
    name: 'requirements',
    label: 'Requirements',
    hint: 'Format, tone, and what to include or leave out',
    phrase: 'Requirements: {{requirements}}',
  },
]
