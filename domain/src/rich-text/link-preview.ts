import { LINK_PREVIEW_MAX } from '../limits.ts'
import { cutText } from '../text/cut-text.ts'
import { oneLine } from '../text/visible-text.ts'
import { type PreviewBlock, previewText } from './preview-text.ts'

/** The preview of a prompt that chats and search engines show with a link. */
export function linkPreview({ title, blocks }: { title: string; blocks: readonly PreviewBlock[] }) {
  return { title: oneLine(title), description: cutText(oneLine(previewText(blocks)), LINK_PREVIEW_MAX) }
}
