import { withBlanks, withBlanksNote } from '@prompt-library/domain/fields/blanks'
import { promptFields } from '@prompt-library/domain/fields/field'
import type { FieldValue } from '@prompt-library/domain/fields/field-values'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { fillHtml } from '../../shared/editor/field-nodes.ts'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { copyFormatted } from '../../shared/ui/copy-with-toast.ts'

interface Copying extends Pick<Prompt, 'html' | 'fields'> {
  /** Fills in fields. Blank ones are copied as their label. */
  fieldValue?: FieldValue
  /** What the toast says first. */
  copied?: string
}

/**
 * What Copy puts on the clipboard, and the message “Formatted prompt copied to clipboard!”. Copies a prompt as HTML and
 * as plain text that reads well in a chat, or as plain text only if the browser can't do both. Returns whether that
 * worked.
 */
export async function copyPrompt({
  html,
  fields: descriptions,
  fieldValue = () => undefined,
  copied,
}: Copying): Promise<boolean> {
  const fields = promptFields(html, descriptions)
  const blanks = fields.filter(({ name }) => fieldValue(name, 'prose') === undefined)
  const copiedValue = withBlanks(blanks, fieldValue)
  const said = (words: string) => withBlanksNote(copied ?? words, blanks.length)
  return copyFormatted({
    // Without fields, nothing is parsed and written again.
    html: fields.length > 0 ? fillHtml(html, copiedValue) : html,
    text: promptPlainText(richBlocks(html), copiedValue),
    copied: said('Formatted prompt copied to clipboard!'),
    copiedAsText: said('Prompt copied to clipboard!'),
    failed: 'Failed to copy prompt.',
  })
}
