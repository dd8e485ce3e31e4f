import type { Prompt } from '@prompt-library/contract/prompts'
import type { SessionUser } from '@prompt-library/contract/session'
import type { Share } from '@prompt-library/contract/sharing'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { toastFailure, toastSuccess } from '../../ui/toast.tsx'
import { sharesQuery, useTakeBack } from './api.ts'
import { recipientAddress } from './recipient-address.ts'

/** With whom the prompt is shared already; nothing when that is nobody, or not known. */
export function SharedWith({ prompt, user }: { prompt: Prompt; user: SessionUser }) {
  const headingId = useId()
  const place = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(sharesQuery(prompt.id))
  const takeBack = useTakeBack()
  const [ask, confirmation] = useConfirm()
  const shares = data?.pages.flatMap((page) => page.shares) ?? []
  const own = prompt.author_id === user.id

  const takeBackAfterAsking = async ({ recipient }: Share) => {
    const sure = await ask({
      title: 'Take it back?',
      text: own
        ? `${recipient.display_name} will no longer find this prompt under Shared With Me.`
        : `This takes back what you shared with ${recipient.display_name}. What others shared with them stays.`,
      confirm: 'Take back',
      dangerous: true,
    })
    if (!sure) return
    try {
      await takeBack.mutateAsync({ prompt_id: prompt.id, recipient_id: recipient.id })
      toastSuccess(`Taken back from ${recipient.display_name}.`)
      // the row goes, and the focus must not go with it
      place.current?.focus()
    } catch (error) {
      toastFailure(sentenceFor(error, 'The prompt could not be taken back.'))
    }
  }
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {shares.length > 0 && (
        <section aria-labelledby={headingId} className="mt-8">
          <h3 id={headingId} className="mb-2 font-semibold">
            {own ? 'Shared with' : 'You shared it with'}
          </h3>
          <ul className="divide-y divide-line rounded-lg border border-line">
            {shares.map((share) => (
              <li
                key={`${share.recipient.id} ${share.sharer.id}`}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3"
              >
                <div className="min-w-0 flex-1 basis-48">
                  <p className="font-medium" dir="auto">
                    {share.recipient.display_name}
                  </p>
                  <p className="text-sm text-ink-soft">
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
                </div>
                <Button
                  look="secondary"
                  size="small"
                  aria-label={`Take back from ${share.recipient.display_name}`}
                  busy={
                    takeBack.isPending &&
                    takeBack.variables.recipient_id === share.recipient.id &&
                    'Taking back...'
                  }
                  onClick={() => takeBackAfterAsking(share)}
                >
                  Take back
                </Button>
              </li>
            ))}
          </ul>
          {hasNextPage && (
            <Button
              look="quiet"
              className="mt-2"
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
