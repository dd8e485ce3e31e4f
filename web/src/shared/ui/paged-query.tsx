import type { ComponentProps } from 'react'
import { Paged } from './paged.tsx'
import { QueryState, type QueryStateProps } from './query-state.tsx'

interface PagedQueryProps<Data>
  extends QueryStateProps<Data>,
    Pick<ComponentProps<typeof Paged>, 'page' | 'pageSize' | 'onPage'> {
  /** Shows the pager even if there's only one page, unless that is empty. */
  alwaysPaged?: boolean
  /** A dialog over the list has the address: leaving a page that no longer exists waits until it has closed. */
  isCovered?: boolean
}

/** A list with pages: loading, failed, out of date, or its rows and the pager. */
export function PagedQuery<Data extends { total: number; more?: boolean }>(props: PagedQueryProps<Data>) {
  const { page, pageSize, onPage, alwaysPaged = false, isCovered = false, children, ...state } = props
  return (
    <QueryState {...state}>
      {(data, busy) => (
        <Paged
          page={page}
          pageSize={pageSize}
          total={data.total}
          more={data.more ?? false}
          settled={!busy && !isCovered}
          always={alwaysPaged}
          onPage={onPage}
        >
          {children(data, busy)}
        </Paged>
      )}
    </QueryState>
  )
}
