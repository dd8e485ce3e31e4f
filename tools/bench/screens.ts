// Measures the longest main-thread task while each screen opens with the heaviest prompts that the server accepts.
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { startLibrary } from '../../e2e/start-library.ts'
import { createCollection } from '../../server/src/testing/builders.ts'
import { number } from '../shared/number.ts'
import { heavyPrompts } from './heavy-prompts.ts'
import type { Options } from './options.ts'

/** How many times slower a phone's processor is than this machine's. */
const SLOWER = 4
/** In milliseconds, at a quarter of the processor's speed. */
const LIMIT = 1_000
/** A screen that takes longer is closed. */
const GIVE_UP = 60_000

interface Saved {
  id: number
  token: string
}

/** Where each screen is. */
const SCREENS: Record<string, (saved: Saved) => string> = {
  Browse: () => '/',
  View: ({ id }) => `/?prompt=${id}`,
  Use: ({ id }) => `/?use=${id}`,
  Edit: ({ id }) => `/?edit=${id}`,
  Clone: ({ id }) => `/?clone=${id}`,
  'Earlier version': ({ id }) => `/?prompt=${id}&revision=1`,
  Comparison: ({ id }) => `/?history=${id}&revision=2&with=1`,
  Collection: ({ token }) => `/collections/${token}`,
}

export async function benchScreens({ isSelected }: Options) {
  await using stack = new AsyncDisposableStack()
  const library = await startLibrary({ STARTER_PROMPTS: 'false' })
  stack.defer(library.close)
  const browser = stack.use(await chromium.launch({ executablePath: process.env['BROWSER_PATH'] ?? '' }))
  const rows: Record<string, string>[] = []
  for (const { name, html, next } of heavyPrompts().filter(isSelected)) {
    await using context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    const user = await library.signIn(page, {})
    const send = async (call: string, data: object) => {
      const response = await page.request.post(`${library.origin}/api/${call}`, { data })
      if (!response.ok()) throw new Error(`${name}: ${await response.text()}`)
      return response.json()
    }
    const texts = { title: name, category: 'Coding', visibility: 'public' }
    const { prompt } = await send('submit.php', { ...texts, markdown: html })
    await send('edit_prompt.php', { ...texts, id: prompt.id, version: prompt.version, markdown: next })
    const { token } = await createCollection(library.db, { owner_id: user.id, prompt_ids: [prompt.id] })
    const row: Record<string, string> = { 'prompt full of': name }
    for (const [title, screen] of Object.entries(SCREENS)) {
      const address = library.origin + screen({ id: prompt.id, token })
      const longest = (await longestTask(browser, page, address)) * SLOWER
      row[title] = longest > LIMIT ? `**${number(longest)}**` : number(longest)
    }
    console.log(Object.values(row).join('  '))
    rows.push(row)
    await library.db.deleteFrom('all_prompts').where('id', '=', prompt.id).execute()
  }
  return rows
}

/** Runs in the page: the text is loaded and compared, and can be edited. */
const IS_READY = `() => {
  const screen = document.querySelector('[role=dialog]') ?? document.querySelector('article')?.parentElement
  return screen
    && !screen.querySelector('[aria-label=Loading], .rich-text-input:not([contenteditable=true])')
    && !/Comparing…|Loading the /.test(screen.textContent)
}`

async function longestTask(browser: Browser, page: Page, address: string): Promise<number> {
  const open = async () => {
    await page.goto(address, { timeout: GIVE_UP })
    await page.waitForFunction(IS_READY, undefined, { timeout: GIVE_UP, polling: 250 })
    // What is drawn in slices follows.
    for (let turn = 0; turn < 3; turn += 1) {
      await wait(500)
      await page.evaluate('new Promise((resolve) => requestAnimationFrame(resolve))')
    }
  }
  await browser.startTracing(page, { categories: ['toplevel'] })
  await Promise.race([open(), wait(GIVE_UP)])
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
  return longestOf(traceEvents)
}

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Processor time of the thread, in microseconds. */
  tdur?: number
  args: { name?: string }
}

/** The longest task of the main thread, in milliseconds of processor time, which doesn't depend on other load on the machine. */
function longestOf(events: readonly TraceEvent[]): number {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  const tasks = events.filter(
    ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
  )
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}
