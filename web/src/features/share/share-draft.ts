// Who is chosen in the share dialog, who can't get the prompt and why, and what it says under the box.
import {
  type FoundRecipient,
  recipient,
  type ShareResult,
  TOO_MANY_RECIPIENTS,
} from '@prompt-library/contract/sharing'
import { SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { countOf, countOfPeople } from '@prompt-library/domain/text/count-of'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import * as z from 'zod/mini'
import { nameAndAddress } from '../../entities/person/recipient-address.ts'

/** Someone without an account, who gets the prompt when they sign in. The ID is their NetID or email. */
const invitee = z.object({ id: z.string(), display_name: z.string() })

const chosen = z.union([recipient, invitee])

export type Chosen = z.output<typeof chosen>

/** A name or person, and why they can't get the prompt. */
const problem = z.object({ name: z.string(), message: z.string() })

export type Problem = z.output<typeof problem>

/** Who a prompt will be shared with, what the box contains, and the message. */
export const shareDraft = z.object({
  chosen: z.array(chosen),
  text: z.string(),
  message: z.string(),
  problems: z.array(problem),
  /** Who has no account, and needs only the link of the public prompt. */
  needLink: z.array(z.string()),
  error: z.optional(z.string()),
  /** What has changed, announced under the box. */
  announcement: z.string(),
})

export type ShareDraft = z.output<typeof shareDraft>

export const NO_DRAFT: ShareDraft = {
  chosen: [],
  text: '',
  message: '',
  problems: [],
  needLink: [],
  announcement: '',
}

/** Whether someone gets the prompt, now or when they sign in. */
export function getsPrompt({ result }: FoundRecipient | ShareResult): boolean {
  return result === 'shared' || result === 'found' || result === 'waits'
}

export function isInvitee(person: Chosen): person is z.output<typeof invitee> {
  return typeof person.id === 'string'
}

export function withText(draft: ShareDraft, text: string): ShareDraft {
  return { ...draft, text, error: undefined }
}

export function withRecipient(draft: ShareDraft, user: Chosen): ShareDraft {
  const { chosen } = draft
  if (chosen.some(({ id }) => id === user.id)) return draft
  if (chosen.length >= SHARE_RECIPIENTS_MAX) return withError(draft, TOO_MANY_RECIPIENTS)
  const announcement = `${user.display_name} added. ${countOfPeople(chosen.length + 1)}.`
  return { ...draft, chosen: [...chosen, user], text: '', error: undefined, announcement }
}

/** Keeps only these people, after chips were removed. */
export function withChosen(draft: ShareDraft, chosen: Chosen[]): ShareDraft {
  const removed = draft.chosen.filter((before) => !chosen.includes(before))
  const names = removed.map(({ display_name }) => display_name).join(', ')
  const announcement = `${names} removed. ${countOfPeople(chosen.length)}.`
  return { ...draft, chosen, error: undefined, announcement }
}

/** Adds everyone who can get the prompt. If they're too many, adds no one and keeps the text. */
export function withFound(draft: ShareDraft, results: readonly FoundRecipient[]): ShareDraft {
  const all = new Map(draft.chosen.map((person) => [person.id, person]))
  for (const person of results.flatMap(chosenOf)) all.set(person.id, all.get(person.id) ?? person)
  if (all.size > SHARE_RECIPIENTS_MAX)
    return withError(draft, `${TOO_MANY_RECIPIENTS} This list would make it ${all.size}.`)
  const chosen = [...all.values()]
  const added = chosen.slice(draft.chosen.length)
  const needLink = results.flatMap(({ result, name }) => (result === 'public' ? name : []))
  const left = results.filter((one) => !getsPrompt(one) && one.result !== 'public')
  const who = added.length === 1 ? added[0]?.display_name : countOfPeople(added.length)
  const changes = [
    added.length > 0 && `${who} added.`,
    left.length > 0 && `Not added: ${countOf(left.length, 'name')}.`,
  ]
  return {
    ...draft,
    chosen,
    text: '',
    problems: unique([...draft.problems, ...left.map(problemOf)]),
    needLink: [...new Set([...draft.needLink, ...needLink])],
    error: undefined,
    announcement: changes.filter(Boolean).join(' '),
  }
}

/** Says that no one got the prompt yet, because the user hasn't seen whom the text in the box added. */
export function withRequestToCheck(draft: ShareDraft): ShareDraft {
  const announcement = `${draft.announcement} Check who you’re sharing with, then select Share again.`
  return { ...draft, announcement }
}

/** Keeps only who was added since, and lists those who didn't get the prompt with the reason. */
export function withResults(draft: ShareDraft, results: readonly ShareResult[]): ShareDraft {
  const problems = results
    .filter((one) => !getsPrompt(one))
    .map(({ recipient_id, name = '', message }) => {
      const person = draft.chosen.find(({ id }) => id === recipient_id)
      return problemOf({ name: person && !isInvitee(person) ? nameAndAddress(person) : name, message })
    })
  const answered = new Set<unknown>(results.flatMap(({ recipient_id, name }) => [recipient_id, name]))
  return {
    ...draft,
    chosen: draft.chosen.filter(({ id }) => !answered.has(id)),
    problems: unique([...draft.problems, ...problems]),
    announcement: `The prompt wasn’t shared with ${countOfPeople(problems.length)}.`,
  }
}

export function withError(draft: ShareDraft, error: string): ShareDraft {
  return { ...draft, error, announcement: '' }
}

function chosenOf({ result, name, recipient }: FoundRecipient): Chosen[] {
  if (recipient) return [recipient]
  return result === 'waits' ? [{ id: searchKey(name), display_name: name }] : []
}

function problemOf({ name, message = '' }: { name: string; message?: string | undefined }): Problem {
  return { name, message }
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [searchKey(problem.name), problem])).values()]
}
