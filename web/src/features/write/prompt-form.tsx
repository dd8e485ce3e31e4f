import { NOTES_MAX, TITLE_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES, CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { contentProblem } from '@prompt-library/domain/prompts/content-problem'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { classNames } from '../../shared/ui/class-names.ts'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { ContentField } from './content-field.tsx'
import { FieldsSection, focusFieldProblem } from './fields-section.tsx'
import { focusInDetails } from './focus-in-details.ts'
import { MoreDetails } from './more-details.tsx'
import type { PromptDraft } from './prompt-draft.ts'
import { PublishingNote } from './publishing-note.tsx'
import type { DraftPublishing } from './use-publishing.ts'
import { useTagEntry } from './use-tag-entry.ts'
import { VisibilityField } from './visibility-field.tsx'

interface PromptFormProps {
  /** For the submit button, which is outside the form. */
  id: string
  draft: PromptDraft
  /** The prompt's category before any edits. */
  category: PromptDraft['category']
  onChange: (draft: PromptDraft) => void
  /** Gets the draft with everything that was typed. */
  onSubmit: (draft: PromptDraft) => void
  error: string | undefined
  disabled: boolean
  publishing: DraftPublishing
  /** Tags that the library set, which stay. */
  fixedTags?: readonly string[]
  /** Who besides the author sees the prompt while it's private, and a note below the choice. Defaults to no one. */
  audience?: { sharedWith: number | undefined; note: ReactNode }
  /** Shown below the title. */
  similar?: ReactNode
  /** Shown below the notes. */
  aside?: ReactNode
  /** Puts the details to the left of the text, not to the right. */
  detailsFirst?: boolean
}

const NO_TAGS: readonly string[] = []
const NO_ONE_ELSE = { sharedWith: 0, note: null }

/**
 * The order of the prompt form's fields, and what it requires. The form shared by the submit, edit, and clone dialogs.
 * Title and text come first, which on a phone puts the editor on the first screen.
 */
export function PromptForm({
  id,
  draft,
  category,
  onChange,
  onSubmit,
  error,
  disabled,
  publishing,
  fixedTags = NO_TAGS,
  audience = NO_ONE_ELSE,
  similar,
  aside,
  detailsFirst = false,
}: PromptFormProps) {
  const [showErrors, setShowErrors] = useState(false)
  const titleBox = useRef<HTMLInputElement>(null)
  const fieldsBox = useRef<HTMLElement>(null)
  const contentId = useId()
  const tagsId = useId()
  const tagEntry = useTagEntry({ draft, onChange })
  const set = (changes: Partial<PromptDraft>) => onChange({ ...draft, ...changes })
  // A form starts with Public.
  const visibility = publishing.outcome === 'refused' ? 'private' : draft.visibility
  const offered = useOfferedCategories(category, draft.category)
  const missing = {
    title: !hasVisibleText(draft.title) ? 'Enter a title.' : undefined,
    html: draft.html === '' ? 'Enter your prompt.' : undefined,
  }
  const overLimit = contentProblem(draft.html)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Problems of fields are found by their messages, which must be on the page by then.
    const complete = flushSync(() => {
      setShowErrors(true)
      return tagEntry.complete()
    })
    // The first invalid field may be off screen, and a screen reader announces its message on focus.
    if (missing.title) return titleBox.current?.focus()
    if (missing.html || overLimit) return document.getElementById(contentId)?.focus()
    if (focusFieldProblem(fieldsBox.current)) return
    if (!complete) return focusInDetails(document.getElementById(tagsId))
    onSubmit({ ...complete, visibility })
  }
  return (
    <form id={id} onSubmit={submit} noValidate>
      {error && <ErrorBox className="mb-6">{error}</ErrorBox>}
      <div
        className={classNames(
          'grid gap-x-8 gap-y-5 lg:grid-rows-[auto_1fr]',
          detailsFirst
            ? 'lg:grid-cols-[min(22rem,40%)_minmax(0,1fr)]'
            : 'lg:grid-cols-[minmax(0,1fr)_min(20rem,40%)]',
        )}
      >
        <div className="min-w-0">
          <Field label="Prompt Title" required error={showErrors ? missing.title : undefined}>
            <Input
              ref={titleBox}
              value={draft.title}
              maxLength={TITLE_MAX}
              disabled={disabled}
              placeholder="Give your prompt a descriptive title"
              onChange={(event) => set({ title: event.target.value })}
            />
          </Field>
          {similar}
        </div>
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-6',
            detailsFirst ? 'lg:col-start-2 lg:row-span-2 lg:row-start-1' : 'lg:row-start-2',
          )}
        >
          <ContentField
            id={contentId}
            draft={draft}
            disabled={disabled}
            error={overLimit ?? (showErrors ? missing.html : undefined)}
            onChange={(html) => set({ html })}
          />
          <FieldsSection
            ref={fieldsBox}
            html={draft.html}
            fields={draft.fields}
            disabled={disabled}
            showErrors={showErrors}
            onChange={set}
          />
        </div>
        <div
          className={classNames(
            'flex min-w-0 flex-col gap-5',
            detailsFirst ? 'lg:row-start-2' : 'lg:col-start-2 lg:row-span-2 lg:row-start-1',
          )}
        >
          <Field label="Category">
            <Select
              value={draft.category}
              disabled={disabled}
              onChange={(event) =>
                set({
                  category:
                    ALL_CATEGORIES.find((category) => category === event.target.value) ?? draft.category,
                })
              }
            >
              {offered.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          </Field>
          <div>
            <VisibilityField
              value={visibility}
              sharedWith={audience.sharedWith}
              ifPublic={publishing.ifPublic}
              disabled={disabled}
              onChange={(visibility) => set({ visibility })}
            />
            <PublishingNote publishing={publishing} />
            {audience.note}
          </div>
          <Field label="Notes" optional hint="Tell others when to use this prompt and what to fill in.">
            <Textarea
              rows={4}
              value={draft.notes}
              maxLength={NOTES_MAX}
              disabled={disabled}
              onChange={(event) => set({ notes: event.target.value })}
            />
          </Field>
          {aside}
          <MoreDetails
            tagsId={tagsId}
            draft={draft}
            fixedTags={fixedTags}
            tagProblem={tagEntry.problem}
            disabled={disabled}
            onTags={tagEntry.enter}
            onDataClass={(data_class) => set({ data_class })}
          />
        </div>
      </div>
    </form>
  )
}

/** Only the builder assigns `Study`. A form that has seen it keeps offering it, so that a change can be undone. */
function useOfferedCategories(...set: PromptDraft['category'][]): readonly string[] {
  const [wasStudy, setWasStudy] = useState(false)
  if (!wasStudy && set.includes('Study')) setWasStudy(true)
  return wasStudy || set.includes('Study') ? ALL_CATEGORIES : CATEGORIES
}
