import { useQueryClient } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { namingOffline } from '../../shared/lib/offline.ts'
import { toastFailure } from '../../shared/ui/toast.ts'

/** Loaded when the page is idle: the first load has no room for it. */
export const copyPart = { load: async () => void (await importCopy()) }

const importCopy = () => Promise.all([import('./copy-prompt.ts'), import('./count-use.ts')])

/** Copies a prompt with its fields as blanks, and counts the use. The result says whether that worked. */
export function useCopyPrompt(prompt: Prompt): () => Promise<boolean> {
  const client = useQueryClient()
  return async () => {
    try {
      const [{ copyPrompt }, { countUse }] = await importCopy()
      const copied = await copyPrompt(prompt)
      if (copied) void countUse(client, { prompt })
      return copied
    } catch (error) {
      console.warn('Copying could not be loaded:', error)
      toastFailure(namingOffline('Failed to copy prompt.'))
      return false
    }
  }
}
