import { Autocomplete } from '@base-ui/react/autocomplete'
import { pages } from '@prompt-library/contract/pages'
import { SEARCH_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { FileText, History, Search } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { promptsPageQuery } from '../../entities/prompt/api.ts'
import { listSearch, readListParams } from '../../entities/prompt/list-params.ts'
import { type PromptView, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { readUses } from '../../shared/lib/used-prompts.ts'
import { useMember } from '../../shared/session/api.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { matchesTyped } from './commands.ts'
import { type Command, useCommands } from './use-commands.ts'

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
  const { label, icon: Icon } = command
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
    </Autocomplete.Item>
  )
}

const DEBOUNCE_MS = 300
const PROMPTS_MAX = 5

interface CommandGroup {
  title: string
  items: Command[]
}

/** The commands for what was typed, with a note about the search for prompts. */
function useCommandGroups(typed: string): { groups: CommandGroup[]; note: string } {
  const { destinations, actions } = useCommands()
  const navigate = useNavigate()
  const openPrompt = useOpen()
  const userId = useMember()?.id ?? null
  const [recent] = useState(() => readUses(userId))
  const { prompts, note } = useFoundPrompts(typed)

  const matching = (commands: Command[]) =>
    commands.filter(({ label, synonyms = '' }) => matchesTyped(`${label} ${synonyms}`, typed))
  const search: Command = {
    id: 'search',
    label: `Search the library for “${typed}”`,
    icon: Search,
    run: () => void navigate({ pathname: pages.library.path, search: listSearch('', { q: typed }) }),
  }
  const groups = [
    {
      title: 'Recently used',
      items: recent
        .filter(({ title }) => matchesTyped(title, typed))
        .slice(0, PROMPTS_MAX)
        .map((prompt) => openPrompt('use', prompt)),
    },
    { title: 'Go to', items: matching(destinations) },
    { title: 'Actions', items: matching(actions) },
    { title: 'Search', items: typed === '' ? [] : [search] },
    // Last, because they arrive later: they must not move the others while the user presses Enter.
    { title: 'Prompts', items: prompts.map((prompt) => openPrompt('prompt', prompt)) },
  ]
  return { groups: groups.filter(({ items }) => items.length > 0), note }
}

/** Prompts that match what was typed. None while searching: Enter would open one of the previous results. */
function useFoundPrompts(typed: string) {
  const searched = useDebounced(typed, DEBOUNCE_MS)
  const { data, isPlaceholderData, error } = useQuery({
    ...promptsPageQuery('library', readListParams(listSearch('', { q: searched }))),
    enabled: searched !== '',
  })
  if (typed === '') return { prompts: [], note: '' }
  if (error && typed === searched)
    return {
      prompts: [],
      note: sentenceFor(error, 'We couldn’t search the prompts. Check your connection and try again.'),
    }
  if (!data || isPlaceholderData || typed !== searched) return { prompts: [], note: 'Searching prompts…' }
  const prompts = data.prompts.slice(0, PROMPTS_MAX)
  return { prompts, note: prompts.length === 0 ? 'No prompts found.' : '' }
}

/** Opens a prompt over the library, which keeps its search if it's the current page. */
function useOpen() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const linkTo = usePromptLink()
  return (view: PromptView, { id, title }: { id: number; title: string }): Command => ({
    id: `prompt ${id}`,
    label: title,
    icon: view === 'use' ? History : FileText,
    run: () => {
      const { to, ...options } = linkTo(view, id)
      if (pathname === pages.library.path) void navigate(to, options)
      else void navigate(`${pages.library.path}?${view}=${id}`)
    },
  })
}
