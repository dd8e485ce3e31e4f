import { textWithBlanks, withBlanksNote } from '@prompt-library/domain/fields/blanks'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel, useCopied } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'

/** Copies a text of this page, which shows and copies fields as blanks. Only the builder gets them as fields. */
export function copyTemplate(text: string, blanks: number): Promise<boolean> {
  const copied = withBlanksNote('Prompt copied to clipboard!', blanks)
  return copyWithToast(text, { copied, failed: 'Failed to copy prompt to clipboard.' })
}

/** A short prompt with a Copy button. `name` makes each button's label unique. */
export function CopyablePrompt({ name, text: written }: { name: string; text: string }) {
  const [copied, markCopied] = useCopied()
  const { text, blanks } = textWithBlanks(written)
  const copy = async () => {
    if (await copyTemplate(text, blanks)) markCopied()
  }
  return (
    <div className="flex items-start gap-x-3 gap-y-1 rounded-lg max-sm:flex-col border border-line bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 whitespace-pre-wrap reading-width">{text}</p>
      <Button
        look="quiet"
        size="small"
        className="-my-1 max-sm:-ml-3 sm:-mr-2 sm:ml-auto print:hidden"
        aria-label={`${copied ? 'Copied' : 'Copy'}: ${name}`}
        onClick={copy}
      >
        <CopyLabel copied={copied}>Copy</CopyLabel>
      </Button>
    </div>
  )
}
