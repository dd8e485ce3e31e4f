import { type AdminPrompt, PROMPT_SORTS, VISIBILITIES } from '@prompt-library/contract/admin'
import { DELETED_TAB } from '@prompt-library/contract/pages'
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Eye, Lock, Trash2 } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { readNumber } from '../../entities/prompt/open-prompt.ts'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { useDialogParam } from '../../shared/lib/use-dialog-param.ts'
import type { Column } from '../../shared/ui/data-table.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { AdminList, type Selects } from './admin-list.tsx'
import { adminListQuery } from './api.ts'
import { ascendingFirst, descendingFirst, NEWEST_FIRST } from './column-orders.ts'
import { Day } from './day.tsx'
import { DeletedPrompts } from './deleted-prompts.tsx'
import { PromptViewer } from './prompt-preview.tsx'
import { useDeleteWithReason } from './use-delete-with-reason.tsx'

/** The first value of each is the default. */
const CHOICES = {
  sort: PROMPT_SORTS,
  visibility: ['', ...VISIBILITIES],
  category: ['', ...ALL_CATEGORIES],
} as const

const SELECTS: Selects<typeof CHOICES> = {
  visibility: { label: 'Visibility', names: { '': 'All prompts', public: 'Public', private: 'Private' } },
  category: {
    label: 'Category',
    names: Object.fromEntries(CHOICES.category.map((name) => [name, name || 'All categories'])),
  },
  sort: {
    label: 'Sort',
    names: {
      newest: 'Newest',
      oldest: 'Oldest',
      title: 'Title (A-Z)',
      author: 'Author (A-Z)',
      category: 'Category (A-Z)',
      upvotes: 'Upvotes',
      '-title': 'Title (Z-A)',
      '-author': 'Author (Z-A)',
      '-category': 'Category (Z-A)',
      '-upvotes': 'Upvotes, fewest first',
    },
  },
}

const LISTS = [
  { value: '', label: 'All prompts' },
  { value: DELETED_TAB, label: 'Recently deleted' },
] as const

/** The console's table of prompts: its columns, sort orders, and filters. All prompts, or those that admins recently deleted. */
export function PromptsTab() {
  const [search, setSearch] = useSearchParams()
  const shown = search.get('show') === DELETED_TAB ? DELETED_TAB : ''
  return (
    <>
      <div className="mb-4 flex">
        <SegmentedControl
          label="Prompts shown"
          choices={LISTS}
          value={shown}
          onChange={(show) => setSearch({ tab: 'prompts', ...(show && { show }) })}
        />
      </div>
      {shown ? <DeletedPrompts /> : <AllPrompts />}
    </>
  )
}

function AllPrompts() {
  const [params, change] = useListAddress(CHOICES)
  const [value, view, closeView, linkToView] = useDialogParam('view')
  const viewed = readNumber(value)
  const list = useQuery(adminListQuery('prompts', { ...params, page_size: ADMIN_PAGE_SIZE }))
  const [confirmDelete, confirmation] = useDeleteWithReason()
  const columns: readonly Column<AdminPrompt>[] = [
    {
      header: 'Title',
      long: true,
      orders: ascendingFirst('title'),
      cell: ({ id, title }) => (
        <Link
          {...linkToView(String(id))}
          className="inline-block min-h-6 rounded-sm font-medium hover:underline"
          dir="auto"
        >
          {title}
        </Link>
      ),
    },
    {
      header: 'Author',
      long: true,
      orders: ascendingFirst('author'),
      card: 'subtitle',
      cell: ({ authorName }) => <span dir="auto">{authorName ?? 'N/A'}</span>,
    },
    { header: 'Category', orders: ascendingFirst('category'), cell: ({ category }) => category },
    {
      header: 'Visibility',
      cell: ({ visibility }) => (
        <span className="inline-flex items-center gap-1.5">
          {visibility === 'private' && <Lock aria-hidden className="size-4" />}
          {visibility === 'private' ? 'Private' : 'Public'}
        </span>
      ),
    },
    {
      header: 'Upvotes',
      numeric: true,
      orders: descendingFirst('upvotes'),
      cell: ({ upvotes }) => groupedCount(upvotes ?? 0),
    },
    {
      header: 'Created',
      orders: NEWEST_FIRST,
      cell: ({ createdAt }) => (createdAt ? <Day iso={createdAt} /> : 'Unknown'),
    },
    {
      header: 'Actions',
      card: 'corner',
      cell: (prompt) => (
        <Menu trigger={<MoreButton aria-label={`Actions for ${prompt.title}`} />}>
          <MenuItem icon={Eye} onClick={() => view(String(prompt.id))} label="View" />
          <MenuSeparator />
          <MenuItem
            icon={Trash2}
            onClick={() => confirmDelete(prompt)}
            className="text-danger-ink"
            label="Delete"
          />
        </Menu>
      ),
    },
  ]
  return (
    <>
      <AdminList
        label="Prompt Management"
        nouns={['prompt', 'prompts']}
        searchPlaceholder="Search by title or author..."
        params={params}
        onChange={change}
        query={list}
        columns={columns}
        emptyHint="Prompts appear here when users submit them."
        selects={SELECTS}
        exportName="prompts"
      />
      {viewed && !list.isPending && (
        <PromptViewer
          key={viewed}
          id={viewed}
          listed={list.data?.rows.find(({ id }) => id === viewed)}
          onClose={closeView}
        />
      )}
      {confirmation}
    </>
  )
}
