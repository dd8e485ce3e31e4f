// The table of API keys: their order, and the question before one is revoked.
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

  const revoke = (key: ApiKey) =>
    act({
      question: hasExpired(key)
        ? undefined
        : {
            title: `Revoke “${key.name}”?`,
            text: 'Programs that use this key stop working at once. This can’t be undone.',
            confirm: 'Revoke key',
            dangerous: true,
          },
      change: () => mutateAsync({ key_id: key.id }),
      done: hasExpired(key) ? 'API key removed.' : 'API key revoked.',
      failed: 'We couldn’t revoke the key. Check your connection and try again.',
    })

  const columns: readonly Column<ApiKey>[] = [
    {
      header: 'Name',
      long: true,
      cell: ({ name }) => (
        <span dir="auto" className="font-medium">
          {name}
        </span>
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
          {promptDate(key.expires_at)} {hasExpired(key) && <Badge>Expired</Badge>}
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
          aria-label={`${hasExpired(key) ? 'Remove' : 'Revoke'} ${key.name}`}
          busy={isPending && variables.key_id === key.id && 'Revoking...'}
          onClick={() => revoke(key)}
        >
          {hasExpired(key) ? 'Remove' : 'Revoke'}
        </Button>
      ),
    },
  ]
  return (
    <>
      <DataTable
        label="Your API keys"
        columns={columns}
        rows={keys.toSorted((one, other) => Number(hasExpired(one)) - Number(hasExpired(other)))}
        rowKey={({ id }) => id}
        isDimmed={hasExpired}
      />
      {confirmation}
    </>
  )
}
