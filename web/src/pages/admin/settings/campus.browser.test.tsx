import { listAuditLog } from '@prompt-library/contract/admin'
import { DEFAULT_SETTINGS, getSettings, saveSettings } from '@prompt-library/contract/settings'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/expect-accessible.ts'
import { signIn } from '../../../testing/frame.ts'
import { answerLibrary } from '../../../testing/library.ts'
import { openApp } from '../../../testing/open-app.tsx'
import { expectHidden } from '../../../testing/page.ts'
import { answer, sent } from '../../../testing/stub-api.ts'

const { campus } = DEFAULT_SETTINGS
const box = (name: string) => page.getByRole('textbox', { name, exact: true })
const button = (name: string) => page.getByRole('button', { name, exact: true })
const save = () => button('Save changes').click()
const file = () => page.getByRole('group', { name: 'Logo' }).getByLabelText('Choose a logo')

beforeEach(async () => {
  signIn({ role: 'admin' })
  answerLibrary()
  answer(getSettings, { settings: DEFAULT_SETTINGS, changed: [] })
  answer(listAuditLog, [])
  answer(saveSettings, ({ campus }) => ({
    settings: { ...DEFAULT_SETTINGS, campus: campus ?? DEFAULT_SETTINGS.campus },
    changed: ['campus' as const],
  }))
  openApp('/admin?tab=settings')
  await expect.element(page.getByRole('heading', { name: 'Your campus' })).toBeVisible()
})

test('an admin names the campus and links to its pages', async () => {
  await expect.element(box('Site title')).toHaveValue(campus.site_title)
  await box('Short name').fill('NC')
  await expect.element(page.getByText(`As in “NC’s ${campus.site_title}”.`)).toBeVisible()
  await box('Name of the ID').fill('')
  await button('Add link').click()
  await expect
    .element(page.getByRole('group', { name: 'Link 1' }).getByRole('textbox', { name: 'Text' }))
    .toHaveFocus()
  await box('Text').fill('IT help')
  await box('Web address').fill('javascript:alert(1)')
  await save()
  await expect.element(box('Name of the ID')).toHaveFocus()
  await expect.element(page.getByText('Enter what people call the ID they sign in with.')).toBeVisible()
  await expect.element(page.getByText('Enter a full web address for “IT help”')).toBeVisible()
  await expectAccessible()
  await box('Name of the ID').fill('Eagle ID')
  await box('Web address').fill('https://it.example.edu')
  await save()
  const links = [{ label: 'IT help', url: 'https://it.example.edu' }]
  expect(sent(saveSettings)).toEqual([
    { campus: { ...campus, short_name: 'NC', id_name: 'Eagle ID', links } },
  ])
  await expect.element(page.getByText('Campus settings saved.')).toBeVisible()
  await expect.element(button('Reload')).toBeVisible()
  await page.getByRole('button', { name: 'Remove IT help' }).click()
  await expect.element(button('Add link')).toHaveFocus()
  await expectHidden(box('Web address'))
})

test('a color that is too light is named with its contrast, and a darker one is offered', async () => {
  await box('Brand color').fill('#ffc72c')
  await expect.element(page.getByText('White text on #ffc72c has a contrast of 1.5:1')).toBeVisible()
  await expectAccessible()
  await save()
  expect(sent(saveSettings)).toEqual([])
  await expect.element(box('Brand color')).toHaveFocus()
  await page.getByRole('button', { name: /^Use #/ }).click()
  await expectHidden(page.getByText('has a contrast of'))
  await expect.element(box('Brand color')).toHaveFocus()
  await expect.element(page.getByText('Dark theme', { exact: true })).toBeVisible()
  await box('Brand color').fill('blue')
  await save()
  await expect.element(page.getByText('Enter the color as # and six digits')).toBeVisible()
})

test('a logo is chosen and removed, and a file that can’t be one is refused', async () => {
  await file().upload(new File(['<svg/>'], 'logo.png', { type: 'image/png' }))
  await expect.element(page.getByRole('alert').getByText('The logo must be a PNG file.')).toBeVisible()
  await file().upload(new File([new Uint8Array(256 * 1024 + 1)], 'logo.png'))
  await expect.element(page.getByRole('alert').getByText('The logo can be up to 256 kB.')).toBeVisible()
  await expectHidden(button('Save changes'))
  await file().upload(await drawnLogo())
  await expect.element(page.getByRole('img', { name: 'The logo' })).toBeVisible()
  await expectHidden(page.getByRole('alert').getByText('The logo can be'))
  await save()
  expect(sent(saveSettings)).toEqual([{ campus: { ...campus, logo: expect.stringMatching(/^iVBORw0KGgo/) } }])
  await button('Remove logo').click()
  await expect.element(file()).toHaveFocus()
})

async function drawnLogo(): Promise<File> {
  const canvas = new OffscreenCanvas(64, 64)
  canvas.getContext('2d')?.fillRect(0, 0, 64, 64)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}
