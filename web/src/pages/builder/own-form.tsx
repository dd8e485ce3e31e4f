import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ArrowRight } from 'lucide-react'
import { useRef } from 'react'
import { ChecklistPanel } from '../../features/check-prompt/checklist-panel.tsx'
import { insertPhrase } from '../../features/check-prompt/insert-phrase.ts'
import { useChecklist } from '../../features/check-prompt/use-checklist.ts'
import { textDirection } from '../../shared/lib/text-direction.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { WITH_SIDE } from './form-with-preview.tsx'

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
            dir={textDirection(own)}
            placeholder="Paste or type the prompt you want to improve."
            value={own}
            onChange={(event) => onChange(event.target.value)}
            className="max-sm:h-72"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-6 max-sm:flex-col max-sm:items-stretch">
          {note && <p className="mr-auto flex-1 basis-60 text-sm text-ink-soft">{note}</p>}
          <Button type="submit">
            Review & Enhance
            <ArrowRight aria-hidden className="size-4" />
          </Button>
        </div>
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
