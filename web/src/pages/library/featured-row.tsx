import { useQuery } from '@tanstack/react-query'
import { featuredQuery } from '../../entities/collection/api.ts'
import { FeaturedCard } from '../../entities/collection/featured-card.tsx'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'

/** Featured collections open the library: one line of small cards, on page 1 without a search or filter. It scrolls sideways on a phone. */
export function FeaturedRow() {
  const [params] = useListParams()
  const isStart = isListStart(params)
  const { data, isError } = useQuery({ ...featuredQuery, enabled: isStart })
  if (!isStart || isError || data?.length === 0) return null
  return (
    <ul
      aria-label="Featured collections"
      aria-busy={!data}
      className="scroll-bleed-x mb-2.5 grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-3 print:hidden"
    >
      {data ? (
        data.map((collection) => (
          <li key={collection.token} className="flex min-w-0">
            <FeaturedCard collection={collection} />
          </li>
        ))
      ) : (
        <li className="min-h-13 rounded-lg border border-line bg-surface" />
      )}
    </ul>
  )
}
