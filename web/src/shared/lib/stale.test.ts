import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError, type ChangingRoute, NetworkError } from './api-client.ts'
import { sendChange } from './change.ts'
import { createQueryClient } from './query-client.ts'
import { adminKeys, collectionKeys, promptKeys, userKeys } from './query-keys.ts'
import { STALE } from './stale.ts'

const DELETE = 'POST /api/delete_prompt.php'
const SENT = { prompt_id: 7 }

let respond: () => Response | Promise<Response>
beforeEach(() => vi.stubGlobal('fetch', async () => respond()))

/** The keys that are on screen, and how often each is loaded after the first time. */
async function watch(keys: readonly (readonly unknown[])[]) {
  const client = createQueryClient({ onSignedOut: () => undefined })
  const loads = keys.map(() => 0)
  await Promise.all(
    keys.map(
      (queryKey, index) =>
        new Promise<void>((resolve) => {
          const queryFn = () => {
            loads[index] = (loads[index] ?? 0) + 1
            resolve()
            return loads[index]
          }
          new QueryObserver(client, { queryKey, queryFn }).subscribe(() => undefined)
        }),
    ),
  )
  await vi.waitFor(() => expect(client.isFetching()).toBe(0))
  return { client, loads: () => loads.map((count) => count - 1) }
}

it('a change loads again what it makes stale, and what its page is about to leave only when it is next opened', async () => {
  const { client, loads } = await watch([promptKeys.list('own'), promptKeys.detail(7), userKeys.apiKeys])
  respond = () => Response.json({ success: true })
  await sendChange(client, DELETE, SENT)
  await vi.waitFor(() => expect(loads()).toEqual([1, 0, 0]))
  expect(client.getQueryState(promptKeys.detail(7))?.isInvalidated).toBe(true)
})

it.each([
  [
    'says that something changed',
    () => Response.json({ message: 'Gone.' }, { status: 404 }),
    [1, 1],
    ApiError,
  ],
  ['is lost', () => Promise.reject(new TypeError('no network')), [1, 1], NetworkError],
  ['refuses a value', () => Response.json({ message: 'Too long.' }, { status: 400 }), [0, 0], ApiError],
] as const)(
  'after a failure, everything is loaded again if the answer %s',
  async (_, answer, expected, kind) => {
    const { client, loads } = await watch([promptKeys.list('own'), promptKeys.detail(7)])
    respond = answer
    await expect(sendChange(client, DELETE, SENT)).rejects.toThrow(kind)
    await vi.waitFor(() => expect(loads()).toEqual(expected))
  },
)

it('of several changes of one kind, only the last loads anything again', async () => {
  const { client, loads } = await watch([userKeys.apiKeys])
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  respond = () => answers.shift()?.promise ?? Response.error()
  const [first, second] = [...answers]
  const change = () =>
    client
      .getMutationCache()
      .build(client, {
        mutationKey: ['switch'],
        meta: { call: 'POST /api/keys' as ChangingRoute },
        mutationFn: () => fetch('/'),
      })
      .execute(undefined)
  const changes = [change(), change()]
  first?.resolve(Response.json({}))
  await changes[0]
  expect(loads()).toEqual([0])
  second?.resolve(Response.json({}))
  await changes[1]
  await vi.waitFor(() => expect(loads()).toEqual([1]))
})

it('whatever adds or removes a prompt loads everything that lists or counts prompts', () => {
  const lists = [
    promptKeys.ownCount,
    promptKeys.savedCount,
    promptKeys.lists,
    promptKeys.collections,
    promptKeys.deleted,
    collectionKeys.all,
  ]
  for (const call of ['POST /api/submit.php', DELETE, 'POST /api/imports/:import_id/finish'] as const)
    expect(STALE[call].now, call).toEqual(expect.arrayContaining(lists))
  expect(STALE['POST /api/delete_user.php'].now).toContain(adminKeys.all)
})
