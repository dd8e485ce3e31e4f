import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { richBlocks } from '../../shared/editor/rich-blocks.ts'
import { ChecklistPanel } from '../check-prompt/checklist-panel.tsx'
import { useChecklist } from '../check-prompt/use-checklist.ts'

/** Checks the text in the form, and again after each change. */
export function PromptCheck({ html, onInsert }: { html: string; onInsert: (phrase: string) => void }) {
  return (
    <ChecklistPanel
      checked={useChecklist(html, plainText)}
      level={2}
      onAdd={({ phrase }) => onInsert(phrase)}
    />
  )
}

function plainText(html: string): string {
  return promptPlainText(richBlocks(html))
}
