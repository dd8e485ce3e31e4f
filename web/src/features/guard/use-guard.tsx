import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { loadWhenIdle } from '../../lib/load-when-idle.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { LoadBoundary, lazyPart } from '../../ui/lazy-part.tsx'
import { checkTexts, warmUpCheck } from './check-texts.ts'
import type { Edit, GuardedText } from './guarded-text.ts'
import { keepFindings } from './kept-findings.ts'
import { editsOf, keptKeys, type Review } from './review.ts'
import { continueLabel, foundText } from './review-texts.ts'

const GuardDialog = lazyPart(async () => (await import('./guard-dialog.tsx')).GuardDialog)

export interface GuardRequest {
  texts: readonly GuardedText[]
  /** Who will see the texts, as the end of “This text goes to …”. */
  recipient: string
  /** The label of the button that continues, such as “Submit Prompt”. */
  action: string
  /** Gets the focus when the dialog closes. Without it, what had the focus before. */
  finalFocus?: RefObject<HTMLElement | null>
}

interface Asked {
  /** Each check starts with no decisions, even if the last dialog is still closing. */
  id: number
  request: GuardRequest
  review: Review
  answer: (edits: Edit[][] | undefined) => void
}

/**
 * Warns about private data before texts are sent: `const [guard, dialog] = useGuard()`, then
 * `const edits = await guard({ … })`. Resolves with the edits of each text, or undefined if the user goes back. Render
 * `dialog`.
 */
export function useGuard(): [
  guard: (request: GuardRequest) => Promise<Edit[][] | undefined>,
  dialog: ReactNode,
] {
  const queryClient = useQueryClient()
  const [asked, setAsked] = useState<Asked>()
  const [open, setOpen] = useState(false)
  const isRunning = useRef(false)
  useEffect(() => loadWhenIdle([{ load: () => warmUpCheck(queryClient) }, GuardDialog]), [queryClient])

  const guard = async (request: GuardRequest) => {
    // The second click of a double click, or a key pressed twice: one check and one dialog are enough.
    if (isRunning.current) return undefined
    isRunning.current = true
    try {
      const review = await checkTexts(request.texts, queryClient)
      if (!review) return request.texts.map(() => [])
      return await new Promise<Edit[][] | undefined>((answer) => {
        setAsked((last) => ({ id: (last?.id ?? 0) + 1, request, review, answer }))
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
  const proceed = (review: Review) => {
    setOpen(false)
    keepFindings(keptKeys(review))
    asked?.answer(editsOf(review))
  }

  const dialog = asked && (
    <LoadBoundary
      failed={() => (
        // The dialog is missing, but what it would warn of is known.
        <Confirm
          open={open}
          question={{
            title: 'Check for private data',
            text: `${foundText(asked.review)} We couldn’t load the details. Go back to check your text, or continue and keep it as is.`,
            confirm: continueLabel(asked.review, asked.request.action),
            cancel: 'Go back',
          }}
          onAnswer={(yes) => (yes ? proceed(asked.review) : goBack())}
        />
      )}
    >
      <Suspense>
        <GuardDialog
          key={asked.id}
          open={open}
          found={asked.review}
          recipient={asked.request.recipient}
          action={asked.request.action}
          finalFocus={asked.request.finalFocus}
          onContinue={proceed}
          onGoBack={goBack}
        />
      </Suspense>
    </LoadBoundary>
  )
  return [guard, dialog]
}
