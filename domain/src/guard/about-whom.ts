// Whom each sentence of a text is about: the people in it, or else those named last in the paragraph, the writer, or the reader.
// "Ana Prado came late. She failed." Both sentences are about Ana.
import type { Span } from './finding.ts'
import { canBeName } from './is-name.ts'
import { AMBIGUOUS_NAMES } from './name-words.ts'
import { findStories } from './not-real-people.ts'
import { findPeople, isGermanText, type Person } from './people.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { firstEndingAfter, overlapsAny, startingIn } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

/** What a text says about people before it's known what is private. */
export interface PeopleInText {
  text: string
  sentences: readonly Sentence[]
  /** The people and IDs in each sentence. */
  named: readonly (readonly Person[])[]
  /** The sentences about people who aren't real. */
  stories: ReadonlySet<number>
}

export interface AboutWhom {
  sentenceAt: (position: number) => Sentence | undefined
  /** Whether a sentence has what a pattern describes. */
  says: (sentence: Sentence, pattern: RegExp) => boolean
  /** The people and IDs that a sentence is about. None if they aren't real. */
  peopleOf: (sentence: Sentence) => readonly Person[]
  /** The names of those whom a sentence is about, or else of those in the lines above or below the text. */
  namesNear: (sentence: Sentence) => readonly Person[]
  /** Everyone whom the line of a sentence names. */
  peopleOnLine: (sentence: Sentence) => readonly Person[]
  isStory: (sentence: Sentence) => boolean
  /** Whether something private about a person is known from the paragraph. */
  isPrivate: (sentence: Sentence) => boolean
}

const PRONOUN = wordsOf(
  'he,she,they,both,his,her,hers,their,him,them,(?:this|the) (?:student|patient|client|applicant|employee)',
)
const FIRST_PERSON =
  /\b(?:I(?= \p{Ll}|['’])|i(?!\.)|im|[Mm]y|[Mm]ein(?:e[rn]?)?|[Ii]ch|[Mm]i|[Jj]e|[Mm]on|[Mm]a)\b/u
const SECOND_PERSON = wordsOf('(?<!thank )you,your,sorry to hear,usted,tu,votre,vous,Ihre?n?,Sie')
const GREETING =
  /^[\s"“«]{0,3}(?:dear|hi|hello|hey|good (?:morning|afternoon)|hola|estimad[oa]|bonjour|ch[eè]re?|liebe[rs]?|hallo)\b/i
const I_AM = oneOf("[Ii]['’]?m,[Ii] am,[Mm]y name is,[Tt]his is,[Mm]e llamo,[Ss]oy,[Jj]e suis,[Ii]ch bin")
const INTRODUCTION = new RegExp(
  String.raw`\b${I_AM} \p{Lu}|^[\s>]{0,6}From: |\bwrote: ?$|^\s{0,3}["“]?(?:—|--) ?\p{Lu}|我是|我叫`,
  'u',
)
/** Sentences that aren't about the person of the one before, although they name no one. */
const GENERAL_SUBJECT =
  wordsOf(`students,everyone,everybody,anyone,people,class,classes,section,participants,mean,median,each,all,most,many,some,weights?,worth,counts?,policy
  policies,syllabus,requires?,required,must,scale,research,study,studies,article,explain,describe,define,discuss,list,compare,create,design
  generate,include,use,add,make,write,draft,rewrite,summarize,translate,proofread,format,please,can you,could you,help,general,information,our,we`)
const LABEL = /^[\s*•–-]{0,6}["']?[\p{L}\p{N} #()/_-]{2,40}["']?[:=]|^\s{0,8}[-*•·–▪] /u

export function readPeople(text: string, ids: readonly Span[]): PeopleInText {
  const sentences = splitSentences(text)
  const isGerman = isGermanText(text)
  const people = sentences.map(({ start, end }) => findPeople(text.slice(start, end), start, isGerman))
  const firstNames = new Set(people.flat().flatMap(({ start, end }) => firstNameIn(text.slice(start, end))))
  const named = sentences.map((sentence, index): Person[] => [
    ...(people[index]?.length ? people[index] : mentionsIn(text, sentence, firstNames)),
    ...startingIn(ids, sentence).map((id) => ({ ...id, isId: true })),
  ])
  return { text, sentences, named, stories: findStories(text, sentences) }
}

const firstNameIn = (name: string) =>
  (/^\p{Lu}[\p{L}-]{2,20}(?= )/u.exec(name) ?? []).filter(
    (word) => canBeName(word) && !AMBIGUOUS_NAMES.has(word),
  )

/** Those whose whole name the text has can be called by the first one. */
const mentionsIn = (text: string, { start, end }: Span, firstNames: ReadonlySet<string>): Person[] =>
  Array.from(text.slice(start, end).matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}-]{2,20}(?! ?\p{Lu})(?![\p{L}-])/gu))
    .filter(([word]) => firstNames.has(word))
    .map(({ 0: word, index }) => ({ start: start + index, end: start + index + word.length }))

/** With `facts`, sentences that name no one are about the people of a paragraph in which something private was found. */
export function aboutWhom(people: PeopleInText, facts: readonly Span[] = []): AboutWhom {
  const { text, sentences, named, stories } = people
  const isPrivate = sentencesBeside(facts, sentences)
  const signers = signersOf(people)
  const { meant, before } = peopleMeant(people, signers, isPrivate)
  const isName = ({ isId }: Person) => !isId
  return {
    sentenceAt: (position) => firstEndingAfter(sentences, position),
    says: ({ start, end }, pattern) => pattern.test(text.slice(start, end)),
    peopleOf: ({ index }) => meant[index] ?? [],
    namesNear: ({ index }) => {
      const near = [meant[index], ...(stories.has(index) ? [] : [before[index], signers])]
      return near.map((some) => some?.filter(isName) ?? []).find((some) => some.length > 0) ?? []
    },
    peopleOnLine: ({ index }) => lineOf(sentences, index).flatMap((one) => named[one.index] ?? []),
    isStory: ({ index }) => stories.has(index),
    isPrivate: ({ index }) => isPrivate.has(index),
  }
}

const LINE_MAX = 12

/** The sentences of the line of a sentence, or those near it in a long one. */
function lineOf(sentences: readonly Sentence[], index: number): readonly Sentence[] {
  let first = index
  while (first > index - LINE_MAX && sentences[first]?.startsLine === false) first--
  let next = index + 1
  while (next < index + LINE_MAX && sentences[next]?.startsLine === false) next++
  return sentences.slice(first, next)
}

interface Meant {
  meant: readonly (readonly Person[])[]
  /** Whom the paragraph named last before each sentence. */
  before: readonly (readonly Person[])[]
}

/** Reads the sentences in order and remembers who was named, who writes, and who is greeted. */
function peopleMeant(
  { text, sentences, named, stories }: PeopleInText,
  signers: readonly Person[],
  isPrivate: ReadonlySet<number>,
): Meant {
  let last: readonly Person[] = []
  const introduced = sentences.find(({ start, end }) => INTRODUCTION.test(text.slice(start, end)))
  let writer = signers.length > 0 || !introduced ? signers : (named[introduced.index] ?? [])
  let reader: readonly Person[] = []
  const before: (readonly Person[])[] = []
  const meant = sentences.map(({ index, start, end, startsParagraph, startsLine }) => {
    const words = text.slice(start, end)
    const here = named[index] ?? []
    if (startsParagraph && text[(sentences[index - 1]?.end ?? 0) - 1] !== ':') last = []
    if (INTRODUCTION.test(words)) writer = [...here, ...signers]
    if (GREETING.test(words)) reader = here.map((person) => ({ ...person, isStaff: false }))
    before.push(last)
    const isApart = startsLine && !LABEL.test(words)
    const known = { words, here, last, writer, reader, isApart, isPrivate: isPrivate.has(index) }
    const people = stories.has(index) ? [] : whom(known)
    if (here.length > 0) last = here
    return people
  })
  return { meant, before }
}

interface Known {
  words: string
  here: readonly Person[]
  last: readonly Person[]
  writer: readonly Person[]
  reader: readonly Person[]
  /** Whether it begins a line that isn't "Label: …". */
  isApart: boolean
  isPrivate: boolean
}

function whom({ words, here, last, writer, reader, isApart, isPrivate }: Known): readonly Person[] {
  const isOther = ({ isStaff }: Person) => !isStaff
  if (here.some(isOther)) return here
  const isPronoun = PRONOUN.test(words)
  if (isPronoun && last.some(isOther)) return last
  const isI = FIRST_PERSON.test(words)
  const others = [...here, ...(isI ? writer : []), ...(SECOND_PERSON.test(words) ? reader : [])]
  if (others.length > 0) return others
  const continues = (isPrivate || !(isI || isApart)) && !GENERAL_SUBJECT.test(words)
  return isPronoun || continues ? last : []
}

/** What a signature has besides the name. */
const CLOSING_WORDS =
  oneOf(`best,kind,warm,many,regards,thanks,thank you,sincerely,cheers,yours,truly,respectfully,gracias,saludos,merci,cordialement
  mit,freundlichen,viele,grüßen,lg,vg,student,name,id,number,from,signed,dr,prof,phd,md`)
const CLOSING = new RegExp(String.raw`\b${CLOSING_WORDS}\b`, 'gi')
const SIGNATURE_MAX = 100
const SIGNED_WITHIN = 8

/** Who signed one of the last lines, which have little else in them. */
function signersOf({ text, sentences, named }: PeopleInText): readonly Person[] {
  const found = sentences.slice(-SIGNED_WITHIN).map(({ index, start, end }) => {
    const people = named[index] ?? []
    const line = text.slice(start, end).replace(CLOSING, '')
    const rest = people.reduce((left, name) => left.replace(text.slice(name.start, name.end), ''), line)
    return end - start > SIGNATURE_MAX || /\p{L}{2}|[.:]\d/u.test(rest) ? [] : people
  })
  return found.findLast((people) => people.some(({ isId }) => !isId)) ?? []
}

/** The sentences of the paragraphs that have one of the facts. */
function sentencesBeside(facts: readonly Span[], sentences: readonly Sentence[]): ReadonlySet<number> {
  const found = new Set<number>()
  let paragraph: Sentence[] = []
  const close = () => {
    if (paragraph.some((one) => overlapsAny(facts, one))) for (const { index } of paragraph) found.add(index)
    paragraph = []
  }
  for (const sentence of sentences) {
    if (sentence.startsParagraph) close()
    paragraph.push(sentence)
  }
  close()
  return found
}
