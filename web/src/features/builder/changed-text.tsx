import { type KeyboardEvent, memo, type Ref, useEffect, useMemo, useRef, useState } from 'react'
import type { Decision, Part } from '../../lib/changes/part.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangeCard } from './change-card.tsx'
import { foldUnchanged } from './fold-unchanged.ts'

interface ChangedTextProps {
  parts: readonly Part[]
  /** The name of the version it's compared with. */
  with: string
  decisions?: readonly (Decision | null)[]
  onDecide?: (index: number, decision: Decision) => void
  onKeyDown?: (event: KeyboardEvent) => void
  ref?: Ref<HTMLElement>
}

/** A text with its changes in place. */
export function ChangedText({
  parts,
  with: name,
  decisions = [],
  onDecide,
  onKeyDown,
  ref,
}: ChangedTextProps) {
  const numbered = useMemo(() => withNumbers(parts), [parts])
  const count = parts.filter(({ kind }) => kind === 'change').length
  const slices = useGrowingCount(Math.ceil(parts.length / SLICE))
  return (
    <section
      ref={ref}
      aria-label={`Changes from ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="max-h-[48rem] scroll-py-3 overflow-y-auto rounded-xl border border-line bg-surface px-2 py-4 print:max-h-none sm:px-3 sm:py-5"
    >
      {slices === 0 && <Skeleton className="mx-2 h-60" />}
      {Array.from({ length: slices }, (_, slice) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
          key={slice}
          // The padding keeps focus outlines from being cut off.
          className="px-2 [contain-intrinsic-size:auto_40rem] [content-visibility:auto]"
        >
          {numbered.slice(slice * SLICE, (slice + 1) * SLICE).map(({ part, number }, index) =>
            part.kind === 'change' ? (
              <ChangeCard
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
                key={index}
                change={part}
                index={number}
                count={count}
                decision={decisions[number] ?? null}
                onDecide={onDecide}
              />
            ) : (
              <UnchangedText
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
                key={index}
                text={(part.after ?? part.before).text}
                isAfterChange={number > 0}
                isBeforeChange={number < count}
              />
            ),
          )}
        </div>
      ))}
    </section>
  )
}

/** Hundreds of changes rendered and laid out at once would block the page. */
const SLICE = 8

/** Grows by one at a time, so the page can respond in between. A short text is there at once. */
function useGrowingCount(maximum: number): number {
  const [count, setCount] = useState(maximum <= 2 ? maximum : 0)
  useEffect(() => {
    if (count >= maximum) return undefined
    const timer = setTimeout(() => setCount(count + 1))
    return () => clearTimeout(timer)
  }, [count, maximum])
  return Math.min(count, maximum)
}

/** Each part with the number of changes before it. */
function withNumbers(parts: readonly Part[]): { part: Part; number: number }[] {
  let count = 0
  return parts.map((part) => ({ part, number: part.kind === 'change' ? count++ : count }))
}

interface UnchangedTextProps {
  text: string
  isAfterChange: boolean
  isBeforeChange: boolean
}

const UnchangedText = memo(function UnchangedText({
  text,
  isAfterChange,
  isBeforeChange,
}: UnchangedTextProps) {
  const [isOpen, setOpen] = useState(false)
  const fold = isOpen ? undefined : foldUnchanged(text, { before: isAfterChange, after: isBeforeChange })
  if (text.trim() === '') return null
  if (!fold) return <Lines text={text} takesFocus={isOpen} />
  return (
    <>
      <Lines text={fold.start} />
      <div className="my-3 flex items-center gap-3 border-y border-dashed border-line py-1 text-sm text-ink-soft">
        {fold.lines.toLocaleString('en-US')} lines unchanged
        <Button look="quiet" size="small" onClick={() => setOpen(true)}>
          Show
        </Button>
      </div>
      <Lines text={fold.end} />
    </>
  )
})

/** Takes the focus from the button that showed it, which is gone. */
function Lines({ text, takesFocus = false }: { text: string; takesFocus?: boolean }) {
  const lines = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus) lines.current?.focus({ preventScroll: true })
  }, [takesFocus])
  if (text.trim() === '') return null
  return (
    <p
      ref={lines}
      dir="auto"
      tabIndex={takesFocus ? -1 : undefined}
      className="rounded-sm whitespace-pre-wrap"
    >
      {text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd()}
    </p>
  )
}
