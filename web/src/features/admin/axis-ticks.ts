/** Round steps between two ticks, for each power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/** The largest value stays this far below the top of the axis. */
const HEADROOM = 1.05

interface AxisOptions {
  /** The smallest difference that the labels show: 1 for counts. */
  unit: number
  /** Exactly this many steps, to match another axis; otherwise at most 5. */
  steps?: number
}

/** Evenly spaced round ticks from zero to a little above the largest value. */
export function axisTicks(max: number, { unit, steps }: AxisOptions): number[] {
  const top = Math.max(max, 0) * HEADROOM
  const step = roundStep(Math.max(top / (steps ?? 5), unit), unit)
  const count = steps ?? Math.max(Math.ceil(top / step), 1)
  return Array.from({ length: count + 1 }, (_, place) => exactly(place * step))
}

/** The smallest round step that is at least this large, and a multiple of the unit. */
function roundStep(least: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(least))
  const sizes = ROUND_STEPS.map((size) => exactly(size * power))
  return sizes.find((size) => size >= least && Number.isInteger(exactly(size / unit))) ?? unit
}

/** 3 * 0.1 is 0.30000000000000004. */
function exactly(value: number): number {
  return Number(value.toPrecision(12))
}
