// Whom each sentence of a text is about: the people in it, those of the sentences before, the writer, or the reader.
import type { Span } from './finding.ts'
import { canBeName, shortFormsOf } from './is-name.ts'
import { AMBIGUOUS_NAMES } from './name-words.ts'
import { findStories } from './not-real-people.ts'
import { findPeople, isGermanText, type Person } from './people.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { firstEndingAfter, indexEndingAfter } from './spans.ts'
import { wordsOf } from './words.ts'

export interface AboutWhom {
  sentenceAt: (position: number) => Sentence | undefined
  /** Whether a sentence, without the names in it, has what a pattern describes. */
  says: (sentence: Sentence, pattern: RegExp) => boolean
  /** The people and IDs that a sentence is about. None if they aren't real. */
  peopleOf: (sentence: Sentence) => readonly Person[]
  /** The names of those whom a sentence is about, or else of those in the lines above. */
  namesNear: (sentence: Sentence) => readonly Person[]
  /** Everyone whom the line of a sentence names. */
  peopleOnLine: (sentence: Sentence) => readonly Person[]
  /** Whether a sentence is about people who aren't real. */
  isStory: (sentence: Sentence) => boolean
  /** Whether something private about a person is known from the paragraph. */
  isPrivate: (sentence: Sentence) => boolean
  /** The same, once it's known what is private: in a private paragraph, a sentence that names no one is about its people. */
  knowing: (facts: readonly Span[]) => AboutWhom
}

const PRONOUN = wordsOf(
  'he,she,they,both,his,her,hers,their,him,them,(?:this|the) (?:student|patient|client|applicant|employee)',
)
const FIRST_PERSON =
  /\b(?:I(?= \p{Ll}|['’])|i(?!\.)|im|[Mm]y|[Mm]ein(?:e[rn]?)?|[Ii]ch|[Mm]i|[Jj]e|[Mm]on|[Mm]a)\b/u
const SECOND_PERSON = wordsOf('(?<!thank )you,your,sorry to hear,usted,tu,votre,vous,Ihre?n?,Sie')
const GREETING =
  /^[\s"“«]{0,3}(?:dear|hi|hello|hey|good (?:morning|afternoon)|hola|estimad[oa]|querid[oa]|bonjour|ch[eè]re?|liebe[rs]?|sehr geehrte[rs]?|hallo)\b/i
const INTRODUCTION =
  /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|[Tt]his is|[Mm]e llamo|[Ss]oy|[Jj]e suis|[Jj]e m['’]appelle|[Ii]ch bin) \p{Lu}|(?<!\p{L})\p{Lu}\p{L}{1,20} here\b|^[\s>]{0,6}From: |\bwrote: ?$|^\s{0,3}["“]?(?:—|--) ?\p{Lu}|我是|我叫/u
/** What a signature has besides the name. */
const CLOSING =
  /\b(?:best|kind|warm|many|regards|thanks|thank you|sincerely|cheers|yours|truly|respectfully|gracias|saludos|merci|cordialement|mit|freundlichen|viele|grüßen|lg|vg|student|name|id|number|from|signed|dr|prof|phd|md)\b/gi
const SIGNATURE_MAX = 100
const SIGNED_WITHIN = 8
/** Sentences that aren't about the person of the one before, although they name no one. */
const GENERAL_SUBJECT =
  wordsOf(`students,everyone,everybody,anyone,people,class,classes,section,participants,mean,median,each,all,most,many,some,weights?,worth,counts?,policy
  policies,syllabus,requires?,required,must,scale,research,study,studies,article,explain,describe,define,discuss,list,compare,create,design
  generate,include,use,add,make,write,draft,rewrite,summarize,translate,proofread,format,please,can you,could you,help,general,information,our,we`)
const LABEL = /^[\s*•–-]{0,6}["']?[\p{L}\p{N} #()/_-]{2,40}["']?[:=]|^\s{0,8}[-*•·–▪] /u
const BACK_MAX = 8
const PARAGRAPH_MAX = 12
/** "[14:02] Bex: …", "Priya 9:02 AM: …" */
const SPEAKER =
  /^(?:\[[^\]\n]{1,30}\] ?)?(?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)(?: \d{1,2}[:.]\d\d(?: ?[AP]M)?)?: (?!\d)/gmu
/** "Kolb – mono" in a list whose other lines begin with people */
const ROW = /^(?<start>[\s*•\d.)–-]{0,8})(?<name>\p{Lu}[\p{L}'’-]{2,20})(?= ?(?<separator>[-–—|:,\t]) )/u
const ROW_START = /^[\s*•\d.)–-]{0,8}$/

/** Each sentence is read once, when first needed. */
export function aboutWhom(text: string, ids: readonly Span[]): AboutWhom {
  const sentences = splitSentences(text)
  const textOf = (index: number) => text.slice(sentences[index]?.start ?? 0, sentences[index]?.end ?? 0)
  const isGerman = isGermanText(text)
  const speakers = speakersIn(text)
  const stories = lazily(() => findStories(text, sentences))
  const foundIn = remembered((index: number) => findPeople(textOf(index), sentences[index]?.start, isGerman))
  /** Those whose whole name the text has can be called by the first one, or a short form of it. */
  const firstNames = lazily(() => {
    const named = sentences.flatMap(({ index }) => foundIn(index))
    const first = named.flatMap(
      ({ start, end }) => /^\p{Lu}[\p{L}-]{2,20}(?= )/u.exec(text.slice(start, end)) ?? [],
    )
    return new Set([
      ...first.filter((name) => canBeName(name) && !AMBIGUOUS_NAMES.has(name)),
      ...shortFormsOf(first),
    ])
  })
  const namedIn = remembered((index: number): readonly Person[] => {
    const sentence = sentences[index]
    if (!sentence) return []
    const named = foundIn(index)
    const isNew = (one: Span) => !named.some(({ start, end }) => start < one.end && one.start < end)
    const alone = Array.from(
      textOf(index).matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}-]{2,20}(?! ?\p{Lu})(?![\p{L}-])/gu),
    )
      .filter(({ 0: word }) => firstNames().has(word))
      .map(({ 0: word, index: at }) => ({
        start: sentence.start + at,
        end: sentence.start + at + word.length,
      }))
    const row = named.length + alone.length === 0 ? nameOfRow(index) : []
    const people = [...named, ...alone.filter(isNew), ...row]
    return [
      ...people.map((one) => (speakers.has(one.end) ? { ...one, isSpeaker: true } : one)),
      ...idsIn(ids, sentence),
    ]
  })
  /** What follows the person at the start of a line. */
  const separatorAt = (index: number) => {
    const { start, end, startsLine } = sentences[index] ?? {}
    const [first] = startsLine ? foundIn(index) : []
    const isRow = first && ROW_START.test(text.slice(start, first.start))
    return isRow ? /^ ?([-–—|:,\t]) /.exec(text.slice(first.end, end))?.[1] : undefined
  }
  const nameOfRow = (index: number): Person[] => {
    const row = sentences[index]?.startsLine ? ROW.exec(textOf(index)) : null
    const { start = '', name = '', separator } = row?.groups ?? {}
    if (!row || !canBeName(name) || ![index - 1, index + 1].some((near) => separatorAt(near) === separator))
      return []
    const at = (sentences[index]?.start ?? 0) + start.length
    return [{ start: at, end: at + name.length }]
  }

  const last = (index: number, pattern: RegExp, max: number) => {
    for (let back = index; back >= Math.max(0, index - max); back--)
      if (pattern.test(textOf(back))) return namedIn(back)
    return undefined
  }
  /** Who signed one of the last lines, which have little else in them. */
  const signers = lazily(() => {
    const found: Person[] = []
    for (const { index, start, end } of sentences.slice(-SIGNED_WITHIN).reverse()) {
      const people = end - start > SIGNATURE_MAX ? [] : namedIn(index)
      const rest = withoutNames(text, { start, end }, people).replace(CLOSING, '')
      if (people.length > 0 && !/\p{L}{2}|[.:]\d/u.test(rest)) found.push(...people)
      if (found.some(({ isId }) => !isId)) break
    }
    return found
  })
  /** Who says "I": who speaks in the line, is introduced before, or signed the text. */
  const writerOf = remembered((index: number) => {
    const speaking = namedIn(index).filter(({ isSpeaker }) => isSpeaker)
    if (speaking.length > 0) return speaking
    const introduced =
      last(index, INTRODUCTION, index) ?? last(index + BACK_MAX, INTRODUCTION, BACK_MAX) ?? []
    return [...introduced.filter(({ isAddressed }) => !isAddressed), ...signers()]
  })
  const before = (index: number) => {
    for (let back = index; back > Math.max(0, index - BACK_MAX); back--) {
      if (sentences[back]?.startsParagraph && !textOf(back - 1).endsWith(':')) return []
      const people = namedIn(back - 1).filter(({ isAddressed, isSpeaker }) => !isAddressed && !isSpeaker)
      if (people.length > 0) return people
    }
    return []
  }
  const about = remembered((index: number): readonly Person[] => {
    if (stories().has(index)) return []
    const words = textOf(index)
    const isYou = SECOND_PERSON.test(words)
    const isI = FIRST_PERSON.test(words)
    const named = namedIn(index).filter(({ isAddressed, isSpeaker }) => (isYou || !isAddressed) && !isSpeaker)
    const writer = isI ? writerOf(index) : []
    if (named.some(({ isStaff, isAddressed }) => !isStaff && !isAddressed)) return named
    const meant = PRONOUN.test(words) ? before(index) : []
    if (meant.some(({ isStaff }) => !isStaff)) return meant
    const greeted = isYou ? (last(index, GREETING, BACK_MAX) ?? []) : []
    const others = [...named, ...writer, ...greeted]
    if (others.length > 0) return others
    const { startsLine = false } = sentences[index] ?? {}
    if (isI || GENERAL_SUBJECT.test(words) || (startsLine && !LABEL.test(words))) return meant
    return before(index)
  })

  const says = remembered((index: number) => {
    const { start = 0, end = 0 } = sentences[index] ?? {}
    const words = withoutNames(text, { start, end }, namedIn(index))
    return remembered((pattern: RegExp) => pattern.test(words))
  })
  const sentenceAt = (position: number) => firstEndingAfter(sentences, position)
  const lineOf = (index: number) => {
    let first = index
    while (first > 0 && first > index - PARAGRAPH_MAX && !sentences[first]?.startsLine) first--
    let next = index + 1
    while (next < index + PARAGRAPH_MAX && sentences[next]?.startsLine === false) next++
    return sentences.slice(first, next)
  }

  const finder: AboutWhom = {
    sentenceAt,
    says: (sentence, pattern) => says(sentence.index)(pattern),
    peopleOf: ({ index }) => about(index),
    namesNear: ({ index }) => {
      const names = about(index).filter(({ isId }) => !isId)
      if (names.length > 0 || stories().has(index)) return names
      const above = before(index).filter(({ isId }) => !isId)
      return above.length > 0 ? above : signers().filter(({ isId }) => !isId)
    },
    peopleOnLine: ({ index }) => lineOf(index).flatMap((one) => namedIn(one.index)),
    isStory: ({ index }) => stories().has(index),
    isPrivate: () => false,
    knowing: (facts) => {
      const isPrivate = privateSentences(
        sentences,
        facts.flatMap(({ start }) => sentenceAt(start)?.index ?? []),
      )
      return {
        ...finder,
        isPrivate: ({ index }) => isPrivate.has(index),
        peopleOf: ({ index }) => {
          const people = about(index)
          const canMean =
            isPrivate.has(index) && !stories().has(index) && !GENERAL_SUBJECT.test(textOf(index))
          return people.length > 0 || !canMean ? people : before(index)
        },
      }
    },
  }
  return finder
}

/** The sentences of the paragraphs that have one of the facts. */
function privateSentences(sentences: readonly Sentence[], facts: readonly number[]): ReadonlySet<number> {
  const found = new Set<number>()
  for (const fact of facts) {
    if (found.has(fact)) continue
    let first = fact
    while (sentences[first]?.startsParagraph === false) first--
    found.add(first)
    for (let index = first + 1; sentences[index]?.startsParagraph === false; index++) found.add(index)
  }
  return found
}

/** Where the names end before what people say in a chat. */
function speakersIn(text: string): ReadonlySet<number> {
  const lines = [...text.matchAll(SPEAKER)]
  const nameOf = ({ groups }: RegExpExecArray) => groups?.['name'] ?? ''
  const counts = Map.groupBy(lines, nameOf)
  const speaking = lines.filter(
    (line) => /^\[|\d: $/.test(line[0]) || (counts.get(nameOf(line))?.length ?? 0) > 1,
  )
  return new Set(speaking.map((line) => line.index + line[0].indexOf(nameOf(line)) + nameOf(line).length))
}

/** A sentence without the names in it, which can be words too: "Olivia Grant". */
function withoutNames(text: string, { start, end }: Span, people: readonly Person[]): string {
  let words = ''
  let from = start
  for (const person of [...people].sort((a, b) => a.start - b.start)) {
    if (person.start < from) continue
    words += `${text.slice(from, person.start)}_`
    from = person.end
  }
  return words + text.slice(from, end)
}

function idsIn(ids: readonly Span[], { start, end }: Span): Person[] {
  const found: Person[] = []
  for (let index = indexEndingAfter(ids, start); index < ids.length; index++) {
    const id = ids[index]
    if (!id || id.start >= end) break
    found.push({ start: id.start, end: id.end, isId: true })
  }
  return found
}

function lazily<T>(make: () => T): () => T {
  const value = remembered((_: undefined) => make())
  return () => value(undefined)
}

/** Works out each answer once. */
function remembered<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, { value: V }>()
  return (key) => {
    const entry = known.get(key) ?? { value: answer(key) }
    known.set(key, entry)
    return entry.value
  }
}
