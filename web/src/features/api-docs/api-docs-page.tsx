import { getApiDescription } from '@prompt-library/contract/api-docs'
import type { Answer } from '@prompt-library/contract/call'
import { useQuery } from '@tanstack/react-query'
import { callApi, sentenceFor } from '../../lib/api-client.ts'
import { ErrorState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Operation, OperationCard } from './operation-card.tsx'

/** The API reference, rendered from the server's OpenAPI document. */
export function ApiDocsPage() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['api-description'],
    queryFn: async ({ signal }) => (await callApi(getApiDescription, { signal })).answer,
  })
  return (
    <>
      <PageHeading title="API">
        Use the same API this site uses.{' '}
        <a href="/api/openapi.json" className="text-brand-ink underline underline-offset-4">
          OpenAPI document
        </a>
      </PageHeading>
      {isError && !data && (
        <ErrorState
          title="We couldn’t load the API reference."
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <p className="mb-6 text-ink-soft">Loading...</p>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} className="mb-4 h-40 rounded-xl" />
          ))}
        </div>
      )}
      {data && (
        <>
          <p className="max-w-prose">{data.info.description}</p>
          {groupByTag(data).map(([tag, operations]) => (
            <section key={tag} className="mt-10">
              <h2 className="mb-4 text-2xl font-semibold tracking-tight">{tag}</h2>
              <ul className="flex flex-col gap-4">
                {operations.map((operation) => (
                  <li key={`${operation.method} ${operation.path}`}>
                    <OperationCard {...operation} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </>
      )}
    </>
  )
}

/** Groups operations by tag, which names who can use them, in document order. */
function groupByTag({ paths }: Answer<typeof getApiDescription>): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, details] of Object.entries(operations)) {
      const tag = details.tags?.[0] ?? 'Everyone'
      const group = groups.get(tag) ?? []
      groups.set(tag, [...group, { method: method.toUpperCase(), path, details }])
    }
  return [...groups]
}
