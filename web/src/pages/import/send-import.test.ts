import type { PromptToImport } from '@prompt-library/contract/imports'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { batchesOf, sendImport } from './send-import.ts'

const prompt = (title: string, html = '<p>Text</p>'): PromptToImport => ({ title, html, category: 'Teach' })
const FINISHED = { id: 5, added: 3 }

let requests: string[]
/** What the server answers, in turn. Without one, each request succeeds. */
let answers: ((() => Response | Promise<Response>) | undefined)[]

const json = (body: object, status = 200) => Response.json(body, { status })
const lost = () => Promise.reject(new TypeError('no network'))

function succeed(request: string): Response {
  if (request === 'POST /api/imports') return json({ id: 5 }, 201)
  if (request.endsWith('/finish')) return json(FINISHED)
  return json(request.startsWith('PUT') ? { problems: [] } : { success: true })
}

beforeEach(() => {
  requests = []
  answers = []
  vi.stubGlobal('fetch', async (url: string, { method, signal }: RequestInit) => {
    signal?.throwIfAborted()
    const request = `${method} ${url}`
    requests.push(request)
    return (await answers.shift()?.()) ?? succeed(request)
  })
})

// Other files' tests in the same worker keep the real one.
afterEach(() => {
  vi.unstubAllGlobals()
})

const START = 'POST /api/imports'
const SEND = 'PUT /api/imports/5/prompts'
const FINISH = 'POST /api/imports/5/finish'
const CANCEL = 'DELETE /api/imports/5'

const queryClient = new QueryClient()

function sending(count = 3) {
  const controller = new AbortController()
  const progress: number[] = []
  const run = () =>
    sendImport(queryClient, {
      prompts: Array.from({ length: count }, (_, index) => prompt(`No. ${index}`)),
      keepsDuplicates: false,
      idempotencyKey: 'a key',
      signal: controller.signal,
      onProgress: (sent) => progress.push(sent),
    })
  return { run, controller, progress }
}

test('sends batches, says how far it is, and finishes', async () => {
  const { run, progress } = sending(250)
  expect(await run()).toEqual({ kind: 'finished', finished: FINISHED })
  expect(requests).toEqual([START, SEND, SEND, SEND, FINISH])
  expect(progress).toEqual([100, 200, 250])
})

test.for([
  ['the start', [lost], [START]],
  ['a batch', [undefined, undefined, lost], [START, SEND, SEND]],
  ['the end', [undefined, undefined, undefined, lost], [START, SEND, SEND, FINISH]],
] as const)('leaves an import to be sent again if the answer to %s is lost', async ([, given, expected]) => {
  const { run } = sending(150)
  answers = [...given]
  await expect(run()).rejects.toThrow('The server didn’t respond.')
  expect(requests).toEqual(expected)
  expect(await run()).toMatchObject({ kind: 'finished' })
  expect(requests).toEqual([...expected, START, SEND, SEND, FINISH])
})

test('cancels the import and says which prompts the server can’t save', async () => {
  const { run } = sending()
  answers = [undefined, () => json({ problems: [{ position: 2, message: 'A prompt needs some text.' }] })]
  expect(await run()).toEqual({
    kind: 'refused',
    refused: [{ index: 1, message: 'A prompt needs some text.' }],
  })
  expect(requests).toEqual([START, SEND, CANCEL])
})

test('a batch stays small enough for the server, whatever is in it', () => {
  const long = prompt('Long', '机'.repeat(30_000))
  const sizes = (prompts: PromptToImport[]) => [...batchesOf(prompts)].map(({ length }) => length)
  const nine = Array.from({ length: 9 }, () => long)
  expect(sizes([...nine, prompt('Short'), long])).toEqual([4, 4, 3])
  expect(sizes(Array.from({ length: 201 }, () => prompt('Short')))).toEqual([100, 100, 1])
})
