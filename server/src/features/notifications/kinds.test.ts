import { addCollectionEditor, createCollection } from '@prompt-library/contract/collection-changes'
import { saveFeedback } from '@prompt-library/contract/feedback'
import {
  listNotificationKinds,
  listNotifications,
  setNotificationKind,
} from '@prompt-library/contract/notifications'
import { sharePrompt } from '@prompt-library/contract/sharing'
import { NOTIFICATION_KINDS } from '@prompt-library/domain/people/notification-kinds'
import { expect, it } from 'vitest'
import { findAccount, getEverythingAbout } from '../../commands/person/export-queries.ts'
import { inTransaction } from '../../db/database.ts'
import { createPrompt } from '../../testing/builders.ts'
import type { User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createNotifications } from './queries.ts'

const { db, clock, newUser } = await createTestApp()

const typesOf = async (user: User): Promise<string[]> =>
  (await user.read(listNotifications)).map(({ type }: { type: string }) => type)
const set = async (user: User, kind: string, on: boolean) => user.post(setNotificationKind, { kind, on })

it('are all on until someone turns them off, for themselves only', async () => {
  const [user, other] = [await newUser(), await newUser()]
  const allOn = NOTIFICATION_KINDS.map((kind) => ({ kind, on: true }))
  expect(await user.read(listNotificationKinds)).toEqual(allOn)
  const off = allOn.map((one) => ({ ...one, on: one.kind !== 'feedback' }))
  expect((await set(user, 'feedback', false)).json()).toEqual(off)
  expect((await set(user, 'feedback', false)).json()).toEqual(off)
  expect(await other.read(listNotificationKinds)).toEqual(allOn)
  expect((await set(user, 'feedback', true)).json()).toEqual(allOn)
  expect((await set(user, 'prompt_deleted', false)).statusCode).toBe(400)
})

it('two switched off at once are both off', async () => {
  const user = await newUser()
  await Promise.all([set(user, 'sharing', false), set(user, 'reports', false)])
  const kinds: { kind: string; on: boolean }[] = await user.read(listNotificationKinds)
  expect(kinds.filter(({ on }) => !on).map(({ kind }) => kind)).toEqual(['sharing', 'reports'])
})

it('that are off aren’t sent, and others are', async () => {
  const [author, user] = [await newUser(), await newUser()]
  const share = async () => {
    const prompt = await createPrompt(db, { author_id: author.id })
    await author.post(sharePrompt, { prompt_id: prompt.id, recipient_id: user.id })
    return prompt.id
  }
  await share()
  await set(user, 'sharing', false)
  await share()
  const { token } = (await author.read(createCollection, { name: 'Ours' })).collection
  await author.post(addCollectionEditor, { token, user_id: user.id })
  // What arrived before stays.
  expect(await typesOf(user)).toEqual(['prompt_shared'])

  const { id } = await createPrompt(db, { author_id: user.id })
  await author.post(saveFeedback, { prompt_id: id, revision: 1, worked: false, note: 'Too vague' })
  expect(await typesOf(user)).toEqual(['prompt_feedback', 'prompt_shared'])
  await set(user, 'sharing', true)
  await share()
  expect(await typesOf(user)).toEqual(['prompt_shared', 'prompt_feedback', 'prompt_shared'])
})

it('never silence what curators and admins decide about your prompts', async () => {
  const user = await newUser()
  for (const kind of NOTIFICATION_KINDS) await set(user, kind, false)
  const notice = { title: 'A curator made your prompt private', message: '“Mine”', personal_message: 'Why' }
  for (const type of ['prompt_unpublished', 'report_handled'] as const)
    await inTransaction(db, (tx) =>
      createNotifications(tx, {
        ...notice,
        type,
        userIds: [user.id],
        now: clock.now,
      }),
    )
  expect(await typesOf(user)).toEqual(['prompt_unpublished'])
  const account = await findAccount(db, user.netid ?? '')
  const everything = account && (await getEverythingAbout(db, account))
  expect(everything).toMatchObject({ account: { muted_notifications: [...NOTIFICATION_KINDS] } })
})
