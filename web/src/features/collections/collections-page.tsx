import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { PageHeading } from '../../ui/page-heading.tsx'
import { collectionsPageQuery } from './api.ts'
import { NewCollectionDialog } from './new-collection-dialog.tsx'

export function CollectionsPage() {
  const { data } = useQuery(collectionsPageQuery({ scope: 'public', q: '', page: 1 }))
  return (
    <>
      <PageHeading title={pages.collections.title} />
      <ul>
        {data?.collections.map(({ token, name }) => (
          <li key={token}>{name}</li>
        ))}
      </ul>
      <NewCollectionDialog open={false} onClose={() => undefined} />
    </>
  )
}
