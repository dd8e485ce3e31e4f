import type { Settings } from '@prompt-library/contract/settings'
import type { CallApi } from './call-api.ts'

/** The owner of the key that an AI tool connected with. */
export interface Caller {
  callApi: CallApi
  userId: number
  canWrite: boolean
  /** The collection whose prompts are offered, from the address that the tool connected to. */
  collection: string | undefined
  settings: Settings
  publicUrl: string
}
