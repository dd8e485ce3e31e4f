import type { Prompt } from '@prompt-library/contract/prompts'
import { type FieldValue, promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { fillHtml } from '../../editor/field-nodes.ts'
import { richBlocks } from '../../editor/rich-blocks.ts'
import { copyWithToast } from '../../ui/copy-with-toast.ts'
import { toastSuccess } from '../../ui/toast.ts'

interface Copying extends Pick<Prompt, 'markdown'> {
  /** Fills in the fields. Without it, they are copied as `{{name}}`. */
  fieldValue?: FieldValue
  /** What the toast says. */
  copied?: string
}

/**
 * Copies a prompt as HTML and as plain text that reads well in a chat, or as plain text only if the browser can't do both.
 * Returns whether that worked.
 */
export async function copyPrompt({ markdown, fieldValue, copied }: Copying): Promise<boolean> {
  const text = promptPlainText(richBlocks(markdown), fieldValue)
  const html = fieldValue ? fillHtml(markdown, fieldValue) : markdown
  try {
    await navigator.clipboard.write([
      new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      }),
    ])
    toastSuccess(copied ?? 'Formatted prompt copied to clipboard!')
    return true
  } catch (error) {
    console.warn('Copying with formatting failed:', error)
    return copyWithToast(text, { copied, failed: FAILED })
  }
}

const FAILED = 'Failed to copy prompt.'
