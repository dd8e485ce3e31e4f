import { expect, it, onTestFinished, vi } from 'vitest'
import { runInWorker } from './run-in-worker.ts'

const asked = { original: 'Explain {{topic}}.', mark: 'abc' }
const answer = (prompt: string) => JSON.stringify({ enhanced_prompt: prompt })

it('returns what the task returns, for several tasks at once', async () => {
  const prompts = ['You are an expert. Explain {{topic}}.', 'Explain {{topic}} briefly.']
  const results = await Promise.all(
    prompts.map((prompt) => runInWorker(7, 'readUsableAnswer', answer(prompt), asked)),
  )
  expect(results).toEqual(prompts.map((enhancedPrompt) => ({ answer: { enhancedPrompt, suggestions: [] } })))
})

it('fails if the task fails, but not the tasks after it', async () => {
  const failing = runInWorker(7, 'readUsableAnswer', null as never, asked)
  const next = runInWorker(7, 'readUsableAnswer', '', asked)
  await expect(failing).rejects.toThrow(TypeError)
  expect(await next).toHaveProperty('problem')
})

it('refuses as busy what takes too long, and says in the log what it was', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const cause = { message: 'readUsableAnswer took longer than 10000 ms' }
  const refused = expect(runInWorker(7, 'readUsableAnswer', '', asked)).rejects.toMatchObject({
    status: 503,
    cause,
  })
  await vi.advanceTimersByTimeAsync(10_000)
  await refused
})

it('lets people take turns, however many texts one of them sends, and refuses too many', async () => {
  const done: string[] = []
  const send = (person: string, count: number) =>
    Array.from({ length: count }, () =>
      runInWorker(person, 'readUsableAnswer', answer('Explain {{topic}}.'), asked).then(
        () => done.push(person),
        (error) => done.push(`${person}: ${error.message}`),
      ),
    )
  const greedy = send('greedy', 110)
  await Promise.all(send('modest', 1))
  expect(done.filter((entry) => entry === 'greedy').length).toBeLessThanOrEqual(2)
  await Promise.all(greedy)
  // One runs, and eight wait.
  expect(done.filter((entry) => entry === 'greedy')).toHaveLength(9)
  expect(new Set(done)).toEqual(
    new Set([
      'greedy',
      'modest',
      'greedy: The library is very busy right now. Please try again in a moment.',
    ]),
  )
})
