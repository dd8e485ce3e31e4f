import { useEffect, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ProgressBar } from '../../shared/ui/progress-bar.tsx'

/** Most prompts have few versions, and a dialog that appears for a moment would only flicker. */
const SHOWN_AFTER_MILLISECONDS = 500

interface SearchedVersionsProps {
  progress: { done: number; total: number } | undefined
  failure: string | null
  onRetry: () => void
  onSkip: () => void
}

/** While earlier versions are being looked through, or if that failed. */
export function SearchedVersions({ progress, failure, onRetry, onSkip }: SearchedVersionsProps) {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SHOWN_AFTER_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [])
  if (failure)
    return (
      <Dialog
        open
        onClose={onSkip}
        width="small"
        title="We couldn’t check earlier versions"
        footer={
          <>
            <Button look="quiet" className="mr-auto -ml-4" onClick={onSkip}>
              Skip
            </Button>
            <Button onClick={onRetry}>Try again</Button>
          </>
        }
      >
        <p>Your change is saved. Earlier versions may still show what you removed. {failure}</p>
      </Dialog>
    )
  if (!isSlow) return null
  return (
    <Dialog
      open
      onClose={onSkip}
      width="small"
      title="Checking earlier versions"
      footer={
        <Button look="quiet" className="mr-auto -ml-4" onClick={onSkip}>
          Skip
        </Button>
      }
    >
      <p>Your change is saved. We’re looking for what you removed in earlier versions.</p>
      <div className="mt-4">
        <ProgressBar label="Versions checked" share={progress ? progress.done / progress.total : 0} />
      </div>
      {progress && (
        <p className="mt-1 text-sm text-ink-soft tabular-nums">
          {progress.done} of {progress.total}
        </p>
      )}
    </Dialog>
  )
}
