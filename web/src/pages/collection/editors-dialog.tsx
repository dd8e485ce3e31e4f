import type { Collection, CollectionEditor } from '@prompt-library/contract/collections'
import { pages } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { COLLECTION_EDITORS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { type RefObject, useId, useRef } from 'react'
import { useNavigate } from 'react-router'
import { recipientAddress } from '../../entities/person/recipient-address.ts'
import { useLeaveCollection, useRemoveEditor } from '../../features/collect/change-collections.ts'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
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
  const { token, name, visibility, owner_name, editors = [] } = collection

  const focus = () => list.current?.focus()
  const confirmAndRemove = ({ id, display_name }: CollectionEditor) => {
    const person = isolated(display_name)
    return act({
      question: {
        title: `Remove ${person}?`,
        text: `They won’t be able to ${visibility === 'private' ? 'open or edit' : 'edit'} this collection anymore. What they added stays.`,
        confirm: 'Remove co-editor',
        dangerous: true,
      },
      change: () => remove.mutateAsync({ token, user_id: id }),
      done: `${person} is no longer a co-editor.`,
      failed: `We couldn’t remove ${person}. Check your connection and try again.`,
      focus,
    })
  }
  const leave = () =>
    act({
      question: {
        title: 'Leave this collection?',
        text: `You won’t be able to ${visibility === 'private' ? 'open or edit' : 'edit'} “${isolated(name)}” anymore, unless ${isolated(owner_name)} adds you again. What you added stays.`,
        confirm: 'Leave collection',
        dangerous: true,
      },
      change: () => leaving.mutateAsync(collection),
      done: () => {
        toastSuccess('You left the collection.')
        if (visibility === 'private') navigate(pages.collections.path)
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
              editor={editor}
              isYou={editor.id === user?.id}
              busy={
                (remove.isPending && remove.variables.user_id === editor.id && 'Removing...') ||
                (leaving.isPending && editor.id === user?.id && 'Leaving...')
              }
              onRemove={owned ? () => confirmAndRemove(editor) : undefined}
              onLeave={permissions.leave && editor.id === user?.id ? leave : undefined}
            />
          ))}
        </ul>
        {owned && editors.length === 0 && <p className="mt-2 text-sm text-ink-soft">No co-editors yet.</p>}
      </section>
      {confirmation}
    </Dialog>
  )
}

interface EditorRowProps {
  name: string
  /** Missing for the owner, whose address isn’t shown. */
  editor?: CollectionEditor
  isYou: boolean
  note?: string
  /** The label while one of the actions runs. */
  busy?: string | false
  onRemove?: (() => void) | undefined
  onLeave?: (() => void) | undefined
}

function EditorRow({ name, editor, isYou, note, busy, onRemove, onLeave }: EditorRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isYou && <span className="font-normal text-ink-soft"> (you)</span>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{editor ? recipientAddress(editor) : note}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        {onRemove && (
          <Button look="secondary" size="small" aria-label={`Remove ${name}`} busy={busy} onClick={onRemove}>
            Remove
          </Button>
        )}
        {onLeave && (
          <Button look="secondary" size="small" busy={busy} onClick={onLeave}>
            Leave collection
          </Button>
        )}
      </div>
    </li>
  )
}
