import {
  AI_SERVICE,
  DATA_USES,
  type DataClasses,
  type DataRule,
  type DataTable,
  MCP,
  rulesFor,
} from '@prompt-library/domain/data-class/data-class'
import { DATA_NOTE_MAX } from '@prompt-library/domain/limits'
import { useId } from 'react'
import { Input, Select } from '../../../shared/ui/input.tsx'
import { type InputProps, sentenceFor } from './setting-field.ts'

const USE_NAMES: Record<DataRule['use'], string> = { fine: 'Fine', limited: 'Limited', not: 'Not' }

/** Which data each tool can get: tools down, classes across. On a phone, each tool is a list of classes. */
export function DataTableInput({ draft, onChange, problems, edited }: InputProps<DataTable>) {
  const classes = edited.data_classes
  const rows = [
    ...edited.targets.map(({ id, name }) => ({ id, name: name.trim() || 'New AI tool' })),
    { id: AI_SERVICE, name: 'AI service (enhancing)' },
    { id: MCP, name: 'MCP (connected tools)' },
  ]
  /** Only what is on the screen is kept. */
  const change = (tool: string, dataClass: string, rule: DataRule) => {
    const all = rows.map(({ id }) => [id, rulesFor(draft, id, classes)] as const)
    const table = Object.fromEntries(all)
    onChange({ ...table, [tool]: { ...table[tool], [dataClass]: rule } })
  }
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left max-md:block">
        <thead className="border-b border-line-strong max-md:sr-only">
          <tr>
            <th className="py-2 pr-3 font-semibold">Tool</th>
            {classes.map(({ id, name }) => (
              <th key={id} className="min-w-28 px-1.5 py-2 font-semibold wrap-anywhere">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line max-md:block">
          {rows.map(({ id, name }) => (
            <tr key={id} className="max-md:block max-md:py-3">
              <th
                scope="row"
                className="min-w-36 py-3 pr-3 align-top font-medium wrap-anywhere max-md:block max-md:py-0"
              >
                {name}
              </th>
              {classes.map((one) => (
                <DataRuleCell
                  key={one.id}
                  tool={name}
                  dataClass={one}
                  rule={rulesFor(draft, id, classes)[one.id]}
                  error={sentenceFor(problems, id, one.id, 'note')}
                  onChange={(rule) => change(id, one.id, rule)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface DataRuleCellProps {
  tool: string
  dataClass: DataClasses[number]
  rule: DataRule | undefined
  error: string | undefined
  onChange: (rule: DataRule) => void
}

/** Whether a tool can get the data of a class, and what limits it. */
function DataRuleCell({ tool, dataClass, rule, error, onChange }: DataRuleCellProps) {
  const id = useId()
  const { use, note } = rule ?? { use: 'not', note: '' }
  const label = `${tool}, ${dataClass.name} data`
  return (
    <td className="px-1.5 py-2 align-top max-md:grid max-md:grid-cols-[8rem_1fr] max-md:items-center max-md:gap-2 max-md:px-0 max-md:py-1">
      <span aria-hidden className="wrap-anywhere text-ink-soft md:hidden">
        {dataClass.name}
      </span>
      <Select
        aria-label={label}
        value={use}
        onChange={({ target }) => {
          const chosen = DATA_USES.find((one) => one === target.value) ?? use
          onChange({ use: chosen, note: chosen === 'limited' ? note : '' })
        }}
      >
        {DATA_USES.map((one) => (
          <option key={one} value={one}>
            {USE_NAMES[one]}
          </option>
        ))}
      </Select>
      {use === 'limited' && (
        <div className="mt-1.5 max-md:col-span-2 max-md:mt-0">
          <Input
            aria-label={`${label}: limited to`}
            aria-invalid={error ? true : undefined}
            aria-describedby={error && `${id}-error`}
            placeholder="Only without names"
            autoComplete="off"
            maxLength={DATA_NOTE_MAX}
            value={note}
            onChange={({ target }) => onChange({ use, note: target.value })}
          />
          {error && (
            <p id={`${id}-error`} className="mt-1 text-sm text-danger-ink">
              {error}
            </p>
          )}
        </div>
      )}
    </td>
  )
}
