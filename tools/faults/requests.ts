import type { Library } from './library.ts'
import { burst, type Tally } from './load.ts'
import { until } from './scenario.ts'
import { type Request, send } from './send.ts'

const READ = [
  '/api/prompts.php?page=1',
  '/api/my_prompts.php?page=1',
  '/session.php',
  '/api/prompts.php?page=2',
]

/** What people who are signed in look at, one after the other. */
export function reading({ port, people }: Pick<Library, 'port' | 'people'>) {
  let turn = 0
  return (asker: number): Request => {
    turn += 1
    return {
      port,
      path: READ[turn % READ.length] ?? '',
      headers: people[asker % people.length]?.headers ?? {},
    }
  }
}

/** That many people look at something, all at the same moment. */
export function readAtOnce(library: Library, count: number): Promise<Tally> {
  const next = reading(library)
  return burst(Array.from({ length: count }, (_, asker) => next(asker)))
}

/** Somebody votes for a prompt that no writer votes for. */
export function voteOf({ port, people, otherPromptIds }: Library, who: number): Request {
  return {
    port,
    path: '/api/upvote.php',
    headers: people[who]?.headers ?? {},
    body: { prompt_id: otherPromptIds[who % otherPromptIds.length] },
  }
}

/** How long it takes until the list comes again, in milliseconds. */
export function untilServed({ port }: Library): Promise<number> {
  return until(
    'the list is served again',
    async () => (await send({ port, path: '/api/prompts.php?page=1' })).status === 200,
  )
}

/** Does something while nobody can vote: past the library, somebody holds a lock. On PostgreSQL only. */
export async function whileVotesAreLocked<T>(
  library: Library,
  work: (release: () => void) => Promise<T>,
): Promise<T> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: taken, resolve: take } = Promise.withResolvers<void>()
  const holding = library.look(({ withSession }) =>
    withSession(async (run) => {
      await run('begin; lock table upvotes in exclusive mode')
      take()
      await released
      await run('rollback')
    }),
  )
  await taken
  try {
    return await work(release)
  } finally {
    release()
    await holding
  }
}
