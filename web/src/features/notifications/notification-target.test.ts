import { expect, test } from 'vitest'
import { notificationTarget } from './notification-target.ts'

const target = (type: string, prompt_id: number | null) =>
  notificationTarget({ type, data: { prompt_id, personal_message: null } })

test('a shared prompt leads to Shared With Me, as long as it exists', () => {
  expect(target('prompt_shared', 7)).toMatchObject({
    path: '/my-prompts?tab=shared-with-me&prompt=7',
    listPath: '/my-prompts?tab=shared-with-me',
  })
  expect(target('prompt_shared', null)).toBeUndefined()
})

test.each([null, 7])('a prompt that an admin deleted leads to Recently deleted', (id) => {
  expect(target('prompt_deleted', id)).toMatchObject({
    path: '/my-prompts?tab=recently-deleted',
    listPath: '/my-prompts?tab=recently-deleted',
  })
})

test('a prompt that an admin restored leads to the prompt', () => {
  expect(target('prompt_restored', 7)?.path).toBe('/my-prompts?prompt=7')
  expect(target('prompt_restored', null)).toBeUndefined()
})

test.each([null, 7])('a type added later leads nowhere', (id) => {
  expect(target('something_new', id)).toBeUndefined()
})
