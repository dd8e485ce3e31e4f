import type { Database } from '../../server/src/db/database.ts'
import type { Library } from './library.ts'
import type { AcknowledgedWrites } from './writers.ts'

/** Describes every acknowledged write that is missing and every partial write. */
export function findProblems({ withDatabase, users, writesByUser }: Library): Promise<string[]> {
  return withDatabase(async (database) => {
    const rows = await readRows(database)
    const lost = writesByUser.flatMap((writes, index) => findLostWrites(writes, users[index]?.id ?? 0, rows))
    return [...lost, ...(await findInconsistencies(database))]
  })
}

async function readRows({ db }: Database) {
  const prompts = await db.selectFrom('prompts').select(['id', 'title', 'html', 'version']).execute()
  const votes = await db.selectFrom('upvotes').select(['prompt_id', 'user_id']).execute()
  const shares = await db.selectFrom('shares').select(['prompt_id', 'recipient_id', 'sharer_id']).execute()
  const enhancements = await db
    .selectFrom('enhancements')
    .select('user_id')
    // A billed result is sent even if the database fails before it's recorded; its row is still `reserved` then.
    .where('outcome', 'in', ['succeeded', 'reserved'])
    .execute()
  return {
    prompts: new Map(prompts.map((prompt) => [prompt.id, prompt])),
    votes: new Set(votes.map(({ prompt_id, user_id }) => `${prompt_id} ${user_id}`)),
    shares: new Set(shares.map((share) => `${share.prompt_id} ${share.recipient_id} ${share.sharer_id}`)),
    enhancements: Map.groupBy(enhancements, ({ user_id }) => user_id),
  }
}

function findLostWrites(
  writes: AcknowledgedWrites,
  user: number,
  rows: Awaited<ReturnType<typeof readRows>>,
): string[] {
  const problems: string[] = []
  const remaining = new Set(writes.remaining)
  for (const [id, { mark, edits, last, tried }] of writes.prompts) {
    const row = rows.prompts.get(id)
    if (writes.deleted.has(id) && row) problems.push(`prompt ${id} exists after its deletion`)
    if (!remaining.has(id)) continue
    if (!row) {
      problems.push(`prompt ${id} is lost`)
      continue
    }
    const stored = Number(row.title.slice(mark.length + 1))
    if (!row.title.startsWith(mark) || stored < last || stored > tried)
      problems.push(`prompt ${id} lost its edit ${last}: its title is "${row.title}"`)
    if (row.html !== `<p>${row.title}</p>`) problems.push(`prompt ${id} is partially edited`)
    const storedEdits = row.version - 1
    if (storedEdits < edits || storedEdits > stored)
      problems.push(`prompt ${id} has version ${row.version} after ${edits} edits`)
  }
  for (const id of writes.votes)
    if (!rows.votes.has(`${id} ${user}`)) problems.push(`the vote of user ${user} for prompt ${id} is lost`)
  for (const { prompt, recipient } of writes.shares)
    if (remaining.has(prompt) && !rows.shares.has(`${prompt} ${recipient} ${user}`))
      problems.push(`a share of prompt ${prompt} is lost`)
  const enhanced = rows.enhancements.get(user)?.length ?? 0
  if (enhanced < writes.enhancements)
    problems.push(`${writes.enhancements - enhanced} enhancements of user ${user} are lost`)
  return problems
}

/** Queries for inconsistencies that a transaction must never leave behind. Each should return no rows. */
const INCONSISTENCIES = {
  'a vote count doesn’t match the votes': `select 1 from all_prompts
    where upvotes <> (select count(*) from upvotes where prompt_id = all_prompts.id)`,
  'a list’s total doesn’t match the prompts': `select 1
    from prompt_counts full join (select category, is_public, count(*) from prompts group by 1, 2) as counted
    using (category, is_public) where coalesce(prompts, 0) <> coalesce(count, 0)`,
  'a share has no notification with its message': `select 1 from shares
    where not exists (select from notifications n where n.prompt_id = shares.prompt_id
      and n.user_id = shares.recipient_id and n.actor_id = shares.sharer_id
      and n.personal_message is not distinct from shares.personal_message)`,
  'a notification has no share': `select 1 from notifications n
    where type = 'prompt_shared' and not exists (select from shares where shares.prompt_id = n.prompt_id
      and shares.recipient_id = n.user_id and shares.sharer_id = n.actor_id)`,
  'enhancement totals don’t match the enhancements': `select 1
    from (select user_id, count(*) filter (where outcome = 'succeeded') as succeeded from enhancements group by user_id) calls
    full join enhancement_totals totals using (user_id)
    where coalesce(calls.succeeded, 0) <> coalesce(totals.succeeded, 0)`,
}

function findInconsistencies(database: Database): Promise<string[]> {
  return database.withSession(async (run) => {
    const problems: string[] = []
    for (const [problem, query] of Object.entries(INCONSISTENCIES)) {
      const rows = await run(query)
      if (rows.length > 0) problems.push(`${problem}, ${rows.length} times`)
    }
    return problems
  })
}
