import type { SessionUser } from '@prompt-library/contract/session'
import type { Share } from '@prompt-library/contract/sharing'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sharesQuery, useStopSharing } from '../../entities/prompt/shares-api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'

/** Lists the people the prompt is shared with. Empty if there are none, or until they have loaded. */
export function SharedWith({ prompt, user }: { prompt: Prompt; user: SessionUser }) {
  const headingId = useId()
  const container = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(sharesQuery(prompt.id))
  const stopSharing = useStopSharing()
  const [act, confirmation] = useConfirmedAction()
  const shares = data?.pages.flatMap((page) => page.shares) ?? []
  const own = prompt.author_id === user.id

  const confirmAndStop = ({ recipient }: Share) =>
    act({
      question: {
        title: `Stop sharing with ${recipient.display_name}?`,
        text: own
          ? 'This prompt will be removed from their Shared With Me list.'
          : 'This removes your share only. Access other people gave them isn’t affected.',
        confirm: 'Stop sharing',
        dangerous: true,
      },
      change: () => stopSharing.mutateAsync({ prompt_id: prompt.id, recipient_id: recipient.id }),
      done: `Stopped sharing with ${recipient.display_name}.`,
      failed: 'We couldn’t stop sharing. Try again.',
      focus: () => container.current?.focus(),
    })
  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {shares.length > 0 && (
        <section aria-labelledby={headingId} className="mt-8">
          <h3 id={headingId} className="mb-1 text-sm font-semibold">
            {own ? 'Shared with' : 'You shared this with'}
          </h3>
          <ul className="text-sm">
            {shares.map((share) => (
              <li
                key={`${share.recipient.id} ${share.sharer.id}`}
                className="flex items-center justify-between gap-x-4 py-0.5"
              >
                <p className="min-w-0 wrap-anywhere text-ink-soft">
                  <bdi className="text-ink">{share.recipient.display_name}</bdi>
                  {' · '}
                  {recipientAddress(share.recipient)}
                  {' · '}
                  {promptDate(share.shared_at)}
                  {share.sharer.id !== user.id && (
                    <>
                      {' · by '}
                      <bdi>{share.sharer.display_name}</bdi>
                    </>
                  )}
                </p>
                <Button
                  look="plain"
                  size="small"
                  className="-mr-3 shrink-0"
                  aria-label={`Stop sharing with ${share.recipient.display_name}`}
                  busy={
                    stopSharing.isPending &&
                    stopSharing.variables.recipient_id === share.recipient.id &&
                    'Stopping...'
                  }
                  onClick={() => confirmAndStop(share)}
                >
                  Stop sharing
                </Button>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              look="plain"
              size="small"
              className="-ml-3"
              busy={isFetchingNextPage && 'Loading...'}
              onClick={() => fetchNextPage()}
            >
              Show more
            </Button>
          )}
        </section>
      )}
      {confirmation}
    </div>
  )
}
