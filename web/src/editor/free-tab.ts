import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Tab moves on to the next control, as everywhere on a page; only in a code block does it indent, and there Escape
 * frees it. Without this, whoever has only a keyboard could not leave a list or a code block.
 */
export const FreeTab = Extension.create({
  name: 'freeTab',

  addKeyboardShortcuts() {
    // true in every list: at the outermost level the browser would go back a page instead
    const inList = () => this.editor.isActive('listItem')
    return {
      'Mod-]': () => inList() && (this.editor.commands.sinkListItem('listItem') || true),
      'Mod-[': () => inList() && (this.editor.commands.liftListItem('listItem') || true),
    }
  },

  addProseMirrorPlugins() {
    let freed = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // true keeps the event from the editor's own keys, and leaves it to the browser
            keydown: ({ state }, event) => {
              if (event.isComposing || event.key === 'Shift') return false
              const inCode = state.selection.$from.parent.type.spec.code === true
              const leaves = event.key === 'Tab' && (!inCode || freed)
              const frees = event.key === 'Escape' && inCode && !freed
              // a dialog around the editor must not close on this one
              if (frees) event.stopPropagation()
              freed = frees
              return leaves || frees
            },
            blur: () => {
              freed = false
              return false
            },
          },
        },
      }),
    ]
  },
})
