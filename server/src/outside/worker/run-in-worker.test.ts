import { expect, it } from 'vitest'
import { runInWorker } from './run-in-worker.ts'

const asked = { original: 'Explain {{topic}}.', mark: 'abc' }
const answer = (prompt: string) => JSON.stringify({ enhanced_prompt: prompt, suggestions: [] })

it('returns what the task returns, for several tasks at once', async () => {
  const prompts = ['You are an expert. Explain {{topic}}.', 'Explain {{topic}} briefly.']
  const results = await Promise.all(
    prompts.map((prompt) => runInWorker('readUsableAnswer', answer(prompt), asked)),
  )
  expect(results).toEqual(prompts.map((enhancedPrompt) => ({ answer: { enhancedPrompt, suggestions: [] } })))
})

it('fails if the task fails, but not the tasks after it', async () => {
  const failing = runInWorker('readUsableAnswer', null as never, asked)
  const next = runInWorker('readUsableAnswer', '', asked)
  await expect(failing).rejects.toThrow(TypeError)
  expect(await next).toHaveProperty('problem')
})
