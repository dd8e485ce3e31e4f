import { Check, X } from 'lucide-react'
import { Emphasized } from './emphasized.tsx'

/** A weak and a strong prompt side by side, with the differences in bold. */
export function WeakAndStrong({ weak, strong }: { weak: string; strong: string }) {
  return (
    <div className="grid gap-3 md:grid-cols-[2fr_3fr] print:grid-cols-[2fr_3fr]">
      <figure className="rounded-xl border border-dashed border-line-strong p-4">
        <figcaption className="mb-2 flex items-center gap-1.5 text-sm font-semibold text-ink-soft">
          <X aria-hidden className="size-4" strokeWidth={2.5} />
          Weak
        </figcaption>
        <p className="text-ink-soft">{weak}</p>
      </figure>
      <figure className="rounded-xl border border-success bg-success-tint p-4">
        <figcaption className="mb-2 flex items-center gap-1.5 text-sm font-semibold text-success">
          <Check aria-hidden className="size-4" strokeWidth={2.5} />
          Strong
        </figcaption>
        <p>
          <Emphasized text={strong} />
        </p>
      </figure>
    </div>
  )
}
