import { afterAll, describe, expect, expectTypeOf, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { type Db, inTransaction, type Queryable, type Tx } from './database.ts'

describe('Db and Tx', () => {
  it('are not assignable to each other', () => {
    expectTypeOf<Tx>().not.toExtend<Db>()
    expectTypeOf<Db>().not.toExtend<Tx>()
    expectTypeOf<Db>().toExtend<Queryable>()
    expectTypeOf<Tx>().toExtend<Queryable>()
  })
})

describe('inTransaction', async () => {
  const database = await openTestDatabase()
  const { db } = database
  afterAll(() => database.close())
  const add = (to: Queryable, name: string) =>
    to.insertInto('seeds').values({ name, done_at: new Date() }).execute()
  const names = async () => (await db.selectFrom('seeds').select('name').execute()).map((row) => row.name)

  it('commits everything or nothing', async () => {
    await inTransaction(db, (tx) => add(tx, 'kept'))
    const failed = inTransaction(db, async (tx) => {
      await add(tx, 'lost')
      throw new Error('on purpose')
    })
    await expect(failed).rejects.toThrow('on purpose')
    expect(await names()).toEqual(['kept'])
  })

  it('refuses db inside a transaction instead of deadlocking', async () => {
    await expect(inTransaction(db, () => add(db, 'stray'))).rejects.toThrow(
      'db was used inside a transaction',
    )
    const nested = inTransaction(db, () => inTransaction(db, (tx) => add(tx, 'nested')))
    await expect(nested).rejects.toThrow('db was used inside a transaction')
    expect(await names()).toEqual(['kept'])
  })
})
