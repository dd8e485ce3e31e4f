import { expect, it } from 'vitest'
import { builtInEnhancer } from './built-in-enhancer.ts'

it('returns the reason for each addition', async () => {
  const { enhancedPrompt, changes } = await builtInEnhancer.enhance({
    text: 'Proofread my cover letter',
    context: { role: '' },
    signal: new AbortController().signal,
    person: 1,
  })
  expect(enhancedPrompt).toMatch(/^Proofread my cover letter\n/)
  expect(changes).toContainEqual(
    expect.objectContaining({
      before: '',
      after: expect.stringContaining('Correct only mistakes, and leave my wording and tone as they are.'),
      reason: 'Unless you set limits, the AI also rewrites sentences that were fine.',
    }),
  )
  for (const { after, reason } of changes ?? []) {
    expect(enhancedPrompt).toContain(after)
    expect(reason).not.toBe('')
  }
})

it('says what it took the prompt for, and takes it for what the user says', async () => {
  const request = { text: 'make me a quiz', context: {}, signal: new AbortController().signal, person: 1 }
  expect(await builtInEnhancer.enhance(request)).toMatchObject({ kind: 'quiz' })
  const chosen = await builtInEnhancer.enhance({ ...request, kind: 'flashcards' })
  expect(chosen.kind).toBe('flashcards')
  expect(chosen.enhancedPrompt).toContain('{{number_of_cards}}')
  expect(await builtInEnhancer.enhance({ ...request, kind: 'other' })).toMatchObject({ kind: 'other' })
})
