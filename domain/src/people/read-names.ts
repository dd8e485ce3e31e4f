import { searchKey } from '../text/text-keys.ts'
import { hasVisibleText, oneLine } from '../text/visible-text.ts'

interface Names {
  /** One or more NetIDs or emails. Otherwise, the text is a person's name or a part of it, which is searched for. */
  isList: boolean
  /** Each NetID or email once, in the order written. */
  names: readonly string[]
}

const LINE_BREAK = /[\r\n\v\f\u0085\u2028\u2029]/
const SEPARATOR = /[;；؛\r\n\v\f\u0085\u2028\u2029]/
const COMMA = /[,，、،]/

/**
 * Whether a typed or pasted text is a list of people or one name, such as “Ruiz, Ana”. Reads NetIDs and emails from a
 * pasted or typed text, also written as “Name <email>”.
 */
export function readNames(text: string): Names {
  // The server refuses NUL, and with it the whole list. Mail programs quote a display name that has a comma.
  const unquoted = text
    .replaceAll('\0', ' ')
    .replace(/"[^"\r\n]*"\s*</g, '<')
    .replaceAll('"', ' ')
  const lines = unquoted
    .split(SEPARATOR)
    .map((line) => line.split(COMMA).filter((part) => wordsOf(part).length > 0))
    .filter((parts) => parts.length > 0)
  const parts = lines.flat()
  const all = lines.flatMap((parts) => parts.flatMap((part, index) => namesIn(part, parts[index + 1])))
  const names = [...new Map(all.toReversed().map((name) => [searchKey(name), name])).values()].toReversed()
  const words = parts.flatMap(wordsOf)
  const isOneName = parts.length < 3 && (parts.length < 2 || words.every(isNameWord))
  const isList = all.some(isEmail) || lines.length > 1 || !isOneName || words.every((word) => /\d/.test(word))
  return { isList: isList && names.length > 0, names }
}

/** The pasted text as it fits into a box of one line. A line break separates names, and so does a semicolon. */
export function asOneLine(text: string): string {
  return text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
}

/** The names in what is between two commas. */
function namesIn(part: string, next: string | undefined): string[] {
  const words = wordsOf(part)
  // “Ana Ruiz <ana@example.edu>”, or without brackets, as copied from a table.
  if (words.some(isEmail)) return words.filter(part.includes('<') ? isEmail : (word) => !isNameWord(word))
  // Outlook copies “Ruiz, Ana <ana@example.edu>” without quotes.
  const firstNames = next?.includes('<') ? wordsOf(next).filter((word) => !isEmail(word)) : []
  const isSurname = Math.min(words.length, firstNames.length) === 1 && words.every(isNameWord)
  if (isSurname) return []
  return words.length > 1 && words.some(isNameWord) ? [words.join(' ')] : words
}

function wordsOf(text: string): string[] {
  return oneLine(text.replace(/[<>]/g, ' '))
    .split(' ')
    .map((word) => withoutEnd(word.replace(/^(?:mailto:)?['‘’“”([{]*/i, '')))
    .filter((word) => hasVisibleText(word) && /[\p{L}\p{N}]/u.test(word))
}

/** A loop, because a pattern that is anchored only at the end takes quadratic time. */
function withoutEnd(word: string): string {
  let end = word.length
  while (end > 0 && `'‘’“”)]}.:`.includes(word.charAt(end - 1))) end -= 1
  return word.slice(0, end)
}

function isEmail(word: string): boolean {
  return /^[^@]+@[^@]+$/.test(word)
}

/** A word of a person's name: NetIDs are written in lowercase or have a digit. */
function isNameWord(word: string): boolean {
  return !word.includes('@') && !/\d/.test(word) && (/^\p{Lu}/u.test(word) || /[^\p{ASCII}]/u.test(word))
}
