// What shows that a prompt has a part of the checklist. The patterns are strict, because a wrong tick hides a gap.
import { oneOf } from '../text/words.ts'
import { asksForSomething } from './requests.ts'

export const PART_NAMES = ['task', 'context', 'length', 'examples', 'audience', 'requirements'] as const
export type PartName = (typeof PART_NAMES)[number]

/** Whether a text has this part. */
export function hasPart(name: PartName, prose: string): boolean {
  if (name === 'task') return asksForSomething(prose)
  const text = name === 'requirements' ? prose.replace(OPEN_QUESTION, ' ') : prose
  return PATTERNS[name].some((pattern) => pattern.test(text))
}

/** "What must a syllabus include?" requires nothing. */
const OPEN_QUESTION = /(?:^|[.!?] )(?:what|which|who|why|when|where|how)\b[^.?!\n]{0,300}/gi

const NUMBER = `(?:\\d[\\d,.]{0,9}(?: ?[-–] ?\\d{1,6})?|${oneOf('one two three four five six seven eight ten twelve twenty half_a a_single')})`
const UNITS =
  oneOf(`words? pages? sentences? paragraphs? characters? lines? bullets? points? slides? cards? flashcards
  items? questions? problems? ideas options tips steps titles names sources articles papers examples stanzas reasons topics
  activities exercises criteria objectives outcomes posts tweets versions`)
/** "These two articles" and "one of the problems" say nothing about the answer. */
const NOT_GIVEN = `(?<!\\b${oneOf('all my our the their these those')} )`
const TAUGHT = oneOf('class course lesson plan schedule session trip visit workshop')
const PEOPLE =
  oneOf(`students? pupils? graders? majors freshm[ae]n seniors sophomores undergrads? undergraduates? beginners?
  novices experts? colleagues? coworkers? teachers? faculty staff parents? children kids adults patients? clients? customers? readers?
  reviewers? administrators? executives? committee donors? alumni employees engineers? developers? researchers? members visitors
  users professors? advisors? supervisors? deans? boss landlord recruiters? team board public laypeople teenagers volunteers
  classmates peers hires friends? grandmother grandma grandpa mom dad everyone trustees journalists nurses`)
/** "Serum potassium in adults" isn't for adults, and a faculty interview isn't for the faculty. */
const NOT_BETWEEN = oneOf('about at by from getting in of on that who with teaching hiring helping')
const NOT_AFTER = oneOf('association handbook interview life meeting office senate services survey union')
/** A letter for my student is read by others. */
const ABOUT_THEM = oneOf(
  'recommendation reference letter interview party gift job position application review evaluation',
)
const LEVELS = oneOf(
  'undergraduate graduate beginner intermediate advanced high_school middle_school introductory lay general',
)
const GRADES = `(?:${oneOf('first second third fourth final')}|\\d(?:st|nd|rd|th))[- ](?:year|grade)`
/** Writing "to" them. Talking to an advisor is what the request is about. */
const WRITES = oneOf(
  `announcement apology ask describe e-?mail explain invitation letter memo message note pitch post present presentation proposal
  propose reply respond response send show speech statement teach thank update write`,
)
const TONES = oneOf(
  'formal informal friendly polite professional casual persuasive funny neutral respectful upbeat',
)
const DONE = oneOf('study teach coach supervise work run lead manage research got had was were')
/** "I'm stuck" and "I have a question" say little. */
const NO_SITUATION = oneOf(
  'confused going having interested looking lost not sorry stuck struggling trying unsure writing_to',
)

const PATTERNS: Readonly<Record<Exclude<PartName, 'task'>, readonly RegExp[]>> = {
  context: [
    /^(?:#{1,6} |\**)?(?:context|background|situation)\b/im,
    new RegExp(
      `(?<!\\b(?:like|as if) )\\b(?:i am|i['’]?m|we are|we['’]re) (?!${NO_SITUATION}\\b)(?!\\d)\\w`,
      'i',
    ),
    new RegExp(
      `(?<!\\b(?:day|how|moment|that|time|what|when) )\\b(?:i|we) (?:just |recently |already |currently )?(?:${DONE}|(?!need)[a-z]{2,}ed)\\b`,
      'i',
    ),
    /\b(?:i|we)(?:['’]ve| have) (?!to\b)(?!an? (?:question|problem|favor)\b)(?:an? |been |already |just |\w+ed\b|(?:about |only )?(?:two\b|three\b|\d))/i,
    /\b(?:because|background:|currently|so far|given that|my (?:goal|main point|role|situation) is)\b/i,
  ],
  length: [
    /^(?:#{1,6} |\**)?length\b/im,
    new RegExp(`${NOT_GIVEN}\\b${NUMBER}[\\s-]{1,2}(?:(?!of\\b)[a-z-]{1,20} ){0,2}${UNITS}\\b`, 'i'),
    new RegExp(
      `${NOT_GIVEN}\\b(?:\\d{1,3}|one|two|three|five|ten)[- ](?:minutes?|mins?|page|word|slide|question)\\b`,
      'i',
    ),
    new RegExp(`${NOT_GIVEN}\\b${NUMBER}[- ](?:hour|day|week)s? (?:[a-z]{1,12} ){0,2}${TAUGHT}\\b`, 'i'),
    /\b(?:briefly|concise(?:ly)?|one-page|in (?:depth|detail)|(?:keep|make) it (?:short|brief))\b/i,
    /\b(?:length of|in (?:an?|one) (?:sentence|paragraph|page))|\ba (?:brief|short) (?!story\b)[a-z]/i,
  ],
  examples: [
    /^(?:#{1,6} |\**)?examples?\b/im,
    /\bexamples? of what i want|\bfor (?:example|instance)[,:]|\be\.g\.|\blike this\b|\bsuch as\b/i,
    /\b(?:here (?:is|are)|here['’]s|follow|use|see|match) (?:an? |the |these |this |my )?(?:examples?|samples?|pattern|model)\b/i,
    /\b(?:input|output|sample|example):|→|->/i,
  ],
  audience: [
    /^(?:#{1,6} |\**)?audience\b|\b(?:audience|readers?|recipients?)(?: is| are|:)|\b(?:aimed at|written for)\b/im,
    new RegExp(
      `(?<!\\b${ABOUT_THEM} )\\bfor (?:(?!${NOT_BETWEEN}\\b)[\\w'’-]{1,15} ){0,4}?${PEOPLE}\\b(?! ${NOT_AFTER})`,
      'i',
    ),
    new RegExp(
      `\\b${WRITES}(?: [\\w'’-]{1,15}){0,5}? to (?:(?!${NOT_BETWEEN}\\b)[\\w'’-]{1,15} ){0,4}?${PEOPLE}\\b`,
      'i',
    ),
    new RegExp(`\\b(?:for|to|with) (?:[\\w'’-]{1,15} ){0,3}${GRADES}|\\bages? \\d|\\d[- ]year[- ]olds?`, 'i'),
    new RegExp(
      `\\bfor (?:[\\w'’-]{1,15} ){0,3}${LEVELS} (?:level|audience|readers?|course|class|students?)\\b`,
      'i',
    ),
    /\b(?:like|as if) i(?:['’]?m| am|['’]ve| were)\b|\bfor (?:me|someone|people|anyone) (?:who|with|new|without)\b/i,
  ],
  requirements: [
    /^(?:#{1,6} |\**)?(?:requirements?|constraints?|format|tone|style)\b/im,
    /\b(?:and|but|should) never (?!\w+e[dn]\b)/i,
    /\b(?:avoid|make sure|ensure|must|includ(?:e|ing)|mention|leave out|peer[- ]reviewed|use only|only (?:use|include))\b/i,
    /(?<!\b(?:i|we|they|who|people|students) )\b(?:do not|don['’]t)\b|\bwithout (?!internet\b)(?:any |an? )?[a-z]{4,}/i,
    /\bcover(?:ing)?(?! letter| page)\b|(?:^|[,.;(] )(?:never|no (?!budget|experience|idea|longer|money|more|one|time)[a-z]{3,})/i,
    /\b(?:it|each|they|answer|email|text|tone|result) should\b|\b(?:format|tone|style)(?: is|:)/i,
    /\b(?:in|use) (?:an? |the )?(?:\w+ )?(?:tone|style|format)\b|\b(?:apa|mla|chicago style|ieee)\b/i,
    /\b(?:bullet(?:ed)?|numbered|headings?|step[- ]by[- ]step)\b|\b(?:as|in) (?:json|csv|markdown|html)\b/i,
    /\b(?:as|in|into|with|use) an? (?:\w+ )?table\b/i,
    new RegExp(
      `(?:\\b${oneOf('be it sound stay more less and but')} |[,:] )${TONES}\\b(?=[.,;]|$| (?:and|but) )`,
      'i',
    ),
    new RegExp(
      `\\b${TONES} ${oneOf('e-?mail letter message note reply tone style language version bio post')}\\b`,
      'i',
    ),
    /\bplain (?:language|english)\b/i,
    /\b(?:multiple[- ]choice|short[- ]answer|true[- ]or[- ]false|answer key|with (?:answers|citations|sources|comments))\b/i,
  ],
}
