// The panel that enhances a prompt: which service gets it, how many enhancements are left, suggestions, and Cancel.
import { ENHANCEMENT_SECONDS_MAX, ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { Ban, CircleAlert, Gauge, ShieldAlert, Sparkles } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { clockTime } from '../../shared/lib/format.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import type { EnhancementLimit } from './api.ts'

interface EnhancementPanelProps {
  /** `built-in` or the name of the AI service. Undefined while the session is loading. */
  ai: string | undefined
  /** Undefined for admins and visitors. */
  limit: EnhancementLimit | undefined
  /** The name of the version that Enhance prompt would enhance. */
  selected: string
  /** The version being enhanced. */
  running: { name: string; since: number } | undefined
  /** The data guard is reading the version, or asking about it. */
  checking: boolean
  succeeded: boolean
  /** The suggestions that came with a prompt that is unchanged. */
  unchanged: readonly string[] | undefined
  failure: { kind: string; text: string } | undefined
  /** Chooses the data class. */
  classField: ReactNode
  /** Why the prompt can’t be enhanced. */
  refusal: string | undefined
  onEnhance: () => void
  onCancel: () => void
}

const UNCHANGED = 'Nothing to improve. Your prompt came back the same.'

export function EnhancementPanel({ ai, limit, selected, running, ...rest }: EnhancementPanelProps) {
  const { checking, succeeded, unchanged, failure, classField, refusal, onEnhance, onCancel } = rest
  const enhanceButton = useRef<HTMLButtonElement>(null)
  // Cancel disappears when the enhancement ends. Without this, keyboard focus would be lost.
  const moveFocusOnUnmount = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) enhanceButton.current?.focus()
    },
    [],
  )
  const canceled = failure?.kind === 'canceled' && `${failure.text}${limit ? ` ${STILL_COUNTS}` : ''}`
  // The built-in enhancer says why. An AI service lists improvements even if it made none.
  const same = unchanged && (ai === 'built-in' ? unchanged.join(' ') : UNCHANGED)
  return (
    <section
      data-enhancement
      aria-labelledby="ai-enhancement"
      className="flex flex-col gap-4 rounded-xl border border-brand-soft bg-brand-tint p-5"
    >
      <h3 id="ai-enhancement" className="flex items-center gap-2 text-lg font-semibold">
        <Sparkles aria-hidden className="size-5 text-brand-ink" />
        AI enhancement
      </h3>
      {ai === undefined ? (
        <Skeleton className="h-12" />
      ) : (
        <p className="wrap-anywhere text-sm">{destination(ai)}</p>
      )}
      <p className="flex items-start gap-2 text-sm">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
        Don’t include student records or other protected data.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={enhanceButton}
          look="secondary"
          onClick={onEnhance}
          busy={running ? 'Enhancing...' : checking && 'Checking...'}
          unavailable={refusal !== undefined}
          aria-describedby={refusal && 'enhancement-refusal'}
        >
          Enhance prompt
        </Button>
        {running && (
          <Button look="secondary" onClick={onCancel} ref={moveFocusOnUnmount}>
            Cancel
          </Button>
        )}
      </div>
      <div role="status" className="empty:-mt-4">
        {refusal && (
          <p id="enhancement-refusal" className="flex items-start gap-2 text-sm font-medium">
            <Ban aria-hidden className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 wrap-anywhere">{refusal}</span>
          </p>
        )}
      </div>
      {running ? (
        // Hidden from screen readers, which would read it every second. The status below announces it once.
        <p aria-hidden className="text-sm">
          Rewriting {running.name}: <RunningTime since={running.since} /> of up to {ENHANCEMENT_SECONDS_MAX}{' '}
          seconds.
        </p>
      ) : (
        <p className="text-sm text-ink-soft">Enhances the current version: {selected}.</p>
      )}
      {failure?.kind === 'failed' && (
        <p role="alert" className="flex items-start gap-2 font-medium text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {failure.text}
        </p>
      )}
      {canceled && <p className="text-sm">{canceled}</p>}
      {same && <p className="text-sm font-medium">{same}</p>}
      {limit && <AllowanceNotice limit={limit} />}
      {classField}
      <p role="status" className="sr-only">
        {running && `Enhancing ${running.name}. This can take up to a minute.`}
        {succeeded && (same ?? 'Enhanced. See the AI Enhanced tab.')}
        {canceled}
      </p>
    </section>
  )
}

const STILL_COUNTS = 'It may still count toward your limit.'

/** Who gets the prompt, as the end of “This text goes to …”. */
export function recipientOf(ai: string | undefined): string {
  return ai === 'built-in' ? 'this library’s server' : (ai ?? 'the AI service')
}

function destination(ai: string): string {
  if (ai === 'built-in')
    return 'No AI service is connected. The built-in enhancer runs on this server, so your prompt stays here.'
  return `We’ll send your prompt to ${ai}, which rewrites it and sends it back.`
}

/** How many enhancements the user has left this hour. */
function AllowanceNotice({ limit }: { limit: EnhancementLimit }) {
  const { remaining, reset_time: reset } = limit
  if (remaining === null) return null
  const max = limit.limit ?? ENHANCEMENTS_PER_HOUR
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Gauge aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold text-ink">
          {remaining} of {max} enhancements remaining
        </strong>
        {reset && (
          <>
            {' '}
            until <time dateTime={reset}>{clockTime(reset)}</time>
          </>
        )}
        .
      </span>
    </p>
  )
}

/** Counts the seconds since a start time. */
function RunningTime({ since }: { since: number }) {
  const [now, setNow] = useState(since)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  return <span className="tabular-nums">{Math.max(Math.floor((now - since) / 1_000), 0)}</span>
}
