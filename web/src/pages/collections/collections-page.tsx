import { pages } from '@prompt-library/contract/pages'
import { COLLECTIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countFound } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Library, Plus, SearchX } from 'lucide-react'
import { useState } from 'react'
import { collectionsPageQuery } from '../../entities/collection/api.ts'
import { CollectionCard } from '../../entities/collection/collection-card.tsx'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { sessionQuery, useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { Button } from '../../shared/ui/button.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { SearchBox } from '../../shared/ui/search-box.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'

const CollectionDialog = lazyPart(
  async () => (await import('../../features/collect/collection-dialog.tsx')).CollectionDialog,
)

const SCOPES = ['public', 'own'] as const
const GRID = 'grid gap-6 grid-fill-72'

/** Public collections and, for members, their own. */
export function CollectionsPage() {
  const { data: session, isPending: isSessionPending } = useQuery(sessionQuery)
  const user = session?.user ?? null
  const member = useMember()
  const [params, change] = useListAddress({ scope: SCOPES })
  // Only members have collections.
  const scope = user ? params.scope : 'public'
  const { q, page } = params
  const query = useQuery({
    ...collectionsPageQuery({ scope, q, page }),
    enabled: params.scope === 'public' || !isSessionPending,
  })
  const { data, isPending, isPlaceholderData } = query
  const [isCreating, setCreating] = useState(false)
  const create = () => (user ? setCreating(true) : askToSignIn('create a collection'))
  const close = () => setCreating(false)
  const isSearch = q.trim() !== ''
  const isEmpty = data?.total === 0 && !isSearch && !isPlaceholderData
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={pages.collections.title}>
          Lists of prompts with notes, for a course, an office, or a project.
        </PageHeading>
        <Button icon={Plus} className="mb-6" onClick={create}>
          New collection
        </Button>
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {user && (
          <SegmentedControl
            label="Show"
            choices={[
              { value: 'public', label: 'Public' },
              { value: 'own', label: 'Yours' },
            ]}
            value={scope}
            onChange={(next) => change({ scope: next })}
          />
        )}
        {!isEmpty && (
          <search className="flex min-w-0 flex-1 basis-64">
            <SearchBox
              label="Search collections"
              placeholder="Search by name or description"
              value={q}
              onChange={(text) => change({ q: text }, { replace: true })}
            />
          </search>
        )}
      </div>
      <p role="status" className="sr-only">
        {isPending && 'Loading collections...'}
        {data && !isPlaceholderData && countFound(data, 'collection')}
      </p>
      <PagedQuery
        query={query}
        failed="We couldn’t load the collections."
        loading={
          <div className={GRID}>
            <Skeletons count={6} className="h-48 rounded-xl" />
          </div>
        }
        page={page}
        pageSize={COLLECTIONS_PAGE_SIZE}
        onPage={(next, options) => change({ page: next }, options)}
      >
        {({ collections, total }) => (
          <>
            <ul className={GRID}>
              {collections.map((collection) => (
                <li key={collection.token} className="min-w-0">
                  <CollectionCard collection={collection} />
                </li>
              ))}
            </ul>
            {isEmpty && <Empty scope={scope} />}
            {isSearch && total === 0 && <NoMatches onClear={() => change({ q: '' })} />}
          </>
        )}
      </PagedQuery>
      {isCreating && member && (
        <LoadedDialog onClose={close}>
          <CollectionDialog userId={member.id} onClose={close} />
        </LoadedDialog>
      )}
    </>
  )
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const clear = () => {
    onClear()
    // The button disappears; without this, keyboard focus would be lost.
    focusMain()
  }
  return (
    <EmptyState icon={SearchX} title="No collections found.">
      <p>Try fewer or different words.</p>
      <Button look="secondary" className="mt-4" onClick={clear}>
        Show all collections
      </Button>
    </EmptyState>
  )
}

function Empty({ scope }: { scope: (typeof SCOPES)[number] }) {
  return scope === 'own' ? (
    <EmptyState icon={Library} title="No collections yet">
      <p>Collections you create or co-edit appear here. To start one, select New collection.</p>
    </EmptyState>
  ) : (
    <EmptyState icon={Library} title="No public collections yet">
      <p>When someone makes a collection public, it appears here.</p>
    </EmptyState>
  )
}
