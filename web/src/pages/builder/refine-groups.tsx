import { canUseFewShot, FORMATS, LENGTHS, TONES } from '@prompt-library/domain/builder/builder-form'
import type { ReactNode } from 'react'
import { Checkbox } from '../../shared/ui/field.tsx'
import { ChoiceField, type FormProps, fieldId, TextField } from './builder-fields.tsx'

export function ContextAndAudience(part: FormProps) {
  return (
    <Group title="Context and audience">
      <TextField
        {...part}
        name="context"
        rows={4}
        placeholder="For example: A seminar of 20 second-year students. They have read the first three chapters."
        hint="AI fills gaps with guesses. Include the course, the situation, and what you’ve tried."
      />
      <TextField
        {...part}
        name="audience"
        rows={2}
        placeholder="For example: First-year students who haven’t taken statistics"
        hint="Who will read the answer, and what do they already know?"
      />
    </Group>
  )
}

export function AnswerFormat(part: FormProps) {
  return (
    <Group title="Answer format">
      <div className="grid gap-6 grid-fit-56">
        <ChoiceField
          {...part}
          name="format"
          options={FORMATS}
          none="No preference"
          hint="Tables help compare; outlines show structure."
        />
        <ChoiceField
          {...part}
          name="tone"
          options={TONES}
          none="No preference"
          hint="Match the tone to your reader."
        />
        <ChoiceField
          {...part}
          name="length"
          options={LENGTHS}
          none="No preference"
          hint="A limit keeps the answer focused."
        />
      </div>
      {part.form.length === 'specific' && (
        <TextField
          {...part}
          name="lengthSpecific"
          rows={1}
          placeholder="For example: 250 words, or one slide"
          hint="Use words, pages, slides, or minutes. Leave blank for no limit."
        />
      )}
    </Group>
  )
}

export function ExamplesAndRequirements(part: FormProps) {
  return (
    <Group title="Examples and requirements">
      <TextField
        {...part}
        name="examples"
        rows={5}
        placeholder={
          'For example: "The cell divides." → "What happens to the chromosomes before a cell divides?"'
        }
        hint="One good example shows style and level of detail better than a description."
      />
      <TextField
        {...part}
        name="constraints"
        rows={3}
        placeholder="For example: Only sources from after 2015. No formulas."
        hint="What should the AI avoid or not assume? Which sources count?"
      />
      <TextField
        {...part}
        name="qualityMeasures"
        rows={3}
        placeholder="For example: Every claim has a source, and a layperson can follow it in two minutes."
        hint="The AI can check its draft against these."
      />
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
