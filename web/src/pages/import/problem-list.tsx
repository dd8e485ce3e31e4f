import type { Problem } from '@prompt-library/contract/formats/read-result'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { CircleAlert } from 'lucide-react'

interface ProblemListProps {
  problems: readonly Problem[]
  /** How many there are besides these. */
  more: number
}

/** What is wrong with the file, each with its row. */
export function ProblemList({ problems, more }: ProblemListProps) {
  if (problems.length === 0) return null
  const count = (wanted: Problem['kind']) => problems.filter(({ kind }) => kind === wanted).length
  const [skipped, changed, ignored] = [count('skipped'), count('changed'), count('ignored')]
  return (
    <section aria-label="Problems" className="rounded-lg border border-line-strong bg-surface px-4 py-3">
      <h3 className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-5 shrink-0 text-danger-ink" />
        {[
          skipped > 0 && `${countOf(skipped, 'prompt')} can’t be imported`,
          changed > 0 && countOf(changed, 'warning'),
          ignored > 0 && (skipped + changed > 0 ? 'some files aren’t prompts' : 'Some files aren’t prompts'),
          more > 0 && `and ${groupedCount(more)} more`,
        ]
          .filter(Boolean)
          .join(', ')}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this */}
      <ul tabIndex={0} className="mt-2 max-h-80 space-y-1 overflow-y-auto">
        {problems.map(({ where, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row can have the same problem twice
          <li key={index} className="wrap-anywhere">
            <bdi className="font-medium">{where}</bdi>: {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
