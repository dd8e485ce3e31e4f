// The progress of an import.
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { Button } from '../../shared/ui/button.tsx'
import { ProgressBar } from '../../shared/ui/progress-bar.tsx'
import { StepHeading } from './step-heading.tsx'

interface SendingProps {
  sent: number
  total: number
  isFinishing: boolean
  onCancel: () => void
}

export function Sending({ sent, total, isFinishing, onCancel }: SendingProps) {
  return (
    <div className="flex flex-col items-start gap-3">
      <StepHeading>{isFinishing ? 'Adding the prompts...' : 'Sending the prompts...'}</StepHeading>
      <ProgressBar label="Prompts sent" share={isFinishing ? undefined : sent / total} />
      <p className="text-ink-soft tabular-nums">
        {groupedCount(sent)} of {groupedCount(total)}
      </p>
      <Button look="secondary" unavailable={isFinishing} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  )
}
