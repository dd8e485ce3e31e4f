// The console's table of users: its columns, sort orders, and filters.

import { type AdminUser, USER_SORTS, USER_STATUSES } from '@prompt-library/contract/admin'
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import { ROLES } from '@prompt-library/domain/people/roles'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { longTime } from '../../shared/lib/format.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import type { Column } from '../../shared/ui/data-table.tsx'
import { AdminList, type Selects } from './admin-list.tsx'
import { adminListQuery } from './api.ts'
import { ascendingFirst, descendingFirst } from './column-orders.ts'
import { lastLogin } from './last-login.ts'
import { UserActions } from './user-actions.tsx'

/** The first value of each is the default. */
const CHOICES = { sort: USER_SORTS, role: ['', ...ROLES], status: ['', ...USER_STATUSES] } as const

const SELECTS: Selects<typeof CHOICES> = {
  role: { label: 'Role', names: { '': 'All roles', admin: 'Admins', curator: 'Curators', user: 'Users' } },
  status: { label: 'Status', names: { '': 'All statuses', active: 'Active', disabled: 'Disabled' } },
  sort: {
    label: 'Sort',
    names: {
      name: 'Sort by Name (A-Z)',
      role: 'Sort by Role',
      last_login: 'Sort by Last Login',
      prompts: 'Sort by Prompt Count',
      prompt_builder: 'Sort by PromptBuilder Usage',
      '-name': 'Sort by Name (Z-A)',
      '-role': 'Sort by Role, users first',
      '-last_login': 'Sort by Last Login, oldest first',
      '-prompts': 'Sort by Prompt Count, fewest first',
      '-prompt_builder': 'Sort by PromptBuilder Usage, least first',
    },
  },
}

const COLUMNS: readonly Column<AdminUser>[] = [
  {
    header: 'Name',
    long: true,
    orders: ascendingFirst('name'),
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
  {
    header: 'Role',
    orders: ascendingFirst('role'),
    cell: ({ role }) =>
      role === 'user' ? 'user' : <Badge {...(role === 'admin' && { look: 'brand' })}>{role}</Badge>,
  },
  {
    header: 'Last Login',
    orders: descendingFirst('last_login'),
    cell: ({ lastLogin: at }) => <LastLogin at={at} />,
  },
  {
    header: 'Prompts',
    numeric: true,
    orders: descendingFirst('prompts'),
    cell: ({ promptCount }) => groupedCount(promptCount),
  },
  {
    header: 'PromptBuilder',
    numeric: true,
    orders: descendingFirst('prompt_builder'),
    cell: ({ promptBuilderCount }) => groupedCount(promptBuilderCount),
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
      onChange={change}
      query={useQuery(adminListQuery('users', { ...params, page_size: ADMIN_PAGE_SIZE }))}
      columns={COLUMNS}
      isDimmed={({ status }) => status === 'disabled'}
      selects={SELECTS}
      exportName="users"
    />
  )
}

function LastLogin({ at }: { at: string | null }) {
  return <span title={at ? longTime(at) : 'Never logged in'}>{lastLogin(at, new Date())}</span>
}
