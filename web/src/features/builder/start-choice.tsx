import { SegmentedControl } from '../../ui/segmented-control.tsx'
import type { BuilderStart } from './builder-state.ts'

interface StartChoiceProps {
  start: BuilderStart
  onChange: (start: BuilderStart) => void
}

export function StartChoice({ start, onChange }: StartChoiceProps) {
  return (
    <SegmentedControl
      label="How do you want to start?"
      value={start}
      onChange={onChange}
      choices={[
        { value: 'form', label: 'Answer a few questions' },
        { value: 'own', label: 'Improve a prompt you already have' },
      ]}
    />
  )
}
