import type { AdminUser } from '@prompt-library/contract/admin'
import { promptsAndCollections } from '@prompt-library/domain/prompts/transfer-notice'
import { countOf } from '@prompt-library/domain/text/count-of'

type Counts = Pick<
  AdminUser,
  | 'promptCount'
  | 'publicPromptCount'
  | 'collectionCount'
  | 'publicCollectionCount'
  | 'transferredCollectionCount'
>

/** What happens to a user’s prompts and collections when the account is deleted, and what is public goes to someone else or not. */
export function deletedContentText(user: Counts, newOwner?: string): string {
  const given = { prompts: user.publicPromptCount, collections: user.publicCollectionCount }
  const kept = newOwner ? given : { prompts: 0, collections: 0 }
  const prompts = user.promptCount - kept.prompts
  const collections = user.collectionCount - kept.collections
  const toEditors = user.transferredCollectionCount
  const sentences = [
    newOwner &&
      `${promptsAndCollections(given)} will go to ${newOwner}, without versions that weren’t public or notes from readers.`,
    (!newOwner || prompts + collections > 0) &&
      `${promptsAndCollections({ prompts, collections })} will be deleted.`,
    toEditors > 0 && `${countOf(toEditors, 'collection')} will go to co-editors.`,
  ]
  return sentences.filter(Boolean).join(' ')
}
