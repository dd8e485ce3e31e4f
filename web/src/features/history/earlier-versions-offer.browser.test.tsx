import { removeRevisions } from '@prompt-library/contract/revisions'
import { beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { background } from '../../shared/background/background.ts'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { samplePrompt } from '../../testing/library.ts'
import { render } from '../../testing/open-app.tsx'
import { expectCount } from '../../testing/page.ts'
import { answer, offline, sent } from '../../testing/stub-api.ts'
import { useEarlierVersionsOffer } from './use-earlier-versions-offer.tsx'

// The first call loads the worker, which takes longer than the app waits on a busy machine.
beforeAll(() => background().removesSensitive([''], [''], { idMasks: [] }))

const PRIVATE = '<p>Write to ana.lopez@pitt.edu.</p>'
const REPLACED = '<p>Write to {{email}}.</p>'

const offer = () => page.getByRole('alertdialog', { name: 'Remove earlier versions?' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

interface Save {
  before: string
  after: string
  isPublic?: boolean
}

/** Saves when its button is pressed, and says when the author has decided. */
function Saving({ before, after, isPublic = true }: Save) {
  const [offerRemoval, dialog] = useEarlierVersionsOffer()
  const visibility = isPublic ? ('public' as const) : ('private' as const)
  const promptWith = (markdown: string) =>
    readPrompt(samplePrompt({ author_id: 1, visibility, is_public: isPublic, markdown }))
  const save = async () => {
    const saved = { before: promptWith(before), after: promptWith(after) }
    await offerRemoval(saved)
    document.body.dataset['decided'] = 'yes'
  }
  return (
    <>
      <button type="button" onClick={save}>
        Save
      </button>
      {dialog}
    </>
  )
}

async function saveWith(save: Save): Promise<void> {
  delete document.body.dataset['decided']
  render(<Saving {...save} />)
  await button('Save').click()
}

const decided = () => expect.poll(() => document.body.dataset['decided']).toBe('yes')

test('a save that removes private data offers to remove the earlier versions', async () => {
  answer(removeRevisions, { success: true })
  await saveWith({ before: PRIVATE, after: REPLACED })
  await expect.element(offer()).toMatchTextContent(/everyone who can open the library can read it/)
  await page.viewport(390, 844)
  await expectAccessibleInThemes()
  await button('Remove earlier versions').click()
  await expect.element(page.getByText('All earlier versions removed.')).toBeVisible()
  expect(sent(removeRevisions)).toHaveLength(1)
  await decided()
})

test('keeping them changes nothing', async () => {
  await saveWith({ before: PRIVATE, after: REPLACED, isPublic: false })
  await expect.element(offer()).toMatchTextContent(/you can still read it/)
  await button('Keep them').click()
  await decided()
  expect(sent(removeRevisions)).toEqual([])
})

test('a save that removes nothing private offers nothing', async () => {
  await saveWith({ before: '<p>Write a letter.</p>', after: '<p>Write two letters.</p>' })
  await decided()
  await expectCount(offer(), 0)
})

test('offline, it says that they weren’t removed', async () => {
  answer(removeRevisions, offline)
  await saveWith({ before: PRIVATE, after: REPLACED })
  await button('Remove earlier versions').click()
  await expect.element(page.getByText('We couldn’t remove the earlier versions.')).toBeVisible()
  await decided()
})
