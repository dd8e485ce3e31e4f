import type { AnswerCheck } from './answer-check.ts'
import { proseOf, sentencesOf } from './prose.ts'
import { contentStems } from './words.ts'

/** A prohibition or limit of the author that is gone or turned around: "do not", "never", "only", "without", "at most". */
export const prohibitions: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const wanted = rulesIn(proseOf(original))
    if (wanted.length === 0) return false
    const kept = sentencesOf(proseOf(rewritten)).map(readSentence)
    return wanted.some((rule) => !kept.some((sentence) => keeps(sentence, rule)))
  },
  toModel:
    'A prohibition or limit is missing or turned around. Keep every "do not", "never", "only", "without", "must not", and "at most" word for word.',
  toUser: 'The AI service dropped or reversed a rule of your prompt, such as “do not” or “only”. Try again.',
}

type Kind = 'not' | 'only' | 'most' | 'least'

interface Rule {
  kind: Kind
  /** The stems of what is forbidden or limited. */
  about: ReadonlySet<string>
  /** Whether the author leaves room, too. */
  isWeak: boolean
}

/** Where a sentence of a prompt sets a rule. "I don't understand it" is none, and neither is "you don't need to". */
const RULES: readonly [Kind, RegExp][] = [
  [
    'not',
    /(?:^|[.,;:!?()*–—-]\s{0,3}|\b(?:and|but|or|so|please|pls|plz|also|then|to|you|must|should|just|ever|it|can|may|shall|will)\s)(?:(?:do|does) not|don['’]?t|never|avoid|refrain from|leave out)\s(?!know\b|understand|need\b|have to\b|worry|care\b|hesitate|be afraid|forget)/gi,
  ],
  [
    'not',
    /\b(?:must|should|shall|may|is|are)(?:\s(?:not|never)|n['’]?t)\s(?:be |to )?(?!sure\b|clear\b|enough\b|only\b|able\b|easy\b|a\b|an\b|the\b|very\b|so\b|always\b|in\b|as\b|yet\b|working\b|good\b)/gi,
  ],
  ['not', /\byou (?:can(?:not|['’]?t)|are not (?:allowed|permitted) to|aren['’]t allowed to)\s/gi],
  [
    'not',
    /(?<!\b(?:someone|people|students?|readers?|users?|persons?|anyone|beginners?|learners?|adults|children|kids|those|audience|participants?|patients?)\s)\bwithout\s(?!a doubt|further)/gi,
  ],
  [
    'not',
    /(?:^|[.,;:!?()*–—-]\s{0,3}|\b(?:and|but|with|use|please|pls|absolutely|strictly|include|contain|be)\s)no\s(?!one\b|idea|more\b|longer\b|later\b|less\b|fewer\b|matter|problem|need|worries|doubt|background|experience|prior|knowledge|clue)/gi,
  ],
  ['not', /(?:,|\bbut|\band)\snot\s(?!only\b|just\b|sure\b|to mention)/gi],
  [
    'only',
    /(?<!\b(?:not|the|if|I|we|they|have|has|had|is|are|was|were|my|an)\s)\b(?:only|solely|exclusively|nothing but)\b/gi,
  ],
  ['not', FOREIGN_NOT()],
  [
    'only',
    /(?<![\p{L}])(?:s[oó]lo|solamente|únicamente|seulement|uniquement|nur|ausschlie(?:ß|ss)lich|soltanto|solamente|somente|apenas|alleen|только)(?![\p{L}])|仅|只(?!要)|だけ|のみ/giu,
  ],
]

/** "At most 120 words", "120 words max". */
const MOST =
  /\b(?:at most|no more than|not more than|no longer than|not longer than|maximum|max|up to|(?:under|below|within|limit(?:ed)? (?:it |this |yourself )?to)(?= (?:about )?(?:\d|one|two|three|four|five|six|seven|eight|nine|ten|an?\b))|less than|fewer than|not? (?:to )?exceed|exceeding|or less|or fewer|or under|tops|no later than|at the latest|höchstens|maximal|como máximo|máximo|no más de|au maximum|au plus|pas plus de|al massimo|no máximo|hoogstens)\b|不超过|不要超过|最多|以内/iu
const LEAST =
  /\b(?:at least|no fewer than|no less than|minimum|min|or more|or longer|more than|mindestens|al menos|como mínimo|au moins|almeno|pelo menos|minstens)\b|至少|不少于/iu

function FOREIGN_NOT(): RegExp {
  // A clause in the first person is about the author: "no entiendo", "ich weiß nicht", "je ne sais pas".
  return /(?<![\p{L}])(?:(?<=(?:^|[.;:!?(,]\s{0,3}|\b(?:y|e|et|und|ni|pero|favor|mais|ma|mas)\s))(?:no|non|não|nunca|mai) (?!sé|entiendo|tengo|puedo|quiero|capisco|so |ho |sei |entendo|tenho|one\b|more\b|idea)|sin (?=\p{L})|sans (?!doute)|ohne |senza |sem |zonder |kein(?:e[nmrs]?)? (?!Ahnung)|geen |niemals |niet |ne pas |n[e’'] ?\p{L}{3,20} (?:pas|jamais)|без |не (?!знаю|понимаю))|不要|不得|请勿|不能|避免|禁止|ないでください|ずに/giu
}

function rulesIn(text: string): Rule[] {
  return sentencesOf(text)
    .slice(0, SENTENCES_MAX)
    .flatMap((sentence) => [...phrasedRules(sentence), ...limitsIn(sentence)])
    .slice(0, RULES_MAX)
}

const SENTENCES_MAX = 2_000
const RULES_MAX = 100

function phrasedRules(sentence: string): Rule[] {
  return RULES.flatMap(([kind, pattern]) =>
    [...sentence.matchAll(pattern).take(RULES_MAX)].flatMap(({ 0: phrase, index }) => {
      const after = clauseAfter(sentence.slice(index + phrase.length))
      const before = kind === 'only' ? clauseBefore(sentence.slice(0, index)) : ''
      const about = contentStems(`${before} ${after}`)
      return about.size > 0 && !MOST.test(phrase + after)
        ? [{ kind, about, isWeak: WEAKENED.test(sentence) }]
        : []
    }),
  )
}

/** What a marker is about: the words up to the end of the clause. */
function clauseAfter(text: string): string {
  const [clause = ''] = text.slice(0, CLAUSE_MAX).split(CLAUSE_END, 1)
  return clause
}

/** "Use only", "in blue only": a few words before the marker can be what it's about. */
function clauseBefore(text: string): string {
  return text.slice(-CLAUSE_MAX).split(CLAUSE_END).at(-1)?.split(' ').slice(-4).join(' ') ?? ''
}

const CLAUSE_MAX = 160
const CLAUSE_END =
  /[.,;:!?()–—，。；！？]|\s(?:but|because|so|since|instead|unless|until|when|while|if|and (?:do|don['’]?t|never|no|not|only|avoid|use|keep|write|give|make|list|say|then)|y no|und|et)\s/i

function limitsIn(sentence: string): Rule[] {
  const kinds = [MOST.test(sentence) && ('most' as const), LEAST.test(sentence) && ('least' as const)]
  return kinds.flatMap((kind) => {
    if (!kind) return []
    const numbers = numbersNear(sentence, kind === 'most' ? MOST : LEAST)
    return numbers === undefined ? [] : [{ kind, about: new Set([numbers]), isWeak: WEAKENED.test(sentence) }]
  })
}

/** The number that is limited, in digits: right after the marker or right before it. */
function numbersNear(sentence: string, marker: RegExp): string | undefined {
  const match = marker.exec(sentence)
  if (!match) return undefined
  const after = sentence.slice(match.index + match[0].length, match.index + match[0].length + 30)
  const before = sentence.slice(Math.max(0, match.index - 30), match.index)
  return digitsOf(after.match(COUNT)?.[0]) ?? digitsOf(before.match(COUNT_LAST)?.[0])
}

const SMALL = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const COUNT = new RegExp(`\\d[\\d.,]{0,8}|\\b(?:${SMALL.join('|')})\\b`, 'i')
const COUNT_LAST = new RegExp(`(?:\\d[\\d.,]{0,8}|\\b(?:${SMALL.join('|')})\\b)(?=\\D{0,25}$)`, 'i')

function digitsOf(count: string | undefined): string | undefined {
  if (count === undefined) return undefined
  const index = SMALL.indexOf(count.toLowerCase())
  return index < 0 ? count.replace(/\D/g, '') : String(index + 1)
}

/** "Try not to use jargon" allows it. */
const WEAKENED =
  /\b(?:try (?:to|not)|if (?:possible|you can)|where(?:ver)? possible|when(?:ever)? possible|as (?:much|far) as possible|unless|usually|generally|ideally|mostly|preferably|too (?:much|many|often)|excessive(?:ly)?|overly|unnecessary|unnecessarily|about or at)\b/i

interface ReadSentence {
  text: string
  /** The stems after the first marker of a kind, or all if the marker can come last. */
  not: ReadonlySet<string> | undefined
  only: ReadonlySet<string> | undefined
  all: ReadonlySet<string>
}

/** Any way to say no. */
const NOT =
  /\b(?:not|never|no|none|nothing|neither|nor|without|avoid|avoiding|cannot|refrain|exclude|excluding|omit|omitting|leave out|leaving out|skip|free of|instead of|rather than|dont|cant|must ?nt|except|stay away|forbidden|prohibited|off[- ]limits)\b|n['’]t\b|-free\b|(?<!\p{L})(?:no|non|não|nunca|jamás|jamais|mai|sin|sans|ohne|senza|sem|zonder|kein\p{L}{0,2}|geen|nicht|nie|niemals|niet|nooit|pas|ni|evita|evitar|évite[zr]?|vermeide|не|без|никогда)(?!\p{L})|不要|不得|请勿|不能|避免|禁止|ないで|ずに|勿/iu
const ONLY =
  /\b(?:only|solely|exclusively|nothing (?:but|else)|just|no (?:other|others|outside)|limit(?:ed)? (?:yourself )?to|restrict(?:ed)? (?:yourself )?to|not (?:\w+ ){0,4}(?:anything else|other|outside|beyond))\b|(?<!\p{L})(?:s[oó]lo|solamente|únicamente|exclusivamente|seulement|uniquement|exclusivement|nur|ausschlie(?:ß|ss)lich|soltanto|somente|apenas|alleen|только)(?!\p{L})|仅|只|だけ|のみ/iu
/** "Do not hesitate to give the answers" gives them. */
const CANCELED =
  /\b(?:do not|don['’]?t|never|not) (?:hesitate|fail|forget|be (?:afraid|shy)|worry|hold back|shy away|avoid|omit|skip|leave out|exclude|neglect|limit yourself|refrain)\b|\bnot only\b|\bno (?:need to avoid|longer)\b|\bnever ?mind\b/i

function readSentence(sentence: string): ReadSentence {
  const at = CANCELED.test(sentence) ? -1 : sentence.search(NOT)
  const all = contentStems(sentence)
  const isVerbLast = /[^\p{ASCII}]|\b(?:nicht|niet)\b/u.test(sentence)
  return {
    text: sentence,
    not: at < 0 ? undefined : isVerbLast ? all : contentStems(sentence.slice(at)),
    only: ONLY.test(sentence) ? all : undefined,
    all,
  }
}

function keeps(sentence: ReadSentence, { kind, about, isWeak }: Rule): boolean {
  if (!isWeak && WEAKENED.test(sentence.text)) return false
  if (kind === 'most' || kind === 'least') {
    const marker = kind === 'most' ? MOST : LEAST
    const [count = ''] = about
    return marker.test(sentence.text) && numbersNear(sentence.text, marker) === count
  }
  const said = kind === 'not' ? sentence.not : sentence.only
  return said !== undefined && about.intersection(said).size >= about.size * KEPT_MIN
}

/** "Do not use difficult words or long sentences" can become "no difficult words", but not "no tables". */
const KEPT_MIN = 0.5
