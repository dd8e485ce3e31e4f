import type { Feedback, FeedbackSummary as Summary } from '@prompt-library/contract/feedback'
import { FEEDBACK_DAYS } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { dayOfYear } from '../../shared/lib/format.ts'
import { useSession } from '../../shared/session/api.ts'
import { Fold } from '../../shared/ui/fold.tsx'
import { feedbackQuery } from './api.ts'
import { DidItWork } from './did-it-work.tsx'

/** The line “Worked for 4 of 5 in the last 90 days”, and what the author can read about it. */
export function FeedbackSummary({ prompt }: { prompt: Prompt }) {
  const asks = useSession()?.feedback === true
  const { data } = useQuery({ ...feedbackQuery(prompt.id), enabled: asks })
  const { summary, notes = [] } = data ?? {}
  return (
    <>
      {asks && summary && summary.answers > 0 && <p className="text-pretty">{summaryText(summary)}</p>}
      {asks && notes.length > 0 && <AuthorNotes notes={notes} />}
      <DidItWork prompt={prompt} />
    </>
  )
}

function summaryText({ worked, answers, tools }: Summary): string {
  const [part, all] = [worked, answers].map((count) => groupedCount(count))
  const named = tools.length > 0 ? ` (${tools.join(', ')})` : ''
  return `Worked for ${part} of ${all} in the last ${FEEDBACK_DAYS} days${named}`
}

/** For the author: what people wrote, without names. */
function AuthorNotes({ notes }: { notes: NonNullable<Feedback['notes']> }) {
  return (
    <Fold summary={`Notes from people (${notes.length})`}>
      <ul className="flex flex-col gap-4">
        {notes.map(({ worked, tool, note, revision, answered_on }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes can be the same
          <li key={index}>
            <p className="flex items-start gap-1.5 text-ink-soft">
              <Mark worked={worked} />
              <span className="wrap-anywhere">
                {worked ? 'Worked' : 'Didn’t work'}
                {tool && (
                  <>
                    {' · '}
                    <bdi>{tool}</bdi>
                  </>
                )}
                {' · Version '}
                {groupedCount(revision)}
                {' · '}
                <time dateTime={answered_on} className="whitespace-nowrap">
                  {dayOfYear(answered_on)}
                </time>
              </span>
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere" dir="auto">
              {note}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}

function Mark({ worked }: { worked: boolean }) {
  const Icon = worked ? CircleCheck : CircleX
  return (
    <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${worked ? 'text-success' : 'text-danger-ink'}`} />
  )
}
