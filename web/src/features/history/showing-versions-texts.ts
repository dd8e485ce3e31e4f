// The sentences about earlier versions that still show what a save removed, and who can read them.
import type { RevisionEntry } from '@prompt-library/contract/revisions'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import { KIND_NAMES } from '../../shared/guard/kind-names.ts'
import type { ShowingVersions } from './find-versions.ts'

/** Who can read at least one of some versions. */
export type Readers = 'everyone' | 'everyone once public' | 'author'

export function readersOf(
  versions: readonly Pick<RevisionEntry, 'was_public' | 'hidden'>[],
  { is_public }: Pick<Prompt, 'is_public'>,
): Readers {
  if (!versions.some(({ was_public, hidden }) => was_public && !hidden)) return 'author'
  return is_public ? 'everyone' : 'everyone once public'
}

export function readersText(readers: Readers, count: number): string {
  const them = count === 1 ? 'it' : 'them'
  if (readers === 'author') return `Only you can read ${them} in the history.`
  if (readers === 'everyone') return `Everyone who can open the library can read ${them} in the history.`
  return `If you make this prompt public again, everyone can read ${them} in the history.`
}

/** “Version 1 still shows the email address a•••@pitt.edu.” or “Versions 1 and 2 still show names and grades.” */
export function shownText(names: string, { versions, values }: ShowingVersions): string {
  const [value, ...others] = values
  const what =
    value && others.length === 0
      ? `the ${KIND_NAMES[value.kind].one} ${value.masked}`
      : new Intl.ListFormat('en-US').format(
          [...new Set(values.map(({ kind }) => kind))].map((kind) => KIND_NAMES[kind].many),
        )
  return `${names} still ${versions.length === 1 ? 'shows' : 'show'} ${what}.`
}
