import { COLLECTIONS_MENU_MAX, SEARCH_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Plus, Search } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { collectionsForPromptQuery } from '../../entities/collection/api.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { CollectionChoices } from './collection-choices.tsx'

const CollectionDialog = lazyPart(async () => (await import('./collection-dialog.tsx')).CollectionDialog)

/**
 * Opens the collections that a prompt can be added to, or the form for a new one. Render the second value. The button then gets
 * the focus back.
 */
export function useCollect(prompt: Prompt, button: RefObject<HTMLElement | null>) {
  const user = useMember()
  const [open, setOpen] = useState<'choices' | 'new'>()
  const [suggestedName, setSuggestedName] = useState('')
  const close = () => setOpen(undefined)
  const openChoices = () => (user ? setOpen('choices') : askToSignIn('add this prompt to a collection'))
  const dialogs = user && (
    <>
      <Dialog
        open={open === 'choices'}
        onClose={close}
        title="Add to a collection"
        width="small"
        finalFocus={button}
      >
        <CollectPanel
          prompt={prompt}
          onDone={close}
          onNew={(name) => {
            setSuggestedName(name)
            setOpen('new')
          }}
        />
      </Dialog>
      <LoadedDialog key={open} onClose={close}>
        {open === 'new' && (
          <CollectionDialog
            userId={user.id}
            firstPrompt={prompt.id}
            suggestedName={suggestedName}
            finalFocus={button}
            onClose={close}
          />
        )}
      </LoadedDialog>
    </>
  )
  return [openChoices, dialogs] as const
}

/** With fewer, all of them are in view. */
const FILTERED_FROM = 9
const FILTER_MILLISECONDS = 300

interface CollectPanelProps {
  prompt: Prompt
  /** The prompt was added or removed. */
  onDone: () => void
  onNew: (suggestedName: string) => void
}

/** The panel that adds a prompt to collections, with a filter from nine collections on. */
function CollectPanel({ prompt, onDone, onNew }: CollectPanelProps) {
  const [text, setText] = useState('')
  const searched = useDebounced(text.trim(), FILTER_MILLISECONDS)
  const query = useQuery(collectionsForPromptQuery(prompt.id, searched))
  const { data: found } = query
  const [isFiltered, setFiltered] = useState(false)
  if (found && found.length >= FILTERED_FROM && !isFiltered) setFiltered(true)
  const isLoaded = found !== undefined
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The panel itself has the focus until there's something to choose. Not the filter: on a phone, its keyboard would cover the
    // collections.
    const first = isLoaded && panel.current?.querySelector<HTMLElement>('li button, [data-new]')
    ;(first || panel.current)?.focus({ preventScroll: true })
  }, [isLoaded])

  return (
    <div ref={panel} tabIndex={-1} className="-mx-4 -mt-2 -mb-4 outline-none max-sm:-mx-2">
      {isFiltered && (
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
      {!prompt.is_public && found?.some(({ visibility }) => visibility !== 'private') && (
        <p className="px-4 pt-3 text-sm text-ink-soft">
          This prompt is private. People who can’t view it won’t see it in your collections.
        </p>
      )}
      <QueryState query={query} failed="We couldn’t load your collections." loading={<Loading />}>
        {(collections) => (
          <>
            <CollectionChoices prompt={prompt} collections={collections} onDone={onDone} />
            {collections.length === COLLECTIONS_MENU_MAX && (
              <p className="px-4 pb-3 text-sm text-ink-soft">Filter to find more collections.</p>
            )}
          </>
        )}
      </QueryState>
      <p role="status" className={found?.length === 0 ? 'px-4 pb-3 text-ink-soft' : 'sr-only'}>
        {found && describe(found.length, searched)}
      </p>
      {found && (
        <div className="sticky bottom-0 border-t border-line bg-surface p-1.5">
          <Button
            icon={Plus}
            look="quiet"
            data-new
            className="w-full justify-start px-2.5"
            onClick={() => onNew(text.trim())}
          >
            New collection…
          </Button>
        </div>
      )}
    </div>
  )
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
