import type { Notification } from '@prompt-library/contract/notifications'
import { collectionPath, DELETED_PATH, pages, SHARED_PATH } from '@prompt-library/contract/pages'

interface Target {
  path: string
  label: string
}

const OF_AUTHOR = [
  'prompt_restored',
  'prompt_feedback',
  'changes_asked',
  'prompt_unpublished',
  'prompt_allowed',
  'review_approved',
]

const OF_COLLECTION = ['collection_editor', 'collection_unpublished']

/** Which page a notification opens. Nowhere if the prompt is gone, or if this page is too old to know the type. */
export function notificationTarget({ type, data }: Pick<Notification, 'type' | 'data'>): Target | undefined {
  if (type === 'prompt_deleted') return { path: DELETED_PATH, label: 'Open Recently deleted' }
  if (OF_COLLECTION.includes(type) && data.collection_token)
    return { path: collectionPath(data.collection_token), label: 'Open collection' }
  if (type === 'prompts_received') return { path: pages.myPrompts.path, label: 'Open My Prompts' }
  if (type === 'to_do') return { path: pages.reviews.path, label: 'Open Reviews' }
  if (data.prompt_id === null) return undefined
  // The prompt opens over the list it belongs to, where closing it leads.
  if (type === 'prompt_shared')
    return { path: `${SHARED_PATH}&prompt=${data.prompt_id}`, label: 'View prompt' }
  // A report leads nowhere: the prompt may be private by now.
  if (OF_AUTHOR.includes(type))
    return { path: `${pages.myPrompts.path}?prompt=${data.prompt_id}`, label: 'View prompt' }
  return undefined
}
