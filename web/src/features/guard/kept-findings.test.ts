import { expect, it, vi } from 'vitest'
import { isKept, keepFindings } from './kept-findings.ts'

it('is forgotten at sign-out', async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { forgetUser } = await import('../session/sign-out.ts')
  keepFindings(['email ana.ruiz@pitt.edu'])
  expect(isKept('email ana.ruiz@pitt.edu')).toBe(true)
  expect(isKept('phone ana.ruiz@pitt.edu')).toBe(false)
  forgetUser(1)
  expect(isKept('email ana.ruiz@pitt.edu')).toBe(false)
})
