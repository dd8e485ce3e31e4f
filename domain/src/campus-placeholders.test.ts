import { expect, it } from 'vitest'
import { DEFAULT_CAMPUS, toPageCampus } from './campus.ts'
import { fillPlaceholders, PLACEHOLDERS } from './campus-placeholders.ts'

const { name, links } = PLACEHOLDERS
const PAGE = `<p title="${name}">At ${name}, 100%</p><ul><li>One</li><li><a href="${links[0]?.url}">${links[0]?.label}</a></li><li>Two</li></ul>`

it('fills in a prerendered page, with as many links as there are', () => {
  const campus = { ...toPageCampus(DEFAULT_CAMPUS), name: 'A&"B"<i> $& %campus.label%' }
  const filled = 'A&amp;&quot;B&quot;&lt;i&gt; $&amp; %campus.label%'
  expect(fillPlaceholders(PAGE, campus)).toBe(
    `<p title="${filled}">At ${filled}, 100%</p><ul><li>One</li><li>Two</li></ul>`,
  )
  const two = [
    { label: 'A', url: 'https://a.edu/?x=1&y=2' },
    { label: '<b>', url: 'https://b.edu' },
  ]
  expect(fillPlaceholders(PAGE, { ...campus, links: two })).toContain(
    '<li>One</li><li><a href="https://a.edu/?x=1&amp;y=2">A</a></li><li><a href="https://b.edu">&lt;b&gt;</a></li><li>Two</li>',
  )
})
