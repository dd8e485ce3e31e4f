import { type AdminUser, USER_ROLES, USER_SORTS, USER_STATUSES } from '@prompt-library/contract/admin'
import { lastLogin } from '@prompt-library/domain/people/last-login'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import type { Column } from '../../shared/ui/data-table.tsx'
import { AdminList } from './admin-list.tsx'
import { usersQuery } from './api.ts'
import { ChoiceSelect } from './choice-select.tsx'
import { ExportButton } from './export-button.tsx'
import { UserActions } from './user-actions.tsx'

const SORT_NAMES = {
  name: 'Sort by Name (A-Z)',
  role: 'Sort by Role',
  last_login: 'Sort by Last Login',
  prompts: 'Sort by Prompt Count',
  prompt_builder: 'Sort by PromptBuilder Usage',
} as const

const ROLE_NAMES = { '': 'All roles', admin: 'Admins', user: 'Users' } as const
const STATUS_NAMES = { '': 'All statuses', active: 'Active', disabled: 'Disabled' } as const

/** The first value of each is the default. */
const CHOICES = { sort: USER_SORTS, role: ['', ...USER_ROLES], status: ['', ...USER_STATUSES] } as const

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    header: 'Name',
    long: true,
    cell: ({ displayName, role, status }) => (
      <span className="inline-flex flex-wrap items-center gap-2 font-medium">
        <span className="min-w-0" dir="auto">
          {displayName}
        </span>
        {role === 'admin' && <ShieldCheck aria-label="Admin" role="img" className="size-4 text-brand-ink" />}
        {status === 'disabled' && <Badge>Disabled</Badge>}
      </span>
    ),
  },
  { header: 'Email', long: true, card: 'subtitle', cell: ({ email }) => email ?? 'N/A' },
  { header: 'Role', cell: ({ role }) => (role === 'admin' ? <Badge look="brand">admin</Badge> : 'user') },
  { header: 'Last Login', cell: ({ lastLogin: at }) => <LastLogin at={at} /> },
  { header: 'Prompts', numeric: true, cell: ({ promptCount }) => promptCount.toLocaleString('en-US') },
  {
    header: 'PromptBuilder',
    numeric: true,
    cell: ({ promptBuilderCount }) => promptBuilderCount.toLocaleString('en-US'),
  },
  { header: 'Actions', card: 'corner', cell: (user) => <UserActions user={user} /> },
]

export function UsersTab() {
  const [params, change] = useListAddress(CHOICES)
  return (
    <AdminList
      label="User Management"
      nouns={['user', 'users']}
      searchPlaceholder="Search by name or email..."
      params={params}
      onClearFilters={(params.role || params.status) && (() => change({ role: '', status: '' }))}
      onChange={change}
      query={useQuery(usersQuery(params))}
      columns={COLUMNS}
      isDimmed={({ status }) => status === 'disabled'}
      controls={
        <>
          <ChoiceSelect
            label="Role"
            names={ROLE_NAMES}
            value={params.role}
            onChange={(role) => change({ role })}
          />
          <ChoiceSelect
            label="Status"
            names={STATUS_NAMES}
            value={params.status}
            onChange={(status) => change({ status })}
          />
          <ChoiceSelect
            label="Sort"
            names={SORT_NAMES}
            value={params.sort}
            onChange={(sort) => change({ sort })}
          />
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
