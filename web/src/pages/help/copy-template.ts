import { withBlanksNote } from '@prompt-library/domain/fields/blanks'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'

/** Copies a text of this page, which shows and copies fields as blanks. Only the builder gets them as fields. */
export function copyTemplate(text: string, blanks: number): Promise<boolean> {
  const copied = withBlanksNote('Prompt copied to clipboard!', blanks)
  return copyWithToast(text, { copied, failed: 'Failed to copy prompt to clipboard.' })
}
