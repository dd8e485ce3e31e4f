// When the row of featured collections is shown: on page 1 without a search or filter, unless the user hid it.
import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { featuredQuery } from '../../entities/collection/api.ts'
import { FeaturedCard } from '../../entities/collection/featured-card.tsx'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { createDeviceStore } from '../../shared/lib/device-store.ts'
import { useMember } from '../../shared/session/api.ts'
import { classNames } from '../../shared/ui/class-names.ts'

/** Featured collections open the library, unless the user hid them. */
function useFeatured() {
  const [params] = useListParams()
  const isHidden = isFeaturedHidden.use()
  const isStart = isListStart(params)
  const { data, isError } = useQuery({ ...featuredQuery, enabled: isStart && !isHidden })
  const hasNone = isError || data?.length === 0
  return { isOffered: isStart && !hasNone, isHidden, collections: data }
}

/** Shows or hides the row of featured collections. */
export function FeaturedToggle() {
  const { isOffered, isHidden } = useFeatured()
  const isMember = useMember() !== null
  if (!isOffered) return null
  return (
    <button
      type="button"
      aria-expanded={!isHidden}
      title={isHidden ? 'Show featured collections' : 'Hide featured collections'}
      onClick={() => hideFeatured(!isHidden)}
      className={ASIDE}
    >
      <Star aria-hidden className="size-4" fill={isHidden ? 'none' : 'currentColor'} />
      <span className={classNames(isMember && 'max-sm:sr-only')}>Featured</span>
    </button>
  )
}

/** One line of small cards. It scrolls sideways on a phone. */
export function FeaturedRow() {
  const { isOffered, isHidden, collections } = useFeatured()
  if (!isOffered || isHidden) return null
  return (
    <ul
      aria-label="Featured collections"
      aria-busy={!collections}
      className="scroll-bleed-x mb-2.5 grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-3 in-data-[hidden~=featured]:hidden print:hidden"
    >
      {collections ? (
        collections.map((collection) => (
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

const FEATURED = 'featured'

/** Whether the user hid Featured on this device. <html> names it too, so that styles apply before the app runs. */
const isFeaturedHidden = createDeviceStore('hidden', (text) => text.includes(FEATURED))
isFeaturedHidden.subscribe(() => {
  document.documentElement.dataset['hidden'] = isFeaturedHidden.get() ? FEATURED : ''
})

function hideFeatured(hides: boolean): void {
  isFeaturedHidden.save(hides ? FEATURED : '')
}

/** The look of what is beside the number of prompts. */
export const ASIDE =
  '-mx-2 flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-medium text-brand-ink hover:bg-brand-tint'
