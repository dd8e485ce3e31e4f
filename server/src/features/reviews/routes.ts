// Calls of reviews, and the reminders before they expire.
import {
  correctLabels,
  countReviews,
  listReviews,
  renewReviews,
  reviewPrompt,
} from '@prompt-library/contract/reviews'
import { REVIEWS_MAX } from '@prompt-library/domain/limits'
import { pageWindow } from '@prompt-library/domain/paging'
import { type Db, inSnapshot, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import type { SettingsCache } from '../settings/settings.ts'
import * as queues from './queue-queries.ts'
import * as service from './service.ts'

interface Parts {
  db: Db
  clock: () => Date
  settings: SettingsCache
}

/** Curators review public prompts, and correct their category and tags. */
export function reviewRoutes(serve: Serve, { db, clock, settings }: Parts): void {
  const defaultMonths = async () => (await settings.read()).settings.review_months

  serve(reviewPrompt, async ({ body: { prompt_id: promptId, note = '', ...body }, user }) => {
    const review = { ...body, months: body.months ?? (await defaultMonths()), user, now: clock() }
    return inTransaction(db, (tx) => service.reviewPrompt(tx, { ...review, promptId, note }))
  })

  serve(correctLabels, ({ body: { prompt_id: promptId, ...labels }, user }) =>
    inTransaction(db, (tx) => service.correctLabels(tx, { ...labels, promptId, user, now: clock() })),
  )

  serve(listReviews, ({ query: { queue, page = 1 }, user }) => {
    const reader = { viewerId: user.id, now: clock() }
    // A prompt that becomes private between the two statements must not be counted but missing.
    return inSnapshot(db, async (tx) => ({
      answer: await queues.listReviews(tx, queue, { ...reader, ...pageWindow({ page }, REVIEWS_MAX) }),
      headers: { 'x-total-count': await queues.countQueue(tx, queue, reader) },
    }))
  })

  serve(countReviews, async ({ user }) => {
    const count = (queue: Parameters<typeof queues.countQueue>[1]) =>
      queues.countQueue(db, queue, { viewerId: user.id, now: clock() })
    const [due, expired, changed, unused] = await Promise.all([
      count('due'),
      count('expired'),
      count('changed'),
      count('unused'),
    ])
    return { due, expired, changed, unused }
  })

  serve(renewReviews, async ({ body: { prompts }, user }) => {
    const months = await defaultMonths()
    const renewed: number[] = []
    const skipped: number[] = []
    const revisions = new Map(prompts.map(({ id, revision }) => [id, revision]))
    // In order, so that two curators who renew the same prompts wait for each other. Each by itself: one lock at a time.
    for (const [id, revision] of [...revisions].toSorted(([one], [other]) => one - other)) {
      const renewing = { promptId: id, revision, months, user, now: clock() }
      const isDone = await inTransaction(db, (tx) => service.renewReview(tx, renewing))
      ;(isDone ? renewed : skipped).push(id)
    }
    return { success: true as const, renewed, skipped }
  })
}

export const { hasReviews } = queues

export async function sweepReviews(db: Db, now: Date): Promise<void> {
  await inTransaction(db, (tx) => service.remindOfDue(tx, now))
}
