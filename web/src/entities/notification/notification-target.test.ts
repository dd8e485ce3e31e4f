import { expect, test } from 'vitest'
import { notificationTarget } from './notification-target.ts'

const target = (type: string, prompt_id: number | null) =>
  notificationTarget({ type, data: { prompt_id, personal_message: null } })

test('a shared prompt opens in Shared With Me, as long as it exists', () => {
  expect(target('prompt_shared', 7)).toMatchObject({ path: '/my-prompts?tab=shared-with-me&prompt=7' })
  expect(target('prompt_shared', null)).toBeUndefined()
})

test.each([null, 7])('a prompt that an admin deleted leads to Recently deleted', (id) => {
  expect(target('prompt_deleted', id)).toMatchObject({ path: '/my-prompts?tab=recently-deleted' })
})

test.each(['prompt_restored', 'prompt_feedback', 'changes_asked', 'prompt_unpublished', 'prompt_allowed'])(
  '%s leads to the prompt',
  (type) => {
    expect(target(type, 7)).toMatchObject({ path: '/my-prompts?prompt=7' })
    expect(target(type, null)).toBeUndefined()
  },
)

test('prompts from someone who left lead to My Prompts', () => {
  expect(target('prompts_received', null)).toMatchObject({ path: '/my-prompts' })
})

test('a new co-editor is led to the collection', () => {
  const data = { prompt_id: null, personal_message: null, collection_token: 'a-token' }
  expect(notificationTarget({ type: 'collection_editor', data })).toMatchObject({
    path: '/collections/a-token',
  })
})

test('what became of a report leads nowhere', () => {
  expect(target('report_handled', 7)).toBeUndefined()
})

test.each([null, 7])('a type added later leads nowhere', (id) => {
  expect(target('something_new', id)).toBeUndefined()
})
