import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import type { DataClassText, DataClassTexts } from '@prompt-library/domain/data-class/data-class-texts'
import { DATA_CLASS_DESCRIPTION_MAX, DATA_CLASS_NAME_MAX } from '@prompt-library/domain/limits'
import { Field, Textarea } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { type InputsProps, sentenceFor } from './section.ts'

/** The setting for what the campus calls each data class, and which data belongs to it. */
export function DataLevels({ id, draft, onChange, problems }: InputsProps<DataClassTexts>) {
  return DATA_CLASSES.map((dataClass) => {
    const change = (changes: Partial<DataClassText>) =>
      onChange({ ...draft, [dataClass]: { ...draft[dataClass], ...changes } })
    return (
      <fieldset
        key={dataClass}
        className="grid min-w-0 items-start gap-x-4 gap-y-3 border-t border-line pt-2 sm:grid-cols-[12rem_minmax(0,1fr)]"
      >
        <legend className="pr-3 font-semibold">{LEGENDS[dataClass]}</legend>
        <Field
          id={`${id}-${dataClass}-name`}
          label="Name"
          required
          error={sentenceFor(problems, `${dataClass}-name`)}
        >
          <Input
            autoComplete="off"
            maxLength={DATA_CLASS_NAME_MAX}
            value={draft[dataClass].name}
            onChange={(event) => change({ name: event.target.value })}
          />
        </Field>
        <Field
          id={`${id}-${dataClass}-description`}
          label="Description"
          error={sentenceFor(problems, `${dataClass}-description`)}
        >
          <Textarea
            rows={2}
            maxLength={DATA_CLASS_DESCRIPTION_MAX}
            value={draft[dataClass].description}
            onChange={(event) => change({ description: event.target.value })}
          />
        </Field>
      </fieldset>
    )
  })
}

const LEGENDS: Record<DataClass, string> = {
  public: 'Least sensitive',
  internal: 'In between',
  restricted: 'Most sensitive',
}
