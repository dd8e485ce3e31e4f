import type { Prompt } from '@prompt-library/contract/prompts'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { richBlocks } from '../../editor/rich-blocks.ts'
import { copyWithToast, toastSuccess } from '../../ui/toast.tsx'

/** Copies a prompt as HTML and as plain text that reads well in a chat, or as plain text only if the browser can't do both. */
export async function copyPrompt({ markdown }: Pick<Prompt, 'markdown'>): Promise<void> {
  const text = promptPlainText(richBlocks(markdown))
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([markdown], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
    toastSuccess('Formatted prompt copied to clipboard!')
  } catch (error) {
    console.warn('Copying with formatting failed:', error)
    await copyWithToast(text, { failed: 'Failed to copy prompt.' })
  }
}
