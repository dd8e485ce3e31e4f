// Where the texts of prompts are converted: short ones at once, long ones in the worker, because everyone else would wait.
import type { Prompt } from '@prompt-library/contract/prompts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import { filledPrompt } from '../../rich-text/filled-prompt.ts'
import { type PromptDigest, promptDigests } from '../../rich-text/prompt-digests.ts'
import { promptMarkdown } from '../../rich-text/rich-blocks.ts'

/** In characters: about 20 ms on a busy machine. */
const LENGTH_HERE_MAX = 10_000

export async function digestsOf(
  prompts: readonly Pick<Prompt, 'markdown' | 'fields'>[],
  userId: number,
): Promise<PromptDigest[]> {
  const stored = prompts.map(({ markdown, fields }) => ({ html: markdown, fields }))
  const length = stored.reduce((sum, { html }) => sum + html.length, 0)
  return length > LENGTH_HERE_MAX ? runInWorker(userId, 'promptDigests', stored) : promptDigests(stored)
}

export async function markdownOf(html: string, userId: number): Promise<string> {
  return html.length > LENGTH_HERE_MAX ? runInWorker(userId, 'promptMarkdown', html) : promptMarkdown(html)
}

export async function filledText(
  filledIn: Parameters<typeof filledPrompt>[0],
  userId: number,
): Promise<string | undefined> {
  return filledIn.html.length > LENGTH_HERE_MAX
    ? runInWorker(userId, 'filledPrompt', filledIn)
    : filledPrompt(filledIn)
}
