import { cutText } from '@prompt-library/domain/text/cut-text'
import { ApiError, sentenceFor } from '../lib/api-client.ts'
import { isolated } from '../lib/text-direction.ts'
import { type ToastAction, toastFailure, toastSuccess } from './toast.ts'

/** Toasts that say what happened and offer to undo it. `undo` returns what to say then. */
export function toastWithUndo(message: string, undo: () => Promise<string>): void {
  toastSuccess(message, actionFor('Undo', undo))
}

function actionFor(label: string, undo: () => Promise<string>): ToastAction {
  const run = async () => {
    try {
      toastSuccess(await undo())
    } catch (error) {
      const retry = isFinal(error) ? undefined : actionFor('Try again', undo)
      toastFailure(sentenceFor(error, 'We couldn’t undo that. Check your connection.'), retry)
    }
  }
  return { label, run: () => void run() }
}

/** The collection or the prompt is gone or full, or the user can't change it anymore. */
function isFinal(error: unknown): boolean {
  return error instanceof ApiError && [403, 404, 409].includes(error.status)
}

/** A toast with the longest name would cover half the screen of a phone. */
export function nameInToast(name: string): string {
  return isolated(cutText(name, 50))
}
