import { type FieldMatch, findFields } from '@prompt-library/domain/fields/find-fields'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import type { Mapping } from '@tiptap/pm/transform'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Chips {
  /** Names that the author says are not fields. */
  ignored: readonly string[]
  decorations: DecorationSet
}

const chips = new PluginKey<Chips>('fieldChips')

/** Shows each `{{name}}` as a chip. The text itself stays as it is. */
export const FieldChips = Extension.create({
  name: 'fieldChips',
  addProseMirrorPlugins: () => [fieldChipsPlugin()],
})

export function fieldChipsPlugin(): Plugin<Chips> {
  return new Plugin<Chips>({
    key: chips,
    state: {
      init: (_, { doc }) => ({ ignored: [], decorations: DecorationSet.create(doc, chipsIn(doc, [])) }),
      apply: (transaction, current) => {
        const { doc, docChanged } = transaction
        const ignored: readonly string[] | undefined = transaction.getMeta(chips)
        if (ignored) return { ignored, decorations: DecorationSet.create(doc, chipsIn(doc, ignored)) }
        return docChanged ? { ...current, decorations: updatedChips(current, transaction) } : current
      },
    },
    props: { decorations: (state) => chips.getState(state)?.decorations },
  })
}

/** A transaction after which these names have no chip. */
export function ignoreFields(state: EditorState, names: readonly string[]): Transaction {
  return state.tr.setMeta(chips, names)
}

/** Looks only at the blocks that changed: a new set for thousands of blocks takes too long for each keystroke. */
function updatedChips({ ignored, decorations }: Chips, { doc, mapping }: Transaction): DecorationSet {
  const moved = decorations.map(mapping, doc)
  const { from, to } = changedRange(mapping)
  if (from > to) return moved
  const changed = { from, to }
  doc.nodesBetween(Math.max(0, from - 1), Math.min(doc.content.size, to + 1), (node, position) => {
    if (!node.isTextblock) return true
    changed.from = Math.min(changed.from, position)
    changed.to = Math.max(changed.to, position + node.nodeSize)
    return false
  })
  const kept = moved.remove(moved.find(changed.from, changed.to))
  return kept.add(doc, chipsIn(doc, ignored, changed))
}

/** What the steps of a transaction changed, in positions after it. Without a change, `from` is after `to`. */
function changedRange(mapping: Mapping): { from: number; to: number } {
  const range = { from: Number.POSITIVE_INFINITY, to: -1 }
  for (const [index, map] of mapping.maps.entries()) {
    const rest = mapping.slice(index + 1)
    map.forEach((_oldFrom, _oldTo, from, to) => {
      range.from = Math.min(range.from, rest.map(from, -1))
      range.to = Math.max(range.to, rest.map(to, 1))
    })
  }
  return range
}

function chipsIn(
  doc: Node,
  ignored: readonly string[],
  { from, to } = { from: 0, to: doc.content.size },
): Decoration[] {
  const decorations: Decoration[] = []
  doc.nodesBetween(from, to, (node, position) => {
    if (!node.isTextblock) return true
    // A block's content starts one position after the block.
    const start = position + 1
    for (const field of fieldsIn(node))
      if (!ignored.includes(field.name))
        decorations.push(Decoration.inline(start + field.start, start + field.end, CHIP))
    return false
  })
  return decorations
}

const CHIP = { class: 'field-in-text' }

/** The fields of a block of text, at offsets that equal positions in the block. */
export function fieldsIn(block: Node): FieldMatch[] {
  // A line break takes up one position, and no field reaches across it.
  return findFields(block.textBetween(0, block.content.size, undefined, '\n'))
}
