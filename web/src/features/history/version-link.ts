// Which versions the address of a history names.
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { COMPARED_WITH, comparedWith, readNumber, usePromptLink } from '../../entities/prompt/open-prompt.ts'

interface Shown {
  revision: number
  compareWith?: number | undefined
}

/** Set where the comparison was opened from the list, so that leaving it goes back. */
interface FromList {
  fromList?: boolean
}

/** The version to compare with, named in the URL. Without it, the one before is. */
export function useComparedWith(): number | undefined {
  const [search] = useSearchParams()
  return readNumber(search.get(COMPARED_WITH))
}

/** Link props that show versions in the history, which is open already. */
export function useVersionLink(promptId: number) {
  const linkTo = usePromptLink()
  const { state } = useLocation()
  return {
    /** Over the list, so Back returns to it. */
    open: ({ revision, compareWith }: Shown) => {
      const link = linkTo('history', promptId, revision)
      const state = { ...link.state, fromList: true } satisfies FromList
      return { ...link, to: comparedWith(link.to, compareWith), state }
    },
    /** Next to the list. Choosing versions adds no history entries. */
    show: ({ revision, compareWith }: Shown) => {
      const link = linkTo('history', promptId, revision)
      return { ...link, to: comparedWith(link.to, compareWith), state: state as unknown, replace: true }
    },
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
