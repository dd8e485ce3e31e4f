import { expect, it } from 'vitest'
import { previewBlocks } from './preview-blocks.ts'

it('keeps parts of one paragraph together and starts a block at each new line', () => {
  expect(
    previewBlocks([
      { field: 'role', text: 'You are a poet.' },
      { field: 'goal', text: ' Your goal: Fun.' },
      { field: 'format', text: '\n\n## Requirements\n\n- **Format:** A list.' },
      { field: 'tone', text: '\n- **Tone:** Formal.' },
    ]),
  ).toEqual([
    {
      apart: false,
      parts: [
        { field: 'role', text: 'You are a poet.' },
        { field: 'goal', text: ' Your goal: Fun.' },
      ],
    },
    { apart: true, parts: [{ field: 'format', text: '## Requirements\n\n- **Format:** A list.' }] },
    { apart: false, parts: [{ field: 'tone', text: '- **Tone:** Formal.' }] },
  ])
})
