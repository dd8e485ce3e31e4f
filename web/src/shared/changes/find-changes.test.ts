import { cpuMilliseconds } from '@prompt-library/domain/testing/cpu-milliseconds'
import { describe, expect, test } from 'vitest'
import { composeText } from './compose-text.ts'
import { findChanges } from './find-changes.ts'
import { changesOf, type Decision, type Part } from './part.ts'

/** Each change as “- removed” or “+ added”, or as marked words. */
function changes(before: string, after: string): string[] {
  return changesOf(findChanges(before, after)).map(({ removed, added, words }) => {
    const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const
    if (words) return words.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1]).join('')
    return [removed && `- ${removed.text}`, added && `+ ${added.text}`].filter(Boolean).join('\n')
  })
}

/** The text if only these changes are accepted, counted from 1. */
function accepting(before: string, after: string, ...accepted: number[]): string {
  const parts = findChanges(before, after)
  const decisions = changesOf(parts).map(
    (_, index): Decision => (accepted.includes(index + 1) ? 'accepted' : 'rejected'),
  )
  return composeText(parts, decisions)
}

describe('finds', () => {
  test.each([
    ['nothing in equal texts', 'Compare two texts.\n', 'Compare two texts.\n', []],
    [
      'a rewritten sentence, with its words marked',
      'Read both. Compare two texts for me. Be brief.',
      'Read both. Compare two short texts for students. Be brief.',
      ['Compare two {+short +}texts for [-me-]{+students+}.'],
    ],
    [
      'a phrase as one change, not word by word',
      'Please write it in plain words for me today.',
      'Please write it as a table for me today.',
      ['Please write it [-in plain words-]{+as a table+} for me today.'],
    ],
    [
      'a sentence with little in common with the new one as replaced',
      'Tell me about owls.',
      'Summarize what is known of nocturnal birds, in a table.',
      ['- Tell me about owls.\n+ Summarize what is known of nocturnal birds, in a table.'],
    ],
    [
      'list items one by one',
      '- Be brief\n- Use bullets\n- No jargon',
      '- Be brief\n- Use bullet points\n- Cite sources\n- No jargon',
      ['- - Use bullets\n+ - Use bullet points', '+ - Cite sources'],
    ],
    [
      'each added sentence alone',
      'Sum it up.',
      'You are an editor. Sum it up. Use plain words. Write 100 words.',
      ['+ You are an editor.', '+ Use plain words.', '+ Write 100 words.'],
    ],
    [
      'each removed sentence alone',
      'Hi! Sum it up. Thanks a lot!',
      'Sum it up.',
      ['- Hi!', '- Thanks a lot!'],
    ],
    [
      'a code block as one change',
      'Run it.',
      'Run it.\n\n```js\nlet a = 1\n\nlog(a)\n```\n\nThen stop.',
      ['+ ```js\nlet a = 1\n\nlog(a)\n```', '+ Then stop.'],
    ],
    [
      'a line of code whose indentation changed',
      '```\nif a:\nb()\n```',
      '```\nif a:\n  b()\n```',
      ['{+  +}b()'],
    ],
  ])('%s', (_, before, after, found) => {
    expect(changes(before, after)).toEqual(found)
  })

  test('the sentence that is most like the old one, not one that happens to be part of it', () => {
    const before = 'Write me an email to my students about the exam next week, tell them what to bring.'
    const after =
      'Write a friendly email to the students about the exam next week. Tell them:\n\n- when it is\n- what to bring'
    expect(
      changesOf(findChanges(before, after)).map(({ removed, added }) => [removed?.text, added?.text]),
    ).toEqual([
      [before, 'Write a friendly email to the students about the exam next week.'],
      [undefined, 'Tell them:\n\n- when it is\n- what to bring'],
    ])
  })

  test('a heading with its paragraph, and an introduction with its list', () => {
    const added = '## Format\n\nA table. Two columns.\n\nCheck it.\n\nSteps:\n- one\n- two\n\nEnd here.'
    expect(changes('Sum it up.', `Sum it up.\n\n${added}`)).toEqual([
      '+ ## Format\n\nA table. Two columns.',
      '+ Check it.',
      '+ Steps:\n- one\n- two',
      '+ End here.',
    ])
  })

  test.each([
    ['text that was put into a code block', 'Run\n\nlet a = 1\n\nnow', 'Run\n\n```\nlet a = 1\n```\n\nnow'],
    ['another kind of fence', 'Run\n\n```\na\n```\n\nnow', 'Run\n\n~~~\na\n~~~\n\nnow'],
    ['a heading that was code', '```\n## Task\n```', '~~~\n~~~\n## Task'],
    ['code that is text now', '```\na\n```', 'Run:\n\na'],
    ['what follows a fence that only one text closes', 'Run\n\n```\na', 'Run\n\n```\na\n```\n\nStop. Wait.'],
  ])('%s as one change', (_, before, after) => {
    expect(changes(before, after)).toHaveLength(1)
  })

  test('labels of code blocks one by one', () => {
    const before = '```\na\n```\n\nThen\n\n```\nb\n```'
    const after = '```js\na\n```\n\nThen\n\n```js\nb\n```'
    expect(changes(before, after)).toHaveLength(2)
    expect(accepting(before, after, 2)).toBe('```\na\n```\n\nThen\n\n```js\nb\n```')
  })

  test('one change in texts that differ only in whitespace', () => {
    const [before, after] = ['One.\nTwo.\r\n\r\nThree.', 'One.\n\nTwo.\n\nThree.\n']
    expect(changes(before, after)).toHaveLength(1)
    expect(accepting(before, after, 1)).toBe(after)
    expect(accepting(before, after)).toBe(before)
  })
})

describe('a text composed of some of the changes', () => {
  const before = 'Compare two drafts. Be nice.\n\nThanks!'
  const after =
    'You are an editor.\n\nCompare two drafts of an essay. Be nice.\n\n## Format\n\nA table.\n\nSay when you are unsure.'

  test('keeps each sentence in its paragraph', () => {
    expect(changes(before, after)).toHaveLength(5)
    expect(accepting(before, after, 1)).toBe('You are an editor.\n\nCompare two drafts. Be nice.\n\nThanks!')
    expect(accepting(before, after, 2, 5)).toBe(
      'Compare two drafts of an essay. Be nice.\n\nThanks!\n\nSay when you are unsure.',
    )
    expect(accepting(before, after, 3, 4)).toBe('Compare two drafts. Be nice.\n\n## Format\n\nA table.')
  })

  test('never joins two sentences without a space', () => {
    expect(accepting('Foo one.', 'Bar two. Baz three.', 1)).not.toMatch(/\.\S/)
    expect(accepting('Foo one. Fuu four.', 'Bar two.', 1)).not.toMatch(/\.\S/)
  })

  test('keeps a heading on its own line', () => {
    expect(accepting('Foo one. Foo two.', '# Bar\nBaz three. Quux four.', 3)).toMatch(/\n# Bar|^Foo/)
  })
})

describe('long texts', () => {
  const repeat = (count: number, make: (index: number) => string, between = '\n') =>
    Array.from({ length: count }, (_, index) => make(index)).join(between)

  test('with more than 100 changes have one, which composes exactly', () => {
    const text = (word: string, count: number) =>
      repeat(count, (index) => `Line ${index} is kept.\nIt’s ${word} ${index}.`)
    expect(changesOf(findChanges(text('old', 100), text('new', 100)))).toHaveLength(100)
    const [before, after] = [text('old', 101), text('new', 101)]
    const parts = findChanges(before, after)
    expect(changesOf(parts)).toHaveLength(1)
    expect(composeText(parts, [])).toBe(after)
    expect(composeText(parts, ['rejected'])).toBe(before)
  })

  test('that are too different have one change, which replaces everything', () => {
    const [before, after] = [repeat(5_000, String), repeat(5_000, (index) => String(index + 50_000))]
    const parts = findChanges(before, after)
    expect(changesOf(parts)).toHaveLength(1)
    expect(composeText(parts, ['rejected'])).toBe(before)
    expect(composeText(parts, ['accepted'])).toBe(after)
  })

  test('of which hundreds of words differ show the whole text as replaced', () => {
    const text = (word: string) => Array.from({ length: 400 }, (_, index) => `${word} same${index}`).join(' ')
    const words = (before: string, after: string) => changesOf(findChanges(before, after))[0]?.words
    expect(words(`${text('a')} end`, `${text('a')} other end`)).toBeDefined()
    expect(words(text('a'), text('b'))).toBeUndefined()
  })

  test.each([
    ['spaces', ' '.repeat(30_000), `${' '.repeat(29_999)}a`],
    ['line breaks', '\n'.repeat(30_000), `${'\n\n'.repeat(15_000)}a`],
    ['words', 'a '.repeat(15_000), 'b '.repeat(15_000)],
    ['periods', '.,'.repeat(15_000), ',.'.repeat(15_000)],
    ['accents', `a${'\u0301'.repeat(29_999)}`, `b${'\u0301'.repeat(29_999)}`],
    ['fences', '```\n'.repeat(7_500), '```\n\n'.repeat(6_000)],
    ['changed lines', 'x\nsame\n'.repeat(4_200), 'y\nsame\n'.repeat(4_200)],
    [
      'rewritten sentences',
      repeat(800, (i) => `Say what ${i} means here, please.`),
      repeat(800, (i) => `Say what ${i} means there, and why.`),
    ],
  ])('finish in time on 30,000 characters of %s', (_, before, after) => {
    let parts: Part[] = []
    const time = cpuMilliseconds(() => {
      parts = findChanges(before, after, [{ before: 'x', after: 'same', reason: 'Why not' }])
    })
    expect(time).toBeLessThan(1_500)
    expect(composeText(parts, [])).toBe(after)
  })
})
