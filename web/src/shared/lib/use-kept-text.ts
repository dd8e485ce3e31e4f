import { useTabDraft } from './use-tab-draft.ts'

/** A text input's state, stored in the tab across a closed dialog and the redirect to the sign-in service. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text = '', change] = useTabDraft(key)
  return [text, (next) => change(next || undefined)]
}
