import type { PromptView } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { HistoryDialog } from '../../features/history/history-dialog.tsx'
import { ReportDialog } from '../../features/report/report-dialog.tsx'
import { ReviewDialog } from '../../features/review/review-dialog.tsx'
import { RevisionDialog } from './revision-dialog.tsx'

interface VersionsDialogProps {
  view: PromptView
  prompt: Prompt
  revision: number | undefined
  onClose: () => void
}

/** The history, one version, a report, or a review. In one file, because each file that can be loaded makes the first load larger. */
export function VersionsDialog({ view, prompt, revision, onClose }: VersionsDialogProps) {
  if (view === 'report')
    return <ReportDialog target={{ prompt_id: prompt.id }} title={prompt.title} onClose={onClose} />
  if (view === 'review') return <ReviewDialog prompt={prompt} onClose={onClose} />
  if (view === 'history' || revision === undefined)
    return <HistoryDialog prompt={prompt} revision={revision} onClose={onClose} />
  return <RevisionDialog key={revision} prompt={prompt} revision={revision} onClose={onClose} />
}
