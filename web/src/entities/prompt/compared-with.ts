import type { Path } from 'react-router'
import { COMPARED_WITH } from './open-prompt.ts'

/** The address of the history, with a version to compare with. */
export function comparedWith(to: Partial<Path>, revision: number | undefined): Partial<Path> {
  return revision === undefined ? to : { ...to, search: `${to.search}&${COMPARED_WITH}=${revision}` }
}
