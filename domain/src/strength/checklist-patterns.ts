// What shows that a prompt has a part of the checklist. The patterns are strict, because a wrong tick hides a gap.
import { asksForSomething } from './requests.ts'

export const PART_NAMES = ['task', 'context', 'length', 'examples', 'audience', 'requirements'] as const
export type PartName = (typeof PART_NAMES)[number]

/** Whether a text has this part. */
export function hasPart(name: PartName, prose: string): boolean {
  if (name === 'task') return asksForSomething(prose)
  return PATTERNS[name].some((pattern) => pattern.test(prose))
}

const wordsOf = (list: string) => list.trim().split(/\s+/)
const oneOf = (list: string) => `(?:${wordsOf(list).join('|').replaceAll('_', ' ')})`

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
