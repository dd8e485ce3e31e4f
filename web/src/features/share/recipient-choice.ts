// Who is chosen in the share dialog, who can't get the prompt and why, and what screen readers hear.
import {
  type FoundRecipient,
  type Recipient,
  type ShareResult,
  TOO_MANY_RECIPIENTS,
} from '@prompt-library/contract/sharing'
import { SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { countOf, countOfPeople } from '@prompt-library/domain/text/count-of'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { nameAndAddress } from '../../entities/person/recipient-address.ts'

/** Someone without an account, who gets the prompt when they sign in. The ID is their NetID or email. */
export interface Invitee {
  id: string
  display_name: string
}

export type Chosen = Recipient | Invitee

/** A name or person, and why they can't get the prompt. */
export interface Problem {
  name: string
  message: string
}

/** What happened for each person. */
export interface Outcome {
  results?: ShareResult[] | undefined
  invited?: FoundRecipient[] | undefined
}

/** Who a prompt will be shared with, and what the box contains. */
export interface RecipientChoice {
  chosen: readonly Chosen[]
  text: string
  problems: readonly Problem[]
  /** Who has no account, and needs only the link of the public prompt. */
  needLink: readonly string[]
  error: string | undefined
  /** What has changed, for screen readers. */
  announcement: string
}

export const NO_CHOICE: RecipientChoice = {
  chosen: [],
  text: '',
  problems: [],
  needLink: [],
  error: undefined,
  announcement: '',
}

/** Whether someone gets the prompt, now or when they sign in. */
export function getsPrompt({ result }: FoundRecipient | ShareResult): boolean {
  return result === 'shared' || result === 'found' || result === 'waits'
}

export function isInvitee(person: Chosen): person is Invitee {
  return typeof person.id === 'string'
}

export function withText(choice: RecipientChoice, text: string): RecipientChoice {
  return { ...choice, text, error: undefined }
}

export function withRecipient(choice: RecipientChoice, user: Chosen): RecipientChoice {
  const { chosen } = choice
  if (chosen.some(({ id }) => id === user.id)) return choice
  if (chosen.length >= SHARE_RECIPIENTS_MAX) return withError(choice, TOO_MANY_RECIPIENTS)
  const announcement = `${user.display_name} added. ${countOfPeople(chosen.length + 1)}.`
  return { ...choice, chosen: [...chosen, user], text: '', error: undefined, announcement }
}

/** Keeps only these people, after chips were removed. */
export function withChosen(choice: RecipientChoice, chosen: readonly Chosen[]): RecipientChoice {
  const removed = choice.chosen.filter((before) => !chosen.includes(before))
  const names = removed.map(({ display_name }) => display_name).join(', ')
  const announcement = `${names} removed. ${countOfPeople(chosen.length)}.`
  return { ...choice, chosen, error: undefined, announcement }
}

/** Adds everyone who can get the prompt. If they're too many, adds no one and keeps the text. */
export function withFound(choice: RecipientChoice, results: readonly FoundRecipient[]): RecipientChoice {
  const all = new Map(choice.chosen.map((person) => [person.id, person]))
  for (const person of results.flatMap(chosenOf)) all.set(person.id, all.get(person.id) ?? person)
  if (all.size > SHARE_RECIPIENTS_MAX)
    return withError(choice, `${TOO_MANY_RECIPIENTS} This list would make it ${all.size}.`)
  const chosen = [...all.values()]
  const added = chosen.slice(choice.chosen.length)
  const needLink = results.flatMap(({ result, name }) => (result === 'public' ? name : []))
  const left = results.filter((one) => !getsPrompt(one) && one.result !== 'public')
  const who = added.length === 1 ? added[0]?.display_name : countOfPeople(added.length)
  const changes = [
    added.length > 0 && `${who} added.`,
    left.length > 0 && `Not added: ${countOf(left.length, 'name')}.`,
    needLink.length > 0 && `No account yet: ${countOf(needLink.length, 'name')}.`,
  ]
  return {
    chosen,
    text: '',
    problems: unique([...choice.problems, ...left.map(problemOf)]),
    needLink: [...new Set([...choice.needLink, ...needLink])],
    error: undefined,
    announcement: changes.filter(Boolean).join(' '),
  }
}

/** Says that no one got the prompt yet, because the user hasn't seen whom the text in the box added. */
export function withRequestToCheck(choice: RecipientChoice): RecipientChoice {
  const announcement = `${choice.announcement} Check who you’re sharing with, then select Share again.`
  return { ...choice, announcement }
}

/** Keeps only who was added since, and lists those who didn't get the prompt with the reason. */
export function withOutcome(
  choice: RecipientChoice,
  { results = [], invited = [] }: Outcome,
): RecipientChoice {
  const failed = results
    .filter((one) => !getsPrompt(one))
    .map(({ recipient_id, message }) => {
      const person = choice.chosen.find(({ id }) => id === recipient_id)
      return { name: person && !isInvitee(person) ? nameAndAddress(person) : '', message }
    })
  const answered = new Set<number | string>([
    ...results.map(({ recipient_id }) => recipient_id),
    ...invited.map(({ name }) => name),
  ])
  const chosen = choice.chosen.filter(({ id }) => !answered.has(id))
  const problems = [...failed, ...invited.filter((one) => !getsPrompt(one))].map(problemOf)
  const announcement = `The prompt wasn’t shared with ${countOfPeople(problems.length)}.`
  return { ...choice, chosen, problems: unique([...choice.problems, ...problems]), announcement }
}

export function withError(choice: RecipientChoice, error: string): RecipientChoice {
  return { ...choice, error, announcement: '' }
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
