import {
  acceptTransfer,
  declineTransfer,
  offerTransfer,
  withdrawTransfer,
} from '@prompt-library/contract/transfers'
import { type Db, inTransaction } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import * as offers from './offer.ts'

const success = { success: true as const }

/** Members transfer prompts to each other. */
export function transferRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(offerTransfer, async ({ body: { prompt_id: promptId, user_id: toId }, user }) => {
    await inTransaction(db, (tx) => offers.offerPrompt(tx, { promptId, toId, user, now: clock() }))
    return success
  })

  serve(withdrawTransfer, async ({ body: { prompt_id: promptId }, user }) => {
    await inTransaction(db, (tx) => offers.withdrawOffer(tx, { promptId, user }))
    return success
  })

  serve(acceptTransfer, async ({ body: { prompt_id: promptId }, user }) => {
    await inTransaction(db, (tx) => offers.acceptOffer(tx, { promptId, user, now: clock() }))
    return success
  })

  serve(declineTransfer, async ({ body: { prompt_id: promptId }, user }) => {
    await inTransaction(db, (tx) => offers.declineOffer(tx, { promptId, user, now: clock() }))
    return success
  })
}
