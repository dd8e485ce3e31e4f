import type { SessionUser } from '@prompt-library/contract/session'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { type RefObject, useId } from 'react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { campus } from '../../shared/lib/campus.ts'
import { useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Field } from '../../shared/ui/field.tsx'
import { CopyPromptLink } from './copy-prompt-link.tsx'
import { RecipientsBox } from './recipients-box.tsx'
import type { Problem } from './share-draft.ts'
import type { SharingWith } from './use-share-draft.ts'

const LABEL = 'Share with'
const HINT = `Enter at least 2 letters of a name or email, or paste a list of ${campus.id_name}s or emails.`
const YOURSELF = 'You can’t share a prompt with yourself.'

interface RecipientsFieldProps {
  prompt: Prompt
  user: SessionUser
  sharing: SharingWith
  input: RefObject<HTMLInputElement | null>
}

/** Chooses who a prompt is shared with, and lists who wasn't added or didn't get it. */
export function RecipientsField({ prompt, user, sharing, input }: RecipientsFieldProps) {
  const statusId = useId()
  const { draft, change, isLookingUp } = sharing
  const dismiss = () => {
    change((before) => ({ ...before, problems: [] }))
    input.current?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-col gap-1.5">
        <Field label={LABEL} required hint={draft.chosen.length === 0 && HINT}>
          {(control) => (
            <RecipientsBox
              {...control}
              aria-label={LABEL}
              aria-describedby={[control['aria-describedby'], statusId].filter(Boolean).join(' ')}
              aria-invalid={draft.error ? true : undefined}
              ref={input}
              sharing={sharing}
              refusalOf={({ id }) => (id === prompt.author_id ? 'Author of this prompt' : undefined)}
              noOneFor={(text) => (isNamed(user, text) ? YOURSELF : undefined)}
            />
          )}
        </Field>
        {/* Announces errors too: a lookup can fail while the focus stays in the box. */}
        <p
          id={statusId}
          role="status"
          className={classNames('text-sm', draft.error ? 'text-danger-ink' : 'text-ink-soft')}
        >
          {isLookingUp ? 'Looking up your list.' : (draft.error ?? draft.announcement)}
        </p>
      </div>
      <div role="status" className="empty:-mt-3">
        {draft.needLink.length > 0 && <LinkNotice names={draft.needLink} promptId={prompt.id} />}
      </div>
      <RecipientProblems problems={draft.problems} onDismiss={dismiss} />
    </div>
  )
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
