import { type RefObject, useState } from 'react'
import { useMember } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { LoadedDialog } from '../../shared/ui/load-failure.tsx'
import type { ExportSource } from './download.ts'

const ExportDialog = lazyPart(async () => (await import('./export-dialog.tsx')).ExportDialog)

/** Opens the export dialog. Render the second value. The button then gets the focus back. */
export function useExport(source: ExportSource, button: RefObject<HTMLElement | null>) {
  const user = useMember()
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const open = () => {
    if (user) setIsOpen(true)
    else askToSignIn(source.of === 'collection' ? 'export this collection' : 'export this prompt')
  }
  const dialog = (
    <LoadedDialog key={String(isOpen)} onClose={close}>
      {isOpen && <ExportDialog source={source} finalFocus={button} onClose={close} />}
    </LoadedDialog>
  )
  return [open, dialog] as const
}
