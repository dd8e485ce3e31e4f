import {
  FIELD_TYPES,
  type FieldDescription,
  fieldLabel,
  type Field as PromptField,
  usualType,
} from '@prompt-library/domain/fields/field'
import { FIELD_HELP_MAX, FIELD_LABEL_MAX } from '@prompt-library/domain/limits'
import { ChevronRight, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { type FieldIssue, fieldIssue, hasOptions, tidy } from '../../entities/prompt/field-drafts.ts'
import { FieldInput } from '../../entities/prompt/field-input.tsx'
import { TYPE_NAMES } from '../../entities/prompt/field-type-names.ts'
import { Checkbox, Field, Textarea } from '../../shared/ui/field.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'

interface FieldRowProps {
  field: FieldDescription
  showErrors: boolean
  onChange: (changes: Partial<FieldDescription>) => void
  /** Returns what is wrong with the name, if something is. */
  onRename: (to: string) => string | undefined
}

/** A field of the text. Its details are drawn only when they're open, or when something in them is wrong. */
export function FieldRow({ field, showErrors, onChange, onRename }: FieldRowProps) {
  const [open, setOpen] = useState(false)
  const issue = showErrors ? fieldIssue(field) : undefined
  return (
    <details
      className="group min-w-0 rounded-lg border border-line-strong bg-surface"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <Summary field={field} hasIssue={issue !== undefined} />
      {(open || issue) && (
        <div className="grid gap-x-6 gap-y-4 border-t border-line p-4 *:min-w-0 sm:grid-cols-2">
          {!field.not_a_field && (
            <Details field={field} issue={issue} onChange={onChange} onRename={onRename} />
          )}
          <Checkbox
            label="Keep as text"
            hint={`No one fills this in. People copy it as {{${field.name}}}.`}
            checked={field.not_a_field ?? false}
            onChange={(not_a_field) => onChange({ not_a_field })}
          />
        </div>
      )}
    </details>
  )
}

function Summary({ field, hasIssue }: { field: FieldDescription; hasIssue: boolean }) {
  const { name, label, type = usualType(name), required, not_a_field } = field
  return (
    <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-3 gap-y-0.5 rounded-lg px-3 py-2.5 hover:bg-sunken [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden
        className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90"
      />
      {!not_a_field && (
        <span className="min-w-0 font-medium" dir="auto">
          {label || fieldLabel(name)}
        </span>
      )}
      <code className="min-w-0 text-sm text-ink-soft">{`{{${name}}}`}</code>
      <span className="ml-auto text-sm text-ink-soft">
        {not_a_field ? 'Kept as text' : `${TYPE_NAMES[type]}${required ? ', required' : ''}`}
      </span>
      {hasIssue && (
        <span className="flex items-center gap-1 text-sm text-danger-ink">
          <CircleAlert aria-hidden className="size-4" />
          Needs a change
        </span>
      )}
    </summary>
  )
}

interface DetailsProps {
  field: FieldDescription
  issue: FieldIssue | undefined
  onChange: FieldRowProps['onChange']
  onRename: FieldRowProps['onRename']
}

function Details({ field, issue, onChange, onRename }: DetailsProps) {
  const { name, label = '', help = '', type = usualType(name), options = [], allow_other, required } = field
  const error = (property: FieldIssue['property']) =>
    issue?.property === property ? issue.message : undefined
  return (
    <>
      <Field label="Label people see" error={error('label')}>
        <Input
          value={label}
          placeholder={fieldLabel(name)}
          maxLength={FIELD_LABEL_MAX}
          onChange={(event) => onChange({ label: event.target.value })}
        />
      </Field>
      <Name name={name} error={error('name')} onRename={onRename} />
      <div className="sm:col-span-2">
        <Field label="Help text" hint="Shown below the field." error={error('help')}>
          <Input
            value={help}
            maxLength={FIELD_HELP_MAX}
            onChange={(event) => onChange({ help: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Type">
        <Select
          value={type}
          onChange={(event) => {
            const next = FIELD_TYPES.find((each) => each === event.target.value) ?? type
            // A default of another type would be wrong, and some controls couldn't show it.
            onChange({ type: next, ...(!(isText(type) && isText(next)) && { default: '' }) })
          }}
        >
          {FIELD_TYPES.map((each) => (
            <option key={each} value={each}>
              {TYPE_NAMES[each]}
            </option>
          ))}
        </Select>
      </Field>
      {hasOptions(field) && (
        <>
          <Field label="Options" hint="One per line." error={error('options')} required>
            <Textarea
              rows={4}
              value={options.join('\n')}
              onChange={(event) => onChange({ options: event.target.value.split('\n') })}
            />
          </Field>
          <Checkbox
            label="Allow other answers"
            hint="People can also type their own."
            checked={allow_other ?? false}
            onChange={(allowOther) => onChange({ allow_other: allowOther })}
          />
        </>
      )}
      {type === 'number' && (
        <>
          <Bound name="min" field={field} error={error('min')} onChange={onChange} />
          <Bound name="max" field={field} error={error('max')} onChange={onChange} />
        </>
      )}
      <FieldInput
        field={defaultField(field, error('default') !== undefined)}
        value={field.default ?? ''}
        error={error('default')}
        onChange={(start) => onChange({ default: start })}
      />
      <Checkbox
        label="Required"
        hint="People have to fill it in."
        checked={required ?? false}
        onChange={(isRequired) => onChange({ required: isRequired })}
      />
    </>
  )
}

interface BoundProps {
  name: 'min' | 'max'
  field: FieldDescription
  error: string | undefined
  onChange: FieldRowProps['onChange']
}

/** The smallest or largest number that people can enter. */
function Bound({ name, field, error, onChange }: BoundProps) {
  return (
    <Field label={name === 'min' ? 'Minimum' : 'Maximum'} error={error}>
      <Input
        type="number"
        step="any"
        value={field[name] ?? ''}
        onChange={({ target }) =>
          onChange({ [name]: target.value === '' ? undefined : Number(target.value) })
        }
      />
    </Field>
  )
}

function isText(type: PromptField['type']): boolean {
  return type === 'text' || type === 'long_text'
}

/** The control that people will see, but for its default. */
function defaultField(field: FieldDescription, isWrong: boolean): PromptField {
  const { name, type = usualType(name), options = [], allow_other = false } = tidy(field)
  return {
    name: `default-${name}`,
    label: 'Default',
    help: 'Filled in from the start. People can change it.',
    type,
    default: '',
    required: false,
    options,
    // Choices that are no longer among the options have to be visible to be removed.
    allowOther: allow_other || (isWrong && type === 'choices'),
  }
}

interface NameProps {
  name: string
  error: string | undefined
  onRename: FieldRowProps['onRename']
}

/** Renames the field when the author is done typing. A name that can't be used changes nothing. */
function Name({ name, error, onRename }: NameProps) {
  const [text, setText] = useState(name)
  const [refused, setRefused] = useState<string>()
  const message = refused ?? error
  const commit = () => {
    setText(text.trim())
    setRefused(onRename(text.trim()))
  }
  return (
    <>
      <Field
        label="Name in your text"
        hint={`Written as {{${name}}}. Changing it changes the text, too.`}
        error={message}
      >
        <Input
          value={text}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(event) => {
            setText(event.target.value)
            setRefused(undefined)
          }}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            // Enter would submit the form. Ctrl+Enter and ⌘+Enter do.
            if (!event.ctrlKey && !event.metaKey) event.preventDefault()
            commit()
          }}
        />
      </Field>
      {/* The focus may be elsewhere by the time the name is refused. */}
      <p role="alert" className="sr-only">
        {refused}
      </p>
    </>
  )
}
