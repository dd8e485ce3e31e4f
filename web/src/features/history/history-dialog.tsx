import type { Prompt } from '@prompt-library/contract/prompts'
import { Dialog } from '../../ui/dialog.tsx'

export function HistoryDialog({ prompt, onClose }: { prompt: Prompt; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} width="wide" title={`History: ${prompt.title}`}>
      {null}
    </Dialog>
  )
}
