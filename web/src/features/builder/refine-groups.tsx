import { canUseFewShot, FORMATS, LENGTHS, TONES } from '@prompt-library/domain/builder/builder-form'
import type { ReactNode } from 'react'
import { Checkbox } from '../../ui/field.tsx'
import { ChoiceField, type FormProps, TextField } from './builder-fields.tsx'

export function ContextAndAudience(part: FormProps) {
  return (
    <Group title="Context and audience">
      <TextField
        {...part}
        name="context"
        label="Context"
        rows={4}
        placeholder="For example: A seminar of 20 second-year students. They have read the first three chapters."
        hint="What the AI is not told, it makes up. Name the course, the situation, what you have tried already."
      />
      <TextField
        {...part}
        name="audience"
        label="Audience"
        rows={2}
        placeholder="For example: First-year students without statistics"
        hint="First-year students and a review board need different words. Say who reads it and what they know."
      />
    </Group>
  )
}

export function ShapeOfAnswer(part: FormProps) {
  return (
    <Group title="Shape of the answer">
      <div className="grid gap-6 grid-fit-56">
        <ChoiceField
          {...part}
          name="format"
          label="Output format"
          options={FORMATS}
          none="No preference"
          hint="A table invites comparing, an outline shows structure. Ask for it now, and nothing needs reshaping later."
        />
        <ChoiceField
          {...part}
          name="tone"
          label="Tone"
          options={TONES}
          none="No preference"
          hint="A letter to a dean and a note to a friend can say the same. Without a tone, you get neither."
        />
        <ChoiceField
          {...part}
          name="length"
          label="Length"
          options={LENGTHS}
          none="No preference"
          hint="A limit makes the AI choose what matters. Without one it tends to say everything once more."
        />
      </div>
      {part.form.length === 'specific' && (
        <TextField
          {...part}
          name="lengthSpecific"
          label="Specific length"
          rows={1}
          placeholder="For example: 250 words, or one slide"
          hint="Words, pages, slides or minutes: anything that can be counted. Left empty, the prompt asks for no length."
        />
      )}
    </Group>
  )
}

export function ExamplesAndMeasures(part: FormProps) {
  return (
    <Group title="Examples and requirements">
      <TextField
        {...part}
        name="examples"
        label="Examples"
        rows={5}
        placeholder={
          'For example: "The cell divides." → "What happens to the chromosomes before a cell divides?"'
        }
        hint="One good example shows style and level of detail faster than a paragraph that describes them."
      />
      <TextField
        {...part}
        name="constraints"
        label="Constraints"
        rows={3}
        placeholder="For example: Only sources from after 2015. No formulas."
        hint="What to leave out, what must not be assumed, which sources count. Said beforehand, it saves the second attempt."
      />
      <TextField
        {...part}
        name="qualityMeasures"
        label="How will you know that the answer is good?"
        rows={3}
        placeholder="For example: Every claim has a source, and a layperson can follow it in two minutes."
        hint="Measures that the AI knows are measures it can hold its own draft against."
      />
    </Group>
  )
}

export function Techniques({ form, onChange }: FormProps) {
  const examples = canUseFewShot(form)
  return (
    <Group title="Techniques">
      <Checkbox
        label="Chain-of-thought"
        hint="Asks for the reasoning step by step, so that you see where it goes wrong. For analysis, planning and sums."
        checked={form.chainOfThought}
        onChange={(chainOfThought) => onChange({ chainOfThought })}
      />
      <Checkbox
        label="Use structured template"
        hint="Gives the answer named parts in a fixed order. For what you will ask again, and want to compare."
        checked={form.useTemplate}
        onChange={(useTemplate) => onChange({ useTemplate })}
      />
      <Checkbox
        label="Few-shot"
        hint={
          examples
            ? 'Has the AI take the pattern from your examples, input → output. For sorting, rewording and extracting.'
            : 'Write at least one example above to use this.'
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
      {/* a floated legend stands inside the frame instead of on its edge */}
      <legend className="float-left mb-5 w-full text-lg font-semibold">{title}</legend>
      <div className="clear-both flex flex-col gap-6">{children}</div>
    </fieldset>
  )
}
