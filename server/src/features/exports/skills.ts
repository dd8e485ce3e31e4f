// The prompts of the featured collections as skills that agents can find and install (Agent Skills Discovery 0.2).
import { createHash } from 'node:crypto'
import type { WritablePrompt } from '@prompt-library/contract/formats/prompt-text'
import { skillDescription, writeSkillFile } from '@prompt-library/contract/formats/skill-file'
import { uniqueSlugs } from '@prompt-library/contract/formats/slugs'
import { FEATURED_COLLECTIONS_MAX, SKILL_NAME_MAX } from '@prompt-library/domain/limits'
import type { FastifyInstance } from 'fastify'
import { type CachedText, cachedText, sendCachedText } from '../../cached-text.ts'
import { onceAMinute } from '../../once-a-minute.ts'
import { listCollections } from '../collections/list-queries.ts'
import { mcpRule } from '../settings/data-classes.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { listIds } from './queries.ts'
import { readPrompts } from './read-prompts.ts'

const FOLDER = '/.well-known/agent-skills'
const SCHEMA = 'https://schemas.agentskills.io/discovery/0.2.0/schema.json'
const SKILLS_MAX = 200

const OPTIONS = { schema: { hide: true } }

/** Only what visitors can see, so it isn't there if they can't see anything. */
export function skills(app: FastifyInstance, parts: FeatureParts): void {
  const getFiles = onceAMinute(parts.clock, () => writeFiles(parts))

  app.get<{ Params: { '*': string } }>(`${FOLDER}/*`, OPTIONS, async (request, reply) => {
    const file = (await getFiles()).get(request.params['*'])
    if (!file) return reply.callNotFound()
    reply.header('cache-control', 'public, max-age=300')
    return sendCachedText(request, reply, file)
  })
}

/** By their path in the folder. */
async function writeFiles(parts: FeatureParts): Promise<Map<string, CachedText>> {
  const nameOf = uniqueSlugs({ max: SKILL_NAME_MAX })
  const files = new Map<string, CachedText>()
  const index: object[] = []
  for (const prompt of await featuredPrompts(parts)) {
    const name = nameOf(prompt.title)
    const text = writeSkillFile(prompt, name)
    files.set(`${name}/SKILL.md`, cachedText(text, 'text/markdown'))
    index.push({
      name,
      type: 'skill-md',
      description: skillDescription(prompt),
      url: `${FOLDER}/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256').update(text).digest('hex')}`,
    })
  }
  files.set('index.json', cachedText(JSON.stringify({ $schema: SCHEMA, skills: index }), 'application/json'))
  return files
}

/** An agent can ask for what a prompt needs and send it to the company behind it, as over MCP. */
async function featuredPrompts({ db, clock, settings }: FeatureParts): Promise<WritablePrompt[]> {
  const { settings: current } = await settings.read()
  const page = { text: '', limit: FEATURED_COLLECTIONS_MAX, offset: 0, viewerId: null }
  const prompts = new Map<number, WritablePrompt>()
  for (const { token } of await listCollections(db, { of: 'featured' }, page)) {
    const source = { of: 'collection', collection: { token, viewerId: null } } as const
    const ids = (await listIds(db, source)).slice(0, SKILLS_MAX - prompts.size)
    for await (const prompt of readPrompts(db, { source, ids, viewerId: null, clock }))
      if (mcpRule(current, prompt.data_class).use !== 'not') prompts.set(prompt.id, prompt)
  }
  return [...prompts.values()]
}
