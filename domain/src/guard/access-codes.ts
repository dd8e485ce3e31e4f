// Which digits open a door, a lock, or an account: "The gym door code is 4471", "keypad: 8306#", "combination 24-8-31".
import { HIDDEN, type Match, type Span } from './finding.ts'
import { isHarmlessNumber, onLineBefore, type Reading } from './read-text.ts'
import { oneOf, wordsOf } from './words.ts'

const UNIT =
  oneOf(`am,pm,rpm,ppm,mm,cm,ft,feet,in,inch(?:es)?,lbs?,pounds,kg,meters?,yards?,miles,models?,means,stands for,people,students,dollars,digits?
  characters,combinations,keys,spaces,calories`)
const GROUPS = String.raw`\d{1,2}(?:-\d{1,2}){2,3}|\d{3,4}(?:[- ]\d{3,4}){1,3}`
/** 4471, 8306#, *7713, 24-8-31, 481 902 667 */
const CODE = new RegExp(
  `(?<![\\p{L}\\d.$€£/@#*-]|\\d[,:])(?:${GROUPS}|[*#]?\\d{4,10}[#*]?)(?![\\p{L}\\d%@/]|[-.:,]\\d| ?${UNIT}\\b)`,
  'gu',
)
const BEFORE_MAX = 90

const LOCK = 'pad ?lock,lock ?box,key ?(?:box|safe|pad)'
const DOOR = 'lock(?:er)?,door,gate,alarm(?: panel)?,safe,garage,cabinet,closet,shed,entrance'
const ROOM =
  'rooms?,gym,office,building,lab,house,apartment,shop,studio,mailroom,bathroom,restroom,lot,pool,field,elevator,call ?box'
/** What a code is for, right before "code" or "PIN". */
const PURPOSE =
  oneOf(`${LOCK},${DOOR},(?<!(?:class|chat|break|game) )room,gym,mailroom,bathroom,restroom,call ?box,after[- ]hours,access,entry,security,(?:card )?reader
  voicemail,panel,one-?time,verification,log-?in,sign-?in,bypass,backup,recovery,reset,unlock,auth,override,copier,printer,authenticator,duo,mfa,2fa,otp
  disarm,master`)
const VERB = oneOf('is,was,are,were,given,sent,issued,now,opens with,(?:changed|set|reset|updated) to')
const SAYS = `(?: [\\p{L}'’-]{1,15}){0,6}? ${VERB}(?: now| still)?:?`
/** How it's linked to the code: " we texted was ", " for the lab: ", " (". */
const LINK = `["'*_)]{0,2}(?:${SAYS}|(?: (?:for|to|of|on) [^\\d:=]{1,40}?)?[:=]|,)?[\\s"'*]{0,3}\\(?["'*]{0,2}$`
const WHERE = oneOf(`${DOOR},${ROOM}`)
const LABELS = [
  // "the door code is ", "backup codes: "
  `${PURPOSE}(?: \\p{L}{1,10})? (?:codes?|pins?|passcodes?)`,
  // "code for the lab: "
  `codes? (?:to|for) (?:the|our|my|your|his|her|their) (?:[\\p{L}-]{1,15} ){0,3}${WHERE}`,
  '(?<!\\b(?:gpio|bowling|safety|rolling) )pin',
]
const LABEL = new RegExp(`(?<![\\p{L}\\d])(?:${LABELS.join('|')})${LINK}`, 'iu')
const COMBINATION = new RegExp(`(?<!\\p{L})(?:combination|combo)(?! of)${LINK}`, 'iu')
const OPENERS = [
  // "keypad 8306#", "key box under the stairs: "
  `${oneOf(LOCK)}(?: still| now|(?: [^\\s\\d:=]{1,15}){0,5}[:=])?`,
  // "the padlock opens with ", "alarm panel is now "
  `${oneOf(`${LOCK},${DOOR}`)}(?: (?:on|for|of|at) [^\\d.,;:=]{3,30}?)? (?:is|was|opens with)(?: still| now)?`,
]
const OPENS = new RegExp(`(?<!\\p{L})(?:${OPENERS.join('|')}) ?\\(?["']?$`, 'iu')
/** "The shed is locked, code ": only where a lock or a door is spoken of. */
const BARE_LABEL = new RegExp(
  `(?<!\\p{L})(?:codes?${LINK}|(?:enter|punch|press|dial|key)(?:ed)?(?: in)? ["']?$)`,
  'iu',
)
const LOCKED = wordsOf(`${LOCK},${DOOR},locked,unlocks?,panel,disarm,elevator,copier,printer,get in`)
const CAN_HAVE_CODE = /\bcode|\bpin|lock|keypad|key ?box|\bcombo|combination|\bdoor|\bgate|\balarm|\bsafe/i

/** Codes of doors, locks, and alarms, PINs, and codes that replace a second factor. */
export function findAccessCodes(reading: Reading): Match[] {
  const { text } = reading
  if (!CAN_HAVE_CODE.test(text)) return []
  const found: Match[] = []
  for (const match of text.matchAll(CODE)) {
    const span = { start: match.index, end: match.index + match[0].length }
    if (isHarmlessNumber(reading, span)) continue
    if (isCode(text, match[0], span.start) || continuesList(text, found.at(-1), span))
      found.push({ ...span, masked: HIDDEN })
  }
  return found
}

function isCode(text: string, value: string, start: number): boolean {
  const before = onLineBefore(text, start, BEFORE_MAX)
  const sentence = before.split(/[.?!] /).at(-1) ?? ''
  if (/^\d{1,2}-/.test(value)) return COMBINATION.test(sentence) || OPENS.test(sentence)
  // "the gate (1912)"
  if (/^(?:1[89]|20)\d\d$/.test(value) && !/(?:code|pin|combo\p{L}*)[^\d.]{0,20}$/iu.test(before))
    return false
  if (LABEL.test(before)) return true
  // Phones and accounts have such groups too.
  if (/[- ]/.test(value)) return false
  return (
    COMBINATION.test(sentence) || OPENS.test(sentence) || (LOCKED.test(sentence) && BARE_LABEL.test(sentence))
  )
}

/** "codes 4471 0982, 1180 3341": one label for several codes of the same length. */
const continuesList = (text: string, last: Span | undefined, { start, end }: Span) =>
  last !== undefined &&
  end - start === last.end - last.start &&
  /^(?:,? and |, ?|; ?|\/|,? or |\n)$/.test(text.slice(last.end, start))
