import { type FieldMatch, findFields } from '@prompt-library/domain/fields/find-fields'
import { suggestedIn } from '@prompt-library/domain/fields/suggested-blanks'
import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { type EditorState, Plugin, PluginKey, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

interface Chips {
  /** Names that the author says are not fields. */
  ignored: readonly string[]
  decorations: DecorationSet
}

const chips = new PluginKey<Chips>('fieldChips')

/** Shows each `{{name}}` as a chip, and marks what could be a blank. The text itself stays as it is. */
export const FieldChips = Extension.create({
  name: 'fieldChips',
  addProseMirrorPlugins: () => [fieldChipsPlugin()],
})

export function fieldChipsPlugin(): Plugin<Chips> {
  return new Plugin<Chips>({
    key: chips,
    state: {
      init: (_, { doc }) => chipsOf(doc, []),
      apply: (transaction, current) => {
        const { doc, docChanged } = transaction
        const ignored: readonly string[] | undefined = transaction.getMeta(chips)
        if (ignored) return chipsOf(doc, ignored)
        return docChanged ? chipsOf(doc, current.ignored) : current
      },
    },
    props: { decorations: (state) => chips.getState(state)?.decorations },
  })
}

/** The names that have no chip. */
export function ignoredFields(state: EditorState): readonly string[] {
  return chips.getState(state)?.ignored ?? []
}

/** A transaction after which these names have no chip. */
export function ignoreFields(state: EditorState, names: readonly string[]): Transaction {
  return state.tr.setMeta(chips, names)
}

function chipsOf(doc: Node, ignored: readonly string[]): Chips {
  const decorations: Decoration[] = []
  doc.descendants((node, position, parent) => {
    if (node.isText && !parent?.type.spec.code && !node.marks.some(({ type }) => type.spec.code))
      for (const { start, blank } of suggestedIn(node.text ?? ''))
        decorations.push(Decoration.inline(position + start, position + start + blank.text.length, SUGGESTED))
    if (!node.isTextblock) return true
    // A block's content starts one position after the block.
    const start = position + 1
    for (const field of fieldsIn(node))
      if (!ignored.includes(field.name))
        decorations.push(Decoration.inline(start + field.start, start + field.end, CHIP))
    return true
  })
  return { ignored, decorations: DecorationSet.create(doc, decorations) }
}

const CHIP = { class: 'field-in-text' }
const SUGGESTED = { class: 'suggested-blank' }

/** The fields of a block of text, at offsets that equal positions in the block. */
export function fieldsIn(block: Node): FieldMatch[] {
  // A line break takes up one position, and no field reaches across it.
  return findFields(block.textBetween(0, block.content.size, undefined, '\n'))
}
