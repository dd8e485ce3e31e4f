import type { Prompt } from './prompt.ts'

/** Why a version can't be shown. Others can't tell a removed version from a private one. */
export function versionMissing(
  { revision: current, author_id }: Pick<Prompt, 'revision' | 'author_id'>,
  revision: number,
  userId: number | undefined,
): string {
  if (revision > current) return 'This version doesn’t exist.'
  if (userId === author_id) return 'This version was removed.'
  return 'This version was removed, or its author keeps it private.'
}
