import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, OWN_COLLECTIONS_PATH } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { type RefObject, useId } from 'react'
import { useNavigate } from 'react-router'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useAttempt } from '../../shared/lib/use-attempt.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { useSession } from '../../shared/session/api.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { FormButtons } from '../../shared/ui/form-buttons.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useCreateCollection, useUpdateCollection } from './change-collections.ts'
import { changesOf, detailsOf, isChanged, NO_DETAILS } from './details.ts'
import { DetailsForm } from './details-form.tsx'
import { type DetailsDraft, useDetailsDraft } from './use-details-draft.tsx'
import { useGuardedDetails } from './use-guarded-details.ts'

const CREATING = {
  title: 'New collection',
  action: 'Create collection',
  busy: 'Creating...',
  failed: 'We couldn’t create the collection. Check your connection and try again.',
}

const EDITING = {
  title: 'Edit collection',
  action: 'Save changes',
  busy: 'Saving...',
  failed: 'We couldn’t save your changes. Check your connection and try again.',
}

interface CollectionDialogProps {
  userId: number
  /** Without it, a collection is created, and its page opens. */
  collection?: Collection
  finalFocus?: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The dialog that creates or edits a collection, and what it says if that fails. Name, description, and for the owner,
 * who can see it. For signed-in users.
 */
export function CollectionDialog({ userId, collection, finalFocus, onClose }: CollectionDialogProps) {
  const words = collection ? EDITING : CREATING
  const formId = useId()
  const navigate = useNavigate()
  const isOpen = useIsMounted()
  const user = useSession()?.user ?? null
  const canChangeAudience = !collection || collectionPermissions(user, collection).changeAudience
  const { send, isPending, error } = useSend(userId, collection)
  const { setDraft, forget, notice, ...kept } = useDetailsDraft({
    userId,
    form: collection ? `collection ${collection.token}` : 'new-collection',
    initial: collection ? detailsOf(collection) : NO_DETAILS,
  })
  const draft = canChangeAudience ? kept.draft : withoutAudience(kept.draft)
  const [checkDetails, guardDialog, checking] = useGuardedDetails({
    action: words.action,
    notesOf: collection?.visibility === 'private' ? collection.token : undefined,
  })

  const finish = () => {
    forget()
    if (isOpen()) onClose()
  }
  const save = async (draft: DetailsDraft) => {
    if (collection && !isChanged(draft.before, draft.details)) return finish()
    const details = await checkDetails(draft.details, (edited) => setDraft({ ...draft, details: edited }))
    if (!details) return
    try {
      const saved = await send({ ...draft, details })
      const isLeft = !isOpen()
      finish()
      if (isLeft || saved.token === collection?.token) return
      // Back leads to a list that has the new collection.
      if (!collection) await navigate(OWN_COLLECTIONS_PATH, { replace: true })
      navigate(
        { pathname: collectionPath(saved.token), search: collection ? window.location.search : '' },
        { replace: collection !== undefined },
      )
    } catch (error) {
      // An open dialog shows the error above the form.
      if (!isOpen()) toastError(error, words.failed)
    }
  }
  const cancel = () => {
    // Keep what is being sent, in case the request fails.
    if (!isPending) forget()
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      subtitle={collection?.name ?? 'Put prompts for a course or an office in one place.'}
      finalFocus={finalFocus}
      footer={
        <FormButtons
          form={formId}
          action={words.action}
          busy={checking ? 'Checking...' : isPending && words.busy}
          onCancel={cancel}
        />
      }
    >
      {notice}
      <DetailsForm
        id={formId}
        details={draft.details}
        canChangeAudience={canChangeAudience}
        isShared={collection !== undefined && collection.visibility !== 'private'}
        busy={checking || isPending}
        error={error ? sentenceFor(error, words.failed) : undefined}
        onChange={(details) => setDraft({ ...draft, details })}
        onSubmit={() => save(draft)}
      />
      {guardDialog}
    </Dialog>
  )
}

/** Creates a collection, or saves what changed. Says so, with Undo where that brings everything back. */
function useSend(userId: number, collection: Collection | undefined) {
  const create = useCreateCollection()
  const update = useUpdateCollection()
  const attempt = useAttempt(`new-collection-attempt ${userId}`)
  const { isPending, error } = collection ? update : create
  const send = async ({ details, before }: DetailsDraft): Promise<Collection> => {
    if (!collection) {
      const created = await create.mutateAsync({ ...details, idempotencyKey: attempt.keyFor(details) })
      attempt.settle()
      toastSuccess('Collection created.')
      return created
    }
    const changes = changesOf(before, details)
    const { before: replaced, ...saved } = await update.mutateAsync({ token: collection.token, ...changes })
    if (changes.visibility) toastSuccess('Collection updated.')
    else
      toastWithUndo('Collection updated.', async () => {
        await update.mutateAsync({ token: saved.token, ...changesOf(details, { ...details, ...replaced }) })
        return 'Changes undone.'
      })
    return saved
  }
  return { send, isPending, error }
}

/** A former owner’s draft can have a visibility that they can no longer choose. */
function withoutAudience(draft: DetailsDraft): DetailsDraft {
  return { ...draft, details: { ...draft.details, visibility: draft.before.visibility } }
}
