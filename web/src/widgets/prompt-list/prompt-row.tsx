import { countOf } from '@prompt-library/domain/text/count-of'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { categoryLook } from '../../entities/prompt/category-look.ts'
import { FirstTag } from '../../entities/prompt/first-tag.tsx'
import { MarkedText } from '../../entities/prompt/marked-text.tsx'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptBadges } from '../../entities/prompt/prompt-badges.tsx'
import { TextWithFields } from '../../entities/prompt/text-with-fields.tsx'
import { usePreview } from '../../entities/prompt/use-preview.ts'
import { UpvoteButton } from '../../features/vote/upvote-button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { PromptActions } from './prompt-actions.tsx'

interface PromptRowProps {
  prompt: Prompt
  /** Beside the title, such as the prompt's place in the list. */
  lead?: ReactNode
  /** More items for the prompt's menu. */
  menuItems?: ReactNode
  /** Below the title. */
  children?: ReactNode
}

/** A prompt across the whole width of a list, with the same actions as a card. */
export function PromptRow({ prompt, lead, menuItems, children }: PromptRowProps) {
  const { title, title_marks = [] } = prompt
  const linkTo = usePromptLink()
  const preview = usePreview(prompt)
  return (
    <article
      data-prompt-id={prompt.id}
      className={classNames(
        'flex gap-3 rounded-xl border border-line border-s-3 border-s-category bg-surface py-3 pe-4 ps-3 sm:gap-4 sm:pe-5 sm:ps-4',
        categoryLook(prompt.category).color,
      )}
    >
      {lead}
      <div className="min-w-0 flex-1">
        <PromptBadges prompt={prompt} />
        <h2 className="text-lg font-semibold text-balance" dir="auto">
          <Link {...linkTo('prompt', prompt.id)} className="inline-block rounded-sm hover:underline">
            <MarkedText text={title} marks={title_marks} />
          </Link>
        </h2>
        {children}
        <p className="mt-2 line-clamp-2 max-w-[60em] text-ink-soft" dir="auto">
          <TextWithFields {...preview} />
        </p>
        <FirstTag prompt={prompt} className="mt-2" />
        <footer className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-soft">
          <p className="min-w-0 truncate" title={prompt.author_name ?? 'Unknown'}>
            By <bdi>{prompt.author_name ?? 'Unknown'}</bdi>
          </p>
          {prompt.uses > 0 && <span>{countOf(prompt.uses, 'use')}</span>}
          <UpvoteButton prompt={prompt} />
          <div className="flex flex-wrap items-center gap-1 max-sm:w-full sm:ms-auto print:hidden">
            <PromptActions
              prompt={prompt}
              hasFields={preview.fields.length > 0}
              menuItems={menuItems}
              className="max-sm:ms-auto"
            />
          </div>
        </footer>
      </div>
    </article>
  )
}
