// The audit log: its columns, filters, and links to one person or prompt.

import { AUDIT_SORTS, type AuditEntry } from '@prompt-library/contract/admin'
import { RECIPIENT_NAME_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { campus } from '../../shared/lib/campus.ts'
import { dateAndTime } from '../../shared/lib/format.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { Column } from '../../shared/ui/data-table.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { AdminList } from './admin-list.tsx'
import { auditQuery } from './api.ts'
import { auditSearch } from './audit-search.ts'
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
    cell: ({ actor_name, actor_netid }) => (
      <Name filter={actor_netid && { person: actor_netid }}>{actor_name}</Name>
    ),
  },
  { header: 'Action', cell: ({ action }) => action },
  {
    header: 'Target',
    long: true,
    card: 'wide',
    cell: ({ target_name, subject_netid, prompt_id }) => (
      <Name filter={prompt_id ? { prompt: prompt_id } : subject_netid && { person: subject_netid }}>
        {target_name}
      </Name>
    ),
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

/** Filters that links in the table set. */
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
        query={useQuery(auditQuery(params))}
        columns={COLUMNS}
        emptyHint="What admins and curators do appears here."
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

/** Leads to all entries about this person or prompt. */
function Name({
  filter,
  children,
}: {
  filter: Parameters<typeof auditSearch>[0] | null | ''
  children: string
}) {
  const name = <span dir="auto">{children}</span>
  if (!filter) return name
  return (
    <Link
      to={{ search: auditSearch(filter) }}
      className="underline decoration-line-strong hover:decoration-current"
    >
      {name}
    </Link>
  )
}
