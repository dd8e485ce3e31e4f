import { listAuditLog } from '@prompt-library/contract/admin'
import { setCollectionNote } from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts } from '@prompt-library/contract/collections'
import {
  exportCollection,
  exportOwnPrompts,
  exportPrompt,
  exportPublicPrompts,
  exportSavedPrompts,
  getExportSchema,
} from '@prompt-library/contract/exports'
import { EXPORT_FORMATS, type ExportFormat, FORMATS } from '@prompt-library/contract/formats/formats'
import type { ExportedPrompt } from '@prompt-library/contract/formats/library-json'
import { readFile } from '@prompt-library/contract/formats/read-file'
import { finishImport, sendImportedPrompts, startImport, undoImport } from '@prompt-library/contract/imports'
import { savePrompt } from '@prompt-library/contract/saved'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import { type JsonSchema, schemaViolations } from '../../testing/json-schema.ts'
import type { User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('exports', async () => {
  const testApp = await createTestApp()
  const { db, newUser, visitor } = testApp
  const author = await newUser({ display_name: 'Ana Author' })
  const [reader, admin] = [await newUser(), await newUser({ role: 'admin' })]

  const own = await createPrompt(db, { author_id: author.id, title: 'Public', html: '<p>A {{b}}</p>' })
  const hidden = await createPrompt(db, { author_id: author.id, title: 'Private', is_public: false })
  const other = await createPrompt(db, { author_id: reader.id, title: 'Of someone else' })

  const titles = async (user: User, call: Parameters<User['get']>[0], query = {}) => {
    const response = await user.get(call, { ...query, format: 'json' })
    expect(response.statusCode, response.body).toBe(200)
    return response.json().prompts.map(({ title }: ExportedPrompt) => title)
  }

  it('have what the caller can view, in the order of the list', async () => {
    const collection = await createCollection(db, {
      owner_id: author.id,
      visibility: 'public',
      prompt_ids: [other.id, hidden.id, own.id],
    })
    const of = { token: collection.token }
    for (const id of [own.id, other.id, hidden.id]) {
      await author.post(savePrompt, { prompt_id: id, saved: true })
      testApp.clock.now = new Date(testApp.clock.now.getTime() + 60_000)
    }
    expect((await titles(author, exportOwnPrompts)).toSorted()).toEqual(['Private', 'Public'])
    expect(await titles(author, exportSavedPrompts)).toEqual(['Private', 'Of someone else', 'Public'])
    expect(await titles(author, exportCollection, of)).toEqual(['Of someone else', 'Private', 'Public'])
    expect(await titles(reader, exportCollection, of)).toEqual(['Of someone else', 'Public'])
    expect(await titles(reader, exportPrompt, { prompt_id: String(own.id) })).toEqual(['Public'])
    expect(await titles(reader, exportSavedPrompts)).toEqual([])
    expect((await titles(admin, exportPublicPrompts)).toSorted()).toEqual(['Of someone else', 'Public'])
    expect(testApp.log.filter(({ level }) => Number(level) > 30)).toEqual([])
  })

  it('of all public prompts are in the audit log, and other sites can’t start them', async () => {
    const [entry] = (await admin.get(listAuditLog)).json()
    expect(entry).toMatchObject({ action: 'exported', target_name: 'public prompts (JSON)' })
    const url = '/api/public-prompts/export?format=json'
    const headers = { ...admin.headers, 'sec-fetch-site': 'cross-site' }
    expect((await testApp.app.inject({ url, headers })).statusCode).toBe(403)
  })

  it('as JSON follow the schema that they name', async () => {
    const file = (await author.get(exportOwnPrompts, { format: 'json' })).json()
    expect(new URL(file.$schema).pathname).toBe(getExportSchema.path)
    const response = await visitor.get(getExportSchema)
    const { $schema, title, ...schema } = response.json<JsonSchema & { $schema: string; title: string }>()
    expect($schema).toContain('json-schema.org')
    expect(schemaViolations(file, schema)).toEqual([])
    expect(schemaViolations({ ...file, version: 2 }, schema)).not.toEqual([])
  })

  const nameOf = (format: ExportFormat) => {
    if (format === 'skill') return 'SKILL.md'
    return `prompt-${own.id}-2026-03-15.${format === 'markdown' ? 'md' : FORMATS[format].extension}`
  }
  it.each(EXPORT_FORMATS)('as %s come as a file with a name', async (format) => {
    const response = await author.get(exportPrompt, { prompt_id: String(own.id), format })
    expect(response.headers).toMatchObject({
      'content-disposition': `attachment; filename="${nameOf(format)}"`,
      'cache-control': 'private, no-store',
      'x-total-count': '1',
    })
    expect(readFile({ name: nameOf(format), bytes: response.rawPayload })).toMatchObject({
      format,
      prompts: [{ prompt: { title: 'Public', html: '<p>A {{b}}</p>' } }],
    })
  })

  it('of a collection are named after it, and an import makes it again', async () => {
    const texts = { name: 'Week 1: “Élan”', description: 'Start here.\n\n- *then* there' }
    const { token } = await createCollection(db, {
      ...texts,
      owner_id: author.id,
      visibility: 'public',
      prompt_ids: [other.id, hidden.id, own.id],
    })
    const note = 'Read *this* first: "a", b'
    for (const id of [other.id, hidden.id])
      await author.post(setCollectionNote, { token, prompt_id: id, note })
    const response = await reader.get(exportCollection, { token, format: 'json' })
    expect(response.headers['content-disposition']).toBe('attachment; filename="week-1-elan-2026-03-15.json"')
    expect(response.body).not.toContain('Private')
    const { $schema, title, ...schema } = (await visitor.get(getExportSchema)).json()
    expect(schemaViolations(response.json(), schema), `${title} ${$schema}`).toEqual([])
    for (const format of ['csv', 'markdown', 'skill'] as const) {
      const { headers } = await reader.get(exportCollection, { token, format })
      expect(headers['content-disposition']).toContain('"week-1-elan-2026-03-15.')
    }

    const file = readFile({ name: 'file', bytes: response.rawPayload })
    if (file.kind !== 'prompts') throw new Error('The file can’t be read.')
    const { collection, prompts: found } = file
    expect(collection).toEqual(texts)
    const prompts = found.map(({ prompt }) => ({ category: 'Study', ...prompt }))
    const { id: import_id } = (await reader.post(startImport, { count: 2 })).json()
    expect((await reader.post(sendImportedPrompts, { import_id, first: 1, prompts })).json()).toEqual({
      problems: [],
    })
    const finished = (await reader.post(finishImport, { import_id, collection })).json()
    // One is the reader’s own already.
    expect(finished).toMatchObject({ added: 1, skipped: 1, collection: expect.any(String) })
    const of = { token: finished.collection }
    expect((await reader.get(getCollection, of)).json()).toMatchObject({
      ...texts,
      visibility: 'private',
      role: 'owner',
    })
    const items = (await reader.get(listCollectionPrompts, of)).json()
    expect(items.map(({ title, note: said }: { title: string; note: string }) => [title, said])).toEqual([
      ['Of someone else', note],
      ['Public', ''],
    ])
    expect(items[0].id).toBe(other.id)
    expect((await author.get(getCollection, of)).statusCode).toBe(404)

    // What was there before the import stays in it.
    const undone = (await reader.post(undoImport, { import_id })).json()
    expect(undone).toMatchObject({ undone: 1, kept: [], collection: finished.collection })
    expect((await reader.get(getCollection, of)).json()).toMatchObject({ prompt_count: 1 })
  })

  it('are empty files if there is nothing to export', async () => {
    const nobody = await newUser()
    for (const format of EXPORT_FORMATS)
      expect((await nobody.get(exportOwnPrompts, { format })).statusCode, format).toBe(200)
  })
})
