// The second step of the builder.
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import type { FormProps } from './builder-field.tsx'
import { FormWithPreview } from './form-with-preview.tsx'
import { AnswerFormat, ContextAndAudience, ExamplesAndRequirements, Techniques } from './refine-groups.tsx'
import { StepFrame } from './step-frame.tsx'

interface RefineStepProps extends FormProps {
  onBack: () => void
  onGenerate: () => void
  onAddPart: (part: ChecklistPart) => void
  clearButton: ReactNode
  /** Shown next to the buttons: what generating would replace. */
  note: string | undefined
}

export function RefineStep({ onBack, onGenerate, onAddPart, clearButton, note, ...part }: RefineStepProps) {
  return (
    <StepFrame
      title="Refine & Detail"
      intro="Add what you know; skip the rest. More detail means less guessing."
    >
      <FormWithPreview form={part.form} onAddPart={onAddPart}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onGenerate()
          }}
          className="flex flex-col gap-6"
        >
          <ContextAndAudience {...part} />
          <AnswerFormat {...part} />
          <ExamplesAndRequirements {...part} />
          <Techniques {...part} />
          <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-6 max-sm:flex-col max-sm:items-stretch">
            {note && <p className="mr-auto flex-1 basis-60 text-sm text-ink-soft">{note}</p>}
            <div className="mr-auto -ml-4 max-sm:mx-0 max-sm:*:w-full">{clearButton}</div>
            <Button look="secondary" onClick={onBack}>
              <ArrowLeft aria-hidden className="size-4" />
              Back
            </Button>
            <Button type="submit">Generate Prompts</Button>
          </div>
        </form>
      </FormWithPreview>
    </StepFrame>
  )
}
