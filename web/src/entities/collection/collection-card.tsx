// A collection in a list: its name, description, number of prompts, owner, and visibility.
import type { CollectionSummary } from '@prompt-library/contract/collections'
import { collectionPath } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Users } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useNavigate } from 'react-router'
import { isCardClick } from '../../shared/ui/card-click.ts'
import { FirstTitles } from './featured-card.tsx'
import { VISIBILITY_LOOKS } from './visibility-look.ts'

const CARD = 'flex h-full flex-col rounded-xl border border-line bg-surface px-5 py-4'

export function CollectionCard({ collection }: { collection: CollectionSummary }) {
  const { token, name, description, owner_name, prompt_count, first_titles, role } = collection
  const navigate = useNavigate()
  const path = collectionPath(token)
  // The whole card is a mouse target. Keyboard and screen reader users have the link in the title.
  const openOnClick = (event: MouseEvent<HTMLElement>) => {
    if (isCardClick(event)) navigate(path)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the title does the same
    <article
      onClick={openOnClick}
      className={`${CARD} cursor-pointer transition-colors duration-150 hover:border-line-strong`}
    >
      <h2 className="text-lg font-semibold text-balance" dir="auto">
        <Link to={path} className="inline-block rounded-sm hover:underline">
          {name}
        </Link>
      </h2>
      {description && (
        <p className="mt-1 line-clamp-2" dir="auto">
          {description}
        </p>
      )}
      <FirstTitles titles={first_titles} />
      <footer className="mt-auto flex flex-wrap items-center gap-x-4 gap-y-1 pt-3 text-sm text-ink-soft">
        <p className="min-w-0 flex-1 basis-24 truncate" title={owner_name}>
          By <bdi>{owner_name}</bdi>
        </p>
        <span className="tabular-nums">{countOf(prompt_count, 'prompt')}</span>
        {role && <OwnMarks {...collection} />}
      </footer>
    </article>
  )
}

/** What only the owner and co-editors need to know. */
function OwnMarks({ visibility, role }: CollectionSummary) {
  const { icon: Icon, name: label } = VISIBILITY_LOOKS[visibility]
  return (
    <p className="flex w-full flex-wrap gap-x-4 gap-y-1">
      <span className="inline-flex items-center gap-1.5">
        <Icon aria-hidden className="size-4" />
        {label}
      </span>
      {role === 'editor' && (
        <span className="inline-flex items-center gap-1.5">
          <Users aria-hidden className="size-4" />
          You’re a co-editor
        </span>
      )}
    </p>
  )
}
