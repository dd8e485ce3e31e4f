// The second step of the builder.

import { canUseFewShot } from '@prompt-library/domain/builder/builder-form'
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
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

function ContextAndAudience(part: FormProps) {
  return (
    <Group title="Context and audience">
      <BuilderField {...part} name="context" />
      <BuilderField {...part} name="audience" />
    </Group>
  )
}

function AnswerFormat(part: FormProps) {
  return (
    <Group title="Answer format">
      <div className="grid gap-6 grid-fit-56">
        <BuilderField {...part} name="format" />
        <BuilderField {...part} name="tone" />
        <BuilderField {...part} name="length" />
      </div>
      {part.form.length === 'specific' && <BuilderField {...part} name="lengthSpecific" />}
    </Group>
  )
}

function ExamplesAndRequirements(part: FormProps) {
  return (
    <Group title="Examples and requirements">
      <BuilderField {...part} name="examples" />
      <BuilderField {...part} name="constraints" />
      <BuilderField {...part} name="qualityMeasures" />
    </Group>
  )
}

function Techniques({ form, onChange }: FormProps) {
  const examples = canUseFewShot(form)
  return (
    <Group title="Techniques">
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
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-xl border border-line bg-surface p-4 sm:p-6">
      {/* Floating puts the legend inside the border instead of on it. */}
      <legend className="float-left mb-5 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-6">{children}</div>
    </fieldset>
  )
}
