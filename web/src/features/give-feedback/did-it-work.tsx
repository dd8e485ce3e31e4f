import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { sentenceFor } from '../../shared/lib/api-client.ts'
import { useIsMounted } from '../../shared/lib/use-is-mounted.ts'
import { usePersisted } from '../../shared/lib/use-persisted.ts'
import { isDue, keepAsked, type Use, useLastUse } from '../../shared/lib/used-prompts.ts'
import { useMember, useSession } from '../../shared/session/api.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { toastFailure } from '../../shared/ui/toast.ts'
import { AnswerDetails } from './answer-details.tsx'
import { answerDraft } from './answer-draft.ts'
import { type Answer, feedbackQuery, useChangeAnswer } from './api.ts'

interface DidItWorkProps {
  prompt: Prompt
  className?: string
}

/**
 * When "Did it work?" is asked in the dialog of a prompt, and when it's only a link. Asks members who come back after
 * using the prompt, except its author. Others see nothing.
 */
export function DidItWork({ prompt, className }: DidItWorkProps) {
  const asks = useSession()?.feedback === true
  const member = useMember()
  const canAnswer = asks && member !== null && member.id !== prompt.author_id
  const { data } = useQuery({ ...feedbackQuery(prompt.id), enabled: canAnswer })
  const use = useLastUse(member?.id, prompt)
  // An answer that was removed can be given again, even if this device doesn't know of a use.
  const [wasAnswered, setWasAnswered] = useState(false)
  if (data?.own && !wasAnswered) setWasAnswered(true)
  const [look, ask] = useLook(use)
  const isAsked = look !== undefined || wasAnswered
  const isQuiet = look === 'link' && !wasAnswered
  if (!canAnswer || !data?.enabled || !(isAsked || data.answered_before)) return null
  return (
    <div className={isQuiet ? undefined : className}>
      <Question
        key={prompt.revision}
        prompt={prompt}
        userId={member.id}
        own={data.own}
        answeredBefore={data.answered_before}
        isAsked={isAsked}
        isQuiet={isQuiet}
        onAsk={ask}
        openedIn={use?.tool ?? ''}
      />
    </div>
  )
}

/**
 * The question shows when the user comes back after a use. Otherwise, it's a link, if the use is older than the dialog. It
 * stays that way until the dialog closes, so that nothing moves when the user copies the prompt.
 */
function useLook(use: Use | undefined) {
  const [openedAt] = useState(() => Date.now())
  const [look, setLook] = useState<'link' | 'question'>()
  if (use && look !== 'question' && isDue(use)) setLook('question')
  else if (use && !look && use.at < openedAt) setLook('link')
  // An update of the prompt is a version that wasn't used.
  return [use && look, () => setLook('question')] as const
}

interface QuestionProps {
  prompt: Prompt
  userId: number
  own: Answer | null
  /** For an earlier version. */
  answeredBefore: boolean
  isAsked: boolean
  /** The question is behind a link. */
  isQuiet: boolean
  onAsk: () => void
  /** The AI tool that the prompt was opened in, or empty. */
  openedIn: string
}

/** Yes and No are saved at once. The rest is optional. */
function Question({ prompt, userId, own, answeredBefore, isAsked, isQuiet, ...rest }: QuestionProps) {
  const { onAsk, openedIn } = rest
  const { mutateAsync, isPending } = useChangeAnswer(prompt)
  const [draft, setDraft] = usePersisted(
    answerDraft,
    'tab',
    `feedback ${userId} ${prompt.id} ${prompt.revision}`,
  )
  const [isNew, setIsNew] = useState(false)
  const [failure, setFailure] = useState('')
  const [status, setStatus] = useState('')
  const isMounted = useIsMounted()
  const container = useRef<HTMLElement>(null)
  const headingId = useId()
  const isOpen = own !== null && draft !== undefined
  const { id, revision } = prompt
  useEffect(() => {
    if (isAsked && !isQuiet) keepAsked(userId, { id, revision }, 0)
  }, [isAsked, isQuiet, userId, id, revision])

  const change = async (answer: Answer | null, { saved, failed }: { saved: string; failed: string }) => {
    setFailure('')
    setStatus('')
    try {
      await mutateAsync(answer)
      setStatus(saved)
      return true
    } catch (error) {
      const sentence = sentenceFor(error, `${failed} Check your connection and try again.`)
      if (isMounted()) setFailure(sentence)
      else toastFailure(sentence)
      return false
    }
  }
  const openDetails = () => {
    const { tool = openedIn, note = '' } = own ?? {}
    setDraft({ tool: tool || openedIn, isOther: false, note })
  }
  const choose = (worked: boolean) => {
    if (!own) setIsNew(true)
    if (!draft) openDetails()
    const { tool = openedIn, note = '' } = own ?? {}
    if (own?.worked !== worked) void change({ worked, tool, note }, SAVING)
  }
  const focusFirst = () => container.current?.querySelector('button')?.focus()
  const closeDetails = () => {
    setDraft(undefined)
    setIsNew(false)
    setFailure('')
  }
  /** The button that had the focus is gone. */
  const thenFocus = (update: () => void) => {
    flushSync(update)
    focusFirst()
  }
  const save = async (details: Pick<Answer, 'tool' | 'note'>) => {
    if (own && (await change({ worked: own.worked, ...details }, SAVING)) && isMounted())
      thenFocus(closeDetails)
  }
  const remove = async () => {
    // The form closes before the server responds, and the focus must not be lost with it.
    focusFirst()
    if ((await change(null, REMOVING)) && isMounted()) closeDetails()
  }

  return (
    <section ref={container} aria-labelledby={headingId} className="flex flex-col gap-3 text-sm">
      {own && !isOpen && (
        <p className="flex flex-wrap items-center gap-x-1">
          <span id={headingId}>{own.worked ? 'You said it worked.' : 'You said it didn’t work.'}</span>
          <Button look="quiet" size="small" onClick={() => thenFocus(openDetails)}>
            Change<span className="sr-only"> your answer</span>
          </Button>
        </p>
      )}
      {isQuiet && (
        <Button
          id={headingId}
          look="quiet"
          size="small"
          className="-ml-3 self-start"
          onClick={() => thenFocus(onAsk)}
        >
          Did it work?
        </Button>
      )}
      {isAsked && !isQuiet && !(own && !isOpen) && (
        <div className="flex flex-wrap items-center gap-2">
          <h3 id={headingId} className="mr-1 text-base font-semibold">
            Did it work?
          </h3>
          {[true, false].map((worked) => (
            <Button
              key={String(worked)}
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
      {!own && answeredBefore && (
        <p className="flex flex-wrap items-center gap-x-1 text-ink-soft">
          <span id={isAsked ? undefined : headingId}>You answered for an earlier version.</span>
          <Button look="quiet" size="small" unavailable={isPending} onClick={remove}>
            Remove answer
          </Button>
        </p>
      )}
      {isOpen && (
        <AnswerDetails
          worked={own.worked}
          draft={draft}
          onChange={setDraft}
          isSaving={isPending}
          onSave={save}
          skip={isNew ? 'Skip' : 'Cancel'}
          onSkip={() => thenFocus(closeDetails)}
          onRemove={isNew ? undefined : remove}
        />
      )}
      {failure && <p className="text-danger-ink">{failure}</p>}
      <p role="alert" className="sr-only">
        {failure}
      </p>
      <p role="status" className="sr-only">
        {status}
      </p>
    </section>
  )
}

const SAVING = { saved: 'Answer saved.', failed: 'We couldn’t save your answer.' }
const REMOVING = { saved: 'Answer removed.', failed: 'We couldn’t remove your answer.' }
