import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import { describe, expect, it } from 'vitest'
import { applyEdits, type GuardedText, visibleTexts } from './guarded-text.ts'
import {
  decide,
  editsOf,
  groupsOf,
  keepAll,
  keptKeys,
  passagesOf,
  type Review,
  startReview,
} from './review.ts'

const content = (text: string): GuardedText => ({ label: 'Content', text, offers: ['field', 'remove'] })
const fixed = (text: string): GuardedText => ({ label: 'Hints', text, offers: [] })

function review(texts: readonly GuardedText[], isKept: (key: string) => boolean = () => false): Review {
  const findings = texts.map(({ text }) => findSensitive(text))
  return startReview(texts, findings, isKept) ?? { texts, findings, items: [], decisions: [] }
}
const results = (checked: Review) =>
  editsOf(checked).map((edits, index) => applyEdits(checked.texts[index]?.text ?? '', edits))

const TWO = 'Write to ana.ruiz@pitt.edu and ben.cole@pitt.edu.'

describe('decisions', () => {
  const noted = (text: string): GuardedText => ({ label: 'Notes', text, offers: ['remove'] })
  const all = review([
    content('Ask ana.ruiz@pitt.edu.'),
    noted('Ask ben.cole@pitt.edu.'),
    fixed('Ask cy.diaz@pitt.edu.'),
  ])

  it('start by replacing, or removing where there are no fields, or keeping what can’t be changed here', () => {
    expect(all.decisions).toEqual(['field', 'remove', 'keep'])
    expect(keepAll(all).decisions).toEqual(['keep', 'keep', 'keep'])
  })

  it('skip what a text doesn’t offer', () => {
    expect(decide(all, [0, 1, 2], 'remove').decisions).toEqual(['remove', 'remove', 'keep'])
    expect(decide(keepAll(all), [0, 1, 2], 'field').decisions).toEqual(['field', 'keep', 'keep'])
  })
})

describe('editsOf', () => {
  it('changes only what is replaced or removed', () => {
    const start = review([content(TWO)])
    expect(results(start)).toEqual(['Write to {{email_1}} and {{email_2}}.'])
    expect(results(keepAll(start))).toEqual([TWO])
    expect(results(decide(start, [0], 'keep'))).toEqual(['Write to ana.ruiz@pitt.edu and {{email}}.'])
  })

  it('removes findings without leaving separators behind, also beside new fields', () => {
    const three = review([content('Ask ana.ruiz@pitt.edu, ben.cole@pitt.edu, or cy.diaz@pitt.edu.')])
    expect(results(decide(keepAll(three), [0, 1], 'remove'))).toEqual(['Ask or cy.diaz@pitt.edu.'])
    const mixed = decide(three, [1], 'remove')
    expect(results(mixed)).toEqual(['Ask {{email_1}}, or {{email_2}}.'])
  })

  it('changes the whole of what invisible characters split', () => {
    const text = '\u200BAsk mlopez@\u00ADpitt.edu or m\u2060lopez@pitt.e\u{E0041}du.'
    const [edits = []] = editsOf(review(visibleTexts([content(text)])))
    expect(applyEdits(text, edits)).toBe('Ask {{email}} or {{email}}.')
    expect(applyEdits(text, [])).toBe(text)
  })

  it('keeps a new field apart from the braces around it', () => {
    const replaced = (text: string) => results(review([content(text)]))
    expect(replaced('{ana.ruiz@pitt.edu}')).toEqual(['{ {{email}} }'])
    expect(replaced('Email {ana.ruiz@pitt.edu now')).toEqual(['Email { {{email}} now'])
    expect(replaced('Email ana.ruiz@pitt.edu} now')).toEqual(['Email {{email}} } now'])
  })
})

describe('what was kept', () => {
  const memory = (checked: Review) => {
    const keys = new Set(keptKeys(checked))
    return (key: string) => keys.has(key)
  }

  it('isn’t asked about again in any text, but other findings are', () => {
    const isKept = memory(decide(review([content('Ask ana.ruiz@pitt.edu.')]), [0], 'keep'))
    expect(startReview([], [], isKept)).toBeUndefined()
    expect(review([fixed('Again: ana.ruiz@pitt.edu')], isKept).items).toEqual([])
    expect(review([content(TWO)], isKept).items).toHaveLength(1)
  })

  it('doesn’t include what was removed or replaced', () => {
    const decided = decide(review([content(`${TWO} Or cy.diaz@pitt.edu.`)]), [0], 'remove')
    expect(keptKeys(decide(decided, [2], 'keep'))).toEqual(['email cy.diaz@pitt.edu'])
  })

  it('is a whole line for a grade, because the grade alone says nothing', () => {
    const isKept = memory(keepAll(review([content('Intro\nMaria Lopez got a B+.\nEnd')])))
    expect(review([content('Maria Lopez got a B+.')], isKept).items).toEqual([])
    expect(review([content('Jamal Okafor got a B+.')], isKept).items).toHaveLength(2)
  })
})

describe('passagesOf', () => {
  it('shows findings of a sentence together, but not those of two lines', () => {
    const checked = review([
      content(`${TWO}\nOr cy.diaz@pitt.edu.${' Words.'.repeat(20)} Or di.ode@pitt.edu.`),
      fixed('ben.cole@pitt.edu'),
    ])
    expect(passagesOf(checked).map(({ text, items }) => [text, items])).toEqual([
      [0, [0, 1]],
      [0, [2]],
      [0, [3]],
      [1, [4]],
    ])
  })

  it('has at most ten findings', () => {
    const checked = review([content('ana.ruiz@pitt.edu '.repeat(25))])
    expect(passagesOf(checked).map(({ items }) => items.length)).toEqual([10, 10, 5])
  })
})

describe('groupsOf', () => {
  it('groups by kind, secrets first', () => {
    const checked = review([
      content('Ask ana.ruiz@pitt.edu, password: Tr0mb0ne!42'),
      fixed('ben.cole@pitt.edu'),
    ])
    expect(groupsOf(checked).map(({ kind, items }) => [kind, items])).toEqual([
      ['secret', [1]],
      ['email', [0, 2]],
    ])
  })
})
