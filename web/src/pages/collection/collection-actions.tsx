import type { Collection } from '@prompt-library/contract/collections'
import type { SessionUser } from '@prompt-library/contract/session'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { Link2, Pencil, Star, StarOff, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useFeatureCollection } from '../../features/collect/change-collections.ts'
import { useMember } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'
import { useConfirmedActions } from './use-confirmed-actions.ts'

const EditCollectionDialog = lazyPart(
  async () => (await import('./edit-collection-dialog.tsx')).EditCollectionDialog,
)
const EditorsDialog = lazyPart(async () => (await import('./editors-dialog.tsx')).EditorsDialog)

/** What the viewer can do with the collection itself: edit, co-editors, new link, transfer, leave, delete. */
export function CollectionActions({ collection }: { collection: Collection }) {
  // Drafts are stored under the member's id, so forms wait until it's known.
  const member = useMember()
  return member && <MemberActions member={member} collection={collection} />
}

function MemberActions({ member, collection }: { member: SessionUser; collection: Collection }) {
  const permissions = collectionPermissions(member, collection)
  const [open, setOpen] = useState<'edit' | 'editors'>()
  const close = () => setOpen(undefined)
  const { renewLink, remove, confirmation } = useConfirmedActions(collection)
  // The list of co-editors is only for the owner and them.
  const seesEditors = collection.role !== null
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
      {permissions.editDetails && (
        <Button look="secondary" onClick={() => setOpen('edit')}>
          <Pencil aria-hidden className="size-4" />
          Edit
        </Button>
      )}
      {seesEditors && (
        <Button look="secondary" onClick={() => setOpen('editors')}>
          <Users aria-hidden className="size-4" />
          Co-editors
        </Button>
      )}
      {permissions.delete && (
        <Menu trigger={<MoreButton aria-label="More options for this collection" title="More options" />}>
          {permissions.feature && collection.visibility === 'public' && (
            <>
              <FeatureItem collection={collection} />
              <MenuSeparator />
            </>
          )}
          {permissions.changeAudience && (
            <MenuItem onClick={renewLink}>
              <Link2 aria-hidden className="size-4" />
              Create new link
            </MenuItem>
          )}
          <MenuItem onClick={remove} className="text-danger-ink">
            <Trash2 aria-hidden className="size-4" />
            Delete collection
          </MenuItem>
        </Menu>
      )}
      {confirmation}
      <LoadedDialog key={open} onClose={close}>
        {/* They stay open if the member loses their role: what was typed must not disappear. */}
        {open === 'edit' && (
          <EditCollectionDialog userId={member.id} collection={collection} onClose={close} />
        )}
        {open === 'editors' && <EditorsDialog collection={collection} onClose={close} />}
      </LoadedDialog>
    </div>
  )
}

/** Puts the collection on the library's first page, or takes it off. */
function FeatureItem({ collection: { token, featured } }: { collection: Collection }) {
  const { mutateAsync } = useFeatureCollection()
  const toggle = async () => {
    try {
      await mutateAsync({ token, featured: !featured })
      toastSuccess(
        featured ? 'Removed from Featured.' : 'Featured. It’s now on the first page of the library.',
      )
    } catch (error) {
      toastError(error, 'We couldn’t change what’s featured. Check your connection and try again.')
    }
  }
  const Icon = featured ? StarOff : Star
  return (
    <MenuItem onClick={() => void toggle()}>
      <Icon aria-hidden className="size-4" />
      {featured ? 'Remove from Featured' : 'Add to Featured'}
    </MenuItem>
  )
}
