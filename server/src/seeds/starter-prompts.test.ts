import { newFields } from '@prompt-library/contract/new-fields'
import { withBlanks } from '@prompt-library/domain/fields/blanks'
import { type Field, promptFields } from '@prompt-library/domain/fields/field'
import { filledText, valueProblem } from '@prompt-library/domain/fields/field-values'
import { fieldNamesIn, replaceFields } from '@prompt-library/domain/fields/find-fields'
import { suggestedBlanks } from '@prompt-library/domain/fields/suggested-blanks'
import { cardTitle } from '@prompt-library/domain/prompts/card-title'
import { CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { richTextFromText } from '@prompt-library/domain/rich-text/rich-text-from-text'
import { describe, expect, it } from 'vitest'
import { DEMO_DATA } from './demo-data.ts'
import { readStarterFields, starterFieldsReader } from './starter-fields.ts'
import { readStarterPrompts } from './starter-prompts.ts'

describe('the starter prompts', () => {
  const prompts = readStarterPrompts()

  it('number at least 120, with at least 20 in each category', () => {
    expect(prompts.length).toBeGreaterThanOrEqual(120)
    for (const category of CATEGORIES) {
      expect(prompts.filter((prompt) => prompt.category === category).length).toBeGreaterThanOrEqual(20)
    }
  })

  it('have unique titles that fit on a card', () => {
    expect(new Set(prompts.map((prompt) => prompt.title)).size).toBe(prompts.length)
    for (const { title } of prompts) expect(cardTitle(title)).toBe(title)
  })

  it.each(prompts.map((prompt) => [prompt.title, prompt] as const))(
    '%s: has notes and a field to fill in',
    (_title, prompt) => {
      expect(prompt.notes.length).toBeGreaterThan(20)
      expect(prompt.text).toMatch(/\{\{[a-z_]+\}\}/)
      // Not Featured, which no one could take away again: collections are featured, not prompts.
      for (const tag of prompt.tags) expect(['Template', 'Advanced', 'Quick']).toContain(tag)
    },
  )

  it('name the data they are for, where it isn’t public', () => {
    const count = (name: string) => prompts.filter(({ dataClass }) => dataClass === name).length
    expect(count('internal')).toBeGreaterThanOrEqual(25)
    expect(count('restricted')).toBeGreaterThanOrEqual(2)
  })

  it('include some in the Role & Task / Focus Areas form', () => {
    const focused = prompts.filter((prompt) => prompt.text.includes('\nFocus on the following areas:\n'))
    expect(focused.length).toBeGreaterThan(20)
    for (const { text } of focused) {
      const areas = text.split('Focus on the following areas:')[1]?.trim().split('\n') ?? []
      for (const area of areas) expect(area).toMatch(/^- \*\*.+:\*\* /)
    }
  })
})

describe('each starter prompt, filled in', () => {
  const fieldsOf = starterFieldsReader()

  it.each(readStarterPrompts().map((prompt) => [prompt.title, prompt] as const))(
    '%s: leaves no blank',
    (_title, { text, own }) => {
      expect(suggestedBlanks(richTextFromText(text))).toEqual([])
      const fields = promptFields(text, fieldsOf(text, own))
      expect(fields.map(({ name }) => name)).toEqual(fieldNamesIn(text))
      const values = new Map(fields.map((field) => [field.name, exampleOf(field)]))
      for (const field of fields) expect(valueProblem(field, values.get(field.name) ?? '')).toBeUndefined()
      const byName = new Map(fields.map((field) => [field.name, field]))
      const fieldValue = withBlanks(fields, (name, place) => {
        const field = byName.get(name)
        return field && filledText(field, values.get(name) ?? '', place)
      })
      const filled = replaceFields(text, (name) => fieldValue(name, 'prose'))
      expect(filled).not.toMatch(/\{\{|\}\}/)
      for (const { label } of fields) expect(filled).not.toContain(`[${label}]`)
      for (const [name, value] of values)
        if (byName.get(name)?.type === 'text') expect(filled).toContain(value)
    },
  )

  it('has examples and defaults only for its own fields, which differ from the shared ones', () => {
    const shared = new Map(readStarterFields().map((field) => [field.name, field]))
    for (const { title, text, own } of readStarterPrompts()) {
      for (const [name, { help, default: start }] of own) {
        expect(fieldNamesIn(text), title).toContain(name)
        expect(shared.get(name)?.help, `${title}: ${name}`).not.toBe(help ?? '')
        const { options } = shared.get(name) ?? {}
        if (start !== undefined && options) expect(options).toContain(start)
      }
      expect(newFields.parse(fieldsOf(text, own))).toEqual(fieldsOf(text, own))
    }
  })
})

/** What someone could type: the default, the example in the help, or the first option. */
function exampleOf({ default: start, help, type, options, label }: Field): string {
  const example = /for example, (.+?)\.?$/i.exec(help)?.[1]
  if (start || options[0]) return start || (options[0] ?? '')
  if (type === 'number') return example ?? '12'
  return type === 'date' ? '2026-10-14' : (example ?? `What someone types for ${label}`)
}

describe('the starter fields', () => {
  const prompts = [...readStarterPrompts(), ...DEMO_DATA.prompts]
  const fields = readStarterFields()
  const byName = new Map(fields.map((field) => [field.name, field]))

  it('describe every field of the starter and example prompts, and no other', () => {
    const used = new Set(prompts.flatMap(({ text }) => fieldNamesIn(text)))
    expect(fields.map(({ name }) => name)).toEqual([...used].sort())
  })

  it('are what an author could have sent, with labels and three to seven different options', () => {
    for (const field of fields) {
      expect(newFields.parse([field])).toEqual([field])
      expect(field.label, field.name).toMatch(/^[A-Z].*[^.:]$/)
      const { length } = field.options ?? ['', '', '']
      expect(length >= 3 && length <= 7, field.name).toBe(true)
    }
  })

  it('say what to type or paste where more than a word is needed', () => {
    const unexplained = fields.filter(({ type = 'text', help }) => type.endsWith('text') && !help)
    expect(unexplained.map(({ name }) => name)).toEqual([])
  })

  it('let people paste text where a paragraph is nothing but a field', () => {
    const alone = prompts.flatMap(({ text }) => [...text.matchAll(/^(?:> )?\{\{(\w+)\}\}$/gm)])
    expect(alone.length).toBeGreaterThan(50)
    const short = alone.map(([, name = '']) => name).filter((name) => byName.get(name)?.type !== 'long_text')
    expect(short).toEqual([])
  })
})
