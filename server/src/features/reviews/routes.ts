import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import type { FeatureParts } from '../settings/settings.ts'
import * as service from './service.ts'

/** Curators review public prompts, and correct their category and tags. */
export function reviewRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  serve(reviewPrompt, async ({ body: { prompt_id: promptId, note = '', ...body }, user }) => {
    const months = body.months ?? (await settings.read()).settings.review_months
    const review = { ...body, months, user, now: clock() }
    return inTransaction(db, (tx) => service.reviewPrompt(tx, { ...review, promptId, note }))
  })

  serve(correctLabels, ({ body: { prompt_id: promptId, ...labels }, user }) =>
    inTransaction(db, (tx) => service.correctLabels(tx, { ...labels, promptId, user, now: clock() })),
  )
}
