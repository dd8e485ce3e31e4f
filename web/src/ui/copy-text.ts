import { toastFailure, toastSuccess } from './toast.tsx'

/** Puts a prompt on the clipboard, and tells the person whether it is there. */
export async function copyText(text: string, { failed }: { failed: string }): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess('Prompt copied to clipboard!')
  } catch (error) {
    console.warn('Copying failed:', error)
    toastFailure(failed)
  }
}
