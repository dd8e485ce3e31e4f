import { DEFAULT_CAMPUS } from '@prompt-library/domain/campus'
import { isNetId } from '@prompt-library/domain/people/net-id'
import { Refusal } from '../refusal.ts'

/** One line of a file for `bind`. Without a subject, the account's link is removed. */
export interface Link {
  netid: string
  subject: string | null
}

const PROBLEMS_SHOWN = 20
/** The longest `sub` that OpenID Connect allows. */
const SUBJECT_MAX = 255

/** Reads lines such as `abc123,248289761001`. A file with any problem is refused as a whole, with each problem's line. */
export function readLinks(text: string): Link[] {
  const problems: string[] = []
  const links = new Map<string, Link>()
  const subjects = new Map<string, number>()
  for (const [index, written] of text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = written.trim()
    const number = index + 1
    if (line === '' || line.startsWith('#') || (index === 0 && /^netid\s*,\s*sub$/i.test(line))) continue
    const [first = '', ...rest] = line.split(',').map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    const [subject = ''] = rest
    const netid = first.toLowerCase()
    const problem = problemOf()
    if (problem) problems.push(`Line ${number}: ${problem}`)
    links.set(netid, { netid, subject: subject === '' ? null : subject })
    if (subject !== '') subjects.set(subject, number)

    function problemOf(): string | undefined {
      if (rest.length !== 1) return `There must be a ${DEFAULT_CAMPUS.id_name}, a comma, and a "sub".`
      if (!isNetId(netid)) return `"${first}" is not a ${DEFAULT_CAMPUS.id_name}.`
      if (links.has(netid)) return `${netid} is on an earlier line too.`
      if (subject.length > SUBJECT_MAX || /[^\x21-\x7e]/.test(subject)) return `"${subject}" is not a "sub".`
      if (subjects.has(subject)) return `The "sub" of ${netid} is on line ${subjects.get(subject)} too.`
      return undefined
    }
  }
  if (problems.length > 0)
    throw new Refusal(
      `The file has problems. Nothing was changed.\n${problems.slice(0, PROBLEMS_SHOWN).join('\n')}${
        problems.length > PROBLEMS_SHOWN ? `\nand ${problems.length - PROBLEMS_SHOWN} more` : ''
      }`,
    )
  if (links.size === 0) throw new Refusal('The file has no lines. Nothing was changed.')
  return [...links.values()]
}
