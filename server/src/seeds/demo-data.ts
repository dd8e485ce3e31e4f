import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { DAY, HOUR } from '@prompt-library/domain/durations'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { EXAMPLE_PEOPLE } from '../development/people.ts'
import { promptContent } from '../rich-text/prompt-content.ts'
import { indexPrompts } from '../search/index-prompts.ts'
import data from './demo-data.json' with { type: 'json' }
import { starterFieldsReader } from './starter-fields.ts'

interface DemoPrompt {
  author: string
  category: Category
  title: string
  text: string
  daysAgo: number
  isPublic?: boolean
  tags?: string[]
}

interface DemoUser {
  netid: string
  displayName: string
  admin?: boolean
  status?: 'disabled'
  /** Since the last sign-in, and undefined if they never signed in. None of their activity is more recent. */
  hours?: number
}

interface DemoData {
  /** The colleagues of the development sign-in's users. Real NetIDs have no hyphen, so these can't belong to anyone. */
  users: readonly DemoUser[]
  /** Spread over a year. */
  prompts: readonly DemoPrompt[]
  /** Each happened `hours` ago. */
  shares: readonly { from: string; title: string; to: string; hours: number; message: string }[]
}

/** Prompts by the example users, and what they shared. */
export const DEMO_DATA = data as DemoData

const DEMO_USERS: readonly DemoUser[] = [
  ...EXAMPLE_PEOPLE.map((person) => ({ ...person, hours: 26 })),
  ...DEMO_DATA.users,
]

/** Creates example users with prompts, upvotes, uses, shares, and enhancements, so every screen has something to show. */
export async function seedDemoData(tx: Tx, now: Date): Promise<number> {
  const existingUser = await tx
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'person')
    .executeTakeFirst()
  // Never add example users to a library that is already in use.
  if (existingUser) return 0
  const ids = await createUsers(tx, now)
  await createPrompts(tx, ids, now)
  await createVotes(tx, [...ids.values()])
  await createUses(tx, now)
  await createShares(tx, ids, now)
  await createUsage(tx, [...ids.values()], now)
  return ids.size
}

async function createUsers(tx: Tx, now: Date): Promise<Map<string, number>> {
  const rows = DEMO_USERS.map(({ netid, displayName, admin = false, status = 'active' as const, hours }) => {
    const email = `${netid}@example.edu`
    return {
      netid,
      display_name: displayName,
      email,
      role: admin ? ('admin' as const) : ('user' as const),
      status,
      name_key: sortKey(displayName),
      search_text: searchKey(`${displayName}\n${email}`),
      created_at: new Date(now.getTime() - 365 * DAY),
      last_login_at: hours === undefined ? null : new Date(now.getTime() - hours * HOUR),
    }
  })
  const users = await tx.insertInto('users').values(rows).returning(['id', 'netid']).execute()
  return new Map(users.map(({ id, netid }) => [netid ?? '', id]))
}

async function createPrompts(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const fieldsOf = starterFieldsReader()
  const rows = DEMO_DATA.prompts.map(
    ({ author, category, title, text, daysAgo, isPublic = true, tags = [] }) => {
      const at = new Date(now.getTime() - daysAgo * DAY)
      return {
        ...promptContent({ title, html: richTextFromText(text) }),
        author_id: idOf(ids, author),
        category,
        is_public: isPublic,
        tags,
        fields: JSON.stringify(fieldsOf(text)),
        from_prompt_builder: tags.includes('PromptBuilder'),
        created_at: at,
        updated_at: at,
      }
    },
  )
  const prompts = await tx.insertInto('prompts').values(rows).returning('id').execute()
  await indexPrompts(
    tx,
    prompts.map(({ id }) => id),
  )
}

/**
 * Gives a few prompts many upvotes, most a few, and many none. The result is deterministic, and each upvote falls
 * between the prompt's creation and the voter's last sign-in.
 */
async function createVotes(tx: Tx, userIds: readonly number[]): Promise<void> {
  await sql`insert into upvotes (prompt_id, user_id, created_at)
    select prompts.id, users.id,
      prompts.created_at + (users.last_login_at - prompts.created_at) * ((prompts.id * 7 + users.id * 11) % 89 / 90.0)
    from prompts, users
    where prompts.is_public and users.id = any(${userIds}::int[]) and users.last_login_at > prompts.created_at
      and (prompts.id * 31 + users.id * 17) % 100 < (prompts.id * 13) % 37`.execute(tx)
  await sql`update prompts
    set upvotes = (select count(*) from upvotes where upvotes.prompt_id = prompts.id)`.execute(tx)
}

/** What was upvoted was also used, in each of the last twelve weeks. */
async function createUses(tx: Tx, now: Date): Promise<void> {
  await sql`insert into weekly_uses (prompt_id, week, uses)
    select prompts.id, date_trunc('week', ${now}::timestamptz at time zone 'UTC')::date - 7 * week,
      1 + (prompts.id * 13 + week * 5) % (2 * prompts.upvotes)
    from prompts, generate_series(0, 11) as week
    where prompts.is_public and prompts.upvotes > 1 and prompts.created_at < ${now}::timestamptz - week * interval '1 week'`.execute(
    tx,
  )
  await sql`update prompts
    set uses = (select coalesce(sum(uses), 0) from weekly_uses where weekly_uses.prompt_id = prompts.id)`.execute(
    tx,
  )
}

async function createShares(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  for (const { from, title, to, hours, message } of DEMO_DATA.shares) {
    const [sharer_id, recipient_id] = [idOf(ids, from), idOf(ids, to)]
    const { id: prompt_id } = await tx
      .selectFrom('prompts')
      .select('id')
      .where('title', '=', title)
      .executeTakeFirstOrThrow()
    const at = new Date(now.getTime() - hours * HOUR)
    const personal_message = message || null
    await tx
      .insertInto('shares')
      .values({ prompt_id, recipient_id, sharer_id, personal_message, shared_at: at })
      .execute()
    await tx
      .insertInto('notifications')
      .values({
        user_id: recipient_id,
        type: 'prompt_shared',
        title: `${nameOf(from)} shared a prompt with you`,
        message: '',
        prompt_id,
        actor_id: sharer_id,
        personal_message,
        created_at: at,
        // Notifications older than a day are already read.
        read_at: hours > 24 ? at : null,
      })
      .execute()
  }
}

/**
 * Creates six weeks of enhancements with realistic costs, more on some days than on others. Each user has signed in
 * since their enhancement.
 */
async function createUsage(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  await sql`insert into enhancements
      (user_id, outcome, provider, model, input_tokens, output_tokens, cost_usd, duration_ms, started_at, finished_at)
    select
      active.ids[1 + (day * 7 + n * 3) % cardinality(active.ids)],
      case when (day + n) % 11 = 0 then 'failed' else 'succeeded' end,
      'example', 'example-model', 600 + 40 * n, 400 + 25 * day, 0.0008 * (n + 2), 3000 + 100 * n, at,
      at + interval '4 seconds'
    from generate_series(0, 41) as day, generate_series(1, 9) as n,
      lateral (select ${now}::timestamptz - day * interval '1 day' - n * interval '40 minutes' as at) as moment,
      lateral (select array_agg(id order by id) as ids from users
        where id = any(${userIds}::int[]) and last_login_at >= at) as active
    where n <= (day * 5 + 3) % 8 + 1`.execute(tx)
}

function nameOf(netid: string): string {
  return DEMO_USERS.find((user) => user.netid === netid)?.displayName ?? netid
}

function idOf(ids: ReadonlyMap<string, number>, netid: string): number {
  const id = ids.get(netid)
  if (id === undefined) throw new Error(`No example user has the ${DEFAULT_CAMPUS.id_name} ${netid}.`)
  return id
}
