// Measures the longest main-thread tasks on a phone-like processor while lists load and a user types.
import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { startWithLibraries } from './library.ts'
import type { Options } from './options.ts'
import { headersFor, startSite } from './site.ts'

/** Users notice longer tasks. In milliseconds. */
const LIMIT = 50
/** How many times slower a phone's processor is than this machine's. */
export const SLOWER = 4

/**
 * User actions. Each function prepares its action and returns a function that performs it. Only the latter is measured, so it
 * must send nothing but input events; a query to the page would be measured too.
 */
const STEPS: Record<string, (page: Page) => Promise<() => Promise<void>>> = {
  'typing a search, letter by letter': async (page) => {
    await page.getByRole('searchbox').focus()
    return () => page.keyboard.type('literature review', { delay: 60 })
  },
  'clearing the search': async (page) => {
    await page.getByRole('searchbox').selectText()
    return () => page.keyboard.press('Delete')
  },
  'next page': (page) => prepareClick(page, page.getByRole('button', { name: 'Next', exact: true })),
  'one category': (page) => prepareClick(page, page.getByRole('button', { name: 'Coding', exact: true })),
  'scrolling through a page': async (page) => async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      await page.mouse.wheel(0, 600)
      await wait(50)
    }
  },
  'opening My Prompts': (page) => prepareNavigation(page, 'My Prompts'),
  'opening Shared With Me': (page) => prepareNavigation(page, 'Shared With Me'),
  'opening a prompt': (page) =>
    prepareClick(page, page.getByRole('article').first().getByRole('link').first()),
  'closing it': async (page) => () => page.keyboard.press('Escape'),
  'opening Use': (page) =>
    prepareClick(page, page.getByRole('article').first().getByRole('link', { name: /^Use / })),
  'filling in a field': async (page) => {
    await page.getByRole('dialog').getByRole('textbox').first().focus()
    return () => page.keyboard.type('Introduction to biology', { delay: 60 })
  },
}

/** Long enough for every action, even on a throttled processor. */
const SETTLE_TIME = 2_000

/**
 * Measures twice: with the browser's CPU throttling and its long-task reports, and without throttling by the processor time of
 * the longest main-thread task, multiplied. The second doesn't depend on other load on the machine.
 */
export async function benchBrowser({ sizes: [size], rounds }: Options) {
  await using library = await startWithLibraries([size])
  await using site = await startSite({ DATABASE_URL: library.url(size) }, size)
  await using browser = await chromium.launch({ executablePath: process.env['BROWSER_PATH'] ?? '' })
  const origin = `http://localhost:${site.port}`
  const throttled: Measured[] = []
  const unthrottled: Measured[] = []
  for (let round = 0; round < rounds; round += 1) {
    throttled.push(await runSteps(browser, origin, { slower: SLOWER, watch: longTasks }))
    unthrottled.push(await runSteps(browser, origin, { slower: 1, watch: processorTime(browser) }))
  }
  return Object.keys(STEPS).map((name) => {
    const processor = median(unthrottled.map((times) => times.get(name) ?? 0)) * SLOWER
    const wall = median(throttled.map((times) => times.get(name) ?? 0))
    return {
      action: name,
      [`processor ms × ${SLOWER}`]: number(processor),
      [`throttled to 1/${SLOWER}, ms`]: wall === 0 ? `< ${LIMIT}` : number(wall),
      [`under ${LIMIT} ms`]: processor <= LIMIT ? 'yes' : 'no',
    }
  })
}

/** The longest task of each step, in milliseconds. */
type Measured = Map<string, number>
type Watch = (page: Page, act: () => Promise<void>) => Promise<number>

async function runSteps(
  browser: Browser,
  origin: string,
  { slower, watch }: { slower: number; watch: Watch },
): Promise<Measured> {
  const phone = { viewport: { width: 412, height: 915 }, deviceScaleFactor: 2, isMobile: true }
  const context = await browser.newContext({ baseURL: origin, ...phone })
  const [name = '', value = ''] = headersFor(2)['cookie']?.split('=') ?? []
  await context.addCookies([{ name, value, url: origin }])
  const page = await context.newPage()
  await page.addInitScript(RECORD_LONG_TASKS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.goto('/')
  await page.getByRole('article').nth(11).waitFor()
  const measured: Measured = new Map()
  for (const [step, prepare] of Object.entries(STEPS)) {
    await page.locator('[aria-busy=true]').waitFor({ state: 'detached' })
    const act = await prepare(page)
    await wait(500)
    measured.set(
      step,
      await watch(page, async () => {
        await act()
        await wait(SETTLE_TIME)
      }),
    )
  }
  await context.close()
  return measured
}

/** Runs in the page and records every task of 50 ms or more that the browser reports. */
const RECORD_LONG_TASKS = `
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

export function processorTime(browser: Browser): Watch {
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

async function prepareClick(page: Page, target: Locator): Promise<() => Promise<void>> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} isn’t visible`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  return () => page.mouse.click(x, y)
}

async function prepareNavigation(page: Page, name: string): Promise<() => Promise<void>> {
  await page.getByRole('button', { name: 'Menu' }).click()
  return prepareClick(page, page.getByRole('banner').getByRole('link', { name, exact: true }))
}
