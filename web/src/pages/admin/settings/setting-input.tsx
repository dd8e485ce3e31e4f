import { Checkbox, Field, Textarea } from '../../../shared/ui/field.tsx'
import { Input } from '../../../shared/ui/input.tsx'
import { RadioField } from '../../../shared/ui/radio-field.tsx'
import { type InputProps, type SettingField, sentenceFor } from './setting-field.ts'

/** The input of a field, by its kind. */
export function SettingInput({ field, ...props }: InputProps<unknown> & { field: SettingField }) {
  const { draft, onChange, problems, edited } = props
  if (field.kind === 'own') return <field.Input {...props} />
  if (field.kind === 'checkbox')
    return <Checkbox label={field.label} hint={field.hint} checked={draft === true} onChange={onChange} />
  const value = String(draft)
  const error = sentenceFor(problems)
  if (field.kind === 'choice')
    return <RadioField label={field.label} choices={field.choices} value={value} onChange={onChange} />
  const hint = typeof field.hint === 'function' ? field.hint(edited) : field.hint
  const control = { value, onChange: (event: { target: { value: string } }) => onChange(event.target.value) }
  if (field.kind === 'lines')
    return (
      <Field label={field.label} hint={hint} error={error}>
        <Textarea {...field.box} spellCheck={false} {...control} />
      </Field>
    )
  if (field.kind === 'number')
    return (
      <Field label={field.label} hint={[`1 to ${field.max}.`, hint].filter(Boolean).join(' ')} error={error}>
        <Input type="number" inputMode="numeric" min={1} max={field.max} className="max-w-28" {...control} />
      </Field>
    )
  return (
    <Field label={field.label} hint={hint} required={!field.optional} error={error}>
      {field.rows ? (
        <Textarea rows={field.rows} maxLength={field.max} {...control} />
      ) : (
        <Input autoComplete="off" maxLength={field.max} {...control} />
      )}
    </Field>
  )
}
