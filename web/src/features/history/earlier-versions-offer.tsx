import { useEffect, useState } from 'react'
import {
  removalConflictIn,
  useHideRevisions,
  useRemoveListedRevisions,
} from '../../entities/prompt/revisions-api.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { toastError, toastFailure, toastSuccess } from '../../shared/ui/toast.ts'
import type { Save } from './find-versions.ts'
import { SearchedVersions } from './searched-versions.tsx'
import { type Readers, readersOf, readersText, shownText } from './showing-versions-texts.ts'
import { useShowingVersions } from './use-showing-versions.ts'
import { versionNames } from './version-names.ts'

interface EarlierVersionsOfferProps {
  save: Save
  onDone: () => void
}

/** Names the earlier versions that show what a save removed, and removes them with one click. Closing it keeps them. */
export function EarlierVersionsOffer({ save, onDone }: EarlierVersionsOfferProps) {
  // Another save can get in between.
  const [after, setAfter] = useState(save.after)
  const { found, error, progress, retry } = useShowingVersions({ ...save, after })
  const hide = useHideRevisions()
  const remove = useRemoveListedRevisions()
  const isNothingFound = found?.versions.length === 0
  useEffect(() => {
    if (isNothingFound) onDone()
  }, [isNothingFound, onDone])
  if (isNothingFound) return null
  if (!found)
    return (
      <SearchedVersions
        progress={progress}
        failure={error && sentenceFor(error, 'Check your connection and try again.')}
        onRetry={retry}
        onSkip={onDone}
      />
    )

  const revisions = found.versions.map(({ revision }) => revision)
  const names = versionNames(revisions)
  const readers: Readers = readersOf(found.versions, after)
  const finish = async (change: Promise<void>, done: string) => {
    try {
      await change
      toastSuccess(done)
      onDone()
    } catch (failure) {
      const current = removalConflictIn(failure)
      if (!current)
        return toastError(failure, `We couldn’t change ${lowercased(names)}. Check your connection.`)
      toastFailure(CHANGED)
      setAfter(current)
    }
  }
  return (
    <Dialog
      open
      onClose={onDone}
      width="small"
      title="Earlier versions still show what you removed"
      footer={
        <>
          <Button
            look="quiet"
            className="mr-auto -ml-4"
            disabled={hide.isPending || remove.isPending}
            onClick={onDone}
          >
            {revisions.length === 1 ? 'Keep it' : 'Keep them'}
          </Button>
          {readers === 'everyone' && (
            <Button
              look="secondary"
              disabled={remove.isPending}
              busy={hide.isPending && 'Hiding...'}
              onClick={() =>
                finish(hide.mutateAsync({ prompt_id: after.id, revisions, hidden: true }), `${names} hidden.`)
              }
            >
              Hide from others
            </Button>
          )}
          <Button
            look={after.is_public ? 'danger' : 'secondary'}
            // Three buttons don't fit in one row.
            className={readers === 'everyone' ? 'w-full' : undefined}
            disabled={hide.isPending}
            busy={remove.isPending && 'Removing...'}
            onClick={() =>
              finish(
                remove.mutateAsync({ prompt_id: after.id, revisions, current: after.revision }),
                `${names} removed.`,
              )
            }
          >
            Remove {revisions.length === 1 ? lowercased(names) : `${revisions.length} versions`}
          </Button>
        </>
      }
    >
      <p className="font-medium">{shownText(names, found)}</p>
      <p className="mt-3">{readersText(readers, revisions.length)}</p>
      <p className="mt-3 text-sm text-ink-soft">
        Removing can’t be undone. Clones and backups keep their copies. The check can miss things, so look
        through the history yourself if it matters.
      </p>
    </Dialog>
  )
}

function lowercased(names: string): string {
  return names.charAt(0).toLowerCase() + names.slice(1)
}

const CHANGED =
  'This prompt was changed in another tab or on another device, so nothing was removed. We’re checking its versions again.'
