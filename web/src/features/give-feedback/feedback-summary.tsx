import type { FeedbackSummary as Summary } from '@prompt-library/contract/feedback'
import { FEEDBACK_DAYS } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { useSession } from '../../shared/session/api.ts'
import { feedbackQuery } from './api.ts'
import { AuthorNotes } from './author-notes.tsx'
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
