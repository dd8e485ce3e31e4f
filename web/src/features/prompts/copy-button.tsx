import type { Prompt } from '@prompt-library/contract/prompts'
import { Check, Copy } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useCopyPrompt } from './use-copy-prompt.ts'

const COPIED_MILLISECONDS = 2_000

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'> {
  prompt: Prompt
}

/** Copies a prompt as it is written, and says so in place. */
export function CopyButton({ prompt, ...rest }: CopyButtonProps) {
  const copy = useCopyPrompt(prompt)
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copies])
  const Icon = copies > 0 ? Check : Copy
  return (
    <Button {...rest} onClick={async () => (await copy()) && setCopies(copies + 1)}>
      <Icon aria-hidden className="size-4" />
      {copies > 0 ? 'Copied' : 'Copy'}
    </Button>
  )
}
