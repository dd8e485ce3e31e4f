import type { Prompt } from '@prompt-library/contract/prompts'
import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { Globe, Lock, type LucideIcon, Share2 } from 'lucide-react'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { focusMain } from '../../ui/focus-main.ts'
import { LoadBoundary, lazyPart } from '../../ui/lazy-part.tsx'
import { useSession } from '../session/api.ts'
import { CATEGORY_LOOKS } from './category-look.ts'
import { isShared } from './is-shared.ts'
import { useListLink } from './list-params.ts'

const DataClassBadge = lazyPart(async () => (await import('../guard/data-class-badge.tsx')).DataClassBadge)

interface PromptBadgesProps {
  prompt: Prompt
  /** Whether tags link to the list filtered by that tag. */
  tagLinks?: boolean
}

/** One line for a category's header: category, tags, the data class, Shared, and (for users who can edit) the visibility. */
export function PromptBadges({ prompt, tagLinks = false }: PromptBadgesProps) {
  const session = useSession()
  const linkTo = useListLink()
  const canEdit = promptPermissions(session?.user ?? null, prompt).edit
  const tags = prompt.tags.filter((tag) => tag !== prompt.category)
  const { icon: CategoryIcon } = CATEGORY_LOOKS[prompt.category]
  return (
    <ul className="flex w-full flex-wrap items-center gap-x-2.5 text-xs text-ink-soft">
      <li className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-category">
        <CategoryIcon aria-hidden className="size-4" />
        {prompt.category}
      </li>
      {tags.map((tag) => (
        <li key={tag} className="inline-flex">
          {tagLinks ? (
            <Link
              to={linkTo({ tag })}
              title={`Show prompts tagged ${tag}`}
              // The filtered list may not include this card; without this, keyboard focus would be lost.
              onClick={focusMain}
              className="inline-flex min-h-6 items-center hover:text-ink hover:underline"
            >
              {tag}
            </Link>
          ) : (
            tag
          )}
        </li>
      ))}
      {prompt.data_class !== 'public' && (
        <li>
          <LoadBoundary failed={() => null}>
            <Suspense>
              <DataClassBadge dataClass={prompt.data_class} />
            </Suspense>
          </LoadBoundary>
        </li>
      )}
      <li className="ml-auto flex gap-2.5 empty:hidden">
        {isShared(prompt) && <State icon={Share2}>Shared</State>}
        {canEdit && (
          <State icon={prompt.is_public ? Globe : Lock}>{prompt.is_public ? 'Public' : 'Private'}</State>
        )}
      </li>
    </ul>
  )
}

function State({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden className="size-3.5" />
      {children}
    </span>
  )
}
