import type { Prompt } from '@prompt-library/contract/prompts'
import { cardTitle } from '@prompt-library/domain/card-title'
import type { Category } from '@prompt-library/domain/categories'
import { previewText } from '@prompt-library/domain/preview-text'
import { ThumbsUp } from 'lucide-react'
import { useMemo } from 'react'
import { textBlocks } from '../../lib/text-blocks.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const HEADER_COLOURS: Record<Category, string> = {
  Research: 'bg-research',
  Writing: 'bg-writing',
  Coding: 'bg-coding',
  Teach: 'bg-teach',
  Productivity: 'bg-productivity',
  Study: 'bg-study',
}

const CARD = 'flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface'

export function PromptCard({ prompt }: { prompt: Prompt }) {
  const preview = useMemo(() => previewText(textBlocks(prompt.markdown)), [prompt.markdown])
  return (
    <article className={CARD}>
      <header
        className={classNames(
          'flex min-h-28 flex-col justify-between gap-3 px-5 py-4 text-white',
          HEADER_COLOURS[prompt.category],
        )}
      >
        <h2 className="text-lg leading-snug font-semibold text-balance" title={prompt.title} dir="auto">
          {cardTitle(prompt.title)}
        </h2>
        <ul className="flex flex-wrap gap-1.5">
          {[prompt.category, ...prompt.tags].map((name) => (
            <li key={name} className="inline-flex">
              <Badge look="onColour">{name}</Badge>
            </li>
          ))}
        </ul>
      </header>
      <p className="line-clamp-6 px-5 pt-4 text-ink-soft" dir="auto">
        {preview}
      </p>
      <footer className="mt-auto flex items-center justify-between gap-4 px-5 py-4 text-sm text-ink-soft">
        <span className="min-w-0 truncate">By {prompt.author_name ?? 'Unknown'}</span>
        <span className="inline-flex items-center gap-1.5 tabular-nums">
          <ThumbsUp aria-hidden className="size-4" />
          {prompt.upvotes.toLocaleString('en-US')}
          <span className="sr-only">{prompt.upvotes === 1 ? 'upvote' : 'upvotes'}</span>
        </span>
      </footer>
    </article>
  )
}

/** Keeps a card's place while it loads. */
export function PromptCardSkeleton() {
  return (
    <div className={CARD}>
      <Skeleton className="h-28 rounded-none" />
      <div className="flex flex-col gap-2.5 px-5 pt-5">
        {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <Skeleton key={line} className={`h-3.5 ${width}`} />
        ))}
      </div>
      <Skeleton className="mx-5 my-5 h-4 w-32" />
    </div>
  )
}
