import { Autocomplete } from '@base-ui/react/autocomplete'
import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { Check, Search } from 'lucide-react'
import { useState } from 'react'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { type CommandGroup, useCommandGroups } from './use-command-groups.ts'
import type { Command } from './use-commands.ts'

const LABEL = 'Find a page, prompt, or action'

/** The menu on Ctrl+K, which finds everything that can be opened or done by typing. */
export function CommandMenu({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('')
  const { groups, note } = useCommandGroups(text.trim())
  const count = groups.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <Dialog open onClose={onClose} title="Command menu">
      <Autocomplete.Root
        open
        inline
        mode="none"
        items={groups}
        itemToStringValue={({ label }: Command) => label}
        autoHighlight="always"
        keepHighlight
        value={text}
        onValueChange={(next, { reason }) => {
          // Choosing a command would fill in its name.
          if (reason === 'input-change') setText(next)
        }}
      >
        {/* A dialog focuses the first field of its form. */}
        <form onSubmit={(event) => event.preventDefault()} className="relative">
          <Search aria-hidden className="pointer-events-none absolute top-2.5 left-3 size-5 text-ink-soft" />
          <Autocomplete.Input
            aria-label={LABEL}
            placeholder={LABEL}
            maxLength={SEARCH_MAX}
            render={<Input className="pl-10" />}
          />
        </form>
        <Autocomplete.List className="mt-3 h-[min(25rem,50dvh)] overflow-y-auto">
          {(group: CommandGroup) => (
            <Autocomplete.Group key={group.title} items={group.items} className="pb-2">
              <Autocomplete.GroupLabel className="px-3 py-1.5 text-sm font-medium text-ink-soft">
                {group.title}
              </Autocomplete.GroupLabel>
              <Autocomplete.Collection>
                {(command: Command) => (
                  <Item
                    key={command.id}
                    command={command}
                    onChoose={() => {
                      // First, so a question about unsaved text doesn't appear behind the menu.
                      onClose()
                      command.run()
                    }}
                  />
                )}
              </Autocomplete.Collection>
            </Autocomplete.Group>
          )}
        </Autocomplete.List>
        <p role="status" className="mt-3 min-h-6 text-sm text-ink-soft">
          {note}
          <span className="sr-only">{` ${count} ${count === 1 ? 'choice' : 'choices'}`}</span>
        </p>
      </Autocomplete.Root>
    </Dialog>
  )
}

function Item({ command, onChoose }: { command: Command; onChoose: () => void }) {
  const { label, icon: Icon, isCurrent } = command
  return (
    <Autocomplete.Item
      value={command}
      onClick={onChoose}
      className="flex cursor-pointer scroll-my-10 items-center gap-2.5 rounded-lg px-3 py-2 -outline-offset-2 outline-brand-ink select-none data-highlighted:bg-brand-tint data-highlighted:text-brand-ink data-highlighted:outline-2"
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 flex-1 truncate" dir="auto" title={label}>
        {label}
      </span>
      {isCurrent && (
        <>
          <Check aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">(current)</span>
        </>
      )}
    </Autocomplete.Item>
  )
}
