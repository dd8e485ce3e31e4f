import type { Locator, Page } from '@playwright/test'
import { HOSTILE_TEXTS } from '../server/src/testing/hostile-texts.ts'
import { test } from './gallery.ts'
import { expect, expectAccessible } from './library.ts'
import { expectAccessibleInThemes } from './measures.ts'
import { watchForHarm } from './watch-for-harm.ts'

const text = (page: Page) => page.getByRole('textbox', { name: 'Prompt Content' })
const html = (page: Page) => page.getByTestId('html')
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true })

async function paste(page: Page, data: Record<string, string>): Promise<void> {
  await text(page).evaluate((element, data) => {
    const clipboardData = new DataTransfer()
    for (const [type, value] of Object.entries(data)) clipboardData.setData(type, value)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, data)
}

test.beforeEach(async ({ page }) => {
  await text(page).click()
})

const TOOLS = [
  { name: 'Heading 1', keys: 'Control+Alt+1', result: '<h1>word</h1>' },
  { name: 'Heading 2', keys: 'Control+Alt+2', result: '<h2>word</h2>' },
  { name: 'Bold', keys: 'Control+b', result: '<p><strong>word</strong></p>' },
  { name: 'Italic', keys: 'Control+i', result: '<p><em>word</em></p>' },
  { name: 'Underline', keys: 'Control+u', result: '<p><u>word</u></p>' },
  { name: 'Quote', keys: 'Control+Shift+b', result: '<blockquote><p>word</p></blockquote>' },
  { name: 'Code block', keys: 'Control+Alt+c', result: '<pre><code>word</code></pre>' },
  { name: 'Numbered list', keys: 'Control+Shift+7', result: '<ol><li><p>word</p></li></ol>' },
  { name: 'Bulleted list', keys: 'Control+Shift+8', result: '<ul><li><p>word</p></li></ul>' },
]

test('every tool works by mouse, toolbar keys, and shortcut, and shows its state', { tag: '@core' }, async ({
  page,
}) => {
  await page.keyboard.type('word')
  for (const { name, keys, result } of TOOLS) {
    const button = tool(page, name)
    await expect(html(page)).toHaveText('<p>word</p>')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await page.keyboard.press('Control+a')

    await button.click()
    await expect(html(page)).toHaveText(result)
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(text(page)).toBeFocused()
    await button.click()
    await expect(html(page)).toHaveText('<p>word</p>')
    await expect(button).toHaveAttribute('aria-pressed', 'false')

    await button.focus()
    await page.keyboard.press('Enter')
    await expect(html(page)).toHaveText(result)
    await expect(text(page)).toBeFocused()

    await page.keyboard.press(keys)
    await expect(html(page)).toHaveText('<p>word</p>')
    await page.keyboard.press(keys)
    await expect(html(page)).toHaveText(result)
    await page.keyboard.press(keys)
  }
})

test('the toolbar is a single tab stop with arrow key navigation', async ({ page }) => {
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading 1')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(tool(page, 'Heading 2')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(tool(page, 'Redo')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Show hostile HTML' })).toBeFocused()
})

test('Insert field works by mouse, toolbar keys, and shortcut, and typing replaces the name', async ({
  page,
}) => {
  const ways = [
    () => tool(page, 'Insert field').click(),
    async () => {
      await tool(page, 'Insert field').focus()
      await page.keyboard.press('Enter')
    },
    () => page.keyboard.press('Control+Alt+f'),
  ]
  for (const insert of ways) {
    await page.keyboard.type('On ')
    await insert()
    await expect(html(page)).toHaveText('<p>On {{name}}</p>')
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('topic')
    await expect(html(page)).toHaveText('<p>On {{topic}}</p>')
    // Inside a field it selects the name.
    await insert()
    await expect(text(page)).toBeFocused()
    await page.keyboard.type('course')
    await expect(html(page)).toHaveText('<p>On {{course}}</p>')
    await expect(text(page).locator('.field-in-text')).toHaveText('{{course}}')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Delete')
    await expect(html(page)).toHaveText('')
  }
})

test('Insert field makes the selection the name of a field, in code too', async ({ page }) => {
  await page.keyboard.type('the Broad topic here')
  await expect(html(page)).toHaveText('<p>the Broad topic here</p>')
  // For 50 ms after a change, the editor restores its own selection.
  await page.waitForTimeout(200)
  await text(page).evaluate((element) => {
    const node = element.querySelector('p')?.firstChild as Text
    getSelection()?.setBaseAndExtent(node, 3, node, 16)
  })
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe(' Broad topic ')
  await tool(page, 'Insert field').click()
  await expect(html(page)).toHaveText('<p>the {{broad_topic}} here</p>')
  await page.keyboard.type('!')
  await expect(html(page)).toHaveText('<p>the {{broad_topic}}! here</p>')
  await tool(page, 'Code block').click()
  await page.keyboard.press('Control+Alt+f')
  await page.keyboard.type('x')
  await expect(html(page)).toHaveText('<pre><code>the {{broad_topic}}!{{x}} here</code></pre>')
  await expect(text(page).locator('.field-in-text')).toHaveText(['{{broad_topic}}', '{{x}}'])
})

test('the button states follow the cursor', async ({ page }) => {
  await paste(page, { 'text/html': '<p>plain</p><h2>heading</h2><p><strong>bold</strong></p>' })
  await text(page).getByText('heading').click()
  await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'true')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await text(page).getByText('bold').click()
  await expect(tool(page, 'Heading 2')).toHaveAttribute('aria-pressed', 'false')
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true')
})

test('undo and redo group typing with pauses under a second', async ({ page }) => {
  await page.clock.install()
  // Pause the clock, so that a slow machine doesn't add time between keystrokes.
  await page.clock.pauseAt(Date.now() + 60_000)
  await expect(tool(page, 'Undo')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.type('one')
  await page.clock.runFor(600)
  await page.keyboard.type(' two')
  await page.clock.runFor(1100)
  await page.keyboard.type(' three')
  await expect(html(page)).toHaveText('<p>one two three</p>')
  await page.keyboard.press('Control+z')
  await expect(html(page)).toHaveText('<p>one two</p>')
  await tool(page, 'Undo').click()
  await expect(html(page)).toHaveText('')
  await tool(page, 'Redo').click()
  await expect(html(page)).toHaveText('<p>one two</p>')
})

test('an empty editor shows a placeholder and returns no HTML', async ({ page }) => {
  const placeholder = () =>
    text(page).evaluate(
      (element) => getComputedStyle(element.firstElementChild as Element, '::before').content,
    )
  expect(await placeholder()).toBe('"Enter your prompt..."')
  await page.keyboard.type('a')
  expect(await placeholder()).toBe('none')
  await page.keyboard.press('Backspace')
  await tool(page, 'Bulleted list').click()
  await page.keyboard.type('  ')
  await expect(html(page)).toHaveText('')
})

test('the editor starts at 400 px, grows, and then scrolls', async ({ page }) => {
  const height = async () => (await text(page).boundingBox())?.height ?? 0
  expect(await height()).toBe(400)
  await paste(page, { 'text/plain': 'line\n'.repeat(100) })
  expect(await height()).toBe(480)
})

test('only web, email, and telephone links are kept', async ({ page }) => {
  const addresses = [
    ['http://example.edu/a', 'http://example.edu/a'],
    ['https://example.edu/b', 'https://example.edu/b'],
    ['mailto:a@example.edu', 'mailto:a@example.edu'],
    ['tel:+15551234', 'tel:+15551234'],
    ['ftp://example.edu', 'about:blank'],
    ['javascript:alert(1)', 'about:blank'],
    ['JavaScript:alert(1)', 'about:blank'],
    ['data:text/html,x', 'about:blank'],
    ['/relative', 'about:blank'],
  ]
  const links = addresses.map(([href]) => `<a href="${href}" target="_top">link</a>`)
  await paste(page, { 'text/html': `<p>${links.join(' and ')}</p>` })
  const kept = addresses.map(([, href]) => `<a href="${href}">link</a>`)
  await expect(html(page)).toHaveText(`<p>${kept.join(' and ')}</p>`)
})

test('a link can be added to a selection, inserted, changed, and removed, also by keyboard', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const address = dialog.getByLabel('Address')
  await page.keyboard.type('see the rules')
  // For 50 ms after a change, the editor restores its own selection.
  await expect(html(page)).toHaveText('<p>see the rules</p>')
  await page.waitForTimeout(200)
  await page.keyboard.press('Control+Shift+ArrowLeft')
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('rules')
  await page.keyboard.press('Control+k')
  await address.fill('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Enter a web address, email address, or phone number')).toBeVisible()
  await expect(address).toBeFocused()
  await expectAccessible(page)
  await address.fill('example.edu/rules')
  await page.keyboard.press('Enter')
  await expect(html(page)).toHaveText('<p>see the <a href="https://example.edu/rules">rules</a></p>')
  await expect(text(page)).toBeFocused()
  await expect(tool(page, 'Link')).toHaveAttribute('aria-pressed', 'true')

  await tool(page, 'Link').click()
  await expect(address).toHaveValue('https://example.edu/rules')
  await address.fill('a@example.edu')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect(html(page)).toHaveText('<p>see the <a href="mailto:a@example.edu">rules</a></p>')
  await tool(page, 'Link').click()
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect(html(page)).toHaveText('<p>see the rules</p>')

  await text(page).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' ')
  await page.keyboard.press('Control+k')
  await address.fill('example.edu')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and on')
  await expect(html(page)).toHaveText(
    '<p>see the rules <a href="https://example.edu">example.edu</a> and on</p>',
  )
})

test('typed and pasted addresses follow the same link rule', async ({ page }) => {
  await page.keyboard.type('https://example.edu ftp://example.edu a@example.edu ')
  await expect(html(page)).toContainText('<a href="https://example.edu">https://example.edu</a>')
  await expect(html(page)).toContainText('<a href="about:blank">ftp://example.edu</a>')
  await expect(html(page)).toContainText('<a href="mailto:a@example.edu">a@example.edu</a>')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('word')
  await page.keyboard.press('Control+a')
  await paste(page, { 'text/plain': 'ftp://example.edu' })
  await expect(html(page)).toHaveText('<p><a href="about:blank">word</a></p>')
})

test('text pasted from Word keeps headings, lists, and formatting', { tag: '@core' }, async ({ page }) => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  await paste(page, {
    'text/plain': 'not this',
    'text/html': `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal { margin: 0 } --></style></head><body lang=EN-US><!--StartFragment-->
<p class=MsoTitle>Report<o:p></o:p></p><h3 style='font-weight:bold'>Part<o:p></o:p></h3>
<p class=MsoNormal style='margin:0in'>Some <b style='mso-bidi-font-weight:normal'>bold</b>, <i>italic</i>, <u>under</u> and
<s>struck</s> <span style='color:red;font-size:14.0pt'>words</span>.<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item(1, '·', 'first')}${item(2, 'o', 'inner')}${item(1, '·', 'second')}${item(1, '3.', 'third')}${item(1, '4.', 'fourth')}
<table class=MsoTableGrid><tr><td style='width:2in'><p class=MsoNormal>Name<o:p></o:p></p></td><td><p class=MsoNormal><b>Ann</b></p></td></tr>
<tr><td><p class=MsoNormal>Room</p></td><td><p class=MsoNormal>7</p></td></tr></table><!--EndFragment--></body></html>`,
  })
  await expect(html(page)).toHaveText(
    '<h1>Report</h1><h2>Part</h2>' +
      '<p>Some <strong>bold</strong>, <em>italic</em>, <u>under</u> and <s>struck</s> words.</p>' +
      '<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>' +
      '<ol start="3"><li><p>third</p></li><li><p>fourth</p></li></ol>' +
      '<p>Name | <strong>Ann</strong></p><p>Room | 7</p>',
  )
})

test('HTML pasted from a web page is reduced to the supported formatting', { tag: '@core' }, async ({
  page,
}) => {
  await paste(page, {
    'text/html': `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><article style="color: red">
<h1 style="font-weight: 700"><span style="font-weight: 700">Title</span></h1><h5 class="x">Small title</h5>
<div>First <span style="font-weight:700">bold</span> <span style="font-style:italic">slanted</span> <del>gone</del> <font color="red">red</font></div>
<img src="https://example.edu/x.png" alt="x"><hr><ol start="4" type="a" style="list-style-type: lower-alpha"><li>four<ul><li>inner</li></ul></li></ol>
<pre class="language-js"><code class="language-js"><span>let a = 1</span><br>  <span>let b</span></code></pre>
<table><tr><td><h4>Menu</h4><ul><li>Home</li></ul></td></tr></table><iframe src="https://example.edu"></iframe></article></b>`,
  })
  await expect(html(page)).toHaveText(
    '<h1>Title</h1><h2>Small title</h2>' +
      '<p>First <strong>bold</strong> <em>slanted</em> <s>gone</s> red</p>' +
      '<ol start="4"><li><p>four</p><ul><li><p>inner</p></li></ul></li></ol>' +
      '<pre><code>let a = 1\n  let b</code></pre>' +
      '<h2>Menu</h2><ul><li><p>Home</p></li></ul>',
  )
})

test('pasted plain text becomes paragraphs without changes', async ({ page }) => {
  await paste(page, {
    'text/plain': 'A. Smith wrote __init__:\r\n  indented **twice**\n\nhttps://example.edu\n<b>',
  })
  await expect(html(page)).toHaveText(
    '<p>A. Smith wrote __init__:</p><p>  indented **twice**</p>' +
      '<p><a href="https://example.edu">https://example.edu</a></p><p>&lt;b&gt;</p>',
  )
})

test('text copied from the editor is pasted back unchanged', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const list = '<ol start="3"><li><p>a <strong>b</strong></p><ul><li><p>c</p></li></ul></li></ol>'
  await paste(page, { 'text/html': `<h1>Title</h1>${list}` })
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+x')
  await expect(html(page)).toHaveText('')
  await page.keyboard.press('Control+v')
  await expect(html(page)).toHaveText(`<h1>Title</h1>${list}`)
})

test('Tab leaves the editor, even from a list', { tag: '@core' }, async ({ page }) => {
  const loadSample = page.getByRole('button', { name: 'Load sample text' })
  await page.keyboard.type('- one')
  await page.keyboard.press('Enter')
  await page.keyboard.type('two')
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(text(page)).toBeFocused()
  await page.keyboard.press('Control+]')
  await expect(html(page)).toHaveText('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>')
  await page.keyboard.press('Control+[')
  await expect(html(page)).toHaveText('<ul><li><p>one</p></li><li><p>two</p></li></ul>')
  await expect(loadSample).toBeVisible()
})

test('Tab in a code block indents by two spaces, and the keyboard can leave the block', async ({ page }) => {
  await tool(page, 'Code block').click()
  await expect(page.getByRole('status').filter({ hasText: 'Escape, then Tab' })).toBeVisible()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.type('if')
  await expect(html(page)).toHaveText('<pre><code>  if</code></pre>')
  await page.keyboard.press('Shift+Tab')
  await expect(html(page)).toHaveText('<pre><code>if</code></pre>')

  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+Tab')
  await expect(tool(page, 'Heading 1')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(text(page)).not.toBeFocused()
  await expect(html(page)).toHaveText('<pre><code>if</code></pre>')

  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('below')
  await expect(html(page)).toHaveText('<pre><code>if</code></pre><p>below</p>')
})

test('the first Escape in a code block does not close a dialog around the editor', async ({ page }) => {
  await tool(page, 'Code block').click()
  await page.evaluate(() => {
    document.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') document.body.dataset['escaped'] = 'yes'
    })
  })
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).not.toHaveAttribute('data-escaped')
  await page.keyboard.press('Escape')
  await expect(page.locator('body')).toHaveAttribute('data-escaped', 'yes')
})

test('a new value replaces the text, and the same value keeps the cursor', async ({ page }) => {
  const loadSample = page.getByRole('button', { name: 'Load sample text' })
  await page.keyboard.type('mine')
  await loadSample.click()
  await expect(text(page).getByRole('heading', { name: 'Review of a paper' })).toBeVisible()
  await expect(page.getByTestId('view').getByRole('heading', { name: 'Review of a paper' })).toBeVisible()
  await text(page).getByText('careful').dblclick()
  await loadSample.click()
  await text(page).focus()
  await page.keyboard.type('kind')
  await expect(html(page)).toContainText('You are a <strong>kind</strong> reviewer')
})

test('undo restores text that a new value replaced', async ({ page }) => {
  await page.keyboard.type('mine')
  await page.getByRole('button', { name: 'Load sample text' }).click()
  await expect(text(page).getByRole('heading', { name: 'Review of a paper' })).toBeVisible()
  await tool(page, 'Undo').click()
  await expect(html(page)).toHaveText('<p>mine</p>')
})

test('clicking below a code block at the end starts a new line', async ({ page }) => {
  await tool(page, 'Code block').click()
  await page.keyboard.type('code')
  await text(page).click({ position: { x: 100, y: 300 } })
  await page.keyboard.type('below')
  await expect(html(page)).toHaveText('<pre><code>code</code></pre><p>below</p>')
})

test('moving through the text does not change it', async ({ page }) => {
  await page.getByRole('button', { name: 'Load sample text' }).click()
  const before = await html(page).textContent()
  await text(page).getByText('Judge it').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Tab')
  expect(await html(page).textContent()).toBe(before)
})

test('a disabled editor can be read but not changed', async ({ page }) => {
  await page.keyboard.type('word')
  await page.getByRole('button', { name: 'Disable editor' }).click()
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-disabled', 'true')
  await text(page).focus()
  await page.keyboard.type('more')
  await tool(page, 'Bold').click({ force: true })
  await expect(html(page)).toHaveText('<p>word</p>')
  await expectAccessible(page)
})

test('the HTML converts to plain text, block by block', async ({ page }) => {
  await paste(page, {
    'text/html':
      '<h1>Title</h1><p>one<br>two <strong>bold</strong></p><ol start="3"><li><p>three</p><p>more</p><ul><li>inner</li></ul></li><li>four</li></ol><blockquote><p>said</p><p>again</p></blockquote><pre><code>  a\n\n  b</code></pre>',
  })
  await expect(page.getByTestId('plain')).toHaveText(
    '# Title\n\none\ntwo bold\n\n3. three\n\n   more\n   - inner\n4. four\n\n> said\n\n> again\n\n```\n  a\n\n  b\n```',
    { useInnerText: true },
  )
})

test('the placeholder has the same size as the editor', async ({ page }) => {
  const frameHeight = async (part: Locator) => (await part.locator('..').boundingBox())?.height
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/rich-text-editor*.js', async (route) => {
      await released
      await route.continue()
    })
    await page.reload()
    const placeholderHeight = await frameHeight(page.getByText('Loading the Prompt Content editor'))
    release()
    await expect(text(page)).toBeVisible()
    expect(await frameHeight(page.getByRole('toolbar'))).toBe(placeholderHeight)
    await page.unroute('**/rich-text-editor*.js')
  }
})

test.describe('an editor that fails to load', () => {
  test.use({ expectedErrors: /ERR_FAILED/ })

  test('can be loaded again', async ({ page }) => {
    await page.route('**/rich-text-editor*.js', (route) => route.abort())
    await page.reload()
    await expect(page.getByRole('alert').getByText('We couldn’t load the editor.')).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/rich-text-editor*.js')
    // The gallery shows two editors.
    await page.getByRole('button', { name: 'Try again' }).first().click()
    await expect(text(page)).toBeVisible()
  })
})

test('the editor and the view are accessible in both themes', async ({ page }) => {
  await expectAccessibleInThemes(page)
  await page.getByRole('button', { name: 'Load sample text' }).click()
  await text(page).getByText('Method').click()
  await expectAccessibleInThemes(page)
  await text(page).getByText('verdict').click()
  await expectAccessibleInThemes(page)
})

test.describe('without the content security policy', () => {
  // The policy would block scripts that the sanitizer missed.
  test.use({ bypassCSP: true })

  test('stored hostile HTML never runs', async ({ page }) => {
    await page.getByRole('button', { name: 'Show hostile HTML' }).click()
    const view = page.getByTestId('hostile')
    await expect(view.getByText('After')).toBeVisible()
    const attributes = await view
      .locator('.rich-text *')
      .evaluateAll((elements) =>
        elements.flatMap((element) =>
          element.getAttributeNames().map((name) => `${element.localName} ${name}`),
        ),
      )
    expect([...new Set(attributes)].sort()).toEqual(['a href', 'a rel', 'a target', 'p dir'])
    await expect(view.locator('a[href]')).toHaveText('mail')
    await expect(view.locator(':not(p, a, div)')).toHaveCount(0)
    await view.getByText('Press me').click()
    await view.getByText('split script').click()
    await view.getByText('mail', { exact: true }).hover()
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  })

  test('pasted hostile HTML never runs', async ({ page }) => {
    await paste(page, {
      'text/html':
        '<p>a<img src="x:" onerror="window.harmed = 1"><svg onload="window.harmed = 1"></svg></p><iframe srcdoc="<script>parent.harmed = 1</script>"></iframe><p data-pm-slice="1 1 []" onclick="window.harmed = 1">b</p>',
    })
    await text(page).getByText('b').click()
    await expect(html(page)).toHaveText('<p>a</p><p>b</p>')
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  })

  test('hundreds of hostile texts are harmless when shown or pasted', async ({ page, gallery }) => {
    const expectNoHarm = await watchForHarm(page, gallery)
    await page.evaluate((hostileTexts) => void Object.assign(window, { hostileTexts }), HOSTILE_TEXTS)
    await page.getByRole('button', { name: 'Show hostile HTML' }).click()
    await expect(page.getByTestId('hostile')).toHaveCount(HOSTILE_TEXTS.length)
    await expectNoHarm()
    await text(page).evaluate((element, texts) => {
      for (const [index, hostile] of texts.entries()) {
        const clipboardData = new DataTransfer()
        const slice = index % 3 === 0 ? '<p data-pm-slice="0 0 []">x</p>' : ''
        clipboardData.setData('text/html', `${hostile}${slice}<p>pasted ${index}</p>`)
        if (index % 2 === 0) clipboardData.setData('text/plain', hostile)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      }
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', texts.join('\n'))
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    }, HOSTILE_TEXTS)
    await expect(html(page)).toContainText('pasted 0')
    await expectNoHarm()
  })
})
