// Which versions the address of a history names. Choosing others adds no history entries.
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { COMPARED_WITH, comparedWith, readNumber, usePromptLink } from '../../entities/prompt/open-prompt.ts'

interface Shown {
  revision: number
  compareWith?: number | undefined
}

/** The version to compare with, named in the URL. Without it, the one before is. */
export function useComparedWith(): number | undefined {
  const [search] = useSearchParams()
  return readNumber(search.get(COMPARED_WITH))
}

/** Link props that show versions in the history. */
export function useVersionLink(promptId: number) {
  const linkTo = usePromptLink()
  const state: unknown = useLocation().state
  return ({ revision, compareWith }: Shown) => {
    const link = linkTo('history', promptId, revision)
    return { ...link, to: comparedWith(link.to, compareWith), state, replace: true }
  }
}

/** Shows the current version. */
export function useLeaveVersion(promptId: number): () => void {
  const linkTo = usePromptLink()
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  return () =>
    void navigate(linkTo('history', promptId).to, { replace: true, state, preventScrollReset: true })
}
