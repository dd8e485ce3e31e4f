import { EDITOR_KEYS, shortcut } from '../../shared/editor/shortcut.ts'
import { setSingleKeys, singleKeys } from '../../shared/lib/single-keys.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'

type Rows = readonly (readonly [action: string, keys: string])[]

const GROUPS: readonly (readonly [title: string, rows: Rows])[] = [
  [
    'Anywhere',
    [
      ['Open the command menu', 'Mod+K'],
      ['Go to the search box', '/'],
      ['Show keyboard shortcuts', '?'],
      ['Go to pop-up messages and back', 'F6'],
      ['Close a dialog or menu', 'Escape'],
    ],
  ],
  [
    'In a form',
    [
      ['Save, share, or continue', 'Mod+Enter'],
      ['Copy a filled-in prompt', 'Mod+Enter'],
    ],
  ],
  [
    'In the editor',
    [...Object.entries(EDITOR_KEYS), ['Indent a list item', 'Mod+]'], ['Outdent a list item', 'Mod+[']],
  ],
]

/** The list of keyboard shortcuts, and the switch that turns / and ? off (WCAG 2.1.4). */
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const isOn = singleKeys.use()
  return (
    <Dialog
      open
      onClose={onClose}
      title="Keyboard shortcuts"
      footer={
        <div className="w-full">
          <Checkbox
            label="Use / and ? as shortcuts"
            hint="Turn this off on this device if you use speech input."
            checked={isOn}
            onChange={setSingleKeys}
          />
        </div>
      }
    >
      <div className="gap-x-10 sm:columns-2">
        {GROUPS.map(([title, rows]) => (
          <section key={title} className="mb-6 break-inside-avoid">
            <h3 className="mb-2 font-semibold">{title}</h3>
            <dl className="text-sm">
              {rows.map(([action, keys]) => (
                <div
                  key={action}
                  className="flex items-baseline justify-between gap-4 border-t border-line py-1.5"
                >
                  <dt>{action}</dt>
                  <dd>
                    <kbd className="rounded-md border border-line-strong bg-sunken px-1.5 py-0.5 font-sans whitespace-nowrap">
                      {shortcut(keys)}
                    </kbd>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
