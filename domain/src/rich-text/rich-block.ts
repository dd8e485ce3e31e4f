/** One block of a prompt's rich text, in document order. */
export type RichBlock = {
  /** List nesting level: 0 outside any list. */
  depth: number
  /** The text split where its formatting changes. A line break is `\n`. */
  runs: readonly { text: string; bold: boolean /** The address, in a link. */; href?: string | undefined }[]
} & (
  | { kind: 'heading'; level: 1 | 2 }
  /** With a depth above 0, this continues the preceding item. A quote with several paragraphs becomes several blocks. */
  | { kind: 'paragraph' | 'quote' }
  | { kind: 'code'; language?: string | undefined }
  /** The first paragraph of a list item. Items of numbered lists have a `number`. */
  | { kind: 'item'; number?: number }
)

/** What previews and plain text need of a block. */
export type TextBlock = Pick<RichBlock, 'kind' | 'runs'>

export function blockText(block: Pick<RichBlock, 'runs'>): string {
  return block.runs.map(({ text }) => text).join('')
}

/** The marker before the text of a list item. */
export function itemMark({ number }: { number?: number }): string {
  return number === undefined ? '- ' : `${number}. `
}
