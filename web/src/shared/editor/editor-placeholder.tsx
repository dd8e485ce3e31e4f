import { namingOffline } from '../lib/offline.ts'
import { Button } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { FRAME, GROUP, HINT, TOOLBAR_FRAME } from './editor-frame.ts'

/** The number of buttons in each toolbar group, so that the placeholder wraps like the real toolbar. */
const GROUPS = [2, 4, 2, 2, 1, 2]

interface EditorPlaceholderProps {
  label: string
  /** Set if loading failed. */
  onRetry?: () => void
}

/** What takes the editor's place while it loads, and if that fails. */
export function EditorPlaceholder({ label, onRetry }: EditorPlaceholderProps) {
  return (
    <div className={FRAME}>
      {!onRetry && <p className="sr-only">Loading the {label} editor</p>}
      <div aria-hidden className={TOOLBAR_FRAME}>
        {GROUPS.map((count, group) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <div key={group} className={GROUP}>
            {Array.from({ length: count }, (_, tool) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              <Skeleton key={tool} className="size-9 bg-line" />
            ))}
          </div>
        ))}
      </div>
      <div className="flex min-h-[25rem] flex-col items-center justify-center gap-3 p-4 text-center">
        {onRetry && (
          <>
            <div role="alert">
              <p className="text-lg font-medium">We couldn’t load the editor.</p>
              <p className="mt-1 text-ink-soft">
                {namingOffline(
                  'Check your connection and try again. If that doesn’t work, reload the page. Your text is saved.',
                )}
              </p>
            </div>
            <Button look="secondary" onClick={onRetry}>
              Try again
            </Button>
          </>
        )}
      </div>
      <div className={HINT} />
    </div>
  )
}
