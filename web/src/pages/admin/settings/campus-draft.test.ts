import { DEFAULT_SETTINGS } from '@prompt-library/contract/settings'
import { expect, it } from 'vitest'
import { readCampus } from './campus-draft.ts'

it('names the input of each problem, each time', () => {
  const draft = {
    ...DEFAULT_SETTINGS.campus,
    color: '#ffc72c',
    links: [{ label: 'Help', url: 'javascript:alert(1)' }],
  }
  for (let time = 0; time < 3; time += 1)
    expect(readCampus(draft).problems.map(({ input }) => input)).toEqual(['color', 'links-0-url'])
})
