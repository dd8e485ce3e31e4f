// The dialog that creates an API key: what it's for, its scope, and how long it works.
import { DAY } from '@prompt-library/domain/durations'
import { KEY_SCOPES, type KeyScope } from '@prompt-library/domain/keys/api-key'
import { KEY_DAYS, KEY_DAYS_MAX, KEY_NAME_MAX } from '@prompt-library/domain/limits'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { type RefObject, useState } from 'react'
import { useSession } from '../../shared/session/api.ts'
import { Field } from '../../shared/ui/field.tsx'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { Input, Select } from '../../shared/ui/input.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useCreateKey } from './api.ts'
import { AI_TOOLS, type AiTool } from './connect-tool.tsx'

const LIFETIMES = [
  { days: 30, name: '30 days' },
  { days: KEY_DAYS, name: `${KEY_DAYS} days` },
  { days: KEY_DAYS_MAX, name: '1 year' },
]

/** What reading and writing with a key mean. */
export const SCOPE_TEXTS: Record<KeyScope, { name: string; can: string }> = {
  read: { name: 'Read', can: 'Finds and reads the prompts and collections that you can see.' },
  write: {
    name: 'Read and write',
    can: 'Also adds and edits your private prompts, saves prompts, and answers “Did it work?”',
  },
}

const FAILED =
  'We couldn’t get the new key. Check your connection. If the key is in your list, revoke it and create another.'

export interface CreatedKey {
  name: string
  secret: string
  /** What it connects. Undefined for a program of one's own. */
  tool: AiTool | undefined
}

interface NewKeyDialogProps {
  /** Also called if the dialog was closed before the key arrived. */
  onCreated: (created: CreatedKey) => void
  /** Gets the focus when the dialog closes, once there is a key. */
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

export function NewKeyDialog({ onCreated, onClose, finalFocus }: NewKeyDialogProps) {
  const tools = useSession()?.mcp ? AI_TOOLS : []
  const [tool, setTool] = useState(tools[0])
  const [typed, setTyped] = useState<string>()
  const name = typed ?? tool?.name ?? ''
  const [scope, setScope] = useState<KeyScope>('read')
  const [days, setDays] = useState(KEY_DAYS)
  const { mutateAsync } = useCreateKey()
  const missing = hasVisibleText(name) ? undefined : 'Enter a name.'
  const form = useSubmit({
    isInvalid: missing !== undefined,
    send: () => mutateAsync({ name, scope, days }),
    done: (created) => onCreated({ name: created.name, secret: created.key, tool }),
    failed: FAILED,
  })
  const { isPending } = form
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title="New API key"
      width="small"
      finalFocus={finalFocus}
      action="Create key"
      busy={isPending && 'Creating...'}
    >
      {tools.length > 0 && (
        <Field label="What will use it?">
          <Select
            value={tool?.name ?? ''}
            disabled={isPending}
            onChange={({ target }) => setTool(tools.find(({ name }) => name === target.value))}
          >
            {tools.map((one) => (
              <option key={one.name}>{one.name}</option>
            ))}
            <option value="">A program of your own</option>
          </Select>
        </Field>
      )}
      <Field
        label="Name"
        required
        hint="As it appears in your list."
        error={form.isTried ? missing : undefined}
      >
        <Input
          value={name}
          maxLength={KEY_NAME_MAX}
          readOnly={isPending}
          placeholder="For example, Course scripts"
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label="Access" hint={SCOPE_TEXTS[scope].can}>
        <Select
          value={scope}
          disabled={isPending}
          onChange={({ target }) => setScope(target.value as KeyScope)}
        >
          {KEY_SCOPES.map((one) => (
            <option key={one} value={one}>
              {SCOPE_TEXTS[one].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label="Expires after"
        hint={`Stops working on ${promptDate(new Date(Date.now() + days * DAY).toISOString())}.`}
      >
        <Select value={days} disabled={isPending} onChange={({ target }) => setDays(Number(target.value))}>
          {LIFETIMES.map((lifetime) => (
            <option key={lifetime.days} value={lifetime.days}>
              {lifetime.name}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
