import type { ToDo } from '@prompt-library/contract/to-do'
import { promptDate } from '@prompt-library/domain/prompts/prompt-date'
import { REASON_NAMES } from '@prompt-library/domain/prompts/reports'
import { OUTCOMES } from './decisions.ts'

/** What people reported, and what a curator decided. */
export function ReportNotes({ report: { reports, handled } }: { report: NonNullable<ToDo['report']> }) {
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
