import { useQueryClient } from '@tanstack/react-query'
import { Bookmark } from 'lucide-react'
import { useToggle } from '../../entities/prompt/optimistic-change.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sendChange } from '../../shared/lib/change.ts'
import { classNames } from '../../shared/ui/class-names.ts'

/** Saves a prompt for later, or removes it from the saved ones. */
export function SaveButton({ prompt }: { prompt: Prompt }) {
  const queryClient = useQueryClient()
  const [press, isSaving] = useToggle({
    name: 'save-prompt',
    prompt,
    signIn: ['save this prompt', { save: prompt.id }],
    change: ({ userHasSaved }) => ({ userHasSaved: !userHasSaved }),
    send: async ({ id, userHasSaved }) => {
      const change = { prompt_id: id, saved: !userHasSaved }
      const { saved } = await sendChange(queryClient, 'PUT /api/prompts/:prompt_id/saved', change)
      return { userHasSaved: saved }
    },
    failed: 'We couldn’t update your saved prompts. Check your connection and try again.',
  })
  const isSaved = prompt.userHasSaved
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
