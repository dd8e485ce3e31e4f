import { type AnyExtension, Extension, mergeAttributes } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { Plugin, TextSelection } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { FieldChips } from './field-chips.ts'
import { InsertField } from './insert-field.ts'
import { linkAddress } from './link-address.ts'

/** The editor supports exactly the HTML that the server accepts in a prompt. */
export function editorExtensions(placeholder: string): AnyExtension[] {
  return [
    Kit.configure({
      heading: { levels: [1, 2] },
      codeBlock: { enableTabIndentation: true, tabSize: 2 },
      link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: () => true, HTMLAttributes: {} },
      undoRedo: { depth: 100, newGroupDelay: 1000 },
      // It would add an empty line after a list or code block at the end.
      trailingNode: false,
      horizontalRule: false,
      gapcursor: false,
    }),
    Placeholder.configure({ placeholder }),
    TabKey,
    LineBelow,
    SelectAll,
    FieldChips,
    InsertField,
  ]
}

/** Selects the text from start to end. The default selects the whole document, and Quote couldn't be turned off then. */
const SelectAll = Extension.create({
  name: 'selectAll',
  addKeyboardShortcuts() {
    return {
      'Mod-a': ({ editor }) =>
        editor.commands.setTextSelection({ from: 0, to: editor.state.doc.content.size }),
    }
  },
})

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => OVERRIDES[extension.name]?.(extension) ?? extension)
  },
})

const OVERRIDES: Record<string, (extension: AnyExtension) => AnyExtension> = {
  link: (link) =>
    link.extend({
      addAttributes: () => ({
        href: { parseHTML: (element: HTMLElement) => linkAddress(element.getAttribute('href')) },
      }),
      parseHTML: () => [{ tag: 'a[href]' }],
      // Autolinked addresses reach the document without going through parseHTML.
      renderHTML: ({ HTMLAttributes }: { HTMLAttributes: Record<string, string> }) => [
        'a',
        mergeAttributes(HTMLAttributes, { href: linkAddress(HTMLAttributes['href']) }),
        0,
      ],
    }),

  orderedList: (list) =>
    list.extend({
      addAttributes: () => ({
        start: {
          default: 1,
          parseHTML: (element: HTMLElement) => Number.parseInt(element.getAttribute('start') ?? '', 10) || 1,
        },
      }),
      // The default plugin would turn a pasted "A. Smith wrote:" into a list.
      addProseMirrorPlugins: () => [],
    }),

  codeBlock: (block) =>
    block.extend({
      // The default plugin turns everything pasted from VS Code into a code block, even a prompt.
      addProseMirrorPlugins: () => [],
    }),
}

/** Clicking below a code block, quote, or list at the end starts a new paragraph; there's no other way out by mouse. */
const LineBelow = Extension.create({
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

/**
 * Tab moves to the next control, so that keyboard users aren't trapped in the editor. In a code block it indents;
 * there, Escape makes the next Tab leave the editor.
 */
const TabKey = Extension.create({
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
