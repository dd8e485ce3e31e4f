// The page where AI tools send the browser to be connected. A tool can call itself anything, so the page shows its host.
import type { ToolRequest, ToolToConnect } from '@prompt-library/contract/oauth'
import { pages } from '@prompt-library/contract/pages'
import { TOOL_IDLE_DAYS } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError, ask } from '../../shared/lib/api-client.ts'
import { useChange } from '../../shared/lib/change.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { ErrorBox } from '../../shared/ui/error-box.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
import { ErrorState, PageMessage } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { SCOPE_TEXTS } from './new-key-dialog.tsx'

export function AuthorizePage() {
  const [search] = useSearchParams()
  const request: ToolRequest = Object.fromEntries(search)
  const { data, error, refetch } = useQuery({
    queryKey: ['tool-request', search.toString()],
    queryFn: ask('GET /api/oauth/request', request),
    // What the user has read must not change before they click.
    staleTime: Number.POSITIVE_INFINITY,
  })
  // What's named twice could mean either.
  if (search.size > Object.keys(request).length) return <Refused text="This AI tool’s request is invalid." />
  if (data)
    return data.refusal === null ? (
      <Question request={request} tool={data} />
    ) : (
      <Refused text={data.refusal} tool={data} />
    )
  if (error instanceof ApiError && error.status < 500) return <Refused text={error.message} />
  return (
    <div className="column-width">
      <PageHeading title={pages.authorize.title} />
      {error ? (
        <ErrorState title="We couldn’t load this request." error={error} onRetry={refetch} />
      ) : (
        <div role="status">
          <p className="mb-4 text-ink-soft">Loading...</p>
          <Skeleton className="h-72" />
        </div>
      )}
    </div>
  )
}

function Refused({ text, tool }: { text: string; tool?: ToolToConnect }) {
  return (
    <PageMessage icon={CircleAlert} title="This AI tool can’t be connected" text={text}>
      {tool && (
        <a href={tool.cancel_url} className={buttonClass()}>
          Back to {tool.host ?? 'the program'}
        </a>
      )}
      <Link to={pages.library.path} className={buttonClass('secondary')}>
        Browse the library
      </Link>
    </PageMessage>
  )
}

function Question({ request, tool }: { request: ToolRequest; tool: ToolToConnect }) {
  const { name, host, scope, cancel_url } = tool
  const user = useMember()
  const [writes, setWrites] = useState(false)
  const { mutateAsync } = useChange('POST /api/oauth/connect')
  const form = useSubmit({
    send: () => mutateAsync({ ...request, allow: writes ? 'write' : 'read' }),
    done: ({ url }) => window.location.assign(url),
    failed: 'We couldn’t connect the tool. Check your connection and try again.',
  })
  return (
    <div className="column-width">
      <PageHeading title={`Connect ${host ?? 'a program on your computer'}?`}>
        It calls itself “<bdi>{name}</bdi>”. {originOf(tool)}
      </PageHeading>
      <form {...form.props} className="flex flex-col gap-6">
        {form.failure && <ErrorBox>{form.failure}</ErrorBox>}
        <fieldset className="flex flex-col gap-4 rounded-xl border border-line bg-surface p-5 max-sm:p-4">
          <legend className="sr-only">What it can do</legend>
          <div className="flex items-start gap-3">
            <Check aria-hidden className="size-6 shrink-0 text-brand-ink" />
            <div>
              <p className="font-medium">Read</p>
              <p className="text-sm text-ink-soft">{SCOPE_TEXTS.read.can}</p>
            </div>
          </div>
          {scope === 'write' && (
            <Checkbox
              label="Write"
              hint={SCOPE_TEXTS.write.can}
              checked={writes}
              disabled={form.isPending}
              onChange={setWrites}
            />
          )}
        </fieldset>
        <ul className="flex list-disc flex-col gap-2 pl-5 reading-width">
          <li>
            It acts as you{user && `, ${user.display_name}`}. It can’t publish, share, or delete anything.
          </li>
          <li>What it reads goes to {host ?? 'the program'}, and to the company behind it.</li>
          <li>
            It stays connected until you disconnect it under {pages.connections.title}, or until it hasn’t
            been used for {TOOL_IDLE_DAYS} days.
          </li>
        </ul>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.isPending && 'Connecting...'}>
            Connect {host}
          </Button>
          <a href={cancel_url} className={buttonClass('secondary')}>
            Cancel
          </a>
        </div>
      </form>
    </div>
  )
}

/** What's known of a tool besides its name. */
function originOf({ host, described_by }: ToolToConnect): string {
  if (host !== null) {
    const elsewhere = described_by === null || described_by === host ? '' : `${described_by} describes it. `
    return `${elsewhere}Anyone can choose a name, so connect it only if you know ${host}.`
  }
  const claim = described_by === null ? '' : `It says it’s from ${described_by}, which any program can say. `
  return `${claim}Connect it only if you just started this yourself, in a program on this computer.`
}
