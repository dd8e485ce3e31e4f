import { collectionPath } from '@prompt-library/contract/pages'
import { useId } from 'react'
import { useNavigate } from 'react-router'
import { useCreateCollection } from '../../features/collect/change-collections.ts'
import { type CollectionDetails, NO_DETAILS } from '../../features/collect/details.ts'
import { DetailsForm } from '../../features/collect/details-form.tsx'
import { useDetailsDraft } from '../../features/collect/use-details-draft.tsx'
import { useGuardedDetails } from '../../features/collect/use-guarded-details.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useAttempt } from '../../shared/lib/use-attempt.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

const ACTION = 'Create collection'
const FAILED = 'We couldn’t create the collection. Check your connection and try again.'

interface NewCollectionDialogProps {
  userId: number
  onClose: () => void
}

/** Creates a collection and opens its page. For signed-in users. */
export function NewCollectionDialog({ userId, onClose }: NewCollectionDialogProps) {
  const formId = useId()
  const navigate = useNavigate()
  const isOpen = useIsMounted()
  const create = useCreateCollection()
  const { draft, setDraft, forget, notice } = useDetailsDraft({
    userId,
    form: 'new-collection',
    initial: NO_DETAILS,
  })
  const setDetails = (details: CollectionDetails) => setDraft({ ...draft, details })
  const [checkDetails, guardDialog, checking] = useGuardedDetails({ action: ACTION })
  const attempt = useAttempt(`new-collection-attempt ${userId}`)

  const save = async () => {
    const body = await checkDetails(draft.details, setDetails)
    if (!body) return
    try {
      const { token } = await create.mutateAsync({ body, key: attempt.keyFor(body) })
      attempt.settle()
      forget()
      toastSuccess('Collection created.')
      if (!isOpen()) return
      onClose()
      navigate(collectionPath(token))
    } catch (error) {
      // An open dialog shows the error above the form.
      if (!isOpen()) toastError(error, FAILED)
    }
  }
  const cancel = () => {
    // Keep what is being sent, in case the request fails.
    if (!create.isPending) forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="New collection"
      subtitle="Put prompts for a course or an office in one place."
      footer={
        <FormButtons
          form={formId}
          action={ACTION}
          busy={checking ? 'Checking...' : create.isPending && 'Creating...'}
          onCancel={cancel}
        />
      }
    >
      {notice}
      <DetailsForm
        id={formId}
        details={draft.details}
        canChangeAudience
        busy={checking || create.isPending}
        error={create.error ? sentenceFor(create.error, FAILED) : undefined}
        onChange={setDetails}
        onSubmit={save}
      />
      {guardDialog}
    </Dialog>
  )
}
