import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useIsChanging, useOptimisticChange } from '../../entities/prompt/optimistic-change.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { useSession } from '../../shared/session/api.ts'
import { askToSignIn } from '../../shared/session/ask-to-sign-in.ts'
import { classNames } from '../../shared/ui/class-names.ts'

/** Saves a prompt for later, or removes it from the saved ones. */
export function SaveButton({ prompt }: { prompt: Prompt }) {
  const session = useSession()
  const { mutate } = useToggleSaved()
  const isSaving = useIsChanging(SAVING, prompt)
  const isSaved = prompt.userHasSaved
  const press = () => {
    if (isSaving) return
    if (!session?.user) return askToSignIn('save this prompt', { save: prompt.id })
    return mutate(prompt)
  }
  return (
    <button
      type="button"
      data-once
      aria-pressed={isSaved}
      aria-disabled={isSaving || undefined}
      aria-label={`Save ${prompt.title}`}
      title={isSaved ? 'Remove from Saved' : 'Save for later'}
      onClick={press}
      className={classNames(
        'flex size-9 shrink-0 items-center justify-center rounded-lg hover:bg-sunken aria-disabled:cursor-progress aria-disabled:opacity-60',
        isSaved ? 'text-brand-ink' : 'text-ink-soft hover:text-ink',
      )}
    >
      <Bookmark aria-hidden className="size-5" fill={isSaved ? 'currentColor' : 'none'} />
    </button>
  )
}

const SAVING = 'save-prompt'

/** Saves a prompt for later, or removes it from the saved ones. */
function useToggleSaved() {
  const queryClient = useQueryClient()
  return useOptimisticChange({
    name: SAVING,
    change: ({ userHasSaved }) => ({ userHasSaved: !userHasSaved }),
    send: async ({ id, userHasSaved }) => {
      const change = { prompt_id: id, saved: !userHasSaved }
      const { saved } = await sendChange(queryClient, 'PUT /api/prompts/:prompt_id/saved', change)
      return { userHasSaved: saved }
    },
    failed: 'We couldn’t update your saved prompts. Check your connection and try again.',
  })
}
