import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { fillHtml } from '../../shared/editor/field-nodes.ts'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { copyFormatted } from '../../shared/ui/copy-formatted.ts'

interface Copying extends Pick<Prompt, 'html'> {
  /** Fills in the fields. Without it, they are copied as `{{name}}`. */
  fieldValue?: FieldValue
  /** What the toast says. */
  copied?: string
}

/**
 * Copies a prompt as HTML and as plain text that reads well in a chat, or as plain text only if the browser can't do both.
 * Returns whether that worked.
 */
export async function copyPrompt({ html, fieldValue, copied }: Copying): Promise<boolean> {
  const text = promptPlainText(richBlocks(html), fieldValue)
  return copyFormatted({
    html: fieldValue ? fillHtml(html, fieldValue) : html,
    text,
    ...WORDS,
    ...(copied !== undefined && { copied, copiedAsText: copied }),
  })
}

const WORDS = {
  copied: 'Formatted prompt copied to clipboard!',
  copiedAsText: 'Prompt copied to clipboard!',
  failed: 'Failed to copy prompt.',
}
