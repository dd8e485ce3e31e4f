import type { DataClass } from '@prompt-library/domain/guard/data-class'
import { Field } from '../ui/field.tsx'
import { DataClassSelect } from './data-class-select.tsx'
import { useClassTexts } from './use-class-texts.ts'

interface DataClassFieldProps {
  value: DataClass
  /** What the choice is for, in a sentence or two. */
  hint: string
  disabled?: boolean
  onChange: (value: DataClass) => void
}

/** States the most sensitive data that a prompt is meant for. */
export function DataClassField({ value, hint, disabled = false, onChange }: DataClassFieldProps) {
  const texts = useClassTexts()
  const { name, description } = texts[value]
  return (
    <Field
      label="Data class"
      hint={
        <>
          {hint}
          {description && (
            <span className="mt-1 block wrap-anywhere">
              {name} data: {description}
            </span>
          )}
        </>
      }
    >
      <DataClassSelect {...{ texts, value, disabled, onChange }} />
    </Field>
  )
}
