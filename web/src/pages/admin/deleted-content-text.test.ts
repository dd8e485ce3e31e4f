import { expect, it } from 'vitest'
import { deletedContentText } from './deleted-content-text.ts'

const text = (promptCount: number, collectionCount: number, transferredCollectionCount: number) =>
  deletedContentText({
    promptCount,
    publicPromptCount: promptCount,
    collectionCount,
    publicCollectionCount: 0,
    transferredCollectionCount,
  })

it('says what is deleted and which collections go to co-editors', () => {
  expect(text(0, 0, 0)).toBe('They have no prompts or collections.')
  expect(text(1, 0, 0)).toBe('1 prompt will be deleted.')
  expect(text(1_200, 2, 3)).toBe(
    '1,200 prompts and 2 collections will be deleted. 3 collections will go to co-editors.',
  )
  expect(text(0, 1, 1)).toBe('1 collection will be deleted. 1 collection will go to a co-editor.')
  expect(text(0, 0, 2)).toBe('2 collections will go to co-editors.')
})

it('says what someone else gets', () => {
  const counts = {
    promptCount: 1_203,
    publicPromptCount: 1_200,
    collectionCount: 3,
    publicCollectionCount: 1,
    transferredCollectionCount: 1,
  }
  expect(deletedContentText(counts, 'Felix')).toBe(
    '1,200 prompts and 1 collection will go to Felix, without versions that weren’t public or notes from readers. The rest will be deleted: 3 prompts and 2 collections. 1 collection will go to a co-editor.',
  )
  const one = {
    ...counts,
    promptCount: 1,
    publicPromptCount: 1,
    collectionCount: 0,
    publicCollectionCount: 0,
  }
  expect(deletedContentText({ ...one, transferredCollectionCount: 0 }, 'Felix')).toBe(
    '1 prompt will go to Felix, without versions that weren’t public or notes from readers.',
  )
})
