import type { SessionUser } from '@prompt-library/contract/session'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { invitationsQuery, sharesQuery, useStopSharing } from '../../entities/prompt/shares-api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { CopyPromptLink } from './copy-prompt-link.tsx'

/** Lists who the prompt is shared with, and who waits for it. Empty if there's no one, or until they have loaded. */
export function SharedWith({ prompt, user }: { prompt: Prompt; user: SessionUser }) {
  const container = useRef<HTMLDivElement>(null)
  const shared = useInfiniteQuery(sharesQuery(prompt.id))
  const waiting = useQuery(invitationsQuery(prompt.id))
  const stopSharing = useStopSharing()
  const [act, confirmation] = useConfirmedAction()
  const shares = shared.data?.pages.flatMap((page) => page.shares) ?? []
  const invitations = waiting.data ?? []
  const own = prompt.author_id === user.id

  const stop = (person: string, text: string, who: { recipient_id: number } | { name: string }) => () =>
    act({
      question: { title: `Stop sharing with ${person}?`, text, confirm: 'Stop sharing', dangerous: true },
      change: async () => {
        await stopSharing.mutateAsync({ prompt_id: prompt.id, ...who })
        // Until the row is gone, a second click would fail.
        await Promise.all([shared, waiting].map(({ refetch }) => refetch({ cancelRefetch: false })))
      },
      done: `Stopped sharing with ${person}.`,
      failed: 'We couldn’t stop sharing. Try again.',
      focus: () => container.current?.focus(),
    })
  const by = (sharer: { id: number; display_name: string }) =>
    sharer.id !== user.id && (
      <>
        {' · by '}
        <bdi>{sharer.display_name}</bdi>
      </>
    )
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {shares.length > 0 && (
        <People title={own ? 'Shared with' : 'You shared this with'}>
          {shares.map(({ recipient, sharer, shared_at }) => (
            <Person
              key={`${recipient.id} ${sharer.id}`}
              name={recipient.display_name}
              onStop={stop(recipient.display_name, own ? OWN : OTHERS, { recipient_id: recipient.id })}
            >
              {` · ${recipientAddress(recipient)} · ${promptDate(shared_at)}`}
              {by(sharer)}
            </Person>
          ))}
        </People>
      )}
      {shared.hasNextPage && (
        <Button
          look="plain"
          size="small"
          className="-ml-3"
          busy={shared.isFetchingNextPage && 'Loading...'}
          onClick={() => shared.fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {invitations.length > 0 && (
        <People title="Waiting until they sign in" action={<CopyPromptLink promptId={prompt.id} />}>
          {invitations.map(({ name, sharer, invited_at }) => (
            <Person key={`${name} ${sharer.id}`} name={name} onStop={stop(name, WAITING, { name })}>
              {` · ${promptDate(invited_at)}`}
              {by(sharer)}
            </Person>
          ))}
        </People>
      )}
      {confirmation}
    </div>
  )
}

const OWN = 'This prompt will be removed from their Shared With Me list.'
const OTHERS = 'This removes your share only. Access other people gave them isn’t affected.'
const WAITING = 'They won’t get this prompt when they sign in.'

function People({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="mt-8">
      <div className="mb-1 flex items-center justify-between gap-4">
        <h3 id={headingId} className="text-sm font-semibold">
          {title}
        </h3>
        {action}
      </div>
      <ul className="text-sm">{children}</ul>
    </section>
  )
}

interface PersonProps {
  name: string
  onStop: () => void
  children: ReactNode
}

function Person({ name, onStop, children }: PersonProps) {
  return (
    <li className="flex items-center justify-between gap-x-4 py-0.5">
      <p className="min-w-0 wrap-anywhere text-ink-soft">
        <bdi className="text-ink">{name}</bdi>
        {children}
      </p>
      <Button
        look="plain"
        size="small"
        className="-mr-3 shrink-0"
        aria-label={`Stop sharing with ${name}`}
        onClick={onStop}
      >
        Stop sharing
      </Button>
    </li>
  )
}
