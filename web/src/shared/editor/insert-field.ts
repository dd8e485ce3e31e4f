import { toFieldName } from '@prompt-library/domain/fields/field-name'
import { findFields } from '@prompt-library/domain/fields/find-fields'
import { type Command, Extension } from '@tiptap/core'
import { TextSelection, type Transaction } from '@tiptap/pm/state'
import { fieldsIn } from './field-chips.ts'

/** A name that no field of the text has yet. */
function newName(tr: Transaction): string {
  const texts = [tr.doc.textContent]
  tr.doc.descendants(({ marks }) => {
    for (const { attrs } of marks) texts.push(attrs['href'] ?? '')
  })
  const names = new Set(texts.flatMap(findFields).map(({ name }) => name))
  let name = 'name'
  for (let number = 2; names.has(name); number += 1) name = `name_${number}`
  return name
}

/**
 * Makes the selected text a field's name. Without a selection it inserts `{{name}}` with the name selected, and inside
 * a field it selects the field's name, so that typing replaces it.
 */
export const insertField: Command = ({ tr, dispatch }) => {
  if (!dispatch) return true
  const { $from, $to } = tr.selection
  const inOneBlock = $from.sameParent($to) && $from.parent.isTextblock
  if (inOneBlock && selectFieldAt(tr)) return true
  // A selection of several blocks is too much for a name, and stays.
  const { text, start, end } = inOneBlock ? selectedWords(tr) : { text: '', start: $to.pos, end: $to.pos }
  const name = toFieldName(text)
  const placeholder = name || newName(tr)
  tr.insertText(`{{${placeholder}}}`, start, end)
  const nameStart = start + 2
  const after = nameStart + name.length + 2
  if (name) tr.setSelection(TextSelection.create(tr.doc, after))
  else tr.setSelection(TextSelection.create(tr.doc, nameStart, nameStart + placeholder.length))
  tr.scrollIntoView()
  return true
}

function selectFieldAt(tr: Transaction): boolean {
  const { $from, $to } = tr.selection
  const block = $from.parent
  const field = fieldsIn(block).find(({ start, end }) => start < $to.parentOffset && $from.parentOffset < end)
  if (!field) return false
  const spaces = block.textBetween(field.start, field.end).indexOf(field.name)
  const start = $from.start() + field.start + spaces
  tr.setSelection(TextSelection.create(tr.doc, start, start + field.name.length))
  return true
}

/** The selection without the spaces around it: a double click selects the space after a word on some systems. */
function selectedWords(tr: Transaction) {
  const { from, to } = tr.selection
  const text = tr.doc.textBetween(from, to, undefined, ' ')
  const start = from + text.length - text.trimStart().length
  return { text: text.trim(), start, end: start + text.trim().length }
}

export const InsertField = Extension.create({
  name: 'insertField',
  addKeyboardShortcuts() {
    return { 'Mod-Alt-f': ({ editor }) => editor.chain().command(insertField).run() }
  },
})
