import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { sentenceFor } from '../lib/api-client.ts'
import { attemptWith, idempotencyAttempt } from '../lib/idempotency-attempt.ts'
import { writeStored } from '../lib/storage.ts'
import { useIsMounted } from '../lib/use-is-mounted.ts'
import { readPersisted } from '../lib/use-persisted.ts'
import { toastFailure, toastSuccess } from './toast.ts'

interface Submission<Result> {
  /** Completes what was entered, before it's known whether something is wrong with it. */
  onTry?: () => void
  /**
   * Whether something is missing or wrong. The fields say so once `isTried`, and the first of them gets the focus. A function is
   * asked when they say it.
   */
  isInvalid?: boolean | (() => boolean)
  /**
   * Sends what was entered, and resolves with the answer, or with undefined if the user goes back to change something. `keyFor`
   * returns the Idempotency-Key for a body: the same one when the same is sent again, because the answer was lost.
   */
  send: (keyFor: (body: object) => string) => Promise<Result | undefined>
  /** What is said when it worked, also to a user who has left. A function says or does it itself. */
  done: string | ((result: Result) => void)
  /**
   * What is said when it didn't, if the server gives no reason: in the form, or in a message to a user who has left. Without it,
   * nothing can fail.
   */
  failed?: string | ((error: unknown) => string)
  /** Called when it worked and the form is still on screen. */
  onDone?: (result: Result) => void
  onFailed?: (error: unknown) => void
  /** Where the tab keeps the key of a request whose outcome is unknown. */
  attemptPlace?: string
}

/** What every form that sends something does: `<form {...form.props}>`, with `form.failure` in an ErrorBox. */
export function useSubmit<Result>(submission: Submission<Result>) {
  const { failed = '', attemptPlace } = submission
  // Another draft may have been set just before `submit`.
  const latest = useRef(submission)
  useLayoutEffect(() => {
    latest.current = submission
  })
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const running = useRef(false)
  const [tries, setTries] = useState(0)
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<unknown>()
  const attempt = useAttempt(attemptPlace ?? id)
  const isOpen = useIsMounted()

  const failureOf = (error: unknown) =>
    typeof failed === 'string' ? sentenceFor(error, failed) : failed(error)
  const send = async () => {
    const { send, done, onDone, onFailed } = latest.current
    setError(undefined)
    try {
      const result = await send(attempt.keyFor)
      if (result === undefined) return
      attempt.settle()
      if (typeof done === 'string') toastSuccess(done)
      else done(result)
      if (isOpen()) onDone?.(result)
    } catch (error) {
      setError(error)
      if (!isOpen()) toastFailure(failureOf(error))
      onFailed?.(error)
    }
  }
  const submit = async () => {
    if (running.current) return
    flushSync(() => {
      setTries((before) => before + 1)
      latest.current.onTry?.()
    })
    const { isInvalid } = latest.current
    if (typeof isInvalid === 'function' ? isInvalid() : isInvalid) {
      focusProblem(form.current)
      return
    }
    running.current = true
    setPending(true)
    await send()
    running.current = false
    setPending(false)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // React passes it on to a form around this one's dialog, which must not send anything.
    event.stopPropagation()
    void submit()
  }
  return {
    props: { id, ref: form, onSubmit, noValidate: true },
    submit,
    isTried: tries > 0,
    tries,
    isPending,
    error,
    failure: error === undefined ? undefined : failureOf(error),
    /** Forgets the failure, and that sending was tried. */
    reset: () => {
      setError(undefined)
      setTries(0)
    },
  }
}

/** What says that something is wrong: a control, or a message about several of them that can have the focus. */
const PROBLEM = '[aria-invalid=true], [data-problem]'

export function hasProblem(part: HTMLElement | null): boolean {
  return part?.querySelector(PROBLEM) != null
}

/** The first one may be off screen or folded, and a screen reader announces its message on focus. */
function focusProblem(form: HTMLElement | null): void {
  const problem = form?.querySelector<HTMLElement>(PROBLEM)
  const fold = problem?.closest('details')
  if (fold) fold.open = true
  problem?.focus()
}

/** Idempotency keys for a form, kept in the tab: a request whose outcome is unknown may be retried from a new form. */
function useAttempt(place: string) {
  // Fixed when the form opens, as its contents are.
  const [attempt] = useState(() => {
    let last = readPersisted(idempotencyAttempt, 'tab', place)
    return {
      /** The same key for the same body. */
      keyFor: (body: object): string => {
        last = attemptWith(body, last)
        writeStored('tab', place, last)
        return last.key
      },
      /**
       * Call this once the outcome is known. A form that is still open keeps its key: a second click before it closes must send
       * the same again, with the same key.
       */
      settle: () => writeStored('tab', place, undefined),
    }
  })
  return attempt
}
