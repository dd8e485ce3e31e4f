import {
  getAdminStats,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listUsers,
} from '@prompt-library/contract/admin'
import { listNotifications } from '@prompt-library/contract/notifications'
import { createPrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listOwnPrompts, listPrompts, toggleUpvote } from '@prompt-library/contract/prompts'
import { getSession } from '@prompt-library/contract/session'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { LIST_SORTS } from '@prompt-library/domain/prompts/sorts'
import { vocabulary } from './vocabulary.ts'

/** An API request by one user. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  /** The id of the user who sends it; 1 is an admin. */
  as: number
  body?: object
  /** Sends the ETag of the last response. */
  conditional?: true
}

export interface Case {
  /** A name for the command line. */
  group: 'list' | 'search' | 'deep' | 'detail' | 'upvote' | 'submit' | 'poll' | 'admin' | 'workload'
  name: string
  requests: Request[]
  /** Sent by a different user each time, to stay within rate limits. */
  byMany?: true
}

export const USER_COUNT = 5_000

/** The id of one of many users, so that rate limits don't affect the measurement. */
export const userId = (n: number) => 1_000 + (n % USER_COUNT) * 7

/** The users who are signed in: the admin, one with 10,000 shared prompts, and others. */
export const USER_IDS = [1, 2, ...Array.from({ length: USER_COUNT }, (_, n) => userId(n))]

const times = (count: number, make: (n: number) => Request) =>
  Array.from({ length: count }, (_, n) => make(n))

const words = vocabulary(20_001)
/** Words by frequency: the 60th is in a third of all prompts, the 20,000th in one of two thousand. */
export const COMMON = words[60] ?? ''
export const RARE = words[20_000] ?? ''

function get(path: string, query: Record<string, string | number>, as: number): Request {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return { method: 'GET', path: `${path}?${search}`, as }
}

function post(path: string, body: object, as: number): Request {
  return { method: 'POST', path, body, as }
}

const listRequest = (query: Record<string, string | number>) => (n: number) =>
  get(listPrompts.path, { page: 1, ...query }, userId(n))
const detail = (prompts: number) => (n: number) =>
  get(getPrompt.path, { id: 1 + 10 * Math.floor(((n * 7919) % prompts) / 10) }, userId(n))
const poll = (n: number) => get(listNotifications.path, { limit: 10 }, userId(n))
const upvote = (prompts: number) => (n: number) =>
  post(toggleUpvote.path, { prompt_id: 1 + 10 * Math.floor(((n * 104_729) % prompts) / 10) }, userId(n))
const submit = (n: number) =>
  post(
    createPrompt.path,
    {
      title: `Submitted under load ${n}`,
      category: ALL_CATEGORIES[n % ALL_CATEGORIES.length],
      visibility: 'public',
      markdown: `<p>${words.slice(n % 50, (n % 50) + 210).join(' ')}</p>`,
    },
    userId(n),
  )

/** The sixth most frequent word is in nearly every prompt. */
const [VERY_COMMON = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = [6, 200, 350, 500, 90].map(
  (rank) => words[rank],
)

/** Swaps two letters. */
function misspelled(word: string): string {
  return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`
}

const search = (name: string, q: string, more = {}): Case => ({
  group: 'search',
  name: `search: ${name}`,
  requests: times(5, listRequest({ q, ...more })),
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
  search('two words', `${SECOND} ${THIRD}`),
  search('five words', [SECOND, THIRD, FOURTH, FIFTH, COMMON].join(' ')),
  search('five words, never together', [words[9_000], words[9_500], words[8_000], SECOND, THIRD].join(' ')),
  search('phrase', `"${FIFTH} ${COMMON}"`),
  search('exclusion', `${COMMON} -${VERY_COMMON}`),
  search('two-letter prefix', COMMON.slice(0, 2)),
  search('typo', misspelled(words[5_000] ?? '')),
  search('part of a word', (words[7_000] ?? '').slice(1, -1)),
  search('Chinese', '机器学习'),
  search('Arabic', 'خطة دراسية'),
  search('no results', 'quetzalcoatl'),
]

/** The requests to measure on a library of this many prompts. */
export function casesFor(prompts: number): Case[] {
  const lastPage = Math.ceil((prompts * 0.9) / 12)
  return [
    ...LIST_SORTS.map(
      (sort): Case => ({ group: 'list', name: `list: ${sort}`, requests: times(50, listRequest({ sort })) }),
    ),
    ...LIST_SORTS.map(
      (sort): Case => ({
        group: 'list',
        name: `list: ${sort}, by category`,
        requests: ALL_CATEGORIES.flatMap((category) => times(8, listRequest({ sort, category }))),
      }),
    ),
    {
      group: 'list',
      name: 'list: own prompts',
      // User 2 has the same number of prompts in every library.
      requests: [get(listOwnPrompts.path, { page: 1 }, 2)],
    },
    ...searchCases,
    { group: 'deep', name: 'page 70', requests: times(10, listRequest({ page: 70 })) },
    {
      group: 'deep',
      name: 'middle page',
      requests: times(10, listRequest({ page: Math.round(lastPage / 2) })),
    },
    { group: 'deep', name: 'last page', requests: times(10, listRequest({ page: lastPage })) },
    { group: 'detail', name: 'one prompt', requests: times(200, detail(prompts)) },
    { group: 'upvote', name: 'upvote', requests: times(400, upvote(prompts)), byMany: true },
    { group: 'submit', name: 'submit', requests: times(20, submit), byMany: true },
    {
      group: 'poll',
      name: 'poll: nothing new',
      requests: times(200, (n) => ({ ...poll(n), conditional: true })),
    },
    { group: 'poll', name: 'poll: something new', requests: times(200, poll) },
    {
      group: 'poll',
      name: 'poll: nothing new, 10,000 notifications',
      requests: [{ ...get(listNotifications.path, { limit: 10 }, 2), conditional: true }],
    },
    { group: 'admin', name: 'admin: statistics', requests: [get(getAdminStats.path, {}, 1)] },
    { group: 'admin', name: 'admin: charts', requests: [get(getChartData.path, {}, 1)] },
    { group: 'admin', name: 'admin: AI usage', requests: [get(getBuilderStats.path, {}, 1)] },
    {
      group: 'admin',
      name: 'admin: users by prompts',
      requests: [get(listUsers.path, { sort: 'prompts', page: 1 }, 1)],
    },
    {
      group: 'admin',
      name: 'admin: prompts by upvotes',
      requests: [get(listAllPrompts.path, { sort: 'upvotes', page: 1 }, 1)],
    },
    { group: 'workload', name: 'realistic workload', requests: realisticWorkload(prompts), byMany: true },
  ]
}

/** Per hundred requests: mostly polls by open pages, then reading, some searches, and a few writes. */
function realisticWorkload(prompts: number): Request[] {
  const hundred = (n: number): Request[] => [
    ...times(40, (k) => ({ ...poll(n + k), conditional: true as const })),
    ...times(4, (k) => poll(n + k)),
    ...times(10, (k) => get(getSession.path, {}, userId(n + k))),
    ...times(16, (k) => listRequest({ sort: LIST_SORTS[k % 3] ?? 'newest' })(n + k)),
    ...times(6, (k) => listRequest({ category: ALL_CATEGORIES[k] ?? 'Study' })(n + k)),
    ...times(3, (k) => listRequest({ q: words[100 + ((n + k) % 300)] ?? COMMON })(n + k)),
    listRequest({ q: RARE })(n),
    ...times(4, (k) => get(listOwnPrompts.path, { page: 1 }, userId(n + k))),
    ...times(12, (k) => detail(prompts)(n + k)),
    ...times(3, (k) => upvote(prompts)(n + k)),
    submit(n),
  ]
  // Interleaves the kinds in the same order every time.
  const all = Array.from({ length: 4 }, (_, n) => hundred(n * 100)).flat()
  return all.map((_, index) => all[(index * 37) % all.length]).filter((request) => request !== undefined)
}
