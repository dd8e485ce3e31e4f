import { enhancePrompt } from '@prompt-library/contract/builder'
import { saveSettings } from '@prompt-library/contract/settings'
import { listTargets } from '@prompt-library/contract/targets'
import {
  AI_SERVICE,
  DATA_USES,
  type DataClasses,
  type DataTable,
  FINE,
  MCP,
} from '@prompt-library/domain/data-class/data-class'
import { DEFAULT_CLASSES } from '@prompt-library/domain/data-class/default-classes'
import { MINUTE } from '@prompt-library/domain/durations'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { applyMigrations, migrationNames, runMigration } from '../../db/migrate.ts'
import { createKey, createPrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { startStandInAi } from '../../testing/stand-in-ai.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { readSettings } from './queries.ts'
import { toStored } from './settings.ts'

const MIGRATION = '0009-data-classes.sql'
const NOT = { use: 'not', note: '' }

describe('what admins chose for three classes', async () => {
  const database = await openTestDatabase({ empty: true })
  afterAll(database.close)
  const target = (wanted: string, data_class: string) => {
    const { id: _, ...rest } = DEFAULT_TARGETS.find(({ name }) => name === wanted) ?? { id: '' }
    return { ...rest, data_class }
  }
  const before = {
    data_classes: {
      public: { name: 'Level 1', description: 'Open.' },
      internal: { name: 'Level 2', description: '' },
      restricted: { name: 'Level 3', description: 'Protected.' },
    },
    targets: [target('ChatGPT', 'public'), target('Claude', 'internal')],
    ai_service_class: 'restricted',
    mcp_data_class: 'internal',
  }

  it('is kept by an upgrade, and by restoring a backup from before', async () => {
    const names = migrationNames()
    await database.withSession(async (run) => {
      await applyMigrations(run, names.slice(0, names.indexOf(MIGRATION)))
      for (const [name, value] of Object.entries(before))
        await run('insert into settings values ($1, $2::jsonb, now())', [name, JSON.stringify(value)])
      await applyMigrations(run, [MIGRATION])
      await runMigration(run, MIGRATION)
    })
    const { settings, changed } = toStored(await readSettings(database.db))
    expect(changed.toSorted()).toEqual(['data_classes', 'data_table', 'targets'])
    expect(settings.data_classes.map(({ id, name, description }) => [id, name, description])).toEqual([
      ['public', 'Level 1', 'Open.'],
      ['internal', 'Level 2', ''],
      ['restricted', 'Level 3', 'Protected.'],
    ])
    expect(settings.data_classes.map(({ kinds }) => kinds.toSorted())).toEqual(
      DEFAULT_CLASSES.map(({ kinds }) => kinds.toSorted()),
    )
    expect(settings.targets.map(({ name, id }) => [name, id])).toEqual([
      ['ChatGPT', 'tool-1'],
      ['Claude', 'tool-2'],
    ])
    expect(settings.data_table).toEqual({
      'tool-1': { public: FINE, internal: NOT, restricted: NOT },
      'tool-2': { public: FINE, internal: FINE, restricted: NOT },
      mcp: { public: FINE, internal: FINE, restricted: NOT },
      'ai-service': { public: FINE, internal: FINE, restricted: FINE },
    })
    expect(Object.keys(await readSettings(database.db)).toSorted()).toEqual(changed.toSorted())
  })
})

describe('a text of a class', async () => {
  const service = await startStandInAi()
  afterAll(service.close)
  const { app, db, clock, newUser, visitor } = await createTestApp({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: service.baseUrl,
    AI_API_KEY: 'secret',
    AI_MODEL: 'some-model',
  })
  const admin = await newUser({ role: 'admin', last_login_at: clock.now })
  const { key } = await createKey(db, { user_id: admin.id, at: clock.now })
  const IDS = ['public', 'l2', 'l3', 'l4', 'l5', 'l6', 'l7']
  const { id } = await createPrompt(db, { author_id: admin.id, title: 'Grades', html: '<p>{{grades}}</p>' })
  const save = async (values: object) =>
    expect(refusal(await admin.post(saveSettings, values))).toEqual([200, undefined])

  /** A random campus: classes, some merged, and what each tool can get. */
  const campus = fc
    .record({
      ids: fc.subarray(IDS.slice(1), { minLength: 1, maxLength: 6 }),
      merged: fc.subarray(IDS.slice(1)),
      saved: fc.constantFrom(...IDS),
      uses: fc.array(fc.constantFrom(...DATA_USES), { minLength: 7 * 9, maxLength: 7 * 9 }),
    })
    .map(({ ids, merged, saved, uses }) => {
      const classes: DataClasses = ['public', ...ids].map((one, index) => ({
        ...{ id: one, name: one.toUpperCase(), description: '', examples: '', kinds: [] },
        merged: index === 1 ? merged.filter((other) => !ids.includes(other)) : [],
      }))
      const rows = [...DEFAULT_TARGETS.map((target) => target.id), AI_SERVICE, MCP]
      const table: DataTable = Object.fromEntries(
        rows.map((row, at) => [
          row,
          Object.fromEntries(
            classes.map((one, index) => {
              const use = uses[at * 7 + index] ?? 'not'
              return [one.id, { use, note: use === 'limited' ? 'Only without names' : '' }]
            }),
          ),
        ]),
      )
      return { classes, table, saved }
    })

  /** Whether the table lets a tool have it, worked out from the table alone. */
  const isAllowed = (
    tool: string,
    { classes, table, saved }: { classes: DataClasses; table: DataTable; saved: string },
  ) => {
    const found = classes.find((one) => one.id === saved || one.merged.includes(saved)) ?? classes.at(-1)
    return table[tool]?.[found?.id ?? '']?.use !== 'not'
  }

  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const callMcp = async (method: string, params: object) => {
    const response = await fetch(`${address}/mcp`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${key}`,
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
    })
    return response.text()
  }

  it('never reaches a tool that may not have it, whatever the classes and the table', async () => {
    await fc.assert(
      fc.asyncProperty(campus, async (random) => {
        const { classes, table, saved } = random
        // Otherwise, an admin would have made too many changes in a minute.
        clock.now = new Date(clock.now.getTime() + MINUTE)
        await db.updateTable('prompts').set({ data_class: 'public' }).where('id', '=', id).execute()
        await save({ data_classes: null, data_table: null })
        await save({ data_classes: classes, data_table: table })
        await db.updateTable('prompts').set({ data_class: saved }).where('id', '=', id).execute()

        const tools = await visitor.read(listTargets)
        const found = classes.find((one) => one.id === saved || one.merged.includes(saved)) ?? classes.at(-1)
        for (const tool of tools)
          expect(tool.data[found?.id ?? '']?.use !== 'not', tool.name).toBe(isAllowed(tool.id, random))

        const calls = service.calls.length
        const known = classes.some((one) => one.id === saved || one.merged.includes(saved))
        const enhanced = await admin.post(enhancePrompt, {
          original_prompt: 'Grade {{x}}.',
          data_class: saved,
        })
        expect(enhanced.statusCode).toBe(!known ? 400 : isAllowed(AI_SERVICE, random) ? 200 : 403)
        expect(service.calls.length > calls).toBe(known && isAllowed(AI_SERVICE, random))

        const answers = await Promise.all([
          callMcp('tools/call', { name: 'get_prompt', arguments: { id } }),
          callMcp('tools/call', { name: 'fill_prompt', arguments: { id } }),
          callMcp('tools/call', { name: 'search_prompts', arguments: { query: 'grades' } }),
          callMcp('prompts/get', { name: `p${id}` }),
        ])
        const texts = answers.map((answer) => /\{\{grades\}\}|\[Grades\]/.test(answer))
        const allowed = isAllowed(MCP, random)
        expect(texts).toEqual([allowed, allowed, allowed, allowed])
      }),
      { numRuns: 25 },
    )
  })
})
