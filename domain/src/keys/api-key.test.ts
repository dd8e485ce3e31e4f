import { crc32 } from 'node:zlib'
import { expect, it } from 'vitest'
import { findApiKeys, isApiKey, toApiKey, withoutApiKeys } from './api-key.ts'

const key = toApiKey('0123456789abcdef0123456789abcdef01234567')

it('a key is pl_, 160 bits, and the CRC-32 of both', () => {
  expect(key).toMatch(/^pl_[0-9a-f]{48}$/)
  expect(Number.parseInt(key.slice(-8), 16)).toBe(crc32(key.slice(0, -8)))
  expect(isApiKey(key)).toBe(true)
})

it('the checksum pads small numbers', () => {
  const keys = Array.from({ length: 2_000 }, (_, index) => toApiKey(index.toString(16).padStart(40, '0')))
  expect(keys.every(isApiKey)).toBe(true)
  expect(keys.some((one) => one.at(-8) === '0')).toBe(true)
})

it('one wrong character is noticed, wherever it is', () => {
  for (let index = 3; index < key.length; index++) {
    const other = key[index] === 'f' ? '0' : 'f'
    expect(isApiKey(`${key.slice(0, index)}${other}${key.slice(index + 1)}`)).toBe(false)
  }
})

it.each(['', 'pl_', key.slice(0, -1), `${key}0`, ` ${key}`, key.toUpperCase(), key.replace('pl_', 'pk_')])(
  '%j is not a key',
  (text) => {
    expect(isApiKey(text)).toBe(false)
  },
)

it('keys are found in a text', () => {
  expect(findApiKeys(`Use "${key}", not x${key} or ${key}a.`)).toEqual([{ key, index: 5 }])
})

it('logs show neither a key nor most of one', () => {
  expect(withoutApiKeys(`/api/${key}/${key.slice(0, 40)}`)).toBe('/api/pl_…/pl_…')
})
