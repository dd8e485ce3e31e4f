import type { FinishedImport } from '@prompt-library/contract/imports'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import type { Plan } from './plan.ts'
import { type Attempt, cancelImport, newAttempt, type Outcome, sendImport } from './send-import.ts'

interface Running {
  plan: Plan
  attempt: Attempt
  controller: AbortController
  isFinishing: boolean
}

interface Handlers {
  onFinish: (finished: FinishedImport) => void
  /** Nothing was imported, and the preview must change first. */
  onRefused: (outcome: Exclude<Outcome, { kind: 'finished' }>, plan: Plan) => void
}

/** Sends an import. After a failure, sending the same plan again continues where it stopped. Leaving the page cancels it. */
export function useSending({ onFinish, onRefused }: Handlers) {
  const queryClient = useQueryClient()
  const running = useRef<Running>(undefined)
  const [progress, setProgress] = useState({ sent: 0, isFinishing: false })
  const [isCanceled, setIsCanceled] = useState(false)
  const send = useMutation({
    mutationFn: (run: Running) =>
      sendImport(queryClient, {
        prompts: run.plan.prompts,
        keepsDuplicates: run.plan.keepsDuplicates,
        collection: run.plan.collection,
        attempt: run.attempt,
        signal: run.controller.signal,
        onProgress: (sent) => setProgress({ sent, isFinishing: false }),
        onFinishing: () => {
          run.isFinishing = true
          setProgress({ sent: run.plan.prompts.length, isFinishing: true })
        },
      }),
    onSuccess: (outcome, run) => {
      running.current = undefined
      if (outcome.kind !== 'finished') return onRefused(outcome, run.plan)
      onFinish(outcome.finished)
    },
  })
  useUnloadGuard(send.isPending)
  useEffect(() => () => leave(queryClient, running.current), [queryClient])

  const start = (plan: Plan) => {
    const last = running.current
    if (send.isPending) return
    const isSame = last?.plan === plan
    if (last && !isSame) void cancelImport(queryClient, last.attempt)
    const attempt = isSame ? last.attempt : newAttempt()
    running.current = { plan, attempt, controller: new AbortController(), isFinishing: false }
    setIsCanceled(false)
    setProgress({ sent: attempt.sent, isFinishing: false })
    send.mutate(running.current)
  }
  const cancel = () => {
    const run = running.current
    if (!run || run.isFinishing) return
    running.current = undefined
    run.controller.abort()
    void cancelImport(queryClient, run.attempt)
    setIsCanceled(true)
  }
  const hasFailed = send.isError && !isCanceled
  return {
    start,
    cancel,
    progress: send.isPending && !isCanceled ? progress : undefined,
    isCanceled,
    failure: hasFailed ? sentenceFor(send.error, FAILED) : undefined,
  }
}

const FAILED = 'We couldn’t finish the import. Nothing is lost. Check your connection and try again.'

/** Leaving the page cancels what isn't finished, and says so. */
function leave(queryClient: QueryClient, run: Running | undefined): void {
  if (!run || run.isFinishing) return
  run.controller.abort()
  if (run.attempt.id !== undefined) toastFailure('You left the page, so nothing was imported.')
  void cancelImport(queryClient, run.attempt)
}
