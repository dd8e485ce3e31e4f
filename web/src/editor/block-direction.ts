import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Each block runs in the direction of its own first letter; only on the screen, not in the HTML. */
export const BlockDirection = Extension.create({
  name: 'blockDirection',

  addProseMirrorPlugins() {
    return [
      new Plugin({
        props: {
          decorations({ doc }) {
            const blocks: Decoration[] = []
            doc.forEach((node, offset) => {
              blocks.push(Decoration.node(offset, offset + node.nodeSize, { dir: 'auto' }))
            })
            return DecorationSet.create(doc, blocks)
          },
        },
      }),
    ]
  },
})
