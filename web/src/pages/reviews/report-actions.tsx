import type { ToDo } from '@prompt-library/contract/to-do'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { comparedWith, usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { useReviewPrompt } from '../../features/review/api.ts'
import { useHandleReport } from '../../features/review/to-do-api.ts'
import { Button, buttonClass } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { COLLECTION_DECISIONS, DECISIONS, type Decision } from './decisions.ts'

interface ReportActionsProps {
  entry: ToDo & { title: string; report: NonNullable<ToDo['report']> }
}

/** What a curator can do about a reported prompt or collection. */
export function ReportActions({ entry: { prompt_id, title, report } }: ReportActionsProps) {
  const { mutateAsync, isPending } = useHandleReport()
  const [decision, setDecision] = useState<Decision>()
  const target = { report_id: report.id }
  const [act] = useConfirmedAction()
  const dismiss = () =>
    act({
      change: () => mutateAsync({ ...target, action: 'dismiss' }),
      done: 'Reports dismissed.',
      failed: 'We couldn’t dismiss the reports. Check your connection.',
    })
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        look="plain"
        size="small"
        className="min-h-9"
        aria-label={isPending ? undefined : `Dismiss the reports of ${title}`}
        busy={isPending && !decision && 'Saving...'}
        onClick={dismiss}
      >
        Dismiss
      </Button>
      <Menu
        trigger={
          <Button look="soft" size="small" className="min-h-9" aria-label={`Take action on ${title}`}>
            Take action
            <ChevronDown aria-hidden className="size-4" />
          </Button>
        }
      >
        {(prompt_id === null ? COLLECTION_DECISIONS : DECISIONS).map((one) => (
          <MenuItem
            icon={one.icon}
            key={one.action}
            onClick={() => setDecision(one)}
            {...(one.dangerous && { className: 'text-danger-ink' })}
            label={one.label}
          />
        ))}
      </Menu>
      {decision && (
        <DecisionDialog
          key={decision.action}
          title={title}
          decision={decision}
          hint="Say what’s wrong, and what would fix it. Don’t mention who reported it."
          missing="Tell the author why."
          send={(message) => mutateAsync({ ...target, action: decision.action, message })}
          onClose={() => setDecision(undefined)}
        />
      )}
    </div>
  )
}

interface ReviewActionsProps {
  entry: ToDo & { prompt_id: number; revision: number; title: string; review: NonNullable<ToDo['review']> }
}

/** What a curator can do about a prompt that was reviewed. */
export function ReviewActions({ entry }: ReviewActionsProps) {
  const { kind, prompt_id, title, revision, review } = entry
  const linkTo = usePromptLink()
  const { mutateAsync, isPending } = useReviewPrompt()
  const history = linkTo('history', prompt_id, revision)
  const [act] = useConfirmedAction()
  const renew = () =>
    act({
      change: () => mutateAsync({ prompt_id, revision, outcome: 'approved', note: '' }),
      done: 'Review renewed.',
      failed: 'We couldn’t renew the review. Check your connection.',
    })
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 max-sm:w-full">
      {kind === 'changed' && (
        <ActionLink link={{ ...history, to: comparedWith(history.to, review.revision) }} of={title}>
          Compare
        </ActionLink>
      )}
      <ActionLink link={linkTo('review', prompt_id)} of={title}>
        Review
      </ActionLink>
      {kind !== 'asked' && (
        <Button
          look="soft"
          size="small"
          className="min-h-9"
          aria-label={isPending ? undefined : `Still good: ${title}`}
          busy={isPending && 'Saving...'}
          onClick={renew}
        >
          Still good
        </Button>
      )}
    </div>
  )
}

interface ActionLinkProps {
  link: ReturnType<ReturnType<typeof usePromptLink>>
  of: string
  children: ReactNode
}

export function ActionLink({ link, of, children }: ActionLinkProps) {
  return (
    <Link {...link} className={classNames(buttonClass('plain', 'small'), 'min-h-9')}>
      {children}
      <span className="sr-only"> {of}</span>
    </Link>
  )
}
