// Which versions can be compared, and which one is compared with by default: the one before.
import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { REVISIONS_PAGE_SIZE } from '@prompt-library/domain/limits'

/** The page of the history that a version is on, if none is missing. */
export function pageOf(revision: number | undefined, current: number): number {
  return revision === undefined ? 1 : Math.floor(Math.max(current - revision, 0) / REVISIONS_PAGE_SIZE) + 1
}

/** The version before another one. Numbers have gaps: versions can be removed, and others see only some. */
export function versionBefore(revision: number, listed: readonly RevisionEntry[]): number | undefined {
  const earlier = listed.map((entry) => entry.revision).filter((number) => number < revision)
  return earlier.length === 0 ? undefined : Math.max(...earlier)
}

/** The versions to choose from: those that are listed and those that are chosen, newest first. */
export function versionChoices(listed: readonly RevisionEntry[], chosen: readonly number[]): number[] {
  return [...new Set([...listed.map(({ revision }) => revision), ...chosen])].sort((a, b) => b - a)
}
