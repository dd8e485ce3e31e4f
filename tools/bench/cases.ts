import {
  getAdminStats,
  getBuilderStats,
  getChartData,
  listAllPrompts,
  listUsers,
} from '@prompt-library/contract/admin'
import { listNotifications } from '@prompt-library/contract/notifications'
import { createPrompt } from '@prompt-library/contract/prompt-changes'
import {
  getPrompt,
  LIST_SORTS,
  listOwnPrompts,
  listPrompts,
  toggleUpvote,
} from '@prompt-library/contract/prompts'
import { getSession } from '@prompt-library/contract/session'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { vocabulary } from './vocabulary.ts'

/** One call that somebody makes: an address with its query, and who asks. */
export interface Request {
  method: 'GET' | 'POST'
  path: string
  /** The id of the person who asks; the first is an admin. */
  as: number
  body?: object
  /** Asks again for what it has been answered before. */
  again?: true
}

export interface Case {
  /** What one can ask for on the command line. */
  group: 'list' | 'search' | 'deep' | 'detail' | 'upvote' | 'submit' | 'poll' | 'admin' | 'day'
  name: string
  requests: Request[]
  /** One person after the other makes them: each may do it only so often. */
  byMany?: true
}

export const CROWD = 5_000

/** Somebody of many: the limits on what one person does are not what is measured. */
export const person = (n: number) => 1_000 + (n % CROWD) * 7

/** The people who are signed in: the admin, one with 10,000 shared prompts, and others. */
export const PEOPLE = [1, 2, ...Array.from({ length: CROWD }, (_, n) => person(n))]

const times = (count: number, make: (n: number) => Request) =>
  Array.from({ length: count }, (_, n) => make(n))

const words = vocabulary(20_001)
/** By its rank: the 60th word of the language is in a third of all prompts, the 20,000th in one of two thousand. */
export const COMMON = words[60] ?? ''
export const RARE = words[20_000] ?? ''

function get(path: string, query: Record<string, string | number>, as: number): Request {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return { method: 'GET', path: `${path}?${search}`, as }
}

function post(path: string, body: object, as: number): Request {
  return { method: 'POST', path, body, as }
}

const listed = (query: Record<string, string | number>) => (n: number) =>
  get(listPrompts.path, { page: 1, ...query }, person(n))
const detail = (prompts: number) => (n: number) =>
  get(getPrompt.path, { id: 1 + 10 * Math.floor(((n * 7919) % prompts) / 10) }, person(n))
const poll = (n: number) => get(listNotifications.path, { limit: 10 }, person(n))
const upvote = (prompts: number) => (n: number) =>
  post(toggleUpvote.path, { prompt_id: 1 + 10 * Math.floor(((n * 104_729) % prompts) / 10) }, person(n))
const submit = (n: number) =>
  post(
    createPrompt.path,
    {
      title: `Submitted under load ${n}`,
      category: ALL_CATEGORIES[n % ALL_CATEGORIES.length],
      visibility: 'public',
      markdown: `<p>${words.slice(n % 50, (n % 50) + 210).join(' ')}</p>`,
    },
    person(n),
  )

/** By their ranks: the sixth word of the language is in nearly every prompt. */
const [VERY_COMMON = '', SECOND = '', THIRD = '', FOURTH = '', FIFTH = ''] = [6, 200, 350, 500, 90].map(
  (rank) => words[rank],
)

/** The same as a hurried person types it: two letters swapped. */
function misspelled(word: string): string {
  return `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`
}

const search = (name: string, q: string, more = {}): Case => ({
  group: 'search',
  name: `search: ${name}`,
  requests: times(5, listed({ q, ...more })),
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
  search(
    'five words that are never together',
    [words[9_000], words[9_500], words[8_000], SECOND, THIRD].join(' '),
  ),
  search('phrase', `"${FIFTH} ${COMMON}"`),
  search('exclusion', `${COMMON} -${VERY_COMMON}`),
  search('prefix of two letters', COMMON.slice(0, 2)),
  search('typo', misspelled(words[5_000] ?? '')),
  search('part of a word', (words[7_000] ?? '').slice(1, -1)),
  search('Chinese', '机器学习'),
  search('Arabic', 'خطة دراسية'),
  search('nothing found', 'quetzalcoatl'),
]

/** What is asked of a library of so many prompts. */
export function casesFor(prompts: number): Case[] {
  const lastPage = Math.ceil((prompts * 0.9) / 12)
  return [
    ...LIST_SORTS.map(
      (sort): Case => ({ group: 'list', name: `list: ${sort}`, requests: times(50, listed({ sort })) }),
    ),
    ...LIST_SORTS.map(
      (sort): Case => ({
        group: 'list',
        name: `list: ${sort}, each category in turn`,
        requests: ALL_CATEGORIES.flatMap((category) => times(8, listed({ sort, category }))),
      }),
    ),
    {
      group: 'list',
      name: 'list: one’s own',
      // who has written as many in every library
      requests: [get(listOwnPrompts.path, { page: 1 }, 2)],
    },
    ...searchCases,
    { group: 'deep', name: 'page 70', requests: times(10, listed({ page: 70 })) },
    {
      group: 'deep',
      name: 'the middle page',
      requests: times(10, listed({ page: Math.round(lastPage / 2) })),
    },
    { group: 'deep', name: 'the last page', requests: times(10, listed({ page: lastPage })) },
    { group: 'detail', name: 'one prompt', requests: times(200, detail(prompts)) },
    { group: 'upvote', name: 'upvote', requests: times(400, upvote(prompts)), byMany: true },
    { group: 'submit', name: 'submit', requests: times(20, submit), byMany: true },
    { group: 'poll', name: 'poll: nothing new', requests: times(200, (n) => ({ ...poll(n), again: true })) },
    { group: 'poll', name: 'poll: something new', requests: times(200, poll) },
    {
      group: 'poll',
      name: 'poll: nothing new of 10,000',
      requests: [{ ...get(listNotifications.path, { limit: 10 }, 2), again: true }],
    },
    { group: 'admin', name: 'admin: figures', requests: [get(getAdminStats.path, {}, 1)] },
    { group: 'admin', name: 'admin: charts', requests: [get(getChartData.path, {}, 1)] },
    { group: 'admin', name: 'admin: AI use', requests: [get(getBuilderStats.path, {}, 1)] },
    {
      group: 'admin',
      name: 'admin: people by prompts',
      requests: [get(listUsers.path, { sort: 'prompts', page: 1 }, 1)],
    },
    {
      group: 'admin',
      name: 'admin: prompts by upvotes',
      requests: [get(listAllPrompts.path, { sort: 'upvotes', page: 1 }, 1)],
    },
    { group: 'day', name: 'a day of use', requests: dayOfUse(prompts), byMany: true },
  ]
}

/** Of a hundred calls: most are polls of open pages, then reading, some searching, a little writing. */
function dayOfUse(prompts: number): Request[] {
  const hundred = (n: number): Request[] => [
    ...times(40, (k) => ({ ...poll(n + k), again: true as const })),
    ...times(4, (k) => poll(n + k)),
    ...times(10, (k) => get(getSession.path, {}, person(n + k))),
    ...times(16, (k) => listed({ sort: LIST_SORTS[k % 3] ?? 'newest' })(n + k)),
    ...times(6, (k) => listed({ category: ALL_CATEGORIES[k] ?? 'Study' })(n + k)),
    ...times(3, (k) => listed({ q: words[100 + ((n + k) % 300)] ?? COMMON })(n + k)),
    listed({ q: RARE })(n),
    ...times(4, (k) => get(listOwnPrompts.path, { page: 1 }, person(n + k))),
    ...times(12, (k) => detail(prompts)(n + k)),
    ...times(3, (k) => upvote(prompts)(n + k)),
    submit(n),
  ]
  // one after the other of different kinds, the same each time
  const all = Array.from({ length: 4 }, (_, n) => hundred(n * 100)).flat()
  return all.map((_, index) => all[(index * 37) % all.length]).filter((request) => request !== undefined)
}
