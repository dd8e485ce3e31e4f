import { LOGIN_PATH, LOGOUT_PATH, pages } from '@prompt-library/contract/pages'
import {
  ArrowRight,
  Keyboard,
  LogIn,
  LogOut,
  type LucideIcon,
  Monitor,
  Moon,
  Plus,
  Sun,
  Trash2,
} from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { campus } from '../../shared/lib/campus.ts'
import { forgetMemory } from '../../shared/lib/device-memory.ts'
import { THEMES, type Theme, useTheme } from '../../shared/lib/theme.ts'
import { readUses } from '../../shared/lib/used-prompts.ts'
import { useSession } from '../../shared/session/api.ts'
import { rememberPlace } from '../../shared/session/remember-place.ts'
import { forgetUser } from '../../shared/session/sign-out.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { destinationsFor } from './commands.ts'
import { openSheet } from './open-sheet.ts'

export interface Command {
  id: string
  label: string
  icon: LucideIcon
  /** Other words that find it. */
  synonyms?: string
  /** For a choice that is already made. */
  isCurrent?: boolean
  run: () => void
}

const THEME_ICONS: Record<Theme, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

/** What this user can do from anywhere. */
export function useCommands(): { destinations: Command[]; actions: Command[] } {
  const navigate = useNavigate()
  const location = useLocation()
  const session = useSession()
  const [theme, chooseTheme] = useTheme()
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
  const themes = THEMES.map((choice) => ({
    id: choice,
    label: `Use ${choice} theme`,
    icon: THEME_ICONS[choice],
    synonyms: 'mode colors appearance',
    isCurrent: choice === theme,
    run: () => chooseTheme(choice),
  }))
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
  const signOut: Command = {
    id: 'sign-out',
    label: 'Sign Out',
    icon: LogOut,
    synonyms: 'leave exit',
    run: () => {
      if (user) forgetUser(user.id)
      window.location.assign(LOGOUT_PATH)
    },
  }
  const signIn: Command = {
    id: 'sign-in',
    label: `Sign in with your ${campus.id_name}`,
    icon: LogIn,
    run: () => {
      rememberPlace()
      window.location.assign(LOGIN_PATH)
    },
  }
  return {
    destinations: destinationsFor(user, { apiKeys: session?.api_keys ?? false }).map(({ label, path }) => ({
      id: path,
      label,
      icon: ArrowRight,
      // Like a link: another entry for the same page would make Back seem broken.
      run: () => void navigate(path, { replace: path === location.pathname + location.search }),
    })),
    actions: [
      ...(user ? [submit] : []),
      ...themes,
      keys,
      ...(readUses(user?.id ?? null).length > 0 ? [forget] : []),
      ...(user ? [signOut] : []),
      ...(session && !user && session.sign_in ? [signIn] : []),
    ],
  }
}
