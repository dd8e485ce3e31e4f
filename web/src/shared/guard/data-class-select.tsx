import { DATA_CLASSES, type DataClass } from '@prompt-library/domain/data-class/data-class'
import type { DataClassTexts } from '@prompt-library/domain/data-class/data-class-texts'
import type { ComponentProps } from 'react'
import { Select } from '../ui/input.tsx'

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
