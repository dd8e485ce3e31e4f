import { type Path, useLocation, useSearchParams } from 'react-router'
import { useCloseDialog, useDialogState } from '../../lib/dialog-history.ts'

/** What can be open over a list: reading, editing, cloning or sharing a prompt. */
const PROMPT_VIEWS = ['prompt', 'edit', 'clone', 'share'] as const
export type PromptView = (typeof PROMPT_VIEWS)[number]

interface OpenPrompt {
  view: PromptView
  id: number
}

/** What the address says is open. A prompt's dialog has an address, so that Back closes it and a link opens it. */
export function useOpenPrompt(): OpenPrompt | undefined {
  const [search] = useSearchParams()
  for (const view of PROMPT_VIEWS) {
    const id = Number(search.get(view))
    if (Number.isSafeInteger(id) && id > 0) return { view, id }
  }
  return undefined
}

/** What leads to a prompt's dialog over the page one is on: the props of a link, and the options of `navigate`. */
export function usePromptLink() {
  const address = usePromptAddress()
  const state = useDialogState({ overDialog: useOpenPrompt() !== undefined })
  return (view: PromptView, id: number) => ({ to: address({ view, id }), state, preventScrollReset: true })
}

export function useClosePrompt(): () => void {
  return useCloseDialog(usePromptAddress()(undefined))
}

/** The address of this page with a prompt's dialog over it, or with none. */
function usePromptAddress(): (open: OpenPrompt | undefined) => Partial<Path> {
  const { pathname, search } = useLocation()
  return (open) => {
    const after = new URLSearchParams(search)
    for (const name of PROMPT_VIEWS) after.delete(name)
    if (open) after.set(open.view, String(open.id))
    return { pathname, search: after.toString() }
  }
}
