import { findSimilarPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser } = await createTestApp()
const [author, member] = [await newUser({ display_name: 'Ada Author' }), await newUser()]
const add = (title: string, is_public = true) => createPrompt(db, { author_id: author.id, title, is_public })

for (const title of [
  ...['Turn lecture notes into flashcards', 'Write a cover letter for a journal', 'Plan a group project'],
  ...['Explain a proof', 'Debug a loop', 'Draft a syllabus', 'Summarize a chapter', 'Check a budget'],
])
  await add(title)
await add('Secret flashcards from lecture notes', false)

const titlesLike = async (title: string, notes = '') =>
  (await member.read(findSimilarPrompts, { title, notes })).map((prompt) => prompt.title)

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
    const secret = { title: 'Secret flashcards from lecture notes', notes: '' }
    expect(await author.read(findSimilarPrompts, secret)).toEqual([
      { id: expect.any(Number), title: 'Turn lecture notes into flashcards', author_name: 'Ada Author' },
    ])
  })
})
