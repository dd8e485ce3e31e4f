import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { build } from 'vite'
import type * as HtmlText from '../web/src/features/guard/html-text.ts'

/** Runs the module on an empty page: only a browser has the DOM that it needs. */
const test = base.extend<object, { script: string }>({
  script: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const entry = join(import.meta.dirname, '../web/src/features/guard/html-text.ts')
      const built = await build({
        configFile: false,
        logLevel: 'error',
        build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'htmlTextModule' } },
      })
      const [bundle] = Array.isArray(built) ? built : []
      const [chunk] = bundle?.output ?? []
      await use(chunk?.code ?? '')
    },
    { scope: 'worker' },
  ],
  page: async ({ page, script }, use) => {
    await page.addScriptTag({ content: script })
    await use(page)
  },
})

declare const htmlTextModule: typeof HtmlText

const text = (page: Page, html: string) => page.evaluate((html) => htmlTextModule.htmlTexts(html).text, html)
const targets = (page: Page, html: string) =>
  page.evaluate((html) => htmlTextModule.htmlTexts(html).links, html)

/** Replaces each of the found texts, in order, as the guard does. */
const edit = (page: Page, html: string, found: string | string[], replacement = '') =>
  page.evaluate(
    ({ html, found, replacement }) => {
      const editsIn = (text: string) => {
        let from = 0
        return found.flatMap((part) => {
          const start = text.indexOf(part, from)
          if (start === -1) return []
          from = start + part.length
          return [{ start, end: from, text: replacement }]
        })
      }
      const { text, links } = htmlTextModule.htmlTexts(html)
      return htmlTextModule.editHtml(html, { text: editsIn(text), links: editsIn(links) })
    },
    { html, found: [found].flat(), replacement },
  )

test('reads HTML as lines of text', async ({ page }) => {
  const cases: [html: string, text: string][] = [
    ['', ''],
    ['<p>a <strong>b</strong><em>c</em></p><p>d</p>', 'a bc\nd\n'],
    ['<h1>a</h1><p>b<br>c</p><p></p><p>d</p>', 'a\nb\nc\nd\n'],
    ['<ul><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ul>', 'a\nb\nc\n'],
    ['<ul><li>a</li><li>b</li></ul>c', 'a\nb\nc\n'],
    ['<blockquote><p>a</p></blockquote>b', 'a\nb\n'],
    ['<pre><code>a\n  b\tc</code></pre>', 'a\n  b\tc\n'],
    ['<p>a\nb&nbsp;c&amp;lt; &#x1F600; 😀</p>', 'a b c&lt; 😀 😀\n'],
    // Broken or nested in ways that no editor produces.
    ['<p>a<p>b<div>c<b>d<p>e', 'a\nb\ncd\ne\n'],
    ['<p title="<b>a@b.c</b>">x</p>', 'x\n'],
    ['<<p>>', '<\n>\n'],
  ]
  for (const [html, expected] of cases) expect(await text(page, html), html).toBe(expected)
})

test('replaces and removes text, and keeps the formatting', async ({ page }) => {
  const cases: [html: string, found: string | string[], replacement: string, result: string][] = [
    ['<p>Ask a@b.c now.</p>', 'a@b.c', '{{email}}', '<p>Ask {{email}} now.</p>'],
    // Formatting splits the text.
    [
      '<p>Ask <strong>a</strong><em>@b</em>.c <u>now</u>.</p>',
      'a@b.c',
      '{{email}}',
      '<p>Ask <strong>{{email}}</strong> <u>now</u>.</p>',
    ],
    ['<p>Ask <strong><em>a@b.c</em></strong> now.</p>', 'a@b.c', '', '<p>Ask  now.</p>'],
    ['<p>x<strong>a@</strong>b.c<em>y</em></p>', 'a@b.c', '', '<p>x<em>y</em></p>'],
    // Several in one node, and one in two blocks.
    ['<p>1 2 1 2</p>', ['1', '2', '1'], 'x', '<p>x x x 2</p>'],
    [
      '<pre><code>-----\nabc\n-----\nrest</code></pre>',
      '-----\nabc\n-----',
      '',
      '<pre><code>\nrest</code></pre>',
    ],
    ['<p>one a</p><p>b two</p>', 'a\nb', 'X', '<p>one X</p><p> two</p>'],
    // Entities and characters of two units.
    ['<p>&lt;😀&amp;a@b.c&gt;&nbsp;é</p>', 'a@b.c', '{{e}}', '<p>&lt;😀&amp;{{e}}&gt;&nbsp;é</p>'],
    ['<p>a@b.c</p>', 'a@b.c', '<img src=x onerror=alert(1)>', '<p>&lt;img src=x onerror=alert(1)&gt;</p>'],
    // What is left empty goes.
    ['<ul><li><p>a</p></li><li><p>b</p></li></ul>', 'a', '', '<ul><li><p>b</p></li></ul>'],
    ['<p>x</p><ul><li><p><b>a</b></p></li></ul>', 'a', '', '<p>x</p>'],
    ['<p>a</p><p> </p>', 'a', '', ''],
  ]
  for (const [html, found, replacement, result] of cases)
    expect(await edit(page, html, found, replacement), html).toBe(result)
})

test('a link whose address has the text becomes plain text', async ({ page }) => {
  const plain = '<p>Ask {{email}} now.</p>'
  for (const html of [
    '<p>Ask <a href="mailto:a.b@c.edu">a.b@c.edu</a> now.</p>',
    '<p>Ask <a href="mailto:A.B%40c.edu?subject=Hi">a.b@c.edu</a> now.</p>',
    '<p>Ask <a href="https://c.edu/?to=a.b@c.edu"><strong></strong>a.b@c.edu</a> now.</p>',
  ])
    expect(await edit(page, html, 'a.b@c.edu', '{{email}}'), html).toBe(
      html.includes('<strong>') ? plain.replace('{{', '<strong></strong>{{') : plain,
    )
  const phone = '<p>Call <a href="tel:+14126248837">(412) 624-8837</a>.</p>'
  expect(await edit(page, phone, '(412) 624-8837')).toBe('<p>Call .</p>')
  // Other links stay.
  const other = '<p>a.b@c.edu <a href="https://c.edu">c</a> <a href="%E0%A4%A">broken</a></p>'
  expect(await edit(page, other, 'a.b@c.edu ')).toBe(
    '<p><a href="https://c.edu">c</a> <a href="%E0%A4%A">broken</a></p>',
  )
})

test('lists the addresses of links that their text doesn’t show', async ({ page }) => {
  const html =
    '<p><a href="mailto:a.b%40c.edu">Write</a> <a href="mailto:a.b@c.edu">A.B@c.edu</a> <a href="https://c.edu/x">https://c.edu/x</a> <a href="tel:+14126248837">412-624-8837</a> <a href="https://c.edu/?key=1">c.edu</a></p>'
  expect(await targets(page, html)).toBe('mailto:a.b@c.edu\nhttps://c.edu/?key=1')
  // Only a phone number is often shown without its start.
  const shortened = '<p><a href="mailto:ana.lopez@c.edu">lopez@c.edu</a></p>'
  expect(await targets(page, shortened)).toBe('mailto:ana.lopez@c.edu')
  expect(await edit(page, '<p><a href="mailto:a.b%40c.edu">Write</a> to me</p>', 'a.b@c.edu')).toBe(
    '<p>Write to me</p>',
  )
})

test('reads and edits 30,000 characters, however deep or broken, without delay', async ({ page }) => {
  for (const part of [
    '<p>a@b.c 1</p>',
    '<b>a@b.c',
    '<ul><li>a@b.c',
    'a@b.c ',
    '<a href="mailto:a@b.c">a@b.c</a>',
    '<',
  ]) {
    const html = part.repeat(30_000 / part.length)
    const { parsing, all } = await page.evaluate((html) => {
      const start = performance.now()
      new DOMParser().parseFromString(html, 'text/html')
      const parsed = performance.now()
      const { text } = htmlTextModule.htmlTexts(html)
      const edits = Array.from(text.matchAll(/a@b\.c/g), ({ index }) => ({
        start: index,
        end: index + 5,
        text: '',
      }))
      htmlTextModule.editHtml(html, { text: edits, links: [] })
      return { parsing: parsed - start, all: performance.now() - parsed }
    }, html)
    // It parses twice. The browser takes a second to parse 12,500 nested tags.
    expect(all, part).toBeLessThan(4 * parsing + 1_000)
  }
})
