import {
  type AdminPrompt,
  type AdminUser,
  type AuditEntry,
  listAllPrompts,
  listAuditLog,
  listUsers,
} from '@prompt-library/contract/admin'
import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { listNotifications } from '@prompt-library/contract/notifications'
import { createPrompt } from '@prompt-library/contract/prompt-changes'
import { listPrompts } from '@prompt-library/contract/prompts'
import { searchUsers } from '@prompt-library/contract/sharing'
import { EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { HOSTILE_TEXTS } from '../../../server/src/testing/hostile-texts.ts'
import { EMPTY_BUILDER } from '../features/build/builder-state.ts'
import { builderStore } from '../features/build/builder-store.ts'
import { findHarm } from '../testing/find-harm.ts'
import { signIn } from '../testing/frame.ts'
import { answerLibrary, ownPrompt, samplePrompt } from '../testing/library.ts'
import { openApp } from '../testing/open-app.tsx'
import { expectCount } from '../testing/page.ts'
import { answer, refusal } from '../testing/stub-api.ts'

// Answers with hostile texts in every field, as if they had passed the server's sanitizer. No content security policy protects the
// page of these tests, so it's the app alone that does.

const ALL = HOSTILE_TEXTS.join('\n')
/** Enough for lists, which all show texts in the same way. */
const SOME = HOSTILE_TEXTS.filter((_, index) => index % 4 === 0)
const AT = '2026-05-01T10:00:00.000Z'
const dialog = () => page.getByRole('dialog')

function expectNoHarm(): void {
  const foreign = performance
    .getEntriesByType('resource')
    .filter(({ name }) => !name.startsWith(window.location.origin) && !/^(data|blob):/.test(name))
  expect([...findHarm(), ...foreign.map(({ name }) => `a request for ${name}`)]).toEqual([])
}

beforeEach(() => {
  signIn({ role: 'admin' })
  answerLibrary()
  performance.clearResourceTimings()
})

test('cards show hostile texts as text', async () => {
  const prompts = SOME.map((text) =>
    samplePrompt({ title: text, markdown: text, notes: text, tags: [text], author_name: text }),
  )
  answer(listPrompts, prompts)
  openApp('/')
  await expectCount(page.getByRole('article'), prompts.length)
  expectNoHarm()
})

test('notifications do', async () => {
  answer(
    listNotifications,
    SOME.map((text, id) => ({
      ...{ id, type: 'prompt_shared', title: text, message: text, is_read: false, time_ago: text },
      ...{ created_at: AT, data: { prompt_id: 1, personal_message: text } },
    })),
  )
  openApp('/notifications')
  await expectCount(page.getByRole('article'), SOME.length)
  expectNoHarm()
})

test('the Admin Console does', async () => {
  const user = {
    role: 'user',
    status: 'active',
    lastLogin: null,
    promptCount: 1,
    promptBuilderCount: 0,
  } as const
  const counts = { publicPromptCount: 0, collectionCount: 0, publicCollectionCount: 0 }
  answer(
    listUsers,
    SOME.map(
      (text, id): AdminUser => ({
        ...{ ...user, ...counts, transferredCollectionCount: 0 },
        ...{ id: id + 2, netid: `u${id}`, displayName: text, email: text },
      }),
    ),
  )
  answer(
    listAllPrompts,
    SOME.map(
      (text, id): AdminPrompt => ({
        ...{ id, title: text, authorId: 2, authorName: text, visibility: 'public' },
        ...{ category: 'Writing', upvotes: 0, createdAt: AT },
      }),
    ),
  )
  answer(
    listAuditLog,
    SOME.map(
      (text, id): AuditEntry => ({
        ...{ id, at: AT, actor_name: text, actor_netid: text, action: text, target_name: text },
        ...{ subject_netid: text, prompt_id: null, details: text, reason: text },
      }),
    ),
  )
  for (const tab of ['users', 'prompts', 'audit']) {
    openApp(`/admin?tab=${tab}`)
    await expectCount(page.getByCss('tbody tr'), SOME.length)
    expectNoHarm()
  }
})

test('reading, editing, and sharing a hostile prompt is harmless', async () => {
  const { id } = ownPrompt({
    title: HOSTILE_TEXTS[0] ?? '',
    markdown: HOSTILE_TEXTS.map((text) => `<p>${text}</p>`).join(''),
    notes: ALL.slice(0, 5_000),
  })
  answer(
    searchUsers,
    HOSTILE_TEXTS.slice(0, 10).map((text, index) => ({ id: index + 2, display_name: text, email: text })),
  )
  openApp(`/my-prompts?prompt=${id}`)
  await expect.element(dialog().getByRole('heading', { name: 'Notes' })).toBeVisible()
  expectNoHarm()
  openApp(`/my-prompts?edit=${id}`)
  await expect.element(dialog().getByRole('textbox', { name: 'Prompt Content' })).toBeVisible()
  await dialog().getByRole('button', { name: 'Preview' }).click()
  await expect.element(dialog().getByCss('.rich-text').last()).toBeVisible()
  expectNoHarm()
  openApp(`/my-prompts?share=${id}`)
  await dialog().getByRole('combobox').fill('harmed')
  await expectCount(page.getByRole('option'), 10)
  expectNoHarm()
})

test('the builder shows hostile texts, the AI service’s answer, and the server’s refusal as text', async () => {
  const form = { ...EMPTY_BUILDER_FORM, task: ALL.slice(0, 9_000) }
  builderStore.change(() => ({
    ...{ ...EMPTY_BUILDER, form, furthest: 3, version: 'clear' },
    made: { form, basic: ALL, clear: ALL },
  }))
  answer(checkEnhancementLimit, { success: true, remaining: 9, limit: 10, reset_time: null })
  answer(enhancePrompt, {
    ...{ success: true, enhanced_prompt: ALL.toUpperCase(), suggestions: [...HOSTILE_TEXTS] },
    changes: HOSTILE_TEXTS.map((text) => ({ before: text, after: text, reason: text })),
    ...{ remaining: 8, reset_time: null },
  })
  answer(createPrompt, refusal(400, ALL.slice(0, 9_000)))
  openApp('/build-prompt?step=3')
  await page.getByRole('button', { name: 'Enhance prompt' }).click()
  const applied = page.getByRole('region', { name: 'Enhancements Applied' })
  await expectCount(applied.getByRole('listitem'), HOSTILE_TEXTS.length)
  expectNoHarm()
  await page.getByRole('button', { name: 'Add to Library' }).click()
  await dialog().getByRole('button', { name: 'Save Prompt' }).click()
  await expect.element(dialog().getByRole('alert').first()).toMatchTextContent('window.harmed')
  expectNoHarm()
})
