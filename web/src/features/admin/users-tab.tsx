import { type AdminUser, USER_SORTS } from '@prompt-library/contract/admin'
import { lastLogin } from '@prompt-library/domain/people/last-login'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useListAddress } from '../../lib/list-address.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { AdminList } from './admin-list.tsx'
import { usersQuery } from './api.ts'
import { ExportButton } from './export-button.tsx'
import { SortSelect } from './sort-select.tsx'
import { UserActions } from './user-actions.tsx'

const SORT_NAMES = {
  name: 'Sort by Name (A-Z)',
  role: 'Sort by Role',
  last_login: 'Sort by Last Login',
  prompts: 'Sort by Prompt Count',
  prompt_builder: 'Sort by PromptBuilder Usage',
} as const

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    header: 'Name',
    long: true,
    cell: ({ displayName, role, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2 font-medium max-lg:justify-end">
        <span className="min-w-0" dir="auto">
          {displayName}
        </span>
        {role === 'admin' && <ShieldCheck aria-label="Admin" role="img" className="size-4 text-brand-ink" />}
        {status === 'disabled' && <Badge>Disabled</Badge>}
      </span>
    ),
  },
  { header: 'Email', long: true, cell: ({ email }) => email ?? 'N/A' },
  { header: 'Role', cell: ({ role }) => (role === 'admin' ? <Badge look="brand">admin</Badge> : 'user') },
  { header: 'Last Login', cell: ({ lastLogin: at }) => <LastLogin at={at} /> },
  { header: 'Prompts', numeric: true, cell: ({ promptCount }) => promptCount.toLocaleString('en-US') },
  {
    header: 'PromptBuilder',
    numeric: true,
    cell: ({ promptBuilderCount }) => promptBuilderCount.toLocaleString('en-US'),
  },
  { header: 'Actions', cell: (user) => <UserActions user={user} /> },
]

export function UsersTab() {
  const [params, change] = useListAddress({ sort: USER_SORTS })
  return (
    <AdminList
      label="User Management"
      nouns={['user', 'users']}
      searchPlaceholder="Search by name or email..."
      params={params}
      onChange={change}
      query={useQuery(usersQuery(params))}
      columns={COLUMNS}
      rowClass={({ status }) => (status === 'disabled' ? 'bg-sunken text-ink-soft' : undefined)}
      controls={
        <>
          <SortSelect names={SORT_NAMES} value={params.sort} onChange={(sort) => change({ sort })} />
          <ExportButton what="users" />
        </>
      }
    />
  )
}

function LastLogin({ at }: { at: string | null }) {
  return (
    <span
      title={
        at
          ? new Date(at).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })
          : 'Never logged in'
      }
    >
      {lastLogin(at, new Date())}
    </span>
  )
}
