import { type FormEvent, type RefObject, useId, useState } from 'react'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { Input } from '../../shared/ui/input.tsx'

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
export function MoveDialog({ title, place, total, finalFocus, onMove, onClose }: MoveDialogProps) {
  const formId = useId()
  const [text, setText] = useState(String(place + 1))
  const [isWrong, setIsWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const position = Number(text)
    if (!Number.isInteger(position) || position < 1 || position > total) return setIsWrong(true)
    onClose()
    if (position !== place + 1) onMove(position - 1)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="small"
      title="Move to"
      subtitle={title}
      finalFocus={finalFocus}
      footer={<FormButtons form={formId} action="Move" onCancel={onClose} />}
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Field
          label={`Position (1 to ${total})`}
          error={isWrong ? `Enter a number from 1 to ${total}.` : undefined}
        >
          <Input
            inputMode="numeric"
            value={text}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
