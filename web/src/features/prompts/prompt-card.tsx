import { pages } from '@prompt-library/contract/pages'
import type { Prompt } from '@prompt-library/contract/prompts'
import { cardTitle } from '@prompt-library/domain/prompts/card-title'
import { previewText } from '@prompt-library/domain/rich-text/preview-text'
import { Copy } from 'lucide-react'
import { type MouseEvent, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { textBlocks } from '../../lib/text-blocks.ts'
import { Button } from '../../ui/button.tsx'
import { isCardClick } from '../../ui/card-click.ts'
import { classNames } from '../../ui/class-names.ts'
import { focusMain } from '../../ui/focus-main.ts'
import { MoreButton } from '../../ui/more-button.tsx'
import { toastFailure } from '../../ui/toast.tsx'
import { copyPrompt } from './copy-prompt.ts'
import { isShared } from './is-shared.ts'
import { listSearch } from './list-params.ts'
import { MarkedText } from './marked-text.tsx'
import { usePromptLink } from './open-prompt.ts'
import { CATEGORY_COLOURS, PromptBadges } from './prompt-badges.tsx'
import type { PromptMenu } from './prompt-menu.tsx'
import { UpvoteButton } from './upvote-button.tsx'

const CARD = 'flex h-full flex-col overflow-hidden rounded-xl border border-line bg-surface'

/** The browser lays out only what is near the window; about as high as most cards are. A menu must not be cut off with its card. */
const DRAWN_WHEN_SEEN =
  '[content-visibility:auto] [contain-intrinsic-size:auto_23.75rem] has-[[role=menu]]:[content-visibility:visible]'

export function PromptCard({ prompt }: { prompt: Prompt }) {
  const { snippet } = prompt
  const { to, ...options } = usePromptLink()('prompt', prompt.id)
  const navigate = useNavigate()

  // the whole card is a large target for the mouse; keyboard and screen reader have the link in its title
  const openOnClick = (event: MouseEvent<HTMLElement>) => {
    if (isCardClick(event)) navigate(to, options)
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the link in the title does the same
    <article
      onClick={openOnClick}
      className={classNames(
        CARD,
        'cursor-pointer transition-colors duration-150 hover:border-line-strong',
        DRAWN_WHEN_SEEN,
      )}
    >
      <header
        className={classNames(
          'flex min-h-30 flex-col justify-between gap-3 px-5 py-4 text-white',
          CATEGORY_COLOURS[prompt.category],
        )}
      >
        <h2 className="text-lg leading-snug font-semibold text-balance" title={prompt.title} dir="auto">
          <Link to={to} {...options} className="inline-block rounded-sm outline-white hover:underline">
            <CardTitle prompt={prompt} />
          </Link>
        </h2>
        <PromptBadges prompt={prompt} tagLinks />
      </header>
      <p className="mx-5 mt-4 line-clamp-6 text-ink-soft" dir="auto">
        {snippet ? <MarkedText {...snippet} /> : <Preview html={prompt.markdown} />}
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
      <footer className="mt-auto flex flex-col gap-3 px-5 py-4">
        <div className="text-sm text-ink-soft">
          <Person word="By" name={prompt.author_name ?? 'Unknown'} id={prompt.author_id} />
          {isShared(prompt) && <Person word="via" name={prompt.shared_by_name} />}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <UpvoteButton prompt={prompt} />
          <Button
            look="secondary"
            size="small"
            className="ml-auto min-h-9"
            onClick={() => copyPrompt(prompt)}
          >
            <Copy aria-hidden className="size-4" />
            Copy
          </Button>
          <MoreOptions prompt={prompt} />
        </div>
      </footer>
    </article>
  )
}

/** The marks of a search refer to the whole title, of which a card shows the beginning. */
function CardTitle({ prompt: { title, title_marks = [] } }: { prompt: Prompt }) {
  const shown = cardTitle(title)
  if (shown === title) return <MarkedText text={title} marks={title_marks} onColour />
  return (
    <>
      <MarkedText text={shown.slice(0, -1)} marks={title_marks} onColour />…
    </>
  )
}

function Preview({ html }: { html: string }) {
  return useMemo(() => previewText(textBlocks(html)), [html])
}

/** On one line; what does not fit is read by pointing at it, or in the dialog. An id makes it a link to the person's public prompts. */
function Person({ word, name, id }: { word: string; name: string; id?: number }) {
  return (
    <p className="truncate" title={name}>
      {word}{' '}
      {id ? (
        <Link
          to={{ pathname: pages.library.path, search: listSearch('', { author: String(id) }) }}
          // the card may go with the change of list
          onClick={focusMain}
          className="-my-1 inline-block max-w-full py-1 align-bottom underline decoration-line-strong underline-offset-3 hover:text-ink hover:decoration-current"
        >
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </p>
  )
}

/** The menu is loaded when it is first asked for: a page has twelve of them, and most are never opened. */
function MoreOptions({ prompt }: { prompt: Prompt }) {
  const [Menu, setMenu] = useState<typeof PromptMenu>()
  // the button stays, with the focus on it, until the menu is there
  const open = async () => {
    try {
      const { PromptMenu } = await import('./prompt-menu.tsx')
      setMenu(() => PromptMenu)
    } catch (error) {
      console.warn('The menu could not be loaded:', error)
      toastFailure('The menu could not be loaded. Please check your connection.')
    }
  }
  const names = { 'aria-label': `More options for ${prompt.title}`, title: 'More options' }
  if (!Menu) return <MoreButton {...names} onClick={open} />
  return <Menu prompt={prompt} trigger={<MoreButton {...names} />} first="view" defaultOpen />
}

/** Keeps a card's place while it loads. It fades as a whole: an animation for each of its parts would be a hundred on a page. */
export function PromptCardSkeleton() {
  return (
    <div aria-hidden className={classNames(CARD, 'animate-pulse')}>
      <div className="h-30 bg-sunken" />
      <div className="flex flex-col gap-2.5 px-5 pt-5">
        {['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12'].map((width, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <div key={line} className={`h-3.5 rounded-md bg-sunken ${width}`} />
        ))}
      </div>
      <div className="mx-5 my-5 h-9 w-40 rounded-md bg-sunken" />
    </div>
  )
}
