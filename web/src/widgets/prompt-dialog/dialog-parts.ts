// Which dialogs of a prompt are preloaded, and in which order.
import { copyPart } from '../../features/use/use-copy-prompt.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const DetailDialog = lazyPart(async () => (await import('./detail-dialog.tsx')).DetailDialog)
export const UseDialog = lazyPart(async () => (await import('./use-prompt-dialog.tsx')).UsePromptDialog)
export const EditDialog = lazyPart(async () => (await import('./edit-dialog.tsx')).EditDialog)
export const CloneDialog = lazyPart(async () => (await import('./clone-dialog.tsx')).CloneDialog)
export const ShareDialog = lazyPart(
  async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog,
)
export const HistoryDialog = lazyPart(
  async () => (await import('../../features/history/history-dialog.tsx')).HistoryDialog,
)
export const RevisionDialog = lazyPart(async () => (await import('./revision-dialog.tsx')).RevisionDialog)
export const ReportDialog = lazyPart(
  async () => (await import('../../features/report/report-dialog.tsx')).ReportDialog,
)
export const ReviewDialog = lazyPart(
  async () => (await import('../../features/review/review-dialog.tsx')).ReviewDialog,
)
export const MissingDialog = lazyPart(async () => (await import('./missing-dialog.tsx')).MissingDialog)

/** Preloaded in this order, the most likely one first. Visitors can only read. */
export const FOR_VISITORS = [copyPart, DetailDialog, UseDialog, MissingDialog]
export const FOR_MEMBERS = [...FOR_VISITORS, EditDialog, CloneDialog, ShareDialog]
