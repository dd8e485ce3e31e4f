import { groupedCount } from '@prompt-library/domain/text/count-of'
import { cutText } from '@prompt-library/domain/text/cut-text'
import { useState } from 'react'
import { Badge } from '../../shared/ui/badge.tsx'
import { Pager } from '../../shared/ui/pager.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import type { Row } from './plan.ts'
import { visibleText } from './visible-text.ts'

const PAGE_SIZE = 20

type Filter = 'all' | 'duplicates' | 'private'

/** The prompts of the file, page by page. */
export function PromptRows({ rows }: { rows: readonly Row[] }) {
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const isShown: Record<Filter, (row: Row) => boolean> = {
    all: () => true,
    duplicates: ({ duplicate }) => duplicate !== undefined,
    private: hasFindings,
  }
  const counted = (value: Filter, label: string) => {
    const count = rows.filter(isShown[value]).length
    return { value, count, label: `${label} (${groupedCount(count)})` }
  }
  const filters = [
    counted('all', 'All'),
    counted('duplicates', 'Duplicates'),
    counted('private', 'Private data'),
  ].filter(({ count }) => count > 0)
  const shown = rows.filter(isShown[filter])
  const pageCount = Math.max(1, Math.ceil(shown.length / PAGE_SIZE))
  const current = Math.min(page, pageCount)
  const start = (current - 1) * PAGE_SIZE
  return (
    <section aria-label="Prompts in this file" className="flex flex-col gap-3">
      {filters.length > 1 && (
        <SegmentedControl
          label="Show"
          choices={filters}
          value={filter}
          onChange={(next) => {
            setFilter(next)
            setPage(1)
          }}
        />
      )}
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {shown.slice(start, start + PAGE_SIZE).map((row) => (
          <PromptRow key={row.index} row={row} />
        ))}
      </ul>
      {pageCount > 1 && <Pager page={current} pageCount={pageCount} onPage={setPage} />}
    </section>
  )
}

function hasFindings({ checked }: Row): boolean {
  return (checked?.findings ?? 0) > 0
}

function PromptRow({ row }: { row: Row }) {
  const { where, prompt, duplicate, refusal } = row
  return (
    <li className="px-4 py-3">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-semibold wrap-anywhere">{prompt.title}</bdi>
        {hasFindings(row) && <Badge look="brand">May contain private data</Badge>}
        {refusal !== undefined && <Badge>Can’t be imported</Badge>}
      </p>
      <p className="truncate text-sm text-ink-soft" dir="auto">
        {cutText(visibleText(prompt.html.slice(0, 600)).replace(/\s+/g, ' ').trim(), 160)}
      </p>
      <p className="text-sm text-ink-soft wrap-anywhere">
        <bdi>{where}</bdi>
        {prompt.category && <> · {prompt.category}</>}
        {duplicate && <> · {duplicateText(duplicate)}</>}
      </p>
    </li>
  )
}

function duplicateText(duplicate: NonNullable<Row['duplicate']>): string {
  if (duplicate.of === 'file') return `The same as ${duplicate.where}`
  return {
    both: 'You have this prompt',
    title: 'You have a prompt with this title',
    text: `You have this text as “${cutText(duplicate.title, 60)}”`,
  }[duplicate.same]
}
