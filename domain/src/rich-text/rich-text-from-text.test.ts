import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { richTextFromText } from './rich-text-from-text.ts'

describe('richTextFromText', () => {
  it.each([
    ['nothing', '', ''],
    ['a paragraph', 'One line.', '<p>One line.</p>'],
    ['two paragraphs', 'One.\n\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['a line break', 'One,\ntwo.', '<p>One,<br>two.</p>'],
    ['Windows line ends', 'One.\r\n\r\nTwo.', '<p>One.</p><p>Two.</p>'],
    ['headings', '# A\n## B\n### C', '<h1>A</h1><h2>B</h2><h2>C</h2>'],
    ['a heading right before text', '## A\nText', '<h2>A</h2><p>Text</p>'],
    ['bullets', '- a\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['other bullets', '* a\n• b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['numbers', '1. a\n2. b', '<ol><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['numbers that do not start at 1', '3) a\n4) b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['a list with gaps', '- a\n\n- b', '<ul><li><p>a</p></li><li><p>b</p></li></ul>'],
    ['two kinds of list', '- a\n1. b', '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>'],
    [
      'nesting',
      '- a\n  - b\n  - c\n- d',
      '<ul><li><p>a</p><ul><li><p>b</p></li><li><p>c</p></li></ul></li><li><p>d</p></li></ul>',
    ],
    [
      'nesting in numbers',
      '1. a\n   - b\n2. c',
      '<ol><li><p>a</p><ul><li><p>b</p></li></ul></li><li><p>c</p></li></ol>',
    ],
    ['text inside an item', '- a\n\n  more', '<ul><li><p>a</p><p>more</p></li></ul>'],
    ['text after a list', '- a\nafter', '<ul><li><p>a</p></li></ul><p>after</p>'],
    ['a quote', '> a\n> b', '<blockquote><p>a<br>b</p></blockquote>'],
    ['an empty quote', '>', '<p>&gt;</p>'],
    ['a list without text', '- \n- ', '<p>-<br>-</p>'],
    ['code without text', '```\n```', '<p>```<br>```</p>'],
    ['a list in a quote', '> - a', '<blockquote><ul><li><p>a</p></li></ul></blockquote>'],
    [
      'code',
      '```js\nif (a < b) {\n  c()\n}\n```',
      '<pre><code class="language-js">if (a &lt; b) {\n  c()\n}</code></pre>',
    ],
    ['code in a longer fence', '````\n```\na\n```\n````\nb', '<pre><code>```\na\n```</code></pre><p>b</p>'],
    [
      'code in an item',
      '- a\n\n  ```\n  b\n    c\n  ```',
      '<ul><li><p>a</p><pre><code>b\n  c</code></pre></li></ul>',
    ],
    ['a strange language', '``` "><b>\na\n```', '<pre><code>a</code></pre>'],
    ['code with a backtick', '`` a`b `` and ```c```', '<p><code>a`b</code> and <code>c</code></p>'],
    [
      'escaped marks',
      String.raw`\*a\* \_b\_ \`c\` [d\](https://e.edu)`,
      '<p>*a* _b_ `c` [d](https://e.edu)</p>',
    ],
    ['escaped blocks', '\\# a\n1\\. b\n\\> c', '<p># a<br>1. b<br>&gt; c</p>'],
    [
      'other backslashes',
      String.raw`C:\new \\ \frac{a}{b} \[x\]`,
      String.raw`<p>C:\new \\ \frac{a}{b} \[x\]</p>`,
    ],
    ['code that is never closed', '```\na\n\nb', '<pre><code>a\n\nb</code></pre>'],
    ['marks inside code', '```\n**a**\n- b\n```', '<pre><code>**a**\n- b</code></pre>'],
    ['bold and italic', '**a b** and *c*', '<p><strong>a b</strong> and <em>c</em></p>'],
    ['italic with underscores', '_says_, and _does_.', '<p><em>says</em>, and <em>does</em>.</p>'],
    ['names with underscores', 'a_b_c {{_x_}} snake_case', '<p>a_b_c {{_x_}} snake_case</p>'],
    ['bold with a colon', '- **Scope:** all', '<ul><li><p><strong>Scope:</strong> all</p></li></ul>'],
    ['inline code', 'run `a < **b**`', '<p>run <code>a &lt; **b**</code></p>'],
    [
      'links',
      'Read **[this _and_ that](https://e.edu/_a_?b&c)**, [mail](mailto:a@e.edu)',
      '<p>Read <strong><a href="https://e.edu/_a_?b&amp;c">this <em>and</em> that</a></strong>, <a href="mailto:a@e.edu">mail</a></p>',
    ],
    [
      'what isn’t a link',
      '[a](b) [c] [x](javascript:alert) `[d](https://e.edu)` \ufffc',
      '<p>[a](b) [c] [x](javascript:alert) <code>[d](https://e.edu)</code> </p>',
    ],
    [
      'quotes in a link',
      '["a"](https://e.edu/"onclick=x)',
      '<p><a href="https://e.edu/&quot;onclick=x">&quot;a&quot;</a></p>',
    ],
    ['arithmetic', '2 * 3 * 4 and a*b*c', '<p>2 * 3 * 4 and a*b*c</p>'],
    ['placeholders', 'For {{course_name}} in {{term}}', '<p>For {{course_name}} in {{term}}</p>'],
    [
      'HTML',
      '<script>alert("1")</script> & co',
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; co</p>',
    ],
    ['a dash in a sentence', 'a - b', '<p>a - b</p>'],
    ['a hash and nothing else', '# ', '<p>#</p>'],
    ['a hash in a sentence', '#1 of many', '<p>#1 of many</p>'],
  ])('converts %s to the editor’s HTML', (_name, text, html) => {
    expect(richTextFromText(text)).toBe(html)
  })

  it('shows markers as typed when they are nested too deep', () => {
    const html = richTextFromText(`${'> '.repeat(20)}a`)
    expect(html).toBe(`${'<blockquote>'.repeat(16)}<p>${'&gt; '.repeat(4)}a</p>${'</blockquote>'.repeat(16)}`)
    const list = Array.from({ length: 18 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n')
    expect(richTextFromText(list)).toContain('<p>- a<br>- a</p>')
  })

  it('terminates for any text and escapes its tags', () => {
    const marks = fc.constantFrom(
      '- ',
      '1. ',
      '> ',
      '```',
      '# ',
      '**',
      '*',
      '`',
      '\n',
      '\n\n',
      '  ',
      '\t',
      '<b>',
      '&',
      'word',
    )
    fc.assert(
      fc.property(fc.array(marks, { maxLength: 40 }), (parts) => {
        expect(richTextFromText(parts.join(''))).not.toContain('<b>')
      }),
    )
  })
})
