import type { Feedback } from '@prompt-library/contract/feedback'
import { CircleCheck, CircleX } from 'lucide-react'
import { Fold } from '../../shared/ui/fold.tsx'

/** For the author: what people wrote, without names. */
export function AuthorNotes({ notes }: { notes: NonNullable<Feedback['notes']> }) {
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
                {revision.toLocaleString('en-US')}
                {' · '}
                <time dateTime={answered_on} className="whitespace-nowrap">
                  {dayText(answered_on)}
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

function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  })
}
