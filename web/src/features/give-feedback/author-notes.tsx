import type { Feedback } from '@prompt-library/contract/feedback'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { CircleCheck, CircleX } from 'lucide-react'
import { dayOfYear } from '../../shared/lib/format.ts'
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
