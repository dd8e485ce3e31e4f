import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import type { DataClassTexts } from '@prompt-library/domain/data-class/data-class-texts'
import type { ComponentProps } from 'react'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { useClassTexts } from './data-classes.ts'

interface DataClassFieldProps {
  value: DataClass
  /** What the choice does, in a sentence. */
  hint: string
  disabled?: boolean
  onChange: (value: DataClass) => void
}

/** The choice of the most sensitive data that a prompt is meant for. */
export function DataClassField({ value, hint, disabled = false, onChange }: DataClassFieldProps) {
  const texts = useClassTexts()
  const { description } = texts[value]
  return (
    <Field
      label="What’s the most sensitive data people will enter?"
      hint={
        <>
          {description && <span className="mb-1 block wrap-anywhere">{description}</span>}
          {hint}
        </>
      }
    >
      <DataClassSelect texts={answers(texts)} {...{ value, disabled, onChange }} />
    </Field>
  )
}

/** “Public” would look like the visibility, which is asked for nearby. */
function answers({ public: open, internal, restricted }: DataClassTexts): DataClassTexts {
  return {
    public: { ...open, name: 'Nothing sensitive' },
    internal: { ...internal, name: `${internal.name} data` },
    restricted: { ...restricted, name: `${restricted.name} data` },
  }
}

interface DataClassSelectProps extends Omit<ComponentProps<typeof Select>, 'value' | 'onChange'> {
  texts: DataClassTexts
  value: DataClass
  onChange: (value: DataClass) => void
}

/** The data classes by the names the campus gave them. */
export function DataClassSelect({ texts, value, onChange, ...rest }: DataClassSelectProps) {
  return (
    <Select
      {...rest}
      value={value}
      onChange={({ target }) => onChange(DATA_CLASSES.find((one) => one === target.value) ?? value)}
    >
      {DATA_CLASSES.map((one) => (
        <option key={one} value={one}>
          {texts[one].name}
        </option>
      ))}
    </Select>
  )
}
