import { promptFields } from '@prompt-library/domain/fields/field'
import { previewText } from '@prompt-library/domain/rich-text/preview-text'
import { useMemo } from 'react'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import type { Prompt } from './prompt.ts'

/** What a list shows of a prompt: the part that matches a search, or else how it starts, and the fields in it. */
export function usePreview({ html, fields: described, snippet }: Prompt) {
  const fields = useMemo(() => promptFields(html, described), [html, described])
  const text = useMemo(() => snippet?.text ?? previewText(richBlocks(html)), [snippet, html])
  return { fields, text, marks: snippet?.marks }
}
