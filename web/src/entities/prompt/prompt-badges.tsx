import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { Globe, Lock, type LucideIcon, Share2 } from 'lucide-react'
import { useSession } from '../../shared/session/api.ts'
import { lazyPart, OptionalPart } from '../../shared/ui/lazy-part.tsx'
import { categoryLook } from './category-look.ts'
import { isShared, type Prompt } from './prompt.ts'
import { splitTags } from './split-tags.ts'

const DataClassBadge = lazyPart(async () => (await import('./data-class-badge.tsx')).DataClassBadge)

const ReviewBadge = lazyPart(async () => (await import('./review-badge.tsx')).ReviewBadge)

/** One line for a category's header: category, whether a search found it in part, the library's tags and those of its templates, the data class, the review, Shared, and (for its author) the visibility. */
export function PromptBadges({ prompt }: { prompt: Prompt }) {
  const session = useSession()
  const isOwn = session?.user?.id === prompt.author_id
  const { icon: CategoryIcon } = categoryLook(prompt.category)
  return (
    <ul className="flex w-full flex-wrap items-center gap-x-2.5 text-xs text-ink-soft">
      <li className="inline-flex min-h-6 items-center gap-1.5 font-semibold text-category">
        <CategoryIcon aria-hidden className="size-4" />
        {prompt.category ?? 'No category'}
      </li>
      {prompt.match === 'partial' && <li>Partial match</li>}
      {splitTags(prompt).badges.map((tag) => (
        <li key={tag}>{tag}</li>
      ))}
      {prompt.data_class !== LOWEST_CLASS && (
        <li>
          <OptionalPart>
            <DataClassBadge dataClass={prompt.data_class} />
          </OptionalPart>
        </li>
      )}
      {prompt.review && (
        <li className="empty:hidden">
          <OptionalPart>
            <ReviewBadge prompt={prompt} />
          </OptionalPart>
        </li>
      )}
      <li className="ml-auto flex gap-2.5 empty:hidden">
        {isShared(prompt) && <State icon={Share2}>Shared</State>}
        {isOwn &&
          (prompt.is_public ? (
            <State icon={Globe}>{prompt.publishing === 'waiting' ? 'Public, edit waiting' : 'Public'}</State>
          ) : (
            <State icon={Lock}>{prompt.publishing === 'waiting' ? 'Waiting for approval' : 'Private'}</State>
          ))}
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
