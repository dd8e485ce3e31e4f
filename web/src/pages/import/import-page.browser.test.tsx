import {
  cancelImport,
  type FinishedImport,
  finishImport,
  listImports,
  sendImportedPrompts,
  startImport,
  undoImport,
} from '@prompt-library/contract/imports'
import { listOwnPrompts } from '@prompt-library/contract/prompts'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { answerLibrary, samplePrompt } from '../../testing/library.ts'
import { openApp } from '../../testing/open-app.tsx'
import { expectCount } from '../../testing/page.ts'
import { answer, offline, pending, refusal, sent, withHeaders } from '../../testing/stub-api.ts'

const button = (name: string | RegExp) => page.getByRole('button', { name })
const heading = (name: string | RegExp) => page.getByRole('heading', { name })

function finished(values: Partial<FinishedImport> = {}): FinishedImport {
  return {
    id: 5,
    imported_at: '2026-11-17T10:00:00.000Z',
    added: 2,
    skipped: 0,
    undo_until: '2026-11-18T10:00:00.000Z',
    undone_at: null,
    undone: 0,
    collection: null,
    ...values,
  }
}

/** The server as it answers an import that works. */
function answerImports(own: Parameters<typeof samplePrompt>[0][] = []): void {
  answerLibrary()
  answer(
    listOwnPrompts,
    withHeaders(
      own.map((values) => samplePrompt({ author_id: 1, visibility: 'private', ...values })),
      { 'x-total-count': String(own.length) },
    ),
  )
  answer(startImport, { id: 5 })
  answer(sendImportedPrompts, { problems: [] })
  answer(finishImport, finished())
  answer(cancelImport, { success: true })
}

async function choose(text: string, name = 'prompts.csv'): Promise<void> {
  await userEvent.upload(page.getByLabelText('Choose a file'), new File([text], name))
}

const OWN_JSON = {
  format: 'prompt-library',
  version: 1,
  collection: { name: 'Week 1', description: 'Start here.' },
  prompts: [{ title: 'Plan', html: '<p>Plan it.</p>', category: 'Study', collection_note: 'First' }],
}

test('the collection of a file is made again, unless the user doesn’t want it', async () => {
  answerImports()
  answer(finishImport, finished({ added: 1, collection: 'abc' }))
  openApp('/import-prompts')
  await choose(JSON.stringify(OWN_JSON), 'week-1.json')
  await expect.element(page.getByLabelText('Make the collection “Week 1”')).toBeChecked()
  await button('Import 1 prompt').click()
  await expect
    .element(page.getByRole('link', { name: 'Show the collection' }))
    .toHaveAttribute('href', '/collections/abc')
  expect(sent(sendImportedPrompts)).toMatchObject([
    { prompts: [{ title: 'Plan', collection_note: 'First' }] },
  ])
  expect(sent(finishImport)).toMatchObject([{ collection: OWN_JSON.collection }])

  await button('Import another file').click()
  await choose(JSON.stringify(OWN_JSON), 'week-1.json')
  await page.getByLabelText('Make the collection “Week 1”').click()
  await button('Import 1 prompt').click()
  await expect.poll(() => sent(finishImport).at(-1)).not.toHaveProperty('collection')
})

test('words in brackets become blanks if the user wants them', async () => {
  answerImports()
  openApp('/import-prompts')
  const prompts = [{ title: 'Plan', html: '<p>Plan [course], [Week no.]</p>', category: 'Study' }]
  await choose(JSON.stringify({ format: 'prompt-library', version: 1, prompts }), 'plans.json')
  const box = page.getByLabelText('Turn text in brackets into blanks')
  await expect.element(box).not.toBeChecked()
  await expect.element(page.getByText('Such as [course], in 1 prompt.')).toBeVisible()
  await expectAccessible()
  await box.click()
  await button('Import 1 prompt').click()
  await expect
    .poll(() => sent(sendImportedPrompts))
    .toMatchObject([
      {
        prompts: [
          { html: '<p>Plan {{course}}, {{week_no}}</p>', fields: [{ name: 'week_no', label: 'Week no.' }] },
        ],
      },
    ])
})

const TABLE = 'Name,Instructions\nEssay plan,Plan an essay\nMail,My SSN is 536-22-8145.\n,No title\n'

test('columns are matched, the preview says what is wrong, and the import can be undone', async () => {
  answerImports()
  openApp('/import-prompts')
  await expect.element(heading('Import prompts')).toBeVisible()
  await expectAccessible()
  await choose(TABLE)
  await expect.element(heading('Which column is which?')).toHaveFocus()
  await expect.element(page.getByLabelText('Title')).toMatchTextContent('Name')
  await expectAccessible()
  await page.getByLabelText('Title').selectOptions('Choose a column')
  await button('Continue').click()
  await expect.element(page.getByText('Choose the column with the titles.')).toBeVisible()
  await page.getByLabelText('Title').selectOptions('Name')
  await button('Continue').click()

  await expect.element(heading('2 prompts in prompts.csv')).toHaveFocus()
  await expect.element(page.getByText('Row 4: A prompt needs a title.')).toBeVisible()
  await expect.element(page.getByText('1 prompt may contain private data.')).toBeVisible()
  await page.getByLabelText('Category').selectOptions('Writing')
  await expectAccessible()
  await button('Import 2 prompts').click()
  await expect.element(heading('Imported 2 prompts')).toHaveFocus()
  await expectAccessible()
  expect(sent(startImport)).toEqual([{ count: 2 }])
  expect(sent(sendImportedPrompts)).toMatchObject([
    { import_id: 5, first: 1, prompts: [{ title: 'Essay plan', category: 'Writing' }, { title: 'Mail' }] },
  ])

  const kept = [{ id: 9, title: 'Mail', reason: 'shared' as const }]
  answer(undoImport, { ...finished({ undone: 1, undone_at: '2026-11-17T11:00:00.000Z' }), kept })
  await button('Undo').click()
  await expect.element(page.getByText(/^Import undone/)).toMatchTextContent('1 prompt stays as it is.')
  await expect.element(page.getByText('You shared it since.')).toBeVisible()
  // The button is gone, so the result has the focus.
  await expect.poll(() => document.activeElement?.textContent).toContain('Import undone')
  await expectAccessible()
  await expectCount(button('Undo'), 0)
})

test('the first row is a prompt if the user says so', async () => {
  answerImports()
  openApp('/import-prompts')
  await choose('Essay plan,Plan an essay\nMail,Write a mail\n')
  const firstRow = page.getByLabelText('The first row has column names')
  await expect.element(firstRow).not.toBeChecked()
  await expect.element(page.getByLabelText('Title')).toMatchTextContent('Column 1')
  await firstRow.click()
  await expect.element(page.getByLabelText('Title')).toMatchTextContent('Essay plan')
  await firstRow.click()
  await button('Continue').click()
  await expect.element(heading('2 prompts in prompts.csv')).toBeVisible()

  // Properties in JSON always have names.
  await button('Choose another file').click()
  await choose('[{"title":"Essay plan","prompt":"Plan an essay"}]', 'prompts.json')
  await expect.element(page.getByLabelText('Prompt')).toMatchTextContent('prompt')
  await expectCount(page.getByRole('checkbox'), 0)
})

test('duplicates are skipped unless the user chooses otherwise', async () => {
  answerImports([
    { id: 7, title: 'Essay plan', markdown: '<p>Plan an essay</p>' },
    { id: 8, title: 'Mail', is_public: true, visibility: 'public' },
  ])
  openApp('/import-prompts')
  await choose(
    'title,prompt,category\nEssay plan,Plan an essay,Teach\nMail,Other words,Teach\nNew,New words,Teach\n',
  )
  await button('Continue').click()
  await expect.element(page.getByText(/You have this prompt/)).toBeVisible()
  await expect.element(page.getByText(/You have a prompt with this title/)).toBeVisible()
  await expect.element(button('Import 1 prompt')).toBeVisible()
  await page.getByLabelText('Skip duplicates').click()
  answer(finishImport, finished({ added: 2, skipped: 1 }))
  await button('Import 3 prompts').click()
  await expect.element(heading('Imported 2 prompts')).toBeVisible()
  await expect.element(page.getByText('Only you can see them.')).toBeVisible()
  await expect.element(page.getByText('1 prompt skipped, because you already have it.')).toBeVisible()
  expect(sent(finishImport)).toEqual([{ import_id: 5, keep_duplicates: true }])
})

test('no category is chosen for the user', async () => {
  answerImports()
  openApp('/import-prompts')
  await choose('title,prompt\nOne,First\n')
  await button('Continue').click()
  await button('Import 1 prompt').click()
  await expect.element(page.getByText('Choose a category.')).toBeVisible()
  await expect.element(page.getByLabelText('Category')).toHaveFocus()
  await expectAccessible()
  expect(sent(startImport)).toEqual([])
  await page.getByLabelText('Category').selectOptions('Research')
  await button('Import 1 prompt').click()
  await expect.element(heading('Imported 2 prompts')).toBeVisible()
  expect(sent(sendImportedPrompts)).toMatchObject([{ prompts: [{ category: 'Research' }] }])
})

const SIMPLE = 'title,prompt,category\nOne,First,Teach\nTwo,Second,Teach\n'

async function preview(): Promise<void> {
  openApp('/import-prompts')
  await choose(SIMPLE)
  await button('Continue').click()
  await expect.element(button('Import 2 prompts')).toBeVisible()
}

test('canceling sends no more and imports nothing', async () => {
  answerImports()
  answer(sendImportedPrompts, pending)
  await preview()
  await button('Import 2 prompts').click()
  await expect.element(page.getByRole('progressbar')).toBeVisible()
  await expectAccessible()
  await button('Cancel').click()
  await expect.element(page.getByText('Canceled. Nothing was imported.')).toBeVisible()
  await expect.poll(() => sent(cancelImport)).toHaveLength(1)
  expect(sent(finishImport)).toEqual([])
  await expect.element(button('Import 2 prompts')).toBeVisible()
})

test('a limit is named, and after a lost answer, trying again sends the same import again', async () => {
  answerImports()
  const sentence = 'You’ve imported 5 files in the last hour. Please try again in 50 minutes.'
  answer(startImport, refusal(429, sentence))
  await preview()
  await button('Import 2 prompts').click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  answer(startImport, { id: 5 })
  answer(finishImport, offline)
  await button('Try again').click()
  await expect.element(page.getByRole('main').getByRole('alert')).toMatchTextContent('Nothing is lost')
  answer(finishImport, finished())
  await button('Try again').click()
  await expect.element(heading('Imported 2 prompts')).toBeVisible()
  expect([sent(startImport).length, sent(sendImportedPrompts).length]).toEqual([3, 2])
})

test('what the server refuses is listed, and the rest can be imported', async () => {
  answerImports()
  answer(sendImportedPrompts, { problems: [{ position: 2, message: 'A prompt needs some text.' }] })
  await preview()
  await button('Import 2 prompts').click()
  await expect.element(page.getByText('Row 3: A prompt needs some text.')).toBeVisible()
  answer(sendImportedPrompts, { problems: [] })
  await button('Import 1 prompt').click()
  await expect.element(heading(/^Imported/)).toBeVisible()
})

test('a file that can’t be read gets a sentence, and another can be chosen', async () => {
  answerImports()
  openApp('/import-prompts')
  await choose('', 'empty.csv')
  await expect.element(page.getByRole('alert')).toMatchTextContent('This file is empty.')
  await expectAccessible()
  await choose(SIMPLE)
  await expect.element(heading('Which column is which?')).toBeVisible()
})

test('My Prompts leads to the import, and offers to undo the last one', async () => {
  answerImports()
  answer(listImports, [finished({ added: 212 })])
  openApp('/my-prompts')
  await expect.element(page.getByText('Imported Nov 17: 212 prompts')).toBeVisible()
  answer(undoImport, { ...finished({ added: 212, undone: 212 }), kept: [] })
  answer(listImports, [])
  await button('Undo: Imported Nov 17: 212 prompts').click()
  await expect.element(page.getByText(/^Import undone/)).toBeVisible()
  await expectAccessible()
  await button('More').click()
  await page.getByRole('menuitem', { name: 'Import prompts' }).click()
  await expect.element(heading('Import prompts')).toBeVisible()
})
