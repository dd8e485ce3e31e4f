// The panel that enhances a prompt: which service gets it, how many enhancements are left, suggestions, and Cancel.
import { classOf, LOWEST_CLASS, ruleFor } from '@prompt-library/domain/data-class/data-class'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { Ban, CircleAlert, Gauge, ShieldAlert, Sparkles } from 'lucide-react'
import { useCallback, useRef } from 'react'
import { DataClassField } from '../../entities/prompt/data-class-field.tsx'
import { dataGuardQuery } from '../../entities/prompt/data-classes.ts'
import { type BuilderState, selectedSource } from '../../features/build/builder-state.ts'
import { builderStore } from '../../features/build/builder-store.ts'
import { clockTime } from '../../shared/lib/format.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Fold } from '../../shared/ui/fold.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import type { EnhancementLimit } from './api.ts'
import type { useEnhancement } from './use-enhancement.ts'
import { sourceName } from './version-names.ts'

interface EnhancementPanelProps {
  state: BuilderState
  /** `built-in` or the name of the AI service. Undefined while the session is loading. */
  ai: string | undefined
  /** Undefined for admins and visitors. */
  limit: EnhancementLimit | undefined
  enhancement: ReturnType<typeof useEnhancement>
  onEnhance: () => void
}

const UNCHANGED = 'Nothing to improve. Your prompt came back the same.'

export function EnhancementPanel({ state, ai, limit, enhancement, onEnhance }: EnhancementPanelProps) {
  const { running, checking, succeeded, unchanged, failure, cancel } = enhancement
  const { refusal, limit: dataLimit } = useDataRule(state.dataClass)
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
        {dataLimit || 'Don’t include student records or other protected data.'}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button
          ref={enhanceButton}
          look="secondary"
          onClick={onEnhance}
          busy={running !== undefined ? 'Enhancing...' : checking && 'Checking...'}
          unavailable={refusal !== undefined}
          aria-describedby={refusal && 'enhancement-refusal'}
        >
          Enhance prompt
        </Button>
        {running !== undefined && (
          <Button look="secondary" onClick={cancel} ref={moveFocusOnUnmount}>
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
      <p className="text-sm text-ink-soft">
        {running !== undefined
          ? `Rewriting ${sourceName(state, running)}. This can take up to a minute.`
          : `Enhances the current version: ${sourceName(state, selectedSource(state))}.`}
      </p>
      {failure?.kind === 'failed' && (
        <p role="alert" className="flex items-start gap-2 font-medium text-danger-ink">
          <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          {failure.text}
        </p>
      )}
      {canceled && <p className="text-sm">{canceled}</p>}
      {same && <p className="text-sm font-medium">{same}</p>}
      {limit && <AllowanceNotice limit={limit} />}
      <Fold summary="Sensitive data" startsOpen={state.dataClass !== LOWEST_CLASS}>
        <DataClassField
          value={state.dataClass}
          hint="The prompt is sent only to AI tools approved for this data."
          onChange={(dataClass) => builderStore.change((before) => ({ ...before, dataClass }))}
        />
      </Fold>
      <p role="status" className="sr-only">
        {running !== undefined && `Enhancing ${sourceName(state, running)}. This can take up to a minute.`}
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

/** Why the data can’t be sent to be enhanced, or what limits it. If that can’t be loaded, the server decides. */
function useDataRule(dataClass: string): { refusal?: string; limit?: string } {
  const { data } = useQuery(dataGuardQuery)
  if (!data) return {}
  const { use, note } = ruleFor(data.enhancement, data.classes, dataClass)
  if (use !== 'not') return { limit: note }
  const { name } = classOf(data.classes, dataClass)
  return {
    refusal: `The AI service isn’t approved for ${name} data. You can still copy or save this prompt.`,
  }
}
