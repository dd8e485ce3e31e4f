import { cardTitle } from '@prompt-library/domain/prompts/card-title'
import { firstSentence } from '@prompt-library/domain/rich-text/preview-text'
import { countOf } from '@prompt-library/domain/text/count-of'
import { type MouseEvent, memo, useMemo } from 'react'
import { Link, useNavigate } from 'react-router'
import { categoryHeader } from '../../entities/prompt/category-look.ts'
import { FirstTag } from '../../entities/prompt/first-tag.tsx'
import { MarkedText } from '../../entities/prompt/marked-text.tsx'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { isShared, type Prompt } from '../../entities/prompt/prompt.ts'
import { PromptBadges } from '../../entities/prompt/prompt-badges.tsx'
import { TextWithFields } from '../../entities/prompt/text-with-fields.tsx'
import { usePreview } from '../../entities/prompt/use-preview.ts'
import { UpvoteButton } from '../../features/vote/upvote-button.tsx'
import { isCardClick } from '../../shared/ui/card-click.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { PromptActions } from './prompt-actions.tsx'

const CARD = 'flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface'

/**
 * What a card shows of a prompt, in which order. Rendered once: each step of a list that renders its cards step by step
 * would render all of them again.
 */
export const PromptCard = memo(function PromptCard({ prompt }: { prompt: Prompt }) {
  const { notes } = prompt
  const author = prompt.author_name ?? 'Unknown'
  const { to, ...options } = usePromptLink()('prompt', prompt.id)
  const preview = usePreview(prompt)
  const purpose = useMemo(() => firstSentence(notes ?? ''), [notes])
  const navigate = useNavigate()

  // The whole card is a mouse target. Keyboard and screen reader users have the link in the title.
  const openOnClick = (event: MouseEvent<HTMLElement>) => {
    if (isCardClick(event)) navigate(to, options)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the title does the same
    <article
      onClick={openOnClick}
      className={classNames(
        CARD,
        'lazy-card cursor-pointer transition-colors duration-150 hover:border-line-strong',
      )}
    >
      <header className={classNames('px-5 pt-2 pb-3', categoryHeader(prompt.category))}>
        <PromptBadges prompt={prompt} />
        <h2 className="text-lg font-semibold text-balance" title={prompt.title} dir="auto">
          <Link to={to} {...options} className="inline-block rounded-sm hover:underline">
            <CardTitle prompt={prompt} />
          </Link>
        </h2>
      </header>
      {/* A match in the notes shows their beginning already. */}
      {purpose && !preview.text.startsWith(purpose) && (
        <p className="mx-5 mt-3 line-clamp-2" dir="auto">
          {purpose}
        </p>
      )}
      <p className="mx-5 mt-3 line-clamp-6 text-sm text-ink-soft" dir="auto">
        <TextWithFields {...preview} />
      </p>
      {prompt.personal_message && (
        <blockquote
          className="mx-5 mt-4 line-clamp-3 border-s-3 border-brand-soft ps-3 text-sm whitespace-pre-line text-ink-soft italic"
          dir="auto"
          title={prompt.personal_message}
        >
          {prompt.personal_message}
        </blockquote>
      )}
      <FirstTag prompt={prompt} className="mx-5 mt-3" />
      <footer className="mt-auto px-5 pt-3 pb-3">
        <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <div className="min-w-0 flex-1 basis-24">
            <Byline word="By" name={author} />
            {isShared(prompt) && prompt.shared_by_name !== author && (
              <Byline word="via" name={prompt.shared_by_name} />
            )}
          </div>
          <div className="flex items-center gap-x-3 tabular-nums">
            {prompt.uses > 0 && <span>{countOf(prompt.uses, 'use')}</span>}
            <UpvoteButton prompt={prompt} />
          </div>
        </div>
        <div className="mt-1 flex flex-wrap items-center gap-2 print:hidden">
          <PromptActions prompt={prompt} hasFields={preview.fields.length > 0} className="ml-auto" />
        </div>
      </footer>
    </article>
  )
})

/** Search marks refer to the full title, but the card may show only its beginning. */
function CardTitle({ prompt: { title, title_marks = [] } }: { prompt: Prompt }) {
  const shown = cardTitle(title)
  if (shown === title) return <MarkedText text={title} marks={title_marks} />
  return (
    <>
      <MarkedText text={shown.slice(0, -1)} marks={title_marks} />…
    </>
  )
}

/** A long name is truncated to one line and shown in full on hover. */
function Byline({ word, name }: { word: string; name: string }) {
  return (
    <p className="truncate" title={name}>
      {word} <bdi>{name}</bdi>
    </p>
  )
}

/** Placeholder for a loading card. Only the first ones pulse, and as a whole: every animation takes time from the page that is loading. */
export function PromptCardSkeleton() {
  return (
    <div aria-hidden className={classNames(CARD, 'nth-[-n+3]:animate-pulse')}>
      <div className="h-17 border-t-3 border-t-line-strong bg-sunken" />
      {/* Six lines of text. */}
      <div className="mx-5 mt-4 h-36 bg-[linear-gradient(var(--sunken)_58%,transparent_0)] bg-size-[100%_1.5rem]" />
      <div className="mx-5 mt-1 mb-4 h-16 w-40 rounded-md bg-sunken" />
    </div>
  )
}
