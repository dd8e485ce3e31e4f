import { describe, expect, it } from 'vitest'
import { type CitedWork, citationHtml, citationText } from './cited-work.ts'
import { citeInApa, citeInChicago, citeInMla } from './reference-styles.ts'

const WORK: CitedWork = {
  promptId: 7,
  author: 'Lovelace, Ada',
  title: 'Explain a concept',
  revision: 3,
  savedAt: new Date(2026, 2, 1, 12),
  site: 'AI Prompt Library',
  url: 'https://prompts.example.edu/?prompt=7&revision=3',
}
const STYLES = { apa: citeInApa, mla: citeInMla, chicago: citeInChicago }
const cite = (style: keyof typeof STYLES, changes: Partial<CitedWork> = {}) =>
  citationText(STYLES[style]({ ...WORK, ...changes }))

const URL = WORK.url
const SHORT_URL = 'prompts.example.edu/?prompt=7&revision=3'

describe('a citation', () => {
  it.each([
    [
      'apa',
      `Lovelace, A. (2026, March 1). Explain a concept (Version 3) [AI prompt]. AI Prompt Library. ${URL}`,
    ],
    ['mla', `Lovelace, Ada. “Explain a concept.” AI Prompt Library, version 3, 1 Mar. 2026, ${SHORT_URL}.`],
    ['chicago', `Lovelace, Ada. “Explain a concept.” Version 3. AI Prompt Library. March 1, 2026. ${URL}.`],
  ] as const)('in %s names author, title, version, date, site, and address', (style, text) => {
    expect(cite(style)).toBe(text)
  })

  it.each([
    ['apa', `Explain a concept (Version 3) [AI prompt]. (2026, March 1). AI Prompt Library. ${URL}`],
    ['mla', `“Explain a concept.” AI Prompt Library, version 3, 1 Mar. 2026, ${SHORT_URL}.`],
    ['chicago', `“Explain a concept.” Version 3. AI Prompt Library. March 1, 2026. ${URL}.`],
  ] as const)('in %s starts with the title if there’s no author', (style, text) => {
    for (const author of [null, '', '  ']) expect(cite(style, { author })).toBe(text)
  })

  it.each([
    ['apa', `AI Prompt Library. (2026, March 1). Explain a concept (Version 3) [AI prompt]. ${URL}`],
    ['mla', `“Explain a concept.” AI Prompt Library, version 3, 1 Mar. 2026, ${SHORT_URL}.`],
    ['chicago', `AI Prompt Library. “Explain a concept.” Version 3. March 1, 2026. ${URL}.`],
  ] as const)('in %s names the library once if it’s also the author', (style, text) => {
    expect(cite(style, { author: 'AI Prompt Library' })).toBe(text)
    // Also if the name doesn't look like a group's.
    const renamed = { author: 'Prompt Pantry', site: 'Prompt Pantry' }
    expect(cite(style, renamed)).toBe(text.replace('AI Prompt Library', 'Prompt Pantry'))
  })

  it.each([
    ['de la Cruz, Ana María', 'de la Cruz, A. M. (2026', 'de la Cruz, Ana María. “'],
    ['Jane van Dyke', 'Jane van Dyke. (2026', 'Jane van Dyke. “'],
    ['King, Martin Luther, Jr.', 'King, Martin Luther, Jr. (2026', 'King, Martin Luther, Jr. “'],
    ['Writing Center', 'Writing Center. (2026', 'Writing Center. “'],
    ['王小明', '王小明. (2026', '王小明. “'],
    ['Plato', 'Plato. (2026', 'Plato. “'],
  ])('ends the name %j with one period', (author, apa, others) => {
    expect(cite('apa', { author }).startsWith(apa)).toBe(true)
    expect(cite('mla', { author }).startsWith(others)).toBe(true)
    expect(cite('chicago', { author }).startsWith(others)).toBe(true)
  })

  it.each([
    ['What is entropy?', '“What is entropy?”'],
    ['Wow!', '“Wow!”'],
    ['Summarize this.', '“Summarize this.”'],
    ['总结这篇文章。', '“总结这篇文章。”'],
    ['ما هي الإنتروبيا؟', '“ما هي الإنتروبيا؟”'],
    ['Explain "entropy" simply', '“Explain ‘entropy’ simply.”'],
    ['Explain "entropy"', '“Explain ‘entropy.’”'],
    ['Who said "Why?"', '“Who said ‘Why?’”'],
    ['«Pourquoi ?»', '“«Pourquoi ?»”'],
    ['"Quoted"', '“‘Quoted.’”'],
    ['("Quoted" and ("more"))', '“(‘Quoted’ and (‘more’)).”'],
    ['A 12" ruler', '“A 12" ruler.”'],
    ['iPhone: NASA vs. ESA', '“iPhone: NASA vs. ESA.”'],
    ['Two\nlines\u202e and\u200b more ', '“Two lines and more.”'],
    ['x'.repeat(200), `“${'x'.repeat(200)}.”`],
  ])('quotes the title %j', (title, quoted) => {
    expect(cite('mla', { title })).toContain(`Ada. ${quoted} AI`)
    expect(cite('chicago', { title })).toContain(`Ada. ${quoted} Version 3.`)
  })

  it('in APA keeps the title as written', () => {
    for (const title of [
      'What is entropy?',
      'Wow!',
      'And then…',
      'And then...',
      'Explain "entropy"',
      'Who said “Why?”',
      'NASA and the iPhone',
      'Moving to the U.K.',
    ])
      expect(cite('apa', { title })).toContain(`. ${title} (Version 3) [AI prompt]. `)
  })

  it.each([
    ['Summarize this.', 'Summarize this'],
    ['Explain “entropy.”', 'Explain “entropy”'],
    ["Say 'no.'", "Say 'no'"],
    ['A plan (for two.)', 'A plan (for two)'],
    ['总结这篇文章。', '总结这篇文章'],
  ])('in APA ends with one period after the title %j', (title, shown) => {
    expect(cite('apa', { title })).toContain(`. ${shown} (Version 3) [AI prompt]. `)
    expect(cite('apa', { title, author: null })).toContain(`${shown} (Version 3) [AI prompt]. (2026`)
  })

  it.each([
    [0, 'January', 'Jan.'],
    [8, 'September', 'Sept.'],
    [11, 'December', 'Dec.'],
  ])('writes month %i as each style does', (month, full, short) => {
    const day = 30
    const savedAt = new Date(2025, month, day)
    expect(cite('apa', { savedAt })).toContain(`(2025, ${full} ${day}).`)
    expect(cite('chicago', { savedAt })).toContain(`${full} ${day}, 2025.`)
    expect(cite('mla', { savedAt })).toContain(`, ${day} ${short} 2025,`)
  })

  it('is copied with italics and a link, and with escaped, isolated text', () => {
    const work = { ...WORK, author: '<b>Ada</b>', title: '<img src=x> & שלום' }
    expect(citationHtml(citeInApa(work))).toBe(
      '<p><bdi>&lt;b&gt;Ada&lt;/b&gt;.</bdi> (2026, March 1). <i><bdi>&lt;img src=x&gt; &amp; שלום</bdi></i> (Version 3) [AI prompt]. ' +
        'AI Prompt Library. <a href="https://prompts.example.edu/?prompt=7&amp;revision=3">https://prompts.example.edu/?prompt=7&amp;revision=3</a></p>',
    )
    expect(citationHtml(citeInMla(WORK))).toContain('<i>AI Prompt Library</i>, version 3')
    expect(citationHtml(citeInMla(WORK))).toContain(`revision=3">${SHORT_URL.replace('&', '&amp;')}</a>.`)
    expect(citationHtml(citeInChicago(WORK))).not.toContain('<i>')
  })
})
