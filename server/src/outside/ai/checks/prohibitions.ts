import type { AnswerCheck } from './answer-check.ts'
import { proseOf, sentencesOf, withIntroductions } from './prose.ts'
import { VERBS } from './requests.ts'
import { bare, contentStems } from './words.ts'

/**
 * A prohibition or limit of the author that is gone or turned around: "do not", "never", "only", "without", "at most". It's gone if
 * most of its words are nowhere beside a word such as "not" or "only". Where it is, how it's worded, and with what else, may differ.
 */
export const prohibitions: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const rules = sentencesOf(proseOf(original)).slice(0, SENTENCES_MAX)
    const phrases = rules.flatMap(phrasesIn).slice(0, RULES_MAX)
    const limits = rules.flatMap(limitsIn).slice(0, RULES_MAX)
    if (phrases.length === 0 && limits.length === 0) return false
    const answer = proseOf(rewritten)
    const sentences = sentencesOf(withIntroductions(answer))
    const words = bare(answer)
    const firm = new Set(sentences.flatMap((sentence) => (WEAK.test(sentence) ? [] : ruledOut(sentence))))
    const weak = new Set(sentences.flatMap(ruledOut))
    return (
      phrases.some(({ phrase, about, isWeak }) => {
        const kept = about.intersection(isWeak ? weak : firm).size
        return kept < about.size * KEPT_MIN && !words.includes(bare(phrase))
      }) || limits.some((limit) => isReversed(limit, sentences))
    )
  },
  toModel:
    'A prohibition or limit is missing or turned around. Keep every "do not", "never", "only", "without", "must not", and "at most" word for word.',
  toUser: 'The AI service dropped or reversed a rule of your prompt, such as “do not” or “only”. Try again.',
}

const SENTENCES_MAX = 2_000
const RULES_MAX = 100
/** "Do not use difficult words or long sentences" can become "no difficult words", but not "no tables". */
const KEPT_MIN = 0.5

interface Rule {
  /** The marker and the words after it. */
  phrase: string
  /** The stems of what is forbidden, or of what alone is allowed. */
  about: ReadonlySet<string>
  /** Whether the author leaves room, too. */
  isWeak: boolean
}

/** Where a sentence of a prompt sets a rule. "I don't understand it", "it never prints", and "you don't need to" are none. */
const RULES: readonly RegExp[] = [
  /(?:^|[.,;:!?()*–—-]\s{0,3}|\b(?:and|but|or|so|please|pls|plz|also|then|to|you|must|should|just|ever|it|can|may|shall|will)\s)(?:do not|don['’]?t|never(?!\s(?:\p{L}{2,20}(?:ed|[^s]s)|had|got|been|was|took|went|saw|did)\b)|avoid|refrain from|leave out)\s(?!want\b|know\b|understand|need\b|have to\b|worry|care\b|hesitate|be afraid|forget)/giu,
  /\b(?:must|should|shall|may)(?:\s(?:not|never)|n['’]?t)\s(?:be |to )?(?!only\b)/gi,
  /\byou (?:can(?:not|['’]?t)|are not (?:allowed|permitted) to|aren['’]t allowed to)\s/gi,
  /(?<!\b(?:someone|people|students?|readers?|users?|persons?|anyone|beginners?|learners?|adults|children|kids|those|audience|participants?|patients?)\s)\bwithout\s(?!a doubt|further)/gi,
  /(?:^|[.,;:!?()*–—-]\s{0,3}|\b(?:and|but|with|use|please|pls|absolutely|strictly|include|contain|be)\s)no\s(?!one\b|wait|thanks|offense|way\b|idea|more\b|longer\b|later\b|less\b|fewer\b|matter|problem|need|worries|doubt|background|experience|prior|knowledge|clue)/gi,
  /(?:,|\bbut|\band)\snot\s(?!only\b|just\b|sure\b|to mention)/gi,
  /(?<!\b(?:not|the|if|I|we|they|have|has|had|is|are|was|were|my|an)\s)\b(?:only|solely|exclusively|nothing but)\b(?!\s(?:has|have|had|got|knows?|takes?|costs?|works?|opens?)\b)/gi,
  // A clause in the first person is about the author: "no entiendo", "ich weiß nicht", "je ne sais pas".
  /(?<![\p{L}])(?:(?<=(?:^|[.;:!?(,]\s{0,3}|\b(?:y|e|et|und|ni|pero|favor|mais|ma|mas)\s))(?:no|non|não|nunca|mai) (?!wait|thanks|sé|entiendo|tengo|puedo|quiero|capisco|so |ho |sei |entendo|tenho|one\b|more\b|idea)|sin (?=\p{L})|sans (?!doute)|ohne |senza |sem |zonder |kein(?:e[nmrs]?)? (?!Ahnung)|geen |niemals |niet |ne pas |n[e’'] ?\p{L}{3,20} (?:pas|jamais)|без |не (?!знаю|понимаю))|不要|不得|请勿|不能|避免|禁止|ないでください|ずに/giu,
  /(?<![\p{L}])(?:s[oó]lo|solamente|únicamente|seulement|uniquement|nur|ausschlie(?:ß|ss)lich|soltanto|solamente|somente|apenas|alleen|только)(?![\p{L}])|仅|只(?!要)|だけ|のみ/giu,
]

function phrasesIn(sentence: string): Rule[] {
  return RULES.flatMap((pattern) =>
    [...sentence.matchAll(pattern).take(RULES_MAX)].flatMap(({ 0: marker, index }) => {
      const phrase = marker + clauseAfter(sentence.slice(index + marker.length))
      const before = ONLY.test(marker) ? clauseBefore(sentence.slice(0, index)) : ''
      const about = contentStems(`${before} ${phrase.slice(marker.length)}`)
      // Limits have numbers, which are compared on their own. "Not too long" can become a length.
      return about.size > 0 && !MOST.test(phrase) && !/\btoo\b/i.test(phrase)
        ? [{ phrase, about, isWeak: WEAK.test(sentence) }]
        : []
    }),
  )
}

/** What a marker is about: the words up to the end of the clause. */
function clauseAfter(text: string): string {
  return text.slice(0, CLAUSE_MAX).split(CLAUSE_END, 1)[0]?.split(NEXT_COMMAND, 1)[0] ?? ''
}

/** "Use only", "in blue only": a few words before the marker can be what it's about. */
function clauseBefore(text: string): string {
  return text.slice(-CLAUSE_MAX).split(CLAUSE_END).at(-1)?.split(' ').slice(-4).join(' ') ?? ''
}

const CLAUSE_MAX = 160
const CLAUSE_END =
  /[.,;:!?()–—，。；！？]|\s(?:but|because|so|since|instead|unless|until|when|while|if|and (?:do|don['’]?t|never|no|not|only|avoid|use|keep|write|give|make|list|say|then)|y no|und|et)\s/i

/** Verbs that are nouns, too: "and point out the", but "without maps, list formats, and code". */
const ALSO_NOUNS = new Set(
  `address aim answer base break change check close code comment contrast cover craft design draft draw edit end estimate fill finish fix
  flag focus format group guide help highlight label leave limit link list look mark match measure name note number offer order outline
  pick place plan point polish present produce quiz quote rank rate reply report research return review run search set share sketch sort
  sound split start state stop structure study support talk test trace train turn update wait walk work complete correct open separate`.split(
    /\s+/,
  ),
)
const CLEAR_VERBS = VERBS.filter((verb) => !ALSO_NOUNS.has(verb)).join('|')

/** Where a sentence goes on with something to do: "without jargon and use tables". In "do not use maps, add links, or …" it doesn't. */
const NEXT_COMMAND = new RegExp(
  String.raw`(?:[,;–—]\s{1,3}(?![^.!?]{0,80}\b(?:or|nor)\b)|[,;–—]?\s{1,3}(?:and|but|so|then|instead),?\s)(?:(?:and|but|so|then|also|instead|please|just|always),?\s){0,3}(?=(?:(?:${CLEAR_VERBS})\s(?!of\b|and\b|or\b)|(?:${VERBS.join('|')})\s(?:the|an?|each|every|all|your|my|its|their)\s))`,
  'i',
)

/** "Try not to use jargon" allows it. */
const WEAK =
  /\b(?:try (?:to|not)|if (?:possible|you can)|where(?:ver)? possible|when(?:ever)? possible|as (?:much|far) as possible|unless|usually|generally|ideally|mostly|preferably|too (?:much|many|often)|excessive(?:ly)?|overly|unnecessary|unnecessarily|about or at)\b/i

/** Any way to say no. */
const NOT =
  /\b(?:not|never|no|none|nothing|neither|nor|without|avoid|avoiding|cannot|refrain|exclude|excluding|omit|omitting|leave out|leaving out|skip|free of|instead of|rather than|dont|cant|must ?nt|except|stay away|forbidden|prohibited|off[- ]limits)\b|n['’]t\b|-free\b|(?<!\p{L})(?:no|non|não|nunca|jamás|jamais|mai|sin|sans|ohne|senza|sem|zonder|kein\p{L}{0,2}|geen|nicht|nie|niemals|niet|nooit|pas|ni|evita|evitar|évite[zr]?|vermeide|не|без|никогда)(?!\p{L})|不要|不得|请勿|不能|避免|禁止|ないで|ずに|勿/iu
const ONLY =
  /\b(?:only|solely|exclusively|nothing (?:but|else)|just|no (?:other|others|outside)|limit(?:ed)? (?:yourself )?to|restrict(?:ed)? (?:yourself )?to|not (?:\w+ ){0,4}(?:anything else|other|outside|beyond))\b|(?<!\p{L})(?:s[oó]lo|solamente|únicamente|exclusivamente|seulement|uniquement|exclusivement|nur|ausschlie(?:ß|ss)lich|soltanto|somente|apenas|alleen|только)(?!\p{L})|仅|只|だけ|のみ/iu
/** "Do not hesitate to give the answers" gives them. */
const CANCELED =
  /\b(?:do not|don['’]?t|never|not) (?:hesitate|fail|forget|be (?:afraid|shy)|worry|hold back|shy away|avoid|omit|skip|leave out|exclude|neglect|limit yourself|refrain)\b|\bnot only\b|\bno (?:need to avoid|longer)\b|\bnever ?mind\b/i

/** The stems of what a sentence forbids, or allows alone. In some languages, "not" comes last. */
function ruledOut(sentence: string): string[] {
  const at = CANCELED.test(sentence) ? -1 : sentence.search(NOT)
  const isAll = ONLY.test(sentence) || (at >= 0 && /[^\p{ASCII}“”‘’–—…]|\b(?:nicht|niet)\b/u.test(sentence))
  if (isAll) return [...contentStems(sentence)]
  if (at < 0) return []
  return sentence.split(NEXT_COMMAND).flatMap((part) => {
    const start = part.search(NOT)
    return start < 0 ? [] : [...contentStems(part.slice(start))]
  })
}

interface Limit {
  kind: 'most' | 'least'
  count: string
}

/** "At most 120 words", "120 words max". */
const MOST =
  /\b(?:at most|(?:no|not|never) more than|(?:no|not) longer than|maximum|max|up to|(?:under|below|within|limit(?:ed)? (?:it |this |yourself )?to|keep (?:it |this )?to)(?= (?:about )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|an?\b))|less than|fewer than|not? (?:to )?(?:exceed|go over)|exceed(?:ing)?|or (?:less|fewer|under|shorter|below)|limit|cap|tops|no later than|at the latest|höchstens|maximal|como máximo|máximo|no más de|au maximum|au plus|pas plus de|al massimo|no máximo|hoogstens)\b|[≤<]|不超过|不要超过|最多|以内/iu
/** What turns a limit around, or makes it a guess. */
const LEAST =
  /\b(?:at least|(?:no|not) (?:fewer|less) than|minimum|or (?:more|longer)|(?<!(?:no|not|never) )more than|mindestens|al menos|como mínimo|au moins|almeno|pelo menos|minstens)\b|[≥>]|至少|不少于/iu
const ABOUT = /\b(?:about|around|roughly|approximately|some|etwa|ungefähr|unos|environ|circa)\b|约/iu

function limitsIn(sentence: string): Limit[] {
  return sentence.split(/[;,]\s/).flatMap((part) => {
    const kind = MOST.test(part) ? 'most' : LEAST.test(part) ? 'least' : undefined
    const counts = countsIn(part)
    return kind !== undefined && counts.length === 1 ? counts.map((count) => ({ kind, count })) : []
  })
}

/** Whether the number is only where the opposite is said. That it's gone is for the numbers. */
function isReversed({ kind, count }: Limit, sentences: readonly string[]): boolean {
  const about = sentences
    .flatMap((sentence) => sentence.split(/[;,]\s/))
    .filter((part) => countsIn(part).includes(count))
  const [same, opposite] = kind === 'most' ? [MOST, LEAST] : [LEAST, MOST]
  return (
    about.some((part) => opposite.test(part) || ABOUT.test(part)) && !about.some((part) => same.test(part))
  )
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = new RegExp(`\\d[\\d.,]{0,8}|\\b(?:${SMALL.join('|')})\\b`, 'gi')

function countsIn(text: string): string[] {
  return (text.match(COUNT) ?? []).map((count) => {
    const index = SMALL.indexOf(count.toLowerCase())
    return index < 0 ? count.replace(/\D/g, '') : String(index + 1)
  })
}
