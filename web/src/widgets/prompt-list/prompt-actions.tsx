import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { SaveButton } from '../../features/save/save-button.tsx'
import { CopyButton } from '../../features/use/copy-button.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useLoadOnClick } from '../../shared/ui/load-on-click.ts'
import { MoreButton } from '../../shared/ui/more-button.tsx'

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
