import type { CollectionSummary } from '@prompt-library/contract/collections'
import { collectionPath } from '@prompt-library/contract/pages'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Link } from 'react-router'

/** A large link to a collection that shows what's in it. As high with short titles as with long ones. */
export function FeaturedCard({ collection }: { collection: CollectionSummary }) {
  const { token, name, description, prompt_count, first_titles } = collection
  return (
    <Link
      to={collectionPath(token)}
      className="block min-h-32 w-full rounded-xl border border-line bg-surface px-4 py-3 hover:border-line-strong"
    >
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 flex-1 truncate text-lg font-semibold text-brand-ink" dir="auto">
          {name}
        </span>{' '}
        <span className="shrink-0 text-xs text-ink-soft tabular-nums">{countOf(prompt_count, 'prompt')}</span>
      </span>{' '}
      <FirstTitles titles={first_titles.length > 0 ? first_titles : [description]} />
    </Link>
  )
}

/** The titles of the first prompts in a collection, each on its line. */
export function FirstTitles({ titles }: { titles: readonly string[] }) {
  return (
    <span className="mt-1 block text-sm text-ink-soft">
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two prompts can have the same title
        <span key={index} className="block truncate leading-6" dir="auto">
          {title}{' '}
        </span>
      ))}
    </span>
  )
}
