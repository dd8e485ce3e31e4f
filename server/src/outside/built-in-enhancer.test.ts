import { expect, it } from 'vitest'
import { builtInEnhancer } from './built-in-enhancer.ts'

it('returns the reason for each addition', async () => {
  const { enhancedPrompt, changes } = await builtInEnhancer.enhance({
    text: 'Proofread my cover letter',
    context: { role: null, audience: undefined },
    signal: new AbortController().signal,
  })
  const after = 'Correct only mistakes, and leave my wording and tone as they are.'
  expect(enhancedPrompt).toBe(`${after}\n\nProofread my cover letter`)
  expect(changes).toEqual([
    {
      before: '',
      after,
      suggestion: 'Named the criteria for a good answer.',
      reason: 'Unless you set limits, the AI also rewrites sentences that were fine.',
    },
  ])
})
