// Every key that more than one folder updates or invalidates, so that a change can name what it makes stale.

/** The lists of prompts, each with its own endpoint. */
export type PromptSource = 'library' | 'own' | 'shared' | 'saved'

export const promptKeys = {
  all: ['prompts'],
  lists: ['prompts', 'list'],
  list: (source: PromptSource) => ['prompts', 'list', source],
  collection: (token: string) => ['prompts', 'list', 'collection', token],
  details: ['prompts', 'one'],
  detail: (id: number) => ['prompts', 'one', id],
  ownCount: ['prompt-count'],
  savedCount: ['saved-count'],
  sharedCount: ['shared-count'],
  deleted: ['deleted-prompts'],
  shares: (id: number) => ['shares', id],
} as const

export const collectionKeys = {
  all: ['collections'],
  lists: ['collections', 'list'],
  one: (token: string) => ['collections', 'one', token],
  forPrompt: (promptId: number) => ['collections', 'for-prompt', promptId],
} as const
