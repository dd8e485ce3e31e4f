// SVG charts without a charting library. They adapt to light and dark themes.

interface LineChart {
  title: string
  /** Labels of the horizontal axis. */
  labels: string[]
  lines: { name: string; values: number[] }[]
}

const COLORS = ['#c2185b', '#1976d2', '#2e7d32', '#ef6c00', '#6a1b9a', '#00838f', '#8d6e63', '#9e9d24']
const STYLE = `<style>
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 15px }
  .grid { stroke: #ccc }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #555 } }
</style>`

/** Draws lines on a logarithmic scale of milliseconds. */
export function drawLines({ title, labels, lines }: LineChart): string {
  const [left, top, width, height, legend] = [60, 40, 420, 300, 280]
  const all = lines.flatMap(({ values }) => values)
  const low = Math.floor(Math.log10(Math.min(...all)))
  const high = Math.ceil(Math.log10(Math.max(...all)))
  const x = (index: number) => left + (index / Math.max(1, labels.length - 1)) * width
  const y = (value: number) => top + height - ((Math.log10(value) - low) / (high - low)) * height
  const grid = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)).map(
    (value) => `<line class="grid" x1="${left}" x2="${left + width}" y1="${y(value)}" y2="${y(value)}" />
  <text x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${value} ms</text>`,
  )
  const drawn = lines.map(({ name, values }, index) => {
    const color = COLORS[index % COLORS.length]
    const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    const dash = index >= COLORS.length ? ' stroke-dasharray="5 4"' : ''
    const row = top + 8 + index * 18
    return `<polyline points="${points}" fill="none" stroke="${color}" stroke-width="2"${dash} />
  <line x1="${left + width + 24}" x2="${left + width + 44}" y1="${row}" y2="${row}" stroke="${color}" stroke-width="3"${dash} />
  <text x="${left + width + 52}" y="${row + 4}">${escapeXml(name)}</text>`
  })
  const axis = labels.map(
    (label, index) => `<text x="${x(index)}" y="${top + height + 22}" text-anchor="middle">${label}</text>`,
  )
  const bottom = Math.max(top + height + 40, top + 20 + lines.length * 18)
  return svg(left + width + legend, bottom, title, [...grid, ...drawn, ...axis])
}

interface BarChart {
  title: string
  /** Values are fractions of 1. */
  bars: { name: string; value: number }[]
  /** Drawn as a line across all bars. */
  goal: number
}

export function drawBars({ title, bars, goal }: BarChart): string {
  const [left, top, width, row] = [260, 40, 380, 24]
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const x = (value: number) => left + (value / most) * width
  const drawn = bars.map(
    (
      { name, value },
      index,
    ) => `<rect x="${left}" y="${top + index * row}" width="${(x(value) - left).toFixed(1)}" height="${row - 8}" rx="3" fill="${
      value >= goal ? '#2e7d32' : '#c2185b'
    }" />
  <text x="${left - 10}" y="${top + index * row + 13}" text-anchor="end">${escapeXml(name)}</text>
  <text x="${x(value) + 6}" y="${top + index * row + 13}">${Math.round(value * 100)} %</text>`,
  )
  const bottom = top + bars.length * row
  const line = `<line class="grid" x1="${x(goal)}" x2="${x(goal)}" y1="${top - 8}" y2="${bottom}" stroke-dasharray="4 4" />
  <text x="${x(goal)}" y="${bottom + 16}" text-anchor="middle">goal: ${Math.round(goal * 100)} %</text>`
  return svg(left + width + 70, bottom + 30, title, [...drawn, line])
}

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(title)}">
  ${STYLE}
  <text class="title" x="16" y="22">${escapeXml(title)}</text>
  ${parts.join('\n  ')}
</svg>
`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
