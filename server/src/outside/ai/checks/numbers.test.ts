import { describe, expect, it } from 'vitest'
import { problemWith } from '../../../testing/answers/problem-with.ts'

describe('numbers', () => {
  it.each([
    ['Write 250 words on tides.', 'Write a short text on tides.'],
    ['Write 250 words on tides.', 'Write 2500 words on tides.'],
    ['Write 250 words on tides.', 'Write 25 words on tides.'],
    ['Plan a party for 1,000 people.', 'Plan a party for many people.'],
    ['Plan a party for 1,000 people.', 'Plan a party for 100 people.'],
    ['Describe the election of 1860.', 'Describe the election of 1864.'],
    ['Convert 98.6 °F to °C.', 'Convert a body temperature from °F to °C.'],
    ['Compare 2019 and 2024.', 'Compare 2019 with now.'],
    ['Quiz me on CHEM 101', 'Quiz me on CHEM 102, with five questions.'],
    ['Write 5 questions for grade 7.', 'Write 9 questions for grade 3.'],
    ['Write 5 questions for grade 7.', 'Write 5 clear questions for grade 3.'],
    ['Give me 3 tips on sleep.', 'Give me four tips on sleep.'],
    ['Write 2-3 paragraphs on tides.', 'Write 2-4 paragraphs on tides.'],
    ['Explain the causes of World War 2.', 'Explain the causes of World War I.'],
    ['Plan a hike of 3 hours.', 'Plan a hike of 3 days.'],
    ['Plan a break of 30 seconds.', 'Plan a break of 30 minutes.'],
    ['Invite the choir.', 'Invite the choir. It starts at 6:30 pm.'],
    ['Invite the choir.', 'Invite the choir. The date is May 4.'],
    ['Invite the choir.', 'Invite the choir. Tickets are $12.'],
    ['Invite the choir.', 'Invite the choir, founded in 1987.'],
    ['Explain chapter 4 of the book.', 'Explain the chapter of the book:\n1. Its claim\n2. Its evidence'],
  ])('must stay: %s', (original, rewritten) => {
    expect(problemWith(original, rewritten)).toContain('A number')
  })

  it.each([
    ['separators', 'Plan a party for 1,000 people.', 'Plan a party for 1000 people.'],
    ['other separators', 'Plan a party for 10000 people.', 'Plan a party for 10 000 people.'],
    ['points as separators', 'Budget: 1.250.000 euros. Plan it.', 'Plan a budget of 1,250,000 euros.'],
    ['separators and decimals', 'Split $1,200.50 among us.', 'Split $1200.50 among us.'],
    ['another decimal sign', 'Round 3.14 down.', 'Round 3,14 down.'],
    ['a date in words', 'Plan a trip on 2026-03-15.', 'Plan a trip on March 15, 2026.'],
    ['a range of years', 'Plan the year 2024-25.', 'Plan the year 2024–2025.'],
    ['a number in words', 'Give me 10 tips on sleep.', 'Give me ten tips on sleep.'],
    ['one digit', 'Give me 3 tips on sleep.', 'Give me three tips on sleep.'],
    ['an ordinal', 'Write a quiz for grade 7.', 'Write a quiz for seventh graders.'],
    ['a Roman number', 'Explain the causes of World War 2.', 'Explain the causes of World War II.'],
    ['one', 'Write 1 paragraph on tides.', 'Write a paragraph on tides.'],
    ['two', 'Compare the 2 drafts below.', 'Compare both drafts below.'],
    ['a fraction', 'Cut the text to 1/2.', 'Cut the text by half.'],
    ['a superscript', 'Explain why E = mc^2 matters.', 'Explain why E = mc² matters.'],
    ['a formula in words', 'Explain how CO2 warms the air.', 'Explain how carbon dioxide warms the air.'],
    ['a short date', 'Plan a trip on 3/5.', 'Plan a trip on March 5.'],
    [
      'steps in a sentence',
      'Read the text, then (1) name its claim, (2) list the evidence, (3) say what is missing.',
      'Read the text, then:\n- name its claim\n- list the evidence\n- say what is missing',
    ],
    [
      'a digit in another language',
      'Escribe 5 preguntas sobre el texto',
      'Escribe cinco preguntas claras sobre el texto',
    ],
    ['a formula', 'List 1,2,3,4 in words.', 'List 1, 2, 3, and 4 in words.'],
    ['markup', 'Write 250 words on tides.', 'Write **250** words on tides.'],
    ['tens and ones in words', 'Plan groups for twenty-five people.', 'Plan groups for 25 people.'],
    ['hundreds in words', 'Sort two hundred books.', 'Sort 200 books.'],
    ['thousands', 'Sort 12k books.', 'Sort 12,000 books.'],
    ['an ordinal from ten on', 'Write a quiz for grade 10.', 'Write a quiz for tenth graders.'],
    ['a full hour', 'Meet at 5:00 pm. Write a note.', 'Write a note: we meet at 5 pm.'],
    ['a plan', 'Explain a 401k to new staff.', 'Explain a 401(k) to new staff, step by step.'],
    ['no time', 'Write 3 sections on tides.', 'Write three sections on tides that take 3 minutes to read.'],
    ['a unit', 'Boil 500 g of pasta.', 'Boil 500g of pasta.'],
  ])('can be written differently: %s', (_what, original, rewritten) => {
    expect(problemWith(original, rewritten)).toBeUndefined()
  })

  it('of a list can change', () => {
    const list = (count: number, form: (number: number) => string) =>
      Array.from(
        { length: count },
        (_, index) => `${form(index + 1)} Check the ${'sound'.repeat(index + 1)}.`,
      ).join('\n')
    for (const form of [
      (number: number) => `${number}.`,
      (number: number) => `${number})`,
      (number: number) => `  - (${number})`,
      (number: number) => `**${number}.**`,
      (number: number) => `Step ${number}:`,
    ])
      expect(
        problemWith(`Check this:\n${list(12, form)}`, `Check this:\n${list(11, form).replace('11', '9')}`),
      ).toBeUndefined()
  })

  it('in code and field names belong to the code and the field', () => {
    const code = '```\nx = 4711\n```'
    expect(
      problemWith(`Explain {{item10}}\n${code}`, `Explain {{item10}} in detail.\n${code}`),
    ).toBeUndefined()
  })
})
