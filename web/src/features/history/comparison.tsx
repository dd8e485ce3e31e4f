import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useClassTexts } from '../../shared/guard/use-class-texts.ts'
import { namingOffline } from '../../shared/lib/offline.ts'
import { useMediaQuery } from '../../shared/lib/use-media-query.ts'
import { ErrorState } from '../../shared/ui/message.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { changedWords, PART_NAMES } from './changed-words.ts'
import { ChangesInline, ChangesSideBySide } from './changes.tsx'
import { type ComparedPrompt, comparePrompts, type Difference } from './compare-prompts.ts'

interface ComparisonProps {
  before: ComparedPrompt
  after: ComparedPrompt
  /** Such as “Version 3”. */
  names: { before: string; after: string }
  /** The level of the headings of the parts. */
  level?: number
}

const LAYOUTS = [
  { value: 'inline', label: 'Inline' },
  { value: 'side', label: 'Side by side' },
] as const
type Layout = (typeof LAYOUTS)[number]['value']

/** What differs between two versions of a prompt. */
export function Comparison({ before, after, names, level = 4 }: ComparisonProps) {
  const texts = useClassTexts()
  const {
    data: differences,
    error,
    refetch,
  } = useQuery({
    queryKey: ['comparison', before, after, texts],
    queryFn: () => comparePrompts(before, after, texts),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    meta: { quiet: true },
  })
  const [chosen, setLayout] = useState<Layout>('inline')
  const hasRoom = useMediaQuery('(min-width: 48rem)')
  const layout = hasRoom ? chosen : 'inline'
  const hasTexts = differences?.some(({ onlyFormatting }) => !onlyFormatting) ?? false
  if (error)
    return (
      <ErrorState
        title="We couldn’t compare these versions"
        detail={namingOffline('Check your connection and try again.')}
        onRetry={refetch}
      />
    )
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status">{differences ? summary(differences) : 'Comparing…'}</p>
        {hasRoom && hasTexts && (
          <SegmentedControl label="Layout" choices={LAYOUTS} value={layout} onChange={setLayout} />
        )}
      </div>
      {!differences && <Skeleton className="h-40" />}
      {hasTexts && layout === 'side' && (
        <div aria-hidden className="grid grid-cols-2 gap-4 text-sm font-semibold">
          <p>{names.before}</p>
          <p>{names.after}</p>
        </div>
      )}
      {differences
        ?.filter(({ onlyFormatting }) => !onlyFormatting)
        .map((difference) => (
          <section key={difference.part}>
            <h4 aria-level={level} className="mb-2 font-semibold">
              {headingOf(difference)}
            </h4>
            {layout === 'side' ? (
              <ChangesSideBySide parts={difference.changes} names={names} />
            ) : (
              <ChangesInline parts={difference.changes} />
            )}
          </section>
        ))}
    </div>
  )
}

function summary(differences: readonly Difference[]): string {
  const [first, second] = differences
  if (!first) return 'These versions are the same.'
  if (first.onlyFormatting && !second) return 'Only the formatting changed.'
  const words = `${changedWords(differences.map(({ part }) => part))}.`
  return differences.some(({ onlyFormatting }) => onlyFormatting)
    ? `${words} Only the formatting of the content changed.`
    : words
}

function headingOf({ part }: Difference): string {
  const name = PART_NAMES[part]
  return name.charAt(0).toUpperCase() + name.slice(1)
}
