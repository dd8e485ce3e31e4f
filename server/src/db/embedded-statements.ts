import { type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { createStatementNames } from './prepared-statements.ts'

const { serialize } = protocol

/** What Kysely needs of PGlite. */
type Embedded = Exclude<PGliteDialectConfig['pglite'], (...args: never[]) => unknown>

/** `PGlite.query` parses and plans a statement every time. Here it's prepared once, as on PostgreSQL. */
export function withPreparedStatements(pglite: PGlite): Embedded {
  const nameOf = createStatementNames()
  /** The types of the values of each prepared statement. */
  const prepared = new Map<string, number[]>()

  // Ends with Sync, because the database ignores everything between an error and Sync.
  const send = (...messages: Uint8Array[]) =>
    pglite.execProtocolStream(Buffer.concat([...messages, serialize.sync()]))

  const prepare = async (name: string, text: string): Promise<number[]> => {
    const messages = await send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const types = parse.parseDescribeStatementResults(messages)
    prepared.set(name, types)
    return types
  }

  const run = async (name: string, { text, values }: { text: string; values: readonly unknown[] }) => {
    const types = prepared.get(name) ?? (await prepare(name, text))
    const bound = values.map((value, index) => {
      if (value === null || value === undefined) return null
      return pglite.serializers[types[index] ?? 0]?.(value) ?? String(value)
    })
    const messages = await send(
      serialize.bind({ statement: name, values: bound }),
      serialize.describe({ type: 'P' }),
      serialize.execute({}),
    )
    await pglite.syncToFs()
    return parse.parseResults(messages, pglite.parsers)[0] ?? { rows: [], fields: [] }
  }

  return {
    waitReady: pglite.waitReady,
    get ready() {
      return pglite.ready
    },
    get closed() {
      return pglite.closed
    },
    close: () => pglite.close(),
    transaction: (work) => pglite.transaction(work as never),
    query: (text, values = [], options) => {
      const name = nameOf(text, values)
      if (name === '') return pglite.query(text, values, options)
      return pglite.runExclusive(() => run(name, { text, values })) as never
    },
  }
}
