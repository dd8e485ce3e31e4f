import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { readAiAnswer } from './ai-answer.ts'

const CHANGE = { before: '', after: 'well', reason: 'Said how.' }
const JSON_ANSWER = JSON.stringify({ enhanced_prompt: 'Do {{this}} well.', changes: [CHANGE] })
const ANSWER = { enhancedPrompt: 'Do {{this}} well.', changes: [CHANGE] }

describe('readAiAnswer', () => {
  it.each([
    ['plain JSON', JSON_ANSWER],
    ['a code fence', `\`\`\`json\n${JSON_ANSWER}\n\`\`\``],
    ['text around it', `Sure! Here it is:\n\n${JSON_ANSWER}\n\nAnything else? {maybe}`],
    ['reasoning before it', `<think>{"enhanced_prompt": "a draft"}</think>\n${JSON_ANSWER}`],
    ['reasoning without its opening tag', `Let me see {"a": 1} …</think>${JSON_ANSWER}`],
    ['two answers', `{"enhanced_prompt": "a draft"}\nBetter:\n${JSON_ANSWER}`],
    ['a wrapper', `{"result": ${JSON_ANSWER}}`],
    ['camel case', JSON_ANSWER.replace('enhanced_prompt', 'enhancedPrompt')],
    ['trailing commas', JSON_ANSWER.replace('}]}', ',},],}')],
    ['braces in prose', `{ "so": to speak ${JSON_ANSWER}`],
    ['an invalid escape', JSON_ANSWER.replace('well', '\\well')],
    ['the changes first', JSON.stringify({ changes: [CHANGE], enhanced_prompt: ANSWER.enhancedPrompt })],
    ['a code fence inside', JSON_ANSWER.replace('Do {{this}} well.', '```\\nDo {{this}} well.\\n```')],
    ['single quotes', JSON_ANSWER.replaceAll('"', "'")],
    ['a missing comma', JSON_ANSWER.replace(',"changes', '\n"changes')],
    ['an incomplete draft in its reasoning', `<think>{"enhanced_prompt": "a dr</think>\n${JSON_ANSWER}`],
    ['many objects in its reasoning', `<think>${'{"a": 1} '.repeat(500)}</think>\n${JSON_ANSWER}`],
    ['many open braces in its reasoning', `<think>${'{"a": '.repeat(50)}</think>\n${JSON_ANSWER}`],
  ])('reads %s', (_what, text) => {
    expect(readAiAnswer(text)).toEqual(ANSWER)
  })

  it.each([
    ['line breaks', 'One\n\n\tTwo \\"x\\"', 'One\n\n\tTwo "x"'],
    ['quotes', 'Say "hello" to them', 'Say "hello" to them'],
  ])('reads unescaped %s', (_what, written, enhancedPrompt) => {
    expect(readAiAnswer(`{"enhanced_prompt": "${written}", "changes": []}`)).toEqual({
      enhancedPrompt,
      changes: [],
    })
  })

  it('reads a long prompt with unescaped line breaks', () => {
    const prompt = `Don't say "no".\n${'Explain it to my students, step by step.\n'.repeat(300)}`.trim()
    const json = JSON.stringify({ enhanced_prompt: prompt }).replaceAll('\\n', '\n')
    expect(readAiAnswer(json)?.enhancedPrompt).toBe(prompt)
  })

  it.each([100, 55_000])('reads the longest answer, with %i line breaks', (breaks) => {
    const prompt = `a${'\n'.repeat(breaks / 2)}b${'c'.repeat(CONTENT_MAX - 2 - breaks / 2)}`
    expect(readAiAnswer(JSON.stringify({ enhanced_prompt: prompt }))?.enhancedPrompt).toBe(prompt)
  })

  it.each(['Fix:\n```\na\n```', '```js\na\n```', '```\na\n```\nand\n```\nb\n```', '```\na'])(
    'keeps the code in %j',
    (prompt) => {
      expect(readAiAnswer(JSON.stringify({ enhanced_prompt: prompt }))?.enhancedPrompt).toBe(prompt)
    },
  )

  it('keeps think tags and objects that are part of the prompt', () => {
    const enhanced_prompt = 'Put reasoning in <think></think>, then reply {"enhanced_prompt": "x"}.'
    expect(readAiAnswer(`Here: ${JSON.stringify({ enhanced_prompt })}`)?.enhancedPrompt).toBe(enhanced_prompt)
  })

  it.each([
    '',
    'I can’t help with that.',
    '{"enhanced_prompt": ',
    '{"enhanced_prompt": 3}',
    '[]',
    'null',
    '"x"',
    '{"enhanced_prompt": "You are',
    '{"enhanced_prompt": "Use {{this}} and {"that"}',
    "{'enhanced_prompt': 'Use {{this}} and",
    // A repair would cut off the end of the prompt.
    '{"enhanced_prompt": "Say "hello", then go: now", "changes": []}',
  ])('finds nothing in %s', (text) => {
    expect(readAiAnswer(text)).toBeUndefined()
  })

  const fill = (piece: string, length: number) => piece.repeat(length / piece.length)
  const repairable = (piece: string, length: number) =>
    `{"enhanced_prompt": "a", "changes": [${fill(piece, length)}]}`

  it.each([
    ...['{"', '{', '"', '[', '\\', '"\\', '\\"', '</think>', '<think>', '{"a":', "{'a':", '{"a"}', '{ '],
    ...[
      '{"enhanced_prompt": "a',
      '{"enhanced_prompt": "a",}',
      '{"enhanced_prompt": [',
      '{"enhanced_prompt":{}',
    ],
  ])('stays fast when %s is repeated', (piece) => {
    expect(cpuMilliseconds(() => readAiAnswer(fill(piece, 200_000)))).toBeLessThan(1_500)
    expect(
      cpuMilliseconds(() => readAiAnswer(`{"enhanced_prompt": "${fill(piece, 190_000)}"}`)),
    ).toBeLessThan(1_500)
  })

  // Without a limit, these take jsonrepair minutes.
  it.each([
    "a'",
    '`-',
    '“’ .',
    "\\'a,",
    '\\`a,',
    '"a,',
    '"a',
    '[',
    '{a:',
    'a(',
    "'[",
    'a\n',
    '"+"',
    '&quot;',
  ])('limits the work of repairing %s', (piece) => {
    for (const length of [500, 1_400, 4_000, 19_000, 190_000])
      expect(cpuMilliseconds(() => readAiAnswer(repairable(piece, length)))).toBeLessThan(1_500)
  })
})
