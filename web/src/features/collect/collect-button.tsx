import { FolderCheck, FolderPlus } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { useLoadOnClick } from '../../shared/ui/load-on-click.ts'

/** Adds a prompt to the user's collections. The menu is loaded on the first click. */
export function CollectButton({ prompt }: { prompt: Prompt }) {
  const user = useMember()
  const [Menu, open] = useLoadOnClick(async () => (await import('./collect-menu.tsx')).CollectMenu)
  if (Menu && user)
    return <Menu prompt={prompt} userId={user.id} trigger={<FolderButton prompt={prompt} />} />
  return <FolderButton prompt={prompt} onClick={user ? open : () => askToSignIn('members-only')} />
}

/** The tooltip is also the description for screen readers, so it says whether the prompt is in a collection. */
function FolderButton({ prompt, ...button }: { prompt: Prompt } & ComponentProps<'button'>) {
  const isCollected = prompt.userHasCollected
  const Icon = isCollected ? FolderCheck : FolderPlus
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`Add to a collection: ${prompt.title}`}
      title={isCollected ? 'In a collection' : 'Add to a collection'}
      {...button}
      className={`flex size-9 items-center justify-center rounded-lg hover:bg-sunken data-popup-open:bg-sunken ${isCollected ? 'text-brand-ink' : 'text-ink-soft hover:text-ink'}`}
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
