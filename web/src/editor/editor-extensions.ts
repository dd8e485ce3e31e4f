import { type AnyExtension, Extension, mergeAttributes } from '@tiptap/core'
import { Placeholder } from '@tiptap/extensions'
import { StarterKit } from '@tiptap/starter-kit'
import { BlockDirection } from './block-direction.ts'
import { FreeTab } from './free-tab.ts'
import { LineBelow } from './line-below.ts'
import { linkAddress } from './link-address.ts'

/** What the editor can hold: exactly what the server keeps of a prompt's HTML. */
export function editorExtensions(placeholder: string): AnyExtension[] {
  return [
    Kit.configure({
      heading: { levels: [1, 2] },
      codeBlock: { enableTabIndentation: true, tabSize: 2 },
      link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: () => true, HTMLAttributes: {} },
      undoRedo: { depth: 100, newGroupDelay: 1000 },
      // it would add a line to every text that ends with a list or code
      trailingNode: false,
      horizontalRule: false,
      gapcursor: false,
    }),
    Placeholder.configure({ placeholder }),
    BlockDirection,
    FreeTab,
    LineBelow,
    SelectAll,
  ]
}

/** From the first letter to the last: the kit's own selects the document, out of which no quote can be lifted. */
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
    return (this.parent?.() ?? []).map((extension) => FITTED[extension.name]?.(extension) ?? extension)
  },
})

const FITTED: Record<string, (extension: AnyExtension) => AnyExtension> = {
  link: (link) =>
    link.extend({
      addAttributes: () => ({
        href: { parseHTML: (element: HTMLElement) => linkAddress(element.getAttribute('href')) },
      }),
      parseHTML: () => [{ tag: 'a[href]' }],
      // an address that was typed or pasted as text reaches the document without being parsed
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
      // the kit's own would take the "A." from a pasted "A. Smith wrote:" and make a list of it
      addProseMirrorPlugins: () => [],
    }),

  codeBlock: (block) =>
    block.extend({
      // the language of a block is not kept
      addAttributes: () => ({}),
      // the kit's own makes code of whatever is copied from one code editor, even a prompt
      addProseMirrorPlugins: () => [],
    }),
}
