import type { Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { signIn } from '../../testing/frame.ts'
import { answerLibrary, ownPrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import {
  boxOf,
  expectAddress,
  expectCount,
  expectHidden,
  expectTexts,
  goBack,
  pressKey,
} from '../../testing/page.ts'

const PHONE = [390, 844] as const
const LONG_TITLE = 'A title that says everything there is to say about the prompt '.repeat(4).slice(0, 200)
const LONG_TEXT = '<p>Answer in {{language}}, in one more paragraph of this very long prompt.</p>'.repeat(400)

const dialog = () => page.getByRole('dialog')

async function openPrompt(prompt: Partial<Prompt>): Promise<void> {
  const [{ id } = { id: 0 }] = answerLibrary(prompt)
  openApp(`/?prompt=${id}`)
  await expect.element(dialog().getByText('Authored by')).toBeVisible()
}

test('a very long prompt keeps its actions in view, and its text ends in a fade', async () => {
  signIn(null)
  await openPrompt({ title: LONG_TITLE, markdown: LONG_TEXT })
  for (const [width, height] of [PHONE, [320, 568], [640, 400], [1280, 800]] as const) {
    await page.viewport(width, height)
    await expect.element(dialog().getByRole('button', { name: /^Copy/ })).toBeInViewport({ ratio: 1 })
    await expect
      .element(dialog().getByRole('link', { name: 'Use', exact: true }))
      .toBeInViewport({ ratio: 1 })
    expect(dialog().element().scrollWidth - dialog().element().clientWidth).toBe(0)
  }
  const content = dialog().getByRole('region', { name: 'Content' })
  expect(getComputedStyle(content.element(), '::after').backgroundImage).toContain('gradient')
  // At the end, nothing is under the fade.
  content.element().scrollTo(0, content.element().scrollHeight)
  expect(boxOf(content.getByText('Answer in').last()).bottom).toBeLessThan(boxOf(content).bottom - 31)
})

test('short notes come before the prompt, and the author beside it, or below it on a phone', async () => {
  const sections = () => dialog().getByRole('heading', { level: 3 })
  await openPrompt({ title: 'Long notes', notes: 'For labs, and for much more than that. '.repeat(20) })
  await expectTexts(sections(), ['Prompt', 'Notes'])
  await openPrompt({
    title: 'Beside it',
    markdown: '<p>Explain {{topic}} in {{count}} words.</p>',
    notes: 'For labs.',
  })
  await expectTexts(sections(), ['Notes', 'Prompt'])
  const text = dialog().getByCss('.rich-text')
  const footer = dialog().getByCss('footer')
  await expect.element(footer).toMatchTextContent(/^Authored by Ben Author · \w+ \d+, \d{4}/)
  await expect.element(footer.getByRole('button', { name: /^Upvote/ })).toBeVisible()
  expect(boxOf(footer).left).toBeGreaterThan(boxOf(text).right)
  await expectAccessibleInThemes()
  await page.viewport(...PHONE)
  expect(boxOf(footer).top).toBeGreaterThan(boxOf(text).bottom)
  await footer.getByRole('link', { name: 'Ben Author' }).click()
  await expectAddress('/?author=2')
  await expectHidden(dialog())
})

test('one’s own prompt shows Share, and others’ prompts show Save', async () => {
  const share = () => dialog().getByRole('link', { name: 'Share', exact: true })
  const save = () => dialog().getByRole('button', { name: /^Save/ })
  await openPrompt({ title: 'Of someone else' })
  await expect.element(save()).toBeVisible()
  await expectCount(share(), 0)
  const { id } = ownPrompt({ title: 'Mine' })
  openApp(`/my-prompts?prompt=${id}`)
  await expect.element(share()).toBeVisible()
  await page.viewport(...PHONE)
  await expect.element(share()).toBeInViewport({ ratio: 1 })
  await expectCount(save(), 0)
  await share().click()
  await expect.element(page.getByRole('dialog', { name: 'Share Prompt' })).toBeVisible()
  await expectAddress(`/my-prompts?share=${id}`)
})

test.for(['prompt', 'use', 'clone', 'share', 'edit'])(
  'the %s dialog covers a phone’s screen',
  async (view) => {
    await page.viewport(...PHONE)
    const { id } = ownPrompt({ markdown: '<p>{{topic}}</p>' })
    openApp(`/my-prompts?${view}=${id}`)
    await expect.element(dialog()).toBeVisible()
    await expect
      .poll(() => boxOf(dialog()).toJSON())
      .toMatchObject({ x: 0, y: 0, width: PHONE[0], height: PHONE[1] })
    if (view !== 'edit') return
    await page.getByRole('button', { name: 'Delete Prompt' }).click()
    const question = boxOf(page.getByRole('alertdialog'))
    expect(question.height).toBeLessThan(PHONE[1] / 2)
    expect(question.x).toBeGreaterThan(0)
  },
)

test.for([[1280, 800], PHONE] as const)(
  'messages cover no button of a dialog at %i px',
  async ([width, height]) => {
    await page.viewport(width, height)
    const markdown = Array.from({ length: 20 }, (_, field) => `<p>{{field_${field}}}</p>`).join('')
    const { id } = ownPrompt({ markdown })
    openApp(`/?use=${id}`)
    await page.getByRole('button', { name: 'Copy filled prompt' }).click()
    await expect.element(page.getByRole('status').getByText('Prompt copied.')).toBeVisible()
    const toasts = page.getByCss('[data-toasts]')
    const box = boxOf(toasts)
    for (const button of dialog().getByRole('button').all()) {
      const { left, right, top, bottom } = boxOf(button)
      const apart = right <= box.left || box.right <= left || bottom <= box.top || box.bottom <= top
      expect(apart, button.element().textContent).toBe(true)
    }
    // Without the dialog, they are at the bottom again.
    await pressKey('Escape')
    await page.getByRole('article').first().getByRole('button', { name: 'Copy', exact: true }).click()
    await expect.element(page.getByRole('status').getByText('Formatted prompt copied')).toBeVisible()
    expect(boxOf(toasts).bottom).toBeGreaterThan(height - 90)
  },
)

test('a dialog opened by its address has no frame, and arrow keys scroll it', async () => {
  await openPrompt({ markdown: LONG_TEXT })
  const content = dialog().getByRole('region', { name: 'Content' })
  await expect.element(content).toHaveFocus()
  expect(getComputedStyle(content.element()).outlineStyle).toBe('none')
  await pressKey('End')
  await expect.poll(() => content.element().scrollTop).toBeGreaterThan(100)
})

test('closing twice in a row goes back only once', async () => {
  answerLibrary({})
  openApp('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
  await page.getByRole('article').getByRole('heading').getByRole('link').click()
  const close = dialog().getByRole('button', { name: 'Close' })
  await expect.element(close).toBeVisible()
  const button = close.element() as HTMLElement
  button.click()
  button.click()
  await expectHidden(dialog())
  await expectAddress('/')
  await goBack()
  await expectAddress('/about')
})

test('closing a form, stacked or alone, returns to the list', async () => {
  ownPrompt()
  openApp('/about')
  await page.getByRole('banner').getByRole('link', { name: 'Browse' }).click()
  const menu = page.getByRole('article').getByRole('button', { name: /More options/ })
  for (const name of ['Clone', 'Share', 'Edit']) {
    await menu.click()
    await page.getByRole('menuitem', { name }).click()
    await expect.element(page.getByRole('dialog', { name: `${name} Prompt` })).toBeVisible()
    await dialog().getByRole('button', { name: 'Cancel' }).click()
    await expectHidden(dialog())
    await expectAddress('/')
  }
  // Back returns from the form to the prompt it was opened from, and closing returns to the list.
  for (const leave of ['back', 'close'] as const) {
    await page.getByRole('article').getByRole('heading').getByRole('link').click()
    await dialog().getByRole('button', { name: 'More options' }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeVisible()
    if (leave === 'back') {
      await goBack()
      await expect.element(dialog().getByRole('button', { name: 'More options' })).toBeVisible()
    }
    await pressKey('Escape')
    await expectHidden(dialog())
    await expectAddress('/')
  }
  await goBack()
  await expectAddress('/about')
})

test('the only prompt on the last page closes its form when it is deleted, and the list shows the previous page', async () => {
  answerLibrary(...Array.from({ length: PAGE_SIZE + 1 }, () => ({ author_id: 1 })))
  openApp('/my-prompts?page=2')
  await expectCount(page.getByRole('article'), 1)
  await page
    .getByRole('article')
    .getByRole('button', { name: /More options/ })
    .click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await dialog().getByRole('button', { name: 'Delete Prompt' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expectHidden(dialog())
  await expectAddress('/my-prompts')
  await expectCount(page.getByRole('article'), PAGE_SIZE)
})

test('one action is the main one, and none is there twice', async () => {
  for (const [markdown, main] of [
    ['<p>Explain {{topic}}.</p>', 'Use'],
    ['<p>Explain it.</p>', 'Copy'],
  ] as const) {
    await openPrompt({ title: `To ${main}`, markdown })
    await expectTexts(dialog().getByCss('.bg-brand'), [main])
    const actions = dialog().getByCss('a, button').elements()
    const names = actions.map((action) => action.getAttribute('aria-label') ?? action.textContent)
    expect(names.length).toBeGreaterThan(3)
    expect(new Set(names).size).toBe(names.length)
  }
})

test('on a phone, the title has the whole width', async () => {
  await page.viewport(...PHONE)
  await openPrompt({ title: LONG_TITLE })
  const title = boxOf(dialog().getByRole('heading', { level: 2 }))
  expect(title.width).toBeGreaterThan(PHONE[0] - 40)
  expect(boxOf(dialog().getByRole('button', { name: 'Close' })).bottom).toBeLessThanOrEqual(title.top)
})
