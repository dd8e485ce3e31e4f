import { type Path, useLocation, useSearchParams } from 'react-router'
import { useCloseDialog, useDialogState } from '../../lib/dialog-history.ts'

/** The dialogs that can be open over a list, named after their URL parameters. */
const PROMPT_VIEWS = ['prompt', 'edit', 'clone', 'share'] as const
export type PromptView = (typeof PROMPT_VIEWS)[number]

interface OpenPrompt {
  view: PromptView
  id: number
}

/** The dialog named in the URL. It is part of the URL so that Back closes it and a link opens it. */
export function useOpenPrompt(): OpenPrompt | undefined {
  const [search] = useSearchParams()
  for (const view of PROMPT_VIEWS) {
    const id = Number(search.get(view))
    if (Number.isSafeInteger(id) && id > 0) return { view, id }
  }
  return undefined
}

/** Builds link props, or `navigate` options, that open a prompt's dialog over the current page. */
export function usePromptLink() {
  const address = usePromptAddress()
  const state = useDialogState({ overDialog: useOpenPrompt() !== undefined })
  return (view: PromptView, id: number) => ({ to: address({ view, id }), state, preventScrollReset: true })
}

export function useClosePrompt(): () => void {
  return useCloseDialog(usePromptAddress()(undefined))
}

/** Builds the URL of this page with the given dialog open, or with none. */
function usePromptAddress(): (open: OpenPrompt | undefined) => Partial<Path> {
  const { pathname, search } = useLocation()
  return (open) => {
    const after = new URLSearchParams(search)
    for (const name of PROMPT_VIEWS) after.delete(name)
    if (open) after.set(open.view, String(open.id))
    return { pathname, search: after.toString() }
  }
}
