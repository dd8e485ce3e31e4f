import { expect, it } from 'vitest'
import { forgetKeptFindings, isKept, keepFindings } from './kept-findings.ts'

it('remembers what was kept until it’s forgotten', () => {
  keepFindings(['email ana.ruiz@pitt.edu'])
  expect(isKept('email ana.ruiz@pitt.edu')).toBe(true)
  expect(isKept('phone ana.ruiz@pitt.edu')).toBe(false)
  forgetKeptFindings()
  expect(isKept('email ana.ruiz@pitt.edu')).toBe(false)
})
