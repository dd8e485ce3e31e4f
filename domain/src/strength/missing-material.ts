// Whether a prompt refers to a text, code, or data that isn't there, such as "my draft", "these notes", or "the last one".
import { MATERIAL_NOUNS } from '../text/material-nouns.ts'
import { oneOf } from '../text/words.ts'
import { includesMaterial } from './includes-material.ts'

/** What a prompt refers to without including it. */
interface MissingMaterial {
  /** As the prompt says it: "my last draft". */
  words: string
  /** What it is: "draft". */
  noun: string
}

/** The request comes early. What follows is mostly details. */
const READ_MAX = 600

/** What a prompt refers to and doesn't include. Undefined if nothing is missing. */
export function missingMaterial(text: string): MissingMaterial | undefined {
  const prompt = text.slice(0, READ_MAX).toLowerCase().replaceAll('’', "'")
  const found = REFERENCES.map((pattern) => pattern.exec(prompt)).find((match) => match !== null)
  if (found === undefined || includesMaterial(text)) return undefined
  const { words = 'the text', noun = 'text' } = found.groups ?? {}
  return { words: words.replace(/\s+/g, ' '), noun }
}

/** "Draft:" and a field for it. */
export function materialField(noun: string): string {
  const label = /^(?:cv|csv|pdf)$/.test(noun)
    ? noun.toUpperCase()
    : noun.charAt(0).toUpperCase() + noun.slice(1)
  return `${label}:\n\n{{${noun}}}`
}

const NOUN = oneOf(
  [...MATERIAL_NOUNS].flatMap((noun) => (noun.endsWith('s') ? [noun] : [`${noun}s`, noun])).join(' '),
)
const CODE = oneOf('code formula function loop query script')
/** Acting on a text that's already there, whatever it's called. */
const TEXT_EDIT = oneOf(
  'annotate critique edit feedback_on paraphrase polish proofread reformat rephrase revise reword rewrite shorten tighten',
)
/** Acting on something that's already there. */
const OTHER_EDIT = oneOf(
  `adapt analyse analyze answer assess categorize change check classify clean clean_up code condense convert correct cut debug evaluate expand expand_on
  extract find_errors_in fix format grade graph group improve interpret look_at look_over organize peer_review plot rate review run score simplify
  solve sort strengthen summarise summarize summarizing summary tailor thoughts_on transcribe translate trim update`,
)
const EDIT = `(?:${TEXT_EDIT}|${OTHER_EDIT})`
/** These use only what belongs to someone: "explain my results", not "explain the results". */
const USE = oneOf(
  'based_on compare explain from on out_of pasted read respond_to turn understand use using visualize with',
)
const OWNER = oneOf('my our his her their')
const POINTER = oneOf('this these those')
const SEVERAL = oneOf('two three four five both')
const POLITE = `^\\W*(?:${oneOf('can could do help i just me need please pls to will would you')} ){0,6}`
const WORD = "[\\w'/-]{1,20}"
/** Ends a clause, or can follow the name of a material. "My paper topic" and "our paper forms" aren't the paper. */
const END = `(?= ?(?:$|[.,:;!?()\\n])| ${oneOf(
  `and as but for in into pls please so that then to until with without about above also are at be because below better by clear
  clearer every from giving good has have i if is it its less longer make makes mean means more of off ok or right say says shorter sound sounds
  stronger the there they too was we when where which crashes doesn't feels gives isn't keeps reads throws won't`,
)}\\b)`
const NAMED = `(?:(?!${oneOf('for in mean of on to')} )${WORD} ){0,3}?(?<noun>${NOUN})(?: \\d{1,3})?${END}`
const COMPARED = `(?:\\w+er|less|more|sound|better|formal|funny)`

const REFERENCES = [
  // "Make this less wordy", "turn these into a table", "is this plagiarism?"
  `${POLITE}(?:${EDIT}|turn|put|what's) (?<words>${oneOf('this that these those it')})${END}(?! ${oneOf('is are')})`,
  `${POLITE}make (?<words>this|it|these) ${COMPARED}\\b`,
  `^is (?<words>this) (?:\\w+ly|clear|correct|good|grammatical|ok|okay|plagiarism|right)\\b`,
  // "These notes", "sort these names"
  `\\b(?<words>${POINTER} ${NAMED})`,
  `\\b(?:${EDIT}|compare|convert|put|rank|turn|use) (?<words>${POINTER} (?!an? )(?:${WORD} )?(?<noun>(?!${oneOf('and day for from into month semester term that the time way week weekend with year')}\\b)[a-z-]{3,20}))${END}`,
  // "Compare two drafts"
  `\\b(?:${EDIT}|compare) (?<words>(?:the |my |our )?${SEVERAL} (?:${WORD} )?(?<noun>${NOUN}))${END}`,
  // "Proofread my draft", "feedback on my lesson plan", "flashcards from my notes", "a title for my essay"
  `\\b(?:${EDIT}(?: (?!for\\b)${WORD}){0,6}?|${USE}|${oneOf('abstract conclusion introduction keywords page summary title')} for) (?<words>${OWNER} ${NAMED})`,
  `\\b${oneOf('alt_text caption captions descriptions')} for (?<words>(?:the|my|our|these) ${NAMED})`,
  // "Response to reviewer 2", "reply to this email"
  `\\b${oneOf('answer rebuttal reply respond response')} to (?<words>(?:the |my |our |this |these )?reviewers?(?:'s)?(?: \\d)?(?: (?<noun>comments))?)`,
  `\\b${TEXT_EDIT} (?<words>${OWNER} (?:${WORD} )?(?<noun>[a-z-]{3,20}))${END}`,
  // "Does my argument make sense?", "make my draft shorter", "my code"
  `^${oneOf('is are does do')} (?<words>${OWNER} ${NAMED})`,
  `\\bmake (?<words>(?:${OWNER}|${POINTER}) (?:${WORD} ){0,3}?(?<noun>${NOUN})) ${COMPARED}\\b`,
  `(?<!\\bfor )\\b(?<words>${OWNER} (?:${WORD} ){0,2}?(?<noun>${CODE}))\\b`,
  `\\b(?<words>my (?:${WORD} ){0,2}?(?<noun>${NOUN})) ${oneOf("crashes doesn't doesnt feels gives isn't keeps reads sounds throws won't wont")}\\b`,
  `\\b(?<words>my (?:${WORD} ){0,2}?(?<noun>${NOUN})) (?:is|are) (?:too|over|under|\\d+)\\b`,
  // "Based on the article", "rewrite the last one", "edit the above"
  `\\b(?:${EDIT}|${USE}|about|in|of|make|to) (?<words>the (?<noun>${oneOf('article chapter comments excerpt paragraph passage reading readings recording text transcript')}))\\b(?! ${oneOf('about by called in of')}\\b)`,
  `\\b(?:based on|from|turn|use|using) (?<words>the (?:data in the )?(?<noun>${oneOf('data dataset document file interview lecture notes policy report slides spreadsheet survey syllabus')}))\\b(?! ${oneOf('about by called in of')}\\b)`,
  `\\b(?:${EDIT}|${USE}|make) (?<words>the (?:above|following))\\b`,
  `\\b(?:${EDIT}|${USE}|make) (?<words>the ${oneOf('last previous earlier')} (?:one|(?<noun>${NOUN})))\\b(?! of\\b)`,
  // "Proofread essay", "summarize the reading for tomorrow", "translate to Spanish"
  `${POLITE}${EDIT}(?<!feedback on|thoughts on|summary) (?!an? )(?<words>(?:the )?${NAMED})(?! ?by\\b)`,
  `${POLITE}${EDIT}(?<!look at)(?: ?(?:$|[.,!?\\n])| (?:to|into|in|and|with|without|please)\\b)`,
].map((pattern) => new RegExp(pattern))
