import { MATERIAL_NOUNS } from './material-nouns.ts'
import { NOT_ENGLISH_WORDS } from './not-english-words.ts'

/**
 * Whether a text is mostly English, based on its letters and most common words. A few unknown words pass if they have only
 * English letters.
 */
export function isEnglish(text: string, isLikely = false): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (latin * 2 < letters) return false

  const words = wordsOf(withoutNames(withoutQuotes(text)))
  const english = words.filter((word) => ENGLISH.has(word) || MATERIAL_NOUNS.has(word)).length
  const other = words.filter((word) => OTHER.has(word)).length
  if (english !== other) return english > other
  if (!/^\p{ASCII}*$/u.test(words.join(''))) return false
  return isLikely || english > 0 || words.length < FEW || words.some((word) => ENGLISH_FORM.test(word))
}

const FEW = 3

/** "Tinker v. Des Moines" and "La Peste" in an English sentence aren't French. */
function withoutNames(text: string): string {
  return text.replace(/(?<=[\p{L}\d,.] {1,2})\p{Lu}\p{Ll}+/gu, ' ')
}

/** Quoted text is often material to translate, so it's ignored unless there is nothing else. */
function withoutQuotes(text: string): string {
  const rest = text.replace(/"[^"\n]{1,500}"|“[^“”\n]{1,500}”|«[^«»\n]{1,500}»/g, ' ')
  return wordsOf(rest).length > 0 ? rest : text
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

const wordSet = (words: string) => new Set(words.split(/\s+/))

const OTHER = wordSet(NOT_ENGLISH_WORDS)

/** Prefixes and suffixes that few other languages have, used when no word is known. */
const ENGLISH_FORM =
  /^(?:[a-z]{3,}(?:ness|ship|ful|less|ings?|ough|ight|tch|ed|ly|ics|th|ck|sh)|wh[aeiouy][a-z]{1,12})$/

const ENGLISH = wordSet(
  `the and of to is are was were that this these those with for from you your they their it its be been has have
  how what which why when where who not by as at or but about into than my our we if can could should would do does
  use list describe compare summarize summarise analyze analyse plan design generate provide include write explain
  create give make please help solve fix check correct translate draft prepare review suggest tell find show answer
  define discuss outline evaluate calculate compute convert extract improve edit rewrite proofread build develop
  teach start sail debug test run read choose identify boil cook say go play add take open sort rank rate
  between using without only just more most each every all any some one two three first year step steps
  student students course class lecture exam homework essay paper report letter email question questions notes
  revision study studies research data table summary example examples text word words page pages home work time
  function code loop error file user users name names climate change changes impact impacts effect effects cause causes law laws history theory theories world water
  energy health school university library project meeting budget market policy model models method methods system
  difference between versus overview guide tutorial pros cons people children life human cell cells war art music
  best new good short long simple clear tips ideas topics on teacher teachers gap weekly daily campus dorm
  alphabetize brief case excel filter flashcard flashcards haiku land quiz rubric vs interpret matlab outline python script`.trim(),
)
