import type { CollectionSummary } from '@prompt-library/contract/collections'
import { collectionPath } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Link } from 'react-router'

/** A small card that leads to a collection. */
export function FeaturedCard({ collection }: { collection: CollectionSummary }) {
  const { token, name, description, prompt_count } = collection
  return (
    <Link
      to={collectionPath(token)}
      className="grid min-h-13 w-full content-center rounded-lg border border-line bg-surface px-3 text-sm hover:border-line-strong"
    >
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 truncate font-semibold" dir="auto">
          {name}
        </span>{' '}
        <span className="shrink-0 text-xs text-ink-soft tabular-nums">{countOf(prompt_count, 'prompt')}</span>
      </span>{' '}
      <span className="truncate text-ink-soft" dir="auto">
        {description}
      </span>
    </Link>
  )
}
