import { type RefObject, useState } from 'react'
import { Field } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { Input } from '../../shared/ui/input.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'

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
