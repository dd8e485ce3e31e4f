// What the thread for long texts can do.
import { parentPort } from 'node:worker_threads'
import { enhanceByRules } from '@prompt-library/domain/enhancer/built-in-enhancer'
import { type FieldDescription, promptFields } from '@prompt-library/domain/fields/field'
import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { missingAspects } from '../ai/missing-aspects.ts'
import { readUsableAnswer } from '../ai/usable-answer.ts'

/** What the worker can do. Arguments and results are copied between the threads, so they are plain data. */
const TASKS = { enhanceByRules, fieldsOfAll, findSensitive, missingAspects, readUsableAnswer }

export type Tasks = typeof TASKS

export interface TaskMessage {
  name: keyof Tasks
  args: unknown[]
}

/** The fields of several prompts, each of which can have thousands of places for them. */
function fieldsOfAll(prompts: readonly { html: string; fields: readonly FieldDescription[] }[]) {
  return prompts.map(({ html, fields }) => promptFields(html, fields))
}

parentPort?.on('message', ({ name, args }: TaskMessage) => {
  const task = TASKS[name] as (...args: unknown[]) => unknown
  parentPort?.postMessage(task(...args))
})
