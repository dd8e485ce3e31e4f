import { GOALS, ROLES } from '@prompt-library/domain/builder/builder-form'
import type { AspectCheck } from '@prompt-library/domain/strength/prompt-strength'
import { ArrowRight } from 'lucide-react'
import { Button } from '../../shared/ui/button.tsx'
import { ChoiceField, type FormProps, TextField } from './builder-fields.tsx'
import { FormWithPreview } from './form-with-preview.tsx'

interface CoreFormProps extends FormProps {
  onSkip: () => void
  onRefine: () => void
  onAddAspect: (check: AspectCheck) => void
  /** Shown next to the buttons: what generating would replace. */
  note: string | undefined
}

export function CoreForm({ onSkip, onRefine, onAddAspect, note, ...part }: CoreFormProps) {
  return (
    <FormWithPreview form={part.form} onAddAspect={onAddAspect}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onRefine()
        }}
        className="flex flex-col gap-6 rounded-xl border border-line bg-surface p-4 sm:p-6"
      >
        <div className="grid gap-6 grid-fit-72">
          <ChoiceField
            {...part}
            name="goal"
            required
            options={GOALS}
            none="Choose a goal"
            hint="What will you use the answer for?"
          />
          <ChoiceField
            {...part}
            name="role"
            required
            options={ROLES}
            none="Choose a role"
            hint="Whose perspective should the AI take? A teacher explains; a grant reviewer looks for gaps."
          />
        </div>
        <TextField
          {...part}
          name="task"
          required
          rows={6}
          placeholder="For example: Compare these two drafts of my introduction and tell me which one leads better to the research question, and why."
          hint="Describe one task: what to do, with what material, and why."
        />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-6 max-sm:flex-col max-sm:items-stretch">
          {note && <p className="mr-auto flex-1 basis-60 text-sm text-ink-soft">{note}</p>}
          <Button look="secondary" onClick={onSkip}>
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
