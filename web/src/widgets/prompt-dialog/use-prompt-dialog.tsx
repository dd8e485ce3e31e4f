import type { Prompt } from '../../entities/prompt/prompt.ts'
import { DidItWork } from '../../features/give-feedback/did-it-work.tsx'
import { UseDialog } from '../../features/use/use-dialog.tsx'

/** The form to fill in a prompt, which then asks whether it worked. */
export function UsePromptDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  const feedback = (
    <DidItWork prompt={prompt} className="rounded-xl border border-line px-5 py-4 max-sm:px-4" />
  )
  return <UseDialog prompt={prompt} feedback={feedback} onClose={onClose} />
}
