import type { Collection } from '@prompt-library/contract/collections'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { useId, useState } from 'react'
import { collectionConflictIn, useUpdateCollection } from '../../features/collect/change-collections.ts'
import { changesOf, detailsOf, isChanged } from '../../features/collect/details.ts'
import { DetailsForm } from '../../features/collect/details-form.tsx'
import { type DetailsDraft, useDetailsDraft } from '../../features/collect/use-details-draft.tsx'
import { useGuardedDetails } from '../../features/collect/use-guarded-details.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { useSession } from '../../shared/session/api.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { DetailsConflict } from './details-conflict.tsx'

const ACTION = 'Save changes'
const SAVED = 'Collection updated.'
const FAILED = 'We couldn’t save your changes. Check your connection and try again.'

interface EditCollectionDialogProps {
  userId: number
  collection: Collection
  onClose: () => void
}

/** Name, description, and for the owner, who can see it. */
export function EditCollectionDialog({ userId, collection, onClose }: EditCollectionDialogProps) {
  const formId = useId()
  const isOpen = useIsMounted()
  const user = useSession()?.user ?? null
  const { changeAudience } = collectionPermissions(user, collection)
  const update = useUpdateCollection()
  const { setDraft, forget, notice, ...kept } = useDetailsDraft({
    userId,
    form: `collection ${collection.token}`,
    initial: detailsOf(collection),
    version: collection.version,
  })
  const draft = changeAudience ? kept.draft : withoutAudience(kept.draft)
  const [conflict, setConflict] = useState<Collection>()
  const [checkDetails, guardDialog, checking] = useGuardedDetails({
    action: ACTION,
    notesOf: collection.visibility === 'private' ? collection.token : undefined,
  })

  const finish = () => {
    forget()
    if (isOpen()) onClose()
  }
  const save = async (draft: DetailsDraft) => {
    if (!isChanged(draft.before, draft.details)) return finish()
    const details = await checkDetails(draft.details, (edited) => setDraft({ ...draft, details: edited }))
    if (!details) return
    const changes = changesOf(draft.before, details)
    try {
      await update.mutateAsync({ token: collection.token, version: draft.version, ...changes })
      toastSuccess(SAVED)
      finish()
    } catch (error) {
      // An open dialog shows the error above the form.
      if (!isOpen()) toastError(error, FAILED)
      setConflict(collectionConflictIn(error))
    }
  }
  const cancel = () => {
    // Keep what is being sent, in case the request fails.
    if (!update.isPending) forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit collection"
      subtitle={collection.name}
      footer={
        <FormButtons
          form={formId}
          action={ACTION}
          busy={checking ? 'Checking...' : update.isPending && 'Saving...'}
          onCancel={cancel}
        />
      }
    >
      {notice}
      <DetailsForm
        id={formId}
        details={draft.details}
        canChangeAudience={changeAudience}
        busy={checking || update.isPending}
        error={update.error ? sentenceFor(update.error, FAILED) : undefined}
        onChange={(details) => setDraft({ ...draft, details })}
        onSubmit={() => save(draft)}
      />
      {conflict && (
        <DetailsConflict
          saved={detailsOf(conflict)}
          changes={changesOf(draft.before, draft.details)}
          onKeepMine={(details) => {
            const next = { details, before: detailsOf(conflict), version: conflict.version }
            setConflict(undefined)
            setDraft(next)
            save(next)
          }}
          onUseSaved={() => {
            const details = detailsOf(conflict)
            setConflict(undefined)
            setDraft({ details, before: details, version: conflict.version })
            update.reset()
          }}
          onClose={() => setConflict(undefined)}
        />
      )}
      {guardDialog}
    </Dialog>
  )
}

/** A former owner’s draft can have a visibility that they can no longer choose. */
function withoutAudience(draft: DetailsDraft): DetailsDraft {
  return { ...draft, details: { ...draft.details, visibility: draft.before.visibility } }
}
