// How long the page does not answer on a processor like a phone's, while lists come and go and somebody types.
import { type Browser, chromium, type Page } from '@playwright/test'
import { openPostgres } from '../server/src/db/postgres.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import { median } from './measure.ts'
import type { Options } from './options.ts'
import { headersFor, signInEverybody, startProduct } from './product.ts'
import { number, type Result, type Table } from './report.ts'

/** A task that takes longer is felt. */
const LIMIT = 50

const STEPS: Record<string, (page: Page) => Promise<void>> = {
  'typing a search, letter by letter': (page) => type(page, 'literature review'),
  'taking the search back': (page) => type(page, ''),
  'the next page': (page) => press(page, 'Next'),
  'one category': (page) => press(page, 'Coding'),
  'scrolling through a page': scroll,
  'one’s own prompts': (page) => follow(page, 'My Prompts'),
  'what was shared with one': (page) => follow(page, 'Shared With Me'),
  'opening a prompt': async (page) => {
    await page.getByRole('article').first().getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('heading').first().waitFor()
  },
  'closing it': (page) => page.keyboard.press('Escape'),
}

/**
 * Twice: with the browser's own throttle and its own report of long tasks; and without, by the processor time that the main
 * thread took for its longest task, times as much. The second does not hang on what else the machine does.
 */
export async function benchBrowser({ size, rounds, slower }: Options): Promise<Result> {
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await signInEverybody(database)
  await database.close()
  const product = await startProduct({ DATABASE_URL: url })
  const browser = await chromium.launch({ executablePath: process.env['BROWSER_PATH'] ?? '' })
  const origin = `http://localhost:${product.port}`
  const throttled: Measured[] = []
  const worked: Measured[] = []
  try {
    for (let round = 0; round < rounds; round += 1) {
      throttled.push(await walk(browser, origin, { slower, watch: longTasks }))
      worked.push(await walk(browser, origin, { slower: 1, watch: processorTime(browser) }))
    }
  } finally {
    await browser.close()
    await product.stop()
    await server.stop()
  }
  const table: Table = {
    head: ['what is done', `processor ms × ${slower}`, `throttled to 1/${slower}, ms`, `under ${LIMIT} ms`],
    rows: Object.keys(STEPS).map((name) => {
      const processor = median(worked.map((times) => times.get(name) ?? 0)) * slower
      const wall = median(throttled.map((times) => times.get(name) ?? 0))
      return [
        name,
        number(processor),
        wall === 0 ? `< ${LIMIT}` : number(wall),
        processor <= LIMIT ? 'yes' : 'no',
      ]
    }),
  }
  return { tables: [table] }
}

/** The longest task of each step. */
type Measured = Map<string, number>
type Watch = (page: Page, act: () => Promise<void>) => Promise<number>

async function walk(
  browser: Browser,
  origin: string,
  { slower, watch }: { slower: number; watch: Watch },
): Promise<Measured> {
  const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true }
  const context = await browser.newContext({ baseURL: origin, ...phone })
  const [name = '', value = ''] = headersFor({ as: 2, method: 'GET', path: '' })['cookie']?.split('=') ?? []
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  await page.addInitScript(KEEP_LONG_TASKS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto('/')
  await page.getByRole('article').nth(11).waitFor()
  const measured: Measured = new Map()
  for (const [step, act] of Object.entries(STEPS)) {
    await settled(page)
    measured.set(
      step,
      await watch(page, async () => {
        await act(page)
        await settled(page)
      }),
    )
  }
  await context.close()
  return measured
}

/** In the page: every task of 50 ms or more, as the browser itself reports them. */
const KEEP_LONG_TASKS = `
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask', buffered: true })`

const longTasks: Watch = async (page, act) => {
  await page.evaluate('window.longTasks.length = 0')
  await act()
  return Math.max(0, ...(await page.evaluate<number[]>('window.longTasks')))
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

function processorTime(browser: Browser): Watch {
  return async (page, act) => {
    await browser.startTracing(page, { categories: ['toplevel'] })
    await act()
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()))
    const mains = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
        .map(({ pid, tid }) => `${pid} ${tid}`),
    )
    const tasks = traceEvents.filter(
      ({ name, ph, pid, tid }) => ph === 'X' && name.endsWith('RunTask') && mains.has(`${pid} ${tid}`),
    )
    return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
  }
}

const IDLE = `new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 100), { timeout: 5_000 }))`

/** Until what was asked for is shown and the page has nothing more to do. */
async function settled(page: Page): Promise<void> {
  await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
  await page.evaluate(IDLE)
}

async function type(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox')
  if (text === '') await box.fill('')
  else await box.pressSequentially(text, { delay: 60 })
  await page.waitForURL((url) => (url.searchParams.get('q') ?? '') === text)
}

async function press(page: Page, name: string): Promise<void> {
  const { href } = new URL(page.url())
  await page.getByRole('button', { name, exact: true }).click()
  await page.waitForURL((url) => url.href !== href)
}

async function follow(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click()
  await page.getByRole('article').first().waitFor()
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
}
