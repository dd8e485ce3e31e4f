import { hang, startStandInAi } from '../../../server/src/testing/stand-in-ai.ts'
import { startStandInCas } from '../../../server/src/testing/stand-in-cas.ts'
import { startProxy } from '../../../server/src/testing/start-proxy.ts'
import { createLibrary, type Library } from '../library.ts'
import { burst, inWords, only, slowest, startLoad, timeOf } from '../load.ts'
import { readAtOnce, reading, voteOf } from '../requests.ts'
import { broken, type Result, type Scenario, seconds, using } from '../scenario.ts'
import { type Answer, send } from '../send.ts'

export const outside: Scenario[] = [
  {
    name: 'ai-hangs',
    claim:
      'the AI service takes requests and never answers: 100 wait for a minute, more are told at once, nobody else notices',
    run: aiHangs,
  },
  {
    name: 'cas-down',
    claim: 'CAS hangs, then is gone: nobody can sign in and is told so; who is signed in reads and writes on',
    run: casDown,
  },
]

function aiHangs(): Promise<Result> {
  return using(startStandInAi(), (service) => {
    const environment = {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: service.baseUrl,
      AI_API_KEY: 'key',
      AI_MODEL: 'some-model',
    }
    return using(createLibrary({ environment, people: 150 }), async (library) => {
      await library.start()
      service.behave(hang)
      const enhancing = burst(library.people.map(({ headers }) => enhancement(library, headers)))
      const load = startLoad({ askers: 10, next: reading(library) })
      const asked = await enhancing
      const others = await load.stop()
      service.behave()
      const after = await send(enhancement(library, library.people[0]?.headers ?? {}))
      return {
        seen: `150 enhancements: ${inWords(asked)}, half of the refusals within ${timeOf(asked, 503, 0.5)} ms, the others after ${seconds(slowest(asked))}; meanwhile ${inWords(others)}; after: ${after.status}`,
        wrong: broken({
          '100 wait for a minute, and no more': asked.counts['502'] === 100 && slowest(asked) < 75_000,
          'the others are told at once': asked.counts['503'] === 50 && asked.bare === 0,
          'nobody else notices': only(others, '200'),
          'one is enhanced when it answers again': after.status === 200,
        }),
      }
    })
  })
}

function enhancement({ port }: Library, headers: Record<string, string>) {
  return {
    port,
    path: '/api/enhance_prompt.php',
    headers,
    body: { original_prompt: 'Explain osmosis to me.' },
  }
}

function casDown(): Promise<Result> {
  return using(startStandInCas(), async (cas) => {
    const base = new URL(cas.baseUrl)
    return using(startProxy(Number(base.port)), async (proxy) => {
      base.port = String(proxy.port)
      return using(createLibrary({ environment: { CAS_BASE_URL: base.href } }), async (library) => {
        await library.start()
        const signIn = () =>
          signInWith(library, cas.issueTicket({ user: 'jdoe1' }, `http://localhost:${library.port}/`))
        const before = await signIn()
        proxy.hang()
        const [hanging, reads, written] = await Promise.all([
          signIn(),
          readAtOnce(library, 20),
          burst([1, 2, 3, 4, 5].map((who) => voteOf(library, who))),
        ])
        proxy.flow()
        cas.misbehave((_request, response) => response.destroy())
        const gone = await signIn()
        cas.misbehave(undefined)
        const after = await signIn()
        const statuses = [before, hanging, gone, after].map(({ status }) => status)
        return {
          seen: `signing in before, while it hangs, while it is gone and after: ${statuses.join(', ')}; told after ${seconds(hanging.milliseconds)}, “${hanging.sentence}”; meanwhile ${inWords(reads)} when reading, ${inWords(written)} when voting`,
          wrong: broken({
            'signing in ends with 503 and works again by itself': statuses.join() === '200,503,503,200',
            'nobody waits longer than five seconds': hanging.milliseconds < 10_000,
            'people read on': only(reads, '200'),
            'people write on': only(written, '200'),
          }),
        }
      })
    })
  })
}

async function signInWith({ port }: Library, ticket: string): Promise<Answer> {
  const begun = await send({ port, path: '/api/login.php' })
  const cookie = String(begun.headers['set-cookie']?.[0]?.split(';')[0])
  return send({ port, path: `/api/verify-cas-ticket.php?ticket=${ticket}`, headers: { cookie } })
}
