import { DEFAULT_SETTINGS, type Settings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  AS_IS,
  type Drafts,
  draftOf,
  keyOf,
  problemsOf,
  readDrafts,
  type Section,
  type SettingField,
  withDraft,
} from './setting-field.ts'

const color: SettingField = { kind: 'text', path: ['campus', 'color'], label: 'Color', max: 7 }
const links: SettingField = {
  kind: 'own',
  path: ['campus', 'links'],
  schema: z.array(z.object({ label: z.string(), url: z.string() })),
  ...AS_IS,
  Input: () => null,
}
const days: SettingField = { kind: 'number', path: ['deleted_days'], label: 'Days', max: 365 }
const { data_classes: CLASSES } = DEFAULT_SETTINGS
const classes: SettingField = {
  kind: 'own',
  path: ['data_classes'],
  schema: z.array(z.looseObject({ name: z.string() })),
  ...AS_IS,
  Input: () => null,
}

function sectionOf(...fields: [SettingField, ...SettingField[]]): Section {
  return { path: 'test', title: '', description: '', noun: '', groups: [{ fields }] }
}

/** The problems of all fields, by their path. */
function problemsIn(fields: readonly SettingField[], kept: Drafts, settings: Settings = DEFAULT_SETTINGS) {
  const { edited } = readDrafts(sectionOf(...(fields as [SettingField])), kept, settings)
  return fields.flatMap((field) =>
    problemsOf(field, kept, settings, edited).map(({ path, sentence }) => ({
      input: [keyOf(field), ...path].join('.'),
      sentence,
    })),
  )
}

describe('what is wrong', () => {
  it('is said of each input, each time', () => {
    const kept = {
      'campus.color': '#ffc72c',
      'campus.links': [{ label: 'Help', url: 'javascript:alert(1)' }],
    }
    for (let time = 0; time < 3; time += 1)
      expect(problemsIn([color, links], kept).map(({ input }) => input)).toEqual([
        'campus.color',
        'campus.links.0.url',
      ])
  })

  it.each([
    [' ', 1, 'A class needs a name.'],
    ['RESTRICTED', 2, 'Two classes have the same name.'],
  ])('is said of the class that has to change: %s', (name, index, sentence) => {
    const kept = { data_classes: CLASSES.map((one) => (one.id === 'internal' ? { ...one, name } : one)) }
    expect(problemsIn([classes], kept)).toEqual([{ input: `data_classes.${index}.name`, sentence }])
  })
})

describe('a draft', () => {
  it('is kept while it differs from what is saved', () => {
    expect(withDraft({}, days, '40', DEFAULT_SETTINGS)).toEqual({ deleted_days: '40' })
    expect(withDraft({ deleted_days: '40' }, days, '30', DEFAULT_SETTINGS)).toEqual({})
  })

  it('can have a name that can’t be saved, but nothing of another kind', () => {
    expect(draftOf(color, { 'campus.color': '' }, DEFAULT_SETTINGS)).toBe('')
    expect(draftOf(color, { 'campus.color': 7 }, DEFAULT_SETTINGS)).toBe(DEFAULT_SETTINGS.campus.color)
    expect(draftOf(links, { 'campus.links': [{}] }, DEFAULT_SETTINGS)).toEqual([])
  })

  it('saves only the settings that it changes, with what another admin saved in the meantime', () => {
    const section = sectionOf(color, days)
    const theirs = { ...DEFAULT_SETTINGS, campus: { ...DEFAULT_SETTINGS.campus, id_name: 'Eagle ID' } }
    expect(readDrafts(section, {}, theirs)).toMatchObject({ isChanged: false, changes: {} })
    expect(readDrafts(section, { deleted_days: '40' }, theirs).changes).toEqual({ deleted_days: 40 })
    const { changes, edited } = readDrafts(section, { 'campus.color': '#0b5d3b' }, theirs)
    expect(changes).toEqual({ campus: { ...theirs.campus, color: '#0b5d3b' } })
    expect(edited.deleted_days).toBe(theirs.deleted_days)
    expect(theirs.campus.color).toBe(DEFAULT_SETTINGS.campus.color)
  })
})
