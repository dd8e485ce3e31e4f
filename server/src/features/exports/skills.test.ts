import { createHash } from 'node:crypto'
import { exportPrompt } from '@prompt-library/contract/exports'
import { readSkillFile } from '@prompt-library/contract/formats/skill-file'
import { updatePrompt } from '@prompt-library/contract/prompt-changes'
import { MINUTE } from '@prompt-library/domain/durations'
import { SKILL_DESCRIPTION_MAX } from '@prompt-library/domain/limits'
import { expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { app, db, clock, database, newUser } = await createTestApp()
const author = await newUser()
const owner = await newUser()
const INDEX = '/.well-known/agent-skills/index.json'

interface Skill {
  name: string
  type: string
  description: string
  url: string
  digest: string
}

async function readIndex(): Promise<Skill[]> {
  // Files are made once a minute.
  clock.now = new Date(clock.now.getTime() + MINUTE)
  const response = await app.inject({ url: INDEX })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  const { $schema, skills } = response.json()
  expect($schema).toBe('https://schemas.agentskills.io/discovery/0.2.0/schema.json')
  return skills
}

/** What Agent Skills Discovery 0.2 and the description of agentskills.io say about an entry and its file. */
async function expectValid({ name, type, description, url, digest }: Skill): Promise<void> {
  expect(name).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  expect(name.length).toBeLessThanOrEqual(64)
  expect(type).toBe('skill-md')
  expect(description.length).toBeGreaterThan(0)
  expect(description.length).toBeLessThanOrEqual(1_024)
  const response = await app.inject({ url: new URL(url, `http://localhost${INDEX}`).pathname })
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(digest).toBe(`sha256:${createHash('sha256').update(response.rawPayload).digest('hex')}`)
  const text = response.body
  expect(text).toMatch(/^---\n/)
  expect(text).toContain(`\nname: ${name}\n`)
  expect(readSkillFile({ path: url, text })).toMatchObject({ title: expect.any(String) })
}

const create = (title: string, fields: object = {}) =>
  builders.createPrompt(db, { author_id: author.id, title, html: '<p>Plan {{course}}.</p>', ...fields })

const plan = await create('Study plan')
const twin = await create('Study plan!')
const foreign = await create('学习计划')
const hidden = await create('Hidden', { is_public: false })
const grades = await create('Grades')
await db.updateTable('prompts').set({ data_class: 'restricted' }).where('id', '=', grades.id).execute()
await db
  .updateTable('prompts')
  .set({ notes: 'x '.repeat(2_000) })
  .where('id', '=', twin.id)
  .execute()
const other = await create('Not featured')
const featured_at = clock.now
const collections = [
  { name: 'One', visibility: 'public', featured_at, prompt_ids: [plan, hidden, grades, twin] },
  { name: 'Two', visibility: 'public', featured_at, prompt_ids: [foreign, plan] },
  { name: 'Not featured', visibility: 'public', prompt_ids: [other] },
] as const
for (const { prompt_ids, ...collection } of collections)
  await builders.createCollection(db, {
    owner_id: owner.id,
    ...collection,
    prompt_ids: prompt_ids.map(({ id }) => id),
  })

it('lists what visitors can see in featured collections, each once, as valid skills', async () => {
  const skills = await readIndex()
  expect(skills.map(({ name }) => name).toSorted()).toEqual(['prompt', 'study-plan', 'study-plan-2'])
  for (const skill of skills) await expectValid(skill)
  expect(Math.max(...skills.map(({ description }) => description.length))).toBeLessThanOrEqual(
    SKILL_DESCRIPTION_MAX,
  )
})

it('has the file that the export writes', async () => {
  const user = await newUser()
  const skill = (await readIndex()).find(({ name }) => name === 'prompt')
  const exported = await user.get(exportPrompt, { prompt_id: foreign.id, format: 'skill' })
  expect((await app.inject({ url: skill?.url ?? '' })).body).toBe(exported.body)
})

it('follows when a prompt becomes private, within a minute', async () => {
  const form = { title: '学习计划', category: 'Research', markdown: '<p>Plan.</p>', visibility: 'private' }
  expect((await author.post(updatePrompt, { id: foreign.id, ...form })).statusCode).toBe(200)
  expect((await readIndex()).map(({ name }) => name)).not.toContain('prompt')
  expect((await app.inject({ url: '/.well-known/agent-skills/prompt/SKILL.md' })).statusCode).toBe(404)
})

it.each(['hidden', 'grades', 'not-featured', 'unknown', '..', ''])('has no file of %j', async (name) => {
  expect((await app.inject({ url: `/.well-known/agent-skills/${name}/SKILL.md` })).statusCode).toBe(404)
})

it('isn’t there if only members can see the library', async () => {
  const members = await createTestApp({ ACCESS: 'members' }, { sharedDatabase: database })
  for (const url of [INDEX, '/.well-known/agent-skills/study-plan/SKILL.md'])
    expect((await members.app.inject({ url })).statusCode).toBe(404)
})
