// The selects above a table: its order and its filters.
import { Select } from '../../shared/ui/input.tsx'

/**
 * A select for each choice of a list: how it's sorted, and its filters. `names` has the name of each choice, in order. An order
 * that starts with a minus is chosen with the table's header, and listed only while it's chosen.
 */
export type Selects<Choices> = Record<
  keyof Choices,
  { label: string; names: Readonly<Record<string, string>> }
>

interface ListSelectsProps {
  selects: Selects<Record<string, unknown>>
  params: Readonly<Record<string, string | number | undefined>>
  onChange: (changes: Record<string, string>) => void
}

export function ListSelects({ selects, params, onChange }: ListSelectsProps) {
  return Object.entries(selects).map(([name, { label, names }]) => (
    <Select
      key={name}
      aria-label={label}
      value={params[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      className="grow basis-32 md:w-auto md:grow-0 md:basis-auto"
    >
      {Object.entries(names)
        .filter(([choice]) => !choice.startsWith('-') || choice === params[name])
        .map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
    </Select>
  ))
}
