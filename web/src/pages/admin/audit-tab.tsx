// The audit log: its columns, and its filters by person and prompt.

import { AUDIT_SORTS, type AuditEntry } from '@prompt-library/contract/admin'
import { ADMIN_PAGE_SIZE, RECIPIENT_NAME_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { campus } from '../../shared/lib/campus.ts'
import { dateAndTime } from '../../shared/lib/format.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { Column } from '../../shared/ui/data-table.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { AdminList } from './admin-list.tsx'
import { adminListQuery } from './api.ts'
import { NEWEST_FIRST } from './column-orders.ts'

const COLUMNS: readonly Column<AuditEntry>[] = [
  {
    header: 'When',
    orders: NEWEST_FIRST,
    cell: ({ at }) => (
      <time dateTime={at} className="whitespace-nowrap">
        {dateAndTime(at)}
      </time>
    ),
  },
  {
    header: 'Who',
    long: true,
    cell: ({ actor_name }) => <span dir="auto">{actor_name}</span>,
  },
  { header: 'Action', cell: ({ action }) => action },
  {
    header: 'Target',
    long: true,
    card: 'wide',
    cell: ({ target_name }) => <span dir="auto">{target_name}</span>,
  },
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

/** Filters that links about a user or a prompt set. */
const CHOICES = {
  sort: AUDIT_SORTS,
  person: (text: string) => text.slice(0, RECIPIENT_NAME_MAX),
  prompt: (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? text : ''),
}

export function AuditTab() {
  const [params, change] = useListAddress(CHOICES)
  const { person, prompt } = params
  const removed = (changes: Partial<typeof params>) => {
    change(changes)
    focusMain()
  }
  return (
    <>
      {person && (
        <Filter onRemove={() => removed({ person: '' })}>
          {campus.id_name}: {person}
        </Filter>
      )}
      {prompt && <Filter onRemove={() => removed({ prompt: '' })}>Prompt {prompt}</Filter>}
      <AdminList
        label="Audit log"
        nouns={['entry', 'entries']}
        searchPlaceholder="Search by user, action, or target..."
        params={params}
        onChange={change}
        query={useQuery(adminListQuery('audit', { ...params, page_size: ADMIN_PAGE_SIZE }))}
        columns={COLUMNS}
        emptyHint="Actions by admins and curators appear here."
      />
    </>
  )
}

function Filter({ onRemove, children }: { onRemove: () => void; children: ReactNode }) {
  return (
    <Button look="secondary" size="small" className="mr-2 mb-4" title="Remove filter" onClick={onRemove}>
      <span className="sr-only">Remove filter: </span>
      <bdi>{children}</bdi>
      <X aria-hidden className="size-4" />
    </Button>
  )
}
