import type { Collection } from '@prompt-library/contract/collections'
import { COLLECTION_ITEMS_MAX } from '@prompt-library/domain/limits'
import { type RefObject, useState } from 'react'
import type { PromptSource } from '../../shared/lib/query-keys.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { SearchBox } from '../../shared/ui/search-box.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { PromptChoices, type PromptSearch } from './prompt-choices.tsx'

const SOURCES: readonly { value: PromptSource; label: string }[] = [
  { value: 'library', label: 'Library' },
  { value: 'own', label: 'My Prompts' },
  { value: 'saved', label: 'Saved' },
  { value: 'shared', label: 'Shared' },
]

const FIRST_PAGE = { page: 1, exact: false }

interface AddPromptsDialogProps {
  collection: Collection
  /** Gets the focus afterward, also if the dialog was opened by its address. */
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Finds prompts in the library and in one’s own lists, and adds them to a collection. */
export function AddPromptsDialog({ collection, finalFocus, onClose }: AddPromptsDialogProps) {
  const [search, setSearch] = useState<PromptSearch>({ source: 'library', q: '', ...FIRST_PAGE })
  const change = (changes: Partial<PromptSearch>) =>
    setSearch((before) => ({ ...before, ...FIRST_PAGE, ...changes }))
  const isFull = (collection.prompt_ids?.length ?? 0) >= COLLECTION_ITEMS_MAX
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add prompts"
      subtitle={collection.name}
      finalFocus={finalFocus}
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <search>
        <form
          className="flex flex-wrap items-center gap-x-4 gap-y-2"
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchBox
            key={search.source}
            label="Search prompts to add"
            placeholder="Search prompts"
            value={search.q}
            onChange={(q) => change({ q })}
          />
          <SegmentedControl
            label="Search in"
            choices={SOURCES}
            value={search.source}
            // With what was typed for another list, a list that has prompts would look empty.
            onChange={(source) => change({ source, q: '' })}
          />
        </form>
      </search>
      {isFull && (
        <p className="mt-4 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
          A collection can have up to {COLLECTION_ITEMS_MAX} prompts. Remove one to add another.
        </p>
      )}
      <PromptChoices collection={collection} search={search} isFull={isFull} onChange={change} />
    </Dialog>
  )
}
