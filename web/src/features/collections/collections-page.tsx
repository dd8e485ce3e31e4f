import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { collectionsPageQuery } from './api.ts'
import { NewCollectionDialog } from './new-collection-dialog.tsx'

export function CollectionsPage() {
  const { data } = useQuery(collectionsPageQuery({ scope: 'public', q: '', page: 1 }))
  const [open, setOpen] = useState(false)
  return (
    <>
      <PageHeading title={pages.collections.title} />
      <Button onClick={() => setOpen(true)}>New collection</Button>
      <ul>
        {data?.collections.map(({ token, name }) => (
          <li key={token}>{name}</li>
        ))}
      </ul>
      <NewCollectionDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
