import { textWithBlanks, withBlanksNote } from '@prompt-library/domain/fields/blanks'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { CopyingButton } from '../../shared/ui/copying-button.tsx'

/** Copies a text of this page, which shows and copies fields as blanks. Only the builder gets them as fields. */
export function copyTemplate(text: string, blanks: number): Promise<boolean> {
  const copied = withBlanksNote('Prompt copied to clipboard!', blanks)
  return copyWithToast(text, { copied, failed: 'Failed to copy prompt to clipboard.' })
}

/** A short prompt with a Copy button. `name` makes each button's label unique. */
export function CopyablePrompt({ name, text: written }: { name: string; text: string }) {
  const { text, blanks } = textWithBlanks(written)
  return (
    <div className="flex items-start gap-x-3 gap-y-1 rounded-lg max-sm:flex-col border border-line bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 whitespace-pre-wrap reading-width">{text}</p>
      <CopyingButton
        look="quiet"
        size="small"
        className="-my-1 max-sm:-ml-3 sm:-mr-2 sm:ml-auto print:hidden"
        onCopy={() => copyTemplate(text, blanks)}
        label="Copy"
        about={`: ${name}`}
      />
    </div>
  )
}
