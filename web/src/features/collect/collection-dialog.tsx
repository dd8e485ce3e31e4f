import type { Collection } from '@prompt-library/contract/collections'
import { collectionPath, OWN_COLLECTIONS_PATH } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { hasVisibleText } from '@prompt-library/domain/text/visible-text'
import { type RefObject, useState } from 'react'
import { useNavigate } from 'react-router'
import * as z from 'zod/mini'
import { useStoredDraft } from '../../shared/lib/draft-storage.ts'
import { useSession } from '../../shared/session/api.ts'
import { FormDialog } from '../../shared/ui/form-dialog.tsx'
import { RestoredDraft } from '../../shared/ui/restored-draft.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { toastWithUndo } from '../../shared/ui/undo-toast.ts'
import { useSubmit } from '../../shared/ui/use-submit.ts'
import { useCreateCollection, useUpdateCollection } from './change-collections.ts'
import {
  type CollectionDetails,
  changesOf,
  collectionDetails,
  detailsOf,
  isChanged,
  NO_DETAILS,
} from './details.ts'
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
  finalFocus?: RefObject<HTMLElement | null>
  onClose: () => void
}

/**
 * The dialog that creates or edits a collection, and what it says if that fails. Name, description, and for the owner,
 * who can see it. For signed-in users.
 */
export function CollectionDialog({ userId, collection, finalFocus, onClose }: CollectionDialogProps) {
  const words = collection ? EDITING : CREATING
  const navigate = useNavigate()
  const user = useSession()?.user ?? null
  const canChangeAudience = !collection || collectionPermissions(user, collection).changeAudience
  const create = useCreateCollection()
  const update = useUpdateCollection()
  const { setDraft, forget, notice, ...kept } = useDetailsDraft({
    userId,
    form: collection ? `collection ${collection.token}` : 'new-collection',
    initial: collection ? detailsOf(collection) : NO_DETAILS,
  })
  const draft = canChangeAudience ? kept.draft : withoutAudience(kept.draft)
  const missing = hasVisibleText(draft.details.name) ? undefined : 'Enter a name.'
  const [checkDetails, guardDialog, checking] = useGuardedDetails({
    action: words.action,
    notesOf: collection?.visibility === 'private' ? collection.token : undefined,
  })

  const send = async (keyFor: (body: object) => string): Promise<Saved | undefined> => {
    const { before } = draft
    if (collection && !isChanged(before, draft.details)) {
      forget()
      onClose()
      return undefined
    }
    const details = await checkDetails(draft.details, (edited) => setDraft({ before, details: edited }))
    if (!details) return undefined
    if (!collection) return create.mutateAsync({ ...details, idempotencyKey: keyFor(details) })
    const changes = changesOf(before, details)
    const { before: replaced, ...saved } = await update.mutateAsync({ token: collection.token, ...changes })
    // A link that ended can't come back.
    return changes.visibility ? saved : { ...saved, replaced }
  }
  const say = ({ replaced, ...saved }: Saved) => {
    if (!replaced) return toastSuccess(collection ? 'Collection updated.' : 'Collection created.')
    const details = detailsOf(saved)
    toastWithUndo('Collection updated.', async () => {
      await update.mutateAsync({ token: saved.token, ...changesOf(details, { ...details, ...replaced }) })
      return 'Changes undone.'
    })
  }
  const open = async ({ token }: Saved) => {
    onClose()
    if (token === collection?.token) return
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
      before={notice}
      after={guardDialog}
    >
      <DetailsFields
        details={draft.details}
        canChangeAudience={canChangeAudience}
        isShared={collection !== undefined && collection.visibility !== 'private'}
        busy={checking || isSending}
        missing={form.isTried ? missing : undefined}
        onChange={(details) => setDraft({ ...draft, details })}
      />
    </FormDialog>
  )
}

/** The collection, and what an edit replaced if that can be undone. */
type Saved = Collection & { replaced?: Partial<CollectionDetails> }

/** A former owner’s draft can have a visibility that they can no longer choose. */
function withoutAudience(draft: DetailsDraft): DetailsDraft {
  return { ...draft, details: { ...draft.details, visibility: draft.before.visibility } }
}

const content = z.object({
  details: collectionDetails,
  /** What the user started from. Only what they changed is saved. */
  before: collectionDetails,
})

type DetailsDraft = z.output<typeof content>

interface DetailsDraftOptions {
  userId: number
  /** Identifies the form; part of the storage key. */
  form: string
  initial: CollectionDetails
}

/** What was typed into a form, kept on the device until it’s saved or discarded. Closing the form keeps it. */
function useDetailsDraft({ userId, form, initial }: DetailsDraftOptions) {
  const { stored, keep, forget } = useStoredDraft(content, { userId, form })
  const [restored] = useState(stored && isChanged(initial, stored.value.details) ? stored : undefined)
  const [restoredAt, setRestoredAt] = useState(restored?.at)
  const start: DetailsDraft = { details: initial, before: initial }
  const [draft, setDraft] = useState<DetailsDraft>(restored?.value ?? start)

  const change = (next: DetailsDraft) => {
    setDraft(next)
    if (isChanged(next.before, next.details)) keep(next, Date.now())
    else forget()
  }
  const discard = () => {
    setRestoredAt(undefined)
    change(start)
  }
  return {
    draft,
    setDraft: change,
    forget,
    /** Shown above the form. */
    notice: <RestoredDraft at={restoredAt} onDiscard={discard} />,
  }
}
