import { AUDIT_SORTS, type AuditEntry } from '@prompt-library/contract/admin'
import { useQuery } from '@tanstack/react-query'
import { useListAddress } from '../../shared/lib/list-address.ts'
import type { Column } from '../../shared/ui/data-table.tsx'
import { AdminList } from './admin-list.tsx'
import { auditQuery } from './api.ts'
import { NEWEST_FIRST } from './column-orders.ts'

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    header: 'When',
    orders: NEWEST_FIRST,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {new Date(at).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    ),
  },
  { header: 'Who', long: true, cell: ({ actor_name }) => <Name>{actor_name}</Name> },
  { header: 'Action', cell: ({ action }) => action },
  { header: 'Target', long: true, card: 'wide', cell: ({ target_name }) => <Name>{target_name}</Name> },
  {
    header: 'Details',
    long: true,
    card: 'wide',
    cell: ({ details, reason }) => (
      <div className="grid gap-1 text-ink-soft">
        {/* Each change to a setting has its own line. */}
        {details.split('\n').map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change
          <p key={index} dir="auto">
            {line}
          </p>
        ))}
        {reason && (
          <p className="whitespace-pre-line" dir="auto">
            Reason: {reason}
          </p>
        )}
      </div>
    ),
  },
]

export function AuditTab() {
  const [params, change] = useListAddress({ sort: AUDIT_SORTS })
  return (
    <AdminList
      label="Audit log"
      nouns={['entry', 'entries']}
      searchPlaceholder="Search by user, action, or target..."
      params={params}
      onChange={change}
      query={useQuery(auditQuery(params))}
      columns={COLUMNS}
      emptyHint="Admin actions in the console appear here."
    />
  )
}

function Name({ children }: { children: string }) {
  return <span dir="auto">{children}</span>
}
