// Whether a prompt includes the material it works on, such as a report or code, or only refers to it.
import { findFields } from '../fields/find-fields.ts'
import { hasFencedCode } from '../text/code-fences.ts'
import type { Kind } from './kind.ts'

/** What people give an AI to work on. */
const MATERIALS =
  'texts?|essays?|papers?|articles?|paragraphs?|reports?|e-?mails?|letters?|messages?|drafts?|chapters?|notes|slides|transcripts?|lectures?|readings?|documents?|pdfs?|abstracts?|resumes?|cv|statements?|proposals?|thesis|dissertation|stor(?:y|ies)|poems?|speech|code|scripts?|functions?|programs?|loop|quer(?:y|ies)|data|dataset|spreadsheets?|results|surveys?|responses|tables?|lists?|assignments?|rubric|syllabus|problems?|homework|questions?|posters?|flyers?|(?<!\\d[ -])pages?|website|polic(?:y|ies)|comments?|contract|forms?|passages?|sections?|introduction|conclusion|sentences?|posts?|case|references|citations|sources|bibliography|recording|interviews?|graphs?|charts?|figures?|diagrams?|error|output|equations?|newsletter|notice|announcement|instructions|job posting|presentation|bio|outline|menus?|submissions?|answers?|arguments?|intro|design|minutes|manuscripts?|formulas?|files?|csv|invoices?|receipts?|pictures?|images?|photos?|photographs?|screenshots?|videos?'

/** Words for something the AI should see: "this report", "my survey results", "the attached article". */
const REFERRED = new RegExp(
  `(?<!\\bfor )\\b(?:this|these|those|my|our|his|her|their|the|student(?:['’]?s?['’]?)|attached|following)(?: (?!(?:in)?to |for |and |that |so )[\\w'’-]{1,15}){0,3} (${MATERIALS})\\b(?! (?:about|that|on|research|topics?|projects?|committee|defen[sc]e|advis[eo]r|class|course|exam|deadline|requirements?|guidelines|ideas?|titles?|format)\\b)`,
  'i',
)
/** "The arguments for a tax" and "the poem Ozymandias" are known to everyone, unlike "the results of our survey". */
const KNOWN = [
  /^ (?:against|behind|between|for|in|of) (?!(?:my|our|the|these|this|last|today|yesterday)\b)/i,
  /^ (?:(?:by|from|in|of) (?:the )?)?["“A-Z]/,
]

function referredIn(text: string, pattern = REFERRED): string | undefined {
  const match = pattern.exec(text)
  if (match === null) return undefined
  const rest = text.slice(match.index + match[0].length)
  const isKnown = /\bthe [\w'’ -]{1,40}$/i.test(match[0]) && KNOWN.some((known) => known.test(rest))
  return isKnown ? undefined : match[1]
}

/** Verbs that act on a text or data that's already there. */
const EDITS =
  'adapt|adjust|analy[sz]e|annotate|assess|check|clean|comment on|condense|convert|correct|critique|cut|debug|discuss|edit|evaluate|expand|extract|fix|format|grade|improve|interpret|mark|paraphrase|polish|proof(?:-?read)?|re(?:format|organi[sz]e|phrase|structure|view|vise|word|write)|score|shorten|simplify|sort|strengthen|summari[sz]e|tailor|tighten|transcribe|translate|trim|update'

const PLEASE = '(?:(?:please|pls|can you|could you|help me|just),? ){0,3}'

/** "Proofread essay", but not "poster abstract" or "review outline". */
const NAMED = new RegExp(
  `^\\s{0,4}${PLEASE}(?!grade|review)(?:${EDITS}) (?:up )?(?:(?!(?:the|an?) |\\d)\\S{1,20} )?(${MATERIALS})\\b(?! (?:about|on|that)\\b)`,
  'i',
)
/** For tasks that can do without: "flashcards from my notes", "explain this graph". */
const USED = new RegExp(
  `\\b(?:this|these|(?:from|using|based on|out of|turn|convert|compare|explain|interpret|rank|visuali[sz]e|plot|graph|analy[sz]e|clean|which of|understand|make sense of|(?:look|go|read|sort) (?:at|over|through)) (?:my|our|the))(?: (?!(?:in)?to |for |and |that |with )[\\w'’-]{1,15}){0,2} (${MATERIALS})\\b`,
  'i',
)
/** "A post about our new paper" retells what the AI hasn't seen, and so does "a quiz on chapter 4". */
const RETOLD =
  /\b(?:about|on|of|presenting) (?:the )?(?:(?:my|our)(?: [\w-]{1,15}){0,2} (results|findings)|(results|findings|outcomes) (?:of|from) (?:my|our|the)|(?:my|our) (?:new|latest|recent|published|accepted)(?: [\w-]{1,15})? (paper|article|report|book|study)(?! (?!(?:about|and|as|at|by|for|from|in|into|is|of|on|that|to|was|which|with)\b)[a-z]))\b|\b(?:for|from|of|on|using|explain|summari[sz]e|,) (ch(?:apter)?|lecture|unit|module)\.? \d{1,2}\b(?! (?:of|from|in) (?!(?:my|our|the|this)\b))/i

const SECTION =
  '(?:abstract|keywords|highlights|introduction|intro|limitations|methods|results|discussion|conclusion|summary)(?: (?:section|paragraph|part))?'
/** "Conclusion for my lab report": a part of a text says what the rest says. */
const PART_OF = new RegExp(
  `\\b${SECTION} (?:for|of|to) (?:my|our|this)(?: [\\w-]{1,15}){0,2} (${MATERIALS})\\b`,
  'i',
)
/** "Write discussion section". */
const PART = new RegExp(
  `^\\s{0,4}${PLEASE}(?:write|draft|start|finish|do)(?: me)?(?: (?:an?|the|my|our))? ${SECTION}\\W{0,4}$`,
  'i',
)

/** "Extract all dates from the invoices", "essay feedback please", "answer a rude email". */
const TAKEN = new RegExp(
  `\\b(?:extract|pull) [^.\\n]{1,80} from (?:the|these|my|our|this) (?:[\\w-]{1,15} ){0,2}(${MATERIALS})\\b|\\b(${MATERIALS}) (?:feedback|critique)\\b|\\b(?:answer|repl(?:y|ies|ying)|respon(?:d|ding|se)) (?:to )?(?:an?|the|that|\\w+['’]s) (?:[\\w-]{1,15} ){0,2}(e-?mails?|letters?|messages?|comments?|posts?|review)\\b`,
  'i',
)

/** "These three vendor quotes". */
const SHOWN =
  /\b(?:these|the following)(?: [\w'’-]{1,15}){0,2} (?!(?:days|weeks|weekends|ideas|topics|things|people|students|steps|cases)\b)([a-z]{3,14}s)(?= (?:and|to|for|in|into|by|so)\b|[.,:!?]|$)/im
/** "A professor hated my draft", "our intro is too long". */
const JUDGED = new RegExp(
  `\\b(?:hate[sd]?|disliked?s?|(?:do(?:es)?|did)n['’]t like|reject(?:s|ed)|criticized) (?:my|our) (${MATERIALS})\\b|\\b(?:my|our) (${MATERIALS}) (?:is|are|sounds?|feels?|reads?) (?:too|so|very|really|not|boring|choppy|weak|wordy)\\b`,
  'i',
)
/** "SQL query that lists all courses" depends on the tables. */
const QUERY =
  /\b(?:sql|mysql|sqlite|postgres\w{0,3}) (?:query|statement) (?:to|that|for|which)\b(?![^\n]{0,300}(?:\btables?\b|\bcolumns?\b|\w_\w|\w\())/i

/** "A title for my essay" doesn't work on the essay. */
const PURPOSE = /\b(?:for (?:my|our|the|this)|(?:about|on) the)\b.*/s
const POINTED =
  /\b(?:this|these|it|that|following|below)\b(?=\s{0,2}(?:[.,!?:]|$|to |in |into |for |more |less |better|short|sound|please|up\b|and ))/im
/** Points at something to look at. */
export const SHOWS = /\b(?:this|these|following|below|attached)\b/i
/** "Translate to Spanish", "rewrite in plain words", "summarize". */
const WITHOUT_OBJECT = new RegExp(
  `^\\s{0,4}${PLEASE}(?:${EDITS})(?: (?:in|into|to|so|with|as|please|more|less)\\b|\\W{0,4}$)`,
  'i',
)
const OWNED = /\b(?:my|our|this|these|it|his|her|their)\b/i

/** What the prompt refers to without including it: "report", "code". Undefined if it needs nothing more. */
export function missingMaterial(request: string, kind: Kind): string | undefined {
  const usual = kind.needs.material?.[0]
  const start = request.slice(0, REQUEST_MAX)
  const words = request.split(/\s+/, DETAILED).length
  if (words >= DETAILED && !SHOWS.test(start)) return undefined
  const retold =
    (RETOLD.exec(start) ?? PART_OF.exec(start) ?? TAKEN.exec(start) ?? JUDGED.exec(start))
      ?.slice(1)
      .find(Boolean) ?? (PART.test(start) ? 'paper' : QUERY.test(start) ? 'tables' : undefined)
  if (usual === undefined) {
    const used = retold ?? referredIn(start, USED) ?? SHOWN.exec(start)?.[1]
    return (
      used ?? (SHOWS.test(start) && POINTED.test(start) && start.split(/\s+/).length < 8 ? 'text' : undefined)
    )
  }
  // "Write a reply that accepts" makes something new, also with a limit or for laypeople.
  if (retold === undefined && NEW.test(start) && !SHOWS.test(start) && referredIn(start) === undefined)
    return undefined
  // Reviewer comments and student work aren't what the request calls its paper or essay.
  const noun =
    start.toLowerCase().includes(usual) || usual.includes(' ')
      ? usual
      : kind.needs.material?.[0] === 'material'
        ? worksOn(start)
        : (retold ?? referredIn(start) ?? (kind.makes ? undefined : NAMED.exec(start)?.[1]))
  // "Segfault in my assignment" needs the code.
  if (noun) return OWN_NOUNS[usual]?.test(noun) === false ? usual : noun.toLowerCase()
  return (!kind.refers && words < FEW) ||
    POINTED.test(start) ||
    OWNED.test(start) ||
    WITHOUT_OBJECT.test(start) ||
    start.split(/\s+/).length < 3
    ? usual
    : undefined
}

/** A request of this many words mostly says what it's about. */
export const DETAILED = 25
const FEW = 8

const OWN_NOUNS: Readonly<Partial<Record<string, RegExp>>> = {
  code: /^(?:code|scripts?|functions?|programs?|loop|quer(?:y|ies)|formulas?|files?)$/i,
  image:
    /^(?:images?|pictures?|photos?|photographs?|screenshots?|graphs?|charts?|figures?|diagrams?|posters?|tables?)$/i,
  problem: /^(?:problems?|questions?|homework|assignments?|equations?|texts?)$/i,
}

/** What a request acts on: "annotate this poem". */
export function worksOn(request: string): string | undefined {
  const start = request.slice(0, REQUEST_MAX).replace(PURPOSE, '')
  if (NEW.test(start)) return undefined
  // "My essay is due" doesn't act on the essay.
  const object = HANDLED.test(start) ? '' : start.trimStart().replace(/^\S{1,40}/, '')
  return (
    referredIn(object) ??
    NAMED.exec(start)?.[1] ??
    ACTED.exec(start)?.[1] ??
    (WITHOUT_OBJECT.test(start) ? 'text' : undefined)
  )
}

/** "Improve research poster": whatever a poster needs, this one is there already. */
export function editsText(request: string): boolean {
  return EDIT.test(request) && worksOn(request) !== undefined
}

const EDIT = new RegExp(`^\\s{0,4}${PLEASE}(?:${EDITS})\\b`, 'i')

/** "Automate my weekly report" doesn't work on what one report says. */
const HANDLED = new RegExp(
  `^\\s{0,4}${PLEASE}(?:automate|find|finish|plan|post|present|publish|save|schedule|send|share|start|store|submit|upload|write)\\b`,
  'i',
)

/** "Write five questions, and mark the answer": what's named after it belongs to what's new. */
const NEW =
  /^\s{0,4}(?:(?:please|pls|can you|could you|help me|i need(?: you)? to) ){0,2}(?:write|create|make|draft|generate|design|compose|prepare|give me|suggest|list|come up with) (?:me )?(?:an?|some|\d{1,3}|two|three|four|five|six|seven|eight|ten|twelve)\s/i

const ACTED =
  /^\s*(?:please )?(?:[a-z]{3,12} (?:this|these)|(?:check|edit|fix|format|improve|review|revise|rewrite|update) my) (?!(?:attendance|chances|concentration|english|focus|gpa|grades?|habits|health|memory|mood|skills?|sleep|time|writing)\b)([a-z]{3,14})(?=$|[.,!?]| (?:to|for|so|and|in|into|by)\b)/i

/** The request comes early. */
export const REQUEST_MAX = 300

/** Whether a prompt includes something to work on, has a field for it, or says that it's attached. */
export function includesMaterial(request: string, original: string): boolean {
  return (
    hasFencedCode(original) ||
    INCLUDED.test(request) ||
    THOUGHT.test(request) ||
    isPasted(request) ||
    findFields(request).length > 2 ||
    request.split(/\s+/, WORDS + 1).length > WORDS
  )
}

/** "My argument that zoos should close because …" says what to work on. */
const THOUGHT =
  /\b(?:my|our|this|the) (?:\w{1,15} )?(?:answer|argument|claim|conclusion|hypothesis|idea|proof|reasoning|thesis|theory|view)(?:,| \w{1,12})? that (?:[^\s]{1,30} ){7}/i

/** A first line such as "Summarize this", and a text below it. */
function isPasted(request: string): boolean {
  const end = request.indexOf('\n')
  return end > 0 && POINTING.test(request.slice(0, Math.min(end, REQUEST_MAX))) && request.length > end + 20
}

const POINTING = /\b(?:below|following|here|this|these|it|my|our)\b/i

const WORDS = 60

/** A field after a colon or on its own line, a quotation, text after a colon, a link, or words such as "attached". */
const INCLUDED =
  /\w\^[\w({]|[∫√∑]|(?:^>?|:|\b(?:in|of|from|between|this|these|below|the (?:text|article|paper|code|data|notes|draft|report|transcript|letter|essay)))\s{0,4}\{\{|\{\{\w{0,30}(?:text|notes|code|data|draft|essay|email|paste|content|article|transcript)\w{0,30}\}\}|["“][^"”\n]{3}|(?<!\b(?:task|goal|role|audience|format|length|context|topic|course|subject|deadline|tone|level|note|\w{0,20}error)):\s{0,4}[^\s{][^\n]{8}|\bhttps?:|\b(?:attach\w{1,4}|upload\w{1,4}|i(?:['’]ll| will) (?:paste|send|give|share)|(?<!copy[- ])pasted)\b|\[[^\]\n]{0,30}\b(?:paste|insert|here)\b[^\]\n]{0,30}\]/im
