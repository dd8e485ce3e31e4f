import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldNameProblem } from '@prompt-library/domain/fields/field-name'
import { fieldNamesIn } from '@prompt-library/domain/fields/find-fields'
import { type Ref, useId, useMemo, useState } from 'react'
import {
  describeField,
  fieldsIssue,
  leftoverText,
  renameDescription,
  tidy,
} from '../../entities/prompt/field-drafts.ts'
import { renameField } from '../../shared/editor/field-nodes.ts'
import { FieldRow } from './field-row.tsx'

interface Rename {
  from: string
  to: string
}

interface FieldsSectionProps {
  ref: Ref<HTMLElement>
  html: string
  fields: FieldDescription[]
  disabled: boolean
  /** Whether the author has tried to save. */
  showErrors: boolean
  onChange: (changes: { html?: string; fields?: FieldDescription[] }) => void
}

/** The fields found in the text, each with what the author says about it. */
export function FieldsSection({ ref, html, fields, disabled, showErrors, onChange }: FieldsSectionProps) {
  const headingId = useId()
  const names = useMemo(() => fieldNamesIn(html), [html])
  const [renames, setRenames] = useState<readonly Rename[]>([])

  const rename = ({ from, to }: Rename): string | undefined => {
    if (to === from) return undefined
    const problem = fieldNameProblem(to, names)
    if (problem) return problem
    setRenames([...renames, { from, to }])
    onChange({ html: renameField(html, from, to), fields: renameDescription(fields, from, to) })
    return undefined
  }

  const byName = new Map(fields.map((field) => [field.name, field]))
  const issue = fieldsIssue(fields.filter(({ name }) => names.includes(name)).map(tidy))
  const leftover = leftoverText(fields, names)
  return (
    <section ref={ref} aria-labelledby={headingId}>
      <h2 id={headingId} className={names.length === 0 ? 'sr-only' : 'font-medium'}>
        Blanks
      </h2>
      {names.length > 0 && (
        <p className="mt-1 text-sm text-ink-soft">
          People fill these in when they use your prompt. Open one to describe it.
        </p>
      )}
      {issue && (
        <p role="alert" data-problem tabIndex={-1} className="mt-2 text-sm text-danger-ink">
          {issue}
        </p>
      )}
      <fieldset disabled={disabled} className="mt-3 flex min-w-0 flex-col gap-2">
        {names.map((name) => (
          <FieldRow
            key={rowKey(name, renames)}
            field={byName.get(name) ?? { name }}
            showErrors={showErrors}
            onChange={(changes) => onChange({ fields: describeField(fields, name, changes) })}
            onRename={(to) => rename({ from: name, to })}
          />
        ))}
      </fieldset>
      {leftover && <p className="mt-2 text-sm text-ink-soft">{leftover}</p>}
    </section>
  )
}

/** A renamed field keeps its row, with its focus. The two names trade keys, so that no two rows have the same one. */
function rowKey(name: string, renames: readonly Rename[]): string {
  return renames.reduceRight((key, { from, to }) => {
    if (key === to) return from
    return key === from ? to : key
  }, name)
}
