// The API calls that are measured, with their values.
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { LIST_SORTS } from '@prompt-library/domain/prompts/sorts'
import { TO_DO_FILTERS } from '@prompt-library/domain/prompts/to-do'
import { vocabulary } from './vocabulary.ts'

/** An API request by one user. */
export interface Request {
  path: string
  /** The id of the user who sends it; 1 is an admin. */
  as: number
  /** Sent with POST; without a body the method is GET. */
  body?: object
  /** Sends the ETag of the last response. */
  conditional?: true
}

export interface Case {
  /** A name for the command line. */
  group:
    | 'list'
    | 'search'
    | 'deep'
    | 'detail'
    | 'upvote'
    | 'submit'
    | 'poll'
    | 'admin'
    | 'reviews'
    | 'workload'
  name: string
  requests: Request[]
  /** Sent by a different user each time, to stay within rate limits. */
  byMany?: true
}

const USER_COUNT = 5_000

/** The id of one of many users, so that rate limits don't affect the measurement. */
export const userId = (n: number) => 1_000 + (n % USER_COUNT) * 7

/** The users who are signed in: the admin, one with 10,000 shared prompts, and others. */
export const USER_IDS = [1, 2, 4, ...Array.from({ length: USER_COUNT }, (_, n) => userId(n))]

const words = vocabulary(20_001)
const word = (rank: number) => words[rank] ?? ''
/** Words by frequency: the 6th is in nearly every prompt, the 60th in a third, the 20,000th in one of two thousand. */
const VERY_COMMON = word(6)
const COMMON = word(60)
const RARE = word(20_000)

type Make = (n: number) => Request
const times = (count: number, make: Make) => Array.from({ length: count }, (_, n) => make(n))

const list =
  (query: Record<string, string | number>): Make =>
  (n) => ({
    path: `/api/prompts.php?${new URLSearchParams({ page: '1', ...query })}`,
    as: userId(n),
  })
const own: Make = (n) => ({ path: '/api/my_prompts.php?page=1', as: userId(n) })
const poll: Make = (n) => ({ path: '/api/get_notifications.php?limit=10', as: userId(n) })
const conditionalPoll: Make = (n) => ({ ...poll(n), conditional: true })
/** Nine in ten prompts are public; those with these ids always are. */
const publicId = (n: number, prompts: number) => 1 + 10 * Math.floor((n % prompts) / 10)
const detail =
  (prompts: number): Make =>
  (n) => ({ path: `/api/get_prompt.php?id=${publicId(n * 7919, prompts)}`, as: userId(n) })
const upvote =
  (prompts: number): Make =>
  (n) => ({ path: '/api/upvote.php', body: { prompt_id: publicId(n * 104_729, prompts) }, as: userId(n) })
const submit: Make = (n) => ({
  path: '/api/submit.php',
  body: {
    title: `Submitted under load ${n}`,
    category: ALL_CATEGORIES[n % ALL_CATEGORIES.length],
    visibility: 'public',
    markdown: `<p>${words.slice(n % 50, (n % 50) + 210).join(' ')}</p>`,
  },
  as: userId(n),
})

/** Swaps two letters. */
const misspelled = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`

const search = (name: string, q: string, more = {}): Case => ({
  group: 'search',
  name: `search: ${name}`,
  requests: times(5, list({ q, ...more })),
  byMany: true,
})

export const searchCases: Case[] = [
  search('rare word', RARE),
  search('rare word, most upvoted', RARE, { sort: 'upvotes' }),
  search('common word', COMMON),
  search('common word, one category, oldest', COMMON, { category: 'Coding', sort: 'oldest' }),
  search('common word, page 20', COMMON, { page: 20 }),
  search('very common word', VERY_COMMON),
  search('very common word, newest', VERY_COMMON, { sort: 'newest' }),
  search('very common word, most upvoted', VERY_COMMON, { sort: 'upvotes' }),
  search('two words', [200, 350].map(word).join(' ')),
  search('five words', [200, 350, 500, 90, 60].map(word).join(' ')),
  search('five words, never together', [9_000, 9_500, 8_000, 200, 350].map(word).join(' ')),
  search('phrase', `"${word(90)} ${COMMON}"`),
  search('exclusion', `${COMMON} -${VERY_COMMON}`),
  search('two-letter prefix', COMMON.slice(0, 2)),
  search('typo', misspelled(word(5_000))),
  search('Chinese', '机器学习'),
  search('Arabic', 'خطة دراسية'),
  search('no results', 'quetzalcoatl'),
]

/** What the Reviews page asks for. */
const REVIEW_PATHS = [
  'to-do/counts',
  'to-do?page=1',
  ...TO_DO_FILTERS.map((kind) => `to-do?kind=${kind}&page=1`),
]

/** The requests to measure on a library of this many prompts. */
export function casesFor(prompts: number): Case[] {
  const lastPage = Math.ceil((prompts * 0.9) / 12)
  const one = (group: Case['group'], name: string, request: Request) => ({ group, name, requests: [request] })
  const deep = (name: string, page: number): Case => ({
    group: 'deep',
    name,
    requests: times(10, list({ page })),
  })
  return [
    ...LIST_SORTS.flatMap((sort): Case[] => [
      { group: 'list', name: `list: ${sort}`, requests: times(50, list({ sort })) },
      {
        group: 'list',
        name: `list: ${sort}, by category`,
        requests: ALL_CATEGORIES.flatMap((category) => times(8, list({ sort, category }))),
      },
    ]),
    // User 2 has the same number of prompts in every library.
    one('list', 'list: own prompts', { ...own(0), as: 2 }),
    ...searchCases,
    deep('page 70', 70),
    deep('middle page', Math.round(lastPage / 2)),
    deep('last page', lastPage),
    { group: 'detail', name: 'one prompt', requests: times(200, detail(prompts)) },
    { group: 'upvote', name: 'upvote', requests: times(400, upvote(prompts)), byMany: true },
    { group: 'submit', name: 'submit', requests: times(20, submit), byMany: true },
    { group: 'poll', name: 'poll: nothing new', requests: times(200, conditionalPoll) },
    { group: 'poll', name: 'poll: something new', requests: times(200, poll) },
    one('poll', 'poll: nothing new, 10,000 notifications', { ...conditionalPoll(0), as: 2 }),
    one('admin', 'admin: statistics', { path: '/api/get_admin_stats.php', as: 1 }),
    one('admin', 'admin: charts', { path: '/api/get_chart_data.php', as: 1 }),
    one('admin', 'admin: AI usage', { path: '/api/get_prompt_builder_stats.php', as: 1 }),
    one('admin', 'admin: users by prompts', { path: '/api/get_users.php?sort=prompts&page=1', as: 1 }),
    one('admin', 'admin: prompts by upvotes', { path: '/api/get_prompts.php?sort=upvotes&page=1', as: 1 }),
    ...REVIEW_PATHS.map((path) => one('reviews', `reviews: ${path}`, { path: `/api/${path}`, as: 1 })),
    realisticWorkload(prompts),
  ]
}

/** Per hundred requests: mostly polls by open pages, then reading, some searches, and a few writes. */
function realisticWorkload(prompts: number): Case {
  const hundred = (from: number): Request[] =>
    (
      [
        [40, conditionalPoll],
        [4, poll],
        [10, (n) => ({ path: '/session.php', as: userId(n) })],
        [16, (n) => list({ sort: LIST_SORTS[n % 3] ?? 'newest' })(n)],
        [6, (n) => list({ category: ALL_CATEGORIES[n % 6] ?? 'Study' })(n)],
        [3, (n) => list({ q: word(100 + (n % 300)) })(n)],
        [1, list({ q: RARE })],
        [4, own],
        [12, detail(prompts)],
        [3, upvote(prompts)],
        [1, submit],
      ] as [number, Make][]
    ).flatMap(([count, make]) => times(count, (n) => make(from + n)))
  // Interleaves the kinds in the same order every time.
  const all = [0, 100, 200, 300].flatMap(hundred)
  const requests = all.map((_, index) => all[(index * 37) % all.length] as Request)
  return { group: 'workload', name: 'realistic workload', requests, byMany: true }
}
