import { describe, expect, it } from 'vitest'
import { makeBlanks, suggestedBlanks } from './suggested-blanks.ts'

describe('suggestedBlanks', () => {
  it.each([
    ['[course]', 'course', 'Course'],
    ['[Your name]', 'your_name', 'Your name'],
    ['[number of weeks, 1–15]', 'number_of_weeks_1_15', 'Number of weeks, 1–15'],
    ['{{Lab Topic}}', 'lab_topic', 'Lab Topic'],
    ['{{lab-topic}}', 'lab_topic', 'Lab-topic'],
    ['{{Café}}', 'cafe', 'Café'],
    ['{{student’s name}}', 'students_name', 'Student’s name'],
    ['{{2nd author}}', 'field_2nd_author', '2nd author'],
  ])('finds %s', (text, name, label) => {
    expect(suggestedBlanks(`<p>a ${text} b ${text}</p>`)).toEqual([{ text, name, label }])
  })

  it.each([
    '{{topic}}',
    '{{ topic }}',
    '{{ user.name }}',
    '{{#each items}}',
    '{{ a | upper }}',
    '{{}}',
    '{a b}',
    '[1]',
    '[x]',
    '[ ]',
    '[sic]',
    '["a", "b"]',
    'list[index]',
    '[guide](https://example.edu)',
    '[guide][one]',
    '[guide]: https://example.edu',
    '<pre><code>[course]</code></pre>',
    '<a href="https://example.edu/[course]">guide</a>',
  ])('has nothing to say about %s', (text) => {
    expect(suggestedBlanks(text)).toEqual([])
  })
})

describe('makeBlanks', () => {
  it('makes fields, and keeps the author’s words where the name has others', () => {
    expect(makeBlanks('<p>For [course], [Week no.] and {{topic}}</p><pre>[x y]</pre>')).toEqual({
      html: '<p>For {{course}}, {{week_no}} and {{topic}}</p><pre>[x y]</pre>',
      fields: [{ name: 'week_no', label: 'Week no.' }],
    })
  })
})
