// What shows that a prompt has a part of the checklist. The patterns are strict, because a wrong tick hides a gap.

export type PartName = 'task' | 'context' | 'length' | 'examples' | 'audience' | 'requirements'

/** Whether a text has this part. */
export function hasPart(name: PartName, prose: string): boolean {
  if (name === 'task')
    return /\?(?:\s|$)|\btask:|^#{1,6} task\b/im.test(prose) || requestsIn(prose).length > 0
  return PATTERNS[name].some((pattern) => pattern.test(prose))
}

/** "Write an essay about bees" says nothing about what it's for. */
export function isBareRequest(prose: string): boolean {
  const [first = ''] = requestsIn(prose)
  const isShort = prose.split(/\s+/, BARE_WORDS).length < BARE_WORDS
  return MAKES.has(first) && isShort && !/\bfor (?:my|our|an?)\b/i.test(prose)
}

const BARE_WORDS = 14

/** The verbs and question words that sentences and clauses start with, in lower case. */
function requestsIn(prose: string): string[] {
  const starts = prose.slice(0, READ_MAX).matchAll(START)
  return Array.from(starts, ([, verb = '']) => verb.toLowerCase()).filter((verb) => REQUESTS.has(verb))
}

const READ_MAX = 20_000

const wordsOf = (list: string) => list.trim().split(/\s+/)
const oneOf = (list: string) => `(?:${wordsOf(list).join('|').replaceAll('_', ' ')})`

const MAKES: ReadonlySet<string> = new Set(
  wordsOf('build compose create design develop draft generate make outline plan prepare produce write'),
)
const REQUESTS: ReadonlySet<string> = new Set([
  ...MAKES,
  ...wordsOf(`act add analyse analyze annotate answer argue ask assess brainstorm calculate change check choose classify
    clean collect combine comment compare complete condense convert correct critique debug define describe discuss do edit
    estimate evaluate expand explain extract fill find fix format give grade identify imagine improve interpret invent list
    look mark optimize organize paraphrase peer pick polish predict proofread propose prove quiz rank rate read recommend
    refactor reformat rename rephrase reply research respond return review revise reword rewrite role-play score search select
    shorten show simplify simulate solve sort start strengthen suggest summarise summarize tailor take teach tell test
    tighten transcribe translate turn update use verify visualize walk`),
  ...wordsOf(
    `are can could did do does how is should was were what whats what's when where which who why would`,
  ),
])

const LEAD =
  oneOf(`please pls hi hello then also and can_you could_you would_you help_me help_me_to i_need_to i_need_you_to
  i_want_to i_want_you_to i'd_like_to i'd_like_you_to`)
const START = new RegExp(
  `(?:^|[.!?:;,]\\s|\\band )[-*#>\\d.) ]{0,6}(?:${LEAD},? ){0,3}([a-z'-]{2,15})(?!\\w)`,
  'gim',
)

const NUMBER = `(?:\\d[\\d,.]{0,9}(?: ?[-–] ?\\d{1,6})?|${oneOf('one two three four five six seven eight ten twelve twenty half_a a_single')})`
const UNITS =
  oneOf(`words? pages? sentences? paragraphs? characters? lines? bullets? points? slides? cards? flashcards
  items? questions? problems? ideas options tips steps titles names sources articles papers examples stanzas reasons topics
  activities exercises`)
const TAUGHT = oneOf('class course lesson plan schedule session trip visit workshop')
const PEOPLE =
  oneOf(`students? pupils? graders? majors freshm[ae]n seniors sophomores undergrads? undergraduates? beginners?
  novices experts? colleagues? teachers? faculty staff parents? children kids adults patients? clients? customers? readers?
  reviewers? managers? executives? committee donors? alumni employees engineers? developers? researchers? members visitors
  users professors? advisors? supervisors? deans? boss landlord recruiters? team board public laypeople teenagers`)
/** "Serum potassium in adults" isn't for adults, and a faculty interview isn't for the faculty. */
const NOT_BETWEEN = oneOf('about at by from getting in of on that who')
const NOT_AFTER = oneOf('association handbook interview life meeting office senate services survey union')
const LEVELS = oneOf(
  'undergraduate graduate beginner intermediate advanced high_school middle_school introductory lay general',
)
const TONES = oneOf(
  'formal informal friendly polite professional casual persuasive funny neutral respectful plain_language plain_English',
)
const DONE = oneOf('study teach coach supervise work run lead manage research missed got had tried was were')

const PATTERNS: Readonly<Record<Exclude<PartName, 'task'>, readonly RegExp[]>> = {
  context: [
    /^(?:#{1,6} |\**)?(?:context|background|situation)\b/im,
    /\b(?:i am|i['’]?m|we are|we['’]re) (?!(?:looking|writing to|not sure|trying)\b)\w/i,
    new RegExp(`\\b(?:i|we) (?:just |recently |already |currently )?${DONE}\\b`, 'i'),
    /\b(?:i|we)(?:['’]ve| have) (?!to\b)(?:an? |been |already |just |\w+ed\b|two\b|three\b|\d)/i,
    /\b(?:because|background:|currently|so far|given that|due to|my (?:goal|main point|role|situation) is)\b/i,
  ],
  length: [
    /^(?:#{1,6} |\**)?length\b/im,
    new RegExp(`\\b${NUMBER}[\\s-]{1,2}(?:[a-z-]{1,20} ){0,2}${UNITS}\\b`, 'i'),
    /\b(?:\d{1,3}|one|two|three|five|ten)[- ](?:minutes?|mins?|page|word|slide|question)\b/i,
    new RegExp(`\\b${NUMBER}[- ](?:hour|day|week)s? (?:[a-z]{1,12} ){0,2}${TAUGHT}\\b`, 'i'),
    /\b(?:brief(?:ly)?|concise(?:ly)?|one-page|in (?:depth|detail)|keep it short|at most|no (?:more|longer) than)\b/i,
    /\b(?:under \d|up to \d|length of|in (?:an?|one) (?:sentence|paragraph|page))/i,
  ],
  examples: [
    /^(?:#{1,6} |\**)?examples?\b/im,
    /\bexamples? of what i want|\bfor (?:example|instance)\b|\be\.g\.|\blike this\b|\bsuch as\b/i,
    /\b(?:here (?:is|are)|here['’]s|follow|use|see|match) (?:an? |the |these |this |my )?(?:examples?|samples?|pattern|model)\b/i,
    /\b(?:input|output|sample):|→|->/i,
  ],
  audience: [
    /^(?:#{1,6} |\**)?audience\b|\b(?:audience|readers?|recipients?)(?: is| are|:)|\b(?:aimed at|written for)\b/im,
    new RegExp(
      `\\b(?:for|to|with) (?:(?!${NOT_BETWEEN}\\b)[\\w'’-]{1,15} ){0,4}?${PEOPLE}\\b(?! ${NOT_AFTER})`,
      'i',
    ),
    /\b(?:first|second|third|fourth|final|\d(?:st|nd|rd|th))[- ](?:year|grade)|\bgrade \d|\bages? \d|\d[- ]year[- ]olds?/i,
    new RegExp(`\\b${LEVELS} (?:level|audience|readers?|course|class|students?)\\b`, 'i'),
    /\b(?:like|as if) i(?:['’]?m| am|['’]ve| were)\b|\bfor (?:me|someone|people|anyone) (?:who|with|new|without)\b/i,
  ],
  requirements: [
    /^(?:#{1,6} |\**)?(?:requirements?|constraints?|format|tone|style)\b/im,
    /\b(?:avoid|do not|don['’]t|never|without|make sure|ensure|must|only|includ(?:e|ing)|mention|leave out)\b/i,
    /\bcover(?:ing)?(?! letter| page)\b|\bno (?!idea\b|longer\b|more\b|one\b)[a-z]{3,}/i,
    /\b(?:it|each|they|answer|email|text|tone|result) should\b|\b(?:format|tone|style)\b/i,
    /\b(?:bullet(?:ed)?|numbered|table|columns?|headings?|json|csv|markdown|html|apa|mla|step[- ]by[- ]step)\b/i,
    new RegExp(`\\b${TONES}\\b`, 'i'),
    /\b(?:multiple[- ]choice|short[- ]answer|true[- ]or[- ]false|answer key|with (?:answers|citations|sources|comments))\b/i,
  ],
}
