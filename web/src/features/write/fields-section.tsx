import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { fieldNameProblem } from '@prompt-library/domain/fields/field-name'
import { fieldNamesIn } from '@prompt-library/domain/fields/find-fields'
import { findNearFields } from '@prompt-library/domain/fields/near-fields'
import { type Ref, useEffect, useEffectEvent, useId, useState } from 'react'
import {
  describeField,
  fieldsIssue,
  followUndo,
  leftoverText,
  type Rename,
  renameDescription,
  tidy,
} from '../../entities/prompt/field-drafts.ts'
import { renameField } from '../../shared/editor/field-nodes.ts'
import { Button } from '../../shared/ui/button.tsx'
import { FieldRow } from './field-row.tsx'

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
  const [names, setNames] = useState(() => fieldNamesIn(html))
  const [nearFields, setNearFields] = useState(() => nearFieldsIn(html))
  const [renames, setRenames] = useState<readonly Rename[]>([])

  const update = useEffectEvent(() => {
    const current = fieldNamesIn(html)
    if (current.join() !== names.join()) setNames(current)
    setNearFields(nearFieldsIn(html))
    const moved = followUndo(fields, current, renames)
    if (moved) onChange({ fields: moved })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is searched when it changes, after a pause in typing
  useEffect(() => {
    const timer = setTimeout(update, 150)
    return () => clearTimeout(timer)
  }, [html])

  const rename = ({ from, to }: Rename): string | undefined => {
    if (to === from) return undefined
    const problem = fieldNameProblem(to, fieldNamesIn(html))
    if (problem) return problem
    setNames(names.map((name) => (name === from ? to : name)))
    setRenames([...renames, { from, to }])
    onChange({ html: renameField(html, from, to), fields: renameDescription(fields, from, to) })
    return undefined
  }

  /** The label keeps the words that the author typed. */
  const makeField = (text: string, name: string) => {
    setNames([...new Set([...names, name])])
    setNearFields(nearFields.filter((near) => near.text !== text))
    // The button is about to disappear.
    document.getElementById(headingId)?.focus()
    onChange({
      html: html.replaceAll(`{{${text}}}`, `{{${name}}}`),
      fields: describeField(fields, name, { label: text.trim() }),
    })
  }

  const byName = new Map(fields.map((field) => [field.name, field]))
  const issue = fieldsIssue(fields.filter(({ name }) => names.includes(name)).map(tidy))
  const leftover = leftoverText(fields, names)
  return (
    <section ref={ref} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1} className={names.length === 0 ? 'sr-only' : 'font-medium'}>
        Fields
      </h2>
      <p className="mt-1 text-sm text-ink-soft">
        {names.length === 0
          ? 'Fields are blanks that people fill in when they use your prompt. To add one, type {{course}} in the text or choose Insert field.'
          : 'People fill these in when they use your prompt. Open a field to describe it.'}
      </p>
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
      {nearFields.map(({ text, name }) => (
        <p key={text} className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <span>
            <code>{`{{${text}}}`}</code> isn’t a field. Names can contain only letters, digits, and
            underscores.
          </span>
          <Button look="secondary" size="small" disabled={disabled} onClick={() => makeField(text, name)}>
            Change to {`{{${name}}}`}
          </Button>
        </p>
      ))}
      {leftover && <p className="mt-2 text-sm text-ink-soft">{leftover}</p>}
    </section>
  )
}

/** Only those that formatting doesn't split, so that a button can change them. */
function nearFieldsIn(html: string) {
  return findNearFields(html).slice(0, 10)
}

/** A renamed field keeps its row, with its focus. The two names trade keys, so that no two rows have the same one. */
function rowKey(name: string, renames: readonly Rename[]): string {
  return renames.reduceRight((key, { from, to }) => {
    if (key === to) return from
    return key === from ? to : key
  }, name)
}
