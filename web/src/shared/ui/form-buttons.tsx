import type { ComponentProps } from 'react'
import { Button } from './button.tsx'

interface FormButtonsProps
  extends Pick<ComponentProps<typeof Button>, 'form' | 'busy' | 'disabled' | 'onClick' | 'look'> {
  /** What the form does. */
  action: string
  onCancel: () => void
}

/** Cancel and Submit, in the footer of a dialog. */
export function FormButtons({ action, onCancel, ...submit }: FormButtonsProps) {
  return (
    <>
      <Button look="secondary" onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" {...submit}>
        {action}
      </Button>
    </>
  )
}
