import { wordsOf } from '../text/words.ts'

const STEM_MAX = 6

/** The known form of each word: its first six letters, so that "summarise" and "summary" are alike. */
export function stemsOf(text: string): string[] {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-zé][a-zé'+#-]*|\d+/gu) ?? []
  return words.map((word) =>
    /^\d/.test(word)
      ? '0'
      : word
          .replace(/['-]/g, '')
          .replace(/(?<=..[^s])s$/, '')
          .slice(0, STEM_MAX),
  )
}

/**
 * What a request is recognized by: its words, pairs of them, the first word that says something, and the noun before "on",
 * "for", and the like. "Please write a lesson plan on essays" is about a plan.
 */
export function featuresOf(request: string): ReadonlySet<string> {
  const all = stemsOf(request.replace(FIELD, ' ').replace(HEADING, ' '))
  const stems = all.slice(
    Math.max(
      0,
      all.findIndex((stem) => !LEAD.has(stem)),
    ),
  )
  const end = stems.findIndex((stem, index) => index > 0 && JOINTS.has(stem))
  const head = stems.at(end < 0 ? -1 : end - 1)
  return new Set([
    ...stems,
    ...stems.slice(1).map((stem, before) => `${stems[before]} ${stem}`),
    ...(head === undefined ? [] : [`^${stems[0]}`, `${head}$`]),
  ])
}

const FIELD = /\{\{[^{}\n]{0,80}\}\}/g
const HEADING = /^#{1,6} (?:task|instructions?|goal|role|context)$/gim

const stemSet = (list: string) => new Set(wordsOf(list).flatMap(stemsOf))
const LEAD =
  stemSet(`please pls plz hi hey hello ok so also just now can could would will you u someone i i'd i'm we like to really need want have
  help me us with looking for up a an the some good short quick simple new write create make generate draft craft produce design develop
  prepare build give come put together suggest propose do compose provide`)
const JOINTS = stemSet(
  `of about on for in to with from that which using by based explaining asking regarding where who at as into so and or but because
  if when while after before between against vs versus my our is are doesn't`,
)
