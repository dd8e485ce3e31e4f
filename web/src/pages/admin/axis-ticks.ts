/** Round steps between ticks, per power of ten. */
const ROUND_STEPS = [1, 2, 2.5, 5, 10]

/** Keeps the largest value below the top of the axis. */
const HEADROOM = 1.05

interface AxisOptions {
  /** The smallest difference the labels can show, such as 1 for counts. */
  unit: number
  /** The exact number of steps, to match another axis. By default, up to 5. */
  steps?: number
}

/** Evenly spaced round ticks from zero to a little above the largest value. */
export function axisTicks(max: number, { unit, steps }: AxisOptions): number[] {
  const top = Math.max(max, 0) * HEADROOM
  const step = roundStep(Math.max(top / (steps ?? 5), unit), unit)
  const count = steps ?? Math.max(Math.ceil(top / step), 1)
  return Array.from({ length: count + 1 }, (_, index) => roundOff(index * step))
}

/** The smallest round step that's at least `min` and a multiple of the unit. */
function roundStep(min: number, unit: number): number {
  const power = 10 ** Math.floor(Math.log10(min))
  const sizes = ROUND_STEPS.map((size) => roundOff(size * power))
  return sizes.find((size) => size >= min && Number.isInteger(roundOff(size / unit))) ?? unit
}

/** Removes floating-point errors: 3 * 0.1 is 0.30000000000000004. */
function roundOff(value: number): number {
  return Number(value.toPrecision(12))
}
