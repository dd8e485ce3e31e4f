// Who is chosen in the share dialog, who is left out and why, and what screen readers hear.
import type { FoundRecipient } from '@prompt-library/contract/recipients'
import { type Recipient, type ShareResult, TOO_MANY_RECIPIENTS } from '@prompt-library/contract/sharing'
import { SHARE_RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { searchKey } from '@prompt-library/domain/text/text-keys'
import { nameAndAddress } from '../../entities/person/recipient-address.ts'

/** A name or person, and why they weren't added or didn't get the prompt. */
export interface Problem {
  name: string
  message: string
}

/** Who a prompt will be shared with, and what the box contains. */
export interface RecipientChoice {
  chosen: readonly Recipient[]
  text: string
  /** Names from a list that weren't added. */
  notAdded: readonly Problem[]
  /** Of those chosen, who didn't get the prompt, by ID. */
  notShared: ReadonlyMap<number, Problem>
  error: string | undefined
  /** What has changed, for screen readers. */
  announcement: string
}

export const NO_CHOICE: RecipientChoice = {
  chosen: [],
  text: '',
  notAdded: [],
  notShared: new Map(),
  error: undefined,
  announcement: '',
}

export function withText(choice: RecipientChoice, text: string): RecipientChoice {
  return { ...choice, text, error: undefined }
}

export function withRecipient(choice: RecipientChoice, user: Recipient): RecipientChoice {
  const { chosen } = choice
  if (chosen.some(({ id }) => id === user.id)) return choice
  if (chosen.length >= SHARE_RECIPIENTS_MAX) return withError(choice, TOO_MANY_RECIPIENTS)
  return {
    ...choice,
    chosen: [...chosen, user],
    text: '',
    error: undefined,
    announcement: `${user.display_name} added. ${countOfPeople(chosen.length + 1)}.`,
  }
}

/** Keeps only these recipients, after chips were removed. */
export function withChosen(choice: RecipientChoice, chosen: readonly Recipient[]): RecipientChoice {
  const ids = new Set(chosen.map(({ id }) => id))
  const removed = choice.chosen.filter(({ id }) => !ids.has(id)).map(({ display_name }) => display_name)
  return {
    ...choice,
    chosen,
    notShared: new Map([...choice.notShared].filter(([id]) => ids.has(id))),
    error: undefined,
    announcement: `${removed.join(', ')} removed. ${countOfPeople(chosen.length)}.`,
  }
}

/** Adds everyone who was found. If they're too many, adds no one and keeps the list. */
export function withFound(
  choice: RecipientChoice,
  { list, results }: { list: string; results: readonly FoundRecipient[] },
): RecipientChoice {
  const { chosen, ...rest } = choice
  const all = new Map(chosen.map((user) => [user.id, user]))
  for (const { recipient } of results) if (recipient) all.set(recipient.id, recipient)
  if (all.size > SHARE_RECIPIENTS_MAX) {
    return withKeptList(choice, {
      list,
      error: `${TOO_MANY_RECIPIENTS} This list would make it ${all.size}.`,
    })
  }
  const problems = results.flatMap(({ name, message }) => (message === undefined ? [] : [{ name, message }]))
  const newPeople = [...all.values()].slice(chosen.length)
  const who = newPeople.length === 1 ? newPeople[0]?.display_name : countOfPeople(newPeople.length)
  const added = `${who} added.`
  return {
    ...rest,
    chosen: [...all.values()],
    notAdded: uniqueProblems([...rest.notAdded, ...problems]),
    error: undefined,
    announcement: problems.length > 0 ? `${added} Not added: ${countOf(problems.length, 'name')}.` : added,
  }
}

/** Says that no one got the prompt yet, because the user hasn't seen whom the text in the box added. */
export function withRequestToCheck(choice: RecipientChoice): RecipientChoice {
  const announcement = `${choice.announcement} Check who you’re sharing with, then select Share again.`
  return { ...choice, announcement }
}

/** Puts a list that couldn't be added into the box, before what has been typed since. */
export function withKeptList(
  choice: RecipientChoice,
  { list, error }: { list: string; error: string },
): RecipientChoice {
  return withError({ ...choice, text: [list, choice.text].filter((part) => part !== '').join(', ') }, error)
}

/** Keeps the people who didn't get the prompt, each with the reason. */
export function withResults(choice: RecipientChoice, results: readonly ShareResult[]): RecipientChoice {
  const byId = new Map(results.map((result) => [result.recipient_id, result]))
  const chosen = choice.chosen.filter(({ id }) => byId.get(id)?.result !== 'shared')
  const notShared = new Map(
    chosen.flatMap((user) => {
      const message = byId.get(user.id)?.message
      return message === undefined ? [] : [[user.id, { name: nameAndAddress(user), message }] as const]
    }),
  )
  const announcement = `The prompt wasn’t shared with ${countOfPeople(notShared.size)}.`
  return { ...choice, chosen, notShared, announcement }
}

export function withError(choice: RecipientChoice, error: string): RecipientChoice {
  return { ...choice, error, announcement: '' }
}

/** "1 person", "12 people" */
export function countOfPeople(count: number): string {
  return count === 1 ? '1 person' : `${count} people`
}

function uniqueProblems(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [searchKey(problem.name), problem])).values()]
}
