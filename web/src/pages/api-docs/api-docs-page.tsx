import { Download } from 'lucide-react'
import { useSession } from '../../shared/session/api.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { UseAKey } from './use-a-key.tsx'

/** How a program calls the API: the description of all calls, and an example with a key. */
export function ApiDocsPage() {
  const hasKeys = useSession()?.api_keys ?? false
  return (
    <>
      <PageHeading title="API">Use the same API this site uses.</PageHeading>
      <section aria-labelledby="description">
        <h2 id="description" className="mb-4 text-2xl font-semibold tracking-tight">
          Description of all calls
        </h2>
        <p className="mb-4 reading-width text-pretty">
          The OpenAPI document lists every call with its parameters, limits, and responses, and who can make
          it. Any OpenAPI viewer can show it, and generators make a client from it.
        </p>
        <a href="/api/openapi.json" className={buttonClass('secondary')}>
          <Download aria-hidden className="size-4" />
          OpenAPI document (JSON)
        </a>
      </section>
      {hasKeys && <UseAKey />}
    </>
  )
}
