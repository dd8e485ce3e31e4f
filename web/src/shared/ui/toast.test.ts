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

describe('a fourth toast', () => {
  it('drops the oldest plain success, even before older failures and actions', () => {
    toastFailure('Failed')
    toastSuccess('Removed', action)
    toastSuccess('Copied')
    toastFailure('Failed again')
    expect(messages()).toEqual(['Failed', 'Removed', 'Failed again'])
  })

  it('isn’t shown if it’s the only plain success', () => {
    for (const message of ['1', '2']) toastFailure(message)
    toastSuccess('Removed', action)
    toastSuccess('Copied')
    expect(messages()).toEqual(['1', '2', 'Removed'])
  })

  it('with an action stays, and the oldest failure goes', () => {
    toastSuccess('Removed', action)
    for (const message of ['1', '2']) toastFailure(message)
    toastSuccess('Removed again', action)
    expect(messages()).toEqual(['Removed', '2', 'Removed again'])
  })

  it.each([toastSuccess, toastFailure])('drops the oldest action if all have one', (add) => {
    for (const message of ['1', '2', '3']) toastSuccess(message, action)
    add('4', action)
    expect(messages()).toEqual(['2', '3', '4'])
  })

  it('that says what failed is shown even beside three actions', () => {
    for (const message of ['1', '2', '3']) toastSuccess(message, action)
    toastFailure('Failed')
    expect(messages()).toEqual(['2', '3', 'Failed'])
  })
})
