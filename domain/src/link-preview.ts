import { cutText } from './cut-text.ts'
import { LINK_PREVIEW_MAX } from './limits.ts'
import { type PreviewBlock, previewText } from './preview-text.ts'
import { oneLine } from './visible-text.ts'

/**
 * What a chat or a search engine shows of a prompt below its address. Takes it block by block, as `previewText` does.
 */
export function linkPreview({ title, blocks }: { title: string; blocks: readonly PreviewBlock[] }) {
  return { title: oneLine(title), description: cutText(oneLine(previewText(blocks)), LINK_PREVIEW_MAX) }
}
