import { Extension } from '@tiptap/core'
import { DOMSerializer, type Node } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'

/**
 * Sets the direction of lists, quotes, and code from their first letter. Paragraphs and headings get theirs from editor.css.
 * Only affects the display, not the HTML. Decorations would do the same, but their time grows with the square of the blocks.
 */
export const BlockLayout = Extension.create({
  name: 'blockLayout',

  addProseMirrorPlugins() {
    const nodeViews = Object.fromEntries(
      ['bulletList', 'orderedList', 'blockquote', 'codeBlock'].map((name) => [name, directedView]),
    )
    return [new Plugin({ props: { nodeViews } })]
  },
})

function directedView(node: Node) {
  const view = DOMSerializer.renderSpec(document, node.type.spec.toDOM?.(node) ?? ['div', 0])
  if (view.dom instanceof HTMLElement) view.dom.dir = 'auto'
  return view as { dom: HTMLElement; contentDOM?: HTMLElement }
}
