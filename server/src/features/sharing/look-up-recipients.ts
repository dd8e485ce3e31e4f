import type { FoundRecipient } from '@prompt-library/contract/recipients'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { oneLine } from '@prompt-library/domain/text/visible-text'
import type { Db } from '../../db/database.ts'
import * as queries from './queries.ts'
import { authorSentence, YOURSELF } from './service.ts'

interface Lookup {
  names: readonly string[]
  userId: number
  authorId: number | undefined
}

/** Who is found by a pasted NetID or email, in the order of the names, and the sentence if no one or several are. */
export async function lookUpRecipients(
  db: Db,
  { names, userId, authorId }: Lookup,
): Promise<FoundRecipient[]> {
  const keys = names.map((name) => searchKey(oneLine(name)))
  const accounts = await queries.findByNetIdOrEmail(db, keys)
  return names.map((name, index) => {
    const key = keys[index]
    const byNetId = accounts.filter(({ netid }) => netid === key)
    const [account, second] =
      byNetId.length > 0 ? byNetId : accounts.filter(({ email_key }) => email_key === key)
    if (!account) return { name, result: 'not_found', message: NOT_FOUND }
    // Choosing one of them could share a private prompt with the wrong person.
    if (second) return { name, result: 'several', message: SEVERAL }
    if (account.id === userId) return { name, result: 'yourself', message: YOURSELF }
    if (account.id === authorId)
      return { name, result: 'author', message: authorSentence(account.display_name) }
    return { name, result: 'found', recipient: queries.toRecipient(account) }
  })
}

const NOT_FOUND = 'No active account has this ID or email address.'
const SEVERAL = 'Several accounts have this email address. Search for the person by name instead.'
