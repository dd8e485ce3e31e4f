import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { SaveButton } from '../../features/save/save-button.tsx'
import { CopyButton } from '../../features/use/copy-button.tsx'
import { namingOffline } from '../../shared/lib/offline.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { loadWhenIdle } from '../../shared/ui/load-when-idle.ts'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastFailure } from '../../shared/ui/toast.ts'

interface PromptActionsProps {
  prompt: Prompt
  hasFields: boolean
  /** More items for the prompt's menu. */
  menuItems?: ReactNode
  /** For the icons. */
  className: string
}

/** The buttons on a card: use, copy, save, and more. */
export function PromptActions({ prompt, hasFields, menuItems, className }: PromptActionsProps) {
  const linkTo = usePromptLink()
  return (
    <>
      {hasFields && (
        <Link
          {...linkTo('use', prompt.id)}
          className={classNames(buttonClass('soft', 'small'), 'min-h-9 px-4')}
        >
          Use
          <span className="sr-only"> {prompt.title}</span>
        </Link>
      )}
      <CopyButton prompt={prompt} look={hasFields ? 'plain' : 'soft'} size="small" className="min-h-9" />
      <span className={classNames('-me-2 flex', className)}>
        <SaveButton prompt={prompt} />
        <MoreOptions prompt={prompt}>{menuItems}</MoreOptions>
      </span>
    </>
  )
}

const loadMenu = async () => (await import('../prompt-menu/prompt-menu.tsx')).PromptMenu

function MoreOptions({ prompt, children }: { prompt: Prompt; children?: ReactNode }) {
  const [Menu, open] = useLoadOnClick(loadMenu)
  const names = { 'aria-label': `More options for ${prompt.title}`, title: 'More options' }
  if (!Menu) return <MoreButton {...names} onClick={open} />
  return (
    <Menu prompt={prompt} button={names} defaultOpen>
      {children}
    </Menu>
  )
}

const preloaded = new Set<() => Promise<unknown>>()

/**
 * For a menu that most people never open. It's loaded once the page is idle, so that it also opens offline, or on the first
 * click if that's earlier. `load` has to be the same function each time.
 */
function useLoadOnClick<Menu>(load: () => Promise<Menu>) {
  const [menu, setMenu] = useState<Menu>()
  useEffect(() => {
    if (preloaded.has(load)) return
    preloaded.add(load)
    loadWhenIdle([{ load: async () => void (await load()) }])
  }, [load])
  // The plain button stays focused until the menu has loaded.
  const open = async () => {
    try {
      const loaded = await load()
      setMenu(() => loaded)
    } catch (error) {
      console.warn('Failed to load the menu:', error)
      toastFailure(namingOffline('We couldn’t load the menu. Check your connection.'))
    }
  }
  return [menu, open] as const
}
