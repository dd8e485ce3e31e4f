import { REVIEW_DUE_DAYS, TO_DO_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countOfPart, type ToDoPart } from '@prompt-library/domain/prompts/to-do'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { toDoCountsQuery, toDoQuery } from '../../features/review/to-do-api.ts'
import { CuratorsOnly } from '../../features/sign-in/role-only.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { keepFocusInList } from '../../shared/ui/keep-focus.ts'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { ToDoRow } from './to-do-row.tsx'
import { OpenWaiting } from './waiting-dialog.tsx'

/** The first one is the default. */
const CHOICES = { part: ['open', 'due', 'decided'] } as const

/** What needs a curator, which reviews are due, and what was decided. */
export function ReviewsPage() {
  return (
    <CuratorsOnly>
      <Reviews />
    </CuratorsOnly>
  )
}

function Reviews() {
  const [{ part, page }, change] = useListAddress(CHOICES)
  const query = useQuery(toDoQuery(part, page))
  const { data, isPending } = query
  const entries = data?.entries ?? []
  const { about, empty } = TEXTS[part]
  return (
    <>
      <PageHeading title="Reviews">
        Prompts and collections that people reported, prompts that wait for approval, and reviews that need
        another look. To review any other public prompt, choose Review in its menu.
      </PageHeading>
      <Parts open={part} onChange={(next) => change({ part: next })} />
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'my-4 text-ink-soft'}>
        {isPending && 'Loading...'}
        {data && (data.total === 0 ? empty : `${countOf(data.total, 'item')}, ${about}`)}
      </p>
      <PagedQuery
        query={query}
        failed="We couldn’t load the list."
        loading={<Skeletons count={3} className="mb-3 h-28 rounded-xl" />}
        page={page}
        pageSize={TO_DO_PAGE_SIZE}
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ total }) => (
          <>
            {total === 0 && (
              <EmptyState icon={CircleCheck} title={empty}>
                <p>Your own prompts never appear here. Another curator or an admin reviews them.</p>
              </EmptyState>
            )}
            <ul ref={keepFocusInList} className="flex flex-col gap-3">
              {entries.map((entry) => (
                <li key={`${entry.kind} ${entry.report?.id ?? entry.prompt_id}`}>
                  <ToDoRow entry={entry} />
                </li>
              ))}
            </ul>
          </>
        )}
      </PagedQuery>
      <OpenWaiting />
      <PromptDialogs />
    </>
  )
}

/** Each part with its number. Due and Done are hidden while they're empty, unless they're open. */
function Parts({ open, onChange }: { open: ToDoPart; onChange: (part: ToDoPart) => void }) {
  const { data: counts } = useQuery(toDoCountsQuery)
  const shown = CHOICES.part.filter(
    (part) => part === 'open' || part === open || (counts && countOfPart(part, counts) > 0),
  )
  if (shown.length === 1) return null
  return (
    <SegmentedControl
      label="Show"
      choices={shown.map((part) => ({
        value: part,
        label: `${TEXTS[part].name} ${counts ? groupedCount(countOfPart(part, counts)) : ''}`.trim(),
      }))}
      value={open}
      onChange={onChange}
    />
  )
}

interface Texts {
  /** On its button. */
  name: string
  /** What is in it, and in which order. */
  about: string
  empty: string
}

const TEXTS: Record<ToDoPart, Texts> = {
  open: { name: 'To do', about: 'the most urgent first', empty: 'Nothing to do' },
  due: {
    name: 'Due',
    about: `a review that expired or expires within ${REVIEW_DUE_DAYS} days, the oldest first`,
    empty: 'No reviews are due',
  },
  decided: { name: 'Done', about: 'last decided first', empty: 'Nothing decided yet' },
}
