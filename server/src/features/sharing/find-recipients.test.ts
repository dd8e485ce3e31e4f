import { findRecipients } from '@prompt-library/contract/recipients'
import { searchUsers } from '@prompt-library/contract/sharing'
import { expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NOT_FOUND = 'No active account has this ID or email address.'

const { db, newUser } = await createTestApp()
const createMember = async (fields: Parameters<typeof newUser>[0] = {}) => {
  const user = await newUser(fields)
  const find = (names: unknown, prompt_id?: number) => user.post(findRecipients, { names, prompt_id })
  return { ...user, find }
}
const me = await createMember({ netid: 'me', display_name: 'Me Myself' })
const jose = await createUser(db, {
  netid: 'jalvarez',
  display_name: 'José Álvarez',
  email: 'Jose.Alvarez@Example.edu',
})
const ada = await createUser(db, { netid: 'ada', display_name: 'Ada Author', email: null })
await createUser(db, { netid: 'empty', display_name: 'No Email', email: '' })
await createUser(db, { netid: 'gone', status: 'disabled' })
await createUser(db, { netid: 'twin1', email: 'twins@example.edu' })
await createUser(db, { netid: 'twin2', email: 'twins@example.edu' })
await createLibraryAccount(db)

const joseFound = { id: jose.id, display_name: 'José Álvarez', email: 'Jose.Alvarez@Example.edu' }
const adaFound = { id: ada.id, display_name: 'Ada Author', email: null, netid: 'ada' }

const YOURSELF = 'You can’t share a prompt with yourself.'
const found = (recipient: object) => ({ result: 'found', recipient })

it.each<[string, object]>([
  ['jalvarez', found(joseFound)],
  [' JAlvarez\n', found(joseFound)],
  ['jose.alvarez@example.edu', found(joseFound)],
  ['JOSE.ALVAREZ@EXAMPLE.EDU', found(joseFound)],
  ['\u200bjalvarez\u00a0', found(joseFound)],
  ['ada', found(adaFound)],
  ['me', { result: 'yourself', message: YOURSELF }],
  ['ME@example.edu', { result: 'yourself', message: YOURSELF }],
  ...[
    ...['unknown', 'jalv', 'jalvarez%', 'José Álvarez', 'alvarez@example.edu', 'gone', 'gone@example.edu'],
    ...['ai prompt library', 'x'.repeat(254)],
  ].map((name) => [name, { result: 'not_found', message: NOT_FOUND }] satisfies [string, object]),
  [
    'twins@example.edu',
    {
      result: 'several',
      message: 'Several accounts have this email address. Search for the person by name instead.',
    },
  ],
])('finds %j: %j', async (name, expected) => {
  expect((await me.find([name])).json()).toEqual([{ name, ...expected }])
})

it('answers in the order of the names, and each time if one is repeated', async () => {
  const names = ['unknown', 'ada', 'JALVAREZ', 'ada', 'jose.alvarez@example.edu']
  expect((await me.find(names)).json()).toMatchObject([
    { name: 'unknown', result: 'not_found' },
    { name: 'ada', recipient: adaFound },
    { name: 'JALVAREZ', recipient: joseFound },
    { name: 'ada', recipient: adaFound },
    { name: 'jose.alvarez@example.edu', recipient: joseFound },
  ])
})

it('says who is the author, only for prompts that the user can view', async () => {
  const [open, hidden] = [
    await createPrompt(db, { author_id: ada.id }),
    await createPrompt(db, { author_id: ada.id, is_public: false }),
  ]
  expect((await me.find(['ada', 'jalvarez'], open.id)).json()).toEqual([
    {
      name: 'ada',
      result: 'author',
      message: 'Ada Author is the author of this prompt, so you don’t need to share it with them.',
    },
    { name: 'jalvarez', result: 'found', recipient: joseFound },
  ])
  for (const id of [hidden.id, 2_147_483_647]) expect((await me.find(['ada'], id)).statusCode).toBe(404)
})

it.each([
  [[], 'Enter at least one ID or email address.'],
  [Array(51).fill('a'), 'A list can have up to 50 IDs or email addresses.'],
  [[''], 'A name can’t be empty.'],
  [[' \n'], 'A name can’t be empty.'],
  [['ada', '\u200b'], 'A name can’t be empty.'],
  [['\u2800'], 'A name can’t be empty.'],
  [['x'.repeat(255)], 'A name must be 254 characters or fewer.'],
  [[7], 'A name must be text.'],
  ['ada', 'names must be a list of strings.'],
  [['a\u0000'], 'The text contains a character that can’t be saved.'],
])('refuses %j: %s', async (names, sentence) => {
  const response = await (await createMember()).find(names)
  expect(refusal(response)).toEqual([400, sentence])
})

it('counts each name as a search, so it finds accounts no faster', async () => {
  const busy = await createMember()
  const names = Array.from({ length: 50 }, (_, index) => `guess${index}`)
  for (let time = 0; time < 2; time += 1) expect((await busy.find(names)).statusCode).toBe(200)
  const tooMany = expect.stringMatching(/^You’ve searched too many times in the last minute\. /)
  expect(refusal(await busy.find(names))).toEqual([429, tooMany])
  const search = async () => (await busy.get(searchUsers, { q: 'ada' })).statusCode
  for (let count = 0; count < 20; count += 1) expect(await search()).toBe(200)
  expect(await search()).toBe(429)
  expect((await busy.find(['ada'])).statusCode).toBe(429)
})
