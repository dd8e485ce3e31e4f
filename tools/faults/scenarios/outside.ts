// Failures of CAS and the AI service.
import { hang, startStandInAi } from '../../../server/src/testing/stand-in-ai.ts'
import { startStandInCas } from '../../../server/src/testing/stand-in-cas.ts'
import { startProxy } from '../../../server/src/testing/start-proxy.ts'
import { burst, formatTally, hasOnly, responseTime, slowest, startLoad } from '../../shared/load.ts'
import { messageOf, type Response, send } from '../../shared/send.ts'
import { createLibrary, type Library } from '../library.ts'
import { createReader, readConcurrently, voteRequest } from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds } from '../scenario.ts'

export const outside: Record<string, Scenario> = { 'ai-hangs': aiHangs, 'cas-down': casDown }

async function aiHangs(): Promise<Result> {
  await using stack = new AsyncDisposableStack()
  const service = stack.adopt(await startStandInAi(), ({ close }) => close())
  const environment = {
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: service.baseUrl,
    AI_API_KEY: 'key',
    AI_MODEL: 'some-model',
  }
  const library = stack.use(await createLibrary({ on: 'embedded', environment, users: 150 }))
  await library.start()
  const requests = library.users.map(({ headers }) => ({
    port: library.port,
    path: '/api/enhance_prompt.php',
    headers,
    body: { original_prompt: 'Explain osmosis to me.' },
  }))
  service.behave(hang)
  const enhancing = burst(requests)
  const load = startLoad({ clients: 10, next: createReader(library) })
  const enhanced = await enhancing
  const others = await load.stop()
  service.behave()
  const after = await burst(requests.slice(0, 1))
  return {
    summary: `150 enhancements: ${formatTally(enhanced)}, half of the refusals within ${responseTime(enhanced, 503, 0.5)} ms, the others after ${seconds(slowest(enhanced))}; other requests: ${formatTally(others)}; after: ${formatTally(after)}`,
    problems: failedChecks({
      '100 requests wait, for about a minute': enhanced.counts['502'] === 100 && slowest(enhanced) < 75_000,
      'the others get 503': enhanced.counts['503'] === 50 && enhanced.incomplete === 0,
      'other requests are unaffected': hasOnly(others, '200'),
      'enhancing works when the service responds again': hasOnly(after, '200'),
    }),
  }
}

async function casDown(): Promise<Result> {
  await using stack = new AsyncDisposableStack()
  const cas = stack.adopt(await startStandInCas(), ({ close }) => close())
  const base = new URL(cas.baseUrl)
  const proxy = stack.adopt(await startProxy(Number(base.port)), ({ close }) => close())
  base.port = String(proxy.port)
  const library = stack.use(await createLibrary({ on: 'embedded', environment: { CAS_BASE_URL: base.href } }))
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
  const statuses = [before, hanging, gone, after].map(({ status }) => status).join()
  return {
    summary: `sign-in before, while it hangs, while it is gone, and after: ${statuses}; failed after ${seconds(hanging.milliseconds)}, “${messageOf(hanging)}”; reads: ${formatTally(reads)}; votes: ${formatTally(written)}`,
    problems: failedChecks({
      'sign-in gets 503, then works again': statuses === '200,503,503,200',
      'sign-in fails within ten seconds': hanging.milliseconds < 10_000,
      'reads succeed': hasOnly(reads, '200'),
      'votes succeed': hasOnly(written, '200'),
    }),
  }
}

async function signInWith({ port }: Library, ticket: string): Promise<Response> {
  const login = await send({ port, path: '/api/login.php' })
  const cookie = String(login.headers['set-cookie']?.[0]?.split(';')[0])
  return send({ port, path: `/api/verify-cas-ticket.php?ticket=${ticket}`, headers: { cookie } })
}
