/**
 * What a request is recognized by, each with a weight: its words, pairs of them, the first word, and the noun that its parts
 * are about ("lesson plan | on essays" is about a plan). Words count by their first six letters, so "summarise" and "summary"
 * are alike.
 */
export function featuresOf(request: string): Map<string, number> {
  const features = new Map<string, number>()
  const parts = request
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\{\{[^{}\n]{0,80}\}\}/g, ' ')
    .replace(/\bw\/ ?/g, 'with ')
    .replace(INTO, 'make ')
    .replace(/^#{1,6} (?:task|instructions?|goal|role|context)$/gm, ' ')
    .split(PART_END)
  for (const [index, part] of parts
    .filter((text) => /[a-z]/.test(text))
    .slice(0, PARTS_MAX)
    .entries())
    for (const [feature, weight] of featuresOfPart(part.trim())) {
      const now = index === 0 ? weight : weight * LATER
      features.set(feature, Math.max(features.get(feature) ?? 0, now))
    }
  return features
}

/** The known form of each word. */
export function stemsOf(text: string): string[] {
  return (text.match(/[a-zé][a-zé'+#-]*|\d+/gu) ?? []).map((word) =>
    /^\d/.test(word)
      ? '0'
      : word
          .replace(/['-]/g, '')
          .replace(/(?<=..[^s])s$/, '')
          .slice(0, STEM_MAX),
  )
}

function stemsOfPart(part: string): { stems: string[]; head: number } {
  const stems = stemsOf(rest(rest(rest(part, LEAD), MAKE), DETERMINERS))
  const end = stems.findIndex((stem, at) => at > 0 && HEAD_END.has(stem))
  return { stems, head: end < 0 ? stems.length : end }
}

function* featuresOfPart(part: string): Generator<[feature: string, weight: number]> {
  const { stems, head } = stemsOfPart(part)
  for (const [at, stem] of stems.entries()) {
    const weight = at < head ? 1 : OUTSIDE
    yield [stem, weight]
    if (at > 0) yield [`${stems[at - 1]} ${stem}`, weight]
  }
  if (stems.length === 0) return
  yield [`^${stems[0]}`, 1]
  yield [`${stems[head - 1]}$`, 1]
}

/** What's left after a start that says little about the task, unless that's all. */
function rest(text: string, start: RegExp): string {
  return text.replace(start, '') || text
}

/** "Turn my notes into flashcards" is about flashcards. */
const INTO = /\b(?:turn|convert|transform|make|rework) [^.\n]{2,60}? into (?=\w)/g

const PART_END = /[.,;:!?\n()]+|\s-\s/
const PARTS_MAX = 6
const STEM_MAX = 6
const LATER = 0.8
const OUTSIDE = 0.7

const either = (list: string) => list.trim().split(/\s+/).join('|').replaceAll('_', ' ')
const LEADS =
  either(`please pls plz hi hey hello ok so also just now (?:can|could|would|will)_(?:you|u|someone)
  (?:i|we)(?:'d|_would)_like_(?:you_)?to (?:i|we)_(?:really_)?(?:need|want|have)_(?:you_)?to (?:i_|we_)?(?:really_)?(?:need|want)
  (?:i'm_)?looking_for help_(?:me|us)(?:_to|_with)? help(?:_with)?`)
const LEAD = new RegExp(`^(?:(?:${LEADS})\\b,? ?){1,5}`)
const MAKES = either(
  'write create make generate draft craft produce design develop prepare build give come_up_with put_together suggest propose do compose provide',
)
const MAKE = new RegExp(`^(?:${MAKES})(?: me| us| up)?\\b ?`)
const DETERMINERS =
  /^(?:(?:an?|the|some|good|short|quick|simple|new|\d{1,4}|(?:list|set|series) of)\b ?){1,5}/
const HEAD_END: ReadonlySet<string> = new Set(
  stemsOf(
    'of about on for in to with from that which using by based explaining asking regarding where who at as into so and or but because if when while after before between against vs versus my our is are doesnt',
  ),
)
