import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { countResponse, createTally, type Tally } from '../shared/load.ts'
import { type Response, send } from '../shared/send.ts'
import type { Library } from './library.ts'

/** The writes of one user that the server has acknowledged, and some that it may not have. */
export interface AcknowledgedWrites {
  /** By id: the number of acknowledged edits, the last acknowledged edit, and the last attempted one. */
  prompts: Map<number, { mark: string; edits: number; last: number; tried: number }>
  /** Ids of prompts without a deletion attempt, oldest first. */
  remaining: number[]
  deleted: Set<number>
  votesTried: Set<number>
  votes: Set<number>
  shares: { prompt: number; recipient: number }[]
  enhancements: number
}

export function noWrites(): AcknowledgedWrites {
  return {
    prompts: new Map(),
    remaining: [],
    deleted: new Set(),
    votesTried: new Set(),
    votes: new Set(),
    shares: [],
    enhancements: 0,
  }
}

export function countWrites({ writesByUser }: Pick<Library, 'writesByUser'>): number {
  return writesByUser.reduce((sum, { prompts, deleted, votes, shares, enhancements }) => {
    const edits = prompts.values().reduce((total, prompt) => total + prompt.edits, 0)
    return sum + prompts.size + edits + deleted.size + votes.size + shares.length + enhancements
  }, 0)
}

/** Every user writes continuously until stopped or until the server is gone. */
export function startWriters(library: Library, { pause = 50 } = {}) {
  const tally = createTally()
  const responded = new Set<number>()
  let longestWait = 0
  let stopped = false
  const work = library.users.map(async ({ headers }, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post: Post = (path, body) =>
      countResponse(tally, send({ port: library.port, agent, path, headers, body }))
    const write = createWriter(library, index, post)
    let waitingSince = performance.now()
    while (!stopped) {
      const response = await write()
      responded.add(index)
      if (response && response.status < 300) {
        longestWait = Math.max(longestWait, performance.now() - waitingSince)
        waitingSince = performance.now()
      }
      // The server is gone or shutting down. A refusal (503) closes the connection too, but is retried.
      if (!response || (response.headers.connection === 'close' && response.status < 500)) break
      if (response.status >= 400) await wait(pause)
    }
    agent.destroy()
  })
  return {
    tally,
    /** The longest time until a user's next write was acknowledged, with all failed attempts before it. In milliseconds. */
    longestWait: () => longestWait,
    /** Whether every user has had a response. */
    allConnected: () => responded.size === library.users.length,
    stop: async (): Promise<Tally> => {
      stopped = true
      await Promise.all(work)
      return tally
    },
  }
}

type Post = (path: string, body: object) => Promise<Response | undefined>

/** Returns a function that performs one write each time it's called. */
function createWriter({ users, promptIds, writesByUser }: Library, index: number, post: Post) {
  const writes = writesByUser[index] ?? noWrites()
  // Random, because a server that is killed early would otherwise see the same few writes every time.
  let turn = Math.floor(Math.random() * 1_000)

  const submit = async () => {
    const mark = randomUUID()
    const response = await post('/api/submit.php', form(mark, 0))
    if (response?.status === 201) {
      const { id } = JSON.parse(String(response.body)).prompt
      writes.prompts.set(id, { mark, edits: 0, last: 0, tried: 0 })
      writes.remaining.push(id)
    }
    return response
  }
  const edit = async () => {
    const id = writes.remaining.at(-1) ?? 0
    const prompt = writes.prompts.get(id)
    if (!prompt) return submit()
    prompt.tried += 1
    const response = await post('/api/edit_prompt.php', { id, ...form(prompt.mark, prompt.tried) })
    if (response?.status === 200) {
      prompt.edits += 1
      prompt.last = prompt.tried
    }
    return response
  }
  const vote = async () => {
    // Votes only once per prompt: a second vote would undo the first, even if its response was lost.
    const id = promptIds.find((id) => !writes.votesTried.has(id))
    if (id === undefined) return submit()
    writes.votesTried.add(id)
    const response = await post('/api/upvote.php', { prompt_id: id })
    if (response?.status === 200) writes.votes.add(id)
    return response
  }
  const share = async () => {
    const prompt = writes.remaining.at(-1)
    const recipient = users[(index + 1 + (turn % (users.length - 1))) % users.length]?.id
    if (prompt === undefined || recipient === undefined) return submit()
    const body = { prompt_id: prompt, recipient_id: recipient, personal_message: randomUUID() }
    const response = await post('/api/share_prompt.php', body)
    if (response?.status === 200) writes.shares.push({ prompt, recipient })
    return response
  }
  const remove = async () => {
    const id = writes.remaining.pop()
    if (id === undefined) return submit()
    const response = await post('/api/delete_prompt.php', { prompt_id: id })
    if (response?.status === 200) writes.deleted.add(id)
    return response
  }
  const enhance = async () => {
    const response = await post('/api/enhance_prompt.php', { original_prompt: 'Explain osmosis to me.' })
    if (response?.status === 200) writes.enhancements += 1
    return response
  }

  const turns = [submit, vote, share, edit, vote, edit, submit, remove, vote, share]
  return () => {
    turn += 1
    return turn % 25 === index % 25 ? enhance() : (turns[(turn + index) % turns.length] ?? submit)()
  }
}

/** Title and text contain the same marker and number; if they differ, an edit was applied partially. */
function form(mark: string, edit: number) {
  const text = `${mark} ${edit}`
  return { title: text, category: 'Research', visibility: 'public', markdown: `<p>${text}</p>` }
}
