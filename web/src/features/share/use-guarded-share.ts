import type { Recipient } from '@prompt-library/contract/sharing'
import { useNavigate } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useMember } from '../../shared/session/api.ts'
import { applyEdits } from '../guard/guarded-text.ts'
import { storedTexts } from '../guard/prompt-texts.ts'
import { useGuard } from '../guard/use-guard.tsx'
import { countOfPeople } from './recipient-choice.ts'

interface GuardedShare {
  /** What the button says. */
  action: string
  /** Called before the author goes to the form of the prompt. */
  onEdit: () => void
}

/**
 * Warns of private data before a prompt is shared:
 * `const [checkMessage, dialog, checking] = useGuardedShare(prompt, { action, onEdit })`. `checkMessage` resolves with the message to
 * send, or undefined if the user goes back or leaves. Render `dialog`, and disable the form while `checking`.
 */
export function useGuardedShare(prompt: Prompt, { action, onEdit: beforeEdit }: GuardedShare) {
  const [guard, dialog, checking] = useGuard({ warmUp: true })
  const navigate = useNavigate()
  const { to, ...options } = usePromptLink()('edit', prompt.id)
  const isAuthor = useMember()?.id === prompt.author_id
  const edit = () => {
    beforeEdit()
    void navigate(to, options)
  }
  const onEdit = isAuthor ? edit : undefined

  const checkMessage = async (
    message: string,
    recipients: readonly Recipient[],
  ): Promise<string | undefined> => {
    const stored = storedTexts({ ...prompt, notes: prompt.notes ?? '' }, onEdit)
    const answer = await guard({
      texts: [{ label: 'Personal message', text: message, offers: ['remove'] }, ...stored],
      notice: `This text goes to ${namesOf(recipients)}.`,
      action,
    })
    return answer && applyEdits(message, answer.edits[0] ?? [])
  }
  return [checkMessage, dialog, checking] as const
}

function namesOf(recipients: readonly Recipient[]): string {
  const [first, second] = recipients
  return first && !second ? first.display_name : countOfPeople(recipients.length)
}
