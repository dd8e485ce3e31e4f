import { findFields } from '@prompt-library/domain/fields/find-fields'

/** A part of a text, or what takes the place of a field. */
export type FieldPiece<Replacement> = string | Replacement

/**
 * The pieces of each text when the fields in them are replaced. The texts are one line that formatting splits: a field can
 * start in one text and end in another, and its replacement goes where it starts.
 */
export function splitAtFields<Replacement>(
  texts: readonly string[],
  replacement: (name: string) => Replacement | undefined,
): FieldPiece<Replacement>[][] {
  const found = findFields(texts.join('')).flatMap(({ name, start, end }) => {
    const piece = replacement(name)
    return piece === undefined ? [] : [{ piece, start, end }]
  })
  let next = 0
  let offset = 0
  return texts.map((text) => {
    const end = offset + text.length
    const pieces: FieldPiece<Replacement>[] = []
    let at = offset
    const addText = (to: number) => {
      if (to > at) pieces.push(text.slice(at - offset, to - offset))
      at = Math.max(at, to)
    }
    for (let field = found[next]; field && field.start < end; field = found[next]) {
      if (field.start >= offset) {
        addText(field.start)
        pieces.push(field.piece)
      }
      at = Math.min(field.end, end)
      if (field.end > end) break
      next += 1
    }
    addText(end)
    offset = end
    return pieces
  })
}
