import { reviewPrompt } from '@prompt-library/contract/reviews'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import type { SettingsCache } from '../settings/settings.ts'
import * as service from './service.ts'

interface Parts {
  db: Db
  clock: () => Date
  settings: SettingsCache
}

/** Curators review public prompts. */
export function reviewRoutes(serve: Serve, { db, clock, settings }: Parts): void {
  serve(reviewPrompt, async ({ body: { prompt_id: promptId, note = '', months, ...review }, user }) => {
    const { review_months } = (await settings.read()).settings
    const by = { user, now: clock() }
    return inTransaction(db, (tx) =>
      service.reviewPrompt(tx, { ...review, ...by, promptId, note, months: months ?? review_months }),
    )
  })
}
