// The sentences of the checklist.
import type { Checklist, ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { namingOffline } from '../../shared/lib/offline.ts'

export interface CheckedPrompt extends Omit<Checklist, 'kind'> {
  /** `unavailable`: the code of the check couldn't be loaded. */
  kind: Checklist['kind'] | 'unavailable'
}

/** One sentence on what the check found. */
export function checklistSummary({ kind, parts }: CheckedPrompt): string {
  if (kind === 'unavailable') return namingOffline('We couldn’t check your prompt. Check your connection.')
  if (kind === 'empty') return 'As you write, you’ll see which parts your prompt has.'
  if (kind === 'other-language') return 'We can only check prompts in English.'
  const open = parts.filter(({ isFound }) => !isFound)
  if (open.length === 0) return 'Your prompt has all the parts of a clear prompt.'
  const names = LIST.format(open.map(({ label }) => label.toLowerCase()))
  return `Not found: ${names}. Add ${open.length === 1 ? 'it if it matters' : 'what matters'} here.`
}

const LIST = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** The part that's highlighted, if one is. */
export function highlighted(parts: readonly ChecklistPart[]): ChecklistPart | undefined {
  return parts.find(({ highlight }) => highlight !== undefined)
}
