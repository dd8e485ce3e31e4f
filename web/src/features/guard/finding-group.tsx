import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../shared/ui/button.tsx'
import { DecisionSelect } from './decision-select.tsx'
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
  names: ReadonlyMap<number, string>
  onDecide: (items: readonly number[], decision: Decision) => void
  onLeave: () => void
}

/** The findings of one kind. */
export function FindingGroup({ review, group, names, onDecide, onLeave }: FindingGroupProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(FIRST)
  const { one, many } = KIND_NAMES[group.kind]
  const count = group.items.length
  const showMore = () => {
    flushSync(() => setShown(shown + MORE))
    // The button may disappear, so the focus moves to what it showed.
    const select = list.current?.children[shown]?.querySelector<HTMLElement>('select')
    ;(select ?? list.current)?.focus()
  }
  const more = Math.min(count - shown, MORE)
  return (
    <section aria-labelledby={id} className="mt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={id} className="font-semibold">
          {capitalized(count === 1 ? one : `${many} · ${groupedCount(count)}`)}
        </h3>
        {count > 1 && (
          <DecisionSelect review={review} items={group.items} label={`All ${many}`} onDecide={onDecide} />
        )}
      </div>
      <ul ref={list} tabIndex={-1} className="divide-y divide-line outline-none">
        {group.items.slice(0, shown).map((item, index) => (
          <FindingRow
            key={item}
            review={review}
            item={item}
            showsText={namesText(review, item, group.items[index - 1])}
            name={names.get(item)}
            onDecide={onDecide}
            onLeave={onLeave}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button look="quiet" size="small" className="-ml-3" onClick={showMore}>
          {shown + more === count ? `Show all ${groupedCount(count)}` : `Show ${more} more`}
          <span className="sr-only"> {many}</span>
        </Button>
      )}
    </section>
  )
}

/** The text is named above its first finding, unless everything is in the text of the prompt. */
function namesText({ texts, items }: Review, item: number, previous: number | undefined): boolean {
  const text = items[item]?.text
  if (previous !== undefined && items[previous]?.text === text) return false
  return items.some((other) => other.text !== text) || !texts[text ?? -1]?.offers.includes('field')
}
