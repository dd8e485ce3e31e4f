// Pictures as SVG, drawn without a library. Their colours follow the reader's theme.

interface Lines {
  title: string
  /** Under the lines, from left to right. */
  at: string[]
  lines: { name: string; values: number[] }[]
}

const COLOURS = ['#c2185b', '#1976d2', '#2e7d32', '#ef6c00', '#6a1b9a', '#00838f', '#8d6e63', '#9e9d24']
const STYLE = `<style>
  text { font: 13px system-ui, sans-serif; fill: #333 }
  .title { font-weight: 600; font-size: 15px }
  .grid { stroke: #ccc }
  @media (prefers-color-scheme: dark) { text { fill: #ddd } .grid { stroke: #555 } }
</style>`

/** Lines over a logarithmic scale of milliseconds. */
export function drawLines({ title, at, lines }: Lines): string {
  const [left, top, width, height, legend] = [60, 40, 420, 300, 280]
  const all = lines.flatMap(({ values }) => values)
  const low = Math.floor(Math.log10(Math.min(...all)))
  const high = Math.ceil(Math.log10(Math.max(...all)))
  const x = (index: number) => left + (index / Math.max(1, at.length - 1)) * width
  const y = (value: number) => top + height - ((Math.log10(value) - low) / (high - low)) * height
  const grid = Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)).map(
    (value) => `<line class="grid" x1="${left}" x2="${left + width}" y1="${y(value)}" y2="${y(value)}" />
  <text x="${left - 8}" y="${y(value) + 4}" text-anchor="end">${value} ms</text>`,
  )
  const drawn = lines.map(({ name, values }, index) => {
    const colour = COLOURS[index % COLOURS.length]
    const points = values.map((value, place) => `${x(place).toFixed(1)},${y(value).toFixed(1)}`).join(' ')
    const dash = index >= COLOURS.length ? ' stroke-dasharray="5 4"' : ''
    const row = top + 8 + index * 18
    return `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"${dash} />
  <line x1="${left + width + 24}" x2="${left + width + 44}" y1="${row}" y2="${row}" stroke="${colour}" stroke-width="3"${dash} />
  <text x="${left + width + 52}" y="${row + 4}">${escaped(name)}</text>`
  })
  const labels = at.map(
    (label, index) => `<text x="${x(index)}" y="${top + height + 22}" text-anchor="middle">${label}</text>`,
  )
  const bottom = Math.max(top + height + 40, top + 20 + lines.length * 18)
  return svg(left + width + legend, bottom, title, [...grid, ...drawn, ...labels])
}

interface Bars {
  title: string
  /** Shares of one, each with a name. */
  bars: { name: string; value: number }[]
  /** A line across all of them. */
  goal: number
}

export function drawBars({ title, bars, goal }: Bars): string {
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
  <text x="${left - 10}" y="${top + index * row + 13}" text-anchor="end">${escaped(name)}</text>
  <text x="${x(value) + 6}" y="${top + index * row + 13}">${Math.round(value * 100)} %</text>`,
  )
  const bottom = top + bars.length * row
  const line = `<line class="grid" x1="${x(goal)}" x2="${x(goal)}" y1="${top - 8}" y2="${bottom}" stroke-dasharray="4 4" />
  <text x="${x(goal)}" y="${bottom + 16}" text-anchor="middle">goal: ${Math.round(goal * 100)} %</text>`
  return svg(left + width + 70, bottom + 30, title, [...drawn, line])
}

function svg(width: number, height: number, title: string, parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escaped(title)}">
  ${STYLE}
  <text class="title" x="16" y="22">${escaped(title)}</text>
  ${parts.join('\n  ')}
</svg>
`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
