import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../shared/ui/button.tsx'
import { Select } from '../../shared/ui/input.tsx'
import { type ExcerptPart, excerptOf } from './excerpt.ts'
import type { GuardedText } from './guarded-text.ts'
import { capitalized, KIND_NAMES } from './kind-names.ts'
import { type Decision, type Group, isOffered, type Review } from './review.ts'
import { itemName } from './review-texts.ts'

/** A class list can have hundreds of findings of a kind. */
const FIRST = 5

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
  const [showsAll, setShowsAll] = useState(false)
  const { one, many } = KIND_NAMES[group.kind]
  const count = group.items.length
  const showMore = () => {
    flushSync(() => setShowsAll(true))
    // The button disappears, so the focus moves to what it showed.
    const select = list.current?.children[FIRST]?.querySelector<HTMLElement>('select')
    ;(select ?? list.current)?.focus()
  }
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
        {group.items.slice(0, showsAll ? count : FIRST).map((item, index) => (
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
      {!showsAll && count > FIRST && (
        <Button look="quiet" size="small" className="-ml-3" onClick={showMore}>
          Show all {groupedCount(count)}
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

interface FindingRowProps {
  review: Review
  item: number
  /** Says which text the finding is in, and how to change a text that can't be changed here. */
  showsText: boolean
  /** The field that takes the finding's place. */
  name: string | undefined
  onDecide: (items: readonly number[], decision: Decision) => void
  onLeave: () => void
}

/** A finding in its line, with what takes its place. */
function FindingRow({ review, item, showsText, name, onDecide, onLeave }: FindingRowProps) {
  const id = useId()
  const { text: index = 0, finding } = review.items[item] ?? {}
  const source = review.texts[index]
  if (!finding || !source) return null
  const parts = excerptOf(source.text, review.findings[index] ?? [], finding)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      {showsText && <TextHeading source={source} onLeave={onLeave} />}
      <p id={id} dir="auto" className="min-w-48 flex-1 whitespace-pre-wrap wrap-anywhere">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt stay the same
          <Part key={place} part={part} decision={review.decisions[item]} name={name} />
        ))}
      </p>
      <DecisionSelect
        review={review}
        items={[item]}
        label={capitalized(itemName(review, item))}
        describedBy={id}
        onDecide={onDecide}
      />
    </li>
  )
}

/** Above the first finding in a text. */
function TextHeading({ source, onLeave }: { source: GuardedText; onLeave: () => void }) {
  const id = useId()
  const { label, offers, onEdit, reason = 'To change this text, go back.' } = source
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <p id={id}>{label}</p>
      {offers.length === 0 && !onEdit && <p>{reason}</p>}
      {onEdit && (
        <Button
          look="quiet"
          size="small"
          className="-mr-3"
          aria-describedby={id}
          onClick={() => {
            onLeave()
            onEdit()
          }}
        >
          Edit prompt
        </Button>
      )}
    </div>
  )
}

interface PartProps {
  part: ExcerptPart
  decision: Decision | undefined
  name: string | undefined
}

function Part({ part, decision, name }: PartProps) {
  if (part.kind === 'text') return part.text
  if (!part.isOwn)
    return <span className="inline-block rounded-sm bg-sunken text-ink-soft">{part.masked}</span>
  if (decision === 'keep')
    return (
      <mark className="rounded-sm inline-block bg-brand-soft px-0.5 font-semibold text-ink">
        {part.masked}
      </mark>
    )
  return (
    <>
      <del className="inline-block text-ink-soft">{part.masked}</del>
      {decision === 'field' && (
        <>
          {' '}
          <ins className="field-chip no-underline">{`{{${name}}}`}</ins>
        </>
      )}
    </>
  )
}

interface DecisionSelectProps {
  review: Review
  items: readonly number[]
  /** What the decision is on, for screen readers. */
  label: string
  describedBy?: string
  onDecide: (items: readonly number[], decision: Decision) => void
}

/** What happens to a finding, or to all of a kind. Nothing for what can only be kept here. */
function DecisionSelect({ review, items, label, describedBy, onDecide }: DecisionSelectProps) {
  const choices = CHOICES.filter(({ decision }) => items.some((item) => isOffered(review, item, decision)))
  if (choices.length < 2) return null
  const [value, ...others] = new Set(items.map((item) => review.decisions[item]))
  const isMixed = others.length > 0
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      value={isMixed ? '' : value}
      onChange={({ target }) => {
        const chosen = choices.find(({ decision }) => decision === target.value)
        if (chosen) onDecide(items, chosen.decision)
      }}
      className="max-w-36"
    >
      {isMixed && <option value="">Varies</option>}
      {choices.map(({ decision, one, all }) => (
        <option key={decision} value={decision}>
          {items.length === 1 ? one : all}
        </option>
      ))}
    </Select>
  )
}

const CHOICES = [
  { decision: 'field', one: 'Replace', all: 'Replace all' },
  { decision: 'remove', one: 'Remove', all: 'Remove all' },
  { decision: 'keep', one: 'Keep', all: 'Keep all' },
] as const
