import { useLocation, useNavigate } from 'react-router'
import { usePromptLink } from '../prompts/open-prompt.ts'

interface Shown {
  revision: number
  compareWith?: number | undefined
}

/** Set where the comparison was opened from the list, so that leaving it goes back. */
interface FromList {
  fromList?: boolean
}

/** Link props that show versions in the history, which is open already. */
export function useVersionLink(promptId: number) {
  const linkTo = usePromptLink()
  const { state } = useLocation()
  return {
    /** Over the list, so Back returns to it. */
    open: ({ revision, compareWith }: Shown) => {
      const link = linkTo('history', promptId, revision, compareWith)
      return { ...link, state: { ...link.state, fromList: true } satisfies FromList }
    },
    /** Next to the list. Choosing versions adds no history entries. */
    show: ({ revision, compareWith }: Shown) => ({
      ...linkTo('history', promptId, revision, compareWith),
      state: state as unknown,
      replace: true,
    }),
  }
}

/** Returns to the list. */
export function useLeaveComparison(promptId: number): () => void {
  const linkTo = usePromptLink()
  const navigate = useNavigate()
  const { state } = useLocation()
  return () => {
    if ((state as FromList | null)?.fromList) void navigate(-1)
    else void navigate(linkTo('history', promptId).to, { replace: true, state, preventScrollReset: true })
  }
}
