import { pages } from '@prompt-library/contract/pages'
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
import { matchesTyped } from './commands.ts'
import { type Command, useCommands } from './use-commands.ts'

const DEBOUNCE_MS = 300
const PROMPTS_MAX = 5

export interface CommandGroup {
  title: string
  items: Command[]
}

/** The commands for what was typed, with a note about the search for prompts. */
export function useCommandGroups(typed: string): { groups: CommandGroup[]; note: string } {
  const { destinations, actions } = useCommands()
  const navigate = useNavigate()
  const openPrompt = useOpen()
  const userId = useMember()?.id ?? null
  const [recent] = useState(() => readUses(userId).slice(0, PROMPTS_MAX))
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
      items: typed === '' ? recent.map((prompt) => openPrompt('use', prompt)) : [],
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
