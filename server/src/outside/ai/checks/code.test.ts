import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers.ts'

describe('code blocks', () => {
  const CODE = 'def add(a, b):\n    return a - b'
  const original = `Why does this fail?\n\`\`\`\n${CODE}\n\`\`\`\nBe brief.`
  const rewrite = (code: string) => `You are a teacher. Why does this code fail?\n\n${code}\n\nBe brief.`

  it.each([
    ['dropped', 'the code above'],
    ['corrected', `\`\`\`\n${CODE.replace('-', '+')}\n\`\`\``],
    ['indented differently', `\`\`\`\n${CODE.replace('    ', '  ')}\n\`\`\``],
    ['cut off', '```\ndef add(a, b):\n```'],
    ['shown without fences', CODE],
    ['left open', `\`\`\`\n${CODE}`],
  ])('can’t be %s', (_what, code) => {
    expect(problemWith(original, rewrite(code))).toContain('code block')
  })

  it.each([
    ['kept', `\`\`\`\n${CODE}\n\`\`\``],
    ['labeled', `\`\`\`python\n${CODE}\n\`\`\``],
    ['fenced with tildes', `~~~\n${CODE}\n~~~`],
    ['trimmed', `\`\`\`\n\n${CODE.replace(':', ':  ')}\n\n\`\`\``],
    ['longer', `\`\`\`\n# The code:\n${CODE}\n\`\`\``],
  ])('can be %s', (_what, code) => {
    expect(problemWith(original, rewrite(code))).toBeUndefined()
  })

  it('can be empty, or left open at the end', () => {
    expect(problemWith('Explain this:\n```\n\n```', 'Explain this code.')).toBeUndefined()
    expect(
      problemWith(`Explain:\n~~~~\n${CODE}`, `Explain this code:\n\`\`\`\n${CODE}\n\`\`\``),
    ).toBeUndefined()
    expect(problemWith(`Explain:\n~~~~\n${CODE}`, 'Explain this code.')).toContain('code block')
  })

  it('are all kept', () => {
    const two = '```\none\n```\nand\n```\ntwo\n```'
    expect(problemWith(`Compare\n${two}`, `Compare the two:\n${two}`)).toBeUndefined()
    expect(problemWith(`Compare\n${two}`, 'Compare the two:\n```\ntwo\n```')).toContain('code block')
  })
})
