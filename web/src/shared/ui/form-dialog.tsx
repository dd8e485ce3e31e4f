import type { ComponentProps, ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import { ErrorBox } from './error-box.tsx'
import { FormButtons } from './form-buttons.tsx'
import type { useSubmit } from './use-submit.ts'

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, 'open' | 'footer'> {
  form: ReturnType<typeof useSubmit>
  /** The label of the submit button. */
  action: string
  dangerous?: boolean | undefined
  disabled?: boolean | undefined
  /** What the button says while the form is checked or sent. */
  busy?: string | false | undefined
  /** Instead of `onClose`, for the Cancel button. */
  onCancel?: () => void
  /** To the left of the buttons. */
  extraButton?: ReactNode
  onActionClick?: ComponentProps<typeof FormButtons>['onClick']
  /** Above the form, such as a draft that was restored. */
  before?: ReactNode
  /** Below the form, such as a list, and dialogs that the form opens. */
  after?: ReactNode
}

/** A dialog with one form: its fields are the children, and a failure is shown above them. */
export function FormDialog(all: FormDialogProps) {
  const {
    form,
    action,
    dangerous,
    disabled,
    busy,
    onCancel,
    extraButton,
    onActionClick,
    before,
    after,
    children,
    ...dialog
  } = all
  return (
    <Dialog
      {...dialog}
      open
      footer={
        <>
          {extraButton}
          {/* They stay together when three buttons don't fit in one row. */}
          <div className="flex flex-wrap justify-end gap-3 max-sm:gap-2">
            <FormButtons
              form={form.props.id}
              action={action}
              look={dangerous ? 'danger' : 'primary'}
              disabled={disabled}
              busy={busy ?? false}
              onClick={onActionClick}
              onCancel={onCancel ?? dialog.onClose}
            />
          </div>
        </>
      }
    >
      {before}
      <form {...form.props} className="flex flex-col gap-5">
        {form.failure && <ErrorBox>{form.failure}</ErrorBox>}
        {children}
      </form>
      {after}
    </Dialog>
  )
}
