import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import type { BuilderState } from '../../features/build/builder-state.ts'
import { Button } from '../../shared/ui/button.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { BuilderField, type FormProps } from './builder-field.tsx'
import { FormWithPreview } from './form-with-preview.tsx'
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

interface CoreFormProps extends FormProps {
  onSkip: () => void
  onRefine: () => void
  onAddPart: (part: ChecklistPart) => void
  /** Shown next to the buttons: what generating would replace. */
  note: string | undefined
}

export function CoreForm({ onSkip, onRefine, onAddPart, note, ...part }: CoreFormProps) {
  return (
    <FormWithPreview form={part.form} onAddPart={onAddPart}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onRefine()
        }}
        className="flex flex-col gap-6 rounded-xl border border-line bg-surface p-4 sm:p-6"
      >
        <div className="grid gap-6 grid-fit-72">
          <BuilderField {...part} name="goal" />
          <BuilderField {...part} name="role" />
        </div>
        <BuilderField {...part} name="task" />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-6 max-sm:flex-col max-sm:items-stretch">
          {note && <p className="mr-auto flex-1 basis-60 text-sm text-ink-soft">{note}</p>}
          <Button look="quiet" onClick={onSkip}>
            Skip & Generate Prompt
          </Button>
          <Button type="submit">
            Recommended: Refine & Detail
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </div>
      </form>
    </FormWithPreview>
  )
}
