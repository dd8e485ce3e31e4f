// What a request can say already, so that no blank asks for it and no rule contradicts it. The patterns are generous: asking
// for what the text says is worse than leaving something out.

import { oneOf } from '../text/words.ts'

const anyOf = (...lists: string[]) => new RegExp(`\\b(?:${lists.map(oneOf).join('|')})\\b`, 'i')

const DAYS =
  'monday tuesday wednesday thursday friday saturday sunday mon tues? weds? thurs? fri today tonight tomorrow tmrw yesterday weekend (?:this|next)_(?:week|month)'
const MONTHS =
  'january february march april june july august september october november december (?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec) spring summer fall winter'
const CODE_LANGUAGES =
  'python javascript typescript java rust ruby php bash sql matlab html css swift kotlin stata sas'
const LANGUAGES =
  'english spanish french german chinese mandarin japanese korean arabic portuguese italian russian hindi vietnamese latin greek'
const SCHOOL_LEVELS =
  'beginners? freshm[ae]n sophomores? juniors? seniors? undergrad\\w* grad\\w* phd masters? kindergarten (?:high|middle)_school\\w* majors?'
const SUBJECTS =
  'accounting algebra anatomy biology bio calculus calc chemistry chem econ\\w* english history nursing physics psych\\w* stats statistics'
const EXAMS = 'bar_exam lsat mcat gre gmat nclex praxis cpa toefl ielts'

const longerThan = (words: number) => new RegExp(`(?<!\\S)(?:\\S+\\s+){${words}}`)
/** A figure, a quote, or what follows a colon. "150 words" and a year aren't facts. */
const FACT =
  /(?<!\d)(?!(?:19|20)\d\d\b)\d(?!d\b)(?![\d,]{0,6}[- ]?(?:words?|pages?|minutes?|slides?|paragraphs?)\b)|["“:]/

/** `material` isn't here: it isn't read from the request. */
export const FACTS: Readonly<Record<string, RegExp | readonly RegExp[]>> = {
  assignment: anyOf(
    'assignment asks? requires? graded presentations? reports? essays? portfolios? posters? projects?',
  ),
  audience: [
    /\b(?:for|among) (?!(?:me|us|use|example|free|it|this)\b)(?!(?!incoming)\w+ing\b)\w/i,
    /\b(?:to|with|at) (?:my|our|the|all|new|an?|dr|prof\w*|first)\b|\baudience\b|\breaders\b|\blike i\b/i,
    /\bto (?:[a-z]+ )?[a-z]{3,}(?:ers|ents|ors|ids|ists|ians|adults)\b/i,
  ],
  better: [
    /\b(?:more|less|too|so (?:its?|it['’]s|that|they)|shorten|simplify|tighten|tone|formal\w*|concise|plain|polite|professional|words)\b/i,
    /\b\w{3,}(?:er|lier)\b(?! (?:for|of)\b)(?<!\b(?:letter|paper|newsletter|other|after|flyer|poster|answer))/i,
  ],
  channel: anyOf(
    'website page flyer poster newsletter email sms text_message slack facebook instagram linkedin twitter tweet screen slide',
  ),
  columns: [
    /\bcol [A-Z]\b|\b(?:columns?|rows?|fields?|variables?|n ?= ?\d|\d+ (?:participants|responses|students))\b/i,
    /\.\w{2,4}\b/,
  ],
  count:
    /\b(?<!(?:chapter|ch\.?|unit|week|grade) )(?:\d{1,2}|100|a few|two|three|four|five|six|ten|twelve|twenty)[- ](?!am|pm|credit|year|grade)[a-z]/i,
  criteria: anyOf(
    'criteria rubric because whether in_terms_of with_respect_to regarding focus on_how pros cons swot',
  ),
  error: [/\w{3,20}Error\b|\berror(?::| in) ?\S|\btraceback\b|["“`]|\bline \d|\binstead of\b|\bgives?\b/i],
  example: [
    /\b(?:e\.g\.|for example|such as|example:|like this|because|input|output)(?!\w)|→|->/i,
    /\blike (?:["“]|\p{Lu}{2,}|\S*\d)/u,
  ],
  experience:
    /\b(?:i (?:have|worked|did|led|study|studied|am|was)|i['’](?:m|ve)|my experience|years? (?:of|as))\b/i,
  facts: [FACT, longerThan(25)],
  form: anyOf('table list bullets? bullet_points? paragraphs? outline json csv html'),
  goal: anyOf('goals? objectives? outcomes? so_that be_able_to should learn practice show raise'),
  hours:
    /\b(?:\d{1,3}|one|two|three|five|ten|half an?|an)[- ]?(?:min(?:ute)?s?|hours?|hrs?|days?|weeks?|months?)\b/i,
  known:
    /\b(?:i (?:know|understand|get|already)|beginner|eli5|like i(?:['’]?m)?|for dummies|dumb|simple|plain)\b/i,
  language: [anyOf(LANGUAGES), /\b(?:in)?to [A-Z][a-z]{3,}/],
  length: [
    /\b\d[\d,]{0,6}[- ](?:words?|pages?|sentences?|lines?|paragraphs?|slides?|characters?|minutes?|min)\b/i,
    anyOf(
      'short brief(?!_\\w+_v) briefly one-page one_page half_page long detailed concise shorten a_sentence a_paragraph at_most',
    ),
  ],
  level: [
    /\b(?!(?:other|their|these|those|prospective|current)\b)[a-z]{5,} (?:students|majors)\b/i,
    /\b(?:[a-z]{2,5} ?\d{3,4}|ap [a-z]{3,}|intro\w*|\d{1,2}(?:st|nd|rd|th)[- ](?:grade\w*|year\w*)|grade \d)\b/i,
    anyOf(SCHOOL_LEVELS, EXAMS),
    new RegExp(`\\b(?:for|in|my) (?:my |intro |organic |an? )?${oneOf(SUBJECTS)}\\b`, 'i'),
  ],
  limits: anyOf(
    'budget under at_most no without only limits? rules? cheap free deadline outdoor indoor online \\$?\\d+',
  ),
  message:
    /\b(?:about|asking|that|who|saying|for|regarding|re|because|to (?:say|ask|thank|invite|tell|remind))\b/is,
  money: /[$€£] ?\d|\b\d+ (?:dollars|euros)\b|\bunder \d/i,
  people: [
    /\b\d{1,4}(?:[- ][a-z]{3,12})? (?:people|guests|students|kids|participants|tutors|players|staff|faculty|volunteers)\b/i,
    anyOf('for (?:my|our|new)'),
  ],
  point: /\b(?:argu(?:e|es|ing)|my (?:main )?(?:point|thesis|claim)|because|whether|why|should)\b/i,
  points: /\b(?:points?|levels?|scale)\b|%/i,
  position:
    /\b(?:for|at|as|in) (?:an? |the )?(?!(?:an?|the|job|internship|position|interview|me|my|school|program)s?\b)\w{3,}/i,
  programming: [
    anyOf(CODE_LANGUAGES, 'excel sheets spss regex', 'r_(?:script|code) in_r'),
    // A line of code.
    /^[ \t]{0,40}(?:class|const|def|for|function|if|import|let|public|var|while)\b[^.?!\n]*[:;{)]$/m,
    /\bc\+\+|\bc#|\.(?:py|js|ts|java|sql)\b/i,
  ],
  purpose: /\bfor (?!(?:me|us|free|example)\b)\w|\b(?:so that|because|in order to)\b/i,
  question:
    /\b(?:whether|how|between|effects? of|impact of|since (?:19|20)\d\d|question:|relationship|compare|if)\b/i,
  reason:
    /\b(?:because|since|due to|saying|that (?:i|we|my|our)|so that|sick|flu|ill|for (?!(?:my|our|the|an?)\b)\w+ing)\b/i,
  recipient: [
    /\b(?:to|e-?mail|ask|tell|thank|remind|invite|message|from|for) (?:my|our|the|all|an?|new|dr|mr|ms|\w+s\b)/i,
    /\b(?:prof\w*|boss|advisor|dean|landlord|ta|coach)\b|\bto \w{5,}/i,
  ],
  relation:
    /\b(?:my|our) (?:\w+ )?(?:student|advisee|ta|intern|colleague|employee|boss|friend|sister|brother|mom|dad|advisor)\b|\btook my\b/i,
  situation: [/\b(?:i['’](?:m|ve)|im|i (?:am|have|use|work|study|was|got)|because)\b/i, longerThan(16)],
  source: /\b(?:sources?|based on|using|from (?:my|our|the|this|these)|below|attached)\b/i,
  style: anyOf('apa mla chicago ieee ama harvard turabian vancouver bibtex'),
  topic: [
    /\b(?:on|about|over|covering|cover|chapters?|ch\.?|units?|weeks?|lectures?|vocab\w*|terms) ?\w/i,
    /^(?:\S+\s+){4}/,
  ],
  tried: /\b(?:tried|already|so far|last (?:time|year)|stuck|attempt\w*)\b/i,
  type: /\b(?:multiple[- ]choice|mcqs?|mc|true[- ](?:or[- ])?false|short[- ]answer|essay|fill[- ]in|matching|open[- ]ended)\b/i,
  when: [
    anyOf(DAYS, MONTHS),
    /\b\d{1,2}(?::\d\d)? ?(?:am|pm)\b|\b\d{1,2}\/\d{1,2}\b|\b(?:on|by|until) the \d/i,
  ],
  where:
    /\b(?:in|at) (?!(?:the )?(?:spring|summer|fall|winter|morning|evening)\b)(?:the |our |my )?[a-z]{3,}|\b(?:online|zoom)\b/i,
}

/** Whether a request says one of these facts: “when”, “count, type”, or “when and where”. `known` are said elsewhere. */
export function saysAny(request: string, names: string, known: ReadonlySet<string>): boolean {
  if (names === '') return false
  const says = (fact: string) =>
    known.has(fact) || [FACTS[fact] ?? []].flat().some((pattern) => pattern.test(request))
  return names.split(', ').some((name) => name.split(' and ').every(says))
}
