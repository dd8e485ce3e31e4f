import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, OWN_COLLECTIONS_PATH } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useSession } from '../../shared/session/api.ts'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { nameInToast, toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useCreateCollection, useUpdateCollection } from './change-collections.ts'
import { type CollectionDetails, changesOf, collectionDetails, detailsOf, NO_DETAILS } from './details.ts'
import { DetailsFields } from './details-fields.tsx'
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
  /** A prompt that a new collection starts with. Its page then doesn’t open. */
  firstPrompt?: number
  suggestedName?: string
  finalFocus?: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The dialog that creates or edits a collection: name, description, and for the owner, who can see it. What was changed is kept
 * in the tab until it's saved or canceled. For signed-in users.
 */
export function CollectionDialog({
  userId,
  collection,
  firstPrompt,
  suggestedName = '',
  finalFocus,
  onClose,
}: CollectionDialogProps) {
  const words = collection ? EDITING : CREATING
  const navigate = useNavigate()
  const user = useSession()?.user ?? null
  const canChangeAudience = !collection || collectionPermissions(user, collection).changeAudience
  const create = useCreateCollection()
  const update = useUpdateCollection()
  const before = collection ? detailsOf(collection) : { ...NO_DETAILS, name: suggestedName }
  // Only what the user changed. Meanwhile, a co-editor may change the rest.
  const [changed, setChanged] = usePersisted(
    z.exactPartial(collectionDetails),
    'tab',
    `collection ${userId} ${collection?.token ?? 'new'}`,
  )
  const details: CollectionDetails = { ...before, ...changed }
  const forget = () => setChanged(undefined)
  const missing = hasVisibleText(details.name) ? undefined : 'Enter a name.'
  const [checkDetails, guardDialog, checking] = useGuardedDetails({
    action: words.action,
    notesOf: collection?.visibility === 'private' ? collection.token : undefined,
  })

  const send = async (keyFor: (body: object) => string): Promise<Saved | undefined> => {
    if (collection && Object.keys(changesOf(before, details)).length === 0) {
      forget()
      onClose()
      return undefined
    }
    const checked = await checkDetails(details, (edited) => setChanged(changesOf(before, edited)))
    if (!checked) return undefined
    if (!collection) {
      const body = { ...checked, prompt_id: firstPrompt }
      return create.mutateAsync({ ...body, idempotencyKey: keyFor(body) })
    }
    const changes = changesOf(before, checked)
    const { before: replaced, ...saved } = await update.mutateAsync({ token: collection.token, ...changes })
    // A link that ended can't come back.
    return changes.visibility ? saved : { ...saved, replaced }
  }
  const say = ({ replaced, ...saved }: Saved) => {
    if (firstPrompt) return toastSuccess(`Created ${nameInToast(saved.name)} and added this prompt.`)
    if (!replaced) return toastSuccess(collection ? 'Collection updated.' : 'Collection created.')
    const details = detailsOf(saved)
    toastWithUndo('Collection updated.', async () => {
      await update.mutateAsync({ token: saved.token, ...changesOf(details, { ...details, ...replaced }) })
      return 'Changes undone.'
    })
  }
  const open = async ({ token }: Saved) => {
    onClose()
    if (token === collection?.token || firstPrompt) return
    // Back leads to a list that has the new collection.
    if (!collection) await navigate(OWN_COLLECTIONS_PATH, { replace: true })
    void navigate(
      { pathname: collectionPath(token), search: collection ? window.location.search : '' },
      { replace: collection !== undefined },
    )
  }
  const form = useSubmit({
    isInvalid: missing !== undefined,
    send,
    done: (saved) => {
      say(saved)
      forget()
    },
    failed: words.failed,
    onDone: open,
    attemptPlace: `new-collection-attempt ${userId}`,
  })
  const isSending = create.isPending || update.isPending
  const cancel = () => {
    // Keep what is being sent, in case the request fails.
    if (!isSending) forget()
    onClose()
  }
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      onCancel={cancel}
      title={words.title}
      subtitle={collection?.name ?? 'Put prompts for a course or an office in one place.'}
      finalFocus={finalFocus}
      action={words.action}
      busy={checking ? 'Checking...' : isSending && words.busy}
      after={guardDialog}
    >
      <DetailsFields
        details={details}
        canChangeAudience={canChangeAudience}
        isShared={collection !== undefined && collection.visibility !== 'private'}
        busy={checking || isSending}
        missing={form.isTried ? missing : undefined}
        onChange={(next) => setChanged(changesOf(before, next))}
      />
    </FormDialog>
  )
}

/** The collection, and what an edit replaced if that can be undone. */
type Saved = Collection & { replaced?: Partial<CollectionDetails> }
