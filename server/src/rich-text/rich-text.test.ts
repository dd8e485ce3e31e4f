import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { promptPlainText } from '@prompt-library/domain/rich-text/prompt-plain-text'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { RICH_TEXT_TAGS } from '@prompt-library/domain/rich-text/rich-text-tags'
import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { Parser } from 'htmlparser2'
import { describe, expect, it } from 'vitest'
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts'
import { cleanHtml } from './clean-html.ts'
import { plainText, plainTextWithLinks } from './plain-text.ts'
import { promptContent } from './prompt-content.ts'
import { richBlocks } from './rich-blocks.ts'

const EDITABLE = [...RICH_TEXT_TAGS, 'a href', 'code class', 'ol start']

describe('cleanHtml', () => {
  it('keeps everything that the editor can create', () => {
    const html =
      '<h1>A</h1><h2>B</h2><p>c <strong>d</strong> <em>e</em> <u>f</u> <s>g</s><br />h</p><blockquote><p>i</p></blockquote>' +
      '<pre><code class="language-c++">j</code></pre><ul><li><p>k</p><ol start="3"><li><p>l</p></li></ol></li></ul>' +
      '<p><a href="https://example.edu/?a=1&amp;b=2">m</a></p>'
    expect(cleanHtml(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="alert(1)" style="color:red" class="x" id="y">a</p>', '<p>a</p>'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="  jAvAsCrIpT:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['<a href="{{x}}">a</a>', '<a>a</a>'],
    ['<a href="{{x}}:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" https://e.edu/{{ x }}">a</a>', '<a href="https://e.edu/{{ x }}">a</a>'],
    ['<a href="https://e.edu/%7B%7Bx%7d%7D">a</a>', '<a href="https://e.edu/{{x}}">a</a>'],
    ['<a href="ftp://example.edu">a</a>', '<a>a</a>'],
    ['<a href="//evil.example">a</a>', '<a>a</a>'],
    ['<a href="/api/logout.php">a</a>', '<a>a</a>'],
    ['<a href="mailto:a@example.edu">a</a>', '<a href="mailto:a@example.edu">a</a>'],
    ['<h3>a</h3>', '<h2>a</h2>'],
    [
      '<pre><code class="x language-js hidden">a</code></pre>',
      '<pre><code class="language-js">a</code></pre>',
    ],
    ['<code class="language-\'&quot;><b>">a</code>', '<code>a</code>'],
    ['<b>a</b><i>b</i><del>c</del>', '<strong>a</strong><em>b</em><s>c</s>'],
    ['<table><tr><td>a</td></tr></table>', 'a'],
    ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ])('converts %s to %s', (html, cleaned) => {
    expect(cleanHtml(html)).toBe(cleaned)
  })

  it.each(HOSTILE_TEXTS)('keeps only what the editor can create in %s', (text) => {
    const found = new Set<string>()
    const addresses: string[] = []
    const parser = new Parser({
      onopentag: (name, attributes) => {
        found.add(name)
        for (const attribute of Object.keys(attributes)) found.add(`${name} ${attribute}`)
        if (attributes['href'] !== undefined) addresses.push(attributes['href'])
      },
      oncomment: () => found.add('a comment'),
      onprocessinginstruction: (name) => found.add(name),
    })
    parser.end(cleanHtml(`<p>before</p>${text}<p>after</p>`))
    expect([...found].filter((one) => !EDITABLE.includes(one))).toEqual([])
    for (const address of addresses) expect(address).toMatch(/^(https?|mailto|tel):/i)
  })

  it('keeps the text inside thousands of unclosed tags', () => {
    const open = '<x>'.repeat(5_000)
    expect(cleanHtml(`${open}a<br><b>b${'</x>'.repeat(5_000)}<b>c</b><p>d<p>e`)).toBe(
      'ab<strong>c</strong><p>d</p><p>e</p>',
    )
    expect(cleanHtml(`${open}<script>alert(1)</script>`)).not.toContain('<')
  })

  it('is idempotent', () => {
    for (const html of [
      ...HOSTILE_TEXTS.filter((text) => !/<a\b.*<a\b/.test(text)),
      '<p>a &amp;lt;script&amp;gt;</p>',
      '<p>a<b>c</p>',
      '&lt;script&gt;',
    ]) {
      expect(cleanHtml(cleanHtml(html))).toBe(cleanHtml(html))
    }
  })
})

describe('plainText', () => {
  it('is the visible text, one line per block', () => {
    expect(
      plainText(
        '<h1>Title</h1><p>One<br>two <strong>three</strong>.</p><ul><li><p>a</p></li><li><p>b</p></li></ul>',
      ),
    ).toBe('Title\nOne\ntwo three.\na\nb')
  })

  it('decodes entities and leaves out tags', () => {
    expect(plainText('<p>a &lt;strong&gt; &amp; b</p>')).toBe('a <strong> & b')
  })
})

describe('plainTextWithLinks', () => {
  it('has the addresses of links', () => {
    const html =
      '<h1><a href="https://e.edu/?a=1&amp;b">A <em>b</em></a></h1><p>x <a href="mailto:a@e.edu">a@e.edu</a>, <a>none</a></p>' +
      '<ul><li><a href="https://e.edu"><p>one</p><p>two</p></a></li></ul>'
    expect(plainTextWithLinks(html)).toBe(
      '[A b](https://e.edu/?a=1&b)\nx a@e.edu, none\n[one](https://e.edu)\n[two](https://e.edu)',
    )
  })

  it('stays fast with 100,000 characters of links', () => {
    const html = '<a href="tel:1">x</a>'.repeat(5_000)
    expect(cpuMilliseconds(() => plainTextWithLinks(html))).toBeLessThan(1_000)
  })
})

describe('richBlocks', () => {
  it('has everything that the text of a prompt needs', () => {
    const text = [
      '# Plan for {{course}}',
      'One\ntwo [this report](https://e.edu/?a=1&b).',
      '3. read\n4. write\n   - twice\n\n     and again\n5. stop',
      '> Quoted',
      '```\nif a < b:\n  go()\n```',
    ].join('\n\n')
    expect(promptPlainText(richBlocks(cleanHtml(richTextFromText(text))))).toBe(text)
  })

  it.each(HOSTILE_TEXTS)('reads %s', (text) => {
    expect([...richBlocks(cleanHtml(text))]).toBeInstanceOf(Array)
  })

  it('stays fast with the longest nested lists', () => {
    const html = cleanHtml('<ul><li>'.repeat(CONTENT_MAX / 8))
    expect(cpuMilliseconds(() => promptPlainText(richBlocks(html)))).toBeLessThan(1_000)
  })
})

describe('promptContent', () => {
  it.each([
    ['open tags', '<b>'],
    ['tags closed in the wrong order', '<b><i><p></b>'],
    ['paragraphs', '<p>a'],
    ['nested lists', '<ul><li>'],
    ['links', '<a href=x>'],
    ['brackets', '<'],
    ['comments', '<!--'],
    ['line breaks', '<br>'],
    ['lines and spaces', ' \n'],
    ['spaces', ' '],
    ['ampersands', '&amp'],
    ['hidden characters', '&#x202E;'],
    ['accents', '\u0301'],
  ])('stays fast with the longest content of %s', (_what, part) => {
    const html = part.repeat(Math.floor(CONTENT_MAX / part.length))
    expect(cpuMilliseconds(() => promptContent({ title: 'a', html }))).toBeLessThan(1_500)
  })

  it('removes hidden characters, even if they are entities', () => {
    const html = '<p>a&#x202E;b&#xE0041;c\u2063</p><p>e&#x301;'.padEnd(500, '\u0301')
    expect(promptContent({ title: 'a', html }).html).toBe(`<p>abc</p><p>e${'\u0301'.repeat(10)}</p>`)
  })

  it('ignores case and accents in the sort key', () => {
    const content = promptContent({ title: '  ÉTUDE ', html: '<p>Be <strong>Bold</strong></p>' })
    expect(content.title).toBe('ÉTUDE')
    expect(content.title_key).toBe('etude')
  })
})
