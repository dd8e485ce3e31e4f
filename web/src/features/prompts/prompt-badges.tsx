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

/** The colour of a category, on a card's header and a dialog's. White text stands out on each at 4.5:1 and more. */
export const CATEGORY_COLOURS: Record<Category, string> = {
  Research: 'bg-research',
  Writing: 'bg-writing',
  Coding: 'bg-coding',
  Teach: 'bg-teach',
  Productivity: 'bg-productivity',
  Study: 'bg-study',
}

interface PromptBadgesProps {
  prompt: Prompt
  /** Whether tags lead to the prompts of the list that have them too. */
  tagLinks?: boolean
}

/** Category, tags, whether it was shared and (for whoever may edit) its visibility, for a coloured header. */
export function PromptBadges({ prompt, tagLinks = false }: PromptBadgesProps) {
  const session = useSession()
  const linkTo = useListLink()
  const mayEdit = promptPermissions(session?.user ?? null, prompt).edit
  const tags = prompt.tags.filter((tag) => tag !== prompt.category)
  return (
    <ul className="flex flex-wrap items-center gap-1.5">
      <li className="inline-flex">
        <Badge look="onColour">{prompt.category}</Badge>
      </li>
      {tags.map((tag) => (
        <li key={tag} className="inline-flex">
          {tagLinks ? (
            <Link
              to={linkTo({ tag })}
              title={`Show prompts tagged ${tag}`}
              // the card may go with the change of list
              onClick={focusMain}
              className="inline-flex min-h-6 items-center rounded-full outline-white hover:underline"
            >
              <Badge look="onColour">{tag}</Badge>
            </Link>
          ) : (
            <Badge look="onColour">{tag}</Badge>
          )}
        </li>
      ))}
      {isShared(prompt) && (
        <li className="inline-flex">
          <Badge look="onColour">
            <Share2 aria-hidden className="size-3" />
            Shared
          </Badge>
        </li>
      )}
      {mayEdit && (
        <li className="inline-flex">
          <Badge look="onColour">
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
