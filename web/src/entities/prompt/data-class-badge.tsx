import { pages } from '@prompt-library/contract/pages'
import { LOWEST_CLASS } from '@prompt-library/domain/data-class/data-class'
import { ShieldAlert } from 'lucide-react'
import { Link } from 'react-router'
import { describeClass, useSensitiveClass } from './data-classes.ts'

/** The data a prompt is meant for, in a few words. */
export function DataClassBadge({ dataClass }: { dataClass: string }) {
  const found = useSensitiveClass(dataClass)
  if (!found) return null
  return (
    <span
      title={describeClass(found) || undefined}
      className="inline-flex min-h-6 items-center gap-1 font-semibold text-ink"
    >
      <ShieldAlert aria-hidden className="size-3.5 shrink-0" />
      <span className="wrap-anywhere">
        <span className="sr-only">For </span>
        {found.name} data
      </span>
    </span>
  )
}

/** Says in a bar of buttons which data a prompt is meant for. Those for the least sensitive data need no line and no request. */
export function DataClassLine({ dataClass }: { dataClass: string }) {
  return dataClass === LOWEST_CLASS ? null : <SensitiveLine dataClass={dataClass} />
}

function SensitiveLine({ dataClass }: { dataClass: string }) {
  const found = useSensitiveClass(dataClass)
  if (!found) return null
  const description = describeClass(found)
  return (
    <p className="flex basis-full items-start gap-2 text-sm text-ink-soft">
      <ShieldAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
      {/* On a phone, a long description would leave no room for the prompt. */}
      <span className="min-w-0 wrap-anywhere max-sm:line-clamp-3">
        <strong className="font-semibold text-ink">For {found.name} data</strong>
        {description && `: ${description}`}{' '}
        <Link to={pages.tools.path} className="whitespace-nowrap text-brand-ink underline underline-offset-4">
          {pages.tools.title}
        </Link>
      </span>
    </p>
  )
}
