import { listAuditLog } from '@prompt-library/contract/admin'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import { listPrompts } from '@prompt-library/contract/prompts'
import { DEFAULT_SETTINGS, getSettings, saveSettings } from '@prompt-library/contract/settings'
import { FINE } from '@prompt-library/domain/data-class/data-class'
import { sql } from 'kysely'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { writeSetting } from './queries.ts'
import { createSettings } from './settings.ts'

const { data_classes: CLASSES } = DEFAULT_SETTINGS
const named = (name: string, description = '') =>
  CLASSES.map((one) => (one.id === 'internal' ? { ...one, name, description } : one))
const limited = (note: string) => ({ claude: { internal: { use: 'limited', note } } })

describe('settings', async () => {
  const { db, newUser, visitor } = await createTestApp()
  const admin = await newUser({ role: 'admin', display_name: 'Ada Admin' })
  const read = () => admin.read(getSettings)
  const log = () => admin.read(listAuditLog)
  const save = (values: object) => admin.post(saveSettings, values)

  it('have defaults that an admin can change and restore', async () => {
    expect(await read()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
    const synonyms = [['wombat', 'marsupial']]
    expect((await save({ synonyms })).json()).toEqual({
      settings: { ...DEFAULT_SETTINGS, synonyms },
      changed: ['synonyms'],
    })
    expect(await read()).toEqual({ settings: { ...DEFAULT_SETTINGS, synonyms }, changed: ['synonyms'] })
    expect((await save({ synonyms: null })).json()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
  })

  it('of the data guard reach everyone at once', async () => {
    const guard = () => visitor.read(getDataGuard)
    expect(await guard()).toEqual({
      id_masks: DEFAULT_SETTINGS.id_masks,
      classes: CLASSES,
      enhancement: { public: FINE, internal: FINE, restricted: FINE },
      mcp: { public: FINE, internal: { use: 'not', note: '' }, restricted: { use: 'not', note: '' } },
      policy_url: '',
    })
    const changes = {
      id_masks: ['#######'],
      data_classes: named('Level 2', 'Only at the university.'),
      data_table: { mcp: { internal: FINE } },
      data_policy_url: 'https://lake.edu/data',
    }
    expect((await save(changes)).json()).toEqual({
      settings: { ...DEFAULT_SETTINGS, ...changes },
      changed: expect.arrayContaining(Object.keys(changes)),
    })
    expect(await guard()).toMatchObject({
      id_masks: ['#######'],
      classes: changes.data_classes,
      mcp: { internal: FINE },
      policy_url: 'https://lake.edu/data',
    })
    const restored = await save({
      id_masks: null,
      data_classes: null,
      data_table: null,
      data_policy_url: null,
    })
    expect(restored.json()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
    expect((await log()).slice(0, 4)).toMatchObject(
      ['Policy for data', 'Which data in which tool', 'Data classes', 'Student IDs'].map((target_name) => ({
        action: 'reset setting',
        target_name,
      })),
    )
  })

  it('take effect in searches at once', async () => {
    await createPrompt(db, { author_id: admin.id, title: 'About wombats' })
    const find = async () =>
      (await visitor.read(listPrompts, { q: 'hairy marsupials' })).map(({ title }) => title)
    expect(await find()).toEqual([])
    await save({ synonyms: [['wombat', 'hairy marsupial']] })
    expect(await find()).toEqual(['About wombats'])
  })

  it('are recorded in the audit log, with the old and the new value', async () => {
    const target = { actor_name: 'Ada Admin', target_name: 'Days to keep deleted prompts' }
    await save({ deleted_days: 7 })
    await save({ deleted_days: null })
    expect((await log()).slice(0, 2)).toMatchObject([
      { ...target, action: 'reset setting', details: '7 → 30' },
      { ...target, action: 'changed setting', details: '30 → 7' },
    ])
  })

  it('aren’t recorded if the value stays the same', async () => {
    await save({ synonyms: [['a', 'b']], targets: DEFAULT_SETTINGS.targets, feedback: true })
    const before = await log()
    await save({ synonyms: [['a', 'b']], targets: null, feedback: null, id_masks: null })
    expect(await log()).toEqual(before)
    await save({ synonyms: null })
  })

  it('are recorded with the value they replaced, even if several admins save at once', async () => {
    const days = [3, 4, 5, 6, 7]
    await Promise.all(days.map((deleted_days) => save({ deleted_days })))
    const entries = (await log()).slice(0, days.length).reverse()
    const pairs = entries.map(({ details }) => details.split(' → '))
    expect(pairs.map(([old]) => old)).toEqual(['30', ...pairs.slice(0, -1).map(([, value]) => value)])
    await save({ deleted_days: null })
  })

  it.each([
    [{ synonyms: [['alone']] }, 'A synonym group needs at least two words.'],
    [{ synonyms: [['a', ' ']] }, 'A synonym can’t be empty.'],
    [{ synonyms: [['a', 'x'.repeat(61)]] }, 'A synonym must be 60 characters or fewer.'],
    [{ synonyms: Array(501).fill(['a', 'b']) }, 'You can have up to 500 synonym groups.'],
    [{ id_masks: [' '] }, 'A pattern can’t be empty.'],
    [{ id_masks: ['A########', 'A#'] }, 'Patterns need at least 5 # signs.'],
    [{ id_masks: ['[0-9]+#####'] }, 'Patterns can contain letters, digits, hyphens, and # for any digit.'],
    [{ id_masks: [`A${'#'.repeat(20)}`] }, 'Patterns can be up to 20 characters.'],
    [{ id_masks: Array(11).fill('A########') }, 'You can have up to 10 patterns.'],
    [{ data_classes: named('restricted') }, 'Two classes have the same name.'],
    [{ data_classes: named(' ') }, 'A class needs a name.'],
    [{ data_classes: named('x'.repeat(31)) }, 'The name of a class must be 30 characters or fewer.'],
    [
      { data_classes: named('x', 'y'.repeat(201)) },
      'The description of a class must be 200 characters or fewer.',
    ],
    [{ data_classes: CLASSES.slice(0, 1) }, 'You need at least 2 classes.'],
    [
      {
        data_classes: [...CLASSES, ...'abcde'].map((one, index) =>
          typeof one === 'string' ? { ...CLASSES[1], id: one, name: `${index}` } : one,
        ),
      },
      'You can have up to 7 classes.',
    ],
    [{ data_classes: CLASSES.toReversed() }, 'The first class stays the least sensitive one.'],
    [{ data_classes: CLASSES.map((one) => ({ ...one, merged: ['old'] })) }, 'Two classes have the same ID.'],
    [
      { data_classes: CLASSES.map((one) => ({ ...one, id: '__proto__' })) },
      'An ID has up to 40 letters, digits, and hyphens.',
    ],
    [{ data_table: limited(' ') }, 'Say what limits it, such as “Only without names”.'],
    [{ data_table: limited('x'.repeat(121)) }, 'What limits a tool must be 120 characters or fewer.'],
    [
      { data_table: Object.fromEntries(Array.from({ length: 23 }, (_, index) => [`t${index}`, {}])) },
      'The table can have up to 22 rows.',
    ],
    [{ data_policy_url: 'lake.edu' }, 'Enter a full web address that starts with https://.'],
    [{ data_policy_url: 'javascript:alert(1)' }, 'Enter a full web address that starts with https://.'],
    [
      { targets: [{ ...DEFAULT_SETTINGS.targets[0], id: 'A B' }] },
      'An ID has up to 40 letters, digits, and hyphens.',
    ],
    [
      { targets: ['One', 'Two'].map((name) => ({ ...DEFAULT_SETTINGS.targets[0], name })) },
      'Two AI tools have the same ID.',
    ],
  ])('refuse invalid values and stay unchanged: %#', async (payload, sentence) => {
    const before = await read()
    const response = await save(payload)
    expect(refusal(response)).toEqual([400, sentence])
    expect(await read()).toEqual(before)
  })

  it('reach other processes within ten seconds, and fall back to the default for an unreadable value', async () => {
    let now = 0
    const other = createSettings(db, () => now)
    expect((await other.read()).changed).toEqual([])
    await save({ synonyms: [['a', 'b']] })
    now = 10_000
    expect((await other.read()).changed).toEqual(['synonyms'])
    await db
      .transaction()
      .execute((tx) =>
        writeSetting(tx as never, { name: 'synonyms', value: { newer: 'form' }, now: new Date() }),
      )
    now = 20_000
    expect(await other.read()).toEqual({ settings: DEFAULT_SETTINGS, changed: [] })
  })

  it('are those that were read last for visitors while the database fails', async () => {
    let now = 0
    const other = createSettings(db, () => now)
    await save({ synonyms: [['a', 'b']] })
    const { synonyms } = await other.readLast()
    expect(synonyms).toEqual([['a', 'b']])
    await sql`alter table settings rename to settings_elsewhere`.execute(db)
    onTestFinished(
      async () => void (await sql`alter table settings_elsewhere rename to settings`.execute(db)),
    )
    now = 10_000
    await expect(other.read()).rejects.toThrow('settings')
    expect((await other.readLast()).synonyms).toBe(synonyms)
    await expect(createSettings(db).readLast()).rejects.toThrow('settings')
  })
})
