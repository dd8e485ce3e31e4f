import type { Answer } from '@prompt-library/contract/call'
import type { getSettings } from '@prompt-library/contract/settings'
import { useIsMutating } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useBlocker } from 'react-router'
import * as z from 'zod/mini'
import { NOT_SAVED, useUnloadGuard } from '../../../shared/lib/leave-guard.ts'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Confirm, useConfirm } from '../../../shared/ui/confirm.tsx'
import { toastError, toastSuccess } from '../../../shared/ui/toast.ts'
import { useSaveSettings } from './api.ts'
import { type Changes, type Problem, READING, type Section } from './section.ts'

interface SectionFormProps<Draft> {
  section: Section<Draft>
  stored: Answer<typeof getSettings>
}

/**
 * The form of one section of the settings: its Save bar appears with the first change, with Restore defaults and what
 * it says after saving.
 */
export function SectionForm<Draft>({ section, stored }: SectionFormProps<Draft>) {
  const { title, noun, count } = section
  const { settings, changed } = stored
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [kept, setKept] = usePersisted(partly(section.schema), 'tab', section.path)
  const [tries, setTries] = useState(0)
  const [ask, confirmation] = useConfirm()
  const save = useSaveSettings()
  const isReading = useIsMutating({ mutationKey: READING }) > 0

  const saved = section.toDraft(settings)
  const draft = isRecord(saved) ? { ...saved, ...kept } : ((kept ?? saved) as Draft)
  const unsaved = JSON.stringify(draft) !== JSON.stringify(saved)
  const { changes, problems } = section.read(draft)
  const isDefault = !section.settings.some((name) => changed.includes(name))
  useUnloadGuard(unsaved)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      // A save that is under way says how it went, also on another page.
      unsaved && !save.isPending && addressOf(currentLocation) !== addressOf(nextLocation),
  )

  const forget = () => {
    setKept(undefined)
    setTries(0)
    // The button that was pressed is about to disappear.
    heading.current?.focus({ preventScroll: true })
  }
  const send = async (body: Changes, success: string) => {
    try {
      await save.mutateAsync(body)
      forget()
      toastSuccess(success, section.afterSave)
    } catch (error) {
      toastError(error, `We couldn’t save the ${noun}.`)
    }
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending || isReading || !unsaved) return
    const [problem] = problems
    if (problem) {
      flushSync(() => setTries(tries + 1))
      return focusOn(problem, id)
    }
    const text = section.warning?.(draft, settings)
    if (text && !(await ask({ title: `Save the ${noun}?`, text, confirm: 'Save changes', dangerous: true })))
      return
    const body = differing(changes, settings)
    // A list that was only retyped in another form has nothing that differs.
    await send(Object.keys(body).length > 0 ? body : changes, `${capitalized(noun)} saved.`)
  }
  const restore = async () => {
    const yes = await ask({
      title: `Restore the default ${noun}?`,
      text: `This replaces ${count ? 'your list with the built-in one' : 'your choices with the built-in ones'}. You can’t undo this.`,
      confirm: 'Restore defaults',
      dangerous: true,
    })
    if (yes)
      await send(
        Object.fromEntries(section.settings.map((name) => [name, null])),
        `Default ${noun} restored.`,
      )
  }
  const leave = (yes: boolean) => {
    if (yes) setKept(undefined)
    if (yes) blocker.proceed?.()
    else blocker.reset?.()
  }
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{section.description}</p>
      <form
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-4 [&_:is(input,textarea,select,button)]:scroll-mb-24 max-sm:[&_:is(input,textarea,select,button)]:scroll-mb-36"
      >
        {section.inputs({
          id,
          draft,
          // What is changed during a save would be lost when it ends.
          onChange: (next) =>
            save.isPending || setKept(isRecord(next) && isRecord(saved) ? differing(next, saved) : next),
          problems: tries > 0 ? problems : [],
          tries,
          settings,
        })}
        <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
          <p>{[count?.(draft), !unsaved && !isDefault && 'Customized'].filter(Boolean).join(' · ')}</p>
          {!isDefault && (
            <Button look="quiet" size="small" unavailable={save.isPending} onClick={() => void restore()}>
              Restore defaults
            </Button>
          )}
        </div>
        {unsaved && (
          <div className={SAVE_BAR}>
            <p className="mr-auto text-sm font-medium">Unsaved changes</p>
            <Button look="secondary" unavailable={save.isPending} onClick={forget}>
              Discard changes
            </Button>
            <Button type="submit" busy={save.isPending && 'Saving...'} unavailable={isReading}>
              Save changes
            </Button>
          </div>
        )}
      </form>
      {confirmation}
      <Confirm open={blocker.state === 'blocked'} question={NOT_SAVED} onAnswer={leave} />
    </section>
  )
}

const SAVE_BAR =
  'sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:static'

function focusOn({ input, range }: Problem, id: string): void {
  const control = document.getElementById(`${id}-${input}`)
  control?.focus()
  if (range && control instanceof HTMLTextAreaElement) control.setSelectionRange(...range)
}

/** Leaves out what stays as it is: another admin may be changing it at the same time. */
function differing<Values extends object>(values: Values, saved: object): Partial<Values> {
  const before = new Map(Object.entries(saved))
  const entries = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  )
  return Object.fromEntries(entries) as Partial<Values>
}

/** Of several values, only those that differ are kept. */
function partly<Draft>(schema: z.ZodMiniType<Draft>) {
  return (schema instanceof z.ZodMiniObject ? z.partial(schema) : schema) as z.ZodMiniType<Partial<Draft>>
}

function isRecord<Draft>(draft: Draft): draft is Draft & object {
  return typeof draft === 'object' && !Array.isArray(draft)
}

function addressOf({ pathname, search }: { pathname: string; search: string }): string {
  return pathname + search
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
