import { Copy } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyWithToast } from '../../ui/toast.ts'

/** A short prompt with a Copy button. `name` makes each button's label unique. */
export function CopyablePrompt({ name, text }: { name: string; text: string }) {
  return (
    <div className="flex items-start gap-x-3 gap-y-1 rounded-lg max-sm:flex-col border border-line bg-sunken px-4 py-3">
      <p className="min-w-0 flex-1 whitespace-pre-wrap max-w-124">{text}</p>
      <Button
        look="quiet"
        size="small"
        className="-my-1 max-sm:-ml-3 sm:-mr-2 sm:ml-auto print:hidden"
        aria-label={`Copy: ${name}`}
        onClick={() => void copyWithToast(text, { failed: 'Failed to copy prompt to clipboard.' })}
      >
        <Copy aria-hidden className="size-4" />
        Copy
      </Button>
    </div>
  )
}
