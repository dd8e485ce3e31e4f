import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ListEnd, ListX } from 'lucide-react'
import { useRef, useState } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { PromptRow } from '../../widgets/prompt-list/prompt-row.tsx'
import { ItemNote } from './item-note.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { type Places, useMove } from './use-move.ts'
import { useRemoveItem } from './use-remove-item.ts'

interface CollectionItemsProps {
  token: string
  prompts: readonly CollectedPrompt[]
  canEdit: boolean
  /** Which part of the collection this is. Without it, such as in a search, prompts can't be moved. */
  places?: Places
}

/** Prompts of a collection, with the means to edit them for the owner and co-editors. */
export function CollectionItems({ token, prompts, canEdit, places }: CollectionItemsProps) {
  const { moveTo, announcement } = useMove({ token, prompts, places })
  return (
    <>
      <ol className="flex flex-col gap-3">
        {prompts.map((prompt, index) => (
          <CollectionItem
            key={prompt.id}
            token={token}
            prompt={prompt}
            canEdit={canEdit}
            place={places && places.first + index}
            total={places?.total ?? 0}
            onMove={(place) => void moveTo(prompt, place)}
          />
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

interface CollectionItemProps {
  token: string
  prompt: CollectedPrompt
  canEdit: boolean
  place: number | undefined
  total: number
  onMove: (place: number) => void
}

function CollectionItem({ token, prompt, canEdit, place, total, onMove }: CollectionItemProps) {
  const [isMoving, setIsMoving] = useState(false)
  const upButton = useRef<HTMLButtonElement>(null)
  const movable = canEdit && place !== undefined && total > 1 ? { title: prompt.title, place, total } : null
  return (
    <li className="min-w-0">
      <PromptRow
        prompt={prompt}
        lead={
          place !== undefined && (
            <div className="flex w-9 shrink-0 flex-col items-center gap-1">
              <span className="text-sm leading-6 font-semibold text-ink-soft tabular-nums">
                {groupedCount(place + 1)}
              </span>
              {movable && <MoveButtons {...movable} upButton={upButton} onMove={onMove} />}
            </div>
          )
        }
        menuItems={
          canEdit && (
            <>
              {movable && (
                <>
                  <MenuItem onClick={() => setIsMoving(true)}>
                    <ListEnd aria-hidden className="size-4" />
                    Move to…
                  </MenuItem>
                  <MenuSeparator />
                </>
              )}
              <RemoveItem token={token} prompt={prompt} />
            </>
          )
        }
      >
        <ItemNote token={token} prompt={prompt} canEdit={canEdit} />
      </PromptRow>
      {movable && isMoving && (
        <MoveDialog {...movable} finalFocus={upButton} onMove={onMove} onClose={() => setIsMoving(false)} />
      )}
    </li>
  )
}

/** The menu item that removes a prompt from a collection. */
function RemoveItem({ token, prompt }: { token: string; prompt: CollectedPrompt }) {
  // The row disappears; without this, keyboard focus would be lost.
  const [remove] = useRemoveItem({ token, prompt, onRemoved: focusMain })
  return (
    <MenuItem onClick={() => void remove()}>
      <ListX aria-hidden className="size-4" />
      Remove from collection
    </MenuItem>
  )
}
