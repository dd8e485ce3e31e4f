import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId, useRef } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { PromptRow } from '../../widgets/prompt-list/prompt-row.tsx'
import { ItemNote } from './item-note.tsx'
import { MoveHandle } from './move-handle.tsx'
import { MoveItems } from './move-items.tsx'
import { type Places, stepFrom } from './moves.ts'
import { RemoveItem } from './remove-item.tsx'
import { useReordering } from './use-reordering.ts'
import { useRowDrag } from './use-row-drag.ts'

interface CollectionItemsProps {
  token: string
  prompts: readonly CollectedPrompt[]
  canEdit: boolean
  /** Which part of the collection this is. Without it, such as in a search, prompts can't be reordered. */
  places?: Places
}

/** Prompts of a collection, with the means to edit them for the owner and co-editors. */
export function CollectionItems({ token, prompts, canEdit, places }: CollectionItemsProps) {
  const list = useRef<HTMLOListElement>(null)
  const hintId = useId()
  const { items, moveTo, announcement } = useReordering({ token, prompts, places, list })
  const { drag, startDrag } = useRowDrag({ list, onDrop: (id, to) => moveTo(id, to) })
  const canReorder = canEdit && places !== undefined && places.total > 1
  const dragged = items.findIndex(({ id }) => id === drag?.id)
  return (
    <>
      <ol ref={list} className="flex flex-col gap-3">
        {items.map((prompt, index) => (
          <li
            key={prompt.id}
            data-drop={drag && dropSide({ index, from: dragged, to: drag.to })}
            className={`relative min-w-0 ${DROP_LINE} ${index === dragged ? 'opacity-50' : ''}`}
          >
            <PromptRow
              prompt={prompt}
              lead={
                places && (
                  <div className="flex w-9 shrink-0 flex-col items-center gap-1">
                    <span className="text-sm leading-6 font-semibold text-ink-soft tabular-nums">
                      {groupedCount(places.first + index + 1)}
                    </span>
                    {canReorder && (
                      <MoveHandle
                        title={prompt.title}
                        hintId={hintId}
                        onPointerDown={(event) => startDrag(event, prompt.id)}
                        onMove={(step) => moveTo(prompt.id, stepFrom(index, step, places), { focus: true })}
                      />
                    )}
                  </div>
                )
              }
              menuItems={
                canEdit && (
                  <>
                    {canReorder && (
                      <MoveItems
                        isFirst={places.first + index === 0}
                        isLast={places.first + index === places.total - 1}
                        onMove={(step) => moveTo(prompt.id, stepFrom(index, step, places))}
                      />
                    )}
                    <RemoveItem token={token} prompt={prompt} />
                  </>
                )
              }
            >
              <ItemNote token={token} prompt={prompt} canEdit={canEdit} />
            </PromptRow>
          </li>
        ))}
      </ol>
      {canReorder && (
        <>
          <p id={hintId} hidden>
            Press the up or down arrow key to move this prompt, or Home or End to move it to the top or
            bottom.
          </p>
          <p role="status" className="sr-only">
            {announcement}
          </p>
        </>
      )}
    </>
  )
}

/** A line where the dragged row would go. */
const DROP_LINE =
  'before:pointer-events-none before:absolute before:inset-x-0 before:hidden before:h-1 before:rounded-full before:bg-brand-ink data-[drop=above]:before:-top-2 data-[drop=above]:before:block data-[drop=below]:before:-bottom-2 data-[drop=below]:before:block'

function dropSide({ index, from, to }: { index: number; from: number; to: number }) {
  if (index !== to || to === from) return undefined
  return to < from ? 'above' : 'below'
}
