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
  const goes = transferred === 1 ? 'goes to a co-editor' : 'go to their co-editors'
  const is = deleted === 1 ? 'is' : 'are'
  const collections = (count: number) => countOf(count, 'collection')
  if (transferred === 0) return deleted === 0 ? '' : `${collections(deleted)} ${is} deleted.`
  if (deleted === 0) return `${collections(transferred)} ${goes}.`
  return `${collections(transferred)} ${goes}; ${deleted.toLocaleString('en-US')} ${is} deleted.`
}
