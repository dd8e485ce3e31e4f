// What each changing call makes stale. The query client reads it after every change (query-client.ts).
import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { ApiError, type ChangingRoute } from './api-client.ts'
import {
  adminKeys,
  collectionKeys,
  groupKeys,
  promptKeys,
  revisionKeys,
  siteKeys,
  toDoKey,
  userKeys,
} from './query-keys.ts'

interface Stale {
  /** Loaded again at once if it's on screen. */
  now: readonly QueryKey[]
  /**
   * Loaded again when it's next opened: what's on screen may be gone, and its page or dialog is about to close. After a refused
   * change, which closes nothing, it's loaded again at once.
   */
  later?: readonly QueryKey[]
}

/** Everything that lists or counts prompts. */
const LISTS = [
  promptKeys.ownCount,
  promptKeys.savedCount,
  promptKeys.lists,
  promptKeys.collections,
  promptKeys.deleted,
  collectionKeys.all,
]
/** What was shared with the user. A prompt says who shared it: an open one keeps that, and the next one opened loads. */
export const SHARED: Stale = {
  now: [promptKeys.list('shared'), promptKeys.sharedCount],
  later: [promptKeys.details],
}
const NOTHING: Stale = { now: [] }
const EVERY_LIST: Stale = { now: LISTS }
const PROMPT_GONE: Stale = { now: LISTS, later: [promptKeys.details] }
const REMOVED_BY_ADMIN: Stale = { now: [adminKeys.all, promptKeys.all, collectionKeys.all] }
const DECIDED: Stale = {
  now: [...LISTS, promptKeys.details, adminKeys.all, toDoKey],
  later: [promptKeys.waitingTexts],
}
const REVIEWED: Stale = { now: [...LISTS, toDoKey] }
/** The answer is shown as the collection. */
const COLLECTION_CHANGED: Stale = { now: [collectionKeys.lists], later: [collectionKeys.everyOne] }
const COLLECTION_GONE: Stale = {
  now: [collectionKeys.lists, collectionKeys.forPrompts, promptKeys.lists, promptKeys.details],
  later: [collectionKeys.everyOne, promptKeys.collections],
}
/** Every prompt says whether it's in one of the user's collections. */
const COLLECTED: Stale = { now: [collectionKeys.all, promptKeys.all] }
const IMPORTED: Stale = { now: [userKeys.imports, promptKeys.details, ...LISTS] }
const FEEDBACK: Stale = { now: [promptKeys.feedback] }
/** Who is in a group decides what they see through it. */
const GROUP: Stale = {
  now: [groupKeys.all, adminKeys.groups, ...SHARED.now, collectionKeys.lists],
  later: [promptKeys.details],
}
const GROUP_SHARES: Stale = {
  now: [promptKeys.allShares, promptKeys.list('shared'), collectionKeys.lists],
}
const KEYS: Stale = { now: [userKeys.apiKeys] }

export const STALE: Record<ChangingRoute, Stale> = {
  'POST /api/submit.php': EVERY_LIST,
  // The original counts its public clones.
  'POST /api/clone_prompt.php': { now: [...LISTS, promptKeys.details] },
  // The prompt may no longer belong in a list, for example after it was made private.
  'POST /api/edit_prompt.php': { now: [...LISTS, promptKeys.allShares] },
  'POST /api/delete_prompt.php': PROMPT_GONE,
  'POST /api/deleted-prompts/:prompt_id/restore': { now: [...LISTS, promptKeys.details, adminKeys.all] },
  'DELETE /api/deleted-prompts/:prompt_id': { now: [promptKeys.deleted, adminKeys.all] },
  'POST /api/prompts/:prompt_id/revisions/:revision/restore': { now: [...LISTS, revisionKeys.all] },
  'DELETE /api/prompts/:prompt_id/revisions': { now: [revisionKeys.pages], later: [revisionKeys.texts] },

  // Shown before the server answers. A sorted list keeps its order, so that nothing moves under the pointer.
  'POST /api/upvote.php': NOTHING,
  // In an open Saved list, a prompt that was removed by mistake can be saved again in its place.
  'PUT /api/prompts/:prompt_id/saved': { now: [promptKeys.savedCount] },
  // The answer is shown.
  'POST /api/prompts/:prompt_id/uses': NOTHING,
  'PUT /api/prompts/:prompt_id/feedback': FEEDBACK,
  'DELETE /api/prompts/:prompt_id/feedback': FEEDBACK,

  'POST /api/share_prompt.php': { now: [promptKeys.allShares] },
  'POST /api/remove_share.php': {
    now: [...SHARED.now, promptKeys.allShares, userKeys.notifications],
    later: [promptKeys.details],
  },
  // Shown before the server answers.
  'POST /api/mark_shared_seen.php': NOTHING,

  'PUT /api/prompts/:prompt_id/report': { now: [toDoKey] },
  'PUT /api/collections/:token/report': { now: [toDoKey] },
  'POST /api/reports/:report_id/handle': DECIDED,
  'PUT /api/prompts/:prompt_id/review': REVIEWED,
  'PUT /api/prompts/:prompt_id/labels': REVIEWED,
  'POST /api/waiting-prompts/:prompt_id/approve': DECIDED,
  'POST /api/waiting-prompts/:prompt_id/ask-for-changes': DECIDED,
  'DELETE /api/waiting-prompts/:prompt_id': PROMPT_GONE,

  'POST /api/collections': COLLECTED,
  'PATCH /api/collections/:token': COLLECTION_CHANGED,
  'DELETE /api/collections/:token': COLLECTION_GONE,
  'PUT /api/collections/:token/featured': COLLECTION_CHANGED,
  'DELETE /api/collections/:token/featured': COLLECTION_CHANGED,
  'PUT /api/collections/:token/editors/:user_id': COLLECTION_CHANGED,
  'DELETE /api/collections/:token/editors/:user_id': {
    now: [collectionKeys.lists, collectionKeys.everyOne],
  },
  'POST /api/collections/:token/leave': COLLECTION_GONE,
  'PUT /api/collections/:token/items/:prompt_id': COLLECTED,
  'DELETE /api/collections/:token/items/:prompt_id': COLLECTED,
  'PUT /api/collections/:token/items/:prompt_id/note': { now: [promptKeys.collections] },
  'PUT /api/collections/:token/items/:prompt_id/place': { now: [promptKeys.collections] },

  'POST /api/groups': { now: [groupKeys.all] },
  'PATCH /api/groups/:group_id': GROUP,
  'DELETE /api/groups/:group_id': GROUP,
  'POST /api/groups/:group_id/members': GROUP,
  'PUT /api/group-shares': GROUP_SHARES,
  'DELETE /api/group-shares': GROUP_SHARES,

  'POST /api/imports': NOTHING,
  'PUT /api/imports/:import_id/prompts': NOTHING,
  'DELETE /api/imports/:import_id': NOTHING,
  'POST /api/imports/:import_id/finish': IMPORTED,
  'POST /api/imports/:import_id/undo': IMPORTED,

  // An admin may have changed what the AI service is approved for, so a refusal loads it again.
  'POST /api/enhance_prompt.php': { now: [userKeys.enhancementLimit], later: [siteKeys.dataGuard] },

  // Shown before the server answers, and polled.
  'POST /api/mark_notifications_read.php': { now: [], later: [userKeys.notifications] },
  'PUT /api/notification-kinds/:kind': { now: [userKeys.notificationKinds] },
  'POST /api/keys': KEYS,
  'DELETE /api/keys/:key_id': KEYS,
  // Listed once the tool has its tokens. The browser leaves for it.
  'POST /api/oauth/connect': NOTHING,

  // Lists with another filter load again when they're opened. The row stays in this one, so the change can be undone.
  'POST /api/update_user.php': { now: [adminKeys.audit], later: [adminKeys.users] },
  'POST /api/delete_user.php': REMOVED_BY_ADMIN,
  'POST /api/delete_prompt_admin.php': REMOVED_BY_ADMIN,
  // New synonyms change search results. The session says how long deleted prompts are kept, and whether to ask for feedback.
  'PATCH /api/settings': {
    now: [promptKeys.lists, siteKeys.aiTools, siteKeys.dataGuard, adminKeys.audit, userKeys.session],
  },
}

/** Not awaited: otherwise forms would show "Saving..." until every list has loaded. */
export function refetchStale(queryClient: QueryClient, { now, later = [] }: Stale): void {
  for (const queryKey of now) void queryClient.invalidateQueries({ queryKey })
  for (const queryKey of later) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** Also after a failure that says or may mean that what's on screen is out of date, such as an answer that was lost. */
export function refetchAfter(queryClient: QueryClient, call: ChangingRoute, error: Error | null): void {
  const { now, later = [] } = STALE[call]
  if (!error) refetchStale(queryClient, { now, later })
  else if (!(error instanceof ApiError) || [403, 404, 409].includes(error.status))
    refetchStale(queryClient, { now: [...now, ...later] })
}

/** Lists and counts of prompts, for news of changes that others made. */
export function refetchLists(queryClient: QueryClient): void {
  refetchStale(queryClient, EVERY_LIST)
}
