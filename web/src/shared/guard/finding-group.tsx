import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../ui/button.tsx'
import { BulkDecisions } from './bulk-decisions.tsx'
import { FindingRow } from './finding-row.tsx'
import { capitalized, KIND_NAMES } from './kind-names.ts'
import type { Decision, Group, Review } from './review.ts'

/** A class list can have hundreds of findings of a kind. */
const FIRST = 5
/** Thousands of rows at once would block the page. */
const MORE = 200

interface FindingGroupProps {
  review: Review
  group: Group
  decisions: readonly (Decision | null)[]
  names: ReadonlyMap<number, string>
  /** Null takes the decision back. */
  onDecide: (item: number, decision: Decision | null) => void
  onDecideAll: (decision: Decision) => void
  onLeave: () => void
}

/** The findings of one kind. */
export function FindingGroup({
  review,
  group,
  decisions,
  names,
  onDecide,
  onDecideAll,
  onLeave,
}: FindingGroupProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(FIRST)
  const { one, many } = KIND_NAMES[group.kind]
  const count = group.items.length
  const textOf = (item: number | undefined) => (item === undefined ? undefined : review.items[item]?.text)
  const showMore = () => {
    flushSync(() => setShown(shown + MORE))
    // The button may disappear, so the focus moves to what it showed.
    list.current?.children[shown]?.querySelector<HTMLElement>('[aria-pressed]')?.focus()
  }
  const more = Math.min(count - shown, MORE)
  return (
    <section aria-labelledby={id} className="mt-4">
      <div className="mb-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <h3 id={id} className="mr-auto text-lg font-semibold">
          {capitalized(count === 1 ? one : many)} · {count.toLocaleString('en-US')}
        </h3>
        {count > 1 && (
          <BulkDecisions
            review={review}
            items={group.items}
            name={many}
            decisions={decisions}
            onDecide={onDecideAll}
            className="-mr-3 max-sm:-ml-3"
          />
        )}
      </div>
      <ul ref={list} className="flex flex-col gap-2">
        {group.items.slice(0, shown).map((item, index) => (
          <FindingRow
            key={item}
            review={review}
            item={item}
            isFirstOfText={textOf(item) !== textOf(group.items[index - 1])}
            decision={decisions[item] ?? null}
            name={names.get(item)}
            onDecide={onDecide}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" size="small" className="mt-2 -ml-3" onClick={showMore}>
          {shown + more === count ? `Show all ${count.toLocaleString('en-US')}` : `Show ${more} more`}
          <span className="sr-only"> {many}</span>
        </Button>
      )}
    </section>
  )
}
