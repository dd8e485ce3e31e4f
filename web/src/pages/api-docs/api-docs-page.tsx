import type { getApiDescription } from '@prompt-library/contract/api-docs'
import type { Answer } from '@prompt-library/contract/call'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { callApi } from '../../shared/lib/api-client.ts'
import { useScrollToHash } from '../../shared/lib/use-scroll-to-hash.ts'
import { useSession } from '../../shared/session/api.ts'
import { ErrorState } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { CONTENTS_LINK, SideContents, WITH_SIDE_CONTENTS } from '../../shared/ui/side-contents.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type Operation, OperationCard } from './operation-card.tsx'
import { USE_A_KEY, UseAKey } from './use-a-key.tsx'

/** The API reference, rendered from the server's OpenAPI document. */
export function ApiDocsPage() {
  const { data, isError, error, refetch } = useQuery({
    queryKey: ['api-description'],
    queryFn: async ({ signal }) => (await callApi('GET /api/openapi.json', { signal })).answer,
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
        <ErrorState title="We couldn’t load the API reference." error={error} onRetry={refetch} />
      )}
      {!data && !isError && (
        <div role="status">
          <p className="mb-6 text-ink-soft">Loading...</p>
          {[1, 2, 3, 4].map((key) => (
            <Skeleton key={key} className="mb-4 h-40 rounded-xl" />
          ))}
        </div>
      )}
      {data && <Reference description={data.info.description} groups={groupByTag(data)} />}
    </>
  )
}

interface Group {
  id: string
  tag: string
  operations: Operation[]
}

function Reference({ description, groups }: { description: string; groups: readonly Group[] }) {
  useScrollToHash()
  const hasKeys = useSession()?.api_keys ?? false
  return (
    <div className={WITH_SIDE_CONTENTS}>
      <SideContents>
        {hasKeys && (
          <li>
            <SectionLink id={USE_A_KEY.id}>{USE_A_KEY.title}</SectionLink>
          </li>
        )}
        {groups.map(({ id, tag, operations }) => (
          <li key={id}>
            <SectionLink id={id}>{tag}</SectionLink>
            <ol className="mb-2 max-lg:hidden lg:pl-3">
              {operations.map(({ id, method, path }) => (
                <li key={id}>
                  <SectionLink
                    id={id}
                  >{`${method} ${path.replaceAll(/^\/(api\/)?|\.php$/g, '')}`}</SectionLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </SideContents>
      <div className="min-w-0">
        <p className="reading-width text-pretty">{description}</p>
        {hasKeys && <UseAKey />}
        {groups.map(({ id, tag, operations }) => (
          <section key={id} aria-labelledby={id} className="mt-10">
            <h2 id={id} tabIndex={-1} className="mb-4 text-2xl font-semibold tracking-tight outline-none">
              {tag}
            </h2>
            <ul className="flex flex-col gap-4">
              {operations.map((operation) => (
                <li key={operation.id}>
                  <OperationCard {...operation} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}

function SectionLink({ id, children }: { id: string; children: string }) {
  return (
    <Link
      to={{ hash: id }}
      // The router scrolls to the section; keyboard focus must follow.
      onClick={() => document.getElementById(id)?.focus({ preventScroll: true })}
      className={CONTENTS_LINK}
    >
      {children}
    </Link>
  )
}

/** Groups operations by their first tag, which names what they are about, in document order. */
function groupByTag({ paths }: Answer<typeof getApiDescription>): Group[] {
  const groups = new Map<string, Operation[]>()
  for (const [path, operations] of Object.entries(paths))
    for (const [method, details] of Object.entries(operations)) {
      const tag = details.tags?.[0] ?? ''
      const group = groups.get(tag) ?? []
      groups.set(tag, [...group, { id: idOf(method, path), method: method.toUpperCase(), path, details }])
    }
  return [...groups].map(([tag, operations]) => ({ id: idOf(tag), tag, operations }))
}

function idOf(...parts: string[]): string {
  return parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
}
