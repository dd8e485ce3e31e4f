import { expect, it } from 'vitest'
import { deletedContentText } from './deleted-content-text.ts'

const NOTHING = {
  promptCount: 0,
  publicPromptCount: 0,
  collectionCount: 0,
  publicCollectionCount: 0,
  transferredCollectionCount: 0,
}
const GIVEN = 'will go to Felix, without versions that weren’t public or notes from readers.'

it.each([
  [{}, undefined, '0 prompts will be deleted.'],
  [{ promptCount: 1_200, collectionCount: 1 }, undefined, '1,200 prompts and 1 collection will be deleted.'],
  [
    { promptCount: 1, publicPromptCount: 1, transferredCollectionCount: 3 },
    undefined,
    '1 prompt will be deleted. 3 collections will go to co-editors.',
  ],
  [{ promptCount: 1, publicPromptCount: 1 }, 'Felix', `1 prompt ${GIVEN}`],
  [
    { promptCount: 12, publicPromptCount: 9, collectionCount: 3, publicCollectionCount: 1 },
    'Felix',
    `9 prompts and 1 collection ${GIVEN} 3 prompts and 2 collections will be deleted.`,
  ],
])('%j, given to %s', (counts, newOwner, text) => {
  expect(deletedContentText({ ...NOTHING, ...counts }, newOwner)).toBe(text)
})
