import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { codeBlocks } from './code.ts'
import { startsWithVerb } from './english-words.ts'
import { proseOf, sentencesOf } from './prose.ts'
import { asks, asksInOtherLanguage, isRequest, opensWithStatement } from './requests.ts'
import { contentStems } from './words.ts'

/** The answer to the prompt, or to instructions in it, instead of a rewrite: a letter, list, essay, code, table, or poem. */
export const reply: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    [
      isFragment,
      sharesNothing,
      isLetter,
      isCode,
      isTable,
      isQuiz,
      states,
      lacksProduct,
      advises,
      stopsAsking,
    ].some((looksLikeReply) => looksLikeReply(original, rewritten)),
  toModel: 'It seems to answer, obey, or translate the prompt instead of rewriting it.',
  toUser: 'The AI service answered the prompt instead of rewriting it. Try again.',
}

function isFragment(original: string, rewritten: string): boolean {
  const [before, after] = [bare(original), bare(rewritten)]
  return after.length < before.length / 2 && before.includes(after)
}

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** A good rewrite of a very short prompt can change every word. */
const WORDS_MIN = 3

function sharesNothing(original: string, rewritten: string): boolean {
  const before = contentStems(original)
  return before.size >= WORDS_MIN && before.isDisjointFrom(contentStems(rewritten))
}

/** A greeting in a line of its own, before which nothing is asked. */
function isLetter(original: string, rewritten: string): boolean {
  const greeting = GREETING.exec(rewritten)
  return greeting !== null && !GREETING.test(original) && !asks(rewritten.slice(0, greeting.index))
}

const GREETING =
  /^[*_ ]{0,4}(?:subject|betreff|asunto|objet|re):|^[*_ ]{0,4}(?:dear|hi|hello|hey|estimad[oa]|querid[oa]|ch(?:er|ère)|bonjour|hola|liebe[rs]?|sehr geehrte[rs]?|gentile|caro|prezad[oa]|good (?:morning|afternoon|evening))\b[^\n.?]{0,60}[,:!]?[*_ ]{0,4}$/im

/** Several lines of code that aren't in the original. */
function isCode(original: string, rewritten: string): boolean {
  const known = new Set(original.split('\n').map((line) => line.trim()))
  const lines = [
    ...codeBlocks(rewritten).flatMap((block) => block.split('\n')),
    ...proseOf(rewritten).split('\n'),
  ]
  return lines.filter((line) => CODE_LINE.test(line) && !known.has(line.trim())).length >= CODE_LINES_MIN
}

const CODE_LINES_MIN = 2
const CODE_LINE =
  /^\s{0,40}(?:def \w{1,60}\(|class \w{1,60}[(:]|(?:export |async )?function \w{0,60}\(|(?:const|let|var) \w{1,60} ?=|import [\w.{]|from \w{1,40} import|return\b.{0,80}[\w)\]};]$|for .{1,80}(?::|\{)$|if .{1,80}(?::|\{)$|while .{1,80}(?::|\{)$|else ?[:{]|try ?[:{]|except\b.{0,60}:$|print\(|#include|public (?:class|static)|SELECT [\w*]|INSERT INTO|FROM \w{1,40}\b.{0,80};?$|WHERE \w{1,40} ?[=<>]|\w{1,40}(?:\.\w{1,40}){0,3} ?[-+*/]?= ?\S|\w{1,40}(?:\.\w{1,40}){0,4}\(.{0,120}\);?$|library\(|\}\s{0,3};?$)/

/** A new table with something in its cells, instead of an empty form for one. */
function isTable(original: string, rewritten: string): boolean {
  if (/^\s{0,3}\|/m.test(original)) return false
  const rows = rewritten.split('\n').filter((line) => /^\s{0,3}\|.{1,2000}\|\s{0,3}$/.test(line))
  const body = rows.slice(2).map((row) => row.split('|').slice(2, -1))
  const isFilled = (cell: string) =>
    /\p{L}{3}|\d/u.test(cell.replace(/\{\{[^{}]{0,100}\}\}|\[[^\]]{0,100}\]/g, ''))
  return body.filter((cells) => cells.some(isFilled)).length >= 2
}

/** Options to choose from, such as A) and B). */
function isQuiz(original: string, rewritten: string): boolean {
  const count = (text: string) => text.match(/^\s{0,8}(?:[-*] )?\(?[A-Da-d][).] \S/gm)?.length ?? 0
  return count(rewritten) >= 3 && count(original) === 0
}

/** New sentences that state something, in English. A rewrite mostly adds sentences that ask for something. */
function states(original: string, rewritten: string): boolean {
  if (!isEnglish(proseOf(rewritten))) return false
  const known = new Set(sentencesOf(original).map(bare))
  const about = contentStems(original)
  let [stated, asked] = [0, 0]
  for (const sentence of sentencesOf(proseOf(rewritten.replace(/\{\{/g, '{ {')))) {
    if (sentence.startsWith('|') || known.has(bare(sentence)) || isKept(sentence, about)) continue
    if (isRequest(sentence) || OUTPUT.test(sentence) || CONTEXT.test(sentence)) asked += sentence.length
    else if (isStatement(sentence) && !startsWithVerb(sentence)) stated += sentence.length
  }
  return stated >= (isRequest(rewritten) ? STATED_BESIDE_REQUEST_MIN : STATED_MIN) && stated > asked
}

const STATED_MIN = 60
/** A rewrite can add a sentence about the situation to the request. */
const STATED_BESIDE_REQUEST_MIN = 80

/** Most of its words are the author's. */
function isKept(sentence: string, about: ReadonlySet<string>): boolean {
  const own = contentStems(sentence)
  return own.size >= 4 && own.intersection(about).size >= own.size * 0.75
}

/** About the answer to come, such as "Each row has a date". */
const OUTPUT =
  /\b(?:answers?|response|output|format|tone|style|length|audience|readers?|each|table|columns?|bullets?|headings?|sections?|paragraphs?|sentences?|words?|list|examples?|draft|structure|criteria|minutes|pages?|aloud|at most|no more than|without|not?)\b/i
/** A label, a blank, or the author's own situation. */
const CONTEXT = /^[\s*_#>-]{0,6}[\p{L} ]{2,30}:|\{ \{|\b(?:I|I['’]m|my|we|our|me)\b|\?/u

/** A fragment, such as a heading or “what to do with early finishers” in a list, states nothing. */
function isStatement(sentence: string): boolean {
  if (/[.!]["”’)*]{0,3}$/.test(sentence)) return sentence.length >= 15
  return sentence.split(/\s+/).length >= 5 && !/^\p{Ll}/u.test(sentence)
}

/** The prompt asks for a poem, and no request in the answer mentions a poem or anything like it. */
function lacksProduct(original: string, rewritten: string): boolean {
  if (!isEnglish(proseOf(original)) || !isEnglish(proseOf(rewritten))) return false
  const before = sentencesOf(original)
  const request = before.find(isRequest) ?? before[0] ?? ''
  const [, asked = '', noted = ''] = REQUESTED.exec(request) ?? []
  const product = asked || noted
  if (product === '') return false
  const group = PRODUCTS.find((words) => new RegExp(`^(?:${words})$`, 'i').test(product)) ?? ''
  const same = new RegExp(`\\b(?:${group}|${ANY_PRODUCT})\\b`, 'i')
  return !sentencesOf(rewritten).some(
    (sentence) =>
      same.test(sentence) &&
      !/^[#*]{1,6}|^here(?:['’]s| is| are)\b/i.test(sentence) &&
      (isRequest(sentence) || REQUESTED.test(sentence) || !isStatement(sentence)),
  )
}

/** What a prompt can ask for, in groups of words for much the same. */
const PRODUCTS = [
  'tips?|ideas?|ways|advice|strategies|suggestions?|hints?|recommendations?|methods|techniques|activities|habits|options?|topics?',
  'e-?mails?|letters?|messages?|notes?|memos?|reply|replies|responses?|announcements?|notices?|reminders?|invitations?|apology|posts?|tweets?|captions?',
  'essays?|papers?|articles?|paragraphs?|abstracts?|reports?|reviews?|statements?|proposals?|introductions?|conclusions?|analysis|arguments?|bio|speech|talk|toast|presentation|slides',
  'poems?|haikus?|limericks?|sonnets?|lyrics|songs?|rhymes?|verses?',
  'story|stories|tale|dialogues?|scenes?|jokes?|riddles?',
  'functions?|scripts?|code|programs?|query|queries|formulas?|macros?|regex|sql|python',
  'plans?|schedules?|itinerary|agenda|budget|timeline|roadmap|program|workouts?|menu|lessons?|recipes?|steps|instructions|checklists?|guides?|tutorials?',
  'quiz|quizzes|questions?|tests?|exams?|problems?|exercises?|flashcards?',
  'summary|summaries|overview|outline|comparison|description|definition|explanation|handout|rubric|syllabus|notes',
  'names?|titles?|slogans?|headlines?|taglines?',
  'tables?|charts?|diagrams?|lists?',
]
/** Any product can be called one of these. */
const ANY_PRODUCT = 'text|draft|version|table|list|template|outline|page'
/** "Write me a short poem", or a note such as "poem about dogs". */
const REQUESTED = new RegExp(
  `\\b(?:write|draft|make|create|give|generate|compose|prepare|design|suggest|plan|need|want|produce|develop|craft|list|provide|brainstorm)\\s(?:[\\p{L}\\d'’-]{1,20}\\s){0,5}?(${PRODUCTS.join('|')})\\b|^\\P{L}{0,3}(?:\\p{L}{1,20}\\s)?(${PRODUCTS.join('|')})\\b`,
  'iu',
)

/** The prompt speaks of the author as "I", and the answer as "you". */
function advises(original: string, rewritten: string): boolean {
  return (
    FIRST_PERSON.test(original) &&
    !YOURS.test(original) &&
    YOURS.test(rewritten) &&
    !FIRST_PERSON.test(rewritten.replace(/[“"][^“”"\n]{1,200}[”"]/g, ' '))
  )
}

const FIRST_PERSON = /\b(?:I|me|my|mine|we|our|us|I['’](?:m|ve|d|ll))\b|\{\{|\bi\b/
/** Not what an assistant has, such as "your answer". */
const YOURS =
  /\byourself\b|\byour (?!(?:own|final|first|best|main|full|answers?|response|reply|output|reasoning|task|role|job|goal|points|work|sources|assumptions?|explanations?|summary|feedback|suggestions?|recommendations?|analysis|conclusions?|tone|language|examples?|claims?|choices?|draft|text|list|table|steps|thinking|uncertainty|confidence|knowledge|position|arguments?|review|comments|questions?|message|expertise|ideas|advice|writing|judgment|evidence|turn|version|lead)\b)/i

/** The original asks for something, and the answer for nothing. A question counts only if the original is one, too. */
function stopsAsking(original: string, rewritten: string): boolean {
  if (asks(original) && isEnglish(rewritten)) {
    const isAsking = original.includes('?') ? asks : isRequest
    return !isAsking(rewritten) && rewritten.length >= STATEMENT_MIN && /[.!]/.test(rewritten)
  }
  return (
    !isEnglish(rewritten) &&
    asksInOtherLanguage(original) &&
    !asksInOtherLanguage(rewritten) &&
    opensWithStatement(rewritten) &&
    rewritten.length >= STATED_MIN
  )
}

const STATEMENT_MIN = 25
