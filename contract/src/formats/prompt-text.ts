// When a prompt's text is written to a file as Markdown and when as HTML: Markdown, unless reading it back would give
// another text.
import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import type { ExportedPrompt } from './library-json.ts'

/** A prompt for a file, with its text as Markdown. */
export type WritablePrompt = ExportedPrompt & { markdown: string }

/** A prompt's text as a file has it. */
export interface PromptText {
  format: 'markdown' | 'html'
  text: string
}

/**
 * The text of a prompt for a file that people read and edit. Markdown, unless reading it would give another text: then it's the HTML,
 * because a file must never change a prompt.
 */
export function writePromptText({ html, markdown }: { html: string; markdown: string }): PromptText {
  return readPromptText({ format: 'markdown', text: markdown }) === html
    ? { format: 'markdown', text: markdown }
    : { format: 'html', text: html }
}

/** Anything but HTML of our own files is Markdown, in which tags are text. What is too long for a prompt isn't converted. */
export function readPromptText({ format, text }: { format?: unknown; text: string }): string {
  if (format === 'html' || text.length > CONTENT_MAX) return text
  return richTextFromText(text).replace(TAG_OR_QUOTE, (part) => (part === '&quot;' ? '"' : part))
}

/** The server stores quotation marks as they are, except in addresses. */
const TAG_OR_QUOTE = /<[^<>]*>|&quot;/g
