// Prints PostgreSQL's plans for the statements of lists, searches, shares, notifications, and the console, and fails if a
// statement that should use an index scans the whole table.
import { PROMPT_SORTS, USER_SORTS } from '@prompt-library/contract/admin'
import type { ListQuery } from '@prompt-library/contract/prompts'
import { REVISIONS_PAGE } from '@prompt-library/contract/revisions'
import { COLLECTIONS_PAGE_SIZE } from '@prompt-library/domain/limits'
import { DEFAULT_SYNONYMS } from '@prompt-library/domain/prompts/synonyms'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { createDb, type Db, inTransaction } from '../../server/src/db/database.ts'
import { AppError } from '../../server/src/errors.ts'
import { countAllPrompts, listAllPrompts } from '../../server/src/features/admin/prompt-queries.ts'
import {
  getCategoryCounts,
  getDailyUsage,
  getMonthlyCounts,
  getStats,
  getTopUsers,
  getUsageTotals,
} from '../../server/src/features/admin/stats-queries.ts'
import { countUsers, getUsers, listUserIds } from '../../server/src/features/admin/user-queries.ts'
import { getAuthor } from '../../server/src/features/authors/queries.ts'
import {
  countCollections,
  getCollection,
  listCollections,
  listForPrompt,
} from '../../server/src/features/collections/list-queries.ts'
import { getNotificationState, listNotifications } from '../../server/src/features/notifications/queries.ts'
import { list } from '../../server/src/features/prompts/list.ts'
import {
  promptsIn,
  promptsOf,
  promptsSavedBy,
  promptsSharedWith,
  publicPrompts,
  type Source,
} from '../../server/src/features/prompts/list-queries.ts'
import { getPrompt } from '../../server/src/features/prompts/queries.ts'
import { countRevisions, getRevision, listRevisions } from '../../server/src/features/revisions/queries.ts'
import {
  countSharedPrompts,
  findByNetIdOrEmail,
  searchUsers,
} from '../../server/src/features/sharing/queries.ts'
import { suggestTags } from '../../server/src/features/tags/queries.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { COMMON, RARE } from './cases.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Options } from './options.ts'
import { compareSaves } from './saves.ts'

interface Case {
  name: string
  /** A page of a list, by default of public prompts; or another function that returns a count. */
  query?: ListQuery
  source?: Source
  collection?: typeof collection
  call?: (db: Db) => Promise<number>
  /** For statistics over a whole table. */
  mayScan?: true
}

const RUNS = 5

/** A user with about 50 prompts. */
const VIEWER_ID = 2

const own = promptsOf(VIEWER_ID)
/** The same user has 10,000 shared prompts and notifications. */
const shared = promptsSharedWith(VIEWER_ID)

/** And 10,000 saved prompts, 20 collections, and 200 that others own. */
const saved = promptsSavedBy(VIEWER_ID)
/** The first collection has 500 prompts, and so do the next ones. Its token is the start of an MD5. */
const COLLECTION_ID = 1
const collection = { token: 'c4ca4238a0b923820dcc509a', viewerId: VIEWER_ID }
const collected = promptsIn(collection)
const ownCollections = { of: 'member', userId: VIEWER_ID } as const
const allCollections = { of: 'everyone' } as const

/** A page of collections and their total. */
const pageOf =
  (scope: typeof ownCollections | typeof allCollections, text: string, page = 1) =>
  async (db: Db) => {
    const window = { limit: COLLECTIONS_PAGE_SIZE, offset: (page - 1) * COLLECTIONS_PAGE_SIZE }
    await listCollections(db, scope, { text, ...window, viewerId: VIEWER_ID })
    return countCollections(db, scope, text)
  }
/** A page of the history of the prompt with 1,000 revisions, as others see it, and its total. */
const historyPage = (page: number) => async (db: Db) => {
  const window = { limit: REVISIONS_PAGE, offset: (page - 1) * REVISIONS_PAGE }
  await listRevisions(db, { promptId: 1, viewerId: VIEWER_ID, ...window })
  return countRevisions(db, 1, VIEWER_ID)
}
const EMAILS = Array.from({ length: 50 }, (_, index) => `person${1 + index * 997}@example.edu`)

const MOMENT = { now: new Date(), timeZone: 'America/Chicago' }

/** Console queries can scan whole tables, because they take less than 100 ms. */
const ADMIN_CALLS: Record<string, (db: Db) => Promise<number>> = {
  'dashboard statistics': async (db) => (await getStats(db, MOMENT)).totalUsers,
  'prompts by month': async (db) => (await getMonthlyCounts(db, MOMENT)).counts.length,
  'prompts by category': async (db) => (await getCategoryCounts(db)).counts.length,
  'AI usage totals': async (db) => (await getUsageTotals(db, MOMENT)).totalEnhancements,
  'AI usage by day': async (db) => (await getDailyUsage(db, MOMENT)).length,
  'top users': async (db) => (await getTopUsers(db, MOMENT)).length,
  'user count': (db) => countUsers(db, {}),
  ...Object.fromEntries(
    USER_SORTS.map((sort) => [
      `users by ${sort}`,
      async (db: Db) =>
        (await getUsers(db, await listUserIds(db, {}, { sort, limit: 25, offset: 0 }))).length,
    ]),
  ),
  'users: search': async (db) =>
    (await listUserIds(db, { text: 'person49' }, { sort: 'name', limit: 25, offset: 0 })).length,
  ...Object.fromEntries(
    USER_SORTS.map((sort) => [
      `disabled users by ${sort}`,
      async (db: Db) =>
        (await listUserIds(db, { role: 'user', status: 'disabled' }, { sort, limit: 25, offset: 0 })).length,
    ]),
  ),
  'disabled user count': (db) => countUsers(db, { status: 'disabled' }),
  'prompt count': (db) => countAllPrompts(db, {}),
  ...Object.fromEntries(
    PROMPT_SORTS.map((sort) => [
      `all prompts by ${sort}`,
      async (db: Db) => (await listAllPrompts(db, {}, { sort, limit: 25, offset: 0 })).length,
    ]),
  ),
  'all prompts: search': async (db) =>
    (await listAllPrompts(db, { text: COMMON }, { sort: 'newest', limit: 25, offset: 0 })).length,
  'all prompts: search count': (db) => countAllPrompts(db, { text: COMMON }),
  ...Object.fromEntries(
    PROMPT_SORTS.map((sort) => [
      `private prompts of one category by ${sort}`,
      async (db: Db) =>
        (
          await listAllPrompts(
            db,
            { visibility: 'private', category: 'Study' },
            { sort, limit: 25, offset: 0 },
          )
        ).length,
    ]),
  ),
  'private prompts: search count': (db) => countAllPrompts(db, { text: COMMON, visibility: 'private' }),
}

const CASES: Case[] = [
  { name: 'newest, page 1', query: { page: 1 } },
  { name: 'newest, page 5,000', query: { page: 5_000 } },
  { name: 'oldest', query: { page: 1, sort: 'oldest' } },
  { name: 'most upvoted', query: { page: 1, sort: 'upvotes' } },
  { name: 'most helpful', query: { page: 1, sort: 'helpful' } },
  { name: 'one category, newest', query: { page: 1, category: 'Coding' } },
  { name: 'one category, oldest', query: { page: 1, category: 'Coding', sort: 'oldest' } },
  { name: 'one category, most upvoted', query: { page: 1, category: 'Coding', sort: 'upvotes' } },
  { name: 'one category, most helpful', query: { page: 1, category: 'Coding', sort: 'helpful' } },
  { name: 'no page: the newest 1,000', query: {} },
  { name: 'one tag (10,000 prompts)', query: { page: 1, tag: 'template' } },
  { name: 'own (50 prompts), newest', query: { page: 1 }, source: own },
  {
    name: 'own, most upvoted in one category',
    query: { page: 1, category: 'Coding', sort: 'upvotes' },
    source: own,
  },
  { name: 'own, search', query: { page: 1, q: COMMON }, source: own },
  { name: 'search: no match', query: { page: 1, q: 'quetzalcoatl' } },
  { name: 'search: one match', query: { page: 1, q: 'case 48213' } },
  { name: 'search: rare', query: { page: 1, q: RARE } },
  { name: 'search: rare, most upvoted', query: { page: 1, q: RARE, sort: 'upvotes' } },
  { name: 'search: rare, most helpful', query: { page: 1, q: RARE, sort: 'helpful' } },
  { name: 'search: part of many rare words', query: { page: 1, q: 'trict' } },
  { name: 'search: common', query: { page: 1, q: COMMON } },
  {
    name: 'search: common, one category, oldest',
    query: { page: 1, q: COMMON, category: 'Coding', sort: 'oldest' },
  },
  { name: 'search: common, page 100', query: { page: 100, q: COMMON } },
  { name: 'search: very common', query: { page: 1, q: 'the' } },
  { name: 'search: two common words', query: { page: 1, q: 'of the' } },
  { name: 'search: long sentence', query: { page: 1, q: 'the prompt of the research and the writing' } },
  { name: 'search: two letters, common', query: { page: 1, q: 'th' } },
  { name: 'search: two letters, no match', query: { page: 1, q: 'qz' } },
  { name: 'shared (10,000 prompts), newest', query: { page: 1 }, source: shared },
  { name: 'shared, newest, page 800', query: { page: 800 }, source: shared },
  { name: 'shared, oldest', query: { page: 1, sort: 'oldest' }, source: shared },
  { name: 'shared, most upvoted', query: { page: 1, sort: 'upvotes' }, source: shared },
  { name: 'shared, one category', query: { page: 1, category: 'Coding' }, source: shared },
  { name: 'shared, search: rare', query: { page: 1, q: RARE }, source: shared },
  { name: 'shared, search: common', query: { page: 1, q: COMMON }, source: shared },
  {
    name: 'shared: total and unseen count',
    call: async (db) => (await countSharedPrompts(db, VIEWER_ID)).count,
  },
  { name: 'saved (10,000 prompts), newest', query: { page: 1 }, source: saved },
  { name: 'saved, newest, page 800', query: { page: 800 }, source: saved },
  { name: 'saved, oldest', query: { page: 1, sort: 'oldest' }, source: saved },
  { name: 'saved, most upvoted', query: { page: 1, sort: 'upvotes' }, source: saved },
  { name: 'saved, one category', query: { page: 1, category: 'Coding' }, source: saved },
  { name: 'saved, search: rare', query: { page: 1, q: RARE }, source: saved },
  { name: 'saved, search: common', query: { page: 1, q: COMMON }, source: saved },
  { name: 'collection (500 prompts), page 1', query: { page: 1 }, source: collected },
  { name: 'collection, all', query: {}, source: collected },
  { name: 'collection, search: rare', query: { page: 1, q: RARE }, source: collected },
  { name: 'collection, search: common', query: { page: 1, q: COMMON }, source: collected },
  { name: 'newest, in a collection', query: { page: 1 }, collection },
  { name: 'search: common, in a collection', query: { page: 1, q: COMMON }, collection },
  { name: 'clones of one prompt, newest', query: { page: 1, clones_of: 1 } },
  { name: 'clones, most upvoted', query: { page: 1, clones_of: 1, sort: 'upvotes' } },
  { name: 'clones, search: common', query: { page: 1, clones_of: 1, q: COMMON } },
  {
    name: 'one prompt with its lineage',
    call: async (db) => (await getPrompt(db, 1, VIEWER_ID))?.public_clones ?? 0,
  },
  {
    name: 'collection: details',
    call: async (db) => (await getCollection(db, COLLECTION_ID, VIEWER_ID))?.prompt_count ?? 0,
  },
  { name: 'collections (33,334 public), newest', call: pageOf(allCollections, '') },
  { name: 'collections, page 1,000', call: pageOf(allCollections, '', 1_000) },
  { name: 'collections, search: rare', call: pageOf(allCollections, 'collection 49999') },
  { name: 'collections, search: common', call: pageOf(allCollections, 'course') },
  { name: 'collections, search: two letters', call: pageOf(allCollections, 'qz') },
  { name: 'own collections (220)', call: pageOf(ownCollections, '') },
  { name: 'own collections, search', call: pageOf(ownCollections, 'course 12') },
  {
    name: 'own collections: menu',
    call: async (db) => (await listForPrompt(db, { userId: VIEWER_ID, promptId: 1, text: '' })).length,
  },
  {
    name: 'notifications (10,000): poll, nothing new',
    call: async (db) => (await getNotificationState(db, VIEWER_ID)).total,
  },
  {
    name: 'notifications: page 500 of 20',
    call: async (db) =>
      (await listNotifications(db, VIEWER_ID, { limit: 20, offset: 9_980, now: new Date() })).length,
  },
  {
    name: 'author with 2,000 prompts',
    call: async (db) => (await getAuthor(db, 4, VIEWER_ID))?.prompts ?? 0,
  },
  { name: 'history (1,000 revisions), page 1', call: historyPage(1) },
  { name: 'history, last page', call: historyPage(14) },
  {
    name: 'history: one revision',
    call: async (db) =>
      Number((await getRevision(db, { promptId: 1, revision: 500, viewerId: VIEWER_ID }))?.revision),
  },
  {
    name: 'tags: most used',
    call: async (db) => (await suggestTags(db, { text: '', userId: VIEWER_ID })).length,
  },
  {
    name: 'tags: one letter',
    call: async (db) => (await suggestTags(db, { text: 'e', userId: VIEWER_ID })).length,
  },
  ...Object.entries(ADMIN_CALLS).map(([name, call]) => ({
    name: `admin: ${name}`,
    call,
    mayScan: true as const,
  })),
  {
    name: 'recipients: two letters',
    call: (db) => countRecipients(db, ['er']),
  },
  {
    name: 'recipients: two words',
    call: (db) => countRecipients(db, ['person', '1999']),
  },
  {
    name: 'recipients: a list of 50 emails',
    call: async (db) => (await findByNetIdOrEmail(db, EMAILS)).length,
  },
]

async function countRecipients(db: Db, words: string[]): Promise<number> {
  return (await inTransaction(db, (tx) => searchUsers(tx, { words, exceptId: VIEWER_ID }))).length
}

const EXPLAIN_EVERYTHING = [
  'session_preload_libraries=auto_explain',
  'auto_explain.log_min_duration=0',
  'auto_explain.log_analyze=on',
  'auto_explain.log_buffers=on',
  // Timing every row would take longer than reading it.
  'auto_explain.log_timing=off',
  'auto_explain.log_level=notice',
]
  .map((setting) => `-c ${setting}`)
  .join(' ')

export async function showPlans(options: Options): Promise<Result> {
  const server = await startWithLibraries([options.size])
  try {
    const { table, failures } = await explainAll(server.url(nameOf(options.size)))
    if (failures.length > 0) process.exitCode = 1
    const saves = await compareSaves(server.url(nameOf(options.size)))
    return { tables: [table, saves], remarks: failures.map((name) => `Scans the whole table: ${name}`) }
  } finally {
    await server.stop()
  }
}

/** Collects the plans of the server's own statements with auto_explain. */
async function explainAll(url: string): Promise<{ table: Table; failures: string[] }> {
  const plans: string[] = []
  const pool = new pg.Pool({ connectionString: url, options: EXPLAIN_EVERYTHING })
  pool.on('connect', (client) => client.on('notice', ({ message }) => plans.push(message ?? '')))
  pool.on('error', () => {}) // The server may stop before the last connection is closed.
  const db = createDb(new PostgresDialect({ pool }))
  const failures: string[] = []
  const table: Table = { head: ['statement', 'found', 'ms', 'pages'], rows: [] }
  for (const { name, query = {}, source = publicPrompts, collection, call, mayScan } of CASES) {
    try {
      const times: number[] = []
      let total = ''
      for (let run = 0; run < RUNS; run += 1) {
        plans.length = 0
        const start = performance.now()
        if (call) total = String(await call(db))
        else
          total = totalOf(
            await list(db, {
              source,
              query,
              collection,
              viewerId: VIEWER_ID,
              synonyms: async () => DEFAULT_SYNONYMS,
            }),
          )
        times.push(performance.now() - start)
      }
      console.log(`\n=== ${name}: ${Math.min(...times).toFixed(1)} ms at best, ${total} found`)
      for (const plan of plans.filter(readsTables)) console.log(shorten(plan))
      const pages = plans.reduce((sum, plan) => sum + pagesOf(plan), 0)
      table.rows.push([name, total, number(Math.min(...times)), pages.toLocaleString('en-US')])
    } catch (error) {
      // On a slow or busy machine a scan can exceed the time limit of a search.
      if (!(mayScan && error instanceof AppError)) throw error
      console.log(`\n=== ${name}: ${error.message}`)
    }
    if (!mayScan && plans.some((plan) => /Seq Scan on (all_prompts|revisions)/.test(plan)))
      failures.push(name)
  }
  await db.destroy()
  return { table, failures }
}

/** The number of pages read, from the top node of a plan. */
function pagesOf(plan: string): number {
  const [, hit = '0', , read = '0'] = /Buffers: shared hit=(\d+)( read=(\d+))?/.exec(plan) ?? []
  return Number(hit) + Number(read)
}

function totalOf({ headers }: Awaited<ReturnType<typeof list>>): string {
  return `${headers['x-total-count']}${headers['x-total-more'] ? ' and more' : ''}`
}

/** Filters out statements that only change settings. */
function readsTables(plan: string): boolean {
  return / on (all_prompts|revisions|search_documents|public_words|shares|notifications|users|public_tags|enhancements|saved_prompts|collection)/.test(
    plan,
  )
}

/** Removes the statement itself, costs, and widths. */
function shorten(plan: string): string {
  const [head = '', ...lines] = plan.split('\n')
  const tree = lines.slice(lines.findIndex((line) => /\(cost=/.test(line)))
  return [head.replace(/\s*plan:$/, ''), ...tree]
    .map((line) =>
      line
        .replace(/cost=\S+ /, '')
        .replace(/ width=\d+/, '')
        .slice(0, 160),
    )
    .join('\n')
}
