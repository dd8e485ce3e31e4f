import { useState } from 'react'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../testing/expect-accessible.ts'
import { render } from '../../testing/open-app.tsx'
import { expectHidden, pressKey } from '../../testing/page.ts'
import { Field } from './field.tsx'
import { FormDialog } from './form-dialog.tsx'
import { Input } from './input.tsx'
import { useSubmit } from './use-submit.ts'

const name = page.getByRole('textbox', { name: 'Name' })
const save = page.getByRole('button', { name: 'Save', exact: true })

function Page({ send }: { send: (name: string, key: string) => Promise<string> }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <main>
      <h1>Names</h1>
      {isOpen && <NameDialog send={send} onClose={() => setOpen(false)} />}
    </main>
  )
}

function NameDialog({
  send,
  onClose,
}: {
  send: (name: string, key: string) => Promise<string>
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const form = useSubmit({
    isInvalid: text === '',
    send: (keyFor) => send(text, keyFor({ text })),
    done: 'The name was saved.',
    failed: 'We couldn’t save the name.',
    onDone: onClose,
    attemptPlace: 'name-attempt',
  })
  return (
    <FormDialog
      form={form}
      title="Name it"
      action="Save"
      busy={form.isPending && 'Saving...'}
      onClose={onClose}
    >
      <Field label="Name" error={form.isTried && text === '' ? 'Enter a name.' : undefined}>
        <Input value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
    </FormDialog>
  )
}

test('what is missing is said once sending was tried, and gets the focus', async () => {
  render(<Page send={async () => 'never'} />)
  await expect.element(name).toHaveFocus()
  await expectHidden(page.getByText('Enter a name.'))
  await save.click()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  await expect.element(name).toHaveFocus()
  await expectAccessible()
})

test('a failure is shown in the form, and a second try sends the same key until it works', async () => {
  const keys: string[] = []
  const answers = [
    () => Promise.reject(new TypeError('no network')),
    async () => 'saved',
    async () => 'saved',
  ]
  const send = (_: string, key: string) => {
    keys.push(key)
    return answers.shift()?.() ?? Promise.reject(new Error('sent too often'))
  }
  render(<Page send={send} />)
  await name.fill('Ana')
  await save.click()
  await expect.element(page.getByRole('alert').getByText('We couldn’t save the name.')).toBeVisible()
  await save.click()
  await expect.element(page.getByText('The name was saved.')).toBeVisible()
  await expectHidden(page.getByRole('dialog'))
  expect(keys[1]).toBe(keys[0])
  expect(sessionStorage.getItem('name-attempt')).toBeNull()
})

test('one form sends once, however often it is submitted, and says how it went after it was closed', async () => {
  const answer = Promise.withResolvers<string>()
  let count = 0
  const send = () => {
    count += 1
    return answer.promise
  }
  render(<Page send={send} />)
  await name.fill('Ana')
  await save.click()
  await pressKey('Enter', name)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expectHidden(page.getByRole('dialog'))
  answer.reject(new TypeError('no network'))
  await expect.element(page.getByText('We couldn’t save the name.')).toBeVisible()
  expect(count).toBe(1)
})
