import { deleteAnyPrompt, listAuditLog } from '@prompt-library/contract/admin'
import {
  eraseDeletedPrompt,
  listDeletedPrompts,
  listPromptsDeletedByAdmins,
  restorePrompt,
} from '@prompt-library/contract/deleted'
import { listNotifications } from '@prompt-library/contract/notifications'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { getPrompt } from '@prompt-library/contract/prompts'
import { DAY } from '@prompt-library/domain/durations'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { refusal, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NOT_FOUND = 'This prompt doesn’t exist, or you can’t view it.'

describe('recently deleted prompts', async () => {
  const { db, clock, newUser } = await createTestApp()
  const admin = await newUser({ role: 'admin' })

  const remove = async (user: User, prompt_id: number, reason?: string) => {
    const response = await user.post(deletePrompt, { prompt_id, ...(reason !== undefined && { reason }) })
    expect(response.json()).toEqual({ success: true })
  }
  const restore = (user: User, prompt_id: number) => user.post(restorePrompt, { prompt_id })
  const erase = (user: User, prompt_id: number) => user.post(eraseDeletedPrompt, { prompt_id })
  const deletedOf = (user: User) => user.read(listDeletedPrompts)
  const deletedByAdmins = async () => (await admin.read(listPromptsDeletedByAdmins)).map(({ id }) => id)
  const row = (id: number) => db.selectFrom('all_prompts').selectAll().where('id', '=', id).executeTakeFirst()
  const newestNotice = async (user: User) => (await user.read(listNotifications, {}))[0]
  const newestAudit = async () => (await admin.read(listAuditLog, {}))[0]

  it('are listed with the day they’ll be gone, last deleted first', async () => {
    const author = await newUser()
    const first = await createPrompt(db, { author_id: author.id, title: 'First' })
    const second = await createPrompt(db, { author_id: author.id, title: 'Second', is_public: false })
    const before = await row(first.id)
    await remove(author, first.id, 'Not for an author')
    clock.now = new Date(clock.now.getTime() + 1_000)
    await remove(author, second.id)
    const listed = await author.get(listDeletedPrompts, { page: '1' })
    expect(listed.headers['x-total-count']).toBe('2')
    expect(listed.json()).toEqual([
      {
        id: second.id,
        title: 'Second',
        category: 'Research',
        visibility: 'private',
        author_name: author.display_name,
        deleted_at: clock.now.toISOString(),
        gone_at: new Date(clock.now.getTime() + 30 * DAY).toISOString(),
        deleted_by_admin: false,
        deleted_by_curator: false,
        reason: '',
      },
      expect.objectContaining({ id: first.id, visibility: 'public', reason: '' }),
    ])
    const { version, updated_at } = (await row(first.id)) ?? {}
    expect({ version, updated_at }).toEqual({ version: before?.version, updated_at: before?.updated_at })
    expect(await deletedOf(await newUser())).toEqual([])
    expect(await author.read(listDeletedPrompts, { page: '2' })).toEqual([])
  })

  it('can be deleted only once', async () => {
    const author = await newUser()
    const { id } = await createPrompt(db, { author_id: author.id })
    await remove(author, id)
    for (const again of [
      await author.post(deletePrompt, { prompt_id: id }),
      await admin.post(deletePrompt, { prompt_id: id }),
      await admin.post(deleteAnyPrompt, { id }),
    ])
      expect(refusal(again)).toEqual([404, NOT_FOUND])
  })

  it('can be restored by their author, and twice by a double click', async () => {
    const author = await newUser()
    const { id } = await createPrompt(db, { author_id: author.id, is_public: false })
    const before = [await row(id), await author.read(getPrompt, { id })]
    await remove(author, id)
    for (const response of [await restore(author, id), await restore(author, id)]) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toEqual({ success: true, prompt: before[1] })
    }
    expect(await row(id)).toEqual(before[0])
    expect(await deletedOf(author)).toEqual([])
  })

  it('are gone once their author erases them', async () => {
    const author = await newUser()
    const { id } = await createPrompt(db, { author_id: author.id })
    await remove(author, id)
    expect((await erase(author, id)).json()).toEqual({ success: true })
    expect(await row(id)).toBeUndefined()
    expect((await erase(author, id)).statusCode).toBe(404)
    expect((await restore(author, id)).statusCode).toBe(404)
  })

  describe('that an admin deleted', () => {
    const moderated = async ({ is_public = true, reason = 'Names a student.' } = {}) => {
      const author = await newUser()
      const { id, title } = await createPrompt(db, { author_id: author.id, title: 'Mine', is_public })
      await remove(admin, id, reason)
      return { author, id, title }
    }

    it('tell their author why', async () => {
      const { author, id } = await moderated({ reason: '  Names a student.  ' })
      const told = { deleted_by_admin: true, reason: 'Names a student.' }
      expect(await deletedOf(author)).toMatchObject([{ id, ...told }])
      expect(await newestNotice(author)).toMatchObject({
        type: 'prompt_deleted',
        title: 'An admin deleted your prompt',
        message: '“Mine”',
        is_read: false,
        data: { prompt_id: null, personal_message: 'Names a student.' },
      })
    })

    it('have the reason in the audit log, which finds it', async () => {
      const newest = async (q = '') => (await admin.read(listAuditLog, { q }))[0]
      const { id } = await moderated({ reason: 'Quotes a platypus.' })
      const entry = { action: 'deleted prompt', details: expect.stringMatching(/^public, by /) }
      expect(await newest()).toMatchObject({ ...entry, reason: 'Quotes a platypus.' })
      await restore(admin, id)
      await admin.post(deleteAnyPrompt, { id, reason: 'Quotes a wombat.' })
      expect(await newest()).toMatchObject({ ...entry, reason: 'Quotes a wombat.' })
      expect(await newest('platypus')).toMatchObject({ reason: 'Quotes a platypus.' })
      await restore(admin, id)
      await remove(admin, id)
      expect(await newest()).toMatchObject({ ...entry, reason: '' })
    })

    it('tell it from the Admin Console too, but not to an admin who deletes their own', async () => {
      const author = await newUser()
      const { id } = await createPrompt(db, { author_id: author.id })
      await admin.post(deleteAnyPrompt, { id, reason: 'Spam' })
      expect(await newestNotice(author)).toMatchObject({ data: { personal_message: 'Spam' } })
      const own = await createPrompt(db, { author_id: admin.id })
      await admin.post(deleteAnyPrompt, { id: own.id, reason: 'Mine' })
      expect(await newestNotice(admin)).toBeUndefined()
      expect(await deletedOf(admin)).toMatchObject([{ id: own.id, deleted_by_admin: false, reason: '' }])
      expect((await restore(admin, own.id)).statusCode).toBe(200)
    })

    it('can be restored by an admin, which is recorded', async () => {
      const { author, id } = await moderated()
      expect(await deletedByAdmins()).toContain(id)

      const restored = await restore(admin, id)
      expect(restored.json()).toMatchObject({ success: true, prompt: { id } })
      expect(await row(id)).toMatchObject({ deleted_at: null, deleted_by_admin: false, delete_reason: '' })
      expect(await newestAudit()).toMatchObject({ action: 'restored prompt', target_name: 'Mine' })
      expect(await newestNotice(author)).toMatchObject({
        type: 'prompt_restored',
        title: 'An admin restored your prompt',
        data: { prompt_id: id, personal_message: null },
      })
      // A double click isn't recorded again.
      const notices = await author.read(listNotifications)
      expect((await restore(admin, id)).json()).toMatchObject({ success: true, prompt: { id } })
      expect(await author.read(listNotifications)).toEqual(notices)
      expect(await deletedByAdmins()).not.toContain(id)
    })

    it('aren’t shown to the admin who restores them if they’re private', async () => {
      const { author, id } = await moderated({ is_public: false })
      expect((await restore(admin, id)).json()).toEqual({ success: true, prompt: null })
      expect((await author.get(getPrompt, { id })).statusCode).toBe(200)
      expect((await restore(admin, id)).json()).toEqual({ success: true, prompt: null })
    })
  })
})
