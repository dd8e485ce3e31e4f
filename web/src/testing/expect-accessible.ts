import axe from 'axe-core'
import { expect } from 'vitest'
import { setColorScheme } from './page.ts'

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What a theme changes. */
const COLORS = ['color-contrast']

/** A list that is fetched again is paler until its answer arrives. */
const REFETCHING = '[aria-busy="true"].opacity-50'

/** Checks the page with axe, once what follows the last change has been drawn. */
export async function expectAccessible(runOnly = EVERYTHING): Promise<void> {
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  while (document.querySelector(REFETCHING))
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly })
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`),
    })),
  ).toEqual([])
}

export async function expectAccessibleInThemes(): Promise<void> {
  await setColorScheme('dark')
  await expectAccessible(COLORS)
  await setColorScheme('light')
  await expectAccessible()
}
