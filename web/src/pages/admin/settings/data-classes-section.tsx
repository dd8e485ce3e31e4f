import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/guard/data-class'
import {
  type DataClassText,
  type DataClassTexts,
  DEFAULT_CLASS_TEXTS,
} from '@prompt-library/domain/guard/data-class-texts'
import { DATA_CLASS_DESCRIPTION_MAX, DATA_CLASS_NAME_MAX } from '@prompt-library/domain/limits'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { usePersisted } from '../../../shared/lib/use-persisted.ts'
import { Field, Textarea } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { useSaveSettings } from './api.ts'
import { classTextProblems, classTexts } from './class-texts-draft.ts'
import { SettingSection } from './setting-section.tsx'

interface DataClassesSectionProps {
  saved: DataClassTexts
  isDefault: boolean
}

/** What the campus calls the data classes. */
export function DataClassesSection({ saved, isDefault }: DataClassesSectionProps) {
  const id = useId()
  const [draft, setDraft] = usePersisted(classTexts, 'tab', 'data-classes')
  const [tried, setTried] = useState(false)
  const save = useSaveSettings()

  const texts = draft ?? saved
  const problems = classTextProblems(texts)
  const problemOf = (dataClass: DataClass, input: keyof DataClassText) =>
    tried
      ? problems.find((problem) => problem.dataClass === dataClass && problem.input === input)?.sentence
      : undefined

  const change = (dataClass: DataClass, changes: Partial<DataClassText>) =>
    setDraft({ ...texts, [dataClass]: { ...texts[dataClass], ...changes } })
  const check = () => {
    const [first] = problems
    if (!first) return { data_classes: texts }
    flushSync(() => setTried(true))
    document.getElementById(`${id}-${first.dataClass}-${first.input}`)?.focus()
    return undefined
  }
  const forget = () => {
    setDraft(undefined)
    setTried(false)
  }
  return (
    <SettingSection
      title="Data classes"
      description="Authors choose the most sensitive data their prompt is meant for. An AI tool or the AI service gets a prompt only if it’s approved for that data. Changes take effect within 10 seconds."
      noun="data classes"
      isDefault={isDefault}
      unsaved={JSON.stringify(texts) !== JSON.stringify(saved)}
      save={save}
      check={check}
      defaults={{ data_classes: null }}
      onForget={forget}
      focusId={`${id}-public-name`}
    >
      {DATA_CLASSES.map((dataClass) => (
        <fieldset key={dataClass} className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-4">
          <legend className="px-1 font-semibold">{LEGENDS[dataClass]}</legend>
          <Field
            id={`${id}-${dataClass}-name`}
            label="Name"
            required
            hint={`Shown before the word “data”, as in “${DEFAULT_CLASS_TEXTS[dataClass].name} data”.`}
            error={problemOf(dataClass, 'name')}
          >
            <Input
              autoComplete="off"
              maxLength={DATA_CLASS_NAME_MAX}
              readOnly={save.isPending}
              value={texts[dataClass].name}
              onChange={(event) => change(dataClass, { name: event.target.value })}
            />
          </Field>
          <Field
            id={`${id}-${dataClass}-description`}
            label="Description"
            hint="Tell users which data belongs here, and give examples."
            error={problemOf(dataClass, 'description')}
          >
            <Textarea
              rows={2}
              maxLength={DATA_CLASS_DESCRIPTION_MAX}
              readOnly={save.isPending}
              value={texts[dataClass].description}
              onChange={(event) => change(dataClass, { description: event.target.value })}
            />
          </Field>
        </fieldset>
      ))}
    </SettingSection>
  )
}

const LEGENDS: Record<DataClass, string> = {
  public: 'Least sensitive',
  internal: 'In between',
  restricted: 'Most sensitive',
}
