import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { featuredQuery } from '../../entities/prompt/api.ts'
import { CATEGORY_LOOKS } from '../../entities/prompt/category-look.ts'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { setHidden, useIsHidden } from '../../shared/lib/hidden-parts.ts'
import { classNames } from '../../shared/ui/class-names.ts'

/** Featured prompts open the library, unless the user hid them. */
function useFeatured() {
  const [params] = useListParams()
  const isHidden = useIsHidden('featured')
  const isStart = isListStart(params)
  const { data, isError } = useQuery({ ...featuredQuery, enabled: isStart && !isHidden })
  const hasNone = isError || data?.prompts.length === 0
  return { isOffered: isStart && !hasNone, isHidden, prompts: data?.prompts }
}

/** Shows or hides the row of featured prompts. */
export function FeaturedToggle() {
  const { isOffered, isHidden } = useFeatured()
  if (!isOffered) return null
  return (
    <button
      type="button"
      aria-expanded={!isHidden}
      title={isHidden ? 'Show featured prompts' : 'Hide featured prompts'}
      onClick={() => setHidden('featured', !isHidden)}
      className="-mx-2 flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-medium text-brand-ink hover:bg-brand-tint"
    >
      <Star aria-hidden className="size-4" fill={isHidden ? 'none' : 'currentColor'} />
      Featured
    </button>
  )
}

/** One line of small cards. It scrolls sideways on a phone. */
export function FeaturedRow() {
  const { isOffered, isHidden, prompts } = useFeatured()
  if (!isOffered || isHidden) return null
  return (
    <ul
      aria-label="Featured prompts"
      aria-busy={!prompts}
      className="scroll-bleed-x mb-2.5 grid auto-cols-[minmax(15rem,1fr)] grid-flow-col gap-3 in-data-[hidden~=featured]:hidden print:hidden"
    >
      {prompts ? (
        prompts.map((prompt) => (
          <li key={prompt.id} className="flex min-w-0">
            <FeaturedCard prompt={prompt} />
          </li>
        ))
      ) : (
        <li className="min-h-13 rounded-lg border border-line bg-surface" />
      )}
    </ul>
  )
}

function FeaturedCard({ prompt: { id, title, category } }: { prompt: Prompt }) {
  const linkTo = usePromptLink()
  const { icon: Icon, color } = CATEGORY_LOOKS[category]
  return (
    <Link
      {...linkTo('prompt', id)}
      className={classNames(
        'flex min-h-13 w-full items-center gap-3 rounded-lg border border-line bg-surface px-3 hover:border-line-strong',
        color,
      )}
    >
      <span className="flex size-8 shrink-0 items-center justify-center rounded-md bg-category-tint text-category">
        <Icon aria-hidden className="size-4" />
      </span>
      <span className="line-clamp-2 text-sm leading-tight font-medium text-balance" dir="auto">
        {title}
      </span>
    </Link>
  )
}
