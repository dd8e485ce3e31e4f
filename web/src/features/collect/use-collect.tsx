import { COLLECTIONS_MENU_MAX, SEARCH_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { collectionsForPromptQuery } from '../../entities/collection/api.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { CollectionChoices } from './collection-choices.tsx'
import { NewCollection } from './new-collection.tsx'

/** Opens the collections that a prompt can be added to. Render the second value. The button then gets the focus back. */
export function useCollect(prompt: Prompt, button: RefObject<HTMLElement | null>) {
  const user = useMember()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const open = () => (user ? setIsOpen(true) : askToSignIn('add this prompt to a collection'))
  const dialog = user && (
    <Dialog open={isOpen} onClose={close} title="Add to a collection" width="small" finalFocus={button}>
      <div className="-mx-4 -mt-2 -mb-4 max-sm:-mx-2">
        <CollectPanel prompt={prompt} userId={user.id} onDone={close} />
      </div>
    </Dialog>
  )
  return [open, dialog] as const
}

/** With fewer, all of them are in view. */
const FILTERED_FROM = 9
const FILTER_MILLISECONDS = 300

interface CollectPanelProps {
  prompt: Prompt
  userId: number
  /** The prompt was added or removed. */
  onDone: () => void
}

/** The panel that adds a prompt to collections, with a filter from nine collections on. */
function CollectPanel({ prompt, userId, onDone }: CollectPanelProps) {
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim(), FILTER_MILLISECONDS)
  const all = useQuery(collectionsForPromptQuery(prompt.id))
  const { data: found, error, isFetching, refetch } = useQuery(collectionsForPromptQuery(prompt.id, searched))
  const isLoaded = all.data !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel itself has the focus until there's something to choose.
    if (panel.current)
      (isLoaded ? firstControl(panel.current) : panel.current)?.focus({ preventScroll: true })
  }, [isLoaded])

  return (
    <div ref={panel} tabIndex={-1} className="outline-none">
      {all.data && all.data.length >= FILTERED_FROM && (
        <div className="sticky top-0 border-b border-line bg-surface p-2">
          <Search aria-hidden className="pointer-events-none absolute top-4.5 left-5 size-5 text-ink-soft" />
          <Input
            type="search"
            aria-label="Filter collections"
            placeholder="Filter"
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="pl-10"
          />
        </div>
      )}
      {!prompt.is_public && all.data?.some(({ visibility }) => visibility !== 'private') && (
        <p className="px-4 pt-3 text-sm text-ink-soft">
          This prompt is private. People who can’t view it won’t see it in your collections.
        </p>
      )}
      {!found && !error && <Loading />}
      {!found && error && (
        <div role="alert" className="flex flex-col items-start gap-3 px-4 py-4">
          <p>{sentenceFor(error, 'We couldn’t load your collections. Check your connection.')}</p>
          <Button
            look="secondary"
            size="small"
            busy={isFetching && 'Loading...'}
            onClick={() => void refetch()}
          >
            Try again
          </Button>
        </div>
      )}
      {found && found.length > 0 && (
        <CollectionChoices promptId={prompt.id} collections={found} onDone={onDone} />
      )}
      {found?.length === COLLECTIONS_MENU_MAX && (
        <p className="px-4 pb-3 text-sm text-ink-soft">Filter to find more collections.</p>
      )}
      <p role="status" className={found?.length === 0 ? 'px-4 pt-4 text-ink-soft' : 'sr-only'}>
        {found && describe(found.length, searched)}
      </p>
      {all.data && (
        <NewCollection
          promptId={prompt.id}
          userId={userId}
          isFirst={all.data.length === 0}
          suggestedName={text.trim()}
          onDone={onDone}
        />
      )}
    </div>
  )
}

/** Not the filter: on a phone, its keyboard would cover the collections. */
function firstControl(panel: HTMLElement): HTMLElement | null {
  return panel.querySelector<HTMLElement>('form input') ?? panel.querySelector<HTMLElement>('li button')
}

function describe(count: number, searched: string): string {
  if (searched === '') return count === 0 ? 'You have no collections yet.' : ''
  return count === 0 ? 'No collections found.' : `${countOf(count, 'collection')} found.`
}

function Loading() {
  return (
    <div role="status" className="flex flex-col gap-4 px-4 py-4">
      <span className="sr-only">Loading your collections</span>
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-5 w-32" />
    </div>
  )
}
