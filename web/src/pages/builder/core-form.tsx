// The first step's form: goal, role, and task.
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../shared/ui/button.tsx'
import { BuilderField, type FormProps } from './builder-field.tsx'
import { FormWithPreview } from './form-with-preview.tsx'

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
