import type { Finding, FindingKind, Span } from './finding.ts'
import { findPeople } from './people.ts'
import { paragraphsOf, splitSentences } from './sentences.ts'
import { overlapsAny } from './spans.ts'

/** What word problems are about. Anything else in the text makes its people real. */
const KINDS: ReadonlySet<FindingKind> = new Set(['grade', 'pay', 'name'])

/** Asks for a quantity that follows from those given. Not "compute the mean", which is how people ask about real lists. */
const ASKS = new RegExp(
  [
    String.raw`\b(?:word|maths?|arithmetic|algebra) problems?\b|\bsolve\b|\bhow (?:much|many|long|far|old)\b`,
    String.raw`\bwhat (?:(?:score|grade|mark|amount|percent(?:age)?) )?(?:does|do|did|must|should|would|will) (?:he|she|they|each|both|\p{Lu}\p{L}{1,20}) (?:have to |need to )?(?:need|score|earn|have|get|make|pay|owe)\b`,
    String.raw`\bwhat (?:is|was|are|were|will be|would be) (?:the|his|her|their|each|\p{Lu}\p{L}{1,20}['’]s) (?:[a-z]{3,10} ){0,2}(?:mean|average|median|mode|range|deviation|variance|total|sum|difference|ratio|probability|percent(?:age)?|profit|loss|share|interest|age|value|number|amount|salary|wages?|pay|income|earnings|score)\b`,
    String.raw`\bwho (?:has|have|had|earns|earned|makes|made|scored|pays|paid|gets|got|saves|saved|spent|owes) (?:the )?(?:more|most|less|least|fewer|fewest|higher|highest|lower|lowest|better|best)\b`,
  ].join('|'),
  'iu',
)
/** Someone whom the writer knows, or a real term: "in my section", "the student Maria", "PHYS 202". Not "for my class" and "USD 500". */
const IS_KNOWN =
  /\bI\b|\b(?:[Ww]e|(?<!\b(?:[Hh]elp|[Gg]ive|[Ss]how|[Tt]ell|[Ll]et|[Aa]sk|[Qq]uiz) )(?:me|us)|(?<!\bfor )(?:[Mm]y|[Oo]ur))\b|\b(?:[Ss]tudents?|[Aa]dvisees?|[Pp]atients?|[Cc]lients?|[Ee]mployees?|[Aa]pplicants?|[Cc]andidates?|[Ii]nterns?),? \p{Lu}\p{Ll}|\bHR\b|(?<![$€£₹]|Rs\.? )\b(?:19|20)\d\d\b|\b\d{1,2}[/.]\d{1,2}[/.]\d|\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6}\.? \d|\b(?!(?:USD|EUR|GBP|CAD|AUD|INR|SGD|PHP|MXN|ZAR|KES|NGN|RM) )\p{Lu}{2,5} ?\d{3}/u
/** What is written to and about real people. */
const IS_LETTER =
  /\b(?:e-?mails?|letters?|memos?|messages?|minutes of|advis(?:e|or|er|ing)|transcripts?|payroll|feedback|progress reports?|appeals?|dear|hi|draft|re-?write|re-?phrase|summari[sz]e|reply|remind|notify|today|yesterday|tomorrow|(?:last|this) (?:week|term|semester|month|fall|spring))\b/i
/** A name as a label: "Maria: 82", "Maria (82)". */
const LABEL_AFTER = /^(?:['’]s)?(?:\s?[:=|(\t–—]| -|,? ?\d|\n)/
/** The text says that there are word problems in it: "Problem 4: …", "write a word problem in this style". */
const IS_EXERCISE =
  /\b(?:word|maths?|arithmetic|algebra|stat(?:istic)?s) (?:word )?problems?\b|\banswer key\b|(?:^|[\n.:] ?)(?:problem|exercise|question) \d{1,2}[.:)]/i
/** What the author wants done with the problem. */
const TO_DO = /^[\s*•"“-]{0,6}(?:please )?(?:check|write|make|solve|explain|give|create|turn|rewrite|help)\b/i

/**
 * Of what was found, what isn't in word problems: "Maria scored 82 and 91. What does she need on the third test?" Their people have
 * first names and nothing else, and nothing else about them is private.
 */
export function outsideWordProblems(text: string, findings: readonly Finding[]): Finding[] {
  const isExercise = IS_EXERCISE.test(text)
  if (!isExercise && (IS_KNOWN.test(text) || IS_LETTER.test(text))) return [...findings]
  const paragraphs = paragraphsOf(text).filter((paragraph) => overlapsAny(findings, paragraph))
  const problems = paragraphs.filter((paragraph) => isWordProblem(text, paragraph, findings))
  // One that isn't shows that the others are about real people.
  if (!isExercise && problems.length < paragraphs.length) return [...findings]
  return findings.filter((finding) => !overlapsAny(problems, finding))
}

function isWordProblem(text: string, paragraph: Span, findings: readonly Finding[]): boolean {
  const inside = findings.filter((finding) => overlapsAny([paragraph], finding))
  if (!inside.every(({ kind }) => KINDS.has(kind))) return false
  if (!ASKS.test(text.slice(paragraph.start, paragraph.end))) return false
  const sentences = splitSentences(text.slice(paragraph.start, paragraph.end)).map(({ start, end }) => ({
    start: paragraph.start + start,
    words: text.slice(paragraph.start + start, paragraph.start + end),
  }))
  const told = sentences.filter(({ words }) => !TO_DO.test(words))
  if (told.some(({ words }) => IS_KNOWN.test(words) || IS_LETTER.test(words))) return false
  const people = told.flatMap(({ start, words }) => findPeople(words, start))
  const isLabel = ({ end }: Span) => LABEL_AFTER.test(text.slice(end, end + 4))
  const [first] = people
  return (
    first !== undefined &&
    !isLabel(first) &&
    people.every(({ start, end }) => !/[^,]\s|\./.test(text.slice(start, end)))
  )
}
