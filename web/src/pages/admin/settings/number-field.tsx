import { saveSettings } from '@prompt-library/contract/settings'
import * as z from 'zod/mini'
import { Field } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import type { Changes, Problem } from './section.ts'

interface NumberFieldProps {
  id: string
  label: string
  hint?: string
  max: number
  error: string | undefined
  /** As typed. */
  value: string
  onChange: (value: string) => void
}

/** A whole number from 1 to `max`. */
export function NumberField({ id, label, hint, max, error, value, onChange }: NumberFieldProps) {
  return (
    <Field id={id} label={label} hint={[`1 to ${max}.`, hint].filter(Boolean).join(' ')} error={error}>
      <Input
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        className="max-w-28"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** What the server would say about the number in `changes`, for its input. */
export function problemsWith(changes: Changes, input: string): Problem[] {
  const { error } = z.safeParse(saveSettings.body, changes)
  return error?.issues.map(({ message }) => ({ input, sentence: message })) ?? []
}
