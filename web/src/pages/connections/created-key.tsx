import { type RefObject, useEffect, useId } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { CopyLabel } from '../../shared/ui/copy-label.tsx'
import { copyWithToast } from '../../shared/ui/copy-with-toast.ts'
import { useCopied } from '../../shared/ui/use-copied.ts'

interface CreatedKeyProps {
  name: string
  secret: string
  onDone: () => void
  copyButton: RefObject<HTMLButtonElement | null>
}

/** Shows a new key once. On the page and not in a dialog, where Escape would lose the key. */
export function CreatedKey({ name, secret, onDone, copyButton }: CreatedKeyProps) {
  const titleId = useId()
  const [copied, markCopied] = useCopied()
  useEffect(() => copyButton.current?.focus(), [copyButton])
  const copy = async () => {
    const hasWorked = await copyWithToast(secret, {
      copied: 'API key copied.',
      failed: 'We couldn’t copy the key. Select it and copy it yourself.',
    })
    if (hasWorked) markCopied()
  }
  return (
    <section
      aria-labelledby={titleId}
      className="mb-6 flex flex-col gap-3 rounded-xl border border-brand-ink bg-brand-tint p-5 max-sm:p-4"
    >
      <h2 id={titleId} className="text-lg font-semibold" dir="auto">
        Copy “{name}” now
      </h2>
      <p className="text-ink-soft">
        You won’t see this key again. Keep it like a password, and don’t put it in a prompt or a link.
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-72 rounded-lg border border-line-strong bg-surface px-3 py-2 font-mono text-sm break-all select-all">
          {secret}
        </code>
        <Button ref={copyButton} onClick={copy}>
          <CopyLabel copied={copied}>Copy key</CopyLabel>
        </Button>
        <Button look="secondary" onClick={onDone}>
          Done
        </Button>
      </div>
    </section>
  )
}
