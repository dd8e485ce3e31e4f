import type { Prompt } from '@prompt-library/contract/prompts'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { promptPermissions } from '@prompt-library/domain/prompts/permissions'
import { Globe, Lock, Share2 } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { useSession } from '../session/api.ts'
import { isShared } from './is-shared.ts'
import { useListLink } from './list-params.ts'

/** Header colors of cards and dialogs. White text has a contrast of at least 4.5:1 on each. */
export const CATEGORY_COLORS: Record<Category, string> = {
  Research: 'bg-research',
  Writing: 'bg-writing',
  Coding: 'bg-coding',
  Teach: 'bg-teach',
  Productivity: 'bg-productivity',
  Study: 'bg-study',
}

interface PromptBadgesProps {
  prompt: Prompt
  /** Whether tags link to the list filtered by that tag. */
  tagLinks?: boolean
}

/** Badges for a colored header: category, tags, Shared, and (for users who can edit) the visibility. */
export function PromptBadges({ prompt, tagLinks = false }: PromptBadgesProps) {
  const session = useSession()
  const linkTo = useListLink()
  const canEdit = promptPermissions(session?.user ?? null, prompt).edit
  const tags = prompt.tags.filter((tag) => tag !== prompt.category)
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      <li className="inline-flex">
        <Badge look="onColor">{prompt.category}</Badge>
      </li>
      {tags.map((tag) => (
        <li key={tag} className="inline-flex">
          {tagLinks ? (
            <Link
              to={linkTo({ tag })}
              title={`Show prompts tagged ${tag}`}
              // The filtered list may not include this card; without this, keyboard focus would be lost.
              onClick={focusMain}
              className="inline-flex min-h-6 items-center rounded-full outline-white hover:underline"
            >
              <Badge look="onColor">{tag}</Badge>
            </Link>
          ) : (
            <Badge look="onColor">{tag}</Badge>
          )}
        </li>
      ))}
      {isShared(prompt) && (
        <li className="inline-flex">
          <Badge look="onColor">
            <Share2 aria-hidden className="size-3" />
            Shared
          </Badge>
        </li>
      )}
      {canEdit && (
        <li className="inline-flex">
          <Badge look="onColor">
            {prompt.is_public ? (
              <Globe aria-hidden className="size-3" />
            ) : (
              <Lock aria-hidden className="size-3" />
            )}
            {prompt.is_public ? 'Public' : 'Private'}
          </Badge>
        </li>
      )}
    </ul>
  )
}
