import { pages } from '@prompt-library/contract/pages'
import { Monitor, Moon, Sun } from 'lucide-react'
import { Link } from 'react-router'
import { openSheet } from '../features/shortcuts/open-sheet.ts'
import { campus } from '../shared/lib/campus.ts'
import { THEMES, type Theme, useTheme } from '../shared/lib/theme.ts'
import { useSession } from '../shared/session/api.ts'

const LINK = 'inline-block py-0.5 underline decoration-line-strong underline-offset-4 hover:text-ink'

/** The links in the footer, in order, and the choice of the theme. */
export function Footer() {
  const { privacy_url, support_email } = useSession() ?? {}
  const outside = [
    ...campus.links,
    ...(privacy_url ? [{ label: 'Privacy', url: privacy_url }] : []),
    ...(support_email ? [{ label: 'Contact support', url: `mailto:${support_email}` }] : []),
  ]
  return (
    <footer className="mt-16 border-t border-line bg-surface text-sm text-ink-soft print:hidden">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-4 py-6">
        <p>© 2025 {campus.site_title}. Good prompts are worth sharing.</p>
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          <li>
            <Link className={LINK} to={pages.tools.path}>
              {pages.tools.title}
            </Link>
          </li>
          <li>
            <Link className={LINK} to={pages.accessibility.path}>
              {pages.accessibility.title}
            </Link>
          </li>
          <li>
            <Link className={LINK} to={pages.apiDocs.path}>
              For developers
            </Link>
          </li>
          <li>
            <button type="button" className={LINK} onClick={() => openSheet.set('help')}>
              Keyboard shortcuts
            </button>
          </li>
          {outside.map(({ label, url }) => (
            <li key={url + label}>
              <a className={LINK} href={url}>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <ThemeChoice />
      </div>
    </footer>
  )
}

const THEME_LABELS: Record<Theme, { label: string; icon: typeof Sun }> = {
  system: { label: 'System', icon: Monitor },
  light: { label: 'Light', icon: Sun },
  dark: { label: 'Dark', icon: Moon },
}

function ThemeChoice() {
  const [chosen, choose] = useTheme()
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1 rounded-lg border border-line p-1">
      <legend className="sr-only">Theme</legend>
      {THEMES.map((theme) => {
        const { label, icon: Icon } = THEME_LABELS[theme]
        return (
          <label
            key={theme}
            className="flex min-h-8 cursor-pointer items-center gap-1.5 rounded-md px-2.5 hover:bg-sunken has-checked:bg-brand-tint has-checked:text-brand-ink has-focus-visible:outline-3 has-focus-visible:outline-brand-ink"
          >
            <input
              type="radio"
              name="theme"
              value={theme}
              checked={theme === chosen}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon aria-hidden className="size-4" />
            {label}
          </label>
        )
      })}
    </fieldset>
  )
}
