// Whom each sentence of a text is about: the person it names, or the one before it, the writer, or the reader.
import type { Span } from './finding.ts'
import { canBeName, findPeople, isGermanText, type Person, RELATION, shortFormsOf } from './people.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { firstEndingAfter, indexEndingAfter, overlapsAny } from './spans.ts'
import {
  ACADEMIC,
  BY_AUTHOR,
  CREATIVE,
  FICTION,
  HISTORY,
  KNOWN_PERSON,
  STORY,
  STUDY,
  WORKS,
} from './story.ts'

const SINGULAR_PRONOUN = /\b(?:he|she|his|her|him)\b/i
const PRONOUN = /\b(?:he|she|they|both|his|her|hers|their|him|them|this student|the student)\b/i
const INTRODUCTION =
  /\b(?:[Ii]['’]?m|[Ii] am|[Mm]y name is|[Tt]his is|I,|[Mm]e llamo|[Ll]es? escribe|[Ss]oy|[Jj]e m['’]appelle|[Jj]e suis|[Ii]ch bin|[Mm]ein Name ist) \p{Lu}|\b[Ii]t['’]?s \p{Lu}\p{L}{1,20} (?:from|in your)\b|(?<!\p{L})\p{Lu}\p{L}{1,20} here\b|^[\s>]{0,6}From: |\bwrote: ?$|我是|我叫/u
/** "and name is …", "call me, …", "the account holder, …" */
const LABELED =
  /\bnames? (?:is|was) \p{Lu}|\bme, \p{Lu}|\bholder,? \p{Lu}|Inhaberi?n? \p{Lu}|[Tt]itular,? \p{Lu}/u
const FIRST_PERSON =
  /\b(?:I(?= \p{Ll}|['’])|i(?!\.)|im|i['’](?:m|ve)|[Mm]y|[Oo]ur (?:home|house|address)|[Mm]ein(?:e[rn]?)?|[Ii]ch|[Mm]i|[Jj]e|[Mm]on|[Mm]a)\b/u
/** Sentences that aren't about the person of the one before, although they name no one. */
const GENERAL_SUBJECT =
  /\b(?:students|everyone|everybody|anyone|people|class|classes|section|participants|mean|median|each|all|most|many|some|weights?|worth|counts?|policy|policies|syllabus|requires?|required|requirement|must|scale|may(?! \d)|might|research|study|studies|article|literature|explain|describe|define|discuss|list|compare|create|design|generate|include|use|add|make|write|draft|summarize|translate|general|info|information|an? [A-DF])\b/i
const SECOND_PERSON =
  /\b(?:(?<!\bthank )you|your|sorry to hear|get well|you['’](?:re|ve)|usted|tu|votre|vous|Ihre?n?|Sie|dein)\b/i
const GREETING =
  /^[\s"“«]{0,3}(?:dear|hi|hello|hey|good (?:morning|afternoon)|hola|estimad[oa]|querid[oa]|bonjour|ch[eè]re?|madame|monsieur|liebe[rs]?|sehr geehrte[rs]?|hallo|ciao|gentile|beste|hej|olá)\b/i
const SENTENCES_TO_HEADER = 8
const CLOSING =
  /\b(?:best|kind|warm|many|regards|thanks|thank you|sincerely|cheers|yours|truly|respectfully|gracias|saludos|merci|cordialement|mit freundlichen grüßen|viele grüße|lg|vg|id|student id|student number|netid|class of|student|name|from|signed)\b/gi
/** A title before the signature, which isn't part of the name. */
const SIGNED_TITLE =
  /\b(?:cad|cadet|capt|lt|sgt|rev|ing|lic|mag|dr|prof|professor|mrs?|ms|frau|herr|ph\.? ?d|m\.? ?d|ed\.? ?d)\b\.?/gi
const SIGNATURE_MAX = 100
/** What can be before the person that a list of notes is about. */
const LIST_HEAD =
  /^\s{0,8}(?:[-*•·–▪] )?(?:(?:student|patient|client|advisee|resident|name|re|for|met (?:w\/?|with)|saw|notes on):? )?$/i
/** What follows a person whom a paragraph is about: "Prof. Ana Prado, Classics", "Dr. Tom Reed: 11th percentile" */
const HEAD_END = /^(?::|,| \(| [–-] )/
const ROW_START = /^[\s*•\d.)–-]{0,8}$/
const ROW =
  /^(?<start>[\s*•\d.)–-]{0,8})(?<name>\p{Lu}[\p{L}'’-]{2,20})(?: (?<separator>[-–—|])|(?<separator>[:,\t|]))[ \t]/u
const CLAUSE = /,|;| (?:and|but|who|which|because|since) /
/** "Standing Bear v. Crook (1879)" */
const CASE = /\bv\.? \p{Lu}[\p{L}.'’ ]{2,40}(?:, \d|\(\d{4}\))/u
const BULLET = /^\s{0,8}[-*•·–▪] /
const SENTENCES_AFTER = 8

/** Lines that name who teaches or writes, not who is described. */
const STAFF =
  /^[\s*#-]{0,6}(?:instructor|professor|teacher|taught by|lecturer|advisor|adviser|contact|author|by|from|to|cc|pi|chair|office|dear)\b/i

/** What the author wants to have written says what it's about, not about whom. */
const REQUEST =
  /^[\s*•–"“-]{0,6}(?:(?:please|pls|can you|could you|help me|i need|we need|now|then|hi,?|hello,?) ){0,2}(?:to )?(?:proofread|summari[sz]e|re-?write|re-?phrase|re-?format|translate|write|draft|edit|fix|improve|polish|correct|shorten|explain|format|turn|convert|make|create|prepare|produce|reply|respond|tidy|clean|put|sort|rank|order|compare|check|list|compose|help|give|suggest|what|how|which|why|is there|should)\b/i

/** Whom a sentence speaks of: its writer, or someone else. "My son" is someone else. */
const SUBJECT = new RegExp(
  String.raw`(?<other>(?<![\p{L}\p{N}])(?:(?:my|our|mi|mon|ma|meine?[rn]?) (?:[\p{L}-]{2,14} ){0,2}${RELATION}|[Hh]e|[Ss]he|[Hh]is|[Hh]er|hers|him|[Tt]hey|[Tt]heir|them)(?!\p{L})|_)|(?<![\p{L}\p{N}])(?<you>[Yy]our?)(?!\p{L})|(?<![\p{L}\p{N}])(?<own>[Mm]y|[Oo]ur (?:home|house|address)|[Mm]ein(?:e[rn]?)?|[Mm]i|[Mm]on|[Mm]a)(?!\p{L})|(?<![\p{L}\p{N}])(?:I|i(?!\.)|im|me|[Ii]ch|[Jj]e|yo)(?!\p{L})`,
  'gu',
)

const OWN_PERSON = new RegExp(String.raw`\b(?:my|our) (?:[a-z-]{3,12} ){0,2}${RELATION}\b`, 'i')

/** "[14:02] Bex: …", "Priya 9:02 AM: …" */
const SPEAKER =
  /^(?<time>\[[^\]\n]{1,30}\] ?)?(?:\p{Lu}{2,3} )?(?<name>\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)(?: \d{1,2}[:.]\d\d(?: ?[AP]M)?)?: (?!\d)/gmu
const TITLED = /\b(?:Mr|Ms|Mrs|Mx|Miss|Frau|Herr|Mme)\.? $/
/** "In Gone Girl, Amy Dunne forges a diary": a book, if the sentences before are about books. */
const TITLE_FIRST =
  /^[\s"“]{0,3}In (?:(?:of|the|and|a|in|to|for|at|on|\p{Lu}[\p{L}'’-]{0,20}) ){1,7}?\p{Lu}[\p{L}'’-]{0,20}, (?:\p{Lu}[\p{L}.'’-]{1,20} ?){1,3}/u
const SENTENCES_BACK = 2
const LINES_BACK = 8
const PARAGRAPH_MAX = 12
/** So many sentences at the start of a paragraph say what it's about. */
const TOPIC_MAX = 40

export interface PeopleFinder {
  /** The sentence at a position. */
  sentenceAt: (position: number) => Sentence | undefined
  /** Whether a sentence, without the names in it, has what a pattern describes. */
  says: (sentence: Sentence, pattern: RegExp) => boolean
  /** Whether a sentence is about fiction or someone from long ago. */
  isStory: (sentence: Sentence) => boolean
  /** Or about someone whom a course is about. */
  isStudied: (sentence: Sentence) => boolean
  /** The people and IDs that a sentence is about: in it, or in the one that it refers to. */
  peopleOf: (sentence: Sentence) => readonly Person[]
  /** The people and IDs in the lines above, up to an empty line. */
  peopleAbove: (sentence: Sentence) => readonly Person[]
  /** The people and IDs of the sentence at a position, or else in the lines above. */
  peopleNear: (position: number) => readonly Person[]
  /** The people of the sentence at a position, or else of those before and after it in the paragraph. */
  namesNear: (position: number) => readonly Person[]
  /** The first people that the paragraph of a position names. */
  topicOf: (position: number) => readonly Person[]
  /** Who wrote the text, if it says "I" there and names no one else. */
  writerNear: (position: number) => readonly Person[]
  /** Whether something private about a person is known from the paragraph of a sentence. */
  isPrivate: (sentence: Sentence) => boolean
  /** The same finder, once it's known what is private. In a private paragraph, a sentence that names no one is about its people. */
  knowing: (facts: readonly Span[]) => PeopleFinder
}

/** Looks up who a sentence is about. Each sentence is read once, when first needed, however many candidates it has. */
export function peopleIn(text: string, ids: readonly Span[]): PeopleFinder {
  const sentences = lazily(() => splitSentences(text))
  const textOf = (index: number) => text.slice(sentences()[index]?.start, sentences()[index]?.end)

  /** Where the names end before what people say in a chat. They speak about others. */
  const speakers = lazily(() => {
    const lines = [...text.matchAll(SPEAKER)]
    const nameOf = ({ groups }: RegExpExecArray) => groups?.['name'] ?? ''
    const counts = Map.groupBy(lines, nameOf)
    return new Set(
      lines.flatMap((line) => {
        const name = nameOf(line)
        const isOne = line.groups?.['time'] || (counts.get(name)?.length ?? 0) > 1
        return isOne ? [line.index + line[0].indexOf(name) + name.length] : []
      }),
    )
  })

  const language = lazily(() => (isGermanText(text) ? 'German' : undefined))

  const namesOf = remembered((index: number) =>
    findPeople(textOf(index), sentences()[index]?.start, language()),
  )

  /** The first names of those whose whole name the text has: "Graeme" after "Graeme Sutherland". */
  const firstNames = lazily(() => {
    const named = sentences().flatMap(({ index }) => namesOf(index))
    return new Set(
      named.flatMap(
        ({ start, end }) =>
          /^(?!Dean |Coach |Provost |Officer |Judge )\p{Lu}[\p{L}-]{2,20}(?= (?:\p{Ll}{1,3} ){0,2}\p{Lu}['’]?\p{Lu}?\p{Ll})/u.exec(
            text.slice(start, end),
          ) ?? [],
      ),
    )
  })

  const shortNames = lazily(() => shortFormsOf(firstNames()))

  /** "Kolb – mono" below "Tavion Reed – concussion": a family name alone, in a list whose other lines begin with people. */
  const nameOfRow = (index: number): Person[] => {
    const sentence = sentences()[index]
    const row = sentence?.startsLine ? ROW.exec(textOf(index)) : null
    const { start = '', name = '', separator } = row?.groups ?? {}
    if (!sentence || !canBeName(name)) return []
    const isPersonRow = (other: number) => {
      const [person] = sentences()[other]?.startsLine ? namesOf(other) : []
      const line = textOf(other)
      const from = sentences()[other]?.start ?? 0
      return (
        person !== undefined &&
        ROW_START.test(line.slice(0, person.start - from)) &&
        line
          .slice(person.end - from)
          .trimStart()
          .startsWith(separator ?? ' ')
      )
    }
    if (!isPersonRow(index - 1) && !isPersonRow(index + 1)) return []
    const at = sentence.start + start.length
    return [{ start: at, end: at + name.length, isExpert: false, isGuess: true }]
  }

  const inSentence = remembered((index: number): readonly Person[] => {
    const sentence = sentences()[index]
    if (!sentence) return []
    const named = namesOf(index)
    const alone = Array.from(
      textOf(index).matchAll(/(?<![\p{L}-])\p{Lu}[\p{L}-]{2,20}(?! ?\p{Lu})(?![\p{L}-])/gu),
    )
      .filter(({ 0: word }) => firstNames().has(word) || shortNames().has(word))
      .map(({ 0: { length }, index: at }) => ({
        start: sentence.start + at,
        end: sentence.start + at + length,
        isExpert: false,
      }))
      .filter((one) => !named.some(({ start, end }) => start < one.end && one.start < end))
    const row = named.length + alone.length === 0 ? nameOfRow(index) : []
    const people = [...named, ...alone, ...row].map((person) =>
      speakers().has(person.end) ? { ...person, isExpert: true, isBystander: true, isSpeaker: true } : person,
    )
    return [...people, ...idsIn(ids, sentence)]
  })

  /** The person who signed the text in one of its last sentences, which has little else in it. */
  const signature = lazily(() => {
    const count = sentences().length
    let ids: readonly Person[] = []
    for (let index = count - 1; index >= Math.max(0, count - SENTENCES_AFTER); index--) {
      const signers = inSentence(index).filter(({ isSigner }) => isSigner)
      if (signers.length > 0) return signers
      const people = textOf(index).length > SIGNATURE_MAX ? [] : inSentence(index)
      const line = sentences()[index]
      const rest = line ? withoutNames(text, line, people).replace(CLOSING, '').replace(SIGNED_TITLE, '') : ''
      if (people.length === 0 || /\p{L}{2}|[.:]\d/u.test(rest)) continue
      // The ID or address below the name.
      if (!people.every(({ isId }) => isId)) return [...people, ...ids]
      ids = [...people, ...ids]
    }
    return ids
  })

  /** The people in the last sentence up to this one that has what a pattern describes. */
  const lastWith = (pattern: RegExp, index: number) => {
    for (let before = index; before >= index - SENTENCES_TO_HEADER && before >= 0; before--)
      if (pattern.test(textOf(before))) return inSentence(before)
    return undefined
  }
  const nextWith = (pattern: RegExp, index: number) => {
    for (let next = index + 1; next <= index + SENTENCES_TO_HEADER && next < sentences().length; next++)
      if (pattern.test(textOf(next))) return inSentence(next)
    return undefined
  }

  /** Who says "I" in a sentence: whoever speaks in its line, is introduced before or after it, or signed the text. */
  const writerOf = remembered((index: number): readonly Person[] => {
    const speaking = inSentence(index).filter(({ end }) => speakers().has(end))
    if (speaking.length > 0) return speaking
    const signed = signature()
    const introduced = lastWith(INTRODUCTION, index) ?? nextWith(INTRODUCTION, index)
    if (!introduced) return signed
    // "From: rlovejoy@…", who signs below
    if (introduced.every(({ isId }) => isId)) return [...introduced, ...signed]
    const own = introduced.filter(
      ({ isExpert, isAddressed, isBystander }) => !isExpert && !isAddressed && !isBystander,
    )
    // Many sign with a short name: "I am Oluwaseun Bakare. … Thanks, Seun".
    const short = signed.filter(({ start, end }) => !text.slice(start, end).includes(' '))
    return [...(own.length > 0 ? own : introduced), ...short]
  })

  /** The people in the sentences before, if this one refers to them or is a note about them. */
  const referredTo = (index: number, isNote: boolean) => {
    for (let back = 0; back < SENTENCES_BACK; back++) {
      const sentence = sentences()[index - back]
      const words = textOf(index - back)
      const continues = isNote && !sentence?.startsLine && !GENERAL_SUBJECT.test(words)
      if (sentence?.startsParagraph || !(continues || PRONOUN.test(words))) return []
      const before = inSentence(index - back - 1)
      const others = before.filter(({ isAddressed }) => !isAddressed)
      if (before.length > 0) return others.length > 0 ? others : before
    }
    return []
  }

  /** "- Ana Prado, transfer", and below it "- D in Organic I": whom a list of notes begins with, if it names no one else. */
  const listedUnder = (from: number): readonly Person[] => {
    if (!sentences()[from]?.startsLine || !BULLET.test(textOf(from))) return []
    for (let index = from - 1; index >= 0 && index >= from - LINES_BACK; index--) {
      const sentence = sentences()[index]
      const words = textOf(index)
      const people = inSentence(index).filter(({ isAddressed, isBystander }) => !isAddressed && !isBystander)
      const [first] = people
      if (first && sentence?.startsLine)
        return people.length === 1 && LIST_HEAD.test(text.slice(sentence.start, first.start)) ? people : []
      if (sentence?.startsLine && !BULLET.test(words)) return []
      if (startsOwnParagraph(index)) return []
    }
    return []
  }

  const aboutWhom = remembered((index: number): readonly Person[] => {
    const all = inSentence(index)
    const isYou = SECOND_PERSON.test(textOf(index))
    const people = isYou ? all : all.filter(({ isAddressed }) => !isAddressed)
    if (people.some(({ isExpert, isAddressed }) => !isExpert && !isAddressed)) return people
    // "I" is the person introduced above, or the one who signed, and "you" the one greeted above.
    const isFirstPerson = FIRST_PERSON.test(textOf(index))
    const writer = isFirstPerson ? writerOf(index) : []
    // "I looked over your midterm": the reader's.
    const reader = isYou && isFirstPerson ? (lastWith(GREETING, index) ?? []) : []
    // "For your course, he is approved for extra time.", "She has asthma, confirmed by Dr. Feld."
    const meant =
      writer.length + reader.length === 0 && SINGULAR_PRONOUN.test(textOf(index))
        ? referredTo(index, false)
        : []
    if (meant.some(({ isExpert }) => !isExpert)) return meant
    if (writer.length + people.length > 0) return [...people, ...writer, ...reader]
    const greeted = isYou ? lastWith(GREETING, index) : undefined
    if (greeted && greeted.length > 0) return greeted
    const before = isFirstPerson
      ? referredTo(index, false)
      : [...referredTo(index, true), ...listedUnder(index)]
    // "Her score was 97. Write a sentence about Svetlana Orlova."
    return before.length === 0 && SINGULAR_PRONOUN.test(textOf(index)) ? inSentence(index + 1) : before
  })

  const patternsIn = remembered((sentence: Sentence) => {
    const words = withoutNames(text, sentence, inSentence(sentence.index))
    return remembered((pattern: RegExp) => pattern.test(words))
  })

  /** Not the list after "Transcript of Ana Prado:" and an empty line. */
  const startsOwnParagraph = (index: number) =>
    sentences()[index]?.startsParagraph !== false && !(index > 0 && textOf(index - 1).endsWith(':'))

  const above = ({ index: from }: Sentence) => {
    for (let index = from; index >= from - LINES_BACK; index--) {
      const people = inSentence(index)
      if (people.length > 0 && !STAFF.test(textOf(index))) return people
      if (startsOwnParagraph(index)) return []
    }
    return []
  }

  const namesIn = (index: number) => inSentence(index).filter(({ isId }) => !isId)

  /** The names of the sentence, except whoever speaks in its line, or else those near it. */
  const namesAround = remembered((from: number): readonly Person[] => {
    const isOther = ({ end, isId }: Person) => !isId && !speakers().has(end)
    const own = aboutWhom(from).filter(isOther)
    if (own.length > 0) return own
    for (let index = from; index >= from - LINES_BACK; index--) {
      const all = namesIn(index).filter(isOther)
      const others = all.filter(({ isAddressed }) => !isAddressed)
      // "Thank you for the offer of $74,000" isn't about the one who is thanked.
      const names = others.length > 0 || !SECOND_PERSON.test(textOf(from)) ? others : all
      if (names.length > 0 && !STAFF.test(textOf(index))) return names
      if (startsOwnParagraph(index)) break
    }
    return sentences()[from + 1]?.startsParagraph === false ? namesIn(from + 1) : []
  })

  const namesNear = (position: number) => {
    const sentence = sentenceAt(position)
    if (!sentence) return []
    const { index, start } = sentence
    const names = namesAround(index)
    const isFirstPerson = FIRST_PERSON.test(textOf(index))
    if (!isFirstPerson && !names.some(({ isAddressed }) => isAddressed)) return names
    const before = inSentence(index).filter((person) => person.end <= position)
    const words = withoutNames(text, { start, end: position }, before)
    // "Simone earned an A in my seminar and has a 3.87": what is the writer's ends with its clause.
    const subject = Array.from(words.matchAll(SUBJECT)).findLast(
      ({ groups, index: at }, position) =>
        position === 0 || !groups?.['own'] || !CLAUSE.test(words.slice(at)),
    )?.groups
    // "Dear Ms. Diaz, your son Leo was suspended."
    const others = names.filter(({ isAddressed }) => !isAddressed)
    if (subject?.['other']) {
      // "I am Jaylen's mother. I need it sent to his apartment."
      const named = others.filter((person) => person.start >= start && person.end <= sentence.end)
      const meant = named.length > 0 ? named : referredTo(index, false).filter(({ isId }) => !isId)
      return [meant, others, names].find((people) => people.length > 0) ?? []
    }
    if (subject?.['you']) return lastWith(GREETING, index)?.filter(({ isId }) => !isId) ?? names
    if (!isFirstPerson) return names
    const writer = writerOf(index).filter(({ isId }) => !isId)
    // "Tell Gwen that my account is …"
    if (subject?.['own']) return writer
    if (writer.length > 0) return [...aboutWhom(index).filter(({ isId }) => !isId), ...writer]
    // "I failed. My friend Zoe passed": the writer has no name.
    return subject ? names.filter(({ isBystander }) => !isBystander) : names
  }

  const sentenceAt = (position: number) => firstEndingAfter(sentences(), position)

  const says = (sentence: Sentence, pattern: RegExp) => patternsIn(sentence)(pattern)

  const around = ({ index }: Sentence) =>
    sentences().slice(Math.max(0, index - (TITLE_FIRST.test(textOf(index)) ? 4 : 1)), index + 2)

  /** The first sentence of the paragraph. */
  const paragraphOf = (index: number) => {
    let first = index
    while (first > index - PARAGRAPH_MAX && sentences()[first]?.startsParagraph === false) first--
    return first
  }

  /** Not of buildings: "Our hall was founded in 1924." */
  const hasOldYear = remembered(
    (index: number) =>
      HISTORY.test(textOf(index)) && (inSentence(index).length > 0 || SINGULAR_PRONOUN.test(textOf(index))),
  )

  const namesWork = remembered((index: number) => WORKS.test(textOf(index)) || BY_AUTHOR.test(textOf(index)))

  const isHistory = remembered((first: number) => {
    for (let index = first; index < first + PARAGRAPH_MAX; index++) {
      if (hasOldYear(index) || CASE.test(textOf(index))) return true
      if (sentences()[index + 1]?.startsParagraph !== false) return false
    }
    return false
  })

  const isMadeUp = remembered((first: number) => {
    let next = first + 1
    while (next < first + PARAGRAPH_MAX && sentences()[next]?.startsParagraph === false) next++
    const whole = { start: sentences()[first]?.start ?? 0, end: sentences()[next - 1]?.end ?? 0 }
    const words = text.slice(whole.start, whole.end)
    return CREATIVE.test(words) && !OWN_PERSON.test(words) && !overlapsAny(ids, whole)
  })

  const isStory = remembered(
    (sentence: Sentence) =>
      isMadeUp(paragraphOf(sentence.index)) ||
      says(sentence, STORY) ||
      (idsIn(ids, sentence).length === 0 && isHistory(paragraphOf(sentence.index))) ||
      around(sentence).some((other) => says(other, FICTION) || namesWork(other.index)),
  )

  /** The sentences of the paragraphs that have one of the facts, and of those after them that refer to someone. */
  const privateSentences = (facts: readonly Span[]) => {
    const found = new Set<number>()
    const all = sentences()
    for (const { start } of facts) {
      const at = sentenceAt(start)?.index
      if (at === undefined || found.has(at)) continue
      let first = at
      while (all[first]?.startsParagraph === false) first--
      for (let index = first; index < all.length; index++) {
        if (index > at && all[index]?.startsParagraph && !SINGULAR_PRONOUN.test(textOf(index))) break
        found.add(index)
      }
    }
    return found
  }

  /** Whom a sentence can introduce as the topic of its paragraph. */
  const introducedIn = remembered((index: number) => {
    const words = textOf(index)
    const all = namesIn(index)
    const named = STAFF.test(words)
      ? []
      : all.filter(
          ({ isExpert, isAddressed, isGuess, isSigner }) =>
            !isExpert && !isAddressed && !isGuess && !isSigner,
        )
    const titled = named.filter(({ start }) => TITLED.test(text.slice(start - 6, start)))
    // "Prof. Ana Prado, Classics, is going to …"
    const [head] = all
    const isHead =
      head?.isExpert === true &&
      !head.isSpeaker &&
      head.start - (sentences()[index]?.start ?? 0) < 8 &&
      HEAD_END.test(text.slice(head.end, head.end + 3))
    return {
      people: named.filter(({ isBystander }) => !isBystander),
      // Of the name: "…" after it, too.
      isLabeled: LABELED.test(words),
      titled: titled.length === 0 && isHead ? [head] : titled,
    }
  })

  /** The first people that the paragraph names: those it's about, if it doesn't say. */
  const topicOf = (position: number) => {
    const first = paragraphOf(sentenceAt(position)?.index ?? 0)
    let titled: readonly Person[] = []
    for (let index = first; index < first + TOPIC_MAX; index++) {
      const introduced = introducedIn(index)
      const people = introduced.people.filter(({ start }) => start < position || introduced.isLabeled)
      if (people.length > 0) return people
      if (titled.length === 0) titled = introduced.titled
      if (sentences()[index + 1]?.startsParagraph !== false) break
    }
    return titled
  }

  /** "Checking, account 1000238846190.": of whoever says "my" in the same paragraph. */
  const writerNear = (position: number) => {
    if (speakers().size > 0) return []
    const at = sentenceAt(position)?.index ?? 0
    const first = paragraphOf(at)
    for (let index = first; index < first + PARAGRAPH_MAX; index++) {
      if (FIRST_PERSON.test(textOf(index))) return writerOf(index).filter(({ isId }) => !isId)
      if (sentences()[index + 1]?.startsParagraph !== false) return []
    }
    return []
  }

  const knowing = (facts: readonly Span[]): PeopleFinder => {
    const found = privateSentences(facts)
    const isPrivate = ({ index }: Sentence) => found.has(index)
    return {
      ...finder,
      isPrivate,
      peopleOf: (sentence) => {
        const people = aboutWhom(sentence.index)
        return people.length > 0 || !isPrivate(sentence) || says(sentence, REQUEST) ? people : above(sentence)
      },
    }
  }

  const finder: PeopleFinder = {
    isPrivate: () => false,
    knowing,
    sentenceAt,
    says,
    isStory,
    isStudied: (sentence) =>
      isStory(sentence) ||
      (idsIn(ids, sentence).length === 0 &&
        ([sentence, sentences()[sentence.index - 1] ?? sentence].some((one) => says(one, ACADEMIC)) ||
          (!says(sentence, KNOWN_PERSON) && around(sentence).some((other) => says(other, STUDY))))),
    peopleOf: ({ index }) => aboutWhom(index),
    peopleAbove: above,
    peopleNear: (position) => {
      const sentence = sentenceAt(position)
      if (!sentence) return []
      const people = aboutWhom(sentence.index)
      return people.length > 0 ? people : above(sentence)
    },
    namesNear,
    topicOf,
    writerNear,
  }
  return finder
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

function lazily<T>(make: () => T): () => T {
  const value = remembered((_: undefined) => make())
  return () => value(undefined)
}

/** Works out each answer once. */
function remembered<K, V>(answer: (key: K) => V): (key: K) => V {
  const known = new Map<K, { value: V }>()
  return (key) => {
    let entry = known.get(key)
    if (!entry) {
      entry = { value: answer(key) }
      known.set(key, entry)
    }
    return entry.value
  }
}

function idsIn(ids: readonly Span[], { start, end }: Span): Person[] {
  const found: Person[] = []
  for (let index = indexEndingAfter(ids, start); index < ids.length; index++) {
    const id = ids[index]
    if (!id || id.start >= end) break
    found.push({ start: id.start, end: id.end, isExpert: false, isId: true })
  }
  return found
}
