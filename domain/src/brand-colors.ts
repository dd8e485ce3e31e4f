// Which colors follow from the campus's color in both themes, and why a color is refused: white text on it needs a
// contrast of 4.5 to 1.

/** The colors named `--brand…` in web/src/app/campus.css. */
export interface BrandColors {
  /** Behind white text. */
  brand: string
  /** Behind white text, while the pointer is over it. */
  'brand-strong': string
  /** Large surfaces behind white text. */
  'brand-deep': string
  /** Text, lines, and the focus ring. */
  'brand-ink': string
  /** Behind text. */
  'brand-tint': string
  'brand-soft': string
}

/** WCAG 2.2, level AA. */
const TEXT_CONTRAST_MIN = 4.5
const WHITE = '#ffffff'
/** The lightest surface that brand-colored text is on in the dark theme: `--sunken` in web/src/app/styles.css. */
const DARK_SURFACE = '#2b2623'

/**
 * The colors of both themes. In the light theme, the brand is the color itself; everything else is its hue in the lightness
 * that its use needs, corrected until the contrast is enough.
 */
export function brandColors(color: string): { light: BrandColors; dark: BrandColors } {
  const { lightness, chroma, hue } = toOklch(color)
  const shade = (shadeLightness: number, share: number) =>
    toHex({ lightness: shadeLightness, chroma: chroma * share, hue })
  const soft = shade(0.913, 0.2)
  const darkSoft = shade(0.316, 0.43)
  const darkLightness = Math.max(lightness, 0.466)
  const vivid = Math.min(darkLightness / lightness, 1.28)
  return {
    light: {
      brand: color,
      'brand-strong': shade(lightness * 0.78, 0.78),
      'brand-deep': color,
      'brand-ink': withContrast(color, { on: soft, step: -0.005 }),
      'brand-tint': shade(0.967, 0.08),
      'brand-soft': soft,
    },
    dark: {
      brand: withContrast(shade(darkLightness, vivid), { on: WHITE, step: -0.005 }),
      'brand-strong': withContrast(shade(darkLightness + 0.058, vivid * 1.1), { on: WHITE, step: -0.005 }),
      'brand-deep': shade(0.305, 0.79),
      'brand-ink': [darkSoft, DARK_SURFACE].reduce(
        (ink, on) => withContrast(ink, { on, step: 0.005 }),
        shade(0.808, 0.69),
      ),
      'brand-tint': shade(0.244, 0.21),
      'brand-soft': darkSoft,
    },
  }
}

/** Why a color can't be the brand, as a sentence with the nearest one that can. */
export function brandProblem(color: string): string | undefined {
  const ratio = contrast(color, WHITE)
  if (ratio >= TEXT_CONTRAST_MIN) return undefined
  // Rounded down, or 4.49 would look like enough.
  const shown = (Math.floor(ratio * 10) / 10).toFixed(1)
  return `White text on ${color} has a contrast of ${shown}:1, and it needs ${TEXT_CONTRAST_MIN}:1. The closest color that works is ${nearestBrand(color)}.`
}

/** The same hue, as dark as white text needs it. */
export function nearestBrand(color: string): string {
  return withContrast(color, { on: WHITE, step: -0.005 })
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Changes only the lightness. */
function withContrast(color: string, { on, step }: { on: string; step: number }): string {
  let result = color
  const { lightness, chroma, hue } = toOklch(color)
  for (let next = lightness; contrast(result, on) < TEXT_CONTRAST_MIN && next > 0 && next < 1; next += step)
    result = toHex({ lightness: next + step, chroma, hue })
  return result
}

interface Oklch {
  lightness: number
  chroma: number
  /** In radians. */
  hue: number
}

/** https://bottosson.github.io/posts/oklab/, as in CSS's `oklch()`. */
function toOklch(color: string): Oklch {
  const [red, green, blue] = toLinear(color)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) }
}

/** With less chroma if a screen can't show the color. */
function toHex({ lightness, chroma, hue }: Oklch): string {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ]
  const isShown = linear.every((channel) => channel >= -0.0005 && channel <= 1.0005)
  if (!isShown && chroma > 0.001) return toHex({ lightness, chroma: chroma * 0.97, hue })
  return `#${linear.map((channel) => toByte(channel).toString(16).padStart(2, '0')).join('')}`
}

function toByte(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  return Math.round(255 * Math.min(Math.max(channel, 0), 1))
}

function toLinear(color: string): [number, number, number] {
  const channel = (start: number) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

function luminance(color: string): number {
  const [red, green, blue] = toLinear(color)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
