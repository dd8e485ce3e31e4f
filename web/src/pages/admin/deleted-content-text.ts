import type { AdminUser } from '@prompt-library/contract/admin'
import { countOf } from '@prompt-library/domain/text/count-of'

type Counts = Pick<AdminUser, 'promptCount' | 'collectionCount' | 'transferredCollectionCount'>

/** What happens to a user’s prompts and collections when the account is deleted. */
export function deletedContentText(user: Counts): string {
  const { promptCount, collectionCount: deleted, transferredCollectionCount: transferred } = user
  return `${promptsText(promptCount)} ${collectionsText({ deleted, transferred })}`.trimEnd()
}

function promptsText(count: number): string {
  if (count === 0) return 'They have no prompts.'
  if (count === 1) return 'Their 1 prompt will be deleted.'
  return `All ${count.toLocaleString('en-US')} of their prompts will be deleted.`
}

function collectionsText({ deleted, transferred }: { deleted: number; transferred: number }): string {
  const newOwners = transferred === 1 ? 'a co-editor' : 'their co-editors'
  const collections = (count: number) => countOf(count, 'collection')
  if (transferred === 0) return deleted === 0 ? '' : `${collections(deleted)} will be deleted.`
  const transfer = `${collections(transferred)} will go to ${newOwners}`
  return deleted === 0 ? `${transfer}.` : `${transfer}; ${deleted.toLocaleString('en-US')} will be deleted.`
}
