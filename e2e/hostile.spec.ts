import type { Page } from '@playwright/test'
import type { BuilderForm } from '../domain/src/builder/builder-form.ts'
import { indexPrompts } from '../server/src/search/index-prompts.ts'
import { HOSTILE_TEXTS } from '../server/src/testing/hostile-texts.ts'
import { sample } from '../server/src/testing/sample.ts'
import { type BuilderState, EMPTY_BUILDER } from '../web/src/features/build/builder-state.ts'
import { expect, startLibrary, test } from './library.ts'
import { watchForHarm } from './watch-for-harm.ts'

// Stores hostile texts in every field, as if they had bypassed the server's sanitizer, and opens every screen that shows
// them. The content security policy is off, because it would hide what the web app's own sanitizer missed.
test.use({
  bypassCSP: true,
  expectedErrors: /Failed to load resource: the server responded with a status of 4/,
})
// All tests share one library.
test.describe.configure({ mode: 'default' })

const NOW = new Date()
// A sampled run fits on one page of every list.
const TEXTS = sample(HOSTILE_TEXTS, 90)
const TITLES = TEXTS.map((text) => text.slice(0, 200))
const GROUP = Math.ceil(TEXTS.length / 9)
const GROUPS = Array.from({ length: Math.ceil(TEXTS.length / GROUP) }, (_, index) =>
  TEXTS.slice(index * GROUP, (index + 1) * GROUP),
)
const ALL = HOSTILE_TEXTS.join('\n')
/** Lists are loaded in pages of a hundred; the last one is not full. */
const PAGES = Array.from({ length: Math.ceil(TEXTS.length / 100) }, (_, index) => index + 1)

let library: Awaited<ReturnType<typeof startLibrary>>
let viewer: { id: number }
/** The viewer's own prompts, each with a group of the texts. */
let groupIds: number[]

test.beforeAll(async () => {
  library = await startLibrary({ STARTER_PROMPTS: 'false' })
})
test.afterAll(() => library.close())

test.beforeEach(async ({ page }) => {
  if (viewer) await library.signInAgain(page, viewer)
  else {
    viewer = await library.signIn(page, { display_name: TITLES[0] ?? '', role: 'admin' })
    groupIds = await fillWithHostileTexts()
  }
})

test('cards, notifications, and the Admin Console show hostile texts as text', async ({ page }) => {
  test.setTimeout(300_000)
  const expectNoHarm = await watchForHarm(page, library.origin)
  const showPage = await loadPagesOfHundred(page)
  const open = async (path: string, rows = 'tbody tr') => {
    for (const number of PAGES) {
      showPage(number)
      await page.goto(library.origin + path)
      await expect(page.locator(rows).nth(number < PAGES.length ? 99 : 0)).toBeAttached({ timeout: 60_000 })
      await expectNoHarm()
    }
  }
  await open('/', 'article')
  await open('/my-prompts?tab=shared-with-me', 'article')
  await open('/notifications', 'article')
  await page.getByRole('button', { name: /^Notifications/ }).click()
  await expect(page.getByRole('dialog').getByRole('link').first()).toBeVisible()
  await expectNoHarm()
  await open('/admin?tab=users')
  await open('/admin?tab=prompts')
  await open('/admin?tab=audit')
  await page.goto(`${library.origin}/admin?tab=analytics`)
  // Fourteen days in the chart's table, and ten users.
  await expect(page.locator('tbody tr')).toHaveCount(24)
  await expectNoHarm()
})

test('reading, editing, cloning, and sharing hostile prompts is harmless', { tag: '@core' }, async ({
  page,
}) => {
  const expectNoHarm = await watchForHarm(page, library.origin)
  await page.goto(`${library.origin}/my-prompts`)
  const dialog = page.getByRole('dialog')
  for (const [index, id] of groupIds.entries()) {
    await goTo(page, `/my-prompts?prompt=${id}`)
    await expect(dialog.getByText(`Group ${index}.`, { exact: true })).toBeVisible()
    await expectNoHarm()
  }
  for (const view of ['edit', 'clone']) {
    await goTo(page, `/my-prompts?${view}=${groupIds[4]}`)
    await expect(dialog.getByRole('textbox', { name: 'Prompt Content' })).toContainText('Group 4.')
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.locator('.rich-text').getByText('Group 4.', { exact: true }).last()).toBeVisible()
    await expectNoHarm()
  }
  await page.goto(`${library.origin}/my-prompts?share=${groupIds[0]}`)
  await dialog.getByRole('combobox').fill('window.harmed')
  await expect(page.getByRole('option')).toHaveCount(10)
  await expectNoHarm()
  await page.getByRole('option').first().click()
  await dialog.getByLabel('Personal message (optional)').fill(ALL.slice(0, 500))
  await dialog.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(page.getByText('Prompt shared successfully!')).toBeVisible()
  await expectNoHarm()
  await page.goto(`${library.origin}/admin?tab=prompts&view=${groupIds[1]}`)
  await expect(dialog.getByText('Group 1.', { exact: true })).toBeVisible()
  await expectNoHarm()
})

test('the builder, enhancements, and server messages are shown as text', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page, library.origin)
  const field = (index: number) => (GROUPS[index] ?? []).join('\n').slice(0, 9_000)
  const form: BuilderForm = {
    goal: 'writing',
    role: 'expert',
    task: field(0),
    audience: field(1),
    format: 'list',
    length: 'specific',
    lengthSpecific: field(2),
    tone: 'formal',
    context: field(3),
    examples: field(4),
    constraints: field(5),
    qualityMeasures: field(6),
    chainOfThought: true,
    fewShot: true,
    useTemplate: true,
  }
  const made = { form, basic: ALL.slice(0, 20_000), clear: ALL.slice(20_000, 40_000) }
  const kept = {
    ...EMPTY_BUILDER,
    own: field(1),
    form,
    furthest: 3,
    made,
    version: 'clear',
  } satisfies BuilderState
  await page.addInitScript(
    (state) => {
      if (sessionStorage.length === 0) sessionStorage.setItem('builder', state)
    },
    JSON.stringify({ owner: null, state: kept }),
  )
  await page.route('**/api/enhance_prompt.php', (route) =>
    route.fulfill({
      json: {
        success: true,
        enhanced_prompt: ALL.slice(0, 30_000),
        suggestions: HOSTILE_TEXTS,
        changes: HOSTILE_TEXTS.map((text) => ({ before: text, after: text, reason: text })),
        remaining: null,
        reset_time: null,
      },
    }),
  )
  for (const step of [3, 2, 1]) {
    await page.goto(`${library.origin}/build-prompt?step=${step}`)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expectNoHarm()
  }
  await page.goto(`${library.origin}/build-prompt?step=3`)
  await page.getByRole('button', { name: /^Enhance/ }).click()
  await expect(page.getByRole('region', { name: 'Enhancements Applied' }).getByRole('listitem')).toHaveCount(
    HOSTILE_TEXTS.length,
  )
  await expectNoHarm()

  await page.getByRole('button', { name: 'Add to Library' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await expect(dialog.locator('.rich-text')).toContainText('window.harmed')
  await expectNoHarm()
  // The server's message is shown as text.
  await page.route('**/api/submit.php', (route) =>
    route.fulfill({
      status: 400,
      json: { success: false, error: ALL.slice(0, 9_000), message: ALL.slice(0, 9_000) },
    }),
  )
  await dialog.getByRole('button', { name: 'Save Prompt' }).click()
  await expect(dialog.getByText('window.harmed').first()).toBeVisible()
  await expectNoHarm()
})

test.describe('in URLs and browser storage', () => {
  test('hostile parameters are treated as invalid values', async ({ page }) => {
    const expectNoHarm = await watchForHarm(page, library.origin)
    const hostile = encodeURIComponent(ALL.slice(0, 1_500))
    const short = (index: number) => encodeURIComponent(HOSTILE_TEXTS[index]?.slice(0, 200) ?? '')
    for (const path of [
      `/?q=${short(0)}&category=${short(1)}&sort=${short(2)}&page=${short(3)}&prompt=${short(4)}`,
      `/my-prompts?tab=${short(5)}&edit=${short(6)}&q=${short(7)}#${short(8)}`,
      `/admin?tab=${short(9)}&q=${short(10)}&sort=${short(11)}&view=${short(12)}`,
      `/admin?tab=users&q=${short(95)}`,
      `/build-prompt?step=${short(13)}`,
      `/nowhere/${short(18)}?x=${hostile}`,
      `/?ticket=${short(14)}`,
      `/help?${hostile}#${short(15)}`,
    ]) {
      await page.goto(library.origin + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // A ticket can redirect the browser during the check.
      await expect(expectNoHarm).toPass({ timeout: 10_000 })
    }
    expect(new URL(page.url()).origin).toBe(library.origin)
  })
})

/** Creates a user for each text, with a prompt, share, notification, audit log entry, and enhancement. Returns the groups' ids. */
async function fillWithHostileTexts(): Promise<number[]> {
  const { db } = library
  const users = await db
    .insertInto('users')
    .values(
      TITLES.map((text, index) => ({
        netid: `hostile${index}`,
        display_name: text,
        email: text,
        name_key: text.toLowerCase(),
        search_text: text.toLowerCase(),
        created_at: NOW,
        last_login_at: NOW,
      })),
    )
    .returning('id')
    .execute()
  const groups = GROUPS.map((texts, index) =>
    hostilePrompt(`<p>Group ${index}.</p>${texts.map((text) => `<p>${text}</p>`).join('')}`, viewer.id),
  )
  const prompts = await db
    .insertInto('prompts')
    .values([...users.map(({ id }, index) => hostilePrompt(TEXTS[index] ?? '', id)), ...groups])
    .returning('id')
    .execute()
  await indexPrompts(
    db,
    prompts.map(({ id }) => id),
  )
  const rows = users.map(({ id }, index) => ({
    text: TITLES[index] ?? '',
    userId: id,
    promptId: prompts[index]?.id ?? 0,
  }))
  await db
    .insertInto('shares')
    .values(
      rows.map(({ text, userId, promptId }) => ({
        prompt_id: promptId,
        sharer_id: userId,
        recipient_id: viewer.id,
        personal_message: text,
        shared_at: NOW,
      })),
    )
    .execute()
  await db
    .insertInto('notifications')
    .values(
      rows.map(({ text, userId, promptId }) => ({
        ...{ user_id: viewer.id, actor_id: userId, prompt_id: promptId, type: 'prompt_shared' as const },
        ...{ title: text, message: text, personal_message: text, created_at: NOW },
      })),
    )
    .execute()
  await db
    .insertInto('audit_log')
    .values(
      rows.map(({ text }) => ({
        ...{ at: NOW, actor_name: text, action: text, target_type: 'user' as const, target_name: text },
        ...{ details: text, search_text: text },
      })),
    )
    .execute()
  await db
    .insertInto('enhancements')
    .values(
      rows.map(({ text, userId }) => ({
        ...{ user_id: userId, outcome: 'succeeded' as const, provider: text, model: text },
        ...{ started_at: NOW, finished_at: NOW },
      })),
    )
    .execute()
  return prompts.slice(users.length).map(({ id }) => id)
}

function hostilePrompt(text: string, author_id: number) {
  const title = text.slice(0, 200)
  return {
    ...{ author_id, title, html: text, notes: text.slice(0, 5_000), tags: [title, 'AI-Enhanced'] },
    ...{ category: 'Coding' as const, is_public: true, title_key: title },
    ...{ created_at: NOW, updated_at: NOW },
  }
}

/** Requests a hundred rows at a time, to need fewer page loads. Returns a function that sets the page number. */
async function loadPagesOfHundred(page: Page): Promise<(number: number) => void> {
  let pageNumber = 1
  await page.route(/\/api\/.*[?&](page_size|limit)=(?!10(&|$))/, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(url.searchParams.has('limit') ? 'limit' : 'page_size', '100')
    url.searchParams.set('page', String(pageNumber))
    return route.continue({ url: url.href })
  })
  return (number) => {
    pageNumber = number
  }
}

/** Navigates within the app, without a page load. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}
