// How answers to "Did it work?" are counted: one of each person, for 90 days, and never with a name for the author's
// notes.
import type { Feedback, FeedbackSummary } from '@prompt-library/contract/feedback'
import { DAY } from '@prompt-library/domain/durations'
import { FEEDBACK_DAYS, FEEDBACK_NOTES_MAX, FEEDBACK_TOOLS_MAX } from '@prompt-library/domain/limits'
import { helpfulness } from '@prompt-library/domain/prompts/helpfulness'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { isReadableBy } from '../prompts/access-queries.ts'

export interface Answer {
  prompt_id: number
  user_id: number
  revision: number
  worked: boolean
  tool: string
  note: string
}

export async function canReadRevision(
  tx: Tx,
  { prompt_id, revision, user_id }: Pick<Answer, 'prompt_id' | 'revision' | 'user_id'>,
): Promise<boolean> {
  const found = await tx
    .selectFrom('revisions')
    .innerJoin('prompts', 'prompts.id', 'revisions.prompt_id')
    .select('revisions.revision')
    .where('revisions.prompt_id', '=', prompt_id)
    .where('revisions.revision', '=', revision)
    .where(isReadableBy(user_id))
    .executeTakeFirst()
  return found !== undefined
}

/** Whether the user has given this answer, with this note. */
export async function hasSameNote(tx: Tx, { tool: _tool, ...answer }: Answer): Promise<boolean> {
  const found = tx.selectFrom('feedback').select('user_id')
  return (await found.where(({ and }) => and(answer)).execute()).length > 0
}

/** Lock the prompt first, or concurrent answers would each compute `helpfulness` without the other. */
export async function saveAnswer(tx: Tx, answer: Answer, now: Date): Promise<void> {
  const { revision, worked, tool, note } = answer
  await tx
    .insertInto('feedback')
    .values({ ...answer, answered_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['prompt_id', 'user_id'])
        .doUpdateSet({ revision, worked, tool, note, answered_at: now }),
    )
    .execute()
  await updateHelpfulness(tx, [answer.prompt_id], now)
}

export async function removeAnswer(
  tx: Tx,
  { prompt_id, user_id }: Pick<Answer, 'prompt_id' | 'user_id'>,
  now: Date,
): Promise<void> {
  await lockPrompts(tx, [prompt_id])
  await tx.deleteFrom('feedback').where('prompt_id', '=', prompt_id).where('user_id', '=', user_id).execute()
  await updateHelpfulness(tx, [prompt_id], now)
}

/** Deletes a user's answers. `lockPromptsOf` locks their prompts. */
export async function deleteFeedbackOf(tx: Tx, userId: number, now: Date): Promise<void> {
  const deleted = await tx
    .deleteFrom('feedback')
    .where('user_id', '=', userId)
    .returning('prompt_id')
    .execute()
  const promptIds = new Set(deleted.map(({ prompt_id }) => prompt_id))
  await updateHelpfulness(tx, [...promptIds], now)
}

/**
 * For prompts that get another author: the notes were for the former one, and no one answers for their own prompt. Lock the
 * prompts first.
 */
export async function clearFeedback(
  tx: Tx,
  { promptIds, authorId, now }: { promptIds: readonly number[]; authorId: number; now: Date },
): Promise<void> {
  const { rows } = await sql<{ prompt_id: number }>`delete from feedback
    where user_id = ${authorId} and prompt_id = any(${promptIds}::int[]) returning prompt_id`.execute(tx)
  await sql`update feedback set note = '' where prompt_id = any(${promptIds}::int[]) and note <> ''`.execute(
    tx,
  )
  await updateHelpfulness(tx, [...new Set(rows.map(({ prompt_id }) => prompt_id))], now)
}

/** In the order of their IDs, so that two transactions can't deadlock. Also deleted prompts, which can be restored. */
async function lockPrompts(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`select from all_prompts where id = any(${ids}::int[]) order by id for no key update`.execute(tx)
}

async function updateHelpfulness(tx: Tx, promptIds: readonly number[], now: Date): Promise<void> {
  const { rows } = await sql<{ prompt_id: number; worked: number; answers: number }>`
    select prompt_id, (count(*) filter (where worked))::int as worked, count(*)::int as answers
    from feedback where prompt_id = any(${promptIds}::int[]) and answered_at > ${since(now)}
    group by prompt_id`.execute(tx)
  const byPrompt = new Map(rows.map(({ prompt_id, ...counts }) => [prompt_id, helpfulness(counts)]))
  const values = promptIds.map((id) => byPrompt.get(id) ?? 0)
  await sql`update all_prompts set helpfulness = computed.value
    from unnest(${promptIds}::int[], ${values}::real[]) as computed (id, value)
    where all_prompts.id = computed.id and helpfulness <> computed.value`.execute(tx)
}

function since(now: Date): Date {
  return new Date(now.getTime() - FEEDBACK_DAYS * DAY)
}

/** `tools` are the names that the summary can include. */
export async function getSummary(
  db: Queryable,
  { promptId, tools, now }: { promptId: number; tools: readonly string[]; now: Date },
): Promise<FeedbackSummary> {
  const { rows } = await sql<FeedbackSummary>`
    with latest as materialized (
      select worked, tool from feedback where prompt_id = ${promptId} and answered_at > ${since(now)}
    )
    select (count(*) filter (where worked))::int as worked, count(*)::int as answers,
      array(select tool from latest where worked and tool = any(${tools}::text[])
        group by tool order by count(*) desc, tool limit ${sql.lit(FEEDBACK_TOOLS_MAX)}) as tools
    from latest`.execute(db)
  return rows[0] ?? { worked: 0, answers: 0, tools: [] }
}

export async function getOwnAnswer(
  db: Queryable,
  { promptId, userId }: { promptId: number; userId: number },
): Promise<Feedback['own']> {
  const answer = await db
    .selectFrom('feedback')
    .select(['worked', 'tool', 'note'])
    .where(({ and }) => and({ prompt_id: promptId, user_id: userId }))
    .executeTakeFirst()
  return answer ?? null
}

/** For the author, who must not learn who wrote them: no names, and only the day. */
export async function listNotes(db: Queryable, promptId: number): Promise<NonNullable<Feedback['notes']>> {
  return db
    .selectFrom('feedback')
    .select(['worked', 'tool', 'note', 'revision'])
    .select(sql<string>`to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD')`.as('answered_on'))
    .where('prompt_id', '=', promptId)
    .where('note', '<>', '')
    .orderBy('answered_at', 'desc')
    .orderBy('user_id')
    .limit(FEEDBACK_NOTES_MAX)
    .execute()
}
