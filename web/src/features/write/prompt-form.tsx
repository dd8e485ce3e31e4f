import { NOTES_MAX, TITLE_MAX } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES, CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { ListChecks } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { LazyRichTextEditor } from '../../shared/editor/lazy-rich-text-editor.tsx'
import type { EditorHandle } from '../../shared/editor/rich-text-editor.tsx'
import { DataClassField } from '../../shared/guard/data-class-field.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Field, Textarea } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedPart } from '../../shared/ui/load-failure.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { FieldsSection, focusFieldProblem } from './fields-section.tsx'
import type { PromptDraft } from './prompt-draft.ts'
import { TagField } from './tag-field.tsx'
import { useTagEntry } from './use-tag-entry.ts'
import { VisibilityField } from './visibility-field.tsx'

const PromptCheck = lazyPart(async () => (await import('./prompt-check.tsx')).PromptCheck)

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
  /** Tags that the library set, which stay. */
  fixedTags?: readonly string[]
  /** Who besides the author sees the prompt while it's private. Defaults to no one. */
  audience?: { sharedWith: number | undefined; note: ReactNode }
  /** Shown below the fields in the left column. */
  aside?: ReactNode
}

const NO_TAGS: readonly string[] = []
const NO_ONE_ELSE = { sharedWith: 0, note: null }

/** The form shared by the submit, edit, and clone dialogs. */
export function PromptForm({
  id,
  draft,
  category,
  onChange,
  onSubmit,
  error,
  disabled,
  fixedTags = NO_TAGS,
  audience = NO_ONE_ELSE,
  aside,
}: PromptFormProps) {
  const [showErrors, setShowErrors] = useState(false)
  const titleBox = useRef<HTMLInputElement>(null)
  const fieldsBox = useRef<HTMLElement>(null)
  const contentId = useId()
  const tagsId = useId()
  const tagEntry = useTagEntry({ draft, onChange })
  const set = (changes: Partial<PromptDraft>) => onChange({ ...draft, ...changes })
  const offered = useOfferedCategories(category, draft.category)
  const missing = {
    title: !hasVisibleText(draft.title) ? 'Enter a title.' : undefined,
    html: draft.html === '' ? 'Enter your prompt.' : undefined,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // Problems of fields are found by their messages, which must be on the page by then.
    const complete = flushSync(() => {
      setShowErrors(true)
      return tagEntry.complete()
    })
    // The first invalid field may be off screen, and a screen reader announces its message on focus.
    if (missing.title) return titleBox.current?.focus()
    if (!complete) return document.getElementById(tagsId)?.focus()
    if (missing.html) return document.getElementById(contentId)?.focus()
    if (!focusFieldProblem(fieldsBox.current)) onSubmit(complete)
  }
  return (
    <form
      id={id}
      onSubmit={submit}
      noValidate
      className="grid gap-8 lg:grid-cols-[min(22rem,40%)_minmax(0,1fr)]"
    >
      {error && <ErrorBox className="lg:col-span-2">{error}</ErrorBox>}
      <div className="flex flex-col gap-5">
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
        <TagField
          id={tagsId}
          tags={draft.tags}
          text={draft.tagText}
          fixed={fixedTags}
          error={tagEntry.problem}
          disabled={disabled}
          onChange={tagEntry.enter}
        />
        <div>
          <VisibilityField
            value={draft.visibility}
            sharedWith={audience.sharedWith}
            disabled={disabled}
            onChange={(visibility) => set({ visibility })}
          />
          {audience.note}
        </div>
        <DataClassField
          value={draft.data_class}
          hint="The most sensitive data people should fill in. This doesn’t change who can see the prompt."
          disabled={disabled}
          onChange={(data_class) => set({ data_class })}
        />
        <Field label="Notes (Optional)" hint="Tell others when to use this prompt and what to fill in.">
          <Textarea
            rows={4}
            value={draft.notes}
            maxLength={NOTES_MAX}
            disabled={disabled}
            onChange={(event) => set({ notes: event.target.value })}
          />
        </Field>
        {aside}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <Content
          id={contentId}
          draft={draft}
          disabled={disabled}
          error={showErrors ? missing.html : undefined}
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
    </form>
  )
}

/** Only the builder assigns `Study`. A form that has seen it keeps offering it, so that a change can be undone. */
function useOfferedCategories(...set: PromptDraft['category'][]): readonly string[] {
  const [wasStudy, setWasStudy] = useState(false)
  if (!wasStudy && set.includes('Study')) setWasStudy(true)
  return wasStudy || set.includes('Study') ? ALL_CATEGORIES : CATEGORIES
}

interface ContentProps {
  id: string
  draft: PromptDraft
  disabled: boolean
  error: string | undefined
  onChange: (html: string) => void
}

function Content({ id, draft, disabled, error, onChange }: ContentProps) {
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')
  const [checking, setChecking] = useState(false)
  const errorId = useId()
  const checkId = useId()
  const editor = useRef<EditorHandle>(null)
  const insert: EditorHandle['insertParagraph'] = (text, place) => {
    // The editor takes insertions even while it's disabled.
    if (disabled) return
    // Focus can't move to the editor while the preview covers it.
    flushSync(() => setMode('edit'))
    editor.current?.insertParagraph(text, place)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span aria-hidden className="font-medium">
          Prompt Content <span className="text-danger-ink">*</span>
        </span>
        <SegmentedControl
          label="Prompt Content"
          value={mode}
          onChange={setMode}
          choices={[
            { value: 'edit', label: 'Edit' },
            { value: 'preview', label: 'Preview' },
          ]}
        />
      </div>
      {/* The preview covers the editor, which keeps its height, so nothing below moves. */}
      <div className="relative">
        <div className={mode === 'preview' ? 'invisible print:hidden' : undefined}>
          <LazyRichTextEditor
            ref={editor}
            id={id}
            required
            label="Prompt Content"
            value={draft.html}
            onChange={onChange}
            notFields={draft.fields.filter((field) => field.not_a_field).map(({ name }) => name)}
            disabled={disabled}
            describedBy={error ? errorId : undefined}
            invalid={error !== undefined}
          />
        </div>
        {mode === 'preview' && (
          <section
            aria-label="Preview"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
            tabIndex={0}
            className="absolute inset-0 overflow-y-auto rounded-lg border border-line p-4 scroll-shade print:static"
          >
            {draft.html === '' ? (
              <p className="text-ink-soft">No content</p>
            ) : (
              <PromptContent html={draft.html} level={2} descriptions={draft.fields} />
            )}
          </section>
        )}
      </div>
      {error && (
        <p id={errorId} className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <Button
        look="quiet"
        size="small"
        className="-ml-3 self-start"
        aria-expanded={checking}
        aria-controls={checkId}
        disabled={disabled}
        onClick={() => setChecking(!checking)}
      >
        <ListChecks aria-hidden className="size-4" />
        Check my prompt
      </Button>
      <div id={checkId}>
        {checking && (
          <LoadedPart fallback={<Skeleton className="h-24 rounded-xl" />}>
            <PromptCheck html={draft.html} onInsert={insert} />
          </LoadedPart>
        )}
      </div>
    </div>
  )
}
