import type { PromptPart } from '@prompt-library/domain/builder/compose-prompt'

export interface PreviewBlock {
  /** Whether an empty line separates it from the block before. */
  apart: boolean
  parts: PromptPart[]
}

/** The parts of a prompt in blocks of whole lines. Parts of one paragraph share a block. */
export function previewBlocks(parts: readonly PromptPart[]): PreviewBlock[] {
  const blocks: PreviewBlock[] = []
  for (const { field, text } of parts) {
    const lineBreaks = /^\n*/.exec(text)?.[0].length ?? 0
    const part = { field, text: text.slice(lineBreaks) }
    const last = blocks.at(-1)
    if (last && lineBreaks === 0) last.parts.push(part)
    else blocks.push({ apart: lineBreaks > 1, parts: [part] })
  }
  return blocks
}
