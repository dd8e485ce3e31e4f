import { findSensitive } from '@prompt-library/domain/guard/find-sensitive'
import type { Finding } from '@prompt-library/domain/guard/finding'
import { cpuMilliseconds } from '@prompt-library/domain/text/cpu-milliseconds'
import { describe, expect, it } from 'vitest'
import { moveBy } from '../lib/steps.ts'
import { applyEdits, type GuardedText } from './guarded-text.ts'
import { decide, decisionsOf, editsOf, groupsOf, keptKeys, type Review, startReview } from './review.ts'

const content = (text: string): GuardedText => ({ label: 'Content', text, offers: ['field', 'remove'] })
const fixed = (text: string): GuardedText => ({ label: 'Hints', text, offers: [] })

function review(texts: readonly GuardedText[], isKept: (key: string) => boolean = () => false): Review {
  const findings = texts.map(({ text }) => findSensitive(text))
  return startReview(texts, findings, isKept) ?? { texts, findings, items: [], steps: [], done: 0 }
}
const results = (checked: Review) =>
  editsOf(checked).map((edits, index) => applyEdits(checked.texts[index]?.text ?? '', edits))

const undo = (review: Review) => moveBy(review, -1)
const redo = (review: Review) => moveBy(review, 1)

const TWO = 'Write to ana.ruiz@pitt.edu and ben.cole@pitt.edu.'

describe('decisions', () => {
  it('are undone and redone one step at a time, a bulk decision as one', () => {
    const start = review([content(TWO)])
    const removed = decide(start, [0, 1], 'remove')
    const mixed = decide(removed, [1], 'keep')
    expect(decisionsOf(mixed)).toEqual(['remove', 'keep'])
    expect(decisionsOf(undo(mixed))).toEqual(['remove', 'remove'])
    expect(decisionsOf(undo(undo(mixed)))).toEqual([null, null])
    expect(decisionsOf(undo(undo(undo(mixed))))).toEqual([null, null])
    expect(decisionsOf(redo(undo(mixed)))).toEqual(['remove', 'keep'])
    expect(decisionsOf(redo(mixed))).toEqual(['remove', 'keep'])
    // A new decision replaces what was undone.
    expect(decisionsOf(redo(decide(undo(mixed), [0], 'field')))).toEqual(['field', 'remove'])
  })

  it('add no step when they change nothing', () => {
    const kept = decide(review([content(TWO)]), [0], 'keep')
    expect(decide(kept, [0], 'keep')).toBe(kept)
    expect(decide(kept, [0, 1], 'keep').steps.at(-1)).toEqual({ items: [1], decision: 'keep' })
  })

  it('are cleared in a step that can be undone too', () => {
    const removed = decide(review([content(TWO)]), [0, 1], 'remove')
    const back = decide(removed, [1], null)
    expect(decisionsOf(back)).toEqual(['remove', null])
    expect(decisionsOf(undo(back))).toEqual(['remove', 'remove'])
    expect(decide(back, [1], null)).toBe(back)
  })

  it('skip what a text doesn’t offer', () => {
    const both = review([content('Ask ana.ruiz@pitt.edu.'), fixed('Ask ben.cole@pitt.edu.')])
    expect(decisionsOf(decide(both, [0, 1], 'remove'))).toEqual(['remove', null])
    expect(decisionsOf(decide(both, [0, 1], 'keep'))).toEqual(['keep', 'keep'])
  })
})

describe('editsOf', () => {
  it('changes only what is replaced or removed', () => {
    const start = review([content(TWO)])
    expect(results(start)).toEqual([TWO])
    expect(results(decide(start, [0, 1], 'keep'))).toEqual([TWO])
    expect(results(decide(start, [1], 'field'))).toEqual(['Write to ana.ruiz@pitt.edu and {{email}}.'])
    expect(results(decide(start, [0, 1], 'field'))).toEqual(['Write to {{email_1}} and {{email_2}}.'])
  })

  it('removes findings without leaving separators behind, also beside new fields', () => {
    const three = review([content('Ask ana.ruiz@pitt.edu, ben.cole@pitt.edu, or cy.diaz@pitt.edu.')])
    expect(results(decide(three, [0, 1], 'remove'))).toEqual(['Ask or cy.diaz@pitt.edu.'])
    const mixed = decide(decide(three, [0, 2], 'field'), [1], 'remove')
    expect(results(mixed)).toEqual(['Ask {{email_1}}, or {{email_2}}.'])
  })

  it('keeps a new field apart from the braces around it', () => {
    const replaced = (text: string) => results(decide(review([content(text)]), [0], 'field'))
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

  it('isn’t asked about again in the edited text, where its line is different', () => {
    const start = review([
      content('To do:\nMia Chen, ID 4412934, got a C-, mia.chen@pitt.edu.\nCy got a B+.'),
    ])
    const grades = start.items.flatMap(({ finding }, item) => (finding.kind === 'grade' ? [item] : []))
    const rest = [...start.items.keys()].filter((item) => !grades.includes(item))
    const decided = decide(decide(start, grades, 'keep'), rest, 'field')
    expect(rest).not.toEqual([])
    expect(grades).not.toEqual([])
    for (const text of [start.texts[0]?.text, ...results(decided)])
      expect(review([content(text ?? '')], memory(decided)).items.map(({ finding }) => finding.kind)).toEqual(
        text === start.texts[0]?.text ? rest.map((item) => start.items[item]?.finding.kind) : [],
      )
  })

  it('includes what the user didn’t decide on, and not what they removed or replaced', () => {
    const decided = decide(review([content(`${TWO} Or cy.diaz@pitt.edu.`)]), [0], 'remove')
    expect(keptKeys(decide(decided, [1], 'field'))).toEqual(['email cy.diaz@pitt.edu'])
  })

  it('is a whole line for a grade, because the grade alone says nothing', () => {
    const isKept = memory(review([content('Intro\nMaria Lopez got a B+.\nEnd')]))
    expect(review([content('Maria Lopez got a B+.')], isKept).items).toEqual([])
    expect(review([content('Jamal Okafor got a B+.')], isKept).items).toHaveLength(1)
  })
})

it('decides on thousands of findings in one line without delay', () => {
  const cell = 'Ana got a B+, '
  const text = cell.repeat(100_000 / cell.length)
  const findings = Array.from({ length: text.length / cell.length - 1 }, (_, index): Finding => {
    const start = index * cell.length + cell.indexOf('B+')
    return { kind: 'grade', start, end: start + 2, masked: '•••' }
  })
  expect(findings.length).toBeGreaterThan(5_000)
  const kept = new Set(['grade Ana got an A.'])
  const start = () => startReview([content(text)], [findings], (key) => kept.has(key)) as Review
  const all = [...findings.keys()]
  // Half of them are kept beside as many edits.
  const half = decide(
    start(),
    all.filter((item) => item % 2 === 0),
    'field',
  )
  const work = [start, () => keptKeys(half), () => editsOf(half), () => editsOf(decide(half, all, 'remove'))]
  for (const one of work) expect(cpuMilliseconds(one)).toBeLessThan(300)
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
