import { useId } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import type { Problem } from './recipient-choice.ts'

interface RecipientProblemsProps {
  title: string
  problems: readonly Problem[]
  onDismiss?: () => void
}

/** A line for each name or person, with the reason. */
export function RecipientProblems({ title, problems, onDismiss }: RecipientProblemsProps) {
  const titleId = useId()
  if (problems.length === 0) return null
  return (
    <section
      aria-labelledby={titleId}
      className="rounded-lg border border-danger-ink bg-danger-tint px-4 py-3 text-sm text-danger-ink"
    >
      <div className="flex items-start justify-between gap-4">
        <h3 id={titleId} className="py-1 font-semibold">
          {title}
        </h3>
        {onDismiss && (
          <Button look="quietDanger" size="small" className="-mr-3" onClick={onDismiss}>
            Dismiss
          </Button>
        )}
      </div>
      <ul className="flex max-h-60 flex-col gap-1 overflow-y-auto">
        {problems.map(({ name, message }) => (
          <li key={name} className="wrap-anywhere">
            <bdi className="font-medium">{name}</bdi>: {message}
          </li>
        ))}
      </ul>
    </section>
  )
}
