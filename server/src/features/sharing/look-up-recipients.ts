import type { FoundRecipient } from '@prompt-library/contract/sharing'
import { isNetIdOrEmail, nameKey } from '@prompt-library/domain/people/net-id'
import type { Queryable } from '../../db/database.ts'
import * as queries from './queries.ts'

interface Lookup {
  names: readonly string[]
  /** Who shares. Undefined for a group, which they can be in. */
  userId: number | undefined
  /** What they share. Without it, no one can wait. */
  prompt: { author_id: number | undefined; is_public: boolean } | undefined
}

/** Everyone can be in a group, and wait for it. */
export const FOR_GROUP = { userId: undefined, prompt: { author_id: undefined, is_public: false } }

/** Who is found by a NetID or email, in the order of the names, and the sentence if no one or several are. */
export async function lookUpRecipients(
  db: Queryable,
  { names, userId, prompt }: Lookup,
): Promise<FoundRecipient[]> {
  const keys = names.map(nameKey)
  const accounts = await queries.findByNetIdOrEmail(db, keys)
  return names.map((name, index) => {
    const key = keys[index] ?? ''
    const byNetId = accounts.filter(({ netid }) => netid === key)
    const [account, second] =
      byNetId.length > 0 ? byNetId : accounts.filter(({ email_key }) => email_key === key)
    // The same for a disabled account as for none.
    if (!account) return { name, ...withoutAccount(key, prompt) }
    // Choosing one of them could share a private prompt with the wrong person.
    if (second) return { name, result: 'several', message: SEVERAL }
    const refusal = refusalFor(account, { userId, authorId: prompt?.author_id })
    return refusal ? { name, ...refusal } : { name, result: 'found', recipient: queries.toRecipient(account) }
  })
}

/** Why someone can't get a prompt, though they have an account. */
export function refusalFor(
  { id, display_name }: { id: number; display_name: string },
  { userId, authorId }: { userId: number | undefined; authorId: number | undefined },
): { result: 'yourself' | 'author'; message: string } | undefined {
  if (id === userId) return { result: 'yourself', message: YOURSELF }
  if (id !== authorId) return undefined
  return {
    result: 'author',
    message: `${display_name} is the author of this prompt, so you don’t need to share it with them.`,
  }
}

function withoutAccount(key: string, prompt: Lookup['prompt']): Omit<FoundRecipient, 'name'> {
  if (!prompt) return { result: 'not_found', message: 'No active account has this ID or email address.' }
  if (!isNetIdOrEmail(key)) return { result: 'not_found', message: INCOMPLETE }
  return prompt.is_public ? { result: 'public', message: PUBLIC } : { result: 'waits' }
}

export const YOURSELF = 'You can’t share a prompt with yourself.'
export const INCOMPLETE = 'This isn’t a complete ID or email address. Check the spelling.'
const PUBLIC = 'They have no account yet. They can open the link of this public prompt after signing in.'
const SEVERAL = 'Several accounts have this email address. Search for the person by name instead.'
