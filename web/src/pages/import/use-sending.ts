import type { FinishedImport } from '@prompt-library/contract/imports'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { NetworkError, sentenceFor } from '../../shared/lib/api-client.ts'
import { attemptWith } from '../../shared/lib/idempotency-attempt.ts'
import { useUnloadGuard } from '../../shared/lib/leave-guard.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import type { Plan } from './plan.ts'
import { type Refused, sendImport } from './send-import.ts'

interface Handlers {
  onFinish: (finished: FinishedImport) => void
  /** Nothing was imported, and the preview must change first. */
  onRefused: (refused: Refused, plan: Plan) => void
}

/** Sends an import. Leaving the page cancels it, unless everything has arrived. */
export function useSending({ onFinish, onRefused }: Handlers) {
  const queryClient = useQueryClient()
  const controller = useRef<AbortController>(undefined)
  const attempt = useRef<{ plan: Plan; key: string }>(undefined)
  const [sent, setSent] = useState(0)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (plan: Plan) => {
      const running = new AbortController()
      controller.current = running
      const onProgress = (count: number) => {
        if (count === plan.prompts.length) controller.current = undefined
        setSent(count)
      }
      if (attempt.current?.plan !== plan) attempt.current = { plan, key: attemptWith({}, undefined).key }
      const { key: idempotencyKey } = attempt.current
      return sendImport(queryClient, { ...plan, idempotencyKey, signal: running.signal, onProgress })
    },
    onSuccess: (outcome, plan) => {
      if (outcome.kind === 'finished') onFinish(outcome.finished)
      else onRefused(outcome.refused, plan)
    },
    onSettled: (_outcome, error) => {
      controller.current = undefined
      if (!(error instanceof NetworkError)) attempt.current = undefined
    },
  })
  useUnloadGuard(isPending)

  const start = (plan: Plan) => {
    if (isPending) return
    setSent(0)
    mutate(plan)
  }
  const cancel = () => controller.current?.abort()
  const leave = () => {
    if (!controller.current) return
    cancel()
    toastFailure('You left the page, so nothing was imported.')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left
  useEffect(() => leave, [])
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
