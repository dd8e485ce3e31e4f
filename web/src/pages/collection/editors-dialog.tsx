import type { Collection, CollectionEditor } from '@prompt-library/contract/collections'
import { pages } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { COLLECTION_EDITORS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import { useLeaveCollection, useRemoveEditor } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import type { Question } from '../../shared/ui/confirm.tsx'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { AddEditor } from './add-editor.tsx'

interface EditorsDialogProps {
  collection: Collection
  finalFocus: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Who can edit the collection. Only its owner changes that; co-editors can leave. */
export function EditorsDialog({ collection, finalFocus, onClose }: EditorsDialogProps) {
  const headingId = useId()
  const list = useRef<HTMLElement>(null)
  const user = useSession()?.user ?? null
  const permissions = collectionPermissions(user, collection)
  const remove = useRemoveEditor()
  const [act, confirmation] = useConfirmedAction()
  const navigate = useNavigate()
  const leaving = useLeaveCollection()
  const { token, name, owner_name, editors = [] } = collection

  const confirmAndRemove = ({ id, display_name }: CollectionEditor) =>
    act({
      question: removalQuestion(isolated(display_name), collection),
      change: () => remove.mutateAsync({ token, user_id: id }),
      done: `${isolated(display_name)} is no longer a co-editor.`,
      failed: `We couldn’t remove ${isolated(display_name)}. Check your connection and try again.`,
      focus: () => list.current?.focus(),
    })
  const leave = () =>
    act({
      question: leavingQuestion(collection),
      change: () => leaving.mutateAsync(collection),
      done: () => {
        toastSuccess('You left the collection.')
        if (collection.visibility === 'private') navigate(pages.collections.path)
        else onClose()
      },
      failed: 'We couldn’t leave the collection. Check your connection and try again.',
    })
  const owned = permissions.manageEditors
  return (
    <Dialog open onClose={onClose} title="Co-editors" subtitle={name} finalFocus={finalFocus}>
      <p className="reading-width">
        Co-editors can add, remove, and reorder prompts, write notes, and edit the name and description.
        {owned && ' Only you can change who can see it or delete it.'}
      </p>
      {owned && (
        <div className="mt-5">
          <AddEditor collection={collection} />
        </div>
      )}
      <section ref={list} tabIndex={-1} aria-labelledby={headingId} className="mt-6 outline-none">
        <h3 id={headingId} className="mb-2 font-semibold">
          Owner and {editors.length === 0 ? 'co-editors' : countOf(editors.length, 'co-editor')}
          {owned && <span className="font-normal text-ink-soft"> (up to {COLLECTION_EDITORS_MAX})</span>}
        </h3>
        <ul className="divide-y divide-line rounded-lg border border-line">
          <EditorRow name={owner_name} isYou={collection.role === 'owner'} note="Owner" />
          {editors.map((editor) => (
            <EditorRow
              key={editor.id}
              name={editor.display_name}
              isYou={editor.id === user?.id}
              note={recipientAddress(editor)}
            >
              {owned && (
                <Button
                  look="secondary"
                  size="small"
                  aria-label={`Remove ${editor.display_name}`}
                  busy={remove.isPending && remove.variables.user_id === editor.id && 'Removing...'}
                  onClick={() => confirmAndRemove(editor)}
                >
                  Remove
                </Button>
              )}
              {permissions.leave && editor.id === user?.id && (
                <Button
                  look="secondary"
                  size="small"
                  busy={leaving.isPending && 'Leaving...'}
                  onClick={leave}
                >
                  Leave collection
                </Button>
              )}
            </EditorRow>
          ))}
        </ul>
        {owned && editors.length === 0 && <p className="mt-2 text-sm text-ink-soft">No co-editors yet.</p>}
      </section>
      {confirmation}
    </Dialog>
  )
}

function removalQuestion(person: string, { visibility }: Collection): Question {
  return {
    title: `Remove ${person}?`,
    text: `They won’t be able to ${visibility === 'private' ? 'open or edit' : 'edit'} this collection anymore. What they added stays.`,
    confirm: 'Remove co-editor',
    dangerous: true,
  }
}

function leavingQuestion({ name, visibility, owner_name }: Collection): Question {
  return {
    title: 'Leave this collection?',
    text: `You won’t be able to ${visibility === 'private' ? 'open or edit' : 'edit'} “${isolated(name)}” anymore, unless ${isolated(owner_name)} adds you again. What you added stays.`,
    confirm: 'Leave collection',
    dangerous: true,
  }
}

interface EditorRowProps {
  name: string
  isYou: boolean
  /** An address. The owner's isn’t shown. */
  note: string
  /** What can be done. */
  children?: ReactNode
}

function EditorRow({ name, isYou, note, children }: EditorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </li>
  )
}
