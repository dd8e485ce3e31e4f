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

/** The words that a request starts with, up to the first preposition: "quiz" of "write a quiz on the French Revolution". */
export function headOf(request: string): string[] {
  const { stems, head } = stemsOfPart(request.toLowerCase().trim().replace(INTO, 'make '))
  return stems.slice(0, head)
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

const LEAD =
  /^(?:(?:please|pls|plz|hi|hey|hello|ok|so|also|just|now|(?:can|could|would|will) (?:you|u|someone)|(?:i|we)(?:'d| would) like (?:you )?to|(?:i|we) (?:really )?(?:need|want|have) (?:you )?to|(?:i |we )?(?:really )?(?:need|want)|(?:i'm )?looking for|help (?:me|us)(?: to| with)?|help(?: with)?)\b,? ?){1,5}/
const MAKE =
  /^(?:write|create|make|generate|draft|craft|produce|design|develop|prepare|build|give|come up with|put together|suggest|propose|do|compose|provide)(?: me| us| up)?\b ?/
const DETERMINERS =
  /^(?:(?:an?|the|some|good|short|quick|simple|new|\d{1,4}|(?:list|set|series) of)\b ?){1,5}/
const HEAD_END: ReadonlySet<string> = new Set(
  stemsOf(
    'of about on for in to with from that which using by based explaining asking regarding where who at as into so and or but because if when while after before between against vs versus my our is are doesnt',
  ),
)
