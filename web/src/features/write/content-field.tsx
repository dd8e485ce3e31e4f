import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { makeBlanks, suggestedBlanks } from '@prompt-library/domain/fields/suggested-blanks'
import { countOf } from '@prompt-library/domain/text/count-of'
import { ListChecks } from 'lucide-react'
import { useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PromptContent } from '../../entities/prompt/prompt-content.tsx'
import { LazyRichTextEditor } from '../../shared/editor/lazy-rich-text-editor.tsx'
import type { EditorHandle } from '../../shared/editor/rich-text-editor.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedPart } from '../../shared/ui/load-failure.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import type { PromptDraft } from './prompt-draft.ts'

const PromptCheck = lazyPart(async () => (await import('./prompt-check.tsx')).PromptCheck)

interface ContentFieldProps {
  draft: PromptDraft
  disabled: boolean
  error: string | undefined
  onChange: (changes: { html: string; fields?: PromptDraft['fields'] }) => void
}

/** The text of the prompt, its preview, and the check. */
export function ContentField({ draft, disabled, error, onChange }: ContentFieldProps) {
  const [mode, setMode] = useState<'edit' | 'preview'>('edit')
  const [checking, setChecking] = useState(false)
  const errorId = useId()
  const checkId = useId()
  const editor = useRef<EditorHandle>(null)
  const insert: EditorHandle['insertParagraph'] = (text) => {
    // The editor takes insertions even while it's disabled.
    if (disabled) return
    // Focus can't move to the editor while the preview covers it.
    flushSync(() => setMode('edit'))
    editor.current?.insertParagraph(text)
  }
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span aria-hidden className="mr-auto font-medium">
          Prompt Content <span className="font-normal text-ink-soft">*</span>
        </span>
        <BlankSuggestion html={draft.html} fields={draft.fields} disabled={disabled} onChange={onChange} />
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
            required
            label="Prompt Content"
            value={draft.html}
            onChange={(html) => onChange({ html })}
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
        icon={ListChecks}
        look="quiet"
        size="small"
        className="-ml-3 self-start"
        aria-expanded={checking}
        aria-controls={checkId}
        disabled={disabled}
        onClick={() => setChecking(!checking)}
      >
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

interface Blanks {
  html: string
  fields: FieldDescription[]
}

interface BlankSuggestionProps extends Blanks {
  disabled: boolean
  onChange: (changes: Blanks) => void
}

/** Makes what the author put in brackets blanks. The same button undoes it. */
function BlankSuggestion({ html, fields, disabled, onChange }: BlankSuggestionProps) {
  const suggested = useMemo(() => suggestedBlanks(html), [html])
  const [made, setMade] = useState<{ count: number; before: Blanks; html: string }>()
  const isMade = made?.html === html
  if (suggested.length === 0 && !isMade) return null
  const make = () => {
    const next = makeBlanks(html)
    const described = new Set(fields.map(({ name }) => name))
    const added = next.fields.filter(({ name }) => !described.has(name))
    setMade({ count: suggested.length, before: { html, fields }, html: next.html })
    onChange({ html: next.html, fields: [...fields, ...added] })
  }
  const count = isMade ? made.count : suggested.length
  const said = isMade
    ? `Made ${countOf(count, 'blank')}.`
    : `In brackets: ${suggested.map(({ text }) => text).join(', ')}`
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <Button
        look="soft"
        size="small"
        // The second click of a double click would undo it.
        data-once
        disabled={disabled}
        title={said}
        onClick={isMade ? () => onChange(made.before) : make}
      >
        {isMade
          ? `Undo ${countOf(count, 'blank')}`
          : count === 1
            ? 'Make this a blank'
            : `Make these ${count} blanks`}
      </Button>
    </>
  )
}
