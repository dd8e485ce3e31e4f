import type { FoundRecipient } from '@prompt-library/contract/sharing'
import { isNetIdOrEmail } from '@prompt-library/domain/people/net-id'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { Queryable } from '../../db/database.ts'
import * as queries from './queries.ts'

interface Lookup {
  names: readonly string[]
  userId: number
  /** Without it, no one can wait. */
  prompt: { author_id: number; is_public: boolean } | undefined
}

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

/** As invitations store it. */
export function nameKey(name: string): string {
  return searchKey(oneLine(name))
}

/** Why someone can't get a prompt, though they have an account. */
export function refusalFor(
  { id, display_name }: { id: number; display_name: string },
  { userId, authorId }: { userId: number; authorId: number | undefined },
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
const INCOMPLETE = 'This isn’t a complete ID or email address. Check the spelling.'
const PUBLIC = 'They have no account yet. They can open the link of this public prompt after signing in.'
const SEVERAL = 'Several accounts have this email address. Search for the person by name instead.'
