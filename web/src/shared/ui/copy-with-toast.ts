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

interface Formatted {
  html: string
  text: string
  /** What the toasts say. */
  copied: string
  copiedAsText?: string
  failed: string
}

/** Copies HTML and plain text, or plain text only if the browser can't do both. Returns whether that worked. */
export async function copyFormatted({
  html,
  text,
  copied,
  copiedAsText = copied,
  failed,
}: Formatted): Promise<boolean> {
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
    toastSuccess(copied)
    return true
  } catch (error) {
    console.warn('Copying with formatting failed:', error)
    return copyWithToast(text, { copied: copiedAsText, failed })
  }
}
