// The select "Most sensitive data allowed", for AI tools and the AI service.
import type { Settings } from '@prompt-library/contract/settings'
import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { DataClassSelect } from '../../../shared/guard/data-class-select.tsx'
import { Field } from '../../../shared/ui/field.tsx'

interface MostSensitiveDataProps {
  value: DataClass
  onChange: (value: DataClass) => void
  settings: Settings
}

export function MostSensitiveData({ value, onChange, settings: { data_classes } }: MostSensitiveDataProps) {
  return (
    <Field label="Most sensitive data allowed" hint={data_classes[value].description}>
      <DataClassSelect texts={data_classes} value={value} onChange={onChange} className="max-w-sm" />
    </Field>
  )
}
