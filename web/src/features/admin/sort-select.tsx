import { Select } from '../../ui/field.tsx'

interface SortSelectProps<Sort extends string> {
  names: Readonly<Record<Sort, string>>
  value: Sort
  onChange: (sort: Sort) => void
}

export function SortSelect<Sort extends string>({ names, value, onChange }: SortSelectProps<Sort>) {
  return (
    <Select
      aria-label="Sort"
      value={value}
      onChange={(event) => onChange(event.target.value as Sort)}
      className="md:w-60"
    >
      {Object.entries<string>(names).map(([sort, name]) => (
        <option key={sort} value={sort}>
          {name}
        </option>
      ))}
    </Select>
  )
}
