import type { WaitingPrompt } from '@prompt-library/contract/publishing'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Link, type LinkProps } from 'react-router'
import { CATEGORY_LOOKS } from '../../entities/prompt/category-look.ts'
import { classNames } from '../../shared/ui/class-names.ts'

interface WaitingRowProps {
  prompt: WaitingPrompt
  link: Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'>
}

/** A prompt that waits for approval. Curators decide once they have read it. */
export function WaitingRow({ prompt, link }: WaitingRowProps) {
  const { title, category, author_name, waiting_since } = prompt
  const { icon: CategoryIcon, color } = CATEGORY_LOOKS[category]
  return (
    <article
      data-row
      className="relative rounded-xl border border-line bg-surface px-4 py-3 focus-within:border-line-strong hover:border-line-strong sm:px-5"
    >
      <p
        className={classNames('inline-flex items-center gap-1.5 text-xs font-semibold text-category', color)}
      >
        <CategoryIcon aria-hidden className="size-4" />
        {category}
      </p>
      <h2 className="text-lg font-semibold text-balance wrap-anywhere">
        {/* The whole row is the link. */}
        <Link {...link} className="rounded-sm after:absolute after:inset-0 hover:underline">
          <bdi>{title}</bdi>
        </Link>
      </h2>
      <p className="text-sm text-ink-soft">
        By <bdi>{author_name ?? 'Unknown'}</bdi> · {kindOf(prompt)} · Waiting since{' '}
        {/* Above the link, so that hovering shows its title. */}
        <time
          dateTime={waiting_since}
          title={new Date(waiting_since).toLocaleString('en-US')}
          className="relative"
        >
          {promptDate(waiting_since)}
        </time>
      </p>
    </article>
  )
}

export function kindOf({ was_made_private, was_public }: WaitingPrompt): string {
  // A clone of such a prompt also needs approval.
  if (was_made_private) return 'Made private by a curator, or cloned from such a prompt'
  return was_public ? 'Changed since it was public' : 'New'
}
