import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { HOSTILE_TEXTS } from '../../../../server/src/testing/hostile-texts.ts'
import { expectAccessible, expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { findHarm } from '../../testing/find-harm.ts'
import { RichTextDemo } from '../../testing/gallery/rich-text.tsx'
import { render } from '../../testing/open-app.tsx'
import {
  expectCount,
  expectHidden,
  expectTexts,
  focus,
  paste as pasteInto,
  pressKey,
  typeText,
} from '../../testing/page.ts'

const text = () => page.getByRole('textbox', { name: 'Prompt Content' })
const html = () => page.getByTestId('html')
const tool = (name: string) => page.getByRole('toolbar').getByRole('button', { name, exact: true })

const paste = (data: Record<string, string>) => pasteInto(text(), data)

/** For 50 ms after a change, the editor restores its own selection. */
const selectionSettled = () => new Promise((resolve) => setTimeout(resolve, 80))

beforeEach(async () => {
  render(
    <main>
      <h1>Editor</h1>
      <RichTextDemo />
      <button type="button">After the editor</button>
    </main>,
  )
  await text().click()
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

test('every tool works by mouse, toolbar keys, and shortcut, and shows its state', async () => {
  await typeText('word')
  for (const { name, keys, result } of TOOLS) {
    const button = tool(name)
    await expect.element(html()).toHaveTextContent('<p>word</p>')
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')
    await pressKey('Control+a')

    await button.click()
    await expect.element(html()).toHaveTextContent(result)
    await expect.element(button).toHaveAttribute('aria-pressed', 'true')
    await expect.element(text()).toHaveFocus()
    await button.click()
    await expect.element(html()).toHaveTextContent('<p>word</p>')
    await expect.element(button).toHaveAttribute('aria-pressed', 'false')

    await focus(button)
    await pressKey('Enter')
    await expect.element(html()).toHaveTextContent(result)
    await expect.element(text()).toHaveFocus()

    await pressKey(keys)
    await expect.element(html()).toHaveTextContent('<p>word</p>')
    await pressKey(keys)
    await expect.element(html()).toHaveTextContent(result)
    await pressKey(keys)
  }
})

test('the toolbar is a single tab stop with arrow key navigation', async () => {
  await pressKey('Shift+Tab')
  await expect.element(tool('Heading 1')).toHaveFocus()
  await pressKey('ArrowRight')
  await expect.element(tool('Heading 2')).toHaveFocus()
  await pressKey('ArrowLeft')
  await pressKey('ArrowLeft')
  await expect.element(tool('Redo')).toHaveFocus()
  await pressKey('Tab')
  await expect.element(text()).toHaveFocus()
  await pressKey('Shift+Tab')
  await pressKey('Shift+Tab')
  await expect.element(page.getByRole('button', { name: 'Show hostile HTML' })).toHaveFocus()
})

test('Add blank works by mouse, toolbar keys, and shortcut, and typing replaces the name', async () => {
  const ways = [
    () => tool('Add blank').click(),
    async () => {
      await focus(tool('Add blank'))
      await pressKey('Enter')
    },
    () => pressKey('Control+Alt+f'),
  ]
  for (const insert of ways) {
    await typeText('On ')
    await insert()
    await expect.element(html()).toHaveTextContent('<p>On {{name}}</p>')
    await expect.element(text()).toHaveFocus()
    await typeText('topic')
    await expect.element(html()).toHaveTextContent('<p>On {{topic}}</p>')
    // Inside a field it selects the name.
    await insert()
    await expect.element(text()).toHaveFocus()
    await typeText('course')
    await expect.element(html()).toHaveTextContent('<p>On {{course}}</p>')
    await expect.element(text().getByCss('.field-in-text')).toHaveTextContent('{{course}}')
    await pressKey('Control+a')
    await pressKey('Delete')
    await expect.element(html()).toHaveTextContent('')
  }
})

test('Add blank makes the selection the name of a field, in code too', async () => {
  await typeText('the Broad topic here')
  await expect.element(html()).toHaveTextContent('<p>the Broad topic here</p>')
  await selectionSettled()
  const node = text().element().querySelector('p')?.firstChild as Text
  getSelection()?.setBaseAndExtent(node, 3, node, 16)
  await expect.poll(() => String(getSelection())).toBe(' Broad topic ')
  await tool('Add blank').click()
  await expect.element(html()).toHaveTextContent('<p>the {{broad_topic}} here</p>')
  await typeText('!')
  await expect.element(html()).toHaveTextContent('<p>the {{broad_topic}}! here</p>')
  await tool('Code block').click()
  await pressKey('Control+Alt+f')
  await typeText('x')
  await expect.element(html()).toHaveTextContent('<pre><code>the {{broad_topic}}!{{x}} here</code></pre>')
  await expectTexts(text().getByCss('.field-in-text'), ['{{broad_topic}}', '{{x}}'])
})

test('the button states follow the cursor', async () => {
  paste({ 'text/html': '<p>plain</p><h2>heading</h2><p><strong>bold</strong></p>' })
  await text().getByText('heading').click()
  await expect.element(tool('Heading 2')).toHaveAttribute('aria-pressed', 'true')
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
  await text().getByText('bold').click()
  await expect.element(tool('Heading 2')).toHaveAttribute('aria-pressed', 'false')
  await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
})

test('undo and redo group typing with pauses under a second', async () => {
  vi.useFakeTimers()
  // So that a slow machine doesn't add time between keystrokes.
  await expect.element(tool('Undo')).toHaveAttribute('aria-disabled', 'true')
  await typeText('one')
  vi.advanceTimersByTime(600)
  await typeText(' two')
  vi.advanceTimersByTime(1100)
  await typeText(' three')
  await expect.element(html()).toHaveTextContent('<p>one two three</p>')
  await pressKey('Control+z')
  await expect.element(html()).toHaveTextContent('<p>one two</p>')
  await tool('Undo').click()
  await expect.element(html()).toHaveTextContent('')
  await tool('Redo').click()
  await expect.element(html()).toHaveTextContent('<p>one two</p>')
})

test('an empty editor shows a placeholder and returns no HTML', async () => {
  const placeholder = () =>
    getComputedStyle(text().element().firstElementChild as Element, '::before').content
  expect(placeholder()).toBe('"Enter your prompt..."')
  await typeText('a')
  expect(placeholder()).toBe('none')
  await pressKey('Backspace')
  await tool('Bulleted list').click()
  await typeText('  ')
  await expect.element(html()).toHaveTextContent('')
})

test('the editor starts at 400 px, grows, and then scrolls', async () => {
  const height = () => text().element().getBoundingClientRect().height
  expect(height()).toBe(400)
  paste({ 'text/plain': 'line\n'.repeat(100) })
  expect(height()).toBe(480)
})

test('only web, email, and telephone links are kept', async () => {
  const kept = ['http://example.edu/a', 'https://example.edu/b', 'mailto:a@example.edu', 'tel:+15551234']
  const others = ['ftp://example.edu', 'JavaScript:alert(1)', 'data:text/html,x', '/relative']
  const linkTo = (href: string) => `<a href="${href}">link</a>`
  paste({ 'text/html': `<p>${[...kept, ...others].map(linkTo).join(' and ')}</p>` })
  const shown = [...kept, ...others.map(() => 'about:blank')]
  await expect.element(html()).toHaveTextContent(`<p>${shown.map(linkTo).join(' and ')}</p>`)
})

test('a link can be added to a selection, inserted, changed, and removed, also by keyboard', async () => {
  const dialog = page.getByRole('dialog', { name: 'Link' })
  const address = dialog.getByLabelText('Address')
  await typeText('see the rules')
  await expect.element(html()).toHaveTextContent('<p>see the rules</p>')
  await selectionSettled()
  await pressKey('Control+Shift+ArrowLeft')
  await expect.poll(() => String(getSelection())).toBe('rules')
  await pressKey('Control+k')
  await address.fill('javascript:alert(1)')
  await pressKey('Enter')
  await expect.element(dialog.getByText('Enter a web address, email address, or phone number')).toBeVisible()
  await expect.element(address).toHaveFocus()
  await expectAccessible()
  await address.fill('example.edu/rules')
  await pressKey('Enter')
  await expect
    .element(html())
    .toHaveTextContent('<p>see the <a href="https://example.edu/rules">rules</a></p>')
  await expect.element(text()).toHaveFocus()
  await expect.element(tool('Link')).toHaveAttribute('aria-pressed', 'true')

  await tool('Link').click()
  await expect.element(address).toHaveValue('https://example.edu/rules')
  await address.fill('a@example.edu')
  await dialog.getByRole('button', { name: 'Save link' }).click()
  await expect.element(html()).toHaveTextContent('<p>see the <a href="mailto:a@example.edu">rules</a></p>')
  await tool('Link').click()
  await dialog.getByRole('button', { name: 'Remove link' }).click()
  await expect.element(html()).toHaveTextContent('<p>see the rules</p>')

  await focus(text())
  await pressKey('Control+End')
  await typeText(' ')
  await pressKey('Control+k')
  await address.fill('example.edu')
  await pressKey('Enter')
  await expectHidden(dialog)
  await expect.element(text()).toHaveFocus()
  await pressKey('Control+End')
  await typeText(' and on')
  await expect
    .element(html())
    .toHaveTextContent('<p>see the rules <a href="https://example.edu">example.edu</a> and on</p>')
})

test('typed and pasted addresses follow the same link rule', async () => {
  await typeText('https://example.edu ftp://example.edu a@example.edu ')
  await expect.element(html()).toMatchTextContent('<a href="https://example.edu">https://example.edu</a>')
  await expect.element(html()).toMatchTextContent('<a href="about:blank">ftp://example.edu</a>')
  await expect.element(html()).toMatchTextContent('<a href="mailto:a@example.edu">a@example.edu</a>')
  await pressKey('Control+a')
  await typeText('word')
  await pressKey('Control+a')
  paste({ 'text/plain': 'ftp://example.edu' })
  await expect.element(html()).toHaveTextContent('<p><a href="about:blank">word</a></p>')
})

test('text pasted from Word keeps headings, lists, and formatting', async () => {
  const item = (level: number, sign: string, words: string) =>
    `<p class=MsoListParagraph style='text-indent:-.25in;mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
  paste({
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
  await expect
    .element(html())
    .toHaveTextContent(
      '<h1>Report</h1><h2>Part</h2>' +
        '<p>Some <strong>bold</strong>, <em>italic</em>, <u>under</u> and <s>struck</s> words.</p>' +
        '<ul><li><p>first</p><ul><li><p>inner</p></li></ul></li><li><p>second</p></li></ul>' +
        '<ol start="3"><li><p>third</p></li><li><p>fourth</p></li></ol>' +
        '<p>Name | <strong>Ann</strong></p><p>Room | 7</p>',
    )
})

test('HTML pasted from a web page is reduced to the supported formatting', async () => {
  paste({
    'text/html': `<meta charset="utf-8"><b style="font-weight:normal" id="docs-internal-guid-1"><article style="color: red">
<h1 style="font-weight: 700"><span style="font-weight: 700">Title</span></h1><h5 class="x">Small title</h5>
<div>First <span style="font-weight:700">bold</span> <span style="font-style:italic">slanted</span> <del>gone</del> <font color="red">red</font></div>
<img src="https://example.edu/x.png" alt="x"><hr><ol start="4" type="a" style="list-style-type: lower-alpha"><li>four<ul><li>inner</li></ul></li></ol>
<pre class="language-js"><code class="language-js"><span>let a = 1</span><br>  <span>let b</span></code></pre>
<table><tr><td><h4>Menu</h4><ul><li>Home</li></ul></td></tr></table><iframe src="https://example.edu"></iframe></article></b>`,
  })
  await expect
    .element(html())
    .toHaveTextContent(
      '<h1>Title</h1><h2>Small title</h2>' +
        '<p>First <strong>bold</strong> <em>slanted</em> <s>gone</s> red</p>' +
        '<ol start="4"><li><p>four</p><ul><li><p>inner</p></li></ul></li></ol>' +
        '<pre><code>let a = 1\n  let b</code></pre>' +
        '<h2>Menu</h2><ul><li><p>Home</p></li></ul>',
      { normalizeWhitespace: false },
    )
})

test('a code block has the language that was typed after its backticks', async () => {
  await typeText('```js let')
  await expect.element(html()).toHaveTextContent('<pre><code class="language-js">let</code></pre>')
})

test('pasted plain text becomes paragraphs without changes', async () => {
  paste({
    'text/plain': 'A. Smith wrote __init__:\r\n  indented **twice**\n\nhttps://example.edu\n<b>',
  })
  await expect
    .element(html())
    .toHaveTextContent(
      '<p>A. Smith wrote __init__:</p><p>  indented **twice**</p>' +
        '<p><a href="https://example.edu">https://example.edu</a></p><p>&lt;b&gt;</p>',
      { normalizeWhitespace: false },
    )
})

test('text copied from the editor is pasted back unchanged', async () => {
  const list = '<ol start="3"><li><p>a <strong>b</strong></p><ul><li><p>c</p></li></ul></li></ol>'
  paste({ 'text/html': `<h1>Title</h1>${list}` })
  await pressKey('Control+a')
  await pressKey('Control+x')
  await expect.element(html()).toHaveTextContent('')
  await pressKey('Control+v')
  await expect.element(html()).toHaveTextContent(`<h1>Title</h1>${list}`)
})

test('Tab leaves the editor, even from a list', async () => {
  const loadSample = page.getByRole('button', { name: 'Load sample text' })
  await typeText('- one')
  await pressKey('Enter')
  await typeText('two')
  await pressKey('Tab')
  await expect.element(text()).not.toHaveFocus()
  await pressKey('Shift+Tab')
  await expect.element(text()).toHaveFocus()
  await pressKey('Control+]')
  await expect.element(html()).toHaveTextContent('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>')
  await pressKey('Control+[')
  await expect.element(html()).toHaveTextContent('<ul><li><p>one</p></li><li><p>two</p></li></ul>')
  await expect.element(loadSample).toBeVisible()
})

test('Tab in a code block indents by two spaces, and the keyboard can leave the block', async () => {
  await tool('Code block').click()
  await expect.element(page.getByRole('status').filter({ hasText: 'Escape, then Tab' })).toBeVisible()
  await expect.element(tool('Bold')).toHaveAttribute('aria-disabled', 'true')
  await pressKey('Tab')
  await typeText('if')
  await expect
    .element(html())
    .toHaveTextContent('<pre><code>  if</code></pre>', { normalizeWhitespace: false })
  await pressKey('Shift+Tab')
  await expect.element(html()).toHaveTextContent('<pre><code>if</code></pre>')

  await pressKey('Escape')
  await pressKey('Shift+Tab')
  await expect.element(tool('Heading 1')).toHaveFocus()
  await pressKey('Tab')
  await pressKey('Escape')
  await pressKey('Tab')
  await expect.element(text()).not.toHaveFocus()
  await expect.element(html()).toHaveTextContent('<pre><code>if</code></pre>')

  await pressKey('Shift+Tab')
  await pressKey('ArrowDown')
  await typeText('below')
  await expect.element(html()).toHaveTextContent('<pre><code>if</code></pre><p>below</p>')
})

test('the first Escape in a code block does not close a dialog around the editor', async () => {
  await tool('Code block').click()
  const escapes: Event[] = []
  const record = (event: KeyboardEvent) => event.key === 'Escape' && escapes.push(event)
  document.addEventListener('keydown', record)
  await pressKey('Escape')
  expect(escapes).toHaveLength(0)
  await pressKey('Escape')
  expect(escapes).toHaveLength(1)
  document.removeEventListener('keydown', record)
})

test('a new value replaces the text, and the same value keeps the cursor', async () => {
  const loadSample = page.getByRole('button', { name: 'Load sample text' })
  await typeText('mine')
  await loadSample.click()
  await expect.element(text().getByRole('heading', { name: 'Review of a paper' })).toBeVisible()
  await expect
    .element(page.getByTestId('view').getByRole('heading', { name: 'Review of a paper' }))
    .toBeVisible()
  await text().getByText('careful').dblClick()
  await loadSample.click()
  await focus(text())
  await typeText('kind')
  await expect.element(html()).toMatchTextContent('You are a <strong>kind</strong> reviewer')
})

test('a disabled editor can be read but not changed', async () => {
  await typeText('word')
  await page.getByRole('button', { name: 'Disable editor' }).click()
  await expect.element(tool('Bold')).toHaveAttribute('aria-disabled', 'true')
  await focus(text())
  await typeText('more')
  await tool('Bold').click({ force: true })
  await expect.element(html()).toHaveTextContent('<p>word</p>')
  await expectAccessible()
})

test('the editor and the view are accessible in both themes', async () => {
  await page.getByRole('button', { name: 'Load sample text' }).click()
  await text().getByText('Method').click()
  await expectAccessible()
  await text().getByText('verdict').click()
  await expectAccessibleInThemes()
})

// No content security policy protects the page of these tests, so it's the sanitizer alone that does.
const isHarmed = () => 'harmed' in window

test('stored hostile HTML never runs', async () => {
  await page.getByRole('button', { name: 'Show hostile HTML' }).click()
  const view = page.getByTestId('hostile')
  await expect.element(view.getByText('After')).toBeVisible()
  const attributes = view
    .getByCss('.rich-text *')
    .elements()
    .flatMap((element) => element.getAttributeNames().map((name) => `${element.localName} ${name}`))
  expect([...new Set(attributes)].sort()).toEqual(['a href', 'a rel', 'a target', 'p dir'])
  await expect.element(view.getByCss('a[href]')).toHaveTextContent('mail')
  await expectCount(view.getByCss(':not(p, a, div)'), 0)
  await view.getByText('Press me').click()
  await view.getByText('split script').click()
  await view.getByText('mail', { exact: true }).hover()
  expect(isHarmed()).toBe(false)
})

test('hundreds of hostile texts are harmless when shown or pasted', async () => {
  const foreignRequests = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.includes('evil.example'))
  window.hostileTexts = [...HOSTILE_TEXTS]
  await page.getByRole('button', { name: 'Show hostile HTML' }).click()
  await expectCount(page.getByTestId('hostile'), HOSTILE_TEXTS.length)
  expect(findHarm()).toEqual([])
  for (const [index, hostile] of HOSTILE_TEXTS.entries()) {
    const slice = index % 3 === 0 ? '<p data-pm-slice="0 0 []">x</p>' : ''
    const html = { 'text/html': `${hostile}${slice}<p>pasted ${index}</p>` }
    paste(index % 2 === 0 ? { ...html, 'text/plain': hostile } : html)
  }
  paste({ 'text/plain': HOSTILE_TEXTS.join('\n') })
  await expect.element(html()).toMatchTextContent('pasted 0')
  expect(findHarm()).toEqual([])
  expect(foreignRequests()).toEqual([])
  delete window.hostileTexts
})
