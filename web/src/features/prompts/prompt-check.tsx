import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { useMemo } from 'react'
import { richBlocks } from '../../editor/rich-blocks.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { placeOf } from '../strength/insert-phrase.ts'
import { StrengthPanel } from '../strength/strength-panel.tsx'
import { useStrength } from '../strength/use-strength.ts'

interface PromptCheckProps {
  html: string
  onInsert: (phrase: string, place: 'start' | 'end') => void
}

/** Checks the text in the form, and again after each change. */
export function PromptCheck({ html, onInsert }: PromptCheckProps) {
  // Reading a long text takes a while, so it happens only in a pause.
  const settled = useDebounced(html, 300)
  const text = useMemo(() => promptPlainText(richBlocks(settled)), [settled])
  return (
    <StrengthPanel
      strength={useStrength(text)}
      level={2}
      inserts={() => true}
      onAdd={({ name, phrase }) => onInsert(phrase, placeOf(name))}
    />
  )
}
