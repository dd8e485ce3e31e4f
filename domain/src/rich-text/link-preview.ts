import { LINK_PREVIEW_MAX } from '../limits.ts'
import { cutText } from '../text/cut-text.ts'
import { oneLine } from '../text/visible-text.ts'
import { previewText } from './preview-text.ts'
import type { TextBlock } from './rich-block.ts'

/** The title and description that chats and search engines show with a link to a prompt. */
export function linkPreview({ title, blocks }: { title: string; blocks: Iterable<TextBlock> }) {
  return { title: oneLine(title), description: cutText(oneLine(previewText(blocks)), LINK_PREVIEW_MAX) }
}
