import { collectionPath } from '@prompt-library/contract/pages'
import type { ToDo } from '@prompt-library/contract/to-do'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { REASON_NAMES } from '@prompt-library/domain/prompts/reports'
import { countOf } from '@prompt-library/domain/text/count-of'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { usePromptLink } from '../../entities/prompt/open-prompt.ts'
import { adminTabPath } from '../../shared/lib/admin-tabs.ts'
import { fullTime } from '../../shared/lib/format.ts'
import { OUTCOMES, waitingText } from './decisions.ts'
import { ActionLink, ReportActions, ReviewActions } from './report-actions.tsx'
import { useWaitingLink } from './waiting-dialog.tsx'

/** One prompt or collection, why it's on the list, and what can be done. */
export function ToDoRow({ entry }: { entry: ToDo }) {
  const { kind, prompt_id, revision, title, author_name, visibility, report, review } = entry
  const linkToWaiting = useWaitingLink()
  return (
    <article className="flex flex-wrap items-start gap-x-6 gap-y-3 rounded-xl border border-line bg-surface px-4 py-4 sm:px-5">
      <div className="min-w-0 flex-1 basis-80 max-sm:basis-full">
        <h2 className="text-lg font-semibold text-balance wrap-anywhere">
          <Title entry={entry} />
        </h2>
        <p className="text-sm text-ink-soft">
          {prompt_id === null ? 'Collection by' : 'By'} <bdi>{author_name ?? 'Unknown'}</bdi> ·{' '}
          <Why entry={entry} />
          {kind === 'reported' && visibility === 'private' && (
            <>
              {' · '}
              <Lock aria-hidden className="inline size-3.5" /> Private. Opening it is recorded in the audit
              log.
            </>
          )}
        </p>
        {review?.note && (
          <p
            className="reading-width mt-2 border-s-3 border-brand-soft ps-3 text-sm wrap-anywhere whitespace-pre-line"
            dir="auto"
          >
            {review.note}
          </p>
        )}
        {report && <ReportNotes report={report} />}
      </div>
      {kind === 'reported' && report && <ReportActions entry={{ ...entry, title: title ?? '', report }} />}
      {kind === 'waiting' && prompt_id !== null && (
        <ActionLink link={linkToWaiting(prompt_id)} of={title ?? ''}>
          Review
        </ActionLink>
      )}
      {review && visibility === 'public' && prompt_id !== null && revision !== null && (
        <ReviewActions entry={{ ...entry, prompt_id, revision, title: title ?? '', review }} />
      )}
    </article>
  )
}

/** Leads to the prompt or collection. A private prompt that was reported opens in the Admin Console, which records it. */
function Title({ entry: { kind, prompt_id, collection_token, title, visibility } }: { entry: ToDo }) {
  const linkTo = usePromptLink()
  const linkToWaiting = useWaitingLink()
  if (title === null) return `A ${prompt_id === null ? 'collection' : 'prompt'} that isn’t public now`
  if (prompt_id === null) {
    if (collection_token === null) return <bdi>{title}</bdi>
    return <TitleLink to={collectionPath(collection_token)}>{title}</TitleLink>
  }
  // Returned to its author, who may have it private.
  if (kind === 'asked' && visibility === 'private') return <bdi>{title}</bdi>
  const link =
    kind === 'waiting'
      ? linkToWaiting(prompt_id)
      : visibility === 'public'
        ? linkTo('prompt', prompt_id)
        : { to: `${adminTabPath('prompts')}&view=${prompt_id}` }
  return <TitleLink {...link}>{title}</TitleLink>
}

function TitleLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="rounded-sm hover:underline">
      <bdi>{children}</bdi>
    </Link>
  )
}

/** Why it's on the list, and since when. */
function Why({ entry: { since, report, review, waiting } }: { entry: ToDo }): ReactNode {
  const time = (
    <time dateTime={since} title={fullTime(since)}>
      {promptDate(since)}
    </time>
  )
  if (waiting)
    return (
      <>
        {waitingText(waiting)} · Waiting since {time}
      </>
    )
  if (report)
    return (
      <>
        {countOf(report.report_count, 'report')} · {report.handled ? 'Handled' : 'Reported'} {time}
      </>
    )
  const by = <bdi>{review?.by_name ?? 'a former curator'}</bdi>
  if (!review?.until)
    return (
      <>
        {by} asked for changes{review && `, ${promptDate(review.at)}`}
      </>
    )
  return (
    <>
      {review.state === 'changed' && <>Changed {time} · </>}Approved by {by}, {promptDate(review.at)} ·{' '}
      {review.state === 'expired' ? 'Expired' : 'Expires'} {promptDate(review.until)}
    </>
  )
}

/** What people reported, and what a curator decided. */
function ReportNotes({ report: { reports, handled } }: { report: NonNullable<ToDo['report']> }) {
  return (
    <>
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
      {handled && (
        <div className="mt-3 text-sm">
          <p className="text-ink-soft">
            {OUTCOMES[handled.action]} by <bdi>{handled.by_name ?? 'a former curator'}</bdi>
          </p>
          {handled.message && (
            <p className="reading-width mt-1 wrap-anywhere whitespace-pre-line" dir="auto">
              {handled.message}
            </p>
          )}
        </div>
      )}
    </>
  )
}
