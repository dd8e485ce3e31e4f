import type { Collection } from '@prompt-library/contract/collections'
import { COLLECTION_PAGE_SIZE } from '@prompt-library/domain/limits'
import { countPages } from '@prompt-library/domain/paging'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { EyeOff, Library, SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { hasFilters, NO_FILTERS, useListLink, useListParams } from '../../entities/prompt/list-params.ts'
import { useOpenPrompt } from '../../entities/prompt/open-prompt.ts'
import { collectionPromptsQuery } from '../../features/collect/items-api.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { Skeletons } from '../../shared/ui/skeleton.tsx'
import { Correction } from '../../widgets/prompt-list/correction.tsx'
import { CONTROLS_FROM, ListControls } from '../../widgets/prompt-list/list-controls.tsx'
import { CollectionItems } from './collection-items.tsx'

interface CollectionPromptsProps {
  token: string
  /** Undefined until it has loaded. */
  collection: Collection | undefined
  canEdit: boolean
  /** The dialog that adds prompts is open. */
  isAdding: boolean
}

/** The prompts of a collection in its order, with search, filters, and paging in the URL. Says why there are none. */
export function CollectionPrompts({ token, collection, canEdit, isAdding }: CollectionPromptsProps) {
  const [params, change] = useListParams()
  const query = useQuery(collectionPromptsQuery(token, params))
  const { data, isPending, isPlaceholderData } = query
  const isNarrowed = params.q.trim() !== '' || hasFilters(params)
  // As in PromptList: a dialog that closes and a pager that leaves a missing page would undo each other's navigation.
  const isCovered = useOpenPrompt() !== undefined || isAdding
  const isEmpty = data?.total === 0 && !isNarrowed
  return (
    <>
      {(isNarrowed || (data && data.total >= CONTROLS_FROM)) && (
        <ListControls
          params={params}
          onChange={change}
          ordered
          count={
            isPending
              ? 'Loading prompts...'
              : data && isNarrowed && data.total > 0 && `${countOf(data.total, 'prompt')} found`
          }
        />
      )}
      <p role="status" className="sr-only">
        {isPending && 'Loading prompts...'}
        {data &&
          !isPlaceholderData &&
          `${countOf(data.total, 'prompt')} found${data.total > 0 ? `, page ${params.page} of ${countPages(data.total, COLLECTION_PAGE_SIZE)}` : ''}`}
      </p>
      {data && (data.didYouMean || data.suggestion) && <Correction page={data} typed={params.q.trim()} />}
      <PagedQuery
        query={query}
        failed="Failed to load prompts."
        loading={<Skeletons count={4} className="mb-3 h-42 rounded-xl" />}
        page={params.page}
        pageSize={COLLECTION_PAGE_SIZE}
        isCovered={isCovered}
        onPage={(page, options) => change({ page }, options)}
      >
        {({ prompts, total }, busy) => (
          <>
            {isNarrowed ? (
              <CollectionItems token={token} prompts={prompts} canEdit={canEdit} />
            ) : (
              <CollectionItems
                token={token}
                prompts={prompts}
                places={{ first: (params.page - 1) * COLLECTION_PAGE_SIZE, total }}
                // A page that's still loading shows the prompts of the previous one.
                canEdit={canEdit && !busy}
              />
            )}
            {prompts.length === 0 && isNarrowed && <NoMatches />}
            {isEmpty && <Empty canEdit={canEdit} someUnavailable={collection?.some_unavailable ?? false} />}
          </>
        )}
      </PagedQuery>
    </>
  )
}

function NoMatches() {
  const linkTo = useListLink()
  return (
    <EmptyState icon={SearchX} title="No prompts found.">
      <p>No prompt in this collection matches.</p>
      <Link
        to={linkTo({ ...NO_FILTERS, q: '', exact: '' })}
        // The link disappears after the click; without this, keyboard focus would be lost.
        onClick={focusMain}
        className={classNames(buttonClass('secondary'), 'mt-4')}
      >
        Show all prompts
      </Link>
    </EmptyState>
  )
}

function Empty({ canEdit, someUnavailable }: { canEdit: boolean; someUnavailable: boolean }) {
  const title = someUnavailable ? 'No prompts you can view' : 'No prompts yet'
  return (
    <EmptyState icon={someUnavailable ? EyeOff : Library} title={title}>
      {someUnavailable && <p>The prompts in this collection aren’t available to you.</p>}
      {!someUnavailable && !canEdit && <p>When the owner adds prompts, they appear here.</p>}
      {!someUnavailable && canEdit && <p>Add your own prompts, ones you saved, or any in the library.</p>}
    </EmptyState>
  )
}
