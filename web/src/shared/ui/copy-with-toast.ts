// Copies a prompt or link as plain text, and the toast that says so.
import { toastFailure, toastSuccess } from './toast.ts'

/** Copies a prompt to the clipboard and shows whether that worked. */
export async function copyWithToast(
  text: string,
  { copied = 'Prompt copied to clipboard!', failed }: { copied?: string | undefined; failed: string },
): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(copied)
    return true
  } catch (error) {
    console.warn('Copy failed:', error)
    toastFailure(failed)
    return false
  }
}

/** Copies a link to the clipboard and shows whether that worked. */
export function copyLink(url: string, copied = 'Link copied.'): Promise<boolean> {
  return copyWithToast(url, { copied, failed: 'We couldn’t copy the link.' })
}
