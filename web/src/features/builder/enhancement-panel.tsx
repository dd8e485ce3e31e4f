import { ENHANCEMENT_SECONDS_MAX } from '@prompt-library/domain/limits'
import { CircleAlert, ShieldAlert, Sparkles } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AllowanceNotice } from './allowance-notice.tsx'
import type { EnhancementLimit } from './api.ts'
import { RunningTime } from './running-time.tsx'

interface EnhancementPanelProps {
  /** `built-in`, or the name of the AI service; undefined until the server has said. */
  ai: string | undefined
  /** Undefined for admins and visitors. */
  limit: EnhancementLimit | undefined
  /** The name of the version that would be enhanced. */
  selected: string
  /** The name of the version that is being enhanced. */
  running: { name: string; since: number } | undefined
  succeeded: boolean
  /** It found nothing to do. */
  unchanged: boolean
  failure: { kind: string; text: string } | undefined
  onEnhance: () => void
  onCancel: () => void
}

const UNCHANGED = 'The prompt came back as it was: there was nothing to add.'

export function EnhancementPanel({ ai, limit, selected, running, ...rest }: EnhancementPanelProps) {
  const { succeeded, unchanged, failure, onEnhance, onCancel } = rest
  const enhanceButton = useRef<HTMLButtonElement>(null)
  // Cancel goes when there is nothing left to cancel, and would take the focus with it
  const passFocusOn = useCallback(
    (button: HTMLButtonElement | null) => () => {
      if (document.activeElement === button) enhanceButton.current?.focus()
    },
    [],
  )
  const cancelled = failure?.kind === 'cancelled' && `${failure.text}${limit ? ` ${STILL_COUNTS}` : ''}`
  return (
    <section
      aria-labelledby="ai-enhancement"
      className="flex flex-col gap-4 rounded-xl border border-brand-soft bg-brand-tint p-5"
    >
      <h3 id="ai-enhancement" className="flex items-center gap-2 text-lg font-semibold">
        <Sparkles aria-hidden className="size-5 text-brand-ink" />
        AI Enhancement
      </h3>
      {ai === undefined ? (
        <Skeleton className="h-12" />
      ) : (
        <p className="wrap-anywhere text-sm">{destination(ai)}</p>
      )}
      <p className="flex items-start gap-2 text-sm">
        <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
        Student records and other protected data do not belong in a prompt.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button ref={enhanceButton} onClick={onEnhance} busy={running && 'Enhancing...'}>
          Enhance Prompt
        </Button>
        {running && (
          <Button look="secondary" onClick={onCancel} ref={passFocusOn}>
            Cancel
          </Button>
        )}
      </div>
      {running ? (
        // the status below says it once; a screen reader must not speak every second
        <p aria-hidden className="text-sm">
          Rewriting {running.name}: <RunningTime since={running.since} /> of at most {ENHANCEMENT_SECONDS_MAX}{' '}
          s.
        </p>
      ) : (
        <p className="text-sm text-ink-soft">Works on the version you have open: {selected}.</p>
      )}
      {failure?.kind === 'failed' && (
        <p role="alert" className="flex items-start gap-2 font-medium text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {failure.text}
        </p>
      )}
      {cancelled && <p className="text-sm">{cancelled}</p>}
      {unchanged && <p className="text-sm font-medium">{UNCHANGED}</p>}
      {limit && <AllowanceNotice limit={limit} />}
      <p role="status" className="sr-only">
        {running && `The enhancement of ${running.name} has begun. It can take up to a minute.`}
        {succeeded && (unchanged ? UNCHANGED : 'The prompt is enhanced and stands under AI Enhanced.')}
        {cancelled}
      </p>
    </section>
  )
}

const STILL_COUNTS = 'If the text had been sent by then, it still counts toward your limit.'

function destination(ai: string): string {
  if (ai === 'built-in')
    return 'No AI service is set up here. A built-in enhancer that follows fixed rules does the work on this server, and your prompt goes nowhere else.'
  return `We’ll send your prompt to ${ai}, which rewrites it and sends it back.`
}
