import { getApiDescription } from '@prompt-library/contract/api-docs'
import type { Answer } from '@prompt-library/contract/call'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../lib/api-client.ts'
import { Badge } from '../../ui/badge.tsx'
import { ErrorState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

type Description = Answer<typeof getApiDescription>
type Operation = Description['paths'][string][string]

/** The calls of the server, as its own OpenAPI document describes them. */
export function ApiDocsPage() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['api-description'],
    queryFn: async ({ signal }) => (await callApi(getApiDescription, { signal })).answer,
  })
  return (
    <>
      <PageHeading title="API" documentTitle="API">
        Every call that this site makes, you can make too.{' '}
        <a href="/api/openapi.json" className="text-brand-ink underline underline-offset-4">
          OpenAPI document
        </a>
      </PageHeading>
      {isError && (
        <ErrorState title="Failed to load the API description." detail={error.message} onRetry={refetch} />
      )}
      {!data && !isError && <Skeleton className="h-96" />}
      {data && (
        <>
          <p className="mb-6 max-w-prose">{data.info.description}</p>
          <ul className="flex flex-col gap-4">
            {operationsOf(data).map(({ method, path, operation }) => (
              <li key={`${method} ${path}`}>
                <OperationCard method={method} path={path} operation={operation} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

function operationsOf({ paths }: Description) {
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

function OperationCard({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const { summary, tags = [], ...details } = operation
  return (
    <article className="rounded-xl border border-line bg-surface p-5">
      <h2 className="flex flex-wrap items-center gap-3 font-mono text-lg">
        <Badge look="brand">{method}</Badge>
        <span className="min-w-0 break-all">{path}</span>
      </h2>
      <p className="mt-2 text-ink-soft">
        {summary}
        {tags.length > 0 && ` (${tags.join(', ')})`}
      </p>
      <details className="mt-3">
        <summary className="font-medium text-brand-ink">Values and answers</summary>
        <pre className="mt-3 rounded-lg bg-sunken p-4 text-sm break-words whitespace-pre-wrap">
          {JSON.stringify(details, null, 2)}
        </pre>
      </details>
    </article>
  )
}
