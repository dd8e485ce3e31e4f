// The API calls whose query plans are checked.
import { PROMPT_SORTS, USER_SORTS } from '@prompt-library/contract/admin'
import { COMMON, RARE, type Request } from './cases.ts'

interface PlanCase {
  name: string
  request: Request
  /** For statistics and searches of the console, which read a whole table in less than 100 ms. */
  mayScan: boolean
}

/** Sent by user 2, who has 50 prompts, 10,000 shared and saved ones, as many notifications, and 220 collections. */
const MEMBER = 2
const ADMIN = 1

/** The first collection has 500 prompts. Its token is the start of an MD5. */
const TOKEN = 'c4ca4238a0b923820dcc509a'

/** The same list in each of its forms. */
function list(name: string, path: string, forms: Record<string, string>): [string, string][] {
  return Object.entries(forms).map(([form, query]) => [`${name}: ${form}`, `${path}?${query}`])
}

const SEARCHES = { 'rare word': `page=1&q=${RARE}`, 'common word': `page=1&q=${COMMON}` }
const SORTED = {
  newest: 'page=1',
  oldest: 'page=1&sort=oldest',
  'most upvoted': 'page=1&sort=upvotes',
  'most helpful': 'page=1&sort=helpful',
}
const IN_CATEGORY = Object.fromEntries(
  Object.entries(SORTED).map(([name, query]) => [`one category, ${name}`, `${query}&category=Coding`]),
)

const MEMBER_PATHS: [string, string][] = [
  ...list('prompts', '/api/prompts.php', {
    ...SORTED,
    ...IN_CATEGORY,
    'page 5,000': 'page=5000',
    'no page (the newest 1,000)': '',
    'one tag (10,000 prompts)': 'page=1&tag=template',
    'in a collection': `page=1&collection=${TOKEN}`,
    'common word, in a collection': `page=1&q=${COMMON}&collection=${TOKEN}`,
    'clones of one prompt': 'page=1&clones_of=1',
    'clones, most upvoted': 'page=1&clones_of=1&sort=upvotes',
    'clones, common word': `page=1&clones_of=1&q=${COMMON}`,
    ...SEARCHES,
    'no match': 'page=1&q=quetzalcoatl',
    'one match': 'page=1&q=case 48213',
    'rare word, most upvoted': `page=1&q=${RARE}&sort=upvotes`,
    'rare word, most helpful': `page=1&q=${RARE}&sort=helpful`,
    'part of many rare words': 'page=1&q=trict',
    'common word, one category, oldest': `page=1&q=${COMMON}&category=Coding&sort=oldest`,
    'common word, page 100': `page=100&q=${COMMON}`,
    'very common word': 'page=1&q=the',
    'two common words': 'page=1&q=of the',
    'long sentence': 'page=1&q=the prompt of the research and the writing',
    'two letters, common': 'page=1&q=th',
    'two letters, no match': 'page=1&q=qz',
  }),
  ...list('own', '/api/my_prompts.php', { ...SORTED, ...IN_CATEGORY, ...SEARCHES }),
  ...list('shared', '/api/get_shared_prompts.php', {
    ...SORTED,
    ...IN_CATEGORY,
    ...SEARCHES,
    'page 800': 'page=800',
  }),
  ['shared: total and unseen count', '/api/shared-prompts/count'],
  ...list('saved', '/api/saved-prompts', { ...SORTED, ...IN_CATEGORY, ...SEARCHES, 'page 800': 'page=800' }),
  ...list('collection', `/api/collections/${TOKEN}/items`, { 'page 1': 'page=1', all: '', ...SEARCHES }),
  ['collection: details', `/api/collections/${TOKEN}`],
  ...list('collections (33,334 public)', '/api/collections', {
    newest: 'page=1',
    'page 1,000': 'page=1000',
    'rare word': 'page=1&q=collection 49999',
    'common word': 'page=1&q=course',
    'two letters': 'page=1&q=qz',
    own: 'scope=own&page=1',
    'own, search': 'scope=own&page=1&q=course 12',
  }),
  ['collections: menu of a card', '/api/prompts/1/collections'],
  ['one prompt with its lineage', '/api/get_prompt.php?id=1'],
  ['notifications: page 500 of 20', '/api/get_notifications.php?limit=20&offset=9980'],
  ['author with 2,000 prompts', '/api/authors/4'],
  ['history (1,000 revisions): page 1', '/api/prompts/1/revisions?page=1'],
  ['history: last page', '/api/prompts/1/revisions?page=14'],
  ['history: one revision', '/api/prompts/1/revisions/500'],
  ['tags: most used', '/api/tags'],
  ['tags: one letter', '/api/tags?q=e'],
  ['recipients: two letters', '/api/search_users.php?q=er'],
  ['recipients: two words', '/api/search_users.php?q=person 1999'],
]

const ADMIN_PATHS: [string, string][] = [
  ['dashboard statistics', '/api/get_admin_stats.php'],
  ['charts', '/api/get_chart_data.php'],
  ['dashboard activity', '/api/admin/activity'],
  ['AI usage', '/api/get_prompt_builder_stats.php'],
  ...USER_SORTS.flatMap((sort): [string, string][] => [
    [`users by ${sort}`, `/api/get_users.php?page=1&sort=${sort}`],
    [`disabled users by ${sort}`, `/api/get_users.php?page=1&role=user&status=disabled&sort=${sort}`],
  ]),
  ['users: search', '/api/get_users.php?page=1&q=person49'],
  ...PROMPT_SORTS.flatMap((sort): [string, string][] => [
    [`all prompts by ${sort}`, `/api/get_prompts.php?page=1&sort=${sort}`],
    [
      `private prompts of one category by ${sort}`,
      `/api/get_prompts.php?page=1&visibility=private&category=Study&sort=${sort}`,
    ],
  ]),
  ['all prompts: search', `/api/get_prompts.php?page=1&q=${COMMON}`],
  ['private prompts: search', `/api/get_prompts.php?page=1&visibility=private&q=${COMMON}`],
]

const EMAILS = Array.from({ length: 50 }, (_, index) => `person${1 + index * 997}@example.edu`)

export const planCases: PlanCase[] = [
  ...MEMBER_PATHS.map(([name, path]) => ({ name, request: { path, as: MEMBER }, mayScan: false })),
  {
    name: 'recipients: a list of 50 emails',
    request: { path: '/api/recipients', body: { names: EMAILS }, as: MEMBER },
    mayScan: false,
  },
  ...ADMIN_PATHS.map(([name, path]) => ({
    name: `admin: ${name}`,
    request: { path, as: ADMIN },
    mayScan: true,
  })),
]
