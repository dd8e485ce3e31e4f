import { Check, Copy, type LucideIcon } from 'lucide-react'
import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from './button.tsx'

interface CopyingButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> {
  /** Copies, and returns whether that worked. */
  onCopy: () => Promise<boolean>
  icon?: LucideIcon
  label: string
  /** What is copied, for screen readers. */
  about?: string
}

/** A button that copies, and says so in place. */
export function CopyingButton({ onCopy, icon, label, about, ...rest }: CopyingButtonProps) {
  const [copied, markCopied] = useCopied()
  return (
    <Button {...rest} onClick={async () => (await onCopy()) && markCopied()}>
      <CopyLabel copied={copied} icon={icon}>
        {label}
      </CopyLabel>
      {about && <span className="sr-only">{about}</span>}
    </Button>
  )
}

interface CopyLabelProps {
  copied: boolean
  icon?: LucideIcon | undefined
  children: string
}

/** The content of a button that says “Copied” in place. The wider text takes up room from the start, so that nothing moves. */
export function CopyLabel({ copied, icon, children }: CopyLabelProps) {
  const Icon = copied ? Check : (icon ?? Copy)
  return (
    <span className="grid justify-items-center *:[grid-area:1/1]">
      <span className="inline-flex items-center gap-2">
        <Icon aria-hidden className="size-4" />
        <span>{copied ? 'Copied' : children}</span>
      </span>
      <span data-label={children} className={WIDEST} />
    </span>
  )
}

/** Both texts, with room for the icon. */
const WIDEST =
  "invisible flex flex-col ps-6 before:h-0 before:content-[attr(data-label)] after:h-0 after:content-['Copied']"

const COPIED_MILLISECONDS = 2_000

/** Whether something was copied in the last two seconds, and a function to call when it is. */
export function useCopied(): readonly [copied: boolean, markCopied: () => void] {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), COPIED_MILLISECONDS)
    return () => clearTimeout(timer)
  }, [copies])
  return [copies > 0, () => setCopies(copies + 1)]
}
