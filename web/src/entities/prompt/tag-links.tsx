import { Link, type To } from 'react-router'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

interface TagLinksProps {
  tags: readonly string[]
  linkTo: (tag: string) => To
  /** Links the first tag only and counts the others: the prompt's dialog links them all. */
  short?: boolean
  className?: string
}

/** Each link shows the prompts with that tag. */
export function TagLinks({ tags, linkTo, short = false, className }: TagLinksProps) {
  const linked = short ? tags.slice(0, 1) : tags
  const others = tags.slice(linked.length)
  if (tags.length === 0) return null
  return (
    <ul
      aria-label="Tags"
      className={classNames('flex flex-wrap items-center gap-1.5 text-xs text-ink-soft', className)}
    >
      {linked.map((tag) => (
        <li key={tag} className="flex min-w-0">
          <Link
            to={linkTo(tag)}
            title={`Show prompts tagged ${tag}`}
            // The list may not include this prompt; without this, keyboard focus would be lost.
            onClick={focusMain}
            className="inline-flex min-h-6 max-w-full items-center rounded-full border border-line px-2.5 hover:border-line-strong hover:text-ink"
          >
            <bdi className="truncate">{tag}</bdi>
          </Link>
        </li>
      ))}
      {others.length > 0 && (
        <li title={others.join(', ')}>
          +{others.length}
          <span className="sr-only"> more</span>
        </li>
      )}
    </ul>
  )
}
