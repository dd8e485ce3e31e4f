// Whether a text asks for something, by the verbs and question words that its sentences and clauses start with.

import { wordsOf } from '../text/words.ts'

/** Whether a text says what to do. */
export function asksForSomething(text: string): boolean {
  return /\?(?:\s|$)|\btask:|^#{1,6} task\b/im.test(text) || requestsIn(text).length > 0
}

/** Whether a text has a request, not just a question. */
export function hasRequest(text: string): boolean {
  return requestsIn(text).some((verb) => !QUESTIONS.has(verb))
}

/** "Write an essay about bees" says nothing about what it's for. */
export function isBareRequest(prose: string): boolean {
  const [first = ''] = requestsIn(prose)
  const isShort = prose.split(/\s+/, BARE_WORDS).length < BARE_WORDS
  return MAKES.has(first) && isShort && !/\bfor (?:my|our|an?)\b/i.test(prose)
}

const BARE_WORDS = 14

/** In lower case. */
function requestsIn(prose: string): string[] {
  const starts = prose.slice(0, READ_MAX).matchAll(START)
  return Array.from(starts, ([, verb = '']) => verb.toLowerCase()).filter((verb) => REQUESTS.has(verb))
}

const READ_MAX = 20_000

const MAKES: ReadonlySet<string> = new Set(
  wordsOf('build compose create design develop draft generate make outline plan prepare produce write'),
)
const QUESTIONS: ReadonlySet<string> = new Set(
  wordsOf(
    `are can could did do does how is should was were what whats what's when where which who why would`,
  ),
)
const REQUESTS: ReadonlySet<string> = new Set([
  ...MAKES,
  ...QUESTIONS,
  ...wordsOf(`act add announce apologize analyse analyze annotate answer argue ask assess begin brainstorm calculate change check
    choose classify clean collect combine congratulate convince comment compare complete condense convert correct critique debug define
    describe discuss draw edit estimate evaluate expand explain extract fill find fix format give grade group
    identify imagine improve include interpret invent invite learn list look mark mention optimize organize paraphrase
    persuade peer pick polish predict proofread propose prove provide quiz rank rate read recommend refactor reformat rename
    rephrase reply research respond return review revise reword rewrite role-play score search select shorten show
    simplify simulate solve sort start strengthen suggest summarise summarize tailor take teach tell test tighten
    thank transcribe translate turn understand update use verify visualize walk`),
])

const LEADS =
  wordsOf(`please pls hi hello so ok now then next first also and can_you could_you would_you help_me help_me_to i_need_to i_need_you_to
  i_want_to i_want_you_to i'd_like_to i'd_like_you_to`)
const LEAD = LEADS.join('|').replaceAll('_', ' ')
const START = new RegExp(
  `(?:^|[.!?:;,]\\s|\\band )[-*#>\\d.) ]{0,6}(?:(?:${LEAD}),? ){0,3}([a-z'-]{2,15})(?!\\w)`,
  'gim',
)
