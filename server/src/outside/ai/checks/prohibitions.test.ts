import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('a prohibition or a limit', () => {
  it.each([
    ['Explain tides. Do not use math.', 'Explain tides in plain words.'],
    ['Explain tides. Do not use math.', 'Explain tides. Use math.'],
    ['Explain tides. Do not use math.', 'Explain tides. Do not use pictures. Use math.'],
    ['Explain tides. Never mention storms.', 'Explain tides. Rarely mention storms.'],
    ['Explain tides. Never mention storms.', 'Explain tides. Do not hesitate to mention storms.'],
    ['Explain tides. Never mention storms.', 'Explain tides. Try not to mention storms.'],
    ['Explain tides using only my notes.', 'Explain tides using my notes and other texts.'],
    ['Explain tides without formulas.', 'Explain tides with formulas.'],
    ['Explain tides. The text must not name cities.', 'Explain tides. The text must name cities.'],
    ['Explain tides in at most 80 words.', 'Explain tides in at least 80 words.'],
    ['Explain tides in 80 words or less.', 'Explain tides in about 80 words.'],
    ['Explain tides with at least 3 sources.', 'Explain tides with up to 3 sources.'],
    ['Explain tides. No jargon.', 'Explain tides. Use jargon.'],
    ['Explain tides. Do not use tables.', 'Explain tides without jargon and use tables for each step.'],
    ['Explain tides. Do not use tables.', 'Explain tides. Don’t use jargon, and use tables for each step.'],
    ['Explain tides. Do not use tables.', 'Explain tides. Don’t use jargon; instead, use tables.'],
    ['Explain tides. Never mention storms.', 'Explain tides. Skip the intro and mention storms.'],
    ['Erkläre die Gezeiten. Verwende keine Formeln.', 'Erkläre die Gezeiten. Verwende Formeln.'],
  ])('is refused: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('A prohibition or limit')
  })

  it.each([
    ['Explain tides. Do not use math.', 'Explain tides with an everyday example, and don’t use math.'],
    ['Explain tides. Never mention storms.', 'Explain tides to children. Do not mention storms.'],
    ['Explain tides without formulas.', 'Explain tides in plain words, with no formulas.'],
    ['Explain tides without formulas or maps.', 'Explain tides. Leave out:\n- formulas\n- maps'],
    ['Explain tides without formulas or maps.', 'Explain tides with pictures, without formulas or maps.'],
    ['Explain tides. Never mention storms.', 'Explain tides. Do not use math, add links, or mention storms.'],
    ['Explain tides. Avoid list formats.', 'Explain tides. Avoid jargon, list formats, and code.'],
    ['Explain tides. Do not use maps.', 'Explain tides. Avoid jargon and use no maps.'],
    ['Explain tides without math and mention storms.', 'Explain tides and mention storms, with no math.'],
    ['Explain tides. 2 pages max; 5 to 9 tables.', 'Explain tides.\n- 5 to 9 tables\n- 2 pages max'],
    ['No wait, explain tides instead.', 'Explain tides in plain words.'],
    ['Explain tides using only my notes.', 'Only use my notes, and explain tides in plain words.'],
    ['Explain tides in at most 80 words.', 'Explain tides in no more than 80 words.'],
    ['Explain tides in 80 words or less.', 'Explain tides. Write a maximum of 80 words.'],
    ['I don’t understand tides, explain them.', 'Explain tides to a beginner like me.'],
    ['You don’t need to be formal. Explain tides.', 'Explain tides in a casual tone.'],
    ['Compare the 2 texts below.', 'Compare both texts below.'],
    [
      'Erkläre die Gezeiten. Verwende keine Formeln.',
      'Erkläre die Gezeiten in drei Sätzen und ohne Formeln.',
    ],
  ])('is not: %s → %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })
})
