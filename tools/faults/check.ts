import type { Database } from '../../server/src/db/database.ts'
import type { Person } from './library.ts'
import type { Deeds } from './writers.ts'

/** Everything that is wrong: acknowledged and not there, or there by half. One sentence each. */
export async function findWrong(
  database: Database,
  people: readonly Person[],
  everybody: readonly Deeds[],
): Promise<string[]> {
  const rows = await readRows(database)
  const wrong = everybody.flatMap((deeds, index) => lostOf(deeds, people[index]?.id ?? 0, rows))
  return [...wrong, ...(await halves(database))]
}

async function readRows({ db }: Database) {
  const prompts = await db.selectFrom('prompts').select(['id', 'title', 'html', 'version']).execute()
  const votes = await db.selectFrom('upvotes').select(['prompt_id', 'user_id']).execute()
  const shares = await db.selectFrom('shares').select(['prompt_id', 'recipient_id', 'sharer_id']).execute()
  const notifications = await db.selectFrom('notifications').select('personal_message').execute()
  const enhancements = await db
    .selectFrom('enhancements')
    .select('user_id')
    // A text that was paid for is sent even if the database fails before it can be recorded: its place is still taken.
    .where('outcome', 'in', ['succeeded', 'reserved'])
    .execute()
  return {
    prompts: new Map(prompts.map((prompt) => [prompt.id, prompt])),
    votes: new Set(votes.map(({ prompt_id, user_id }) => `${prompt_id} ${user_id}`)),
    shares: new Set(shares.map((share) => `${share.prompt_id} ${share.recipient_id} ${share.sharer_id}`)),
    notifications: new Set(notifications.map((notification) => notification.personal_message)),
    enhancements: Map.groupBy(enhancements, ({ user_id }) => user_id),
  }
}

function lostOf(deeds: Deeds, person: number, rows: Awaited<ReturnType<typeof readRows>>): string[] {
  const wrong: string[] = []
  const standing = new Set(deeds.standing)
  for (const [id, { mark, edits, last, tried }] of deeds.prompts) {
    const row = rows.prompts.get(id)
    if (deeds.deleted.has(id) && row) wrong.push(`prompt ${id} is back from its deletion`)
    if (!standing.has(id)) continue
    if (!row) {
      wrong.push(`prompt ${id} is lost`)
      continue
    }
    const stored = Number(row.title.slice(mark.length + 1))
    if (!row.title.startsWith(mark) || stored < last || stored > tried)
      wrong.push(`prompt ${id} has lost its edit ${last}: it is "${row.title}"`)
    if (row.html !== `<p>${row.title}</p>`) wrong.push(`prompt ${id} is half edited`)
    const kept = row.version - 1
    if (kept < edits || kept > stored)
      wrong.push(`prompt ${id} has version ${row.version} after ${edits} edits`)
  }
  for (const id of deeds.votes)
    if (!rows.votes.has(`${id} ${person}`)) wrong.push(`the vote of ${person} for ${id} is lost`)
  for (const [message, { prompt, recipient }] of deeds.shares) {
    if (!standing.has(prompt)) continue
    if (!rows.shares.has(`${prompt} ${recipient} ${person}`))
      wrong.push(`a share of prompt ${prompt} is lost`)
    if (!rows.notifications.has(message)) wrong.push(`a notification of prompt ${prompt} is lost`)
  }
  const enhanced = rows.enhancements.get(person)?.length ?? 0
  if (enhanced < deeds.enhancements)
    wrong.push(`${deeds.enhancements - enhanced} enhancements of ${person} are lost`)
  return wrong
}

/** What a transaction must never leave behind, each as a query that should find nothing. */
const HALVES = {
  'a number of votes is not that of the votes': `select 1 from prompts
    where upvotes <> (select count(*) from upvotes where prompt_id = prompts.id)`,
  'a share has no notification with its message': `select 1 from shares
    where not exists (select from notifications n where n.prompt_id = shares.prompt_id
      and n.user_id = shares.recipient_id and n.actor_id = shares.sharer_id
      and n.personal_message is not distinct from shares.personal_message)`,
  'a notification has no share': `select 1 from notifications n
    where not exists (select from shares where shares.prompt_id = n.prompt_id
      and shares.recipient_id = n.user_id and shares.sharer_id = n.actor_id)`,
  'the totals of the enhancements are not those of the calls': `select 1
    from (select user_id, count(*) filter (where outcome = 'succeeded') as succeeded from enhancements group by user_id) calls
    full join enhancement_totals totals using (user_id)
    where coalesce(calls.succeeded, 0) <> coalesce(totals.succeeded, 0)`,
}

function halves(database: Database): Promise<string[]> {
  return database.withSession(async (run) => {
    const wrong: string[] = []
    for (const [sentence, query] of Object.entries(HALVES)) {
      const rows = await run(query)
      if (rows.length > 0) wrong.push(`${sentence}, ${rows.length} times`)
    }
    return wrong
  })
}
