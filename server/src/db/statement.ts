import type { Compilable, CompiledQuery } from 'kysely'
import type { Queryable } from './database.ts'

/** Stands for a value that is given when the statement is sent. */
class Gap {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/** Shapes are few, unless a caller can choose among many: of more than these the oldest are built anew. */
const SHAPES_MAX = 100

/**
 * A statement that is built once for each of its shapes and then only sent, with other values each time: for those that every
 * request needs, building takes longer than all else that is done with them here. `build` is given gaps in place of the
 * values: it may put them into the statement, and nothing else. Whatever changes the text of the statement is the shape.
 */
export function createStatement<Values extends object, Row, Shape extends object = object>(
  build: (db: Queryable, values: Values, shape: Shape) => Compilable<Row>,
) {
  const built = new Map<string, CompiledQuery<Row>>()

  return async (db: Queryable, values: Values, shape = {} as Shape): Promise<Row[]> => {
    const key = JSON.stringify(shape)
    let statement = built.get(key)
    if (!statement) {
      statement = build(db, gapsFor(values), shape).compile()
      const [oldest] = built.keys()
      if (built.size >= SHAPES_MAX && oldest !== undefined) built.delete(oldest)
      built.set(key, statement)
    }
    const parameters = statement.parameters.map((parameter) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter,
    )
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters })
    return rows
  }
}

function gapsFor<Values extends object>(values: Values): Values {
  return Object.fromEntries(Object.keys(values).map((name) => [name, new Gap(name)])) as Values
}
