import type { FieldDescription } from '@prompt-library/domain/fields/field'
import { makeBlanks, suggestedBlanks } from '@prompt-library/domain/fields/suggested-blanks'
import { countOf } from '@prompt-library/domain/text/count-of'
import { useMemo, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'

interface Blanks {
  html: string
  fields: FieldDescription[]
}

interface BlankSuggestionProps extends Blanks {
  disabled: boolean
  onChange: (changes: Blanks) => void
}

/** Makes what the author put in brackets blanks. The same button undoes it. */
export function BlankSuggestion({ html, fields, disabled, onChange }: BlankSuggestionProps) {
  const suggested = useMemo(() => suggestedBlanks(html), [html])
  const [made, setMade] = useState<{ count: number; before: Blanks; html: string }>()
  const isMade = made?.html === html
  if (suggested.length === 0 && !isMade) return null
  const make = () => {
    const next = makeBlanks(html)
    const described = new Set(fields.map(({ name }) => name))
    const added = next.fields.filter(({ name }) => !described.has(name))
    setMade({ count: suggested.length, before: { html, fields }, html: next.html })
    onChange({ html: next.html, fields: [...fields, ...added] })
  }
  const count = isMade ? made.count : suggested.length
  const said = isMade
    ? `Made ${countOf(count, 'blank')}.`
    : `In brackets: ${suggested.map(({ text }) => text).join(', ')}`
  return (
    <>
      <span role="status" className="sr-only">
        {said}
      </span>
      <Button
        look="soft"
        size="small"
        disabled={disabled}
        title={said}
        onClick={isMade ? () => onChange(made.before) : make}
      >
        {isMade
          ? `Undo ${countOf(count, 'blank')}`
          : count === 1
            ? 'Make this a blank'
            : `Make these ${count} blanks`}
      </Button>
    </>
  )
}
