import { CURATOR_MESSAGE_MAX, REVIEW_MONTHS } from '@prompt-library/domain/limits'
import type { ReviewOutcome } from '@prompt-library/domain/prompts/reviews'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { useState } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { PromptNotes } from '../../entities/prompt/prompt-notes.tsx'
import { ReviewBadge } from '../../entities/prompt/review-badge.tsx'
import { useSession } from '../../shared/session/api.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { RadioField } from '../../shared/ui/radio-field.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useGuardedNote } from '../guard/use-guarded-note.ts'
import { reviewConflict, useReviewPrompt } from './api.ts'
import { LabelsForm } from './labels-form.tsx'
import { NewerVersion } from './newer-version.tsx'

const MONTHS = [3, 6, 12, 24]

/** The dialog in which a curator reads the prompt and approves it for some months, or asks its author for changes. */
export function ReviewDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  // The one that the curator reads. It stays when someone saves another.
  const [read, setRead] = useState(prompt)
  const [outcome, setOutcome] = useState<ReviewOutcome>()
  const [note, setNote] = useState('')
  const usual = useSession()?.review_months ?? REVIEW_MONTHS
  const [months, setMonths] = useState(usual)
  const { mutateAsync } = useReviewPrompt()
  const [checkNote, guardDialog, isChecking] = useGuardedNote({ warmUp: true })
  const isAsking = outcome === 'changes_asked'
  const isApproving = outcome === 'approved'
  const { length } = note.trim()
  const form = useSubmit({
    isInvalid: !outcome || (isAsking && length === 0) || length > CURATOR_MESSAGE_MAX,
    send: async () => {
      if (!outcome) return undefined
      const { id: prompt_id, revision } = read
      const checked = await checkNote(note, { notice: NOTICE, action: ACTIONS[outcome] })
      if (checked === undefined) return undefined
      setNote(checked)
      const body = { prompt_id, revision, outcome, note: checked }
      return mutateAsync({ ...body, ...(isApproving && { months }) })
    },
    done: isAsking ? 'You asked for changes.' : 'Prompt approved.',
    failed: 'We couldn’t save your review. Check your connection.',
    onDone: onClose,
  })
  const conflict = reviewConflict(form.error)
  const continueWith = (current: Prompt) => {
    setRead(current)
    form.reset()
  }
  const problem = () => {
    if (length > CURATOR_MESSAGE_MAX)
      return `Notes can be up to ${groupedCount(CURATOR_MESSAGE_MAX)} characters.`
    return form.isTried && isAsking && length === 0 ? 'Tell the author what to change.' : undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="large"
      readFirst
      title={`Review ${read.title}`}
      subtitle={`Version ${read.revision}, by ${read.author_name ?? 'Unknown'}`}
      footer={
        <FormButtons
          form={form.props.id}
          action={outcome ? ACTIONS[outcome] : 'Save review'}
          busy={isChecking ? 'Checking...' : form.isPending && 'Saving...'}
          onCancel={onClose}
        />
      }
    >
      <PageTitle>{`Review ${read.title}`}</PageTitle>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          {read.review && (
            <div className="text-sm text-ink-soft empty:hidden">
              <ReviewBadge prompt={read} />
            </div>
          )}
          <PromptNotes notes={read.notes} />
          <section>
            <h3 className="mb-2 text-base font-semibold">Prompt</h3>
            <PromptContent html={read.html} level={4} descriptions={read.fields} />
          </section>
        </div>
        <div className="flex min-w-0 flex-col gap-6 border-line max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
          <form
            {...form.props}
            // The curator first decides which version to review.
            onSubmit={conflict ? (event) => event.preventDefault() : form.props.onSubmit}
            className="flex flex-col gap-5"
          >
            <RadioField
              label="Your review"
              choices={OUTCOMES}
              value={outcome}
              error={form.isTried && !outcome ? 'Approve it or ask for changes.' : undefined}
              onChange={setOutcome}
            />
            <Field
              label="Note to the author"
              required={isAsking}
              optional={!isAsking}
              hint={isAsking ? 'Say what to change. The prompt stays public.' : undefined}
              error={problem()}
            >
              <Textarea
                rows={4}
                value={note}
                readOnly={form.isPending}
                onChange={({ target }) => setNote(target.value)}
              />
            </Field>
            {isApproving && (
              <Field label="Review it again after">
                <Select value={months} onChange={({ target }) => setMonths(Number(target.value))}>
                  {[...new Set([...MONTHS, usual])]
                    .toSorted((one, other) => one - other)
                    .map((number) => (
                      <option key={number} value={number}>
                        {countOf(number, 'month')}
                        {number === usual && ' (the usual time)'}
                      </option>
                    ))}
                </Select>
              </Field>
            )}
            {form.failure && (
              <ErrorBox>
                {form.failure}
                {conflict && <NewerVersion read={read} current={conflict} onContinue={continueWith} />}
              </ErrorBox>
            )}
          </form>
          <LabelsForm prompt={read} onContinue={continueWith} />
        </div>
      </div>
      {guardDialog}
    </Dialog>
  )
}

const NOTICE = 'The author and curators can read this note.'
const ACTIONS = { approved: 'Approve', changes_asked: 'Ask for changes' }

const OUTCOMES = [
  { value: 'approved', label: 'Approve it as it is' },
  { value: 'changes_asked', label: 'Ask for changes' },
] as const
