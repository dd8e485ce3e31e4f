import { burst, hasOnly, type Tally } from '../shared/load.ts'
import type { Request } from '../shared/send.ts'
import type { Library } from './library.ts'
import { waitUntil } from './scenario.ts'

const READ = [
  '/api/prompts.php?page=1',
  '/api/my_prompts.php?page=1',
  '/session.php',
  '/api/prompts.php?page=2',
]

/** Requests by signed-in users, in turn. */
export function createReader({ port, users }: Library) {
  let turn = 0
  return (client: number): Request => {
    turn += 1
    return {
      port,
      path: READ[turn % READ.length] ?? '',
      headers: users[client % users.length]?.headers ?? {},
    }
  }
}

/** Sends this many read requests at once. */
export function readConcurrently(library: Library, count: number): Promise<Tally> {
  const next = createReader(library)
  return burst(Array.from({ length: count }, (_, client) => next(client)))
}

/** A vote for a prompt that no writer votes for. */
export function voteRequest({ port, users, otherPromptIds }: Library, index: number): Request {
  return {
    port,
    path: '/api/upvote.php',
    headers: users[index]?.headers ?? {},
    body: { prompt_id: otherPromptIds[index % otherPromptIds.length] },
  }
}

/** Waits until the server has recovered: it serves this many concurrent reads. Returns the time in milliseconds. */
export function waitUntilServed(library: Library, count = 1): Promise<number> {
  return waitUntil('reads are served again', async () =>
    hasOnly(await readConcurrently(library, count), '200'),
  )
}

/** Does something while another session holds a lock that blocks votes. On PostgreSQL only. */
export async function whileVotesAreLocked<T>(
  library: Library,
  work: (release: () => void) => Promise<T>,
): Promise<T> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: locked, resolve: onLocked } = Promise.withResolvers<void>()
  const holding = library.withDatabase(({ withSession }) =>
    withSession(async (run) => {
      await run('begin; lock table upvotes in exclusive mode')
      onLocked()
      await released
      await run('rollback')
    }),
  )
  await locked
  try {
    return await work(release)
  } finally {
    release()
    await holding
  }
}
