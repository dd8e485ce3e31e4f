import { savePrompt } from '@prompt-library/contract/saved'
import type { Db } from '../../db/database.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import * as queries from './queries.ts'

/** `promptRoutes` serves the list of saved prompts, like all lists of prompts. */
export function savedRoutes(serve: Serve, { db, clock }: { db: Db; clock: () => Date }): void {
  serve(savePrompt, async ({ body: { prompt_id, saved }, user }) => {
    const saving = { prompt_id, user_id: user.id }
    if (saved) {
      await authorize(db, { user, id: prompt_id, right: 'view' })
      await queries.savePrompt(db, { ...saving, now: clock() })
    } else {
      // Doesn't check permissions: a prompt that was made private can still be removed.
      await queries.unsavePrompt(db, saving)
    }
    return { success: true as const, saved }
  })
}
