import {
  type CollectionVisibility,
  canPublishCollections,
} from '@prompt-library/domain/collections/permissions'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { AppError } from '../../errors.ts'
import type { SettingsCache } from '../settings/settings.ts'

/** Call it before a transaction. Returns what throws if this user can't write what a collection shows to everyone. */
export type PublisherOf = (user: Viewer) => Promise<(visibility: CollectionVisibility) => void>

export function createPublisherOf(settings: SettingsCache): PublisherOf {
  return async (user) => {
    const { publishing } = (await settings.read()).settings
    const canPublish = canPublishCollections(publishing, user)
    return (visibility) => {
      if (visibility === 'public' && !canPublish)
        throw new AppError(
          403,
          'Only curators can write what everyone reads in a public collection here. Share yours by link, or keep it private.',
        )
    }
  }
}
