import type { Locator, Page } from '@playwright/test'
import { createPrompt } from '../server/src/testing/builders.ts'
import { acceptLeaving } from './accept-leaving.ts'
import { expect, expectAccessible, test } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'

const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const discard = (page: Page) => page.getByRole('alertdialog', { name: 'Leave without saving?' })

async function fillForm(page: Page, title: string, text: string): Promise<void> {
  await page.getByLabel('Prompt Title').fill(title)
  await editorOf(page).click()
  await page.keyboard.type(text)
}

test('a form focuses its first field', async ({ page, library }) => {
  const user = await library.signIn(page, {})
  const { id } = await createPrompt(library.db, { author_id: user.id })
  for (const [view, field] of [
    ['edit', 'Prompt Title'],
    ['clone', 'Prompt Title'],
    ['share', 'Share with'],
  ] as const) {
    await page.goto(`/my-prompts?${view}=${id}`)
    await expect(page.getByRole('dialog').getByLabel(field)).toBeFocused()
  }
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
  await expect(page.getByRole('dialog').getByLabel('Prompt Title')).toBeFocused()
})

test.describe('submitting', () => {
  test('works in a dialog over the current page, with formatting, and adds the prompt to My Prompts', {
    tag: '@core',
  }, async ({ page, library }) => {
    await library.signIn(page, { display_name: 'Wren Writer' })
    await page.goto('/?page=2')
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Submit a New Prompt' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/submit')
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeAttached()
    await expect(editorOf(page)).toBeVisible()
    await expectAccessibleInThemes(page)

    await page.getByRole('button', { name: 'Submit Prompt' }).click()
    await expect(dialog.getByText('Enter a title.')).toBeVisible()
    await expect(dialog.getByText('Enter your prompt.', { exact: true })).toBeVisible()
    await expect(page.getByLabel('Prompt Title')).toBeFocused()
    await expectAccessible(page)

    await page.getByLabel('Prompt Title').fill('  My first prompt  ')
    await page.getByLabel('Category').selectOption('Teach')
    await page.getByRole('button', { name: /^Private/ }).click()
    await page.getByLabel(/^Notes/).fill('Use it on Mondays.')
    await editorOf(page).click()
    await page.keyboard.type('Be ')
    await page.keyboard.press('Control+B')
    await page.keyboard.type('bold')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.locator('strong', { hasText: 'bold' }).last()).toBeVisible()
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Submit Prompt' }).click()

    await expect(page.getByRole('status').getByText('Prompt submitted successfully!')).toBeVisible()
    await expect(page).toHaveURL('/my-prompts')
    const card = page.getByRole('article').filter({ hasText: 'My first prompt' })
    await expect(card).toContainText('Private')
    await expect(card).toContainText('Teach')
    await expect(page.getByRole('tab', { name: /My Prompts/ })).toContainText('1')
    await card.getByRole('link', { name: 'My first prompt' }).click()
    await expect(page.getByRole('dialog').locator('strong', { hasText: 'bold' })).toBeVisible()
    await expect(page.getByRole('dialog')).toContainText('Use it on Mondays.')
    await expectAccessible(page)
  })

  test.describe('too often', () => {
    test.use({ expectedErrors: /429/ })

    test('says when to try again and keeps the text, as does searching too often', async ({
      page,
      library,
    }) => {
      const { id } = await library.signIn(page, {})
      // A window that doesn't end during the test.
      const window_start = new Date(Date.now() + 3_600_000)
      const full = { key: `new-prompt:${id}`, window_start, count: 300 }
      await library.db.insertInto('rate_limits').values(full).execute()
      await page.goto('/submit')
      await fillForm(page, 'One too many', 'Text that took an hour.')
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(
        page.getByText(
          /^You’ve added too many prompts in the last hour\. Please try again in \d+ (minute|second)s?\.$/,
        ),
      ).toBeVisible()
      await expect(page.getByLabel('Prompt Title')).toHaveValue('One too many')
      await expect(editorOf(page)).toHaveText('Text that took an hour.')
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Cancel' }).click()
      await discard(page).getByRole('button', { name: 'Discard changes' }).click()

      await library.db
        .insertInto('rate_limits')
        .values({ key: `search:${id}`, window_start, count: 120 })
        .execute()
      await page.goto('/')
      const box = page.getByRole('searchbox')
      const refused = page.getByText(
        /^You’ve searched too many times in the last minute\. Please try again in \d+ /,
      )
      // Searches are counted in batches of six, and the sixth may get its response before it's counted.
      let last = ''
      for (const letter of 'abcdefghij') {
        if (await refused.isVisible()) break
        last = letter
        const responded = page.waitForResponse((response) => response.url().includes(`q=${letter}`))
        await box.fill(letter)
        await responded
      }
      await expect(refused).toBeVisible()
      await expect(box).toHaveValue(last)
    })
  })

  test('works as a full page, where Cancel goes back', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/about')
    await page.goto('/submit')
    await expect(page.getByRole('heading', { name: 'Submit a New Prompt', level: 1 })).toBeVisible()
    await expect(page.getByText('Visible to everyone')).toBeVisible()
    await expect(page.getByText('Only visible to you')).toBeVisible()
    await expect(editorOf(page)).toBeVisible()
    expect((await editorOf(page).boundingBox())?.height).toBeGreaterThanOrEqual(400)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(page).not.toHaveURL('/submit')
  })

  test('from the builder shows a badge, adds tags, and recommends Public', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/')
    await page.evaluate(() => {
      const draft = {
        title: 'Expert: plan',
        category: 'Study',
        visibility: 'public',
        markdown: '<p>You are an expert.</p>',
        notes: '',
      }
      history.pushState(
        { usr: { prefill: { draft, tags: ['AI-Enhanced'], opened: 1 } }, key: 'built', idx: 1 },
        '',
        '/submit',
      )
    })
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Save Generated Prompt' })).toBeVisible()
    await expect(page.getByText('PromptBuilder Generated')).toBeVisible()
    await expect(page.getByText("tagged 'PromptBuilder'")).toBeVisible()
    await expect(
      page.getByText(
        'Great! Making this public will help other UM community members find AI-generated prompts.',
      ),
    ).toBeVisible()
    await expect(page.getByLabel('Category')).toHaveValue('Study')
    await expect(editorOf(page)).toContainText('You are an expert.')
    await page.getByRole('button', { name: 'Save Prompt' }).click()
    const card = page.getByRole('article').filter({ hasText: 'Expert: plan' })
    for (const badge of ['Study', 'PromptBuilder', 'AI-Enhanced', 'Public'])
      await expect(card).toContainText(badge)
  })

  test.describe('when it fails', () => {
    test.use({ expectedErrors: /400|503|ERR_FAILED|401|ERR_INTERNET_DISCONNECTED/ })

    test('keeps the text and shows the reason', async ({ page, library }) => {
      await library.signIn(page, {})
      await page.goto('/submit')
      await fillForm(page, 'Kept', 'Every word of it')
      await page.route('**/api/submit.php', (route) =>
        route.fulfill({ status: 400, json: { success: false, error: 'No.', message: 'No, because.' } }),
      )
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('No, because.')
      await page.unroute('**/api/submit.php')
      await page.route('**/api/submit.php', (route) => route.abort())
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to submit prompt')
      await expectAccessible(page)
      await expect(editorOf(page)).toHaveText('Every word of it')
      await page.unroute('**/api/submit.php')

      // Offline, it fails immediately and isn't sent later in the background.
      await page.context().setOffline(true)
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to submit prompt')
      const sent: string[] = []
      page.on('request', (request) => request.url().includes('submit.php') && sent.push(request.url()))
      await page.context().setOffline(false)
      await page.evaluate(() => fetch('/healthz'))
      expect(sent).toEqual([])
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page).toHaveURL('/my-prompts')
    })

    test('because the database is read-only, shows the reason and saves once it is writable', async ({
      page,
      library,
    }) => {
      const sentence = 'The library can’t save changes right now. Please try again in a few minutes.'
      await library.signIn(page, {})
      await page.goto('/submit')
      await fillForm(page, 'Kept', 'Every word of it')
      await library.setReadOnly(true)
      try {
        await page.getByRole('button', { name: 'Submit Prompt' }).click()
        await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence)

        const reader = await page.context().newPage()
        await reader.goto('/')
        const vote = reader
          .getByRole('article')
          .first()
          .getByRole('button', { name: /^Upvote/ })
        await vote.click()
        await expect(reader.getByRole('alert').getByText(sentence)).toBeVisible()
        await expect(vote).toHaveAttribute('aria-pressed', 'false')
        await reader.close()
      } finally {
        await library.setReadOnly(false)
      }
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page).toHaveURL('/my-prompts')
      await expect(page.getByRole('article')).toContainText('Every word of it')
    })

    test('because the user was signed out, restores the text after sign-in', async ({ page, library }) => {
      await library.signIn(page, { netid: 'writer1' })
      await page.goto('/submit')
      await fillForm(page, 'Through sign-in', 'Not lost')
      await page.context().clearCookies()
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      const dialog = page.getByRole('dialog', { name: 'You’ve been signed out' })
      await dialog.getByRole('link', { name: 'Sign in with your NetID' }).click()
      await page.getByLabel('Or enter any NetID').fill('writer1')
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await expect(page).toHaveURL('/submit')
      await expect(page.getByLabel('Prompt Title')).toHaveValue('Through sign-in')
      await expect(editorOf(page)).toHaveText('Not lost')
      await page.getByRole('button', { name: 'Submit Prompt' }).click()
      await expect(page).toHaveURL('/my-prompts')
    })
  })
})

test.describe('leaving with unsaved changes', () => {
  test('asks first (Escape, backdrop, Close, Cancel, Back)', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
    const dialog = page.getByRole('dialog', { name: 'Submit a New Prompt' })
    await fillForm(page, 'Unsaved', 'words')
    const ways = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(3, 300),
      () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
      () => page.goBack(),
    ]
    for (const leave of ways) {
      await leave()
      await expect(discard(page)).toBeVisible()
      await discard(page).getByRole('button', { name: 'Keep editing' }).click()
      await expect(discard(page)).toBeHidden()
      await expect(dialog).toBeVisible()
      await expect(page.getByLabel('Prompt Title')).toHaveValue('Unsaved')
    }
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await discard(page).getByRole('button', { name: 'Discard changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/')
    await page.getByRole('banner').getByRole('link', { name: 'Submit a Prompt' }).click()
    await expect(page.getByLabel('Prompt Title')).toHaveValue('')
  })

  test('asks before a reload, but not if nothing was typed', async ({ page, library }) => {
    await library.signIn(page, {})
    await page.goto('/submit')
    const dialogs: string[] = []
    page.on('dialog', (dialog) => dialogs.push(dialog.type()))
    acceptLeaving(page)
    await expect(editorOf(page)).toBeVisible()
    await page.reload()
    expect(dialogs).toEqual([])
    await fillForm(page, 'Unsaved', 'words')
    await page.reload()
    expect(dialogs).toEqual(['beforeunload'])
  })
})

test.describe('editing', () => {
  test('updates the list immediately, and is limited to the author', async ({ page, library }) => {
    const author = await library.signIn(page, { display_name: 'Ed Itor' })
    const { id } = await createPrompt(library.db, {
      author_id: author.id,
      title: 'To be edited',
      html: '<p>Before</p>',
      created_at: new Date(),
    })
    await page.goto('/')
    const card = page.getByRole('article').filter({ hasText: 'To be edited' })
    await card.getByRole('button', { name: /More options/ }).click()
    await page.getByRole('menuitem', { name: 'Edit' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit Prompt' })
    await expect(dialog).toContainText('Update your prompt details and content.')
    await expect(editorOf(page)).toHaveText('Before')
    await expectAccessible(page)
    await page.getByLabel('Prompt Title').fill('Edited title')
    await page.getByRole('button', { name: 'Update Prompt' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: 'Edited title' })).toBeVisible()
    await expect(page).toHaveURL('/')

    await library.signIn(page, { role: 'admin' })
    await page.goto(`/?edit=${id}`)
    await expect(page.getByRole('dialog', { name: 'Edited title' })).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'More options' }).click()
    await expect(page.getByRole('menuitem')).toHaveText([
      'Copy',
      'Clone',
      'Share',
      'Copy link',
      'History',
      'Cite',
    ])
  })

  test('doesn’t move anything between Edit and Preview', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const texts = {
      short: '<p>One line.</p>',
      long: '<h2>Plan</h2><p>A paragraph with {{details}} that is long enough to wrap.</p>'.repeat(60),
      parts: `<p>Role.</p><p>Focus on the following areas:</p><ul>${'<li><p><strong>Scope:</strong> in</p></li>'.repeat(40)}</ul>`,
    }
    for (const [name, html] of Object.entries(texts))
      for (const width of [1280, 390]) {
        const { id } = await createPrompt(library.db, { author_id: author.id, html })
        await page.setViewportSize({ width, height: 800 })
        await page.goto(`/my-prompts?edit=${id}`)
        await editorOf(page).waitFor()
        const toggle = page.getByRole('group', { name: 'Prompt Content' })
        await toggle.scrollIntoViewIfNeeded()
        const places = async () => [
          await toggle.boundingBox(),
          await page.getByRole('heading', { name: 'Fields', exact: true }).boundingBox(),
        ]
        const before = await places()
        await page.getByRole('button', { name: 'Preview' }).click()
        await expect(editorOf(page)).toBeHidden()
        expect(await places(), `${name} at ${width} px`).toEqual(before)
        await page.getByRole('button', { name: 'Edit', exact: true }).click()
        await expect(editorOf(page)).toBeVisible()
        expect(await places(), `${name} at ${width} px`).toEqual(before)
      }
  })

  test('deletes the prompt after a confirmation', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, {
      author_id: author.id,
      title: 'To be deleted',
      created_at: new Date(),
    })
    await page.goto(`/my-prompts?edit=${id}`)
    // Only the confirmation has a red button.
    const remove = page.getByRole('button', { name: 'Delete Prompt' })
    await expect(remove).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await remove.click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Delete this prompt? You can restore it for 30 days.')
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeVisible()
    await page.getByRole('button', { name: 'Delete Prompt' }).click()
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No prompts yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Create Your First Prompt' })).toHaveAttribute(
      'href',
      '/submit',
    )
    await expectAccessible(page)
  })

  test('keeps unsaved changes of a prompt whose deletion is undone', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Deleted too soon' })
    await page.goto(`/my-prompts?edit=${id}`)
    await page.getByLabel('Prompt Title').fill('A better title')
    await page.getByRole('button', { name: 'Delete Prompt' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('dialog', { name: 'Edit Prompt' })).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('article')).toContainText('Deleted too soon')
    await page.goto(`/my-prompts?edit=${id}`)
    await expect(page.getByLabel('Prompt Title')).toHaveValue('A better title')
    await expect(page.getByRole('button', { name: 'Discard' })).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ expectedErrors: /409|500|ERR_FAILED/ })

    test('because of a newer version shows both versions and overwrites nothing', async ({
      page,
      library,
    }) => {
      const author = await library.signIn(page, {})
      const { id } = await createPrompt(library.db, {
        author_id: author.id,
        title: 'Two tabs',
        html: '<p>Start</p>',
      })
      await page.goto(`/my-prompts?edit=${id}`)
      await expect(editorOf(page)).toHaveText('Start')
      const other = await page.context().newPage()
      await other.goto(`/my-prompts?edit=${id}`)
      await other.getByLabel('Prompt Title').fill('From the other tab')
      await other.getByRole('button', { name: 'Update Prompt' }).click()
      await expect(other.getByRole('dialog')).toBeHidden()

      await page.getByLabel('Prompt Title').fill('From this tab')
      await page.getByRole('button', { name: 'Update Prompt' }).click()
      const conflict = page.getByRole('dialog', { name: 'This prompt changed while you were editing' })
      await expect(conflict).toContainText('From the other tab')
      await expect(conflict).toContainText('From this tab')
      await expect(conflict.locator('del')).toHaveText(/other/)
      await expect(conflict.locator('ins')).toHaveText(/this/)
      await expectAccessible(page)
      await conflict.getByRole('button', { name: 'Back to editing' }).click()
      await expect(page.getByLabel('Prompt Title')).toHaveValue('From this tab')
      await page.getByRole('button', { name: 'Update Prompt' }).click()
      await conflict.getByRole('button', { name: 'Use saved version' }).click()
      await expect(page.getByLabel('Prompt Title')).toHaveValue('From the other tab')
      await page.getByLabel('Prompt Title').fill('Third')
      await page.getByRole('button', { name: 'Update Prompt' }).click()
      await expect(page.getByRole('article').filter({ hasText: 'Third' })).toBeVisible()
    })

    test('keeps the form and shows the reason', async ({ page, library }) => {
      const author = await library.signIn(page, {})
      const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Fails' })
      await page.goto(`/my-prompts?edit=${id}`)
      await page.getByLabel('Prompt Title').fill('Still here')
      await page.route('**/api/edit_prompt.php', (route) => route.abort())
      await page.getByRole('button', { name: 'Update Prompt' }).click()
      const box = page.getByRole('dialog').getByRole('alert')
      await expect(box).toContainText('Error')
      await expect(box).toContainText('Update failed.')
      await expect(page.getByLabel('Prompt Title')).toHaveValue('Still here')
      await page.route('**/api/delete_prompt.php', (route) => route.abort())
      await page.getByRole('button', { name: 'Delete Prompt' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(box).toContainText('Delete failed.')
    })
  })
})

for (const form of ['edit', 'clone'])
  test(`the ${form} form of a Study prompt keeps offering Study after a change`, async ({
    page,
    library,
  }) => {
    const author = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, { author_id: author.id, category: 'Study' })
    await page.goto(`/my-prompts?${form}=${id}`)
    const category = page.getByLabel('Category')
    await expect(category).toHaveValue('Study')
    await category.selectOption('Writing')
    await expect(category.getByRole('option', { name: 'Study' })).toBeAttached()
    acceptLeaving(page)
    await page.reload()
    await expect(category).toHaveValue('Writing')
    await category.selectOption('Study')
    await expect(category).toHaveValue('Study')
  })

test.describe('cloning', () => {
  test('starts from the original and creates the user’s own prompt', async ({ page, library }) => {
    await library.signIn(page, { display_name: 'Clo Ner' })
    await page.goto('/?q=reverse+outline')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /More options/ })
      .click()
    await page.getByRole('menuitem', { name: 'Clone' }).click()
    const dialog = page.getByRole('dialog', { name: 'Clone Prompt' })
    await expect(dialog).toContainText('Reverse outline a draft to see what it argues')
    await expect(page.getByLabel('Prompt Title')).toHaveValue(
      'Clone of: Reverse outline a draft to see what it argues',
    )
    await expect(page.getByLabel('Category')).toHaveValue('Writing')
    await expect(dialog.getByRole('heading', { name: 'Cloned From' })).toBeVisible()
    await expect(dialog).toContainText('Prompt Library')
    await expect(page.getByRole('button', { name: /^Public/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(editorOf(page)).toContainText('{{document_type}}')
    await expectAccessible(page)
    await page.getByLabel('Prompt Title').fill('My own reverse outline')
    await page.getByRole('button', { name: 'Clone Prompt' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('article').filter({ hasText: 'My own reverse outline' })).toBeVisible()
  })

  test('a private prompt defaults to Private', async ({ page, library }) => {
    const author = await library.signIn(page, {})
    const { id } = await createPrompt(library.db, { author_id: author.id, title: 'Secret', is_public: false })
    await page.goto(`/my-prompts?clone=${id}`)
    await expect(page.getByRole('button', { name: /^Private/ })).toHaveAttribute('aria-pressed', 'true')
  })

  test('asks a visitor to sign in', async ({ page }) => {
    await page.goto('/')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /More options/ })
      .click()
    await page.getByRole('menuitem', { name: 'Clone' }).click()
    await expect(page.getByRole('dialog', { name: 'Sign in to continue' })).toBeVisible()
  })
})

test.describe('an editor that loads slowly or not at all', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('keeps its place, and can be loaded again', async ({ page, library }) => {
    const editorFile = '**/assets/rich-text-editor-*.js'
    const heightOfFrame = async (part: Locator) => (await part.locator('..').boundingBox())?.height
    await library.signIn(page, {})
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 })
      const released = Promise.withResolvers<void>()
      await page.route(editorFile, async (route) => {
        await released.promise
        await route.continue()
      })
      await page.goto('/submit')
      const before = await heightOfFrame(page.getByText('Loading the Prompt Content editor'))
      released.resolve()
      await expect(editorOf(page)).toBeVisible()
      expect(await heightOfFrame(page.getByRole('toolbar'))).toBe(before)
      await page.unroute(editorFile)
    }
    await page.route(editorFile, (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').getByText('We couldn’t load the editor.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute(editorFile)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(editorOf(page)).toBeVisible()
  })
})
