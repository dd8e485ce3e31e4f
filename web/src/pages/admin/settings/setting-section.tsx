import type { Body } from '@prompt-library/contract/call'
import type { saveSettings } from '@prompt-library/contract/settings'
import { type FormEvent, type ReactNode, useId } from 'react'
import { useUnloadGuard } from '../../../shared/lib/leave-guard.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
import { toastError, toastSuccess } from '../../../shared/ui/toast.ts'
import type { useSaveSettings } from './api.ts'

type Changes = Body<typeof saveSettings>

interface SettingSectionProps {
  title: string
  description: string
  /** What is set here, as buttons and messages name it. */
  noun: string
  /** How many there are, in words. Only for a list. */
  count?: string
  isDefault: boolean
  unsaved: boolean
  save: ReturnType<typeof useSaveSettings>
  /** What Save sends. Shows what is wrong and returns nothing if it can’t be saved. */
  check: () => Changes | undefined
  /** What to ask before Save sends it. */
  warning?: string | undefined
  /** What Restore defaults sends. */
  defaults: Changes
  /** Forgets the unsaved changes, once they're saved or discarded. */
  onForget: () => void
  /** The id of what gets the focus when they're discarded. */
  focusId: string
  children: ReactNode
}

/** One topic in Settings, which is saved on its own. */
export function SettingSection({
  title,
  description,
  noun,
  count,
  isDefault,
  unsaved,
  save,
  check,
  warning,
  defaults,
  onForget,
  focusId,
  children,
}: SettingSectionProps) {
  const headingId = useId()
  const [ask, confirmation] = useConfirm()
  useUnloadGuard(unsaved)

  const send = async (changes: Changes, success: string) => {
    try {
      await save.mutateAsync(changes)
      onForget()
      toastSuccess(success)
    } catch (error) {
      toastError(error, `We couldn’t save the ${noun}.`)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || !unsaved) return
    const changes = check()
    if (!changes) return
    if (
      warning &&
      !(await ask({ title: `Save the ${noun}?`, text: warning, confirm: 'Save', dangerous: true }))
    )
      return
    void send(changes, `${capitalized(noun)} saved.`)
  }
  const restore = async () => {
    const yes = await ask({
      title: `Restore the default ${noun}?`,
      text: `This replaces ${count ? 'your list with the built-in one' : 'your choices with the built-in ones'}. You can’t undo this.`,
      confirm: 'Restore defaults',
      dangerous: true,
    })
    if (yes) await send(defaults, `Default ${noun} restored.`)
  }
  const discard = () => {
    onForget()
    document.getElementById(focusId)?.focus()
  }
  return (
    <section
      aria-labelledby={headingId}
      className="max-w-3xl rounded-xl border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id={headingId} className="text-xl font-semibold">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{description}</p>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4">
        {children}
        <p className="text-sm text-ink-soft">
          {count && `${count} · `}
          {unsaved ? 'Unsaved changes' : `${isDefault ? 'Default' : 'Customized'}${count ? ' list' : ''}`}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            look={unsaved ? 'primary' : 'secondary'}
            busy={save.isPending && 'Saving...'}
            unavailable={!unsaved}
          >
            {`Save ${noun}`}
          </Button>
          {unsaved && (
            <Button look="secondary" unavailable={save.isPending} onClick={discard}>
              Discard changes
            </Button>
          )}
          <Button
            look="quiet"
            className="sm:ml-auto"
            unavailable={isDefault || save.isPending}
            onClick={() => void restore()}
          >
            Restore defaults
          </Button>
        </div>
      </form>
      {confirmation}
    </section>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
