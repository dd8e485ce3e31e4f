// Which digits open a door, a lock, or an account: the words before them say so.
import { HIDDEN, type Match, type Span } from './finding.ts'
import { isHarmlessNumber, onLineBefore, type Reading } from './read-text.ts'

/** 4471, 8306#, *7713, 24-8-31, 481 902 667 */
const CODE =
  /(?<![\p{L}\d.$€£/@#*-]|\d[,:])(?:\d{1,2}(?:-\d{1,2}){2,3}|\d{1,2}(?: \d{1,2}){2}(?! \d)|\d{3,4}(?:[- ]\d{3,4}){1,3}|[*#]?\d{3,10}[#*]?)(?![\p{L}\d%@/]|[-.:,]\d| ?(?:am|pm|rpm|ppm|mm|cm|ft|feet|in|inch(?:es)?|lbs?|pounds|kg|meters?|yards?|miles|calories|models?|seasons?|means|indicates|stands for|people|students|dollars|digits?|characters|combinations|keys)\b)/gu
const BEFORE_MAX = 90
const AFTER_MAX = 50

const LOCK = `pad ?lock|lock ?box|key ?(?:box|safe|pad)|combo lock|combination lock`
const DOOR = `lock(?:er)?|door|gate|alarm|safe|garage|cabinet|closet|shed|entrance`
/** What else a code opens. */
const ROOM =
  'rooms?|gym|office|building|lab|house|apartment|shop|studio|mailroom|bathroom|restroom|lot|pool|field|elevator|call ?box'
/** What a code is for, right before "code" or "PIN". */
const PURPOSE = `${LOCK}|${DOOR}|(?<!(?:class|chat|break|game) )room|gym|mailroom|bathroom|restroom|call ?box|after[- ]hours|access|entry|security|(?:card )?reader|voicemail|panel|one-?time|verification|log-?in|sign-?in|bypass|backup|recovery|reset|unlock|auth|override|copier|printer|authenticat(?:or|ion)|duo|mfa|2fa|otp|disarm|master`
/** How it's linked to the code: " we texted was ", ": ", " (". */
const LINK = String.raw`["'*_)]{0,2}(?:(?: [\p{L}'’-]{1,15}){0,6}? (?:is|was|are|were|given|sent|now|opens with|\p{L}{2,10}ed|(?:changed|set|reset|updated) to)(?: now| still)?:?|(?: (?:for|to|of|on) [^\d:=]{1,40}?)?[:=]|(?:\. (?:the )?(?:current|new|old|temporary|correct) one (?:is|was))|['’]s| ?(?:=|→|->|–|—)|,)?[\s"'*]{0,3}\(?["'*]{0,2}$`

/** "PIN: ", "the door code is ", "backup codes: " */
const LABELED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:${PURPOSE})(?: [\p{L}]{1,10})? (?:codes?|pins?|passcodes?)|codes? (?:to|for) (?:the|our|my|your|his|her|their) (?:[\p{L}-]{1,15} ){0,3}(?:${DOOR}|${ROOM})|(?<!\b(?:gpio|bowling|safety|rolling) )pin|unlock(?= is|:))${LINK}`,
  'iu',
)
const COMBINATION = new RegExp(String.raw`(?<![\p{L}\d])(?:combination|combo)(?! of)${LINK}`, 'iu')
/** "The shed is locked, code ": only where a lock or a door is spoken of. */
const BARE = new RegExp(
  String.raw`(?:^|[,;:(–—-] ?|(?<![\p{L}\d])(?:the|a|this|that|use|enter|its|with|new|old|current|master|guest|and|by|type|dial|punch in|digit) )codes?${LINK}`,
  'iu',
)
/** "keypad 8306#", "the padlock opens with " */
const OPENS = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:${LOCK}|${DOOR})(?: panel)?|(?:${LOCK}|alarm) (?:on|for|of|at) [^\d.,;:=]{3,30}?) (?:is|was|opens with)(?: still| now)?|(?:${LOCK}|alarm(?: panel)?)(?: [^\s\d:=]{1,15}){0,4}[:=]|(?:${LOCK}|gate|alarm)(?: ?[:=→(]|,)|(?:${LOCK}|keypad|alarm panel)(?: still| now)?) ?\(?["']?$`,
  'iu',
)
/** "disarm the alarm and enter " */
const ENTERED = /(?<!\p{L})(?:enter(?:ed|ing)?|punch(?: in)?|key in) ["']?$/iu
const PRESSED =
  /(?<!\p{L})(?:enter(?:ed|ing)?|punch(?: in)?|press|type(?: in)?|key in|dial|use|then|is|was|code)[\s:,"'(]{1,3}$/iu
/** "linen closet 2nd floor: " and "annex alarm ", in a list of codes. */
const ITEM = new RegExp(
  String.raw`(?:^|[,;–—(])[\s*•-]{0,6}(?:[\p{L}’'-]{1,15} ){0,3}(?:${LOCK}|${DOOR})(?:(?: [^\s:=]{1,15}){0,5}[:=])? ?$`,
  'iu',
)
/** "it texted me " */
const SENT =
  /(?<!\p{L})(?:text|messag|e-?mail|sen[dt])(?:ed|s)? (?:me|you|him|her|them|us) (?:(?:a|the|this) )?(?:codes? )?$/iu
const SIGN_IN =
  /\b(?:log ?(?:in|on)|sign ?in|net ?id|password|pw|portal|duo|mfa|2fa|verif\w+|authenticat\w+)\b/i
/** Whether a lock or a door is spoken of. */
const LOCKED = new RegExp(
  String.raw`(?<!\p{L})(?:${LOCK}|${DOOR}|locked|unlocks?|panel|disarm|elevator|copier|printer|get in|let (?:yourself|him|her|them)(?:self)? in)s?(?!\p{L})`,
  'iu',
)

/** "code 4471 for the gate" */
const FOR_LOCK = new RegExp(
  String.raw`^(?: (?!from)\p{L}{1,8})?(?: to (?:open|unlock|disarm|get in)|(?: for| at| on| into) (?:the |your |its |our )?(?:\p{L}{1,15} ){0,2}(?:${LOCK}|${DOOR}|panel))`,
  'iu',
)

/** Codes of doors, locks, and alarms, PINs, and codes that replace a second factor. */
export function findAccessCodes(reading: Reading): Match[] {
  const { text } = reading
  if (
    !/\bcode|\bpin|lock|keypad|\bcombo|combination|\bdoor|\bgate|\balarm|\bsafe|\d[#*]|[#*]\d|\btext|\bsen[dt]|\bmail/i.test(
      text,
    )
  )
    return []
  const found: Match[] = []
  const signsIn = SIGN_IN.test(text)
  for (const match of text.matchAll(CODE)) {
    const span = { start: match.index, end: match.index + match[0].length }
    const last = found.at(-1)
    if (isHarmlessNumber(reading, span)) continue
    if (isCode(text, span, { isInList: found.length > 0, signsIn }) || (last && isListed(text, last, span)))
      found.push({ ...span, masked: HIDDEN })
  }
  return found
}

interface Context {
  /** Whether the text has had a code. */
  isInList: boolean
  /** Whether the text is about signing in. */
  signsIn: boolean
}

function isCode(text: string, { start, end }: Span, { isInList, signsIn }: Context): boolean {
  const value = text.slice(start, end)
  const before = onLineBefore(text, start, BEFORE_MAX)
  const sentence = before.split(/[.?!] /).at(-1) ?? ''
  // 24-8-31
  if (/^\d{1,2}[- ]/.test(value))
    return COMBINATION.test(sentence) || (value.includes('-') && OPENS.test(sentence))
  if (/^\d{3}$/.test(value)) return false
  // "the gate (1912)"
  if (/^(?:1[89]|20)\d\d$/.test(value) && !/(?:code|pin|combo\p{L}*)[^\d.]{0,20}$/iu.test(before))
    return false
  // Phones and accounts have such groups too.
  if (LABELED.test(before) || (/^[*#\d]+$/.test(value) && COMBINATION.test(sentence))) return true
  if (!/^[*#\d]+$/.test(value)) return false
  if (OPENS.test(sentence)) return true
  if (isInList && ITEM.test(before)) return true
  if (/^\d{6}$/.test(value) && SENT.test(sentence)) return signsIn
  const after = /^[^\n.?!]*/.exec(text.slice(end, end + AFTER_MAX))?.[0] ?? ''
  const isLocked = LOCKED.test(sentence)
  if (isLocked && ENTERED.test(sentence)) return true
  if (!isLocked && !FOR_LOCK.test(after)) return false
  return BARE.test(sentence) || (/[#*]/.test(value) && PRESSED.test(sentence))
}

/** "codes 4471 0982, 1180 3341": one label for several codes of the same length. */
const isListed = (text: string, last: Span, { start, end }: Span) =>
  end - start === last.end - last.start &&
  /^(?:,? and |, ?|; ?|\/|,? or |\n)$/.test(text.slice(last.end, start))
