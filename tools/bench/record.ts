import pg from 'pg'

/** One statement as the server sent it. */
interface Statement {
  name?: string
  text: string
  values: unknown[]
}

/** The statements of each connection. */
export type Recording = Statement[][]

/** Records the SQL that `work` sends through `pg` in this process. */
export async function record(work: () => Promise<unknown>): Promise<Recording> {
  const recording = new Map<object, Statement[]>()
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    recording.set(this, [...(recording.get(this) ?? []), toStatement(args)])
    return Reflect.apply(query, this, args)
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return [...recording.values()]
}

function toStatement([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: (second as unknown[] | undefined) ?? [] }
  const { name, text, values = [] } = first as Statement
  return { ...(name && { name }), text, values }
}
