import type { DeletedPrompt } from '@prompt-library/contract/deleted'
import { Globe, Lock, RotateCcw, Trash2 } from 'lucide-react'
import { categoryLook } from '../../entities/prompt/category-look.ts'
import { deletedTimes } from '../../features/delete/deleted-times.ts'
import { fullTime } from '../../shared/lib/format.ts'
import { useSession } from '../../shared/session/api.ts'
import { Badge } from '../../shared/ui/badge.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'

interface DeletedRowProps {
  prompt: DeletedPrompt
  /** What is happening to this prompt. */
  busy: 'restoring' | 'erasing' | undefined
  onRestore: () => void
  onErase: () => void
}

/**
 * A deleted prompt, with who deleted it and why. Its author can restore it or delete it for good, unless an admin or a
 * curator deleted it.
 */
export function DeletedRow({ prompt, busy, onRestore, onErase }: DeletedRowProps) {
  const { title, category, visibility, deleted_by_admin, deleted_by_curator, reason } = prompt
  const times = deletedTimes(prompt, new Date())
  const { icon: CategoryIcon, color } = categoryLook(category)
  const VisibilityIcon = visibility === 'public' ? Globe : Lock
  return (
    <article className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-4 py-3 sm:px-5">
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
        <ul className="flex flex-wrap items-center gap-x-3 text-xs text-ink-soft">
          <li
            className={classNames(
              'inline-flex min-h-6 items-center gap-1.5 font-semibold text-category',
              color,
            )}
          >
            <CategoryIcon aria-hidden className="size-4" />
            {category}
          </li>
          <li className="inline-flex items-center gap-1">
            <VisibilityIcon aria-hidden className="size-3.5" />
            {visibility === 'public' ? 'Public' : 'Private'}
          </li>
          {deleted_by_admin && (
            <li>
              <Badge>{deleted_by_curator ? 'Deleted by a curator' : 'Deleted by an admin'}</Badge>
            </li>
          )}
        </ul>
        <h2 className="text-lg font-semibold text-balance wrap-anywhere" dir="auto">
          {title}
        </h2>
        <p className="text-sm text-ink-soft">
          <time className="inline-block" dateTime={prompt.deleted_at} title={fullTime(prompt.deleted_at)}>
            {times.deleted}
          </time>
          {' · '}
          <time className="inline-block" dateTime={prompt.gone_at} title={fullTime(prompt.gone_at)}>
            {times.gone}
          </time>
        </p>
        {deleted_by_admin && <AdminReason reason={reason} />}
      </div>
      {!deleted_by_admin && (
        <div className="flex flex-wrap gap-1 sm:gap-2">
          <Button
            icon={RotateCcw}
            look="soft"
            size="small"
            className="min-h-9"
            aria-label={busy === 'restoring' ? undefined : `Restore ${title}`}
            busy={busy === 'restoring' && 'Restoring...'}
            unavailable={busy !== undefined}
            onClick={onRestore}
          >
            Restore
          </Button>
          <Button
            icon={Trash2}
            look="quietDanger"
            size="small"
            className="min-h-9"
            aria-label={busy === 'erasing' ? undefined : `Delete for good: ${title}`}
            busy={busy === 'erasing' && 'Deleting...'}
            unavailable={busy !== undefined}
            onClick={onErase}
          >
            Delete for good
          </Button>
        </div>
      )}
    </article>
  )
}

function AdminReason({ reason }: { reason: string }) {
  const email = useSession()?.support_email
  return (
    <>
      {reason && (
        <blockquote
          dir="auto"
          className="reading-width mt-2 border-s-3 border-brand-soft ps-3 wrap-anywhere whitespace-pre-line"
        >
          {reason}
        </blockquote>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        Only an admin can restore this prompt.
        {email && (
          <>
            {' '}
            Questions? Contact{' '}
            <a
              href={`mailto:${email}`}
              className="rounded-sm font-medium text-brand-ink underline underline-offset-4 wrap-anywhere"
            >
              {email}
            </a>
            .
          </>
        )}
      </p>
    </>
  )
}
