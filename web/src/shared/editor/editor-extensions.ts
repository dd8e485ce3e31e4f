import { type AnyExtension, Extension, mergeAttributes } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockLayout } from './block-layout.ts'
import { FieldChips } from './field-chips.ts'
import { InsertField } from './insert-field.ts'
import { LineBelow } from './line-below.ts'
import { linkAddress } from './link-address.ts'
import { TabKey } from './tab-key.ts'

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
    BlockLayout,
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
