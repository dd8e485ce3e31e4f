import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { ApiError, sentenceFor } from '../../lib/api-client.ts'
import { ErrorState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PromptDialogs } from '../prompts/prompt-dialogs.tsx'
import { useMember } from '../session/api.ts'
import { collectionQuery } from './api.ts'
import { CollectionHeading } from './collection-heading.tsx'
import { CollectionMissing } from './collection-missing.tsx'
import { CollectionPrompts } from './collection-prompts.tsx'

/** A collection at its own address. */
export function CollectionPage() {
  const { token = '' } = useParams()
  const member = useMember()
  const { data: collection, error, refetch } = useQuery(collectionQuery(token))
  const isMissing = error instanceof ApiError && [400, 404].includes(error.status)
  if (isMissing) return <CollectionMissing />
  if (!collection && error)
    return (
      <>
        <PageHeading title="Collection" />
        <ErrorState
          title="We couldn’t load this collection."
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      </>
    )
  return (
    <>
      {collection ? <CollectionHeading collection={collection} /> : <LoadingHeading />}
      <CollectionPrompts
        token={token}
        collection={collection}
        canEdit={collection !== undefined && collectionPermissions(member, collection).editItems}
      />
      <PromptDialogs />
    </>
  )
}

function LoadingHeading() {
  return (
    <div className="mb-6">
      <h1 className="sr-only">Loading…</h1>
      <Skeleton className="h-9 w-72 max-w-full" />
      <Skeleton className="mt-3 h-5 w-48 max-w-full" />
    </div>
  )
}
