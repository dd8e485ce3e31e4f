// The calls that create, clone, and edit a prompt. Separate from api.ts, which every visit loads: only the forms need these.
import { useQueryClient } from '@tanstack/react-query'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { useChange } from '../../shared/lib/change.ts'

export function useCreatePrompt() {
  return useChange('POST /api/submit.php', { read: ({ prompt }) => readPrompt(prompt) })
}

export function useClonePrompt() {
  return useChange('POST /api/clone_prompt.php', { read: ({ prompt }) => readPrompt(prompt) })
}

export function useUpdatePrompt() {
  const queryClient = useQueryClient()
  return useChange('POST /api/edit_prompt.php', {
    read: (answer) => readPrompt(answer),
    // Search marks refer to the old text.
    onSuccess: (prompt) =>
      patchPrompt(queryClient, { ...prompt, title_marks: undefined, snippet: undefined }),
  })
}
