import { findSimilarPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { injected } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app, db, config, clock } = await createTestApp()
const author = await createUser(db, { display_name: 'Ada Author' })
const member = await createUser(db)
const add = (title: string, is_public = true) => createPrompt(db, { author_id: author.id, title, is_public })

await add('Turn lecture notes into flashcards')
await add('Write a cover letter for a journal')
await add('Plan a group project')
await add('Secret flashcards from lecture notes', false)
for (const title of [
  'Explain a proof',
  'Debug a loop',
  'Draft a syllabus',
  'Summarize a chapter',
  'Check a budget',
])
  await add(title)

async function similar(title: string, notes = '', user: { id: number } | null = member) {
  const response = await app.inject({
    ...injected(findSimilarPrompts, { title, notes }),
    ...(user && { headers: await signInAs(db, user, { config, at: clock.now }) }),
  })
  return { status: response.statusCode, titles: response.json() }
}
const titlesLike = async (title: string, notes?: string) =>
  (await similar(title, notes)).titles.map((prompt: { title: string }) => prompt.title)

describe('prompts like a new one', () => {
  it.each([
    ['Flashcards from my lecture notes'],
    ['Make flashcards -- "from" lecture notes'],
    ['FLASHCARDS lecture'],
  ])('are found for “%s”', async (title) => {
    expect(await titlesLike(title)).toEqual(['Turn lecture notes into flashcards'])
  })

  it('are found by the notes, too', async () => {
    expect(await titlesLike('Group work', 'Plan a group project')).toEqual(['Plan a group project'])
  })

  it.each(['Flashcards for Latin verbs of the third conjugation', 'A letter to my landlord', 'x', ''])(
    'aren’t invented for “%s”',
    async (title) => {
      expect(await titlesLike(title)).toEqual([])
    },
  )

  it('never include one that is private, not even for its author', async () => {
    const { titles } = await similar('Secret flashcards from lecture notes', '', author)
    expect(titles).toEqual([
      { id: expect.any(Number), title: 'Turn lecture notes into flashcards', author_name: 'Ada Author' },
    ])
  })

  it('need a sign-in, and a title of the allowed length', async () => {
    expect((await similar('Flashcards', '', null)).status).toBe(401)
    expect((await similar('x'.repeat(10_000))).status).toBe(400)
  })

  it('aren’t counted as searches that found nothing', async () => {
    await similar('Zither lessons')
    expect(await db.selectFrom('search_misses').selectAll().execute()).toEqual([])
  })
})
