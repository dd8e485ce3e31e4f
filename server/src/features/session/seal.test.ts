import { expect, it } from 'vitest'
import { seal, unseal } from './seal.ts'
import { createToken } from './tokens.ts'

it('can be read only with its token, and only unchanged', () => {
  const [token, text] = [createToken(), 'eyJ.x.y – ü']
  const sealed = seal(text, token)
  expect(unseal(sealed, token)).toBe(text)
  expect(seal(text, token)).not.toBe(sealed)
  expect(() => unseal(sealed, createToken())).toThrow()
  for (const changed of ['', sealed.slice(0, -4), `A${sealed.slice(1)}B`])
    expect(() => unseal(changed, token)).toThrow()
})
