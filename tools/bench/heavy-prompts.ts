// Prompts that the server accepts and that are the most work for a browser: as many of one thing as fit into the maximum
// length. Each has a second version, for comparing the two.
import { CONTENT_MAX, FIELDS_MAX } from '../../domain/src/limits.ts'

interface HeavyPrompt {
  name: string
  html: string
  /** What the first version is compared with. */
  next: string
}

const SENTENCES = `<p>${'Compare both drafts for {{course}}, and <strong>say</strong> which one is clearer. '.repeat(5)}</p>`
const LIST = `<h2>Steps</h2><ul>${'<li><p>Read one section, and note what it claims.</p></li>'.repeat(6)}</ul>`
const AREAS = '<p>Focus on the following areas:</p>'

export function heavyPrompts(): HeavyPrompt[] {
  return [
    blocks('ten pages of prose and lists', (n) => (n % 4 ? SENTENCES : LIST)),
    paragraph('one field, repeated', () => '{{a}} '),
    paragraph('60 fields, repeated', (n) => `{{f${n % FIELDS_MAX}}} `),
    paragraph('bold fields', () => '{{<strong>a</strong>}} '),
    blocks('fields in paragraphs', (n) => `<p>{{f${n % FIELDS_MAX}}}</p>`),
    paragraph('bold letters', () => '<strong>a</strong>b'),
    paragraph('marks in marks', () => nested(['strong', 'em', 'u', 's', 'code'], 'a')),
    paragraph('links', () => '<a href="tel:1">a</a>'),
    blocks('paragraphs', () => '<p>a</p>'),
    blocks('empty paragraphs', () => '<p></p>', '<p>a</p>'),
    paragraph('line breaks', () => 'a<br />'),
    blocks('headings', () => '<h1>a</h1>'),
    blocks('quotes', () => '<blockquote>a</blockquote>'),
    blocks('code blocks', () => '<pre>a</pre>'),
    inside('list items', ['ul'], () => '<li>a</li>'),
    inside('numbered items', ['ol'], () => '<li><p>a</p></li>'),
    blocks('nested lists', () => nested(Array(12).fill(['ul', 'li']).flat(), 'a')),
    blocks('nested quotes', () => nested(Array(40).fill('blockquote'), 'a')),
    inside('focus areas', [], () => '<p><strong>a</strong> b</p>', AREAS),
    inside('focus areas in a list', ['ul'], () => '<li>b</li>', `${AREAS}<p><strong>a</strong></p>`),
    inside('focus areas of fields', [], (n) => `<p><strong>{{f${n % FIELDS_MAX}}}</strong></p>`, AREAS),
    inside('lines of code', ['pre'], () => 'a\n'),
    inside('carriage returns', ['pre'], () => 'a\r'),
    inside('line separators', ['pre'], () => 'a\u2028'),
    paragraph('spaces', () => 'a  '),
    paragraph('one word', () => 'a'),
    paragraph('short sentences', () => 'A. '),
    paragraph('Chinese', () => '研究論文'),
    paragraph('Arabic and English', () => 'لخّص a '),
    paragraph('emoji', () => '👩🏽‍🚀'),
    paragraph('email addresses', (n) => `a${n}@b.edu `),
  ]
}

type Part = (n: number) => string

function paragraph(name: string, part: Part): HeavyPrompt {
  return inside(name, ['p'], part)
}

function blocks(name: string, part: Part, start = ''): HeavyPrompt {
  return inside(name, [], part, start)
}

function inside(name: string, tags: readonly string[], part: Part, start = ''): HeavyPrompt {
  const build = (change: (text: string, n: number) => string) => {
    const room = CONTENT_MAX - start.length - nested(tags, '').length
    let text = ''
    for (let n = 0; ; n += 1) {
      const next = change(part(n), n)
      // Some characters are stored as entities of several.
      if (text.length + next.length > room) return start + nested(tags, text)
      text += next
    }
  }
  return { name, html: build((text) => text), next: build((text, n) => (n % 2 ? text : changed(text))) }
}

/** The same structure with another letter, outside of tags and field names. */
function changed(text: string): string {
  return text.replace(
    /(<[^>]*>)|\{\{|[a-zA研ل]/gu,
    (found, tag) => tag ?? (found === '{{' ? 'x {{' : `${found}b`),
  )
}

function nested(tags: readonly string[], text: string): string {
  return tags.reduceRight((inner, tag) => `<${tag}>${inner}</${tag}>`, text)
}
