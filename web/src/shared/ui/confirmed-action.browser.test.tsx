import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { render } from '../../testing/open-app.tsx'
import { expectHidden } from '../../testing/page.ts'
import { Button } from './button.tsx'
import { useConfirmedAction } from './confirmed-action.ts'

const question = { title: 'Delete the row?', text: 'You can’t undo this.', confirm: 'Delete' }
const asked = page.getByRole('alertdialog', { name: question.title })
const remove = page.getByRole('button', { name: 'Remove' })

/** A row that its button deletes. */
function Row({ change }: { change: () => Promise<void> }) {
  const [isThere, setThere] = useState(true)
  const [act, confirmation] = useConfirmedAction()
  const run = async () => {
    await change()
    setThere(false)
  }
  const start = () => act({ question, change: run, done: 'Row deleted.', failed: 'The row is still there.' })
  return (
    <main id="main" tabIndex={-1} aria-label="Rows">
      <h1>Rows</h1>
      {isThere && <Button onClick={start}>Remove</Button>}
      {confirmation}
    </main>
  )
}

test('what was confirmed is done and said, and the focus stays on the page', async () => {
  render(<Row change={async () => undefined} />)
  await remove.click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByText('Row deleted.')).toBeVisible()
  await expectHidden(remove)
  await expect.element(page.getByRole('main')).toHaveFocus()
  await expectAccessible()
})

test('a failure is said, and what was not confirmed is not done: both keep the row and its button', async () => {
  let changes = 0
  const change = () => {
    changes += 1
    return Promise.reject(new TypeError('no network'))
  }
  render(<Row change={change} />)
  await remove.click()
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(remove).toHaveFocus()
  expect(changes).toBe(0)
  await remove.click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect.element(page.getByRole('alert').getByText('The row is still there.')).toBeVisible()
  await expect.element(remove).toHaveFocus()
})
