import type { TransferOffer } from '@prompt-library/contract/prompts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { useEndOffer } from './api.ts'

interface OpenOfferProps {
  prompt: Prompt
  offer: TransferOffer
  /** Called once there is nothing left to show: the prompt may be private. */
  onEnded: () => void
}

/** An offer that hasn't been answered. Its author can withdraw it, and the other person accepts or declines. */
export function OpenOffer({ prompt, offer, onEnded }: OpenOfferProps) {
  const { mutateAsync, isPending, variables } = useEndOffer(prompt.id)
  const isOwn = useMember()?.id === prompt.author_id
  const end = async (ending: 'withdraw' | 'accept' | 'decline', done: string) => {
    try {
      await mutateAsync(ending)
      toastSuccess(done)
      if (ending !== 'accept') onEnded()
    } catch (error) {
      toastError(error, 'We couldn’t save your answer. Check your connection and try again.')
    }
  }
  const busy = (ending: string, label: string) => isPending && variables === ending && label
  return (
    <section aria-label="Transfer" className="rounded-lg border border-brand-soft bg-brand-tint px-4 py-3">
      {isOwn ? (
        <p>
          You offered this prompt to <bdi className="font-medium">{offer.to_name}</bdi>, who hasn’t answered
          yet.
        </p>
      ) : (
        <>
          <p className="font-medium">
            <bdi>{offer.from_name}</bdi> wants to transfer this prompt to you.
          </p>
          <p className="mt-1 text-sm text-ink-soft">
            If you accept, you’re its author: only you can edit, transfer, or delete it.
          </p>
        </>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {isOwn ? (
          <Button
            look="secondary"
            size="small"
            busy={busy('withdraw', 'Withdrawing...')}
            onClick={() => end('withdraw', 'Offer withdrawn.')}
          >
            Withdraw offer
          </Button>
        ) : (
          <>
            <Button
              size="small"
              busy={busy('accept', 'Accepting...')}
              onClick={() => end('accept', 'You’re now the author of this prompt.')}
            >
              Accept
            </Button>
            <Button
              look="secondary"
              size="small"
              busy={busy('decline', 'Declining...')}
              onClick={() => end('decline', `Declined. We’ll tell ${isolated(offer.from_name)}.`)}
            >
              Decline
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
