import { Link, type To } from 'react-router'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'

interface TagLinkProps {
  tag: string
  to: To
  className?: string
}

/** Shows the prompts with this tag. */
export function TagLink({ tag, to, className }: TagLinkProps) {
  return (
    <Link
      to={to}
      title={`Show prompts tagged ${tag}`}
      // The list may not include this prompt; without this, keyboard focus would be lost.
      onClick={focusMain}
      className={classNames('inline-flex min-h-6 max-w-full items-center hover:text-ink', className)}
    >
      <bdi className="truncate">{tag}</bdi>
    </Link>
  )
}

interface TagLinksProps {
  tags: readonly string[]
  linkTo: (tag: string) => To
  className?: string
}

/** The tags that the author chose. Those set by the library are beside the category (`PromptBadges`). */
export function TagLinks({ tags, linkTo, className }: TagLinksProps) {
  return (
    <ul aria-label="Tags" className={classNames('flex flex-wrap gap-1.5 text-xs text-ink-soft', className)}>
      {tags.map((tag) => (
        <li key={tag} className="flex min-w-0">
          <TagLink
            tag={tag}
            to={linkTo(tag)}
            className="rounded-full border border-line px-2.5 hover:border-line-strong"
          />
        </li>
      ))}
    </ul>
  )
}
