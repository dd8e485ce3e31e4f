import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'

/** Sets each block's text direction from its first letter. Only affects the display, not the HTML. */
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
