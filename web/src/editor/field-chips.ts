import { type FieldMatch, findFields } from '@prompt-library/domain/fields/find-fields'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** No prompt that people fill in has as many, and drawing tens of thousands would make typing slow. */
const MOST_CHIPS = 1_000

interface Chips {
  /** Names that the author says are not fields. */
  ignored: readonly string[]
  decorations: DecorationSet
}

const chips = new PluginKey<Chips>('fieldChips')

/** Shows each `{{name}}` as a chip. The text itself stays as it is. */
export const FieldChips = Extension.create({
  name: 'fieldChips',

  addProseMirrorPlugins() {
    return [
      new Plugin<Chips>({
        key: chips,
        state: {
          init: (_, { doc }) => ({ ignored: [], decorations: chipsIn(doc, []) }),
          apply: (transaction, current) => {
            const ignored: readonly string[] = transaction.getMeta(chips) ?? current.ignored
            if (!transaction.docChanged && ignored === current.ignored) return current
            return { ignored, decorations: chipsIn(transaction.doc, ignored) }
          },
        },
        props: { decorations: (state) => chips.getState(state)?.decorations },
      }),
    ]
  },
})

/** A transaction after which these names have no chip. */
export function ignoreFields(state: EditorState, names: readonly string[]) {
  return state.tr.setMeta(chips, names)
}

function chipsIn(doc: Node, ignored: readonly string[]): DecorationSet {
  const decorations: Decoration[] = []
  doc.descendants((node, position) => {
    if (decorations.length >= MOST_CHIPS) return false
    if (!node.isTextblock) return true
    for (const { name, start, end } of fieldsIn(node)) {
      if (ignored.includes(name) || decorations.length >= MOST_CHIPS) continue
      // A block's content starts one position after the block.
      const from = position + 1 + start
      decorations.push(Decoration.inline(from, position + 1 + end, { class: 'field-in-text' }))
    }
    return false
  })
  return DecorationSet.create(doc, decorations)
}

/** Blocks are immutable: those that a keystroke leaves alone aren't searched again. */
const found = new WeakMap<Node, FieldMatch[]>()

/** The fields of a block of text, at offsets that equal positions in the block. */
export function fieldsIn(block: Node): FieldMatch[] {
  const known = found.get(block)
  if (known) return known
  // A line break takes up one position, and no field reaches across it.
  const fields = findFields(block.textBetween(0, block.content.size, undefined, '\n'))
  found.set(block, fields)
  return fields
}
