import { FEEDBACK_NOTE_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import * as z from 'zod/mini'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { useUses } from '../../shared/lib/used-prompts.ts'
import { useMember, useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useConfirmedAction } from '../../shared/ui/confirmed-action.ts'
import { toastSuccess } from '../../shared/ui/toast.ts'
import { NoteForm } from '../guard/note-form.tsx'
import { type Answer, feedbackQuery, useChangeAnswer } from './api.ts'

/**
 * Asks members who used this version of the prompt on this device, except its author: when they come back to this window,
 * or open the prompt again. Right after copying, no one knows, and nothing should move.
 */
export function DidItWork({ prompt, className }: { prompt: Prompt; className?: string }) {
  const asks = useSession()?.feedback === true
  const member = useMember()
  const canAnswer = asks && member !== null && member.id !== prompt.author_id
  const { data } = useQuery({ ...feedbackQuery(prompt.id), enabled: canAnswer })
  const use = useUses(member?.id ?? null).find(
    ({ id, revision }) => id === prompt.id && revision === prompt.revision,
  )
  const arrivedAt = useArrival()
  // An answer that was removed can be given again, even if this device doesn't know of a use.
  const [wasAnswered, setWasAnswered] = useState(false)
  if (data?.own && !wasAnswered) setWasAnswered(true)
  if (!canAnswer || !data?.enabled || !(wasAnswered || (use && use.at <= arrivedAt))) return null
  return (
    <div className={className}>
      <Question
        key={prompt.revision}
        prompt={prompt}
        userId={member.id}
        own={data.own}
        openedIn={use?.tool ?? ''}
      />
    </div>
  )
}

/** When this was first shown, or when the user last came back to the window. */
function useArrival(): number {
  const [at, setAt] = useState(() => Date.now())
  useEffect(() => {
    const comeBack = () => setAt(Date.now())
    window.addEventListener('focus', comeBack)
    return () => window.removeEventListener('focus', comeBack)
  }, [])
  return at
}

interface QuestionProps {
  prompt: Prompt
  userId: number
  own: Answer | null
  /** The AI tool that the prompt was opened in, or empty. */
  openedIn: string
}

/** Yes and No are saved at once. The note is optional. */
function Question({ prompt, userId, own, openedIn }: QuestionProps) {
  const { mutateAsync, isPending } = useChangeAnswer(prompt)
  const [note, setNote] = usePersisted(
    z.string(),
    'tab',
    `feedback ${userId} ${prompt.id} ${prompt.revision}`,
  )
  const [isNew, setIsNew] = useState(false)
  const [act] = useConfirmedAction()
  const first = useRef<HTMLButtonElement>(null)
  const headingId = useId()
  const isOpen = own !== null && note !== undefined
  const { length } = note?.trim() ?? ''

  const answer = async (given: Omit<Answer, 'tool'>) => {
    await mutateAsync({ ...given, tool: openedIn || (own?.tool ?? '') })
    return true
  }
  const openNote = () => setNote(own?.note ?? '')
  const choose = (worked: boolean) => {
    if (!own) setIsNew(true)
    if (note === undefined) openNote()
    if (own?.worked !== worked)
      void act({
        change: () => answer({ worked, note: own?.note ?? '' }),
        done: SAVED,
        failed: NOT_SAVED,
      })
  }
  const closeNote = () => {
    setNote(undefined)
    setIsNew(false)
  }
  /** The button that had the focus is gone. */
  const thenFocus = (update: () => void) => {
    flushSync(update)
    first.current?.focus()
  }
  const remove = () => {
    // The form closes before the server responds, and the focus must not be lost with it.
    first.current?.focus()
    return act({
      change: () => mutateAsync(null),
      done: () => {
        closeNote()
        toastSuccess('Answer removed.')
      },
      failed: 'We couldn’t remove your answer. Check your connection and try again.',
    })
  }

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3 text-sm">
      {own && !isOpen ? (
        <p className="flex flex-wrap items-center gap-x-1">
          <span id={headingId}>{own.worked ? 'You said it worked.' : 'You said it didn’t work.'}</span>
          <Button ref={first} look="quiet" size="small" onClick={() => thenFocus(openNote)}>
            Change<span className="sr-only"> your answer</span>
          </Button>
        </p>
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={headingId} className="mr-1 text-base font-semibold">
            Did it work?
          </h3>
          {[true, false].map((worked) => (
            <Button
              key={String(worked)}
              ref={worked ? first : null}
              look={own?.worked === worked ? 'soft' : 'secondary'}
              size="small"
              // The same width when pressed, so that nothing moves.
              className={classNames('min-w-14', own?.worked === worked && 'border-brand-ink!')}
              aria-pressed={own?.worked === worked}
              unavailable={isPending}
              onClick={() => choose(worked)}
            >
              {worked ? 'Yes' : 'No'}
            </Button>
          ))}
        </div>
      )}
      {isOpen && (
        <NoteForm
          label={own.worked ? 'Anything the author should know?' : 'What went wrong?'}
          hint={`Optional. ${whoSees(own.worked)}${
            length > FEEDBACK_NOTE_MAX / 2 ? ` ${length} of ${FEEDBACK_NOTE_MAX} characters.` : ''
          }`}
          max={FEEDBACK_NOTE_MAX}
          value={note}
          onChange={setNote}
          notice={whoSees(own.worked)}
          action="Save answer"
          save={(written) => answer({ worked: own.worked, note: written })}
          done={() => {
            thenFocus(closeNote)
            toastSuccess(SAVED)
          }}
          failed={NOT_SAVED}
          cancel={isNew ? 'Skip' : 'Cancel'}
          onCancel={() => thenFocus(closeNote)}
          more={(isBusy) =>
            !isNew && (
              <Button size="small" look="quietDanger" unavailable={isBusy} onClick={() => void remove()}>
                Remove answer
              </Button>
            )
          }
        />
      )}
    </section>
  )
}

/** Admins see notes of No as long as the prompt is public (server: listNotWorking). */
function whoSees(worked: boolean): string {
  const readers = worked ? 'The author' : 'The author and, while the prompt is public, admins'
  return `${readers} can read this note. Your name isn’t shown.`
}

const SAVED = 'Answer saved.'
const NOT_SAVED = 'We couldn’t save your answer. Check your connection and try again.'
