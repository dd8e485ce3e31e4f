import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'

/** A short prompt with a Copy button. `name` makes each button's label unique. */
export function CopyablePrompt({ name, text }: { name: string; text: string }) {
  const [copied, markCopied] = useCopied()
  const copy = async () => {
    if (await copyWithToast(text, { failed: 'Failed to copy prompt to clipboard.' })) markCopied()
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
