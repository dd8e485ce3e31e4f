import type { ReportCase } from '@prompt-library/contract/reports'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { REASON_NAMES } from '@prompt-library/domain/prompts/reports'
import { countOf } from '@prompt-library/domain/text/count-of'
import { ChevronDown, Lock } from 'lucide-react'
import { Link } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { adminTabPath } from '../../shared/lib/admin-tabs.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { DECISIONS, type Decision, OUTCOMES } from './decisions.ts'

interface ReportRowProps {
  reportCase: ReportCase
  busy: boolean
  onDismiss: () => void
  onDecide: (decision: Decision) => void
}

/** One prompt, what people reported about it, and what can be done. */
export function ReportRow({ reportCase, busy, onDismiss, onDecide }: ReportRowProps) {
  const { title, author_name, report_count, reports, handled } = reportCase
  return (
    <article
      tabIndex={-1}
      data-row={handled ? undefined : ''}
      className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5"
    >
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
        <h2 className="text-lg font-semibold text-balance wrap-anywhere">
          <bdi>
            <Title reportCase={reportCase} />
          </bdi>
        </h2>
        <p className="text-sm text-ink-soft">
          By <bdi>{author_name ?? 'Unknown'}</bdi> · {countOf(report_count, 'report')}
          {reportCase.visibility === 'private' && (
            <>
              {' · '}
              <Lock aria-hidden className="inline size-3.5" /> Private. Opening it is recorded in the audit
              log.
            </>
          )}
        </p>
        <ul className="mt-3 flex flex-col gap-2">
          {reports.map(({ reason, note, reported_on }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two people can write the same on the same day
            <li key={index} className="border-s-3 border-brand-soft ps-3">
              <p className="text-sm">
                <span className="font-medium">{REASON_NAMES[reason]}</span>
                <span className="text-ink-soft"> · {promptDate(`${reported_on}T12:00:00.000Z`)}</span>
              </p>
              {note && (
                <p className="reading-width wrap-anywhere whitespace-pre-line" dir="auto">
                  {note}
                </p>
              )}
            </li>
          ))}
        </ul>
        {handled && <Outcome handled={handled} />}
      </div>
      <div className="flex flex-wrap gap-2">
        {!handled && (
          <>
            <Button
              look="plain"
              size="small"
              className="min-h-9"
              aria-label={busy ? undefined : `Dismiss the reports of ${title}`}
              busy={busy && 'Saving...'}
              onClick={onDismiss}
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
              {DECISIONS.map((decision) => (
                <MenuItem
                  key={decision.action}
                  onClick={() => onDecide(decision)}
                  {...(decision.dangerous && { className: 'text-danger-ink' })}
                >
                  <decision.icon aria-hidden className="size-4" />
                  {decision.label}
                </MenuItem>
              ))}
            </Menu>
          </>
        )}
      </div>
    </article>
  )
}

/** Leads to the prompt, unless it's gone. A private one opens in the Admin Console, which records it. */
function Title({ reportCase: { prompt_id, title, visibility, handled } }: { reportCase: ReportCase }) {
  const linkTo = usePromptLink()
  const isGone = handled && ['make_private', 'delete'].includes(handled.action)
  if (isGone) return title
  const link =
    visibility === 'private'
      ? { to: `${adminTabPath('prompts')}&view=${prompt_id}` }
      : linkTo('prompt', prompt_id)
  return (
    <Link {...link} className="rounded-sm hover:underline">
      {title}
    </Link>
  )
}

function Outcome({
  handled: { action, by_name, at, message },
}: {
  handled: NonNullable<ReportCase['handled']>
}) {
  return (
    <div className="mt-3 text-sm">
      <p className="text-ink-soft">
        {OUTCOMES[action]} by <bdi>{by_name ?? 'a former curator'}</bdi>,{' '}
        <time dateTime={at} title={new Date(at).toLocaleString('en-US')}>
          {promptDate(at)}
        </time>
      </p>
      {message && (
        <p className="reading-width mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
          {message}
        </p>
      )}
    </div>
  )
}
