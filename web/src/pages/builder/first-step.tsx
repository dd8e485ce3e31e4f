import { CONTENT_MAX } from '@prompt-library/domain/limits'
import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import type { BuilderState } from '../../features/build/builder-state.ts'
import { ChecklistPanel } from '../../features/check-prompt/checklist-panel.tsx'
import { insertPhrase } from '../../features/check-prompt/insert-phrase.ts'
import { useChecklist } from '../../features/check-prompt/use-checklist.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { BuilderField, type FormProps } from './builder-field.tsx'
import { ExistingPrompts } from './existing-prompts.tsx'
import { FormWithPreview, WITH_SIDE } from './form-with-preview.tsx'
import { StepButtons, StepFrame } from './step-frame.tsx'

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
  form: 'Describe the task, then choose a goal and the AI’s role.',
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
        <div>
          <BuilderField {...part} name="task" />
          <ExistingPrompts task={part.form.task} />
        </div>
        <div className="grid gap-6 grid-fit-72">
          <BuilderField {...part} name="goal" />
          <BuilderField {...part} name="role" />
        </div>
        <StepButtons note={note}>
          <Button look="quiet" onClick={onSkip}>
            Skip & Generate Prompt
          </Button>
          <Button type="submit">
            Recommended: Refine & Detail
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </StepButtons>
      </form>
    </FormWithPreview>
  )
}

interface OwnFormProps {
  own: string
  onChange: (own: string) => void
  /** Whether the user has tried to continue. */
  tried: boolean
  onReview: () => void
  /** Shown next to the button: what the review would replace. */
  note: string | undefined
}

/** A prompt that the user already has, and its checklist. */
export function OwnForm({ own, onChange, tried, onReview, note }: OwnFormProps) {
  const box = useRef<HTMLTextAreaElement>(null)
  return (
    <div className={WITH_SIDE}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onReview()
        }}
        className="flex min-w-0 flex-col gap-6 rounded-xl border border-line bg-surface p-4 sm:p-6"
      >
        <Field
          label="Your prompt"
          id={OWN_PROMPT_ID}
          required
          hint={`Up to ${MOST} characters. Formatting is removed when you paste.`}
          error={ownPromptError(own, { tried })}
        >
          <Textarea
            ref={box}
            rows={16}
            placeholder="Paste or type the prompt you want to improve."
            value={own}
            onChange={(event) => onChange(event.target.value)}
            className="max-sm:h-72"
          />
        </Field>
        <StepButtons note={note}>
          <Button type="submit">
            Review & Enhance
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </StepButtons>
      </form>
      <ChecklistPanel
        checked={useChecklist(own)}
        onAdd={({ phrase }) => box.current && insertPhrase(box.current, phrase)}
        className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto print:hidden"
      />
    </div>
  )
}

export const OWN_PROMPT_ID = 'builder-own-prompt'

const MOST = groupedCount(CONTENT_MAX)

/** A missing prompt is reported only after the user tries to continue; one over the limit is reported right away. */
export function ownPromptError(own: string, { tried }: { tried: boolean }): string | undefined {
  if (own.length > CONTENT_MAX)
    return `Your prompt must be ${MOST} characters or fewer. It’s ${groupedCount(own.length)} now.`
  return tried && own.trim() === '' ? 'Paste or type your prompt.' : undefined
}
