import { pages } from '@prompt-library/contract/pages'
import { useQuery } from '@tanstack/react-query'
import { KeyRound, Plus } from 'lucide-react'
import { type RefObject, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { useHasConnections, useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { QueryState } from '../../shared/ui/query-state.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { keysQuery } from './api.ts'
import { ConnectTool, CopyableCode, mcpUrl } from './connect-tool.tsx'
import { KeysTable } from './keys-table.tsx'
import { type CreatedKey, NewKeyDialog } from './new-key-dialog.tsx'

/** The Connections page: API keys and connected tools, and what it says without any or if both are turned off. */
export function ConnectionsPage() {
  if (useHasConnections()) return <Connections />
  return (
    <div className="column-width">
      <PageHeading title={pages.connections.title} />
      <EmptyState icon={KeyRound} title="Connections are turned off on this site." />
    </div>
  )
}

function Connections() {
  const session = useSession()
  const query = useQuery(keysQuery)
  const [isCreating, setCreating] = useState(false)
  /** The only place that has the key. It's gone when the page is left. */
  const [created, setCreated] = useState<CreatedKey>()
  const newKeyButton = useRef<HTMLButtonElement>(null)
  const copyButton = useRef<HTMLButtonElement>(null)
  return (
    <div className="column-width">
      <div className="flex flex-wrap items-start justify-between gap-x-6">
        <PageHeading title={pages.connections.title}>
          AI tools and your own programs can use the library as you.{' '}
          {session?.api_keys && (
            <Link
              to={pages.apiDocs.path}
              className="whitespace-nowrap text-brand-ink underline underline-offset-4"
            >
              How to use a key
            </Link>
          )}
        </PageHeading>
        {session?.api_keys && (
          <Button
            icon={Plus}
            ref={newKeyButton}
            look={created ? 'secondary' : 'primary'}
            className="mb-6"
            onClick={() => setCreating(true)}
          >
            New key
          </Button>
        )}
      </div>
      {session?.hosted_tools && <HostedTools />}
      {created && (
        <NewKey
          copyButton={copyButton}
          // A second key gets the focus like the first.
          key={created.secret}
          {...created}
          onDone={() => {
            setCreated(undefined)
            newKeyButton.current?.focus()
          }}
        />
      )}
      <QueryState query={query} failed="We couldn’t load your connections." loading={<Loading />}>
        {(keys) =>
          keys.length > 0 ? (
            <KeysTable keys={keys} />
          ) : (
            <EmptyState icon={KeyRound} title="Nothing is connected yet">
              <p>
                What you connect can read prompts and, if you allow it, save private ones. It can’t publish or
                share.
              </p>
            </EmptyState>
          )
        }
      </QueryState>
      {isCreating && (
        <NewKeyDialog
          onCreated={(key) => {
            // First, so that the closing dialog can give it the focus.
            flushSync(() => setCreated(key))
            setCreating(false)
          }}
          onClose={() => setCreating(false)}
          finalFocus={copyButton}
        />
      )}
    </div>
  )
}

/** Tools that sign in need no key, only this address. */
function HostedTools() {
  return (
    <section aria-labelledby="hosted-tools" className="mb-6 flex flex-col gap-3">
      <h2 id="hosted-tools" className="text-lg font-semibold">
        AI tools that sign in
      </h2>
      <p className="reading-width text-pretty">
        Add this address where Claude, ChatGPT, or another AI tool calls it a connector, an app, or an MCP
        server. The tool brings you back here to ask whether you want to connect it.
      </p>
      <CopyableCode text={mcpUrl(window.location.origin, '')} label="Copy" about="Address for AI tools" />
    </section>
  )
}

function Loading() {
  return (
    <div role="status">
      <p className="mb-4 text-ink-soft">Loading...</p>
      <Skeleton className="h-36" />
    </div>
  )
}

interface NewKeyProps extends CreatedKey {
  onDone: () => void
  copyButton: RefObject<HTMLButtonElement | null>
}

/** Shows a new key once, in what to do with it. On the page and not in a dialog, where Escape would lose the key. */
function NewKey({ name, secret, tool, onDone, copyButton }: NewKeyProps) {
  const titleId = useId()
  useEffect(() => copyButton.current?.focus(), [copyButton])
  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-col gap-3 rounded-xl border border-brand-ink bg-brand-tint p-5 max-sm:p-4"
    >
      <h2 id={titleId} className="text-lg font-semibold" dir="auto">
        {tool ? `Connect ${tool.name} now` : `Copy “${name}” now`}
      </h2>
      {tool ? (
        <ConnectTool tool={tool} secret={secret} copyButton={copyButton} />
      ) : (
        <CopyableCode text={secret} label="Copy key" about="API key" copyButton={copyButton} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-sm text-ink-soft">
          You won’t see this key again. Keep it like a password, and don’t put it in a prompt or a link.
        </p>
        <Button look="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  )
}
