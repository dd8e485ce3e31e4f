import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { namingOffline } from '../../shared/lib/offline.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { LoadBoundary, lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadFailureDialog } from '../../shared/ui/load-failure.tsx'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { CheckError, checkTexts, keepFindings, warmUpCheck } from './check-texts.ts'
import type { Edit, GuardedText } from './guarded-text.ts'
import { editsOf, keptKeys, type Review } from './review.ts'

const GuardDialog = lazyPart(async () => (await import('./guard-dialog.tsx')).GuardDialog)

export interface GuardRequest {
  texts: readonly GuardedText[]
  /** A sentence that says who will see the texts. */
  notice: string
  /** The label of the button that continues, such as “Submit Prompt”. */
  action: string
  /** What the prompt is marked for now. With it, the dialog offers to raise it to what new fields will hold. */
  dataClass?: string
  /** Gets the focus when the dialog closes. Without it, what had the focus before. */
  finalFocus?: RefObject<HTMLElement | null>
}

interface GuardAnswer {
  /** The edits of each text, for `applyEdits`. */
  edits: Edit[][]
  /** What the user chose to mark the prompt for. */
  raisedClass?: string | undefined
}

interface Asked {
  /** Each check starts with no decisions, even if the last dialog is still closing. */
  id: number
  request: GuardRequest
  review: Review
  answer: (answer: GuardAnswer | undefined) => void
}

interface GuardOptions {
  /** Loads the code and the settings while the browser is idle. For forms: a text will be checked soon. */
  warmUp?: boolean
}

/**
 * When the data guard asks: before texts are sent. `const [guard, dialog, checking] = useGuard()`, then `const answer =
 * await guard({ … })`. Resolves with the edits of each text, or undefined if the user goes back or leaves. Render
 * `dialog`, and don't let the texts change while `checking`. If the check fails, the user sees an error and continues:
 * a failed download must not keep anyone from saving their work.
 */
export function useGuard({
  warmUp = false,
}: GuardOptions = {}): [
  guard: (request: GuardRequest) => Promise<GuardAnswer | undefined>,
  dialog: ReactNode,
  checking: boolean,
] {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const [checking, setChecking] = useState(false)
  const isRunning = useRef(false)
  const isMounted = useIsMounted()
  useEffect(
    () => (warmUp ? loadWhenIdle([{ load: () => warmUpCheck(queryClient) }, GuardDialog]) : undefined),
    [warmUp, queryClient],
  )

  const check = async (request: GuardRequest): Promise<Review | undefined> => {
    setChecking(true)
    try {
      return await checkTexts(request.texts, queryClient)
    } catch (error) {
      if (!(error instanceof CheckError)) throw error
      console.warn(error.message, error.cause)
      if (isMounted()) toastFailure(namingOffline('We couldn’t check for private data.'))
      return undefined
    } finally {
      setChecking(false)
    }
  }

  const guard = async (request: GuardRequest) => {
    // The second click of a double click, or a key pressed twice: one check and one dialog are enough.
    if (isRunning.current) return undefined
    isRunning.current = true
    // A form that is disabled during the check loses the focus.
    const { activeElement } = document
    const focused = activeElement instanceof HTMLElement && activeElement !== document.body && activeElement
    try {
      const review = await check(request)
      if (!isMounted()) return undefined
      if (!review) return { edits: request.texts.map(() => []) }
      return await new Promise<GuardAnswer | undefined>((answer) => {
        const asks = { ...(focused && { finalFocus: { current: focused } }), ...request }
        setAsked((last) => ({ id: (last?.id ?? 0) + 1, request: asks, review, answer }))
        setOpen(true)
      })
    } finally {
      isRunning.current = false
    }
  }
  const goBack = () => {
    setOpen(false)
    asked?.answer(undefined)
  }
  const proceed = (review: Review, raisedClass?: string) => {
    setOpen(false)
    keepFindings(keptKeys(review))
    asked?.answer({ edits: editsOf(review), raisedClass })
  }

  const dialog = asked && (
    <LoadBoundary failed={(retry) => open && <LoadFailureDialog onRetry={retry} onClose={goBack} />}>
      <Suspense>
        <GuardDialog
          key={asked.id}
          open={open}
          found={asked.review}
          notice={asked.request.notice}
          action={asked.request.action}
          dataClass={asked.request.dataClass}
          finalFocus={asked.request.finalFocus}
          onContinue={proceed}
          onGoBack={goBack}
        />
      </Suspense>
    </LoadBoundary>
  )
  return [guard, dialog, checking]
}
