import { type To, useLocation, useNavigate, useSearchParams } from 'react-router'

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

/** The address of a prompt's dialog over the page one is on. */
export function usePromptAddress(): (view: PromptView, id: number) => To {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (view, id) => {
    const after = new URLSearchParams(search)
    for (const name of PROMPT_VIEWS) after.delete(name)
    after.set(view, String(id))
    return { pathname, search: after.toString() }
  }
}

export function useClosePrompt(): () => void {
  const navigate = useNavigate()
  const location = useLocation()
  return () => {
    const search = new URLSearchParams(location.search)
    for (const name of PROMPT_VIEWS) search.delete(name)
    navigate({ pathname: location.pathname, search: search.toString() }, { preventScrollReset: true })
  }
}
