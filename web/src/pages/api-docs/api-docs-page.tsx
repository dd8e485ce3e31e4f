import { keyExample } from '@prompt-library/contract/key-example'
import { pages } from '@prompt-library/contract/pages'
import { Download } from 'lucide-react'
import { Link } from 'react-router'
import { useSession } from '../../shared/session/api.ts'
import { buttonClass } from '../../shared/ui/button.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'

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

/** How a program calls the API. Shown only if keys are on. */
function UseAKey() {
  const code = keyExample(window.location.origin)
  return (
    <section aria-labelledby="use-an-api-key" className="mt-10">
      <h2 id="use-an-api-key" className="mb-4 text-2xl font-semibold tracking-tight">
        Use an API key
      </h2>
      <div className="flex reading-width flex-col gap-3 text-pretty">
        <p>
          Create a key under{' '}
          <Link to={pages.connections.path} className="text-brand-ink underline underline-offset-4">
            {pages.connections.title}
          </Link>{' '}
          and send it in an Authorization header, never in an address. Your program then acts as you.
        </p>
        <p>
          The description says which calls a key can make: those with <code>read</code> under “security”, and
          with write access those with <code>write</code>, too, but only for private prompts: it can’t publish
          anything, or edit what is public. If a key doesn’t work, the response has the status 401 and says
          why.
        </p>
      </div>
      <CopyingButton
        look="quiet"
        size="small"
        onCopy={() =>
          copyWithToast(code, { copied: 'Example copied.', failed: 'We couldn’t copy the example.' })
        }
        className="mt-4"
        label="Copy example"
      />
      <pre className="mt-3 rounded-lg border border-line bg-sunken p-4 font-mono text-sm whitespace-pre-wrap wrap-anywhere">
        {code}
      </pre>
    </section>
  )
}
