import { useQueryClient } from '@tanstack/react-query'
import { Clock, Lock } from 'lucide-react'
import { type Prompt, readPrompt } from '../../entities/prompt/prompt.ts'
import { patchPrompt } from '../../entities/prompt/prompt-cache.ts'
import { useChange } from '../../shared/lib/change.ts'
import { Button } from '../../shared/ui/button.tsx'
import { toastError, toastSuccess } from '../../shared/ui/toast.ts'

/** Tells the author why their prompt, or their edit of it, isn't public. Renders nothing for anyone else. */
export function PublishingState({ prompt }: { prompt: Prompt }) {
  if (prompt.publishing === 'waiting') return <Waiting prompt={prompt} />
  if (prompt.publishing !== 'made_private') return null
  return (
    <p className="flex items-start gap-2 text-ink-soft">
      <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="wrap-anywhere whitespace-pre-line" dir="auto">
        A curator made this prompt private. To send it for approval, edit it and choose Public.
        {prompt.made_private_because && `\n“${prompt.made_private_because}”`}
      </span>
    </p>
  )
}

function Waiting({ prompt }: { prompt: Prompt }) {
  const queryClient = useQueryClient()
  const { mutate, isPending } = useChange('DELETE /api/waiting-prompts/:prompt_id', {
    read: (answer) => readPrompt(answer),
    onSuccess: (kept) => {
      patchPrompt(queryClient, kept)
      toastSuccess(prompt.is_public ? 'Your edit is discarded.' : 'The prompt stays private.')
    },
    onError: (error) => toastError(error, 'We couldn’t withdraw this prompt. Check your connection.'),
  })
  return (
    <div className="flex flex-col items-start gap-2 text-ink-soft">
      <p className="flex items-start gap-2">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {prompt.is_public
          ? 'Your edit is waiting for approval. Until then, everyone sees the prompt as it is here.'
          : 'Waiting for approval. Once a curator approves it, everyone can see it.'}
      </p>
      <Button
        look="secondary"
        size="small"
        busy={isPending && 'Withdrawing...'}
        onClick={() => mutate({ prompt_id: prompt.id })}
      >
        {prompt.is_public ? 'Discard edit' : 'Withdraw'}
      </Button>
    </div>
  )
}
