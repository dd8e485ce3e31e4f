import type { Answer } from '@prompt-library/contract/call'
import type { getSettings } from '@prompt-library/contract/settings'
import { useId, useRef } from 'react'
import { capitalized } from '../../../shared/lib/capitalized.ts'
import { useUnloadGuard } from '../../../shared/lib/leave-guard.ts'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { useConfirm } from '../../../shared/ui/confirm.tsx'
import { useConfirmedAction } from '../../../shared/ui/confirmed-action.ts'
import { ErrorBox } from '../../../shared/ui/error-box.tsx'
import { toastSuccess } from '../../../shared/ui/toast.ts'
import { useSubmit } from '../../../shared/ui/use-submit.ts'
import { useSaveSettings } from './api.ts'
import {
  draftOf,
  drafts,
  fieldsOf,
  keyOf,
  problemsOf,
  readDrafts,
  type Section,
  type SettingField,
  withDraft,
} from './setting-field.ts'
import { SettingInput } from './setting-input.tsx'

interface SectionFormProps {
  section: Section
  stored: Answer<typeof getSettings>
}

/**
 * The form of one section of the settings: its Save bar appears with the first change. What an admin doesn't save stays in the
 * tab, also while another section or page is open.
 */
export function SectionForm({ section, stored: { settings, changed } }: SectionFormProps) {
  const { title, noun, groups } = section
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [kept = {}, setKept] = usePersisted(drafts, 'tab', `settings ${section.path}`)
  const [ask, warning] = useConfirm()
  const [act, confirmation] = useConfirmedAction()
  const save = useSaveSettings()
  const { edited, changes, isChanged } = readDrafts(section, kept, settings)
  useUnloadGuard(isChanged)
  const problemsWith = (field: SettingField) => problemsOf(field, kept, settings, edited)
  const names = [...new Set(fieldsOf(section).map(({ path }) => path[0]))]
  const customized = names.filter((name) => changed.includes(name))
  const isDefault = customized.length === 0

  const form = useSubmit({
    isInvalid: fieldsOf(section).some((field) => problemsWith(field).length > 0),
    send: async () => {
      if (!isChanged) return undefined
      const text = section.warning?.(edited, settings)
      const question = {
        title: `Save the ${noun}?`,
        text: text ?? '',
        confirm: 'Save changes',
        dangerous: true,
      }
      return text === undefined || (await ask(question)) ? save.mutateAsync(changes) : undefined
    },
    done: () => finish(`${capitalized(noun)} saved.`),
    failed: `We couldn’t save the ${noun}.`,
  })
  const forget = () => {
    setKept(undefined)
    form.reset()
    // The button that was pressed is about to disappear.
    heading.current?.focus({ preventScroll: true })
  }
  const finish = (success: string) => {
    forget()
    toastSuccess(success, section.afterSave)
  }
  const restore = () =>
    act({
      question: {
        title: `Restore the default ${noun}?`,
        text: 'This replaces your choices in this section with the built-in ones. You can’t undo this.',
        confirm: 'Restore defaults',
        dangerous: true,
      },
      change: () => save.mutateAsync(Object.fromEntries(customized.map((name) => [name, null]))),
      done: () => finish(`Default ${noun} restored.`),
      failed: `We couldn’t save the ${noun}.`,
      focus: () => heading.current?.focus({ preventScroll: true }),
    })
  return (
    <section aria-labelledby={`${id}-title`} className="min-w-0">
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className="text-xl font-semibold outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5 text-ink-soft">{section.description}</p>
      <form
        {...form.props}
        className="flex flex-col gap-4 [&_:is(input,textarea,select,button)]:scroll-mb-24 max-sm:[&_:is(input,textarea,select,button)]:scroll-mb-36"
      >
        {groups
          .filter(({ isShown }) => isShown?.(edited) ?? true)
          .map(({ legend, text, className = 'flex flex-col gap-4', fields }) => (
            <fieldset key={keyOf(fields[0])} className={`min-w-0 ${className}`}>
              {legend && <legend className="pr-3 font-semibold">{legend}</legend>}
              {text}
              {fields.map((field) => (
                <SettingInput
                  key={keyOf(field)}
                  field={field}
                  draft={draftOf(field, kept, settings)}
                  onChange={(draft) => {
                    // What is changed during a save would be lost when it ends.
                    if (!save.isPending) setKept(withDraft(kept, field, draft, settings))
                  }}
                  problems={form.isTried ? problemsWith(field) : []}
                  tries={form.tries}
                  edited={edited}
                />
              ))}
            </fieldset>
          ))}
        {!isDefault && (
          <div className="flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm text-ink-soft">
            <p>{!isChanged && 'Customized'}</p>
            <Button look="quiet" size="small" unavailable={save.isPending} onClick={() => void restore()}>
              Restore defaults
            </Button>
          </div>
        )}
        {isChanged && (
          <div className={SAVE_BAR}>
            {form.failure && <ErrorBox className="basis-full">{form.failure}</ErrorBox>}
            <p className="mr-auto text-sm font-medium">Unsaved changes</p>
            <Button look="secondary" unavailable={save.isPending} onClick={forget}>
              Discard changes
            </Button>
            <Button type="submit" busy={save.isPending && 'Saving...'}>
              Save changes
            </Button>
          </div>
        )}
      </form>
      {warning}
      {confirmation}
    </section>
  )
}

const SAVE_BAR =
  'sticky bottom-0 z-10 -mx-2 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-page px-2 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:static'
