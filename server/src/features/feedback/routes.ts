import { getFeedback, removeFeedback, saveFeedback } from '@prompt-library/contract/feedback'
import { inSnapshot, inTransaction } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { deleteNotifications } from '../notifications/queries.ts'
import { authorize } from '../prompts/authorize.ts'
import { lockPrompt } from '../prompts/queries.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { notifyAuthor } from './notify-author.ts'
import * as queries from './queries.ts'

const NO_ANSWERS = { worked: 0, answers: 0, tools: [] }

/** What people say about a prompt after they used it, but not its author, and only if the campus asks. */
export function feedbackRoutes(serve: Serve, { db, clock, settings }: FeatureParts): void {
  const campus = async () => {
    const { feedback, targets } = await settings.readLast()
    return { enabled: feedback, tools: targets.filter(({ enabled }) => enabled).map(({ name }) => name) }
  }

  serve(getFeedback, async ({ query: { prompt_id: promptId }, user, readDb }) => {
    const { enabled, tools } = await campus()
    return inSnapshot(readDb, async (tx) => {
      const access = await authorize(tx, { user, id: promptId, right: 'view' })
      if (!enabled) return { enabled, summary: NO_ANSWERS, own: null }
      return {
        enabled,
        summary: await queries.getSummary(tx, { promptId, tools, now: clock() }),
        own: user ? await queries.getOwnAnswer(tx, { promptId, userId: user.id }) : null,
        ...(access.author_id === user?.id && { notes: await queries.listNotes(tx, promptId) }),
      }
    })
  })

  serve(saveFeedback, async ({ body: { tool = '', note = '', ...answer }, user }) => {
    const { enabled, tools } = await campus()
    if (!enabled) throw new AppError(403, 'This campus doesn’t ask whether prompts worked.')
    // As the campus spells it, so that the summary counts "chatgpt" as ChatGPT.
    const listed = tools.find((name) => name.toLowerCase() === tool.toLowerCase())
    await inTransaction(db, async (tx) => {
      const prompt = await lockPrompt(tx, answer.prompt_id)
      const access = await authorize(tx, { user, id: answer.prompt_id, right: 'view' })
      if (access.author_id === user.id) throw new AppError(403, 'You can’t answer for your own prompt.')
      const saved = { ...answer, tool: listed ?? tool, note, user_id: user.id }
      if (!(await queries.canReadRevision(tx, saved)))
        throw new AppError(404, 'This version doesn’t exist, or you can’t view it.')
      const now = clock()
      if (prompt) await notifyAuthor(tx, { prompt, answer: saved, now })
      await queries.saveAnswer(tx, saved, now)
    })
    return { success: true as const }
  })

  // Doesn't check permissions: an answer about a prompt that was made private can still be removed.
  serve(removeFeedback, async ({ body, user }) => {
    await inTransaction(db, async (tx) => {
      await queries.removeAnswer(tx, { ...body, user_id: user.id }, clock())
      await deleteNotifications(tx, { type: 'prompt_feedback', ...body, actor_id: user.id })
    })
    return { success: true as const }
  })
}
