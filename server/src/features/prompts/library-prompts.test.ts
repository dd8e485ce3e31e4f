import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt, type Prompt } from '@prompt-library/contract/prompts'
import { approvePrompt } from '@prompt-library/contract/publishing'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { listRevisions, removeRevisions, restoreRevision } from '@prompt-library/contract/revisions'
import { saveSettings } from '@prompt-library/contract/settings'
import { listToDo } from '@prompt-library/contract/to-do'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser } = await createTestApp()
const library = await createLibraryAccount(db)
const member = await newUser()
const curator = await newUser({ role: 'curator', display_name: 'Cora Curator' })
const admin = await newUser({ role: 'admin' })
type User = typeof member

const form = (id: number, changes: object = {}) => ({
  ...{ id, title: 'Corrected', category: 'Teach', visibility: 'public', markdown: '<p>Do that.</p>' },
  ...changes,
})
const starter = async ({ is_public = true } = {}) =>
  (await createPrompt(db, { author_id: library.id, title: 'Starter', is_public })).id
const read = async (by: User, id: number): Promise<Prompt> => await by.read(getPrompt, { id })

describe('a prompt of the library', () => {
  it.each([
    ['a curator', curator],
    ['an admin', admin],
  ])('is corrected by %s, in their name, and stays the library’s', async (_who, by) => {
    const id = await starter()
    expect((await by.post(updatePrompt, form(id, { revision_note: 'A typo' }))).json()).toMatchObject({
      ...{ title: 'Corrected', visibility: 'public', by_library: true },
      ...{ author_id: library.id, author_name: 'AI Prompt Library' },
    })
    const [corrected, first] = await member.read(listRevisions, { prompt_id: id })
    expect(corrected).toMatchObject({ saved_by_name: by.display_name, note: 'A typo', is_current: true })
    expect(first).toMatchObject({ saved_by_name: 'AI Prompt Library' })
    const restored = await by.post(restoreRevision, { prompt_id: id, revision: 1 })
    expect(restored.json()).toMatchObject({ title: 'Starter' })
  })

  it('is refused to members, and so is a private one to everyone', async () => {
    const id = await starter()
    expect((await member.post(updatePrompt, form(id))).statusCode).toBe(403)
    const hidden = await starter({ is_public: false })
    for (const by of [curator, admin])
      expect((await by.post(updatePrompt, form(hidden))).statusCode).toBe(404)
    expect((await read(member, id)).title).toBe('Starter')
  })

  it('stays public, keeps its versions, and can’t be deleted by a curator', async () => {
    const id = await starter()
    await curator.post(updatePrompt, form(id))
    for (const changes of [{ visibility: 'private' }, { end_shares: true }]) {
      const refused = await curator.post(updatePrompt, form(id, changes))
      expect(refusal(refused)).toEqual([
        403,
        'Prompts of the library stay public. To take this one out, report it.',
      ])
    }
    const refused = await curator.post(removeRevisions, { prompt_id: id, revision: 1 })
    expect(refusal(refused)).toEqual([403, 'Only the author can remove versions.'])
    expect((await curator.post(deletePrompt, { prompt_id: id })).statusCode).toBe(403)
    expect(await member.read(listRevisions, { prompt_id: id })).toHaveLength(2)
  })

  it('waits for another curator under approval', async () => {
    const id = await starter()
    await admin.post(saveSettings, { publishing: 'approval' })
    const { edit } = (await curator.post(updatePrompt, form(id))).json()
    expect((await read(member, id)).title).toBe('Starter')
    const approval = { prompt_id: id, revision: edit.revision }
    expect((await curator.post(approvePrompt, approval)).statusCode).toBe(404)
    expect((await admin.post(approvePrompt, approval)).statusCode).toBe(200)
    expect((await read(member, id)).title).toBe('Corrected')
    await admin.post(saveSettings, { publishing: null })
  })

  it('is on the list of all curators when changes are asked', async () => {
    const id = await starter()
    await member.post(reportPrompt, { prompt_id: id, reason: 'unsafe' })
    const entry = async (by: User, kind: string) =>
      (await by.read(listToDo, { kind })).find(({ prompt_id }) => prompt_id === id)
    const report_id = (await entry(curator, 'reported'))?.report?.id
    await curator.post(handleReport, { report_id, action: 'ask_for_changes', message: 'Name the source.' })
    for (const by of [curator, admin])
      expect(await entry(by, 'asked')).toMatchObject({ review: { note: 'Name the source.' } })
    await admin.post(updatePrompt, form(id))
    expect(await entry(curator, 'asked')).toBeUndefined()
    expect(await entry(curator, 'changed')).toMatchObject({ title: 'Corrected' })
  })
})
