import { describe, expect, it } from 'vitest'
import { DEFAULT_TARGETS, targetAddress, targetProblem } from './targets.ts'

const SITE = 'https://prompts.example.edu'
const problem = (url: string, site = SITE) => targetProblem({ name: 'Chat', url }, site)

describe('targetAddress', () => {
  const chat = { url: 'https://chat.example/?q={prompt}&submit=false', limit: 7_500 }

  it('puts the text into the address, encoded', () => {
    expect(targetAddress(chat, 'a b\n$& & “é” 🎓')).toBe(
      'https://chat.example/?q=a%20b%0A%24%26%20%26%20%E2%80%9C%C3%A9%E2%80%9D%20%F0%9F%8E%93&submit=false',
    )
  })

  it('gives no address for a target without prefill', () => {
    expect(targetAddress({ url: 'https://chat.example/', limit: 7_500 }, 'a')).toBeUndefined()
  })

  it('gives no address that is longer than the target’s limit or 7,500 characters', () => {
    expect(targetAddress({ ...chat, limit: 60 }, 'a'.repeat(30))).toBeUndefined()
    expect(targetAddress({ ...chat, limit: 60 }, 'a'.repeat(10))).toBeDefined()
    expect(targetAddress({ ...chat, limit: 9_999_999 }, 'a'.repeat(7_500))).toBeUndefined()
  })

  it('encodes half an emoji without failing', () => {
    expect(targetAddress(chat, 'a\ud83c')).toContain('a%EF%BF%BD')
  })
})

describe('targetProblem', () => {
  it.each(DEFAULT_TARGETS)('accepts $name', (target) => {
    expect(targetProblem(target, SITE)).toBeUndefined()
  })

  it.each([
    'http://localhost:3000/?q={prompt}',
    'http://127.0.0.1:8080/',
    'http://[::1]/?q={prompt}',
    'http://chat.example.edu/?q={prompt}',
    'http://example.edu/chat#{prompt}',
    'http://prompts.example.edu/',
  ])('accepts %s', (url) => {
    expect(problem(url)).toBeUndefined()
  })

  it.each([
    ['javascript:alert(1)//{prompt}', 'The address of Chat must start with https://.'],
    ['data:text/html,{prompt}', 'The address of Chat must start with https://.'],
    ['http://chat.example.com/?q={prompt}', 'The address of Chat must start with https://.'],
    ['http://notexample.edu/', 'The address of Chat must start with https://.'],
    ['chatgpt.com/?q={prompt}', 'Enter a full web address for Chat, such as https://chat.example.edu.'],
    ['', 'Enter a full web address for Chat, such as https://chat.example.edu.'],
    ['https://me:secret@chat.example/', 'The address of Chat can’t contain a username or password.'],
    ['https://chat.example/?q={{prompt}}', 'In the address of Chat, write {prompt} with single braces.'],
    ['https://{prompt}.example.com/', 'In the address of Chat, {prompt} must come after the site’s name.'],
    ['https://example.com{prompt}', 'In the address of Chat, {prompt} must come after the site’s name.'],
    ['{prompt}', 'Enter a full web address for Chat, such as https://chat.example.edu.'],
  ])('refuses %s', (url, sentence) => {
    expect(problem(url)).toBe(sentence)
  })

  it('treats a two-part domain and an IP address as the whole campus', () => {
    expect(problem('http://chat.example.edu/', 'https://example.edu')).toBeUndefined()
    expect(problem('http://evil.edu/', 'https://example.edu')).toBeDefined()
    expect(problem('http://10.0.0.2/', 'http://10.0.0.1')).toBeDefined()
    expect(problem('http://10.0.0.1/', 'http://10.0.0.1')).toBeUndefined()
  })
})
