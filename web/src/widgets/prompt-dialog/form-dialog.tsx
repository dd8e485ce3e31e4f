import type { Prompt } from '../../entities/prompt/prompt.ts'
import { CloneDialog } from './clone-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'

interface FormDialogProps {
  view: 'edit' | 'clone'
  prompt: Prompt
  onClose: () => void
}

/** The edit or the clone dialog. In one file, because each file that can be loaded makes the first load larger. */
export function FormDialog({ view, prompt, onClose }: FormDialogProps) {
  const Form = view === 'edit' ? EditDialog : CloneDialog
  return <Form prompt={prompt} onClose={onClose} />
}
