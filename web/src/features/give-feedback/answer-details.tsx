import { FEEDBACK_NOTE_MAX, TARGET_NAME_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent, KeyboardEvent } from 'react'
import { targetsQuery } from '../../entities/prompt/ai-tools-api.ts'
import { applyEdits } from '../../shared/guard/guarded-text.ts'
import { useGuard } from '../../shared/guard/use-guard.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import type { AnswerDraft } from './answer-draft.ts'
import type { Answer } from './api.ts'

interface AnswerDetailsProps {
  worked: boolean
  draft: AnswerDraft
  onChange: (draft: AnswerDraft) => void
  isSaving: boolean
  onSave: (details: Pick<Answer, 'tool' | 'note'>) => Promise<void>
  /** The label of the button that closes the form. */
  skip: string
  onSkip: () => void
  onRemove: (() => Promise<void>) | undefined
}

/** The AI tool and a note for the author. Ctrl+Enter saves. */
export function AnswerDetails({ worked, draft, onChange, isSaving, onSave, ...rest }: AnswerDetailsProps) {
  const { skip, onSkip, onRemove } = rest
  const [guard, guardDialog, isChecking] = useGuard({ warmUp: true })
  const { length } = draft.note.trim()
  const isTooLong = length > FEEDBACK_NOTE_MAX
  const isBusy = isChecking || isSaving
  const save = async () => {
    if (isTooLong || isBusy) return
    const answer = await guard({
      texts: [{ label: 'Note', text: draft.note, offers: ['remove'] }],
      notice: whoSees(worked),
      action: 'Save answer',
    })
    if (!answer) return
    const note = applyEdits(draft.note, answer.edits[0] ?? [])
    // If saving fails, the form has what the user decided on.
    if (note !== draft.note) onChange({ ...draft, note })
    await onSave({ tool: draft.tool.trim(), note: note.trim() })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void save()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    // Elsewhere in the use dialog, this copies the prompt.
    event.stopPropagation()
    event.preventDefault()
    void save()
  }
  return (
    <>
      <form onSubmit={submit} onKeyDown={handleKey} className="flex max-w-120 flex-col gap-3">
        <ToolFields draft={draft} onChange={onChange} disabled={isBusy} />
        <Field
          label={worked ? 'Anything the author should know?' : 'What went wrong?'}
          hint={`Optional. ${whoSees(worked)}${
            length > FEEDBACK_NOTE_MAX / 2 ? ` ${length} of ${FEEDBACK_NOTE_MAX} characters.` : ''
          }`}
          error={isTooLong ? `Notes can be up to ${FEEDBACK_NOTE_MAX} characters.` : undefined}
        >
          <Textarea
            rows={2}
            value={draft.note}
            readOnly={isBusy}
            onChange={(event) => onChange({ ...draft, note: event.target.value })}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            size="small"
            look="soft"
            busy={isChecking ? 'Checking...' : isSaving && 'Saving...'}
            unavailable={isTooLong}
          >
            Save answer
          </Button>
          <Button size="small" look="plain" unavailable={isBusy} onClick={onSkip}>
            {skip}
          </Button>
          {onRemove && (
            <Button size="small" look="quietDanger" unavailable={isBusy} onClick={() => void onRemove()}>
              Remove answer
            </Button>
          )}
        </div>
      </form>
      {guardDialog}
    </>
  )
}

/** Admins see notes of No as long as the prompt is public (server: listNotWorking). */
function whoSees(worked: boolean): string {
  const readers = worked ? 'The author' : 'The author and, while the prompt is public, admins'
  return `${readers} can read this note. Your name isn’t shown.`
}

interface ToolFieldsProps {
  draft: AnswerDraft
  onChange: (draft: AnswerDraft) => void
  disabled: boolean
}

const OTHER = 'other'

/** A list of the campus's AI tools, and a text box for any other. */
function ToolFields({ draft, onChange, disabled }: ToolFieldsProps) {
  const { data: targets } = useQuery(targetsQuery)
  const { tool } = draft
  // Until the list has loaded, it has the tool that was chosen.
  const names = targets?.map(({ name }) => name) ?? [tool].filter(Boolean)
  const isOther = draft.isOther || (tool !== '' && !names.includes(tool)) || names.length === 0
  // The prefix tells a tool called “other” from the choice.
  const choiceOf = (name: string) => `tool ${name}`
  const choose = (value: string) => {
    if (value === OTHER) onChange({ ...draft, isOther: true, tool: '' })
    else onChange({ ...draft, isOther: false, tool: names.find((name) => choiceOf(name) === value) ?? '' })
  }
  return (
    <>
      {names.length > 0 && (
        <Field label="Which AI tool?">
          <Select
            value={isOther ? OTHER : tool && choiceOf(tool)}
            disabled={disabled}
            onChange={(event) => choose(event.target.value)}
          >
            <option value="">Not chosen</option>
            {names.map((name) => (
              <option key={name} value={choiceOf(name)}>
                {name}
              </option>
            ))}
            <option value={OTHER}>Other</option>
          </Select>
        </Field>
      )}
      {isOther && (
        <Field label={names.length > 0 ? 'Name of the tool' : 'Which AI tool?'}>
          <Input
            value={tool}
            maxLength={TARGET_NAME_MAX}
            readOnly={disabled}
            onChange={(event) => onChange({ ...draft, isOther: true, tool: event.target.value })}
          />
        </Field>
      )}
    </>
  )
}
