// People who aren't real: in stories, history, role plays, word problems, samples, and as placeholders. What a text says about
// them isn't private.
import type { Finding, FindingKind, Span } from './finding.ts'
import { paragraphsOf, type Sentence } from './sentences.ts'
import { overlapsAny } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

/** Stories and whoever is in them. The sentences before and after are about them too. */
const FICTION =
  wordsOf(`characters?,protagonist,narrator,screenplay,stor(?:y|ies) (?:in which|about|where),novels?,novellas?,film,movie,poems?,poets?,painters?,paintings?,composers?,jokes?
  fiction,fictional,biograph(?:y|ical),memoir,book review,the play,playwrights?,novelists?,sonnets?,soliloquy,fairy tale,sitcom,anime,video game,keynotes?,plenary
  persona,hypothetical,suppose,imagine,assume that,pretend,imaginary,made-up,simulated (?:patient|client|student),standardized patient,(?:patient|case|actor) script
  mytholog\\w{1,4},legends?,nobel,philosophers?,monarchs?,emperor,empress,pharaoh,tsar,dynasty,medieval,ancient,victorian,renaissance,holocaust,century
  wall label,museum,hall of (?:fame|honou?r),oscar,grammy,pulitzer,booker,olympi(?:cs?|ans?),world records?,super bowl,world cup,grand slam,readers,villain
  (?:the |)(?:life|story) (?:and (?:works?|times) )?of,act [IVX]{1,3},fake (?!ids?|licen|doctor|notes?|signatures?|receipts?),z-scores?,detective,scene
  actor,actress,singer,musician,cellist,pianist,violinist,film-?maker,broadcaster,astronaut,footballer,politician,comedian,sculptor,[$€£₹]\\d[\\d.,]{0,8} ?(?:million|billion)`)
const WRITTEN = oneOf(
  'screenplay,limerick,sitcom,fan ?fiction,fairy tale,thriller,whodunit,novella,scene,skit,monologue',
)
/** What makes a whole paragraph a story, whoever is in it. Not "a story for the newsletter". */
const CREATIVE =
  wordsOf(`(?:short|ghost|detective|crime|horror|love|bedtime|campfire|mystery|spy|adventure) stor(?:y|ies),(?:story )?(?:opening|ending) of (?:an?|the|this|my) (?:short )?story
  story (?:opening|beginning|ending|excerpt),(?:opening|closing|final|first|next) scene,fact pattern,my novel(?! (?:approach|method|idea)),role[- ]?play(?:ing)?,(?:act|play) as
  (?:writ(?:e|ing)|finish|continue|plot) (?:me )?(?:an?|the|this|my) (?:[a-z-]{3,12} ){0,2}${WRITTEN}`)
const CAPITALIZED = String.raw`\p{Lu}[\p{L}'’-]{1,20}`
/** Beside a person, a year of long ago: "the 1911 census", "in March 1934", "the 1890s", "(1912–1987)", "(b. 1931)". */
const LONG_AGO =
  /\b(?:in|of|since|by|until|around|from|the|born)(?: \p{L}{3,9})?,? 1(?:[0-8]\d\d|9[0-6]\d)\b|\b1[5-9]\d0s\b|\(b\. 1\d{3}\)/u
const LIVED =
  /\(1\d{3} ?[–-] ?(?:1\d|20)\d\d\)|\b(?:born\b[^.\n]{0,60}\b1[0-8]|died\b[^.\n]{0,60}\b1\d)\d\d\b/
const SOMEONE = new RegExp(
  `\\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er)\\b|${CAPITALIZED} ${CAPITALIZED}|\\b[DM]rs?\\. \\p{Lu}`,
  'u',
)
/** Works of literature, film, and law. */
const WORKS: readonly RegExp[] = [
  // "Moonlight (Barry Jenkins, 2016)", "Bell v. Reed"
  new RegExp(
    `${CAPITALIZED} \\(${CAPITALIZED} ${CAPITALIZED}, (?:19|20)\\d\\d\\)|\\bv\\.? ${CAPITALIZED}`,
    'u',
  ),
  // "Kafka's The Trial", "In The Bell Jar, Esther"
  new RegExp(`${CAPITALIZED}['’]s (?:The|An?) \\p{Lu}`, 'u'),
  /\b[Ii]n (?:The|A|An) (?!Office|Department|School|College|Center|University)\p{Lu}[\p{L} ]{2,40}, \p{Lu}/u,
]
/** "You are Maria, with type 2 diabetes." */
const ROLE = /\b[Yy]ou(?: are|['’]re) \p{Lu}[\p{L}. ]{1,30}, (?:an?|the|who|with|\d)/u
/** Code is mostly tried with data that someone made up. */
const CODE = /^(?:import [\w.]+(?: as \w+)?|from [\w.]+ import .{1,80}|#include <.{1,40}|library\(\w+\))$/m
/** The weeks of a syllabus. */
const SCHEDULE = /^(?:wk|week) \d{1,2}\b.{0,200}\n(?:wk|week) \d/im
/** Courses discuss whoever is named there: "a quiz about", "compare". */
const STUDY =
  wordsOf(`discuss,analy[sz]e,compare,contrast,debate,evaluate,critique,outline an argument,argue (?:that|whether|for),seminar questions?,reaction paper
  timeline,close reading,discussion (?:questions|q['’]s),lecture notes,lessons?,slides?,flashcards,undergrads,undergraduates,first-years,textbook,MCQs?,census,metaphor
  (?:quiz|questions|lectures?|seminar|case study) (?:on|about)`)
/** Whoever the writer knows is real. */
const RELATED = oneOf(
  'student,patient,advisee,client,employee,roommate,friend,son,daughter,colleague,mother,father,wife,husband,sister,brother,RA,TA',
)
const OWN = `(?:my|our) (?:[a-z-]{3,12} ){0,2}${RELATED}(?!s),student id,gpa`
const IS_OWN = wordsOf(OWN)
const KNOWN =
  wordsOf(`${OWN},advisees?,employees?,today,yesterday,tomorrow,(?:last|this|next) (?:week|night|term|semester|month|fall|spring)
  emails?,absences?,extension,appeal,leave,I,we,me,us,my,our,you,your`)

/** The sentences that are about stories, history, role plays, or people whom a course discusses. */
export function findStories(text: string, sentences: readonly Sentence[]): ReadonlySet<number> {
  const found = new Set<number>()
  let first = 0
  let isStory = false
  for (const { index, start, end, startsParagraph } of sentences) {
    const words = text.slice(start, end)
    if (startsParagraph) {
      // "Fix this story opening:"
      isStory &&= text[(sentences[index - 1]?.end ?? 0) - 1] === ':'
      first = index
    }
    if (FICTION.test(words)) for (const near of [index - 1, index, index + 1]) found.add(near)
    if (STUDY.test(words) && !KNOWN.test(words)) for (const near of [index, index + 1]) found.add(near)
    isStory ||= STUDY.test(words) && /:$/.test(words) && !KNOWN.test(words)
    isStory ||= (LONG_AGO.test(words) || LIVED.test(words)) && SOMEONE.test(words)
    if (sentences[index + 1]?.startsParagraph === false) continue
    const paragraph = text.slice(sentences[first]?.start, end)
    isStory ||= [CREATIVE, ROLE, CODE, SCHEDULE, ...WORKS].some((one) => one.test(paragraph))
    if (isStory && !IS_OWN.test(paragraph)) for (let one = first; one <= index; one++) found.add(one)
  }
  return found
}

const INVENTED =
  'made[- ]up,fictional,fictitious,invented,imaginary,hypothetical,fake,dummy,synthetic,simulated'
const MADE_UP = oneOf(`${INVENTED},example,sample,mock,test,placeholder`)
const DATA =
  oneOf(`data(?:set)?,names?,people,persons?,students?,patients?,clients?,cases?,characters?,details,facts,figures,everything,everyone,records?,rows?,numbers?
  entr(?:y|ies),values?,scenario,vignette,hypo,company,family,roster,class,gradebook,cards?,story,employees?,teacher,child,school`)
/** "replace them with fake names", which are real before */
const NOT_YET =
  '(?<!\\b(?:into|as|with|replace\\p{L}{0,3}|use) (?:\\p{L}{1,12} ){0,3})(?<!\\p{L})(?!(?:example|sample) rows)'
/** The text says of itself that its people and numbers aren't real. */
const SAID: readonly RegExp[] = [
  `\\b(?:only|just|purely) (?:an? )?${MADE_UP}(?: ${DATA})?(?=[\\s.,;:)!]|$)|\\b${MADE_UP} (?:purposes )?only\\b`,
  `\\b(?:all|entirely|completely) ${oneOf(INVENTED)}(?![\\p{L}-])(?! ${DATA})`,
  `\\b(?:not|no|never) (?:a |an |any )?(?:real|actual) ${DATA}\\b`,
  `\\b${DATA} (?:[a-z]{3,12} ){0,3}(?:are|is) (?:[a-z]{3,10} )?${MADE_UP}\\b|\\ball ${DATA} ${MADE_UP}\\b`,
  `${NOT_YET}${MADE_UP} (?:[a-z]{3,14} ){0,2}${DATA}\\b`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** Found even where a text says that its data is an example. */
const NEVER_EXAMPLES: ReadonlySet<FindingKind> = new Set(['secret', 'ssn', 'bank_account'])

/** The paragraphs that say that what is in them is made up, or that what is in the next one or, at the end, in the one before is. */
function findExamples(text: string, findings: readonly Span[]): Span[] {
  const said = SAID.flatMap((pattern) => Array.from(text.matchAll(pattern), ({ index }) => index))
  if (said.length === 0) return []
  const found: Span[] = []
  let continues = false
  const paragraphs = paragraphsOf(text)
  for (const [index, { start, end }] of paragraphs.entries()) {
    const isExample = said.some((index) => index >= start && index < end)
    if (isExample || continues) found.push({ start, end })
    continues = isExample && !overlapsAny(findings, { start, end })
    const before = paragraphs[index - 1]
    if (continues && before && index === paragraphs.length - 1) found.push(before)
  }
  return found
}

/** What word problems are about. */
const IN_PROBLEMS: ReadonlySet<FindingKind> = new Set(['grade', 'pay', 'name'])
const QUANTITY = oneOf(
  'mean,average,median,total,sum,difference,ratio,probability,percent(?:age)?,profit,loss,share,interest,age,value,number,amount,salary,pay,score',
)
/** They ask for a quantity that follows from others. Not "compute the mean", which is how people ask about real lists. */
const ASKS = wordsOf(`(?:word|maths?|arithmetic|algebra) problems?,solve,how (?:much|many|long|far|old)
  what (?:(?:score|grade|mark|amount) )?(?:does|do|did|must|should|would|will) \\p{L}{2,20} (?:have to |need to )?(?:need|score|earn|have|get|make|pay|owe)
  what (?:is|was|are|will be) (?:the|his|her|their|\\p{L}{2,20}['’]s) (?:[a-z]{3,10} ){0,2}${QUANTITY}
  who \\p{L}{2,8} (?:the )?(?:more|most|less|least|higher|highest|lower|lowest|better|best)`)
const EXERCISE =
  /\b(?:word|maths?|arithmetic|algebra|stat(?:istic)?s) (?:word )?problems?\b|\banswer key\b|(?:^|[\n.:] ?)(?:problem|exercise|question) \d{1,2}[.:)]/i
/** Someone whom the writer knows, and what is written to and about real people. */
const REAL =
  wordsOf(`I,we,(?<!(?:help|give|show|tell|ask|quiz|make|write) )(?:me|us),(?<!for )(?:my|our),advisees?,hr,(?:19|20)\\d\\d,e-?mails?,letters?,memos?,messages?,advis(?:e|or|er|ing),transcripts?
  payroll,feedback,appeals?,dear,hi,draft,re-?write,re-?phrase,summari[sz]e,reply,remind,today,yesterday,tomorrow,(?:last|this) (?:week|term|semester|month|fall|spring)`)
/** "the student Maria", "PHYS 202" */
const REAL_TERM = new RegExp(
  `\\b${RELATED}s?,? \\p{Lu}\\p{Ll}|\\b(?!USD|EUR|GBP|CAD|INR)\\p{Lu}{2,5} ?\\d{3}`,
  'u',
)

function isWordProblem(text: string, { start, end }: Span, inside: readonly Finding[]): boolean {
  const words = text.slice(start, end)
  if (!inside.every(({ kind }) => IN_PROBLEMS.has(kind)) || !ASKS.test(words)) return false
  if (!EXERCISE.test(words) && (REAL.test(words) || REAL_TERM.test(words))) return false
  // People of word problems have one name. "Maria: 82" is in a list.
  const names = inside.filter(({ kind }) => kind === 'name')
  return names.every((name) => !/\s|\./.test(text.slice(name.start, name.end)) && text[name.end] !== ':')
}

/** Of what was found, what isn't in samples, and not in word problems. */
export function onlyReal(text: string, findings: readonly Finding[]): Finding[] {
  const examples = findExamples(text, findings)
  const paragraphs = paragraphsOf(text).filter((paragraph) => overlapsAny(findings, paragraph))
  const problems = paragraphs.filter((paragraph) => {
    const inside = findings.filter((finding) => overlapsAny([paragraph], finding))
    return isWordProblem(text, paragraph, inside)
  })
  // One paragraph that isn't a problem shows that the others are about real people.
  const arePeopleMadeUp = problems.length === paragraphs.length || EXERCISE.test(text)
  return findings.filter((finding) => {
    if (overlapsAny(examples, finding)) return NEVER_EXAMPLES.has(finding.kind)
    return !arePeopleMadeUp || !overlapsAny(problems, finding)
  })
}

const PLACEHOLDERS =
  oneOf(`Doe,Roe,Bloggs,Muster\\p{Ll}*,Nordmann,(?:Last|First|Sur|Full|User)[Nn]ame,Sample,Example,Dummy,Test(?:er|user|student|mann)?,Placeholder
  Nobody,Anonymous,Beispiel,Ejemplo,Exempl[eo],Esempio,Voorbeeld,Prueba,Fulan[oa](?: de Tal)?,Mengan[oa],Student`)
const PLACEHOLDER = new RegExp(
  `(?:^|[ -])${PLACEHOLDERS}$|^(?:Test|Sample|Example|Dummy|Demo|Fake|Foo|User|Muster\\p{Ll}*) |^John Q\\.? Public$`,
  'u',
)

/** "Max Mustermann", "Dan Dummy": names that stand for anyone's, in several languages. */
export const isPlaceholderName = (name: string) => PLACEHOLDER.test(name)

/** Nothing but one digit, or digits in order: 000-00-0000, 1234567, 987-65-4321. */
export function isPlaceholderId(id: string): boolean {
  const digits = id.replace(/\D/g, '')
  const isInOrder = ['01234567890123456789', '98765432109876543210'].some((order) => order.includes(digits))
  return /^(\d)\1{3,}$|^0{5,}\d$/.test(digits) || (digits.length > 3 && isInOrder)
}
