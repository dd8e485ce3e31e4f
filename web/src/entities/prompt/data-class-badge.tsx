import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { ShieldAlert } from 'lucide-react'
import { useClassTexts } from './data-classes.ts'

/** The data a prompt is meant for, in a few words. Not for prompts for public data, because it requests the names. */
export function DataClassBadge({ dataClass }: { dataClass: DataClass }) {
  const { name, description } = useClassTexts()[dataClass]
  return (
    <span
      title={description || undefined}
      className="inline-flex min-h-6 items-center gap-1 font-semibold text-ink"
    >
      <ShieldAlert aria-hidden className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">
        <span className="sr-only">For </span>
        {name} data
      </span>
    </span>
  )
}

/** Says in a bar of buttons which data a prompt is meant for. Prompts for public data need no line. */
export function DataClassLine({ dataClass }: { dataClass: DataClass }) {
  const isPublic = dataClass === 'public'
  const { name, description } = useClassTexts({ enabled: !isPublic })[dataClass]
  if (isPublic) return null
  return (
    <p className="flex basis-full items-start gap-2 text-sm text-ink-soft">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      {/* On a phone, a long description would leave no room for the prompt. */}
      <span className="min-w-0 wrap-anywhere max-sm:line-clamp-3">
        <strong className="font-semibold text-ink">For {name} data</strong>
        {description && `: ${description}`}
      </span>
    </p>
  )
}
