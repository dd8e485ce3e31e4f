import type { ReactNode } from 'react'
import type { BuilderState } from '../../features/build/builder-state.ts'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { StepFrame } from './step-frame.tsx'

interface FirstStepProps {
  start: BuilderState['start']
  onStart: (start: BuilderState['start']) => void
  children: ReactNode
}

/** Lets the user choose between the form and a prompt they already have. */
export function FirstStep({ start, onStart, children }: FirstStepProps) {
  return (
    <StepFrame
      title="Core Request"
      intro={INTROS[start]}
      actions={
        <SegmentedControl
          label="How do you want to start?"
          value={start}
          onChange={onStart}
          choices={[
            { value: 'form', label: 'Answer a few questions' },
            { value: 'own', label: 'Improve a prompt you already have' },
          ]}
        />
      }
    >
      {children}
    </StepFrame>
  )
}

const INTROS: Record<BuilderState['start'], string> = {
  form: 'Start with the goal, the AI’s role, and the task.',
  own: 'Paste your prompt, see what it still needs, then improve it.',
}
