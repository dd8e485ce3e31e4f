// Every key that more than one folder updates or that a change makes stale (stale.ts).

/** The lists of prompts, each with its own endpoint. */
export type PromptSource = 'library' | 'own' | 'shared' | 'saved'

export const promptKeys = {
  all: ['prompts'],
  lists: ['prompts', 'list'],
  list: (source: PromptSource) => ['prompts', 'list', source],
  collections: ['prompts', 'collection'],
  collection: (token: string) => ['prompts', 'collection', token],
  details: ['prompts', 'one'],
  detail: (id: number) => ['prompts', 'one', id],
  ownCount: ['prompt-count'],
  savedCount: ['saved-count'],
  sharedCount: ['shared-count'],
  deleted: ['deleted-prompts'],
  allShares: ['shares'],
  shares: (id: number) => ['shares', id],
  invitations: (id: number) => ['shares', id, 'invitations'],
  groupShares: ['shares', 'groups'],
  feedback: ['feedback'],
  waitingTexts: ['waiting-text'],
} as const

export const collectionKeys = {
  all: ['collections'],
  lists: ['collections', 'list'],
  everyOne: ['collections', 'one'],
  one: (token: string) => ['collections', 'one', token],
  forPrompts: ['collections', 'for-prompt'],
  forPrompt: (promptId: number) => ['collections', 'for-prompt', promptId],
} as const

export const groupKeys = {
  all: ['groups'],
  one: (id: number) => ['groups', 'one', id],
  members: (id: number) => ['groups', 'members', id],
} as const

export const revisionKeys = {
  all: ['revisions'],
  pages: ['revisions', 'page'],
  texts: ['revisions', 'one'],
} as const

export const adminKeys = {
  all: ['admin'],
  users: ['admin', 'users'],
  audit: ['admin', 'audit'],
  groups: ['admin', 'groups'],
} as const

/** What needs a curator. */
export const toDoKey = ['to-do'] as const

export const userKeys = {
  session: ['session'],
  notifications: ['notifications'],
  notificationKinds: ['notification-kinds'],
  imports: ['imports'],
  apiKeys: ['api-keys'],
  enhancementLimit: ['enhancement-limit'],
} as const

/** What admins set. */
export const siteKeys = {
  settings: ['settings'],
  aiTools: ['targets'],
  dataGuard: ['data-guard'],
  classCounts: ['class-counts'],
} as const
