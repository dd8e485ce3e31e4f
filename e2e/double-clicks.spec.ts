import type { CDPSession, Locator, Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { expect, test } from './library.ts'

// A second click can arrive before React has rendered the result of the first. The CPU is throttled, so that this
// happens on fast machines too.
const SLOWDOWN = 4
const GAPS = [20, 60, 100]

// A console error would mean that the server refused a second attempt.
test.use({ expectedErrors: undefined })

interface Clicker {
  /** Clicks twice, `gap` milliseconds apart, without waiting for the page to handle the first click. */
  doubleClick: (target: Locator, gap: number) => Promise<void>
  /** The paths of write requests since the last call. */
  changes: () => Promise<string[]>
}

async function slowClicker(page: Page): Promise<Clicker> {
  const client: CDPSession = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  let sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Whether there are similar prompts is asked in a body, so that the text isn't in a log.
    const changes =
      (request.method() !== 'GET' && pathname !== '/api/prompts/similar') ||
      /\/(logout|export)\.php$/.test(pathname)
    if (changes && pathname.startsWith('/api/')) sent.push(pathname.replace('/api/', ''))
  })
  return {
    doubleClick: async (target, gap) => {
      // Waits until the target is visible, stable, and enabled.
      await target.click({ trial: true })
      const box = await target.boundingBox()
      if (!box) throw new Error('nothing to click')
      const at = { x: box.x + box.width / 2, y: box.y + box.height / 2, button: 'left' } as const
      const press = (clickCount: number) =>
        (['mousePressed', 'mouseReleased'] as const).map((type) =>
          client.send('Input.dispatchMouseEvent', { ...at, type, clickCount }),
        )
      const first = press(1)
      await new Promise((resolve) => setTimeout(resolve, gap))
      // Covers both a double click and two single clicks.
      await Promise.all([...first, ...press(gap === 60 ? 2 : 1)])
    },
    changes: async () => {
      await page.waitForTimeout(500)
      await page.waitForLoadState('networkidle')
      const found = sent
      sent = []
      return found
    },
  }
}

const asJson = async (page: Page, path: string) => (await page.request.get(`/api/${path}`)).json()
const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const confirmButton = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name })

for (const gap of GAPS) {
  test(`submit, edit, clone, upvote, and delete run once when clicked twice ${gap} ms apart`, async ({
    page,
    library,
  }) => {
    const author = await library.signIn(page, {})
    await page.goto('/submit')
    const { doubleClick, changes } = await slowClicker(page)
    await page.getByLabel('Prompt Title').fill('Only one')
    await page.getByRole('textbox', { name: 'Prompt Content' }).fill('Text')
    await doubleClick(button(page, 'Submit Prompt'), gap)
    await expect(page).toHaveURL('/my-prompts')
    expect(await changes()).toEqual(['submit.php'])
    const [prompt] = await asJson(page, 'my_prompts.php')
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 1 })

    await page.goto(`/my-prompts?edit=${prompt.id}`)
    await page.getByLabel('Prompt Title').fill('Only one edit')
    await doubleClick(button(page, 'Update Prompt'), gap)
    await expect(page).toHaveURL('/my-prompts')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(await changes()).toEqual(['edit_prompt.php'])
    expect(await asJson(page, `get_prompt.php?id=${prompt.id}`)).toMatchObject({ version: 2 })

    await page.goto(`/my-prompts?clone=${prompt.id}`)
    await expect(page.getByRole('textbox', { name: 'Prompt Content' })).toBeVisible()
    await doubleClick(button(page, 'Clone Prompt'), gap)
    await expect(page.getByText('Prompt cloned to My Prompts.')).toBeVisible()
    expect(await changes()).toEqual(['clone_prompt.php'])
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 2 })

    const other = await createPrompt(library.db, { author_id: author.id, title: 'To vote for' })
    for (const place of ['/my-prompts?q=To+vote+for', `/my-prompts?prompt=${other.id}`]) {
      await page.goto(place)
      const votes = page.getByRole('button', { name: /^Upvote/ })
      const vote = place.includes('prompt=') ? page.getByRole('dialog').locator(votes) : votes.first()
      const before = (await vote.getAttribute('aria-pressed')) === 'true'
      await doubleClick(vote, gap)
      expect(await changes()).toEqual(['upvote.php'])
      await expect(vote).toHaveAttribute('aria-pressed', String(!before))
      expect(await asJson(page, `get_prompt.php?id=${other.id}`)).toMatchObject({
        userHasVoted: !before,
        upvotes: before ? 0 : 1,
      })
    }

    await page.goto(`/my-prompts?edit=${prompt.id}`)
    await doubleClick(button(page, 'Delete Prompt'), gap)
    await expect(page.getByRole('alertdialog')).toBeVisible()
    expect(await changes()).toEqual([])
    await doubleClick(confirmButton(page, 'Delete'), gap)
    await expect(page.getByText('Prompt deleted.')).toBeVisible()
    expect(await changes()).toEqual(['delete_prompt.php'])
    expect(await asJson(page, 'prompt_count.php')).toEqual({ count: 2 })
  })
}
