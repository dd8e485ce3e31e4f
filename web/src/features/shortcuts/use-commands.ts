import { pages } from '@prompt-library/contract/pages'
import { ArrowRight, Keyboard, type LucideIcon, Plus, Trash2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { forgetMemory } from '../../shared/lib/device-memory.ts'
import { readUses } from '../../shared/lib/used-prompts.ts'
import { useHasConnections, useSession } from '../../shared/session/api.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { destinationsFor } from './commands.ts'
import { openSheet } from './open-sheet.ts'

export interface Command {
  id: string
  label: string
  icon: LucideIcon
  /** Other words that find it. */
  synonyms?: string
  run: () => void
}

/** What this user can do from anywhere. */
export function useCommands(): { destinations: Command[]; actions: Command[] } {
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const connections = useHasConnections()
  const user = session?.user ?? null

  const submit: Command = {
    id: 'submit',
    label: pages.submit.title,
    icon: Plus,
    synonyms: 'new create add write',
    run: () => {
      // Opens over the current page, like the link in the header.
      const state = location.pathname === pages.submit.path ? undefined : { background: location }
      void navigate(pages.submit.path, { state, preventScrollReset: true })
    },
  }
  const keys: Command = {
    id: 'help',
    label: 'Keyboard shortcuts',
    icon: Keyboard,
    synonyms: 'keys help',
    run: () => openSheet.set('help'),
  }
  const forget: Command = {
    id: 'forget',
    label: 'Clear recently used and remembered values',
    icon: Trash2,
    synonyms: 'delete forget history',
    run: () => {
      forgetMemory()
      toastSuccess('Recently used and remembered values cleared.')
    },
  }
  return {
    destinations: destinationsFor(user, { connections }).map(({ label, path }) => ({
      id: path,
      label,
      icon: ArrowRight,
      // Like a link: another entry for the same page would make Back seem broken.
      run: () => void navigate(path, { replace: path === location.pathname + location.search }),
    })),
    actions: [...(user ? [submit] : []), keys, ...(readUses(user?.id ?? null).length > 0 ? [forget] : [])],
  }
}
