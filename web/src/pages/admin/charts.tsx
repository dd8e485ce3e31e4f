// The console's charts: counts by month or week, categories, and enhancements with their cost.
import { groupedCount } from '@prompt-library/domain/text/count-of'
import {
  Bar,
  BarChart,
  CartesianGrid,
  Cell,
  Legend,
  Line,
  LineChart,
  Pie,
  PieChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import { dollars } from '../../shared/lib/format.ts'
import type { Point } from './chart-frame.tsx'

/** Six colors that repeat. Each theme has its own shades. */
const COLORS = ['research', 'writing', 'coding', 'teach', 'productivity', 'study'].map(
  (name) => `var(--${name})`,
)

const INK = 'var(--ink-soft)'
const GRID = 'var(--line)'
const TICK = { fill: INK, fontSize: 12 }
const MARGIN = { top: 8, right: 0, bottom: 0, left: 0 }
/** An axis of months or days. On a narrow chart, only every second or third one is labeled. */
const DATES = {
  dataKey: 'label',
  tick: TICK,
  tickLine: false,
  stroke: GRID,
  interval: 'equidistantPreserveStart',
  minTickGap: 6,
} as const
/** An axis from zero. Two of them have as many ticks, so both match the grid lines. */
const COUNTS = {
  niceTicks: 'snap125',
  allowDecimals: false,
  tickFormatter: (value: number) => groupedCount(value),
  // As wide as its labels.
  width: 'auto',
  tick: TICK,
  axisLine: false,
  tickLine: false,
  stroke: GRID,
} as const
const LEGEND = { itemSorter: null, iconSize: 12, formatter: (name: unknown) => legendText(String(name)) }
const TOOLTIP = {
  contentStyle: { background: 'var(--surface)', border: '1px solid var(--line)', borderRadius: 8 },
  labelStyle: { color: 'var(--ink)' },
  itemStyle: { color: 'var(--ink)' },
}

interface CountChartProps {
  points: readonly Point[] | undefined
  /** What is counted. */
  name: string
  /** Shortens the labels of the axis. */
  tickFormatter?: (label: string) => string
}

/** Counts by month or week. */
export function CountChart({ points = [], name, tickFormatter }: CountChartProps) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart data={[...points]} accessibilityLayer={false} margin={MARGIN}>
        <CartesianGrid vertical={false} stroke={GRID} />
        <XAxis {...DATES} {...(tickFormatter && { tickFormatter })} />
        <YAxis {...COUNTS} />
        <Tooltip {...TOOLTIP} cursor={{ fill: 'var(--sunken)' }} />
        <Legend {...LEGEND} />
        <Bar
          dataKey="count"
          name={name}
          fill="var(--brand-ink)"
          isAnimationActive={false}
          radius={[4, 4, 0, 0]}
        />
      </BarChart>
    </ResponsiveContainer>
  )
}

export function CategoryChart({ points = [] }: { points: readonly Point[] | undefined }) {
  // Counts are in the legend, because labels around the pie would be cut off on a phone.
  const countOf = (name: string) => groupedCount(points.find(({ label }) => label === name)?.count ?? 0)
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart accessibilityLayer={false}>
        <Pie
          data={[...points]}
          dataKey="count"
          nameKey="label"
          outerRadius="85%"
          // Clockwise from the top, in legend order.
          startAngle={90}
          endAngle={-270}
          stroke="var(--surface)"
          strokeWidth={2}
          isAnimationActive={false}
        >
          {points.map(({ label }, index) => (
            <Cell key={label} fill={COLORS[index % COLORS.length] ?? INK} />
          ))}
        </Pie>
        <Tooltip {...TOOLTIP} />
        <Legend {...LEGEND} formatter={(name) => legendText(`${name}: ${countOf(String(name))}`)} />
      </PieChart>
    </ResponsiveContainer>
  )
}

export function UsageChart({ points }: { points: readonly (Point & { cost: number })[] }) {
  return (
    <ResponsiveContainer width="100%" height="100%">
      <LineChart data={[...points]} accessibilityLayer={false} margin={MARGIN}>
        <CartesianGrid vertical={false} stroke={GRID} yAxisId="count" />
        <XAxis {...DATES} />
        <YAxis {...COUNTS} yAxisId="count" />
        <YAxis {...COUNTS} allowDecimals yAxisId="cost" orientation="right" tickFormatter={dollars} />
        <Tooltip
          {...TOOLTIP}
          formatter={(value, name) => [name === 'API Cost' ? dollars(Number(value)) : value, name]}
        />
        <Legend {...LEGEND} />
        <Line
          yAxisId="count"
          dataKey="count"
          name="Enhancements"
          stroke="var(--brand-ink)"
          strokeWidth={2}
          isAnimationActive={false}
        />
        <Line
          yAxisId="cost"
          dataKey="cost"
          name="API Cost"
          stroke="var(--writing)"
          strokeWidth={2}
          strokeDasharray="6 4"
          // A dot inherits its line's dashes, which would leave gaps in its outline.
          dot={{ strokeDasharray: 'none' }}
          isAnimationActive={false}
        />
      </LineChart>
    </ResponsiveContainer>
  )
}

function legendText(text: string) {
  return <span className="text-sm text-ink">{text}</span>
}
