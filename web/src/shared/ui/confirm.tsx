// The question before an action that can't be undone.
import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ReactNode, type RefObject, useState } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { BACKDROP, POPUP } from './dialog.tsx'

export interface Question {
  title: string
  text: string
  /** Below the text, such as a field that belongs to the answer. */
  content?: ReactNode
  /** The label of the confirm button. */
  confirm: string
  cancel?: string
  /** The button of a third answer. It's last, because the first button gets the focus. */
  other?: ReactNode
  dangerous?: boolean
  /** What the confirm button says while the action runs. */
  busy?: string | false
}

/**
 * Asks before an action that can't be undone: `const [ask, dialog] = useConfirm()`, then `if (await ask({ … })) …`. Render
 * `dialog`. If a menu item asks, the menu's button has to get the focus back, because the item is gone.
 */
export function useConfirm(finalFocus?: RefObject<HTMLElement | null>) {
  const [pending, setPending] = useState<{ question: Question; answer: (yes: boolean) => void }>()
  const [open, setOpen] = useState(false)

  const ask = (question: Question) =>
    new Promise<boolean>((answer) => {
      setPending({ question, answer })
      setOpen(true)
    })

  const close = (yes: boolean) => {
    pending?.answer(yes)
    setOpen(false)
  }

  const dialog = pending && (
    <Confirm open={open} question={pending.question} onAnswer={close} finalFocus={finalFocus} />
  )
  return [ask, dialog] as const
}

interface ConfirmProps {
  open: boolean
  question: Question
  onAnswer: (yes: boolean) => void
  finalFocus?: RefObject<HTMLElement | null> | undefined
}

/** The dialog itself, for questions that don't follow from a click. */
export function Confirm({ open, question, onAnswer, finalFocus }: ConfirmProps) {
  return (
    <AlertDialog.Root open={open} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop forceRender className={BACKDROP} />
        <AlertDialog.Popup finalFocus={finalFocus} className={classNames(POPUP, 'max-w-md gap-4 p-6')}>
          <AlertDialog.Title className="text-xl font-semibold">{question.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-ink-soft">{question.text}</AlertDialog.Description>
          {question.content}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="secondary" onClick={() => onAnswer(false)}>
              {question.cancel ?? 'Cancel'}
            </Button>
            <Button
              look={question.dangerous ? 'danger' : 'primary'}
              busy={question.busy ?? false}
              onClick={() => onAnswer(true)}
            >
              {question.confirm}
            </Button>
            {question.other}
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
