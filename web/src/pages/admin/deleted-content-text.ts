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
  const toEditors = user.transferredCollectionCount
  const given = {
    prompts: newOwner ? user.publicPromptCount : 0,
    collections: newOwner ? user.publicCollectionCount : 0,
  }
  const rest = {
    prompts: user.promptCount - given.prompts,
    collections: user.collectionCount - given.collections,
  }
  const sentences = [
    newOwner &&
      `${promptsAndCollections(given)} will go to ${newOwner}, without versions that weren’t public or notes from readers.`,
    rest.prompts + rest.collections > 0 &&
      (newOwner
        ? `The rest will be deleted: ${promptsAndCollections(rest)}.`
        : `${promptsAndCollections(rest)} will be deleted.`),
    toEditors > 0 &&
      `${countOf(toEditors, 'collection')} will go to ${toEditors === 1 ? 'a co-editor' : 'co-editors'}.`,
  ]
  return sentences.filter(Boolean).join(' ') || 'They have no prompts or collections.'
}
