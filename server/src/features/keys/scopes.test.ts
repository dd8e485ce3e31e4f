import { expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import type { Operation } from '../../testing/call-values.ts'
import { fillPath } from '../../testing/permission-world.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { tablesOf, watchChanges } from '../../testing/watch-changes.ts'

// Every call of the API, with each scope, for an owner with each role.

/** Everything that keys can do. Whoever adds a scope to a call adds it here, too. */
const SCOPES = {
  read: [
    'GET /session.php',
    'GET /api/prompts.php',
    'POST /api/prompts/similar',
    'GET /api/my_prompts.php',
    'GET /api/popular-prompts',
    'GET /api/saved-prompts',
    'GET /api/get_shared_prompts.php',
    'GET /api/prompt_count.php',
    'GET /api/get_prompt.php',
    'GET /api/prompts/{prompt_id}/revisions',
    'GET /api/prompts/{prompt_id}/revisions/{revision}',
    'GET /api/prompts/{prompt_id}/collections',
    'GET /api/prompts/{prompt_id}/feedback',
    'GET /api/collections',
    'GET /api/collections/{token}',
    'GET /api/collections/{token}/items',
    'GET /api/authors/{id}',
    'GET /api/tags',
    'GET /api/ai-tools',
    'GET /api/data-guard',
    'GET /api/my-prompts/export',
    'GET /api/saved-prompts/export',
    'GET /api/collections/{token}/export',
    'GET /api/prompts/{prompt_id}/export',
  ],
  write: [
    'POST /api/submit.php',
    'POST /api/edit_prompt.php',
    'PUT /api/prompts/{prompt_id}/saved',
    'PUT /api/prompts/{prompt_id}/feedback',
    'DELETE /api/prompts/{prompt_id}/feedback',
  ],
}

const { app, db, clock } = await createTestApp()
const { paths } = (await app.inject('/api/openapi.json')).json()
const operations = Object.entries<Record<string, Operation & { security?: Record<string, string[]>[] }>>(
  paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { security = [] }]) => ({
    method: method.toUpperCase() as Operation['method'],
    path,
    scope: security.find((one) => one['key'])?.['key']?.[0],
  })),
)

it('only the listed calls have a scope', () => {
  const withScope = (scope: string) =>
    operations.filter((one) => one.scope === scope).map(({ method, path }) => `${method} ${path}`)
  expect(withScope('read').toSorted()).toEqual(SCOPES.read.toSorted())
  expect(withScope('write').toSorted()).toEqual(SCOPES.write.toSorted())
})

/** Redirects that browsers navigate to ignore who sends a request. */
const calls = operations.filter(({ path }) => !/log(in|out)\.php$/.test(path))
const changes = await watchChanges(db)

it.each(
  (['user', 'curator', 'admin'] as const).flatMap((role) =>
    (['read', 'write'] as const).map((scope) => [scope, role] as const),
  ),
)('a key with the scope %s, of a %s, can make only these', async (scope, role) => {
  const owner = await builders.createUser(db, { role, last_login_at: clock.now })
  const { key } = await builders.createKey(db, { user_id: owner.id, at: clock.now, scope })
  await changes()
  for (const call of calls) {
    const response = await app.inject({
      method: call.method,
      url: fillPath(call.path, { prompt_id: 1, revision: 1, id: owner.id, token: 'none' }),
      headers: { authorization: `Bearer ${key}` },
      ...(call.method !== 'GET' && { payload: {} }),
    })
    const about = `${call.method} ${call.path}: ${response.statusCode} ${response.body}`
    if (call.scope === 'read' || call.scope === scope)
      expect([200, 400, 404], about).toContain(response.statusCode)
    else {
      expect(response.statusCode, about).toBe(403)
      expect(response.json().error).toBe(
        call.scope
          ? 'This API key can only read.'
          : 'This can’t be done with an API key. Sign in on the site to do it.',
      )
    }
  }
  expect(tablesOf(await changes())).toEqual([])
})
