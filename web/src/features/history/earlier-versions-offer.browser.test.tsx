import {
  getRevision,
  hideRevisions,
  listRevisions,
  type Revision,
  removeListedRevisions,
} from '@prompt-library/contract/revisions'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { readPrompt } from '../../entities/prompt/prompt.ts'
import { expectAccessibleInThemes } from '../../testing/expect-accessible.ts'
import { samplePrompt } from '../../testing/library.ts'
import { render } from '../../testing/open-app.tsx'
import { expectCount, expectHidden, expectTexts, pressKey } from '../../testing/page.ts'
import { answer, offline, pending, refusal, sent, withHeaders } from '../../testing/stub-api.ts'
import { EarlierVersionsOffer } from './earlier-versions-offer.tsx'

const PRIVATE = '<p>Write to ana.lopez@pitt.edu.</p>'
const OWN = { author_id: 1, title: 'Letters', category: 'Writing' as const }

const offer = () => page.getByRole('dialog', { name: 'Earlier versions still show what you removed' })
const button = (name: string) => page.getByRole('button', { name })

/** Versions with these texts, of which the last is the current one. */
function answerVersions(texts: readonly string[], values: Partial<Revision> = {}) {
  const { id } = samplePrompt()
  const entries = texts.map(
    (html, index): Revision => ({
      revision: index + 1,
      saved_by_name: 'Ana Example',
      saved_at: '2026-05-01T10:00:00.000Z',
      note: '',
      changed: [],
      is_current: index + 1 === texts.length,
      hidden: false,
      was_public: true,
      prompt_id: id,
      ...OWN,
      html,
      notes: null,
      tags: [],
      fields: [],
      data_class: 'public',
      ...values,
    }),
  )
  answer(listRevisions, withHeaders(entries.toReversed(), { 'x-total-count': String(entries.length) }))
  answer(getRevision, ({ revision }) => entries[revision - 1] ?? refusal(404))
  answer(removeListedRevisions, ({ revisions }) => ({ success: true as const, removed: revisions.length }))
  answer(hideRevisions, { success: true })
  return { id, revision: texts.length }
}

/** Shows the offer after a save that replaced the first text with the current one. */
function show({ id, revision }: { id: number; revision: number }, isPublic = true) {
  const done = vi.fn()
  const visibility = isPublic ? ('public' as const) : ('private' as const)
  const stored = { ...OWN, id, visibility, is_public: isPublic }
  const before = readPrompt(samplePrompt({ ...stored, markdown: PRIVATE, revision: revision - 1 }))
  const after = readPrompt(samplePrompt({ ...stored, markdown: '<p>Write to {{email}}.</p>', revision }))
  render(<EarlierVersionsOffer save={{ before, after }} onDone={done} />)
  return done
}

const TEXTS = [PRIVATE, '<p>Write a letter.</p>', PRIVATE, '<p>Write to {{email}}.</p>']

test('names the versions of a public prompt, and removes exactly those with the main button', async () => {
  const prompt = answerVersions(TEXTS)
  const done = show(prompt)
  await expect
    .element(offer())
    .toMatchTextContent(/Versions 1 and 3 still show the email address a•••@pitt\.edu\./)
  await expect.element(offer()).toMatchTextContent(/Everyone who can open the library can read them/)
  await expect
    .element(offer())
    .toMatchTextContent(/Clones and backups keep their copies\. The check can miss things/)
  await expectTexts(offer().getByRole('button'), ['', 'Keep them', 'Hide from others', 'Remove 2 versions'])
  await expectAccessibleInThemes()
  await page.viewport(390, 844)
  await expectAccessibleInThemes()
  // A second press changes nothing.
  await button('Remove 2 versions').dblClick()
  await expect.element(page.getByText('Versions 1 and 3 removed.')).toBeVisible()
  expect(sent(removeListedRevisions)).toEqual([{ prompt_id: prompt.id, revisions: [1, 3], current: 4 }])
  expect(done).toHaveBeenCalledOnce()
})

test('hides exactly those from others', async () => {
  const { id, ...prompt } = answerVersions(TEXTS)
  const done = show({ id, ...prompt })
  await button('Hide from others').click()
  await expect.element(page.getByText('Versions 1 and 3 hidden.')).toBeVisible()
  expect(sent(hideRevisions)).toEqual([{ prompt_id: id, revisions: [1, 3], hidden: true }])
  expect(done).toHaveBeenCalledOnce()
})

test('removing is a quiet choice for a private prompt, and closing keeps the versions', async () => {
  const done = show(answerVersions([PRIVATE, ''], { was_public: false }), false)
  await expect.element(offer()).toMatchTextContent(/Version 1 still shows/)
  await expect.element(offer()).toMatchTextContent(/Only you can read it in the history\./)
  await expectTexts(offer().getByRole('button'), ['', 'Keep it', 'Remove version 1'])
  expect(getComputedStyle(button('Remove version 1').element()).color).toBe(
    getComputedStyle(offer().element()).color,
  )
  await pressKey('Escape')
  expect(done).toHaveBeenCalledOnce()
  expect(sent(removeListedRevisions)).toEqual([])
})

test('says nothing if no earlier version shows it, or if nothing private was removed', async () => {
  const done = show(answerVersions(['<p>Write a letter.</p>', '<p>Write to {{email}}.</p>']))
  await expect.poll(() => done.mock.calls.length).toBe(1)
  await expectCount(page.getByRole('dialog'), 0)
})

test('shows how far it is if there is much to look through, and can be skipped', async () => {
  const prompt = answerVersions(TEXTS)
  answer(getRevision, pending)
  const done = show(prompt)
  const checking = page.getByRole('dialog', { name: 'Checking earlier versions' })
  await expect.element(checking).toMatchTextContent(/Your change is saved\./)
  await expectAccessibleInThemes()
  await button('Skip').click()
  expect(done).toHaveBeenCalledOnce()
})

test('offline, it says that the change is saved, and tries again', async () => {
  const prompt = answerVersions(TEXTS)
  answer(getRevision, offline)
  show(prompt)
  const failed = page.getByRole('dialog', { name: 'We couldn’t check earlier versions' })
  await expect.element(failed).toMatchTextContent(/Your change is saved\. Earlier versions may still show/)
  await expectAccessibleInThemes()
  answerVersions(TEXTS)
  await button('Try again').click()
  await expect.element(offer()).toBeVisible()
  await expectHidden(failed)
})

test('checks again if the prompt changed in another tab', async () => {
  const prompt = answerVersions(TEXTS)
  const done = show(prompt)
  const changed = samplePrompt({ ...OWN, id: prompt.id, markdown: '<p>Write.</p>', revision: 5 })
  answer(removeListedRevisions, ({ current, revisions }) =>
    current === 5
      ? { success: true as const, removed: revisions.length }
      : refusal(409, 'No.', { prompt: changed }),
  )
  await button('Remove 2 versions').click()
  await expect.element(page.getByText('so nothing was removed')).toBeVisible()
  await expect.element(button('Remove 2 versions')).toBeVisible()
  await button('Remove 2 versions').click()
  await expect.element(page.getByText('Versions 1 and 3 removed.')).toBeVisible()
  expect(sent(removeListedRevisions).map(({ current }) => current)).toEqual([4, 5])
  expect(done).toHaveBeenCalledOnce()
})
