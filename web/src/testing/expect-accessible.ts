import axe from 'axe-core'
import { expect } from 'vitest'
import { setColorScheme } from './page.ts'

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** A list that is fetched again is paler until its answer arrives. */
const REFETCHING = 'ul[aria-busy="true"].opacity-50'

/** Checks the page with axe after all transitions have ended. */
export async function expectAccessible(): Promise<void> {
  // With reduced motion, a change of theme passes from parent to child, a frame each.
  do await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  while (endingAnimations().length > 0 || document.querySelector(REFETCHING))
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: TAGS })
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      where: nodes.map((node) => `${node.html} ${node.any[0]?.message ?? ''}`),
    })),
  ).toEqual([])
}

/** All but endless ones, such as of a loading placeholder. */
function endingAnimations(): Animation[] {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState }) =>
        playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
    )
}

export async function expectAccessibleInThemes(): Promise<void> {
  await setColorScheme('dark')
  await expectAccessible()
  await setColorScheme('light')
  await expectAccessible()
}
