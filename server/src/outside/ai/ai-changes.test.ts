import { describe, expect, it } from 'vitest'
import { readAiAnswer } from './ai-answer.ts'
import { usableChanges } from './ai-changes.ts'

const CHANGE = { before: 'Tell me', after: 'Explain', reason: 'Names the task.' }
const answerWith = (changes: unknown) =>
  readAiAnswer(JSON.stringify({ enhanced_prompt: 'Explain it.', changes }))

describe('reading changes', () => {
  it.each([
    ['the requested form', [CHANGE]],
    ['extra fields and spaces', [{ id: 1, type: 'edit', ...CHANGE, reason: ' Names the task. ' }]],
    ['other items', [null, 3, [], {}, 'Added a role.', { reason: 'No quotes.' }, CHANGE]],
    ['changes without a reason', [{ before: 'a', after: 'b' }, CHANGE]],
    ['changes that change nothing', [{ before: 'a', after: 'a', reason: 'Better.' }, CHANGE]],
  ])('accepts %s', (_what, changes) => {
    expect(answerWith(changes)).toEqual({ enhancedPrompt: 'Explain it.', changes: [CHANGE] })
  })

  it('reads additions and removals', () => {
    const changes = [
      { before: '', after: 'Use a table.', reason: 'Says the format.' },
      { before: null, after: 'Use a table.', reason: 'Says the format.' },
      { after: 'Use a table.', reason: 'Says the format.' },
      { before: 'Thanks a lot.', after: '', reason: 'Adds nothing.' },
    ]
    expect(answerWith(changes)?.changes).toEqual([changes[0], changes[0], changes[0], changes[3]])
  })

  it.each([
    undefined,
    null,
    3,
    true,
    'Better.',
    {},
    [],
    [[]],
    [null],
    ['Better.'],
    [{ before: 3, after: {} }],
  ])('ignores %j', (changes) => {
    expect(answerWith(changes)).toEqual({ enhancedPrompt: 'Explain it.', changes: [] })
  })

  it('returns at most 50 changes, and truncates long quotes and reasons', () => {
    const long = { before: 'a'.repeat(1_500), after: `${'b'.repeat(999)}😀`, reason: 'c'.repeat(400) }
    const changes = [...Array(24).fill(long), ...Array(56).fill({ before: 'd', after: 'e', reason: 'f' })]
    expect(answerWith(changes)?.changes).toEqual([
      ...Array(24).fill({
        before: 'a'.repeat(1_000),
        after: 'b'.repeat(999),
        reason: `${'c'.repeat(300)}…`,
      }),
      ...Array(26).fill({ before: 'd', after: 'e', reason: 'f' }),
    ])
  })
})

describe('broken changes', () => {
  const START = '{"enhanced_prompt": "Explain \\"it\\", please.", "changes": '

  it.each([
    ['cut off in a quote', '[{"before": "Tell', []],
    [
      'cut off after a change',
      '[{"before": "Tell me", "after": "Explain", "reason": "Names the task."}, ',
      [],
    ],
    ['cut off at once', '', []],
    ['a stray brace', '[}]}', []],
    ['prose', 'I made "several, changes": see {above}', []],
    [
      'trailing commas',
      '[{"before": "Tell me", "after": "Explain", "reason": "Names the task.",},],}',
      [CHANGE],
    ],
    ['single quotes', "[{'before': 'Tell me', 'after': 'Explain', 'reason': 'Names the task.'}]}", [CHANGE]],
  ])('leave the rest of the answer usable: %s', (_what, rest, changes) => {
    expect(readAiAnswer(`Sure:\n\`\`\`json\n${START}${rest}`)).toEqual({
      enhancedPrompt: 'Explain "it", please.',
      changes,
    })
  })

  it('leave a long answer usable that can’t be repaired', () => {
    const prompt = 'Explain it to my students, step by step.\n'.repeat(1_000).trim()
    const start = JSON.stringify({ enhanced_prompt: prompt }).slice(0, -1)
    expect(readAiAnswer(`${start}, "changes": [{"before": "say "hi"`)?.enhancedPrompt).toBe(prompt)
  })

  it('don’t make a cut-off prompt usable', () => {
    expect(readAiAnswer('{"changes": [], "enhanced_prompt": "You are')).toBeUndefined()
    expect(readAiAnswer('{"enhanced_prompt": "Use \\", \\"changes\\": and')).toBeUndefined()
  })
})

describe('usableChanges', () => {
  const original = 'Tell me about\nosmosis. Thanks a lot!'
  const rewritten = 'You are a teacher.\n\nExplain osmosis to students.'
  const usable = (...changes: [before: string, after: string, reason?: string][]) =>
    usableChanges(
      changes.map(([before, after, reason = 'Better.']) => ({ before, after, reason })),
      { original, rewritten, mark: 'abc123' },
    ).map(({ before, after }) => [before, after])

  it('keeps exact quotes, additions, and removals', () => {
    const changes: [string, string][] = [
      ['Tell me about\nosmosis.', 'Explain osmosis to students.'],
      ['', 'You are a teacher.'],
      ['Thanks a lot!', ''],
    ]
    expect(usable(...changes)).toEqual(changes)
  })

  it('returns the words of the text when a quote differs in line breaks, case, or punctuation', () => {
    expect(usable(['“tell me about osmosis...”', 'explain osmosis to students']), '').toEqual([
      ['Tell me about\nosmosis', 'Explain osmosis to students'],
    ])
    expect(usable(['', '- **You** are a Teacher'])).toEqual([['', 'You are a teacher']])
  })

  it.each([
    ['an invented quote of the original', 'Describe diffusion', 'Explain osmosis to students.'],
    ['an invented quote of the answer', 'Thanks a lot!', 'Describe diffusion'],
    ['only punctuation', '…', 'You are a teacher.'],
    ['the same text', 'osmosis', 'OSMOSIS'],
    ['quotes in the wrong order', 'You are a teacher.', 'Thanks a lot!'],
  ])('leaves out %s', (_what, before, after) => {
    expect(usable([before, after])).toEqual([])
  })

  it('never shows the mark', () => {
    expect(
      usable(['PROMPT abc123', 'You are a teacher.'], ['', 'abc123'], ['', 'You are', 'abc123!']),
    ).toEqual([])
  })
})
