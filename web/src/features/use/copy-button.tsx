import type { ComponentProps } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel, useCopied } from '../../shared/ui/copy-label.tsx'
import { useCopyPrompt } from './use-copy-prompt.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  prompt: Prompt
}

/** Copies a prompt with its fields as blanks, and says so in place. */
export function CopyButton({ prompt, ...rest }: CopyButtonProps) {
  const copy = useCopyPrompt(prompt)
  const [copied, markCopied] = useCopied()
  return (
    <Button {...rest} onClick={async () => (await copy()) && markCopied()}>
      <CopyLabel copied={copied}>Copy</CopyLabel>
    </Button>
  )
}
