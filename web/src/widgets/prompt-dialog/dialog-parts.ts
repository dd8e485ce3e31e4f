// Which dialogs of a prompt are preloaded, and in which order.
import { copyPart } from '../../features/use/use-copy-prompt.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'

export const DetailDialog = lazyPart(async () => (await import('./detail-dialog.tsx')).DetailDialog)
export const UseDialog = lazyPart(async () => (await import('./use-prompt-dialog.tsx')).UsePromptDialog)
export const FormDialog = lazyPart(async () => (await import('./form-dialog.tsx')).EditOrClone)
export const ShareDialog = lazyPart(
  async () => (await import('../../features/share/share-dialog.tsx')).ShareDialog,
)
export const VersionsDialog = lazyPart(async () => (await import('./versions-dialog.tsx')).VersionsDialog)
export const MissingDialog = lazyPart(async () => (await import('./missing-dialog.tsx')).MissingDialog)

/** Preloaded in this order, the most likely one first. Visitors can only read. */
export const FOR_VISITORS = [copyPart, DetailDialog, UseDialog, MissingDialog]
export const FOR_MEMBERS = [...FOR_VISITORS, FormDialog, ShareDialog]
