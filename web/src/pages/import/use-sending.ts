import type { FinishedImport } from '@prompt-library/contract/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import type { Plan } from './plan.ts'
import { type Attempt, cancelImport, newAttempt, type Refused, sendImport } from './send-import.ts'

interface Running {
  plan: Plan
  attempt: Attempt
  controller: AbortController
}

interface Handlers {
  onFinish: (finished: FinishedImport) => void
  /** Nothing was imported, and the preview must change first. */
  onRefused: (refused: Refused, plan: Plan) => void
}

/** Sends an import. After a failure, sending the same plan again continues where it stopped. Leaving the page cancels it. */
export function useSending({ onFinish, onRefused }: Handlers) {
  const queryClient = useQueryClient()
  const running = useRef<Running>(undefined)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ plan, attempt, controller }: Running) =>
      sendImport(queryClient, { ...plan, attempt, signal: controller.signal, onProgress: setSent }),
    onSuccess: (outcome, { plan }) => {
      running.current = undefined
      if (outcome.kind === 'finished') onFinish(outcome.finished)
      else onRefused(outcome.refused, plan)
    },
  })
  useUnloadGuard(isPending)

  const start = (plan: Plan) => {
    if (isPending) return
    const last = running.current
    const attempt = last?.plan === plan ? last.attempt : newAttempt()
    running.current = { plan, attempt, controller: new AbortController() }
    setSent(attempt.sent)
    mutate(running.current)
  }
  /** Returns whether something was canceled. */
  const cancel = () => {
    const run = running.current
    if (!run || run.attempt.sent === run.plan.prompts.length) return false
    running.current = undefined
    run.controller.abort()
    const isStarted = run.attempt.id !== undefined
    void cancelImport(queryClient, run.attempt)
    return isStarted
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(() => () => void (cancel() && toastFailure('You left the page, so nothing was imported.')), [])
  const isCanceled = error?.name === 'AbortError'
  return {
    start,
    cancel,
    /** How many prompts have arrived. Undefined while nothing is sent. */
    sent: isPending ? sent : undefined,
    isCanceled,
    failure: error && !isCanceled ? sentenceFor(error, FAILED) : undefined,
  }
}

const FAILED = 'We couldn’t finish the import. Nothing is lost. Check your connection and try again.'
