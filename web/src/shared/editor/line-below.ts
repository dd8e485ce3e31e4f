import { Extension } from '@tiptap/core'
import { Plugin, TextSelection } from '@tiptap/pm/state'

/** Clicking below a code block, quote, or list at the end starts a new paragraph; there's no other way out by mouse. */
export const LineBelow = Extension.create({
  name: 'lineBelow',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          handleClick(view, _position, event) {
            const { doc, schema, tr } = view.state
            const end = view.dom.lastElementChild?.getBoundingClientRect().bottom ?? 0
            const paragraph = schema.nodes['paragraph']
            if (event.clientY <= end || !paragraph || doc.lastChild?.type === paragraph) return false
            tr.insert(doc.content.size, paragraph.create())
            view.dispatch(tr.setSelection(TextSelection.atEnd(tr.doc)).scrollIntoView())
            return true
          },
        },
      }),
    ]
  },
})
