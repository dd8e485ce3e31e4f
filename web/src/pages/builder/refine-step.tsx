// The second step of the builder.

import { type BuilderForm, canUseFewShot } from '@prompt-library/domain/builder/builder-form'
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { BuilderField, type FormProps, fieldId } from './builder-field.tsx'
import { FormWithPreview } from './form-with-preview.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

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
    <StepFrame title="Refine & Detail" intro="Answer what you can. More detail means less guessing.">
      <FormWithPreview form={part.form} onAddPart={onAddPart}>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onGenerate()
          }}
          className="flex flex-col gap-6 rounded-xl border border-line bg-surface p-4 sm:p-6"
        >
          <BuilderField {...part} name="context" />
          <BuilderField {...part} name="audience" />
          <BuilderField {...part} name="format" />
          <Fold summary="More details" startsOpen={hasDetails(part.form)}>
            <div className="flex flex-col gap-6">
              <div className="grid gap-6 grid-fit-56">
                <BuilderField {...part} name="tone" />
                <BuilderField {...part} name="length" />
              </div>
              {part.form.length === 'specific' && <BuilderField {...part} name="lengthSpecific" />}
              <BuilderField {...part} name="examples" />
              <BuilderField {...part} name="constraints" />
              <BuilderField {...part} name="qualityMeasures" />
              <Techniques {...part} />
            </div>
          </Fold>
          <StepButtons note={note}>
            <div className="mr-auto -ml-4 max-sm:mx-0 max-sm:*:w-full">{clearButton}</div>
            <Button icon={ArrowLeft} look="secondary" onClick={onBack}>
              Back
            </Button>
            <Button type="submit">Generate Prompts</Button>
          </StepButtons>
        </form>
      </FormWithPreview>
    </StepFrame>
  )
}

/** Whether something in the details is set. */
function hasDetails(form: BuilderForm): boolean {
  const { goal: _, role: __, task: ___, context: ____, audience: _____, format: ______, ...details } = form
  return Object.values(details).some((value) => value !== '' && value !== false)
}

function Techniques({ form, onChange }: FormProps) {
  const examples = canUseFewShot(form)
  return (
    <fieldset className="flex flex-col gap-6">
      <legend className="mb-4 font-medium">Techniques</legend>
      <Checkbox
        id={fieldId('chainOfThought')}
        label="Chain-of-thought"
        hint="Shows step-by-step reasoning so you can spot errors. Good for analysis, planning, and math."
        checked={form.chainOfThought}
        onChange={(chainOfThought) => onChange({ chainOfThought })}
      />
      <Checkbox
        id={fieldId('useTemplate')}
        label="Use structured template"
        hint="Gives the answer named sections in a fixed order. Good for answers you’ll compare over time."
        checked={form.useTemplate}
        onChange={(useTemplate) => onChange({ useTemplate })}
      />
      <Checkbox
        id={fieldId('fewShot')}
        label="Few-shot"
        hint={
          examples
            ? 'Has the AI follow the pattern in your examples, input → output. Good for sorting, rewording, and extracting.'
            : 'Add at least one example above to use this.'
        }
        checked={examples && form.fewShot}
        disabled={!examples}
        onChange={(fewShot) => onChange({ fewShot })}
      />
    </fieldset>
  )
}
