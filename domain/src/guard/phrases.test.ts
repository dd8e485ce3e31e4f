import { expect, it } from 'vitest'
import { phraseFinder } from './phrases.ts'

const find = phraseFinder({
  illness: 'asthma, crohn’s disease, AIDS, sickle cell',
  help: 'note-taker, sickle cell anemia',
})
const found = (text: string) => find(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

it.each([
  [
    'in any case',
    'ASTHMA and Asthma',
    [
      ['illness', 'ASTHMA'],
      ['illness', 'Asthma'],
    ],
  ],
  ['in the plural', 'two note-takers', [['help', 'note-takers']]],
  [
    'with a space, a hyphen, or an apostrophe',
    'note taker, note-taker',
    [
      ['help', 'note taker'],
      ['help', 'note-taker'],
    ],
  ],
  ['only in capitals if they’re in capitals', 'AIDS, visual aids', [['illness', 'AIDS']]],
  [
    'as long as possible',
    'sickle cell anemia, sickle cell',
    [
      ['help', 'sickle cell anemia'],
      ['illness', 'sickle cell'],
    ],
  ],
  ['as whole words', 'asthmatic, sickle cellar', []],
])('finds phrases %s', (_, text, phrases) => {
  expect(found(text)).toEqual(phrases)
})
