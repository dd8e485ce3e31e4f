import { getApiDescription } from '@prompt-library/contract/api-docs'
import type { Answer } from '@prompt-library/contract/call'
import { useQuery } from '@tanstack/react-query'
import { callApi, sentenceFor } from '../../lib/api-client.ts'
import { ErrorState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Operation, OperationCard } from './operation-card.tsx'

/** The calls of the server, as its own OpenAPI document describes them. */
export function ApiDocsPage() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['api-description'],
    queryFn: async ({ signal }) => (await callApi(getApiDescription, { signal })).answer,
  })
  return (
    <>
      <PageHeading title="API">
        Every call that this site makes, you can make too.{' '}
        <a href="/api/openapi.json" className="text-brand-ink underline underline-offset-4">
          OpenAPI document
        </a>
      </PageHeading>
      {isError && !data && (
        <ErrorState
          title="Failed to load the API description."
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      )}
      {!data && !isError && (
        <div role="status">
          <p className="mb-6 text-ink-soft">Loading...</p>
          {[1, 2, 3, 4].map((place) => (
            <Skeleton key={place} className="mb-4 h-40 rounded-xl" />
          ))}
        </div>
      )}
      {data && (
        <>
          <p className="max-w-prose">{data.info.description}</p>
          {byCaller(data).map(([caller, operations]) => (
            <section key={caller} className="mt-10">
              <h2 className="mb-4 text-2xl font-semibold tracking-tight">{caller}</h2>
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

/** The calls by who may make them, in the order in which the document comes to them. */
function byCaller({ paths }: Answer<typeof getApiDescription>): [string, Operation[]][] {
  const groups = new Map<string, Operation[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, details] of Object.entries(operations)) {
      const caller = details.tags?.[0] ?? 'Everyone'
      const group = groups.get(caller) ?? []
      groups.set(caller, [...group, { method: method.toUpperCase(), path, details }])
    }
  return [...groups]
}
