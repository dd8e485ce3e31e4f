import { expect, it } from 'vitest'
import { deletedContentText } from './deleted-content-text.ts'

const text = (promptCount: number, collectionCount: number, transferredCollectionCount: number) =>
  deletedContentText({ promptCount, collectionCount, transferredCollectionCount })

it('says what happens to prompts', () => {
  expect(text(0, 0, 0)).toBe('They have no prompts.')
  expect(text(1, 0, 0)).toBe('Their 1 prompt will be deleted.')
  expect(text(1_200, 0, 0)).toBe('All 1,200 of their prompts will be deleted.')
})

it('says which collections go to co-editors and which are deleted', () => {
  expect(text(1, 2, 3)).toBe(
    'Their 1 prompt will be deleted. 3 collections will go to their co-editors; 2 will be deleted.',
  )
  expect(text(0, 1, 1)).toBe('They have no prompts. 1 collection will go to a co-editor; 1 will be deleted.')
  expect(text(0, 1, 0)).toBe('They have no prompts. 1 collection will be deleted.')
  expect(text(0, 1_500, 0)).toBe('They have no prompts. 1,500 collections will be deleted.')
  expect(text(0, 0, 1)).toBe('They have no prompts. 1 collection will go to a co-editor.')
  expect(text(0, 0, 2)).toBe('They have no prompts. 2 collections will go to their co-editors.')
})
