import { promptUrl } from '../../entities/prompt/open-prompt.ts'
import { copyLink } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'

export function CopyPromptLink({ promptId }: { promptId: number }) {
  return (
    <CopyingButton
      look="secondary"
      size="small"
      onCopy={() => copyLink(promptUrl('prompt', promptId))}
      label="Copy link"
    />
  )
}
