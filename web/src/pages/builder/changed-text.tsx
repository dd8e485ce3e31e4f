import { type KeyboardEvent, type Ref, useMemo } from 'react'
import type { Decision, Part } from '../../shared/changes/part.ts'
import { UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'
import { type Place, placeAfter, START } from '../../shared/markdown/markdown-runs.ts'
import { ChangeCard } from './change-card.tsx'

interface ChangedTextProps {
  parts: readonly Part[]
  /** The name of the version it's compared with. */
  with: string
  decisions: readonly (Decision | null)[]
  onDecide: (index: number, decision: Decision) => void
  onKeyDown: (event: KeyboardEvent) => void
  ref: Ref<HTMLElement>
}

/** A text with its changes in place. */
export function ChangedText({ parts, with: name, decisions, onDecide, onKeyDown, ref }: ChangedTextProps) {
  const numbered = useMemo(() => withPlaces(parts), [parts])
  const count = parts.filter(({ kind }) => kind === 'change').length
  return (
    <section
      ref={ref}
      aria-label={`Changes from ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="max-h-[48rem] scroll-py-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-4 print:max-h-none sm:px-5 sm:py-5"
    >
      {numbered.map(({ part, number, place }, index) =>
        part.kind === 'change' ? (
          <ChangeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            change={part}
            index={number}
            count={count}
            decision={decisions[number] ?? null}
            place={place}
            onDecide={onDecide}
          />
        ) : (
          <UnchangedText
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            text={(part.after ?? part.before).text}
            isAfterChange={number > 0}
            isBeforeChange={number < count}
            markdown={place}
          />
        ),
      )}
    </section>
  )
}

interface PlacedPart {
  part: Part
  /** How many changes are before it. */
  number: number
  place: Place
}

/** Each part with its place in the text with all changes. */
function withPlaces(parts: readonly Part[]): PlacedPart[] {
  let number = 0
  let end = START
  return parts.map((part) => {
    const after = part.kind === 'change' ? part.added : (part.after ?? part.before)
    const { gap } = after ?? ((part.kind === 'change' && part.removed) || { gap: '' })
    const place = placeAfter(gap, end)
    if (after) end = placeAfter(after.text, place)
    return { part, number: part.kind === 'change' ? number++ : number, place }
  })
}
