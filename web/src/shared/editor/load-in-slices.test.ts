import { getSchema } from '@tiptap/core'
import { describe, expect, it } from 'vitest'
import { editorExtensions } from './editor-extensions.ts'
import { isHeavy, sliceEnds } from './load-in-slices.ts'

const schema = getSchema(editorExtensions(''))
const paragraph = (text: string) => schema.node('paragraph', null, [schema.text(text)])
const items = Array.from({ length: 3_000 }, (_, index) =>
  schema.node('listItem', null, [paragraph(`${index}`)]),
)

describe('the slices of a heavy text', () => {
  it('are for texts with thousands of parts', () => {
    expect(isHeavy(`<p>${'a'.repeat(90_000)}</p>`)).toBe(false)
    expect(isHeavy('<p>a</p>'.repeat(900))).toBe(false)
    expect(isHeavy('<p>a</p>'.repeat(1_100))).toBe(true)
  })

  it.each([
    ['paragraphs', schema.node('doc', null, Array(3_000).fill(paragraph('a')))],
    ['one list', schema.node('doc', null, [schema.node('bulletList', null, items)])],
  ])('end between the nodes of %s, and the last one with the text', (_what, doc) => {
    const ends = sliceEnds(doc)
    expect(ends.length).toBeGreaterThan(4)
    expect(ends.at(-1)).toBe(doc.content.size)
    for (const end of ends) expect(() => doc.cut(0, end).check()).not.toThrow()
  })
})
