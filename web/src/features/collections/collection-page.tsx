import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PageHeading } from '../../ui/page-heading.tsx'
import { readListParams } from '../prompts/list-params.ts'
import { collectionPromptsQuery, collectionQuery } from './api.ts'
import { CollectionActions } from './collection-actions.tsx'

export function CollectionPage() {
  const { token = '' } = useParams()
  const { data: collection } = useQuery(collectionQuery(token))
  const { data: list } = useQuery(collectionPromptsQuery(token, readListParams('')))
  return (
    collection && (
      <>
        <PageHeading title={collection.name} />
        <CollectionActions collection={collection} />
        <ul>
          {list?.prompts.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      </>
    )
  )
}
