import { type Field, type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { type ReactNode, useMemo } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { TYPE_NAMES } from './field-type-names.ts'
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

/** The Use form lists them all. */
const FIELDS_SHOWN_MAX = 12

/** What there is to fill in, at a glance. */
function FieldList({ fields }: { fields: readonly Field[] }) {
  if (fields.length === 0) return null
  const more = fields.length - FIELDS_SHOWN_MAX
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">{countOf(fields.length, 'field')}</h3>
      <ul className="flex flex-col gap-1 text-ink-soft">
        {fields.slice(0, FIELDS_SHOWN_MAX).map(({ name, label, type, required }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-3">
            <span className="min-w-0 text-ink" dir="auto">
              {label}
            </span>
            <span>
              {TYPE_NAMES[type]}
              {required && ', required'}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-1 text-ink-soft">And {groupedCount(more)} more</p>}
    </section>
  )
}
