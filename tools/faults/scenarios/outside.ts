import { hang, startStandInAi } from '../../../server/src/testing/stand-in-ai.ts'
import { startStandInCas } from '../../../server/src/testing/stand-in-cas.ts'
import { startProxy } from '../../../server/src/testing/start-proxy.ts'
import { createLibrary, type Library } from '../library.ts'
import { burst, formatTally, hasOnly, responseTime, slowest, startLoad } from '../load.ts'
import { createReader, readConcurrently, voteRequest } from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds, using } from '../scenario.ts'
import { type Response, send } from '../send.ts'

export const outside: Scenario[] = [
  {
    name: 'ai-hangs',
    expected:
      'the AI service accepts requests and never responds: 100 wait for a minute, more get 503 at once, and other requests are unaffected',
    run: aiHangs,
  },
  {
    name: 'cas-down',
    expected:
      'CAS hangs, then is gone: sign-ins fail with a message, and signed-in users keep reading and writing',
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
    return using(createLibrary({ environment, users: 150 }), async (library) => {
      await library.start()
      service.behave(hang)
      const enhancing = burst(library.users.map(({ headers }) => enhancement(library, headers)))
      const load = startLoad({ clients: 10, next: createReader(library) })
      const enhanced = await enhancing
      const others = await load.stop()
      service.behave()
      const after = await send(enhancement(library, library.users[0]?.headers ?? {}))
      return {
        summary: `150 enhancements: ${formatTally(enhanced)}, half of the refusals within ${responseTime(enhanced, 503, 0.5)} ms, the others after ${seconds(slowest(enhanced))}; other requests: ${formatTally(others)}; after: ${after.status}`,
        problems: failedChecks({
          '100 requests wait, for about a minute':
            enhanced.counts['502'] === 100 && slowest(enhanced) < 75_000,
          'the others get 503': enhanced.counts['503'] === 50 && enhanced.incomplete === 0,
          'other requests are unaffected': hasOnly(others, '200'),
          'enhancing works when the service responds again': after.status === 200,
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
          readConcurrently(library, 20),
          burst([1, 2, 3, 4, 5].map((index) => voteRequest(library, index))),
        ])
        proxy.flow()
        cas.misbehave((_request, response) => response.destroy())
        const gone = await signIn()
        cas.misbehave(undefined)
        const after = await signIn()
        const statuses = [before, hanging, gone, after].map(({ status }) => status)
        return {
          summary: `sign-in before, while it hangs, while it is gone, and after: ${statuses.join(', ')}; failed after ${seconds(hanging.milliseconds)}, “${hanging.message}”; reads: ${formatTally(reads)}; votes: ${formatTally(written)}`,
          problems: failedChecks({
            'sign-in gets 503, then works again': statuses.join() === '200,503,503,200',
            'sign-in fails within ten seconds': hanging.milliseconds < 10_000,
            'reads succeed': hasOnly(reads, '200'),
            'votes succeed': hasOnly(written, '200'),
          }),
        }
      })
    })
  })
}

async function signInWith({ port }: Library, ticket: string): Promise<Response> {
  const login = await send({ port, path: '/api/login.php' })
  const cookie = String(login.headers['set-cookie']?.[0]?.split(';')[0])
  return send({ port, path: `/api/verify-cas-ticket.php?ticket=${ticket}`, headers: { cookie } })
}
