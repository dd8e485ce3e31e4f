import { describe, expect, it } from 'vitest'
import { fieldNamesIn, findFields, replaceFields } from './find-fields.ts'

describe('findFields', () => {
  it('finds a name in double braces, with or without spaces', () => {
    expect(findFields('On {{topic}} for {{ course_1 }}.')).toEqual([
      { name: 'topic', start: 3, end: 12 },
      { name: 'course_1', start: 17, end: 31 },
    ])
  })

  it.each([
    '{topic}',
    '{{ }}',
    '{{1st}}',
    '{{two words}}',
    '{{a-b}}',
    '{{user.name}}',
    '{% if x %}',
    '{{{topic}}}',
    '{{#each items}}',
    '{{\ntopic\n}}',
    '{{émile}}',
  ])('takes %j for text', (text) => {
    expect(findFields(text)).toEqual([])
  })

  it('finds a field beside a brace of the text, as in JSON', () => {
    expect(findFields('{"a": {{topic}}}').map(({ name }) => name)).toEqual(['topic'])
    expect(replaceFields('{{{a}} {{{a}}}', () => 'x')).toBe('{x {{{a}}}')
  })
})

describe('replaceFields', () => {
  it('inserts values as they are', () => {
    const values: Record<string, string> = { a: "$& $1 $` $'", b: '{{a}}' }
    expect(replaceFields('{{a}}, {{ b }}, {{c}}', (name) => values[name])).toBe("$& $1 $` $', {{a}}, {{c}}")
  })
})

describe('fieldNamesIn', () => {
  it('lists each name once, in the order of the text', () => {
    expect(fieldNamesIn('<p>{{b}} and {{a}}</p><ul><li><p>{{b}}</p></li></ul>')).toEqual(['b', 'a'])
  })

  it('finds fields in code, and fields that formatting splits', () => {
    expect(
      fieldNamesIn('<pre><code>x = {{code}}</code></pre><p>{{<strong>to</strong>pic&nbsp;}<em>}</em></p>'),
    ).toEqual(['code', 'topic'])
  })

  it('finds fields in the addresses of links', () => {
    expect(
      fieldNamesIn('<p><a href="https://e.edu/{{a}}?b={{ b }}&amp;c={{c}}">{{d}} <em>x</em></a>{{a}}</p>'),
    ).toEqual(['a', 'b', 'c', 'd'])
    expect(fieldNamesIn('<p>{{<a href="https://e.edu">a</a>}}</p>')).toEqual(['a'])
  })

  it('joins nothing across blocks and line breaks', () => {
    expect(fieldNamesIn('<p>{{a</p><p>}}</p><p>{{b<br>}}</p>')).toEqual([])
  })
})
