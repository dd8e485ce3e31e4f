// What reading and writing with a key mean, in words.
import type { KeyScope } from '@prompt-library/domain/keys/api-key'

export const SCOPE_TEXTS: Record<KeyScope, { name: string; can: string }> = {
  read: { name: 'Read', can: 'Finds and reads the prompts and collections that you can see.' },
  write: {
    name: 'Read and write',
    can: 'Also adds and edits your private prompts, saves prompts, and answers “Did it work?”',
  },
}
