import type { Prompt } from '@prompt-library/contract/prompts'
import { Check, Copy } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'
import { useCopied } from '../../ui/use-copied.ts'
import { useCopyPrompt } from './use-copy-prompt.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  prompt: Prompt
}

/** Copies a prompt as it is written, and says so in place. */
export function CopyButton({ prompt, ...rest }: CopyButtonProps) {
  const copy = useCopyPrompt(prompt)
  const [copied, markCopied] = useCopied()
  const Icon = copied ? Check : Copy
  return (
    <Button {...rest} onClick={async () => (await copy()) && markCopied()}>
      <Icon aria-hidden className="size-4" />
      {copied ? 'Copied' : 'Copy'}
    </Button>
  )
}
