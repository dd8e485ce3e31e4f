import type { AdminUser } from '@prompt-library/contract/admin'
import { promptsAndCollections } from '@prompt-library/domain/prompts/transfer-notice'
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'

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
  const { promptCount, collectionCount, transferredCollectionCount: toEditors } = user
  if (!newOwner)
    return `${promptsText(promptCount)} ${collectionsText({ deleted: collectionCount, toEditors })}`.trimEnd()
  const prompts = promptCount - user.publicPromptCount
  const collections = collectionCount - user.publicCollectionCount
  const sentences = [
    `${promptsAndCollections({ prompts: user.publicPromptCount, collections: user.publicCollectionCount })} will go to ${newOwner}, without versions that weren’t public or notes from readers.`,
    ...(prompts + collections > 0
      ? [
          `${promptsAndCollections({ prompts, collections })} that ${prompts + collections === 1 ? 'isn’t' : 'aren’t'} public will be deleted.`,
        ]
      : []),
    collectionsText({ deleted: 0, toEditors }),
  ]
  return sentences.join(' ').trimEnd()
}

function promptsText(count: number): string {
  if (count === 0) return 'They have no prompts.'
  if (count === 1) return 'Their 1 prompt will be deleted.'
  return `All ${groupedCount(count)} of their prompts will be deleted.`
}

function collectionsText({ deleted, toEditors }: { deleted: number; toEditors: number }): string {
  const newOwners = toEditors === 1 ? 'a co-editor' : 'their co-editors'
  const collections = (count: number) => countOf(count, 'collection')
  if (toEditors === 0) return deleted === 0 ? '' : `${collections(deleted)} will be deleted.`
  const transfer = `${collections(toEditors)} will go to ${newOwners}`
  return deleted === 0 ? `${transfer}.` : `${transfer}; ${groupedCount(deleted)} will be deleted.`
}
