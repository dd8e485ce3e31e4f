import type { Field } from '@prompt-library/domain/fields/field'
import { findFields } from '@prompt-library/domain/fields/find-fields'
import { Fragment } from 'react'
import { MarkedText, type Range } from './marked-text.tsx'

interface TextWithFieldsProps {
  text: string
  fields: readonly Field[]
  /** Search matches, as offsets in the text. */
  marks?: readonly Range[] | undefined
}

/** Text of a prompt in which `{{broad_topic}}` shows as a chip named “Broad topic”. */
export function TextWithFields({ text, fields, marks = [] }: TextWithFieldsProps) {
  const labels = new Map(fields.map(({ name, label }) => [name, label]))
  const chips = findFields(text).filter(({ name }) => labels.has(name))
  const startOf = (index: number) => chips[index - 1]?.end ?? 0
  return (
    <>
      {chips.map(({ name, start, end }, index) => (
        <Fragment key={start}>
          <Part text={text} from={startOf(index)} to={start} marks={marks} />
          <span className={marks.some((mark) => mark.start < end && mark.end > start) ? MARKED_CHIP : CHIP}>
            {labels.get(name)}
          </span>
        </Fragment>
      ))}
      <Part text={text} from={startOf(chips.length)} to={text.length} marks={marks} />
    </>
  )
}

const CHIP = 'field-chip'
const MARKED_CHIP = 'field-chip font-semibold'

interface PartProps {
  text: string
  from: number
  to: number
  marks: readonly Range[]
}

function Part({ text, from, to, marks }: PartProps) {
  const inPart = marks
    .map(({ start, end }) => ({ start: Math.max(start, from) - from, end: Math.min(end, to) - from }))
    .filter(({ start, end }) => start < end)
  return <MarkedText text={text.slice(from, to)} marks={inPart} />
}
