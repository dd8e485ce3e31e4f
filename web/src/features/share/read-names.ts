import { searchKey } from '@prompt-library/domain/text/text-keys'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'

interface Names {
  /**
   * `list` is one or more NetIDs or emails. `unclear` can be a list or a name, such as “ada ben”. `search` is a person’s name
   * or a part of it.
   */
  kind: 'list' | 'unclear' | 'search'
  /** Each NetID or email once, in the order written. */
  names: readonly string[]
}

/**
 * Whether a typed or pasted text is a list of people or one name, such as “Ruiz, Ana”. Reads NetIDs and emails from a
 * pasted or typed text, also written as “Name <email>”.
 */
export function readNames(text: string): Names {
  // The server refuses NUL, and with it the whole list.
  const names = uniqueNames(namesIn(text.replaceAll('\0', ' ')))
  return { kind: kindOf(text, names), names }
}

/** The pasted text as it fits into a box of one line. A line break separates names, and so does a semicolon. */
export function asOneLine(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
}

/** Whether the text is one NetID with a digit or one email, so a comma after it ends the name. */
export function isCompleteName(text: string): boolean {
  return !/\s/.test(text.trim()) && (isEmail(text.trim()) || /\d/.test(text))
}

const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/
const HARD_SEPARATOR = /[;；؛\r\n\v\f\u0085\u2028\u2029]/
const COMMA = /[,，、،]/
const ANGLE_BRACKETS = /<([^<>]*)>/

function kindOf(text: string, names: readonly string[]): Names['kind'] {
  if (names.some(isEmail)) return 'list'
  const trimmed = withoutOuterSeparators(text)
  if (HARD_SEPARATOR.test(trimmed)) return names.length > 0 ? 'list' : 'search'
  const parts = trimmed.split(COMMA).map(wordsOf)
  if (parts.length === 2 && parts.every((words) => words.length > 0 && words.every(isNameWord))) {
    // One person: “Ruiz, Ana”.
    return 'search'
  }
  if (parts.length > 1) return names.length > 0 ? 'list' : 'search'
  const words = wordsOf(trimmed)
  const isOneWord = words.length < 2 && !/\d/.test(trimmed)
  return isOneWord || words.every(isNameWord) ? 'search' : 'unclear'
}

function namesIn(text: string): string[] {
  // Mail programs quote a display name that has a comma.
  const unquoted = text.replace(/"[^"\r\n]*"\s*</g, '<').replaceAll('"', ' ')
  return unquoted.split(HARD_SEPARATOR).flatMap((segment) => {
    const parts = segment.split(COMMA)
    return parts.flatMap((part, index) => (isSurname(part, parts[index + 1]) ? [] : namesInPart(part)))
  })
}

/** Outlook copies “Ruiz, Ana <ana@example.edu>” without quotes. */
function isSurname(part: string, next: string | undefined): boolean {
  const displayName = next?.split(ANGLE_BRACKETS, 2)
  if (displayName?.length !== 2) return false
  const [words, nextWords] = [wordsOf(part), wordsOf(displayName[0] ?? '')]
  const isOneName = Math.min(words.length, nextWords.length) === 1
  return isOneName && !nextWords.some(isEmail) && words.every(isNameWord)
}

function namesInPart(part: string): string[] {
  // Splitting by a pattern with a group returns texts and addresses in turns.
  const split = part.split(ANGLE_BRACKETS)
  return split.flatMap((text, index) => {
    if (index % 2 === 1) return namesInWords(wordsOf(text))
    const words = wordsOf(text)
    const isDisplayName = index < split.length - 1
    return isDisplayName ? words.filter(isEmail) : namesInWords(words)
  })
}

function namesInWords(words: readonly string[]): readonly string[] {
  // “Ana Ruiz ana@example.edu”, as copied from a table.
  if (words.some(isEmail)) return words.filter((word) => !isNameWord(word))
  const isPersonName = words.length > 1 && words.some(isNameWord)
  return isPersonName ? [words.join(' ')] : words
}

function wordsOf(text: string): string[] {
  if (text.trim() === '') return []
  return oneLine(text)
    .split(' ')
    .map((word) => word.replace(/^(?:mailto:)?['‘’“”([{<]*/i, ''))
    .map(withoutEnd)
    .filter((word) => hasVisibleText(word) && /[\p{L}\p{N}]/u.test(word))
}

/** A loop, because a pattern that is anchored only at the end takes quadratic time. */
function withoutEnd(word: string): string {
  let end = word.length
  while (end > 0 && `'‘’“”)]}>.:`.includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

function withoutOuterSeparators(text: string): string {
  const isSeparator = (index: number) => /[\s,，、،;；؛]/.test(text.charAt(index))
  let [start, end] = [0, text.length]
  while (start < end && isSeparator(start)) start += 1
  while (end > start && isSeparator(end - 1)) end -= 1
  return text.slice(start, end)
}

function isEmail(word: string): boolean {
  return /^[^@]+@[^@]+$/.test(word)
}

/** A word of a person's name: NetIDs are written in lowercase or have a digit. */
function isNameWord(word: string): boolean {
  return !word.includes('@') && !/\d/.test(word) && (/^\p{Lu}/u.test(word) || /[^\p{ASCII}]/u.test(word))
}

function uniqueNames(names: readonly string[]): string[] {
  return [...new Map(names.toReversed().map((name) => [searchKey(name), name])).values()].toReversed()
}
