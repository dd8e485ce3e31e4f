import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { capitalized } from '../../shared/lib/capitalized.ts'
import { Button } from '../../shared/ui/button.tsx'
import { DecisionSelect } from './decision-select.tsx'
import { type ExcerptPart, excerptOf } from './excerpt.ts'
import type { GuardedText } from './guarded-text.ts'
import { type Decision, type Passage, passagesOf, type Review } from './review.ts'
import { itemName } from './review-texts.ts'

/** A class list can have hundreds. */
const FIRST = 5

interface PassagesProps {
  review: Review
  /** The fields that take the place of findings. */
  names: ReadonlyMap<number, string>
  onDecide: (items: readonly number[], decision: Decision) => void
  onLeave: () => void
}

/** Each sentence with findings once, and what takes the place of each of them. */
export function Passages({ review, ...rest }: PassagesProps) {
  const list = useRef<HTMLUListElement>(null)
  const [showsAll, setShowsAll] = useState(false)
  const passages = passagesOf(review)
  const showMore = () => {
    flushSync(() => setShowsAll(true))
    // The button disappears, so the focus moves to what it showed.
    const select = list.current?.children[FIRST]?.querySelector<HTMLElement>('select')
    ;(select ?? list.current)?.focus()
  }
  return (
    <>
      <ul ref={list} tabIndex={-1} className="mt-3 divide-y divide-line outline-none">
        {passages.slice(0, showsAll ? passages.length : FIRST).map((passage, index) => (
          <PassageRow
            key={passage.items[0]}
            review={review}
            passage={passage}
            showsText={namesText(review, passage, passages[index - 1])}
            {...rest}
          />
        ))}
      </ul>
      {!showsAll && passages.length > FIRST && (
        <Button look="quiet" size="small" className="-ml-3" onClick={showMore}>
          Show all {groupedCount(passages.length)}
        </Button>
      )}
    </>
  )
}

/** The text is named above its first passage, unless everything is in the text of the prompt. */
function namesText({ texts, items }: Review, { text }: Passage, previous: Passage | undefined): boolean {
  if (previous?.text === text) return false
  return items.some((item) => item.text !== text) || !texts[text]?.offers.includes('field')
}

interface PassageRowProps extends PassagesProps {
  passage: Passage
  /** Says which text it's in, and how to change a text that can't be changed here. */
  showsText: boolean
}

function PassageRow({ review, passage, showsText, names, onDecide, onLeave }: PassageRowProps) {
  const id = useId()
  const source = review.texts[passage.text]
  if (!source) return null
  const itemOf = new Map(passage.items.map((item) => [review.items[item]?.finding, item]))
  const parts = excerptOf(source.text, review.findings[passage.text] ?? [], passage)
  return (
    <li className="flex flex-col gap-2 py-3">
      {showsText && <TextHeading source={source} onLeave={onLeave} />}
      <p id={id} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {parts.map((part, place) => {
          const item = part.kind === 'finding' ? itemOf.get(part.finding) : undefined
          const decision = item === undefined ? undefined : review.decisions[item]
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt stay the same
            <Part key={place} part={part} decision={decision} name={names.get(item ?? -1)} />
          )
        })}
      </p>
      {passage.items.map((item) => (
        <div key={item} className="flex min-h-8 items-center justify-between gap-4 text-sm">
          <span className="wrap-anywhere">{capitalized(itemName(review, item))}</span>
          <DecisionSelect
            review={review}
            items={[item]}
            label={`The ${itemName(review, item)}`}
            describedBy={id}
            onDecide={onDecide}
          />
        </div>
      ))}
    </li>
  )
}

/** Above the first passage of a text. */
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
  /** Undefined for what was kept earlier. */
  decision: Decision | undefined
  name: string | undefined
}

function Part({ part, decision, name }: PartProps) {
  if (part.kind === 'text') return part.text
  const { masked } = part.finding
  if (!decision) return <span className="inline-block rounded-sm bg-sunken text-ink-soft">{masked}</span>
  if (decision === 'keep')
    return (
      <mark className="rounded-sm inline-block bg-brand-soft px-0.5 font-semibold text-ink">{masked}</mark>
    )
  return (
    <>
      <del className="inline-block text-ink-soft">{masked}</del>
      {decision === 'field' && (
        <>
          {' '}
          <ins className="field-chip no-underline">{`{{${name}}}`}</ins>
        </>
      )}
    </>
  )
}
