import type { RefObject } from 'react'
import { type Question, useConfirm } from './confirm.tsx'
import { keepFocus } from './keep-focus.ts'
import { toastError, toastSuccess } from './toast.ts'

interface ConfirmedAction<Result> {
  /** Without one, nothing is asked. */
  question?: Question | undefined
  change: () => Promise<Result>
  /** What is said when it worked, or what happens then. */
  done: string | ((result: Result) => void)
  /** What is said when it didn't, if the server gives no reason. */
  failed: string
  /** Moves the focus, because the row or card with the button is gone. By default, to the page if nothing else gets it. */
  focus?: () => void
}

/**
 * Asks, makes a change, says how it went, and moves the focus: `const [act, confirmation] = useConfirmedAction()`. `act` resolves
 * with whether the change was made. Render `confirmation`.
 */
export function useConfirmedAction(finalFocus?: RefObject<HTMLElement | null>) {
  const [ask, confirmation] = useConfirm(finalFocus)
  const act = async <Result>(action: ConfirmedAction<Result>): Promise<boolean> => {
    const { question, change, done, failed, focus = keepFocus } = action
    if (question && !(await ask(question))) return false
    try {
      const result = await change()
      if (typeof done === 'string') toastSuccess(done)
      else done(result)
    } catch (error) {
      console.warn('A confirmed action failed:', error)
      toastError(error, failed)
      return false
    }
    focus()
    return true
  }
  return [act, confirmation] as const
}
