import { describe, expect, it } from 'vitest'
import { type BrandColors, brandColors, brandProblem, contrast, nearestBrand } from './brand-colors.ts'

/** As in web/src/app/styles.css: what brand-colored text is on, and what other text is on brand-colored surfaces. */
const THEMES = {
  light: { surfaces: ['#faf8f7', '#ffffff', '#f3f0ee'], inks: ['#26211e', '#5c544f'] },
  dark: { surfaces: ['#171412', '#211d1b', '#2b2623'], inks: ['#f2edea', '#bbb1ab'] },
}

/** 512 colors across all hues and lightnesses. */
const STEPS = ['00', '24', '49', '6d', '92', 'b6', 'db', 'ff']
const COLORS = STEPS.flatMap((r) => STEPS.flatMap((g) => STEPS.map((b) => `#${r}${g}${b}`)))

describe('the colors of a brand', () => {
  it('have enough contrast in both themes, whatever the color', () => {
    const weak = COLORS.filter((color) => !brandProblem(color)).flatMap((color) => {
      const colors = brandColors(color)
      return [...weakPairs('light', colors.light), ...weakPairs('dark', colors.dark)].map(
        (pair) => `${color}: ${pair}`,
      )
    })
    expect(weak).toEqual([])
  })

  it('are the color itself in the light theme', () => {
    for (const color of ['#00356b', '#70002e', '#1b6e3c']) expect(brandColors(color).light.brand).toBe(color)
  })
})

describe('a color that is too light', () => {
  it('is refused with its contrast and the nearest one that works', () => {
    expect(brandProblem('#ffc72c')).toBe(
      `White text on #ffc72c has a contrast of 1.5:1, and it needs 4.5:1. The closest color that works is ${nearestBrand('#ffc72c')}.`,
    )
    expect(brandProblem('#767676')).toBeUndefined()
    // 4.48:1
    expect(brandProblem('#777777')).toContain('has a contrast of 4.4:1')
    for (const color of COLORS) expect(brandProblem(nearestBrand(color))).toBeUndefined()
  })
})

function weakPairs(theme: keyof typeof THEMES, colors: BrandColors): string[] {
  const { surfaces, inks } = THEMES[theme]
  const { brand, 'brand-strong': strong, 'brand-deep': deep, 'brand-ink': ink } = colors
  const { 'brand-tint': tint, 'brand-soft': soft } = colors
  const pairs = [
    ...[brand, strong, deep].map((surface) => ['#ffffff', surface]),
    ...[...surfaces, tint, soft].map((surface) => [ink, surface]),
    ...inks.flatMap((text) => [tint, soft].map((surface) => [text, surface])),
  ] as [string, string][]
  return pairs
    .filter(([text, surface]) => contrast(text, surface) < 4.5)
    .map(([text, surface]) => `${text} on ${surface} in the ${theme} theme`)
}
