import { getSchema } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { EditorState } from '@tiptap/pm/state'
import type { DecorationSet } from '@tiptap/pm/view'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from './editor-extensions.ts'
import { fieldChipsPlugin, ignoreFields } from './field-chips.ts'

const schema = getSchema(editorExtensions(''))
const bold = schema.mark('bold')
const text = (words: string) => schema.text(words)
const paragraph = (...content: Node[]) => schema.node('paragraph', null, content)

function stateOf(...blocks: Node[]) {
  return EditorState.create({ doc: schema.node('doc', null, blocks), plugins: [fieldChipsPlugin()] })
}

/** The text under each chip. */
function chipsOf(state: EditorState): string[] {
  const [plugin] = state.plugins
  const decorations = plugin?.props.decorations?.call(plugin, state) as DecorationSet
  return decorations
    .find()
    .sort((one, other) => one.from - other.from)
    .map(({ from, to }) => state.doc.textBetween(from, to, '¶', '⏎'))
}

describe('chips of fields', () => {
  it('find fields that formatting splits, in code, and after a line break', () => {
    const state = stateOf(
      paragraph(
        text('a {{'),
        schema.text('to', [bold]),
        text('pic}}'),
        schema.node('hardBreak'),
        text('{{b}}'),
      ),
      schema.node('codeBlock', null, [text('x = {{ code }}\n{{1}}')]),
    )
    expect(chipsOf(state)).toEqual(['{{topic}}', '{{b}}', '{{ code }}'])
  })

  it('leave out names that are not fields, until they are fields again', () => {
    const state = stateOf(paragraph(text('{{a}} {{user}}')))
    const ignoring = state.apply(ignoreFields(state, ['user']))
    expect(chipsOf(ignoring)).toEqual(['{{a}}'])
    const typed = ignoring.apply(ignoring.tr.insertText('{{user}} ', 1))
    expect(chipsOf(typed)).toEqual(['{{a}}'])
    expect(chipsOf(typed.apply(ignoreFields(typed, [])))).toEqual(['{{user}}', '{{a}}', '{{user}}'])
  })
})
