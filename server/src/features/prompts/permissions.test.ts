import {
  clonePrompt,
  createPrompt as createCall,
  deletePrompt,
  getPrompt,
  toggleUpvote,
  updatePrompt,
} from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }
const NOT_FOUND = 'This prompt doesn’t exist, or you can’t view it.'

describe('permissions', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db)
  const member = await createUser(db)
  const recipient = await createUser(db)
  const admin = await createUser(db, { role: 'admin' })
  const signIn = (user: { id: number }) => signInAs(db, user, { config, at: clock.now })
  const headersByRole: Record<string, Record<string, string>> = {
    visitor: {},
    member: await signIn(member),
    author: await signIn(author),
    recipient: await signIn(recipient),
    admin: await signIn(admin),
  }

  const calls: Record<string, (id: number, headers: Record<string, string>) => ReturnType<typeof post>> = {
    get: (id, headers) => app.inject({ url: getPrompt.path, query: { id: String(id) }, headers }),
    upvote: (prompt_id, headers) => post(toggleUpvote.path, { prompt_id }, headers),
    clone: (prompt_id, headers) => post(clonePrompt.path, { ...FORM, prompt_id }, headers),
    update: (id, headers) => post(updatePrompt.path, { ...FORM, id }, headers),
    delete: (prompt_id, headers) => post(deletePrompt.path, { prompt_id }, headers),
  }
  const post = (url: string, payload: object, headers: Record<string, string>) =>
    app.inject({ method: 'POST', url, payload, headers })

  // visitor, member, author, recipient, admin
  it.each([
    ['get', 'public', [200, 200, 200, 200, 200]],
    ['get', 'private', [404, 404, 200, 200, 404]],
    ['upvote', 'public', [401, 200, 200, 200, 200]],
    ['upvote', 'private', [401, 404, 200, 200, 404]],
    ['clone', 'public', [401, 201, 201, 201, 201]],
    ['clone', 'private', [401, 404, 201, 201, 404]],
    ['update', 'public', [401, 403, 200, 403, 403]],
    ['update', 'private', [401, 404, 200, 403, 404]],
    ['delete', 'public', [401, 403, 200, 403, 200]],
    ['delete', 'private', [401, 404, 200, 403, 200]],
  ])(
    '%s a %s prompt: visitor, member, author, recipient and admin get %s',
    async (call, visibility, expected) => {
      const statuses = []
      for (const headers of Object.values(headersByRole)) {
        const { id } = await createPrompt(db, { author_id: author.id, is_public: visibility === 'public' })
        await sharePrompt(db, { prompt_id: id, recipient_id: recipient.id, sharer_id: author.id })
        const response = await calls[call]?.(id, headers)
        statuses.push(response?.statusCode)
        if (response?.statusCode === 403)
          expect(response.json().message).toBe(
            `You don’t have permission to ${call === 'update' ? 'edit' : call} this prompt.`,
          )
        if (response?.statusCode === 404) expect(response.json().message).toBe(NOT_FOUND)
        if ((response?.statusCode ?? 500) >= 400)
          expect(
            await db.selectFrom('prompts').select(['title', 'upvotes']).where('id', '=', id).execute(),
          ).toEqual([{ title: 'A prompt', upvotes: 0 }])
      }
      expect(statuses).toEqual(expected)
    },
  )

  it.each(Object.keys(calls))('%s returns the same for a hidden and a missing prompt', async (call) => {
    const hidden = await createPrompt(db, { author_id: author.id, is_public: false })
    const responses = []
    for (const id of [hidden.id, 2_147_483_647]) {
      const response = await calls[call]?.(id, headersByRole['member'] ?? {})
      responses.push([response?.statusCode, response?.body])
    }
    expect(responses[0]).toEqual(responses[1])
    expect(responses[0]?.[0]).toBe(404)
  })

  it('any member can add a prompt, but no visitor', async () => {
    expect((await post(createCall.path, FORM, {})).statusCode).toBe(401)
    expect((await post(createCall.path, FORM, headersByRole['member'] ?? {})).statusCode).toBe(201)
  })
})

describe('with ACCESS=members', async () => {
  const { app, db } = await createTestApp({ ACCESS: 'members' })

  it('a visitor can’t view a public prompt', async () => {
    const { id } = await createPrompt(db, { author_id: (await createUser(db)).id })
    expect((await app.inject({ url: getPrompt.path, query: { id: String(id) } })).statusCode).toBe(401)
  })
})
