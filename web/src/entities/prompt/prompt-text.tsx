import { type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { type ReactNode, useMemo } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { FieldList } from './field-list.tsx'
import { PromptContent } from './prompt-content.tsx'
import { PromptNotes } from './prompt-notes.tsx'

interface PromptTextProps {
  text: {
    html: string
    notes: string | null
    tags: readonly string[]
    fields: readonly FieldDescription[]
  }
  /** Shown below the notes, fields, and tags. */
  children?: ReactNode
}

/** One version of a prompt, to read: its text, and beside it all else that belongs to the version. */
export function PromptText({ text: { html, notes, tags, fields: descriptions }, children }: PromptTextProps) {
  const fields = useMemo(() => promptFields(html, descriptions), [html, descriptions])
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_15.5rem]">
      <section className="min-w-0">
        <h3 className="mb-2 text-base font-semibold">Prompt</h3>
        <PromptContent html={html} level={4} descriptions={descriptions} />
      </section>
      <div className="flex min-w-0 flex-col gap-6 border-line text-sm empty:hidden max-lg:border-t max-lg:pt-6 lg:border-l lg:pl-6">
        <PromptNotes notes={notes} />
        <FieldList fields={fields} />
        {tags.length > 0 && (
          <section>
            <h3 className="mb-1 font-semibold text-ink-soft">Tags</h3>
            <ul className="flex flex-wrap gap-1.5">
              {tags.map((tag) => (
                <li key={tag} dir="auto" className="min-w-0 wrap-anywhere">
                  <Badge>{tag}</Badge>
                </li>
              ))}
            </ul>
          </section>
        )}
        {children}
      </div>
    </div>
  )
}
