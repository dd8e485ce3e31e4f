import type { ColumnMapping } from '@prompt-library/contract/formats/read-result'
import { cutText } from '@prompt-library/domain/text/cut-text'
import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Checkbox, Field } from '../../shared/ui/field.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { StepHeading } from './step-heading.tsx'
import type { ColumnsInFile } from './use-reading.ts'

interface MatchColumnsProps {
  name: string
  found: ColumnsInFile
  onMatch: (mapping: ColumnMapping) => void
  onCancel: () => void
}

type Part = Exclude<keyof ColumnMapping, 'firstRow'>

const PARTS: { part: Part; label: string; required?: true }[] = [
  { part: 'title', label: 'Title', required: true },
  { part: 'prompt', label: 'Prompt', required: true },
  { part: 'notes', label: 'Notes' },
  { part: 'category', label: 'Category' },
  { part: 'tags', label: 'Tags' },
]

/** Asks which column of a CSV file, or which property in JSON, is which. */
export function MatchColumns({ name, found, onMatch, onCancel }: MatchColumnsProps) {
  const [mapping, setMapping] = useState<ColumnMapping>(found.suggested)
  const problems = problemsIn(mapping)
  const { firstRow } = mapping
  const columns = firstRow === 'prompt' ? found.columns.map(() => '') : found.columns
  const rows = firstRow === 'prompt' ? [found.columns, ...found.rows] : found.rows
  const form = useSubmit({
    isInvalid: Object.keys(problems).length > 0,
    send: async () => mapping,
    done: onMatch,
  })
  return (
    <form {...form.props} className="flex flex-col gap-5">
      <div>
        <StepHeading>Which column is which?</StepHeading>
        <p className="mt-1 text-ink-soft wrap-anywhere">
          <bdi>{name}</bdi> has {found.columns.length} columns.
        </p>
      </div>
      {firstRow && (
        <Checkbox
          label="The first row has column names"
          hint={`The first row: ${cutText(found.columns.filter(Boolean).join(', '), 120)}`}
          checked={firstRow === 'names'}
          onChange={(isHeader) => setMapping({ ...mapping, firstRow: isHeader ? 'names' : 'prompt' })}
        />
      )}
      {PARTS.map(({ part, label, required = false }) => (
        <Field
          key={part}
          label={label}
          required={required}
          optional={!required}
          hint={example(rows, mapping[part])}
          error={form.isTried ? problems[part] : undefined}
        >
          <Select
            value={mapping[part] ?? ''}
            onChange={({ target: { value } }) =>
              setMapping({ ...mapping, [part]: value === '' ? undefined : Number(value) })
            }
          >
            <option value="">{required ? 'Choose a column' : 'No column'}</option>
            {columns.map((column, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two columns can have the same name
              <option key={index} value={index}>
                {cutText(column, 60) || `Column ${index + 1}`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button type="submit">Continue</Button>
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** What the first rows have in this column. */
function example(rows: readonly string[][], column: number | undefined): string | undefined {
  if (column === undefined) return undefined
  const cell = rows.map((cells) => (cells[column] ?? '').trim()).find((text) => text !== '')
  return cell === undefined ? 'This column is empty in the first rows.' : `For example: ${cutText(cell, 120)}`
}

function problemsIn({ title, prompt }: ColumnMapping): Partial<Record<Part, string>> {
  if (title === undefined || prompt === undefined)
    return {
      ...(title === undefined && { title: 'Choose the column with the titles.' }),
      ...(prompt === undefined && { prompt: 'Choose the column with the prompts.' }),
    }
  return title === prompt ? { prompt: 'Choose a different column. This one has the titles.' } : {}
}
