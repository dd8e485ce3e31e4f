import type { Page } from '@playwright/test'
import { indexPrompts } from '../server/src/search/index-prompts.ts'
import { FORMULAS, HOSTILE_TEXTS } from '../server/src/testing/hostile-texts.ts'
import { sample } from '../server/src/testing/sample.ts'
import { expect, startLibrary, test } from './library.ts'
import { watchForHarm } from './watch-for-harm.ts'

// Hundreds of hostile texts in every field, as if they had got into the database past the server's own cleaning, and in
// every place that shows it. Without the content policy, which would stop what is left of them: here nothing may be left.
test.use({
  bypassCSP: true,
  expectedErrors: /Failed to load resource: the server responded with a status of 4/,
})
// one library for all of them
test.describe.configure({ mode: 'default' })

const NOW = new Date()
// a sample fills one part of every list
const TEXTS = sample(HOSTILE_TEXTS, 90)
const TITLES = TEXTS.map((text) => text.slice(0, 200))
const GROUP = Math.ceil(TEXTS.length / 9)
const GROUPS = Array.from({ length: Math.ceil(TEXTS.length / GROUP) }, (_, index) =>
  TEXTS.slice(index * GROUP, (index + 1) * GROUP),
)
const ALL = HOSTILE_TEXTS.join('\n')
/** Lists come in parts of a hundred; the last of them is not full. */
const PARTS = Array.from({ length: Math.ceil(TEXTS.length / 100) }, (_, index) => index + 1)

let library: Awaited<ReturnType<typeof startLibrary>>
let viewer: { id: number }
/** The viewer's own: each holds a group of the texts. */
let groupIds: number[]

test.beforeAll(async () => {
  library = await startLibrary({ STARTER_PROMPTS: 'false' })
})
test.afterAll(() => library.close())

test.beforeEach(async ({ page }) => {
  // of the same person each time, but for the first test
  if (viewer) await library.signInAgain(page, viewer)
  else {
    viewer = await library.signIn(page, { display_name: TITLES[0] ?? '', role: 'admin' })
    groupIds = await fillWithHostileTexts()
  }
})

test('cards, notifications, the console and its log show hostile texts as texts', async ({ page }) => {
  test.setTimeout(300_000)
  const expectNoHarm = await watchForHarm(page, library.origin)
  const showPart = await showHundreds(page)
  const open = async (path: string, rows = 'tbody tr') => {
    for (const part of PARTS) {
      showPart(part)
      await page.goto(library.origin + path)
      await expect(page.locator(rows).nth(part < PARTS.length ? 99 : 0)).toBeAttached({ timeout: 60_000 })
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
  // fourteen days behind the chart, ten people
  await expect(page.locator('tbody tr')).toHaveCount(24)
  await expectNoHarm()
})

test('reading, editing, cloning and sharing hostile prompts does nothing else', async ({ page }) => {
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

test('what is submitted past the form comes back harmless', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page, library.origin)
  await page.goto(`${library.origin}/my-prompts`)
  for (const [index, texts] of GROUPS.entries()) {
    const response = await page.request.post(`${library.origin}/api/submit.php`, {
      data: {
        title: texts[0]?.slice(0, 200),
        category: 'Coding',
        visibility: 'private',
        markdown: `<p>Sent ${index}.</p>${texts.join('<p></p>')}`,
        notes: texts.join('\n').slice(0, 5_000),
      },
    })
    expect(response.status()).toBe(201)
    const { prompt } = await response.json()
    expect(prompt.markdown).not.toMatch(
      /<(?!\/?(h1|h2|p|br|strong|em|u|s|blockquote|pre|code|ul|ol|li|a)\b)[^ ]/,
    )
    await goTo(page, `/my-prompts?prompt=${prompt.id}`)
    await expect(page.getByRole('dialog').getByText(`Sent ${index}.`, { exact: true })).toBeVisible()
    await expectNoHarm()
  }
})

test('the builder, an enhancement, and what an answer says are texts', async ({ page }) => {
  const expectNoHarm = await watchForHarm(page, library.origin)
  const field = (index: number) => (GROUPS[index] ?? []).join('\n').slice(0, 9_000)
  const form = {
    ...{
      goal: 'writing',
      role: 'expert',
      task: field(0),
      audience: field(1),
      format: 'list',
      length: 'specific',
    },
    ...{
      lengthSpecific: field(2),
      tone: 'formal',
      context: field(3),
      examples: field(4),
      constraints: field(5),
    },
    ...{ qualityMeasures: field(6), chainOfThought: true, fewShot: true, useTemplate: true },
  }
  const made = { form, basic: ALL.slice(0, 20_000), clear: ALL.slice(20_000, 40_000) }
  const enhancements = [{ text: field(7), suggestions: [...HOSTILE_TEXTS.slice(0, 50)], from: 'basic' }]
  const kept = { form, furthest: 3, made, enhancements, version: 'enhanced', shown: 0 }
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
  // the server's sentence is shown as it stands
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

test.describe('in addresses and in what the tab has kept', () => {
  test('hostile texts are nothing but wrong values', async ({ page }) => {
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
      // a ticket may send the browser on, just while it is looked at
      await expect(expectNoHarm).toPass({ timeout: 10_000 })
    }
    expect(new URL(page.url()).origin).toBe(library.origin)
  })

  test('a draft that was tampered with is a text, or is not there', async ({ page }) => {
    const expectNoHarm = await watchForHarm(page, library.origin)
    const place = `draft ${viewer.id} submit`
    const draft = {
      title: TITLES[3],
      category: 'Coding',
      visibility: 'public',
      markdown: ALL.slice(0, 50_000),
      notes: ALL,
    }
    const stored = (draft: unknown) =>
      JSON.stringify({ at: Date.now(), writer: 'another', closed: true, value: { draft } })
    for (const [kept, title] of sample(
      [
        [stored(draft), TITLES[3] ?? ''],
        ...[
          ...['null', '5', '"x"', '[]', '{}', '{"value":5}', '{', '{"__proto__":{"value":"x"}}'],
          ...[null, 5, [], { title: 5 }].map(stored),
          stored({ ...draft, category: '<b>' }),
          stored({ ...draft, notes: null }),
          stored({ ...draft, markdown: { length: 1 } }),
        ].map((broken) => [broken, '']),
      ] as [string, string][],
      5,
    )) {
      await page.goto(`${library.origin}/about`)
      await page.evaluate(
        ({ place, kept }) => {
          // what the form of the round before has kept on the device
          localStorage.clear()
          sessionStorage.setItem(place, kept)
        },
        { place, kept },
      )
      await page.goto(`${library.origin}/submit`)
      await expect(page.getByLabel('Prompt Title')).toHaveValue(title)
      await expectNoHarm()
    }
    await page.evaluate((texts) => {
      for (const [index, text] of texts.entries()) {
        sessionStorage.setItem(
          ['builder', 'return-to', 'return-state', 'sign-in-begun'][index % 4] ?? '',
          text,
        )
        localStorage.setItem('theme', text)
      }
    }, TITLES)
    await page.goto(`${library.origin}/build-prompt`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectNoHarm()
  })
})

test('no cell of an exported file is a formula', async ({ page }) => {
  await library.db
    .updateTable('users')
    .set({ display_name: FORMULAS[0] ?? '', email: FORMULAS[1] ?? '' })
    .where('id', '=', viewer.id)
    .execute()
  const [author] = await library.db
    .selectFrom('users')
    .select('id')
    .where('id', '<>', viewer.id)
    .limit(1)
    .execute()
  await library.db
    .insertInto('prompts')
    .values(FORMULAS.map((text) => hostilePrompt(text, author?.id ?? 0)))
    .execute()
  for (const what of ['users', 'prompts', 'ai_usage']) {
    const response = await page.request.get(`${library.origin}/api/export.php?what=${what}`)
    const cells = cellsOf(await response.text())
    expect(cells.length).toBeGreaterThan(TEXTS.length)
    expect(
      cells.filter((cell) => /^[\s\p{Cf}]*[=+\-@|%＝＋－＠]/u.test(cell) && !/^-?[\d.]+$/.test(cell)),
    ).toEqual([])
  }
})

/** One account for each text, with its prompt, share, notification, entry in the log and use of the AI; gives the groups. */
async function fillWithHostileTexts(): Promise<number[]> {
  const { db } = library
  const people = await db
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
    .values([...people.map(({ id }, index) => hostilePrompt(TEXTS[index] ?? '', id)), ...groups])
    .returning('id')
    .execute()
  await indexPrompts(
    db,
    prompts.map(({ id }) => id),
  )
  const each = people.map(({ id }, index) => ({
    text: TITLES[index] ?? '',
    person: id,
    prompt: prompts[index]?.id ?? 0,
  }))
  await db
    .insertInto('shares')
    .values(
      each.map(({ text, person, prompt }) => ({
        prompt_id: prompt,
        sharer_id: person,
        recipient_id: viewer.id,
        personal_message: text,
        shared_at: NOW,
      })),
    )
    .execute()
  await db
    .insertInto('notifications')
    .values(
      each.map(({ text, person, prompt }) => ({
        ...{ user_id: viewer.id, actor_id: person, prompt_id: prompt, type: 'prompt_shared' as const },
        ...{ title: text, message: text, personal_message: text, created_at: NOW },
      })),
    )
    .execute()
  await db
    .insertInto('audit_log')
    .values(
      each.map(({ text }) => ({
        ...{ at: NOW, actor_name: text, action: text, target_type: 'user' as const, target_name: text },
        ...{ details: text, search_text: text },
      })),
    )
    .execute()
  await db
    .insertInto('enhancements')
    .values(
      each.map(({ text, person }) => ({
        ...{ user_id: person, outcome: 'succeeded' as const, provider: text, model: text },
        ...{ started_at: NOW, finished_at: NOW },
      })),
    )
    .execute()
  return prompts.slice(people.length).map(({ id }) => id)
}

function hostilePrompt(text: string, author_id: number) {
  const title = text.slice(0, 200)
  return {
    ...{ author_id, title, html: text, notes: text.slice(0, 5_000), tags: [title, 'AI-Enhanced'] },
    ...{ category: 'Coding' as const, is_public: true, title_key: title },
    ...{ created_at: NOW, updated_at: NOW },
  }
}

/** Lists come in parts of a hundred: few loads show them. Gives what chooses the part. */
async function showHundreds(page: Page): Promise<(part: number) => void> {
  let part = 1
  await page.route(/\/api\/.*[?&](page_size|limit)=(?!10(&|$))/, (route) => {
    const url = new URL(route.request().url())
    url.searchParams.set(url.searchParams.has('limit') ? 'limit' : 'page_size', '100')
    url.searchParams.set('page', String(part))
    return route.continue({ url: url.href })
  })
  return (wanted) => {
    part = wanted
  }
}

/** As a link within the app would, without loading the page anew. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

function cellsOf(csv: string): string[] {
  const cells = csv.replace(/^\uFEFF/, '').matchAll(/"((?:[^"]|"")*)"(?:,|\r\n)|([^",\r\n]*)(?:,|\r\n)/g)
  return [...cells].map(([, quoted, bare]) => quoted?.replaceAll('""', '"') ?? bare ?? '')
}
