import type { getBuilderStats } from '@prompt-library/contract/admin'
import type { Answer } from '@prompt-library/contract/call'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { Gauge } from 'lucide-react'
import { NetworkError, sentenceFor } from '../../shared/lib/api-client.ts'
import { dayName, dollars } from '../../shared/lib/format.ts'
import { DataTable } from '../../shared/ui/data-table.tsx'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Skeleton, Skeletons } from '../../shared/ui/skeleton.tsx'
import { builderStatsQuery } from './api.ts'
import { ChartFrame } from './chart-frame.tsx'
import { ExportButton } from './export-button.tsx'
import { FigureTile, TILES } from './figure-tile.tsx'

const UsageChart = lazyPart(async () => (await import('./charts.tsx')).UsageChart)

type BuilderStats = Answer<typeof getBuilderStats>

/** The tab about AI enhancements: its tiles, its charts, and its table of users. */
export function AnalyticsTab() {
  const { data, error, refetch } = useQuery(builderStatsQuery)
  if (data) return <Analytics stats={data} />
  if (error) return <ErrorState title={`Error: ${messageFor(error)}`} onRetry={refetch} />
  return (
    <div className="flex flex-col gap-6">
      <p role="status" className="flex min-h-10 items-center text-ink-soft">
        Loading prompt builder statistics...
      </p>
      <div className={TILES}>
        <Skeletons count={7} className="h-28 rounded-xl" />
      </div>
      <Skeleton className="h-120 rounded-xl" />
    </div>
  )
}

function messageFor(error: Error): string {
  if (error instanceof NetworkError) return 'Error fetching prompt builder statistics'
  return sentenceFor(error, 'Failed to fetch statistics')
}

function Analytics({ stats }: { stats: BuilderStats }) {
  const points = stats.dailyUsage.map(({ date, ...day }) => ({ ...day, label: dayName(date) }))
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">
          Counts include successful enhancements only. Costs include every billed call.
        </p>
        <ExportButton what="ai_usage" />
      </div>
      <dl className={TILES}>
        <FigureTile label="Total Enhancements" value={groupedCount(stats.totalEnhancements)} />
        <FigureTile label="Total API Cost" value={dollars(stats.totalApiCost)} />
        <FigureTile
          label="This Month"
          value={groupedCount(stats.enhancementsThisMonth)}
          hint="enhancements"
        />
        <FigureTile
          label="Active Users"
          value={groupedCount(stats.activePromptBuilderUsers)}
          hint="in the last 30 days"
        />
        <FigureTile label="This Month's Cost" value={dollars(stats.apiCostThisMonth)} />
        <FigureTile label="Recent Usage" value={groupedCount(stats.recentUsage)} hint="in the last 30 days" />
        <FigureTile
          label="Average Cost"
          value={dollars(stats.avgCostPerEnhancement)}
          hint="per enhancement"
        />
      </dl>
      <ChartFrame
        title="AI Enhancement Usage (Last 14 Days)"
        summary="Line chart of the last 14 days"
        columns={['Day', 'Enhancements', 'API Cost']}
        rows={points.map(({ label, count, cost }) => [label, groupedCount(count), dollars(cost)])}
        empty={
          points.every(({ count, cost }) => count + cost === 0) && 'No enhancements in the last 14 days.'
        }
      >
        <UsageChart points={points} />
      </ChartFrame>
      {stats.topUsers.length > 0 && (
        <section>
          <h2 className="mb-3 text-lg font-semibold">Top Users (Last 30 Days)</h2>
          <DataTable
            label="Top Users (Last 30 Days)"
            rows={stats.topUsers.map((user, index) => ({ ...user, index }))}
            rowKey={({ index }) => index}
            columns={[
              {
                header: 'User',
                long: true,
                cell: ({ display_name }) => <span dir="auto">{display_name ?? 'N/A'}</span>,
              },
              {
                header: 'Email',
                long: true,
                card: 'subtitle',
                cell: ({ email }) => email ?? 'N/A',
              },
              {
                header: 'Enhancements Used',
                numeric: true,
                cell: ({ enhancement_count }) => groupedCount(enhancement_count),
              },
              { header: 'API Cost', numeric: true, cell: ({ total_cost }) => dollars(total_cost) },
            ]}
          />
        </section>
      )}
      <section className="flex gap-3 rounded-xl border border-info-line bg-info-tint px-5 py-4 text-info-ink">
        <Gauge aria-hidden className="mt-1 size-5 shrink-0" />
        <div>
          <h2 className="font-semibold">Rate limit</h2>
          <p>
            Users get {ENHANCEMENTS_PER_HOUR} AI enhancements per hour. The hour starts with the first one and
            ends 60 minutes later. Failed requests don’t count. Admins have no limit.
          </p>
        </div>
      </section>
    </div>
  )
}
