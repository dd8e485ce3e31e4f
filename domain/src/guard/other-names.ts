// Names that aren't capitalized words with a first name that we know: a single name in the place of a person ("my student Tekla",
// "Tekla got", "sarah failed"), in capitals ("GUTIERREZ, RAMON A"), and in writing that has none.
import type { Span } from './finding.ts'
import { canBeName, isSureFirstName, NAME_WORD, titleCase } from './is-name.ts'
import { HAN_COMPOUND, HAN_SURNAMES, HANGUL_SURNAMES } from './name-words.ts'
import { spanOfMatch, spanOfValue } from './spans.ts'
import { oneOf } from './words.ts'

const PERSON_WORD =
  oneOf(`students?,advisee,classmate,roommate,patient,colleague,friend,daughter,son,brother,sister,wife,husband,mother,father,TA,RA
  client,partner,teammate,coworker,applicant,candidate,resident,named,employee,intern,child,player,Hi,Hello,Dear,Hey,Studentin,étudiante?`)
const PERSON_VERB =
  oneOf(`got,gets,received,earned,earns,scored,failed,passed,has,had,was,is,told,says,said,missed,needs,takes,asked,withdrew,wrote
  emailed,came,can['’]t,didn['’]t,will,wants,works,owes,lives,moved,cheated,plagiarized,copied,submitted,left,keeps,who,hat,tiene,sacó`)
/** A single name that we don't know, introduced as a person or doing what only people do. */
const INTRODUCED = new RegExp(
  String.raw`(?:\b${PERSON_WORD},? |^[\s*•"“-]{0,6})(?<value>(?=\p{Lu}\p{L})${NAME_WORD})(?=,(?! \p{Lu}\p{L})|['’]s | ${PERSON_VERB}(?!\p{L}))`,
  'gu',
)
/** "Tekla (mother)" */
const RELATED =
  /(?<!\p{L})(?<value>\p{Lu}\p{Ll}{2,14})(?= \((?:(?:his|her) )?(?:dad|father|mom|mum|mother|wife|husband|sister|brother|son|daughter)\))/gu
/** Someone in a text without capitals: "my student sarah failed". */
const IN_CHAT = new RegExp(
  String.raw`(?<![\p{L}\p{N}@._/-])(?<value>\p{Ll}{3,12})(?=['’]s | ${PERSON_VERB}(?!\p{L}))`,
  'gu',
)

export function introducedNames(text: string): Span[] {
  return Array.from(text.matchAll(INTRODUCED), spanOfValue).filter(({ start, end }) => {
    const name = text.slice(start, end)
    return canBeName(name)
  })
}

export function namesInChat(text: string): Span[] {
  return Array.from(text.matchAll(IN_CHAT), spanOfMatch).filter(({ start, end }) =>
    isSureFirstName(titleCase(text.slice(start, end).toUpperCase())),
  )
}

export const namesOfRelatives = (text: string): Span[] => Array.from(text.matchAll(RELATED), spanOfMatch)

/** "GUTIERREZ, RAMON A", "RAMON GUTIERREZ" */
const LAST = String.raw`(?<last>\p{Lu}[\p{Lu}'’-]{1,20})`
const FIRST = String.raw`(?<first>\p{Lu}{3,14})`
const IN_CAPITALS = new RegExp(
  String.raw`(?<![\p{L}\p{N}_-])(?:${LAST}, ?${FIRST}|${FIRST}(?: \p{Lu}\.?)? ${LAST})(?: \p{Lu}\.?(?![\p{L}.:]))?(?![\p{L}\p{N}_-])`,
  'gu',
)

export function namesInCapitals(text: string): Span[] {
  const names = Array.from(text.matchAll(IN_CAPITALS)).filter(({ groups }) => {
    const { first = '', last = '' } = groups ?? {}
    return isSureFirstName(titleCase(first)) && canBeName(titleCase(last))
  })
  return names.map(spanOfMatch)
}

/** Writing without capitals: a short run inside other writing, or a family name of one character first. */
const SCRIPTS = 'Arabic,Hebrew,Devanagari,Bengali,Tamil,Telugu,Thai,Georgian,Katakana'.split(',')
const CASELESS_WORD = `[${SCRIPTS.map((script) => String.raw`\p{Script=${script}}`).join('')}ー・]{2,20}`
const CASELESS = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${CASELESS_WORD}(?: ${CASELESS_WORD}){0,3}(?![\p{L}\p{M}])`,
  'gu',
)
const HAN_BEFORE = oneOf(
  String.raw`学生,學生,学生叫,同学,同學,我是,我叫,姓名,患者,生,我[是叫][\p{Script=Han}]{1,12}的`,
)
const HAN_AFTER =
  '的得考资昨近还又刚曾患有被在是因请生获了同这那次上本今去已没不也要向和与跟说さくちはが，。,、:：;|()（）'
const EAST_ASIAN: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\d|(?<!${HAN_BEFORE})(?<=\p{Script=Han}))(?!谢谢)(?:${HAN_COMPOUND}|[${HAN_SURNAMES}])\p{Script=Han}{1,3}(?=[${HAN_AFTER}\s]|$)`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<![\p{Script=Hangul}])[${HANGUL_SURNAMES}]\p{Script=Hangul}{2}(?=[이가은는의을를님씨학,:;|()\s]|$)`,
    'gu',
  ),
]
const HAS_CASELESS = /[\u0590-\u1cff\u3040-\ud7af]/

export function namesInOtherWriting(text: string): Span[] {
  if (!HAS_CASELESS.test(text)) return []
  const patterns = /[A-Za-z]{3}/.test(text) ? [CASELESS, ...EAST_ASIAN] : EAST_ASIAN
  return patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), spanOfMatch))
}
