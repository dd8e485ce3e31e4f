import { classOf, LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { describeClass, useDataClasses } from './data-classes.ts'

interface DataClassFieldProps {
  value: string
  /** What the choice does, in a sentence. */
  hint: string
  disabled?: boolean
  onChange: (value: string) => void
}

/** The choice of the most sensitive data that a prompt is meant for. */
export function DataClassField({ value, hint, disabled = false, onChange }: DataClassFieldProps) {
  const classes = useDataClasses()
  const chosen = classOf(classes, value)
  const description = describeClass(chosen)
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
      <Select value={chosen.id} disabled={disabled} onChange={({ target }) => onChange(target.value)}>
        {classes.map(({ id, name }) => (
          <option key={id} value={id}>
            {/* “Public” would look like the visibility, which is asked for nearby. */}
            {id === LOWEST_CLASS ? 'Nothing sensitive' : `${name} data`}
          </option>
        ))}
      </Select>
    </Field>
  )
}
