import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * Tab moves to the next control, so that keyboard users aren't trapped in the editor. In a code block it indents;
 * there, Escape makes the next Tab leave the editor.
 */
export const TabKey = Extension.create({
  name: 'tabKey',

  addKeyboardShortcuts() {
    // Handle the keys in every list, even if the level can't change: the browser would navigate back or forward.
    const inList = () => this.editor.isActive('listItem')
    return {
      'Mod-]': () => inList() && (this.editor.commands.sinkListItem('listItem') || true),
      'Mod-[': () => inList() && (this.editor.commands.liftListItem('listItem') || true),
    }
  },

  addProseMirrorPlugins() {
    let escaped = false
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            // Returning true skips the editor's key bindings and leaves the event to the browser.
            keydown: ({ state }, event) => {
              if (event.isComposing || event.key === 'Shift') return false
              const inCode = state.selection.$from.parent.type.spec.code === true
              const leaves = event.key === 'Tab' && (!inCode || escaped)
              const escapes = event.key === 'Escape' && inCode && !escaped
              // This Escape must not close a dialog around the editor.
              if (escapes) event.stopPropagation()
              escaped = escapes
              return leaves || escapes
            },
            blur: () => {
              escaped = false
              return false
            },
          },
        },
      }),
    ]
  },
})
