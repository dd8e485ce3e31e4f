import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { inTransaction } from './database.ts'
import { createStatement } from './statement.ts'

describe('a statement that is built once', async () => {
  const database = await openTestDatabase()
  const { db } = database
  afterAll(() => database.close())
  let built = 0
  const select = createStatement(
    (by, { ids, word }: { ids: number[]; word: string | null }, { upper }: { upper: boolean }) => {
      built += 1
      const text = upper ? sql<string>`upper(${word}::text)` : sql<string>`${word}::text`
      return by
        .selectNoFrom([
          text.as('word'),
          sql<number>`cardinality(${ids}::int[])`.as('number'),
          sql.lit(7).as('seven'),
        ])
        .where(sql<boolean>`${'kept'} = 'kept'`)
    },
  )

  it('is sent with other values each time', async () => {
    expect(await select(db, { ids: [1, 2], word: 'one' }, { upper: false })).toEqual([
      { word: 'one', number: 2, seven: 7 },
    ])
    expect(await select(db, { ids: [], word: null }, { upper: false })).toEqual([
      { word: null, number: 0, seven: 7 },
    ])
    expect(built).toBe(1)
  })

  it('lets its values be passed on together', async () => {
    const passOn = createStatement((by, { word, ...others }: { word: string; number: number }) =>
      by.selectNoFrom([
        sql<string>`${word}::text`.as('word'),
        sql<number>`${others.number}::int`.as('number'),
      ]),
    )
    expect(await passOn(db, { word: 'one', number: 1 })).toEqual([{ word: 'one', number: 1 }])
    expect(await passOn(db, { word: 'two', number: 2 })).toEqual([{ word: 'two', number: 2 }])
  })

  it('is another one for each shape', async () => {
    expect(await select(db, { ids: [], word: 'one' }, { upper: true })).toMatchObject([{ word: 'ONE' }])
    expect(await select(db, { ids: [], word: 'two' }, { upper: false })).toMatchObject([{ word: 'two' }])
    expect(built).toBe(2)
  })

  it('runs inside a transaction, and refuses to run beside it', async () => {
    const values = { ids: [], word: 'inside' }
    const rows = await inTransaction(db, (tx) => select(tx, values, { upper: false }))
    expect(rows).toMatchObject([{ word: 'inside' }])
    await expect(inTransaction(db, () => select(db, values, { upper: false }))).rejects.toThrow(
      'db was used inside a transaction',
    )
  })

  it('keeps only so many shapes', async () => {
    let number = 0
    const many = createStatement((by, _: object, { n }: { n: number }) => {
      number += 1
      return by.selectNoFrom(sql.lit(n).as('n'))
    })
    for (let n = 1; n <= 101; n += 1) expect(await many(db, {}, { n })).toEqual([{ n }])
    await many(db, {}, { n: 2 })
    await many(db, {}, { n: 101 })
    expect(number).toBe(101)
    await many(db, {}, { n: 1 })
    expect(number).toBe(102)
  })
})
