import { clonePrompt, createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { newUser, visitor } = await createTestApp()
const [me, other] = [await newUser(), await newUser()]

const FORM = {
  title: 'Fields',
  category: 'Teach',
  visibility: 'public',
  markdown: '<p>For {{course}} at {{<strong>level</strong>}}.</p>',
}
const COURSE = { name: 'course', label: 'Course', help: 'Its number, such as BIO 101', required: true }
const LEVEL = { name: 'level', type: 'choice', options: ['Intro', 'Advanced'], default: 'Intro' }
const create = async (more: object) => (await me.read(createPrompt, { ...FORM, ...more })).prompt

describe('fields of a prompt', () => {
  it('are kept with it, and sent with every list', async () => {
    const prompt = await create({ fields: [LEVEL, COURSE] })
    expect(prompt.fields).toEqual([LEVEL, COURSE])
    expect(prompt).not.toHaveProperty('dropped_fields')
    expect((await visitor.read(getPrompt, { id: prompt.id })).fields).toEqual([LEVEL, COURSE])
    expect((await visitor.read(listPrompts))[0]?.fields).toEqual([LEVEL, COURSE])
  })

  it('can be in the address of a link', async () => {
    const markdown = '<p><a href="https://example.edu/{{course}}">the course</a></p>'
    const prompt = await create({ markdown, fields: [COURSE] })
    expect([prompt.markdown, prompt.fields]).toEqual([markdown, [COURSE]])
  })

  it.each([
    [{ name: 'course', type: 'number', min: 0, max: 365 }],
    [{ name: 'level', not_a_field: true }],
    [undefined],
  ])('can bound a number, say that a name is not a field, or be none: %j', async (field) => {
    const fields = field && [field]
    expect((await create({ fields })).fields).toEqual(fields ?? [])
  })

  it('stay when an edit doesn’t mention them, and change when it does', async () => {
    const { id } = await create({ fields: [COURSE, LEVEL] })
    const edit = (more: object) => me.read(updatePrompt, { id, ...FORM, ...more })
    expect((await edit({ title: 'Renamed' })).fields).toEqual([COURSE, LEVEL])
    expect((await edit({ fields: [LEVEL] })).fields).toEqual([LEVEL])
    expect((await edit({ fields: [] })).fields).toEqual([])
  })

  it('are dropped when their name isn’t in the text, and the response says so', async () => {
    const prompt = await create({ fields: [COURSE, { name: 'gone' }] })
    expect(prompt.fields).toEqual([COURSE])
    expect(prompt.dropped_fields).toEqual(['gone'])
    const markdown = '<p>Nothing to fill</p>'
    expect(await me.read(updatePrompt, { ...FORM, id: prompt.id, markdown })).toMatchObject({
      fields: [],
      dropped_fields: ['course'],
    })
  })

  it('go with a clone, unless it brings its own', async () => {
    const { id } = await create({ fields: [COURSE, LEVEL] })
    const clone = async (more: object) =>
      (await other.read(clonePrompt, { ...FORM, prompt_id: id, ...more })).prompt
    expect((await clone({})).fields).toEqual([COURSE, LEVEL])
    expect((await clone({ fields: [COURSE] })).fields).toEqual([COURSE])
    expect(await clone({ markdown: '<p>{{level}}</p>' })).toMatchObject({
      fields: [LEVEL],
      dropped_fields: ['course'],
    })
  })

  it.each([
    ['x', 'Fields must be a list of objects.'],
    [
      [{ name: 'two words' }],
      'A field’s name must start with a letter and contain only letters, digits, and underscores.',
    ],
    [[{}], 'A field needs a name.'],
    [[{ name: 'course', type: 'color' }], /^A field’s type must be one of text, long_text/],
    [[{ name: 'course', type: 'number', min: 0, default: '-3' }], 'must be 0 or more.'],
    [[{ name: 'course', type: 'number', min: '0' }], 'A field’s minimum must be a number.'],
    [[{ name: 'course', type: 'choice' }], 'Add at least one option to “course”.'],
    [[{ name: 'course' }, { name: 'course' }], 'Each field can be described only once.'],
    [Array.from({ length: 61 }, (_, index) => ({ name: `a${index}` })), 'You can describe up to 60 fields.'],
    [
      [{ name: 'course', type: 'choice', options: Array.from({ length: 51 }, (_, index) => `o${index}`) }],
      'A field can have up to 50 options.',
    ],
    [[{ name: 'course', type: 'choice', options: [' '] }], 'An option can’t be empty.'],
    [[{ name: 'course', label: 'x'.repeat(101) }], /100 characters/],
    [
      Array.from({ length: 30 }, (_, index) => ({ name: `a${index}`, default: 'x'.repeat(1_500) })),
      /all fields together must be 30,000 characters or fewer/,
    ],
  ])('are refused with a sentence where they are wrong: %#', async (fields, sentence) => {
    const response = await me.post(createPrompt, { ...FORM, fields })
    expect(refusal(response)).toEqual([400, expect.stringMatching(sentence)])
  })

  it('lose hidden characters and repeated options', async () => {
    const fields = [{ name: 'level', label: ' A\u202e\nb ', type: 'choice', options: ['x', ' x ', 'y'] }]
    expect((await create({ fields })).fields).toEqual([
      { name: 'level', label: 'A b', type: 'choice', options: ['x', 'y'] },
    ])
  })
})
