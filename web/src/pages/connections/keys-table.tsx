// The table of API keys and connected tools: their order, and the question before one is removed.
import type { ApiKey } from '@prompt-library/contract/keys'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { type Column, DataTable } from '../../shared/ui/data-table.tsx'
import { TimeAgo } from '../../shared/ui/time-ago.tsx'
import { useRevokeKey } from './api.ts'
import { SCOPE_TEXTS } from './new-key-dialog.tsx'

export function KeysTable({ keys }: { keys: readonly ApiKey[] }) {
  const { mutateAsync, isPending, variables } = useRevokeKey()
  const [act, confirmation] = useConfirmedAction()
  const hasExpired = ({ expires_at }: ApiKey) => new Date(expires_at) <= new Date()
  const wordsFor = (key: ApiKey) => (hasExpired(key) ? EXPIRED : wordsOf(key))

  const remove = (key: ApiKey) => {
    const { verb, question, done } = wordsFor(key)
    return act({
      question:
        question === undefined
          ? undefined
          : {
              title: `${verb} “${key.name}”?`,
              text: question,
              confirm: key.host === null ? 'Revoke key' : verb,
              dangerous: true,
            },
      change: () => mutateAsync({ key_id: key.id }),
      done,
      failed: `We couldn’t ${verb.toLowerCase()} it. Check your connection and try again.`,
    })
  }

  const columns: readonly Column<ApiKey>[] = [
    {
      header: 'Name',
      long: true,
      cell: ({ name, host }) => (
        <>
          <span dir="auto" className="font-medium">
            {name}
          </span>
          {host !== null && <span className="block text-sm text-ink-soft">{placeOf(host)}</span>}
        </>
      ),
    },
    { header: 'Access', cell: ({ scope }) => SCOPE_TEXTS[scope].name },
    { header: 'Created', cell: ({ created_at }) => promptDate(created_at) },
    {
      header: 'Last used',
      cell: ({ last_used_at }) => (last_used_at ? <TimeAgo iso={last_used_at} /> : 'Never'),
    },
    {
      header: 'Expires',
      cell: (key) => (
        <>
          {promptDate(key.expires_at)}{' '}
          {hasExpired(key) ? <Badge>Expired</Badge> : key.host !== null && 'if unused'}
        </>
      ),
    },
    {
      header: 'Action',
      card: 'footer',
      cell: (key) => (
        <Button
          look="quietDanger"
          size="small"
          className="-mx-3"
          aria-label={`${wordsFor(key).verb} ${key.name}`}
          busy={isPending && variables.key_id === key.id && wordsFor(key).busy}
          onClick={() => remove(key)}
        >
          {wordsFor(key).verb}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label="Your connections"
        columns={columns}
        rows={keys.toSorted((one, other) => Number(hasExpired(one)) - Number(hasExpired(other)))}
        rowKey={({ id }) => id}
        isDimmed={hasExpired}
      />
      {confirmation}
    </>
  )
}

interface Words {
  verb: string
  busy: string
  done: string
  /** What's asked first. Nothing, if the key has expired. */
  question?: string | undefined
}

function wordsOf({ host }: ApiKey): Words {
  if (host === null)
    return {
      verb: 'Revoke',
      busy: 'Revoking...',
      done: 'API key revoked.',
      question: 'Programs that use this key stop working at once. This can’t be undone.',
    }
  return {
    verb: 'Disconnect',
    busy: 'Disconnecting...',
    done: 'AI tool disconnected.',
    question: 'The tool can’t use the library as you anymore, until you connect it again from there.',
  }
}

const EXPIRED: Words = { verb: 'Remove', busy: 'Removing...', done: 'Removed.' }

function placeOf(host: string): string {
  return host === 'localhost' ? 'A program on your computer' : host
}
