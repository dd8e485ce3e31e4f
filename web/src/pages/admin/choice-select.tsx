import { Select } from '../../shared/ui/input.tsx'

interface ChoiceSelectProps<Choice extends string> {
  label: string
  /** The name of each choice, in order. */
  names: Readonly<Record<Choice, string>>
  value: Choice
  onChange: (choice: Choice) => void
}

/** How a list is sorted, or one of its filters. */
export function ChoiceSelect<Choice extends string>({
  label,
  names,
  value,
  onChange,
}: ChoiceSelectProps<Choice>) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Choice)}
      className="grow basis-32 md:w-auto md:grow-0 md:basis-auto"
    >
      {Object.entries<string>(names).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </Select>
  )
}
