import { searchKey } from '@prompt-library/domain/text/text-keys'
import { oneLine } from '@prompt-library/domain/text/visible-text'

interface Names {
  /** One or more NetIDs or emails. Otherwise, the text is a person's name or a part of it, which is searched for. */
  isList: boolean
  /** Each NetID or email once, in the order written. */
  names: readonly string[]
}

const SEPARATOR = /[;\r\n]/

/**
 * Whether a typed or pasted text is a list of people or one name, such as “Ruiz, Ana”. Reads NetIDs and emails from a
 * pasted or typed text, also written as “Name <email>”.
 */
export function readNames(text: string): Names {
  // The server refuses NUL, and with it the whole list. Mail programs quote a display name that has a comma.
  const unquoted = text.replaceAll('\0', ' ').replace(/"[^"\r\n]*"\s*</g, '<')
  const lines = unquoted.split(SEPARATOR).filter((line) => wordsOf(line).length > 0)
  const all = lines.flatMap(namesIn)
  const names = [...new Map(all.toReversed().map((name) => [searchKey(name), name])).values()].toReversed()
  const isOneName = lines.length < 2 && !lines.some((line) => line.includes(',') && !isName(line))
  const isList = all.some(isEmail) || !isOneName || all.every((name) => /^\S*\d\S*$/.test(name))
  return { isList: isList && names.length > 0, names }
}

/** The pasted text as it fits into a box of one line. A line break separates names, and so does a semicolon. */
export function asOneLine(text: string): string {
  return text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('; ')
}

/** The NetIDs and emails on a line. A person’s name stays whole, to be reported in one line. */
function namesIn(line: string): string[] {
  const parts = line.split(',')
  return parts.flatMap((part, index) => {
    const words = wordsOf(part)
    const emails = words.filter(isEmail)
    if (emails.length > 0) return emails
    // Outlook copies “Ruiz, Ana <ana@example.edu>” without quotes.
    const firstNames = wordsOf(parts[index + 1]?.split('<')[0] ?? '')
    const isSurname = parts[index + 1]?.includes('<') && Math.min(words.length, firstNames.length) === 1
    if (isSurname && isName(part)) return []
    return isName(part) && words.length > 0 ? [words.join(' ')] : words
  })
}

function wordsOf(text: string): string[] {
  return oneLine(text.replace(/[<>"“”]/g, ' '))
    .split(' ')
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

function isEmail(word: string): boolean {
  return /^[^@]+@[^@]+$/.test(word)
}

/** NetIDs are written in lowercase or have a digit. */
function isName(text: string): boolean {
  return /\p{Lu}|[^\p{ASCII}]/u.test(text) && !text.includes('@')
}
