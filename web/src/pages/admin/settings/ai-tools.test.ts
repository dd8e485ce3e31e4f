import { saveSettings } from '@prompt-library/contract/settings'
import { DEFAULT_TARGETS } from '@prompt-library/domain/prompts/targets'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type AiTool, aiTools, moveAiTool, newAiTool, readAiTools, toAiTools } from './ai-tools.ts'

const SITE = 'https://prompts.example.edu'
const tools = toAiTools(DEFAULT_TARGETS)
const tool: AiTool = { ...newAiTool(), name: 'Campus Chat', url: 'https://chat.example.edu/?q={prompt}' }

describe('readAiTools', () => {
  it('gives back the saved tools, which the server accepts', () => {
    const { value, problems } = readAiTools(tools, SITE)
    expect(value).toEqual(DEFAULT_TARGETS)
    expect(problems).toEqual([])
    expect(z.safeParse(saveSettings.body, { targets: value }).success).toBe(true)
  })

  it('reads a limit with a thousands separator', () => {
    expect(readAiTools([{ ...tool, limit: ' 2,000 ' }], SITE).value[0]?.limit).toBe(2_000)
  })

  it.each<[Partial<AiTool>, object]>([
    [{ name: ' ' }, { name: 'An AI tool needs a name.' }],
    [{ url: 'http://chat.example.com/' }, { url: 'The address of Campus Chat must start with https://.' }],
    [
      { name: '', url: 'chat' },
      {
        name: 'An AI tool needs a name.',
        url: 'Enter a full web address for this tool, such as https://chat.example.edu.',
      },
    ],
    ...['', '1.5', '7501'].map((limit): [Partial<AiTool>, object] => [
      { limit },
      { limit: 'The maximum address length must be a whole number from 1 to 7,500.' },
    ]),
  ])('names the input that is wrong: %j', (change, problems) => {
    const other = { ...tool, name: 'Other' }
    expect(readAiTools([other, { ...tool, id: 'five', ...change }], SITE).problems).toEqual(
      Object.entries(problems).map(([input, sentence]) => ({ path: ['five', input], sentence })),
    )
  })

  it('names the second of two tools with the same name', () => {
    const { problems } = readAiTools([tool, { ...tool, id: 'one', name: 'campus  chat ' }], SITE)
    expect(problems).toEqual([{ path: ['one', 'name'], sentence: 'Two AI tools have the same name.' }])
  })
})

it('a draft of AI tools can have any content', () => {
  const draft = [...tools, { ...newAiTool(), limit: 'a lot' }]
  expect(aiTools.parse(draft)).toEqual(draft)
})

describe('a list of AI tools', () => {
  it('keeps the others in order when one moves', () => {
    const names = (list: readonly AiTool[]) => list.map(({ name }) => name).join()
    const three = ['a', 'b', 'c'].map((name) => ({ ...tool, name, id: name }))
    expect(names(moveAiTool(three, 2, 1))).toBe('a,c,b')
    expect(names(moveAiTool(three, 0, 1))).toBe('b,a,c')
    expect(names(three)).toBe('a,b,c')
  })

  it('gives a new tool an ID that no other has', () => {
    expect(tools.map(({ id }) => id)).not.toContain(newAiTool().id)
  })
})
