import type { Prompt } from '@prompt-library/contract/prompts'
import { useQueryClient } from '@tanstack/react-query'
import { toastFailure } from '../../ui/toast.tsx'

/** Loaded when the page is idle: the first load has no room for it. */
export const copyPart = { load: async () => void (await importCopy()) }

const importCopy = () => Promise.all([import('./copy-prompt.ts'), import('./count-use.ts')])

/** Copies a prompt as it is written and counts the use. */
export function useCopyPrompt(prompt: Prompt): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    try {
      const [{ copyPrompt }, { countUse }] = await importCopy()
      if (await copyPrompt(prompt)) void countUse(client, prompt.id)
    } catch (error) {
      console.warn('Copying could not be loaded:', error)
      toastFailure('Failed to copy prompt.')
    }
  }
}
