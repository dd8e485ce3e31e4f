// The second step's fields in groups: context, format, examples, and techniques.
import { canUseFewShot } from '@prompt-library/domain/builder/builder-form'
import type { ReactNode } from 'react'
import { Checkbox } from '../../shared/ui/field.tsx'
import { BuilderField, type FormProps, fieldId } from './builder-field.tsx'

export function ContextAndAudience(part: FormProps) {
  return (
    <Group title="Context and audience">
      <BuilderField {...part} name="context" />
      <BuilderField {...part} name="audience" />
    </Group>
  )
}

export function AnswerFormat(part: FormProps) {
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

export function ExamplesAndRequirements(part: FormProps) {
  return (
    <Group title="Examples and requirements">
      <BuilderField {...part} name="examples" />
      <BuilderField {...part} name="constraints" />
      <BuilderField {...part} name="qualityMeasures" />
    </Group>
  )
}

export function Techniques({ form, onChange }: FormProps) {
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
