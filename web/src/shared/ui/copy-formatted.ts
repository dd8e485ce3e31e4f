import { copyWithToast } from './copy-with-toast.ts'
import { toastSuccess } from './toast.ts'

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
