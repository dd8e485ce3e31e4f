import pg from 'pg'

/** One statement as the server sent it. */
interface Statement {
  name?: string
  text: string
  values: unknown[]
}

/** Statements that ran in sequence on one connection: a transaction, or a single statement. */
type Track = Statement[]

/** Stages run in sequence; the tracks of a stage run concurrently, each on its own connection. */
export type Recording = Track[][]

interface Event {
  client: object
  statement: Statement
  began: number
  ended: number
}

/** Records the SQL that `work` sends through `pg` in this process, so that it can be replayed. */
export async function record(work: () => Promise<unknown>): Promise<Recording> {
  const events: Event[] = []
  let moment = 0
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const result = Reflect.apply(query, this, args)
    const event = {
      client: this,
      statement: toStatement(args),
      began: moment++,
      ended: Number.POSITIVE_INFINITY,
    }
    events.push(event)
    void Promise.resolve(result).then(() => {
      event.ended = moment++
    })
    return result
  } as typeof query
  try {
    await work()
  } finally {
    pg.Client.prototype.query = query
  }
  return toStages(toTracks(events))
}

function toStatement([first, second]: unknown[]): Statement {
  if (typeof first === 'string') return { text: first, values: (second as unknown[] | undefined) ?? [] }
  const { name, text, values = [] } = first as Statement
  return { ...(name && { name }), text, values }
}

interface Timed {
  track: Track
  began: number
  ended: number
}

function toTracks(events: readonly Event[]): Timed[] {
  const tracks: Timed[] = []
  const open = new Map<object, Timed>()
  for (const { client, statement, began, ended } of events) {
    let timed = open.get(client)
    if (!timed) {
      timed = { track: [], began, ended }
      tracks.push(timed)
      if (/^(begin|start transaction)/.test(statement.text)) open.set(client, timed)
    }
    timed.track.push(statement)
    timed.ended = ended
    if (/^(commit|rollback)$/.test(statement.text)) open.delete(client)
  }
  return tracks
}

function toStages(tracks: readonly Timed[]): Recording {
  const stages: { tracks: Track[]; ended: number }[] = []
  for (const { track, began, ended } of tracks) {
    const stage = stages.at(-1)
    if (stage && began < stage.ended) {
      stage.tracks.push(track)
      stage.ended = Math.min(stage.ended, ended)
    } else stages.push({ tracks: [track], ended })
  }
  return stages.map((stage) => stage.tracks)
}

/** Sends recorded statements in the same order. */
export async function replay(pool: pg.Pool, recording: Recording): Promise<void> {
  for (const stage of recording) {
    if (stage.length === 1) await sendTrack(pool, stage[0] ?? [])
    else await Promise.all(stage.map((track) => sendTrack(pool, track)))
  }
}

async function sendTrack(pool: pg.Pool, track: Track): Promise<void> {
  const client = await pool.connect()
  try {
    for (const statement of track) await client.query(statement)
  } finally {
    client.release()
  }
}
