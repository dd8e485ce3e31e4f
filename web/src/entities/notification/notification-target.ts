import type { Notification } from '@prompt-library/contract/notifications'
import { collectionPath, DELETED_PATH, pages, SHARED_PATH } from '@prompt-library/contract/pages'

interface Target {
  /** From the notifications page, which opens the prompt itself. */
  path: string
  /** From the bell, which opens the list. */
  listPath: string
  label: string
}

/** Where a notification leads. Nowhere if the prompt is gone, or if this page is too old to know the type. */
export function notificationTarget({ type, data }: Pick<Notification, 'type' | 'data'>): Target | undefined {
  if (type === 'prompt_deleted')
    return { path: DELETED_PATH, listPath: DELETED_PATH, label: 'Open Recently deleted' }
  if (type === 'collection_editor' && data.collection_token) {
    const path = collectionPath(data.collection_token)
    return { path, listPath: path, label: 'Open collection' }
  }
  if (data.prompt_id === null) return undefined
  if (type === 'prompt_shared')
    return {
      path: `${SHARED_PATH}&prompt=${data.prompt_id}`,
      listPath: SHARED_PATH,
      label: 'View prompt',
    }
  if (type === 'prompt_restored' || type === 'prompt_feedback') {
    const path = `${pages.myPrompts.path}?prompt=${data.prompt_id}`
    return { path, listPath: path, label: 'View prompt' }
  }
  return undefined
}
