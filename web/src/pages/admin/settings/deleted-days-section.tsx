import { saveSettings } from '@prompt-library/contract/settings'
import { DELETED_DAYS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useId, useState } from 'react'
import * as z from 'zod/mini'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { useSaveSettings } from './api.ts'
import { SettingSection } from './setting-section.tsx'

/** For how many days deleted prompts can be restored. */
export function DeletedDaysSection({ saved, isDefault }: { saved: number; isDefault: boolean }) {
  const id = useId()
  const [draft, setDraft] = usePersisted(z.string(), 'tab', 'deleted-days')
  const [problem, setProblem] = useState<string>()
  const save = useSaveSettings()
  const text = draft ?? String(saved)
  const change = (next: string | undefined) => {
    setDraft(next)
    setProblem(undefined)
  }
  const check = () => {
    const { data, error } = z.safeParse(saveSettings.body, { deleted_days: Number(text) })
    setProblem(error?.issues[0]?.message)
    if (error) document.getElementById(id)?.focus()
    return data
  }
  return (
    <SettingSection
      title="Deleted prompts"
      description="Authors can restore a deleted prompt for this many days. Then it’s gone for good. A change also applies to prompts that are already deleted."
      noun="time limit"
      isDefault={isDefault}
      unsaved={text !== String(saved)}
      save={save}
      check={check}
      warning={
        Number(text) < saved
          ? `Prompts deleted more than ${countOf(Number(text), 'day')} ago will be gone for good within an hour. You can’t undo this.`
          : undefined
      }
      defaults={{ deleted_days: null }}
      onForget={() => change(undefined)}
      focusId={id}
    >
      <Field id={id} label="Days to keep deleted prompts" hint={`1 to ${DELETED_DAYS_MAX}`} error={problem}>
        <Input
          type="number"
          inputMode="numeric"
          min={1}
          max={DELETED_DAYS_MAX}
          className="max-w-28"
          value={text}
          // What is typed during a save would be lost when it ends.
          readOnly={save.isPending}
          onChange={(event) => change(event.target.value)}
        />
      </Field>
    </SettingSection>
  )
}
