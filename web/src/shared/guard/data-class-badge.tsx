import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { ShieldAlert } from 'lucide-react'
import { useClassTexts } from './use-class-texts.ts'

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
