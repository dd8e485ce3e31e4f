import { beforeEach, describe, expect, it } from 'vitest'
import { removeToast, toastFailure, toastSuccess, toasts } from './toast.ts'

const action = { label: 'Undo', run: () => undefined }
const messages = () => toasts.get().map(({ message }) => message)

beforeEach(() => {
  for (const { id } of toasts.get()) removeToast(id)
})

describe('a repeated message', () => {
  it('replaces the earlier toast', () => {
    toastSuccess('Copied')
    toastFailure('Failed')
    toastSuccess('Copied')
    expect(messages()).toEqual(['Failed', 'Copied'])
  })

  it('leaves a toast with an action alone', () => {
    for (const each of [action, { ...action }, undefined]) toastSuccess('Removed', each)
    expect(messages()).toEqual(['Removed', 'Removed', 'Removed'])
  })
})

type Shown = [kind: typeof toastSuccess, message: string, withAction?: boolean]
const PLAIN: Shown = [toastSuccess, 'Copied']
const FAILED: Shown = [toastFailure, 'Failed']
const OTHER: Shown = [toastFailure, 'Failed again']
const [A, B, C, D] = ['a', 'b', 'c', 'd'].map((name): Shown => [toastSuccess, name, true]) as [
  Shown,
  Shown,
  Shown,
  Shown,
]

it.each<[string, Shown[], string[]]>([
  ['the plain success, even before older ones', [FAILED, A, PLAIN, OTHER], ['Failed', 'a', 'Failed again']],
  ['itself, if it’s the only plain success', [FAILED, OTHER, A, PLAIN], ['Failed', 'Failed again', 'a']],
  ['the oldest failure, if it has an action', [A, FAILED, OTHER, B], ['a', 'Failed again', 'b']],
  ['the oldest action, if all have one', [A, B, C, D], ['b', 'c', 'd']],
  ['the oldest action, if it says what failed', [A, B, C, FAILED], ['b', 'c', 'Failed']],
])('a fourth toast drops %s', (_, all, left) => {
  for (const [add, message, withAction] of all) add(message, withAction ? action : undefined)
  expect(messages()).toEqual(left)
})
