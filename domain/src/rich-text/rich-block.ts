/** One block of a prompt's rich text, read from its HTML in order. What has no text is left out or empty. */
export type RichBlock = {
  /** How many lists it stands in: 0 outside any, 1 in a list, 2 in a list within a list. */
  depth: number
  /** The text in stretches of one look. A line break within the block is `\n`. */
  runs: readonly { text: string; bold: boolean }[]
} & (
  | { kind: 'heading'; level: 1 | 2 }
  /** With a depth: a further paragraph of the item before it. A quote that holds several gives several blocks. */
  | { kind: 'paragraph' | 'quote' | 'code' }
  /** The first paragraph of a list item. `number` in a numbered list. */
  | { kind: 'item'; number?: number }
)

export function blockText(block: RichBlock): string {
  return block.runs.map(({ text }) => text).join('')
}

/** What stands before the text of a list item. */
export function itemMark({ number }: { number?: number }): string {
  return number === undefined ? '- ' : `${number}. `
}
