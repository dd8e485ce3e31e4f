import type { SessionUser } from '@prompt-library/contract/session'
import { countOfPeople } from '@prompt-library/domain/text/count-of'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { type RefObject, useId } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { campus } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Field } from '../../shared/ui/field.tsx'
import { CopyPromptLink } from './copy-prompt-link.tsx'
import type { Problem, RecipientChoice } from './recipient-choice.ts'
import { RecipientsBox } from './recipients-box.tsx'
import type { Recipients } from './use-recipients.ts'

const LABEL = 'Share with'
const YOURSELF = 'You can’t share a prompt with yourself.'

interface RecipientsFieldProps {
  prompt: Prompt
  user: SessionUser
  recipients: Recipients
  input: RefObject<HTMLInputElement | null>
}

/** Chooses who a prompt is shared with, and lists who wasn't added or didn't get it. */
export function RecipientsField({ prompt, user, recipients, input }: RecipientsFieldProps) {
  const errorId = useId()
  const { choice, change, isLookingUp, isToCheck } = recipients
  const dismiss = () => {
    change((before) => ({ ...before, problems: [] }))
    input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <Field label={LABEL} required hint={hintFor(choice)}>
          {(control) => (
            <RecipientsBox
              {...control}
              aria-label={LABEL}
              aria-describedby={`${control['aria-describedby']} ${errorId}`}
              aria-invalid={choice.error ? true : undefined}
              ref={input}
              recipients={recipients}
              refusalOf={({ id }) => (id === prompt.author_id ? 'Author of this prompt' : undefined)}
              noOneFor={(text) => (isNamed(user, text) ? YOURSELF : undefined)}
            />
          )}
        </Field>
        {/* Announces errors too: a lookup can fail while the focus stays in the box. */}
        <div role="status" className="relative text-sm">
          <p id={errorId} className="text-danger-ink">
            {choice.error}
          </p>
          <p
            className={
              isToCheck || choice.chosen.length + choice.needLink.length === 0 ? undefined : 'sr-only'
            }
          >
            {isLookingUp ? 'Looking up your list.' : choice.announcement}
          </p>
        </div>
      </div>
      <LinkNotice names={choice.needLink} promptId={prompt.id} />
      <RecipientProblems problems={choice.problems} onDismiss={dismiss} />
    </div>
  )
}

function hintFor(choice: RecipientChoice): string {
  if (choice.chosen.length === 0)
    return `Enter at least 2 letters of a name or email, or paste a list of ${campus.id_name}s or emails.`
  return countOfPeople(choice.chosen.length)
}

/** Whether a search would find the user, whom the server leaves out. */
function isNamed({ display_name, email }: SessionUser, text: string): boolean {
  const own = searchKey(`${display_name} ${email ?? ''}`)
  return searchKey(text)
    .split(/\s+/)
    .every((word) => own.includes(word))
}

/** What to do for people without an account: the prompt is public. */
function LinkNotice({ names, promptId }: { names: readonly string[]; promptId: number }) {
  const isOpen = useSession()?.access === 'open'
  if (names.length === 0) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-sm text-info-ink">
      <p className="min-w-48 flex-1 wrap-anywhere">
        No account yet: <bdi>{names.join(', ')}</bdi>. They can open this prompt’s link{' '}
        {isOpen ? 'without signing in' : 'after signing in'}.
      </p>
      <CopyPromptLink promptId={promptId} />
    </div>
  )
}

interface RecipientProblemsProps {
  problems: readonly Problem[]
  onDismiss: () => void
}

/** A line for each name or person, with the reason. */
function RecipientProblems({ problems, onDismiss }: RecipientProblemsProps) {
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-lg border border-danger-ink bg-danger-tint px-4 py-3 text-sm text-danger-ink"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={titleId} className="py-1 font-semibold">
          Not shared with
        </h3>
        <Button look="quietDanger" size="small" className="-mr-3" onClick={onDismiss}>
          Dismiss
        </Button>
      </div>
      <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto">
        {problems.map(({ name, message }) => (
          <li key={name} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
