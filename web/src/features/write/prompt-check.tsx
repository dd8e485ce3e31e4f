import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { placeOf } from '../../shared/strength/insert-phrase.ts'
import { StrengthPanel } from '../../shared/strength/strength-panel.tsx'
import { useStrength } from '../../shared/strength/use-strength.ts'

interface PromptCheckProps {
  html: string
  onInsert: (phrase: string, place: 'start' | 'end') => void
}

/** Checks the text in the form, and again after each change. */
export function PromptCheck({ html, onInsert }: PromptCheckProps) {
  return (
    <StrengthPanel
      strength={useStrength(html, plainText)}
      level={2}
      inserts={() => true}
      onAdd={({ name, phrase }) => onInsert(phrase, placeOf(name))}
    />
  )
}

function plainText(html: string): string {
  return promptPlainText(richBlocks(html))
}
