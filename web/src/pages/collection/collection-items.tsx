import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ChevronDown, ChevronUp, ListEnd, ListX } from 'lucide-react'
import { type MouseEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { CollectedPrompt } from '../../entities/prompt/prompt.ts'
import { useRemoveItem } from '../../features/collect/use-remove-item.ts'
import { Field } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { MenuItem } from '../../shared/ui/menu.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { PromptRow } from '../../widgets/prompt-list/prompt-row.tsx'
import { ItemNote } from './item-note.tsx'
import { type Places, useMove } from './use-move.ts'

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
              {movable && <MenuItem icon={ListEnd} onClick={() => setIsMoving(true)} label="Move to…" />}
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
  const { remove } = useRemoveItem()
  const { id, title } = prompt
  const removal = { token, prompt_id: id, title, collection: 'the collection' }
  return <MenuItem icon={ListX} onClick={() => remove(removal)} label="Remove from collection" />
}

interface MoveButtonsProps {
  title: string
  /** The prompt's place in the collection, from 0. */
  place: number
  total: number
  upButton: RefObject<HTMLButtonElement | null>
  onMove: (place: number) => void
}

/** Buttons that move a prompt up or down in its collection. */
function MoveButtons({ title, place, total, upButton, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement>(null)
  // Browsers drop the focus of an element that moves in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the place has changed
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])
  const propsOf = (direction: 'up' | 'down', to: number) => ({
    type: 'button' as const,
    'aria-label': `Move ${title} ${direction}`,
    title: `Move ${direction}`,
    // Unlike disabled, this keeps the focus.
    'aria-disabled': to < 0 || to >= total,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (to < 0 || to >= total) return
      pressed.current = currentTarget
      onMove(to)
    },
    className:
      'flex size-9 items-center justify-center rounded-lg text-ink-soft select-none hover:bg-sunken hover:text-ink aria-disabled:opacity-40 print:hidden',
  })
  return (
    <>
      <button ref={upButton} {...propsOf('up', place - 1)}>
        <ChevronUp aria-hidden className="size-5" />
      </button>
      <button {...propsOf('down', place + 1)}>
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </>
  )
}

interface MoveDialogProps {
  title: string
  /** The prompt's place in the collection, from 0. */
  place: number
  total: number
  finalFocus: RefObject<HTMLElement | null>
  onMove: (place: number) => void
  onClose: () => void
}

/** Asks for a prompt's new position in its collection. */
function MoveDialog({ title, place, total, finalFocus, onMove, onClose }: MoveDialogProps) {
  const [text, setText] = useState(String(place + 1))
  const position = Number(text)
  const isWrong = !Number.isInteger(position) || position < 1 || position > total
  const form = useSubmit({
    isInvalid: isWrong,
    send: async () => position,
    done: () => {
      onClose()
      if (position !== place + 1) onMove(position - 1)
    },
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      width="small"
      title="Move to"
      subtitle={title}
      finalFocus={finalFocus}
      action="Move"
    >
      <Field
        label={`Position (1 to ${total})`}
        error={form.isTried && isWrong ? `Enter a number from 1 to ${total}.` : undefined}
      >
        <Input
          inputMode="numeric"
          value={text}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
