import { readStored } from './storage.ts'
import { createStore } from './store.ts'

/** Where the browser keeps the prompts that were used last (used-prompts.ts). */
export const USED_PROMPTS = 'used-prompts'

/** Whether there are any. Apart from the code that reads them, which most pages don't load. */
export const hasUsed = createStore(readStored('device', USED_PROMPTS) !== undefined)
