import { classNames } from './class-names.ts'

interface SegmentedControlProps<Value extends string> {
  label: string
  choices: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** A group of buttons with one selected. */
export function SegmentedControl<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: SegmentedControlProps<Value>) {
  return (
    <fieldset className="flex flex-wrap gap-1 rounded-lg border border-line p-1">
      <legend className="sr-only">{label}</legend>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
          className={classNames(
            'min-h-8 rounded-md px-3 text-sm font-medium',
            choice.value === value ? 'bg-brand-tint text-brand-ink' : 'text-ink-soft hover:bg-sunken',
          )}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
