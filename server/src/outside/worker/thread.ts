import { parentPort } from 'node:worker_threads'
import { enhanceByRules } from '@prompt-library/domain/enhancer/built-in-enhancer'
import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { filledPrompt } from '../../rich-text/filled-prompt.ts'
import { promptDigests } from '../../rich-text/prompt-digests.ts'
import { promptMarkdown } from '../../rich-text/rich-blocks.ts'
import { missingAspects } from '../ai/missing-aspects.ts'
import { readUsableAnswer } from '../ai/usable-answer.ts'

/** What the worker can do. Arguments and results are copied between the threads, so they are plain data. */
const TASKS = {
  enhanceByRules,
  filledPrompt,
  findSensitive,
  missingAspects,
  promptDigests,
  promptMarkdown,
  readUsableAnswer,
}

export type Tasks = typeof TASKS

export interface TaskMessage {
  name: keyof Tasks
  args: unknown[]
}

parentPort?.on('message', ({ name, args }: TaskMessage) => {
  const task = TASKS[name] as (...args: unknown[]) => unknown
  parentPort?.postMessage(task(...args))
})
