import type { Collection } from '@prompt-library/contract/collections'
import { pages } from '@prompt-library/contract/pages'
import { collectionPermissions } from '@prompt-library/domain/collections/permissions'
import { Download, Flag, Pencil, Star, StarOff, Trash2, Users } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { useDeleteCollection, useFeatureCollection } from '../../features/collect/change-collections.ts'
import { useExport } from '../../features/export/use-export.tsx'
import { isolated } from '../../shared/lib/text-direction.ts'
import { useMember } from '../../shared/session/api.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import { Menu, MenuItem, MenuSeparator } from '../../shared/ui/menu.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { toastSuccess } from '../../shared/ui/toast.ts'

const CollectionDialog = lazyPart(
  async () => (await import('../../features/collect/collection-dialog.tsx')).CollectionDialog,
)
const EditorsDialog = lazyPart(async () => (await import('./editors-dialog.tsx')).EditorsDialog)
const ReportDialog = lazyPart(
  async () => (await import('../../features/report/report-dialog.tsx')).ReportDialog,
)

/** What the viewer can do with the collection itself, in the order of every menu: open and pass on, organize, change. */
export function CollectionMenu({ collection }: { collection: Collection }) {
  // Drafts are stored under the member's id, so forms wait until it's known.
  const member = useMember()
  const permissions = member ? collectionPermissions(member, collection) : undefined
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState<'edit' | 'editors' | 'report'>()
  const close = () => setOpen(undefined)
  const [remove, confirmation] = useConfirmedDelete(collection)
  const [exportPrompts, exporting] = useExport({ of: 'collection', token: collection.token }, button)
  const hasPrompts = collection.prompt_count > 0
  const isEditor = permissions?.editDetails ?? false
  const canFeature = permissions?.feature && collection.visibility === 'public'
  const canChange = isEditor || permissions?.delete
  const canReport = permissions?.report
  return (
    <>
      {(hasPrompts || canChange || canReport) && (
        <Menu
          trigger={
            <MoreButton ref={button} aria-label="More options for this collection" title="More options" />
          }
        >
          {hasPrompts && <MenuItem icon={Download} onClick={exportPrompts} label="Export…" />}
          {isEditor && <MenuItem icon={Users} onClick={() => setOpen('editors')} label="Co-editors" />}
          {canFeature && (
            <>
              {(hasPrompts || isEditor) && <MenuSeparator />}
              <FeatureItem collection={collection} />
            </>
          )}
          {canReport && (
            <>
              {(hasPrompts || canFeature) && <MenuSeparator />}
              <MenuItem icon={Flag} onClick={() => setOpen('report')} label="Report" />
            </>
          )}
          {canChange && (hasPrompts || isEditor || canFeature || canReport) && <MenuSeparator />}
          {isEditor && <MenuItem icon={Pencil} onClick={() => setOpen('edit')} label="Edit" />}
          {permissions?.delete && (
            <MenuItem icon={Trash2} onClick={remove} className="text-danger-ink" label="Delete collection" />
          )}
        </Menu>
      )}
      {confirmation}
      {exporting}
      <LoadedDialog key={open} onClose={close}>
        {/* They stay open if the member loses their role: what was typed must not disappear. */}
        {open === 'edit' && member && (
          <CollectionDialog userId={member.id} collection={collection} finalFocus={button} onClose={close} />
        )}
        {open === 'editors' && <EditorsDialog collection={collection} finalFocus={button} onClose={close} />}
        {open === 'report' && (
          <ReportDialog target={{ token: collection.token }} title={collection.name} onClose={close} />
        )}
      </LoadedDialog>
    </>
  )
}

/** Features the collection in the library, or stops that. */
function FeatureItem({ collection: { token, featured } }: { collection: Collection }) {
  const { mutateAsync } = useFeatureCollection()
  const [act] = useConfirmedAction()
  const toggle = () =>
    act({
      change: () => mutateAsync({ token, featured: !featured }),
      done: featured ? 'No longer featured in the library.' : 'Featured in the library.',
      failed: 'We couldn’t change which collections are featured. Check your connection and try again.',
    })
  return (
    <MenuItem
      icon={featured ? StarOff : Star}
      onClick={toggle}
      label={featured ? 'Stop featuring' : 'Feature in library'}
    />
  )
}

/** Deletes a collection after a question, and leaves its page. Render the second value. */
function useConfirmedDelete(collection: Collection) {
  const { token } = collection
  const navigate = useNavigate()
  const [act, confirmation] = useConfirmedAction()
  const deletion = useDeleteCollection()

  const remove = () =>
    act({
      question: {
        title: 'Delete this collection?',
        text: deletionText(collection),
        confirm: 'Delete collection',
        dangerous: true,
      },
      change: () => deletion.mutateAsync({ token }),
      done: () => {
        toastSuccess('Collection deleted.')
        navigate(pages.collections.path)
      },
      failed: 'We couldn’t delete the collection. Check your connection and try again.',
    })

  return [remove, confirmation] as const
}

function deletionText({ name, role, owner_name, editors = [] }: Collection): string {
  const kept = 'The prompts in it won’t be deleted. You can’t undo this.'
  if (role !== 'owner')
    return `“${isolated(name)}” will be deleted for everyone, including ${isolated(owner_name)}, who owns it. ${kept} The deletion will be recorded in the audit log.`
  const others = editors.length > 0 ? ' for everyone, including its co-editors' : ''
  return `“${isolated(name)}” will be deleted${others}. ${kept}`
}
