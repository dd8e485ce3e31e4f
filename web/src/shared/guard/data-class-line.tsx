import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { ShieldAlert } from 'lucide-react'
import { useClassTexts } from './use-class-texts.ts'

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
