import type { ComponentProps } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'
import { useCopyPrompt } from './use-copy-prompt.ts'

interface CopyButtonProps extends Pick<ComponentProps<typeof CopyingButton>, 'look' | 'size' | 'className'> {
  prompt: Prompt
}

/** Copies a prompt with its fields as blanks, and says so in place. */
export function CopyButton({ prompt, ...rest }: CopyButtonProps) {
  return <CopyingButton {...rest} onCopy={useCopyPrompt(prompt)} label="Copy" />
}
