import { useHideRevisions, useRemoveRevisions } from '../../entities/prompt/revisions-api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

interface EarlierVersionsOfferProps {
  promptId: number
  onDone: () => void
}

/** Shown after a save that removed private data, which is still in earlier versions. Closing it keeps them. */
export function EarlierVersionsOffer({ promptId, onDone }: EarlierVersionsOfferProps) {
  const hide = useHideRevisions()
  const remove = useRemoveRevisions()
  const busy = hide.isPending || remove.isPending
  const finish = async (change: Promise<void>, done: string) => {
    try {
      await change
      toastSuccess(done)
      onDone()
    } catch (error) {
      toastError(error, 'We couldn’t change the earlier versions. Check your connection and try again.')
    }
  }
  return (
    <Dialog
      open
      onClose={onDone}
      width="small"
      title="Earlier versions still have what you removed"
      footer={
        <>
          <Button look="secondary" className="mr-auto" disabled={busy} onClick={onDone}>
            Keep them
          </Button>
          <Button
            look="secondary"
            disabled={remove.isPending}
            busy={hide.isPending && 'Hiding...'}
            onClick={() =>
              finish(hide.mutateAsync({ prompt_id: promptId, hidden: true }), 'Earlier versions hidden.')
            }
          >
            Hide from others
          </Button>
          <Button
            look="danger"
            disabled={hide.isPending}
            busy={remove.isPending && 'Removing...'}
            onClick={() => finish(remove.mutateAsync({ prompt_id: promptId }), 'Earlier versions removed.')}
          >
            Remove for good
          </Button>
        </>
      }
    >
      <p>Others can read them in the history while the prompt is public.</p>
      <p className="mt-3 text-ink-soft">
        Hide them, and only you can read them. Remove them, and they’re gone for good. Keep them if they’re
        harmless.
      </p>
    </Dialog>
  )
}
