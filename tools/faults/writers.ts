import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { Library, Person } from './library.ts'
import { createTally, type Tally, tallied } from './load.ts'
import { type Answer, send } from './send.ts'

/** What one person has done, and what of it the library has acknowledged. */
export interface Deeds {
  /** By id. Of their edits: how many were acknowledged, the number of the last of these, and of the last that was tried. */
  prompts: Map<number, { mark: string; edits: number; last: number; tried: number }>
  /** Those of them that were not tried to delete, oldest first. */
  standing: number[]
  deleted: Set<number>
  votesTried: Set<number>
  votes: Set<number>
  /** By their messages. */
  shares: Map<string, { prompt: number; recipient: number }>
  enhancements: number
}

export function noDeeds(): Deeds {
  return {
    prompts: new Map(),
    standing: [],
    deleted: new Set(),
    votesTried: new Set(),
    votes: new Set(),
    shares: new Map(),
    enhancements: 0,
  }
}

/** How many writes were acknowledged. */
export function countOf(everybody: readonly Deeds[]): number {
  return everybody.reduce((sum, { prompts, deleted, votes, shares, enhancements }) => {
    const edited = [...prompts.values()].reduce((total, { edits }) => total + edits, 0)
    return sum + prompts.size + edited + deleted.size + votes.size + shares.size + enhancements
  }, 0)
}

/** Every person writes, one thing after another, until this is stopped or the library is gone. */
export function startWriters(library: Library, everybody: readonly Deeds[]) {
  const tally = createTally()
  const answered = new Set<number>()
  let stopped = false
  const work = library.people.map(async (person, index) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const post: Post = (path, body) =>
      tallied(tally, send({ port: library.port, agent, path, headers: person.headers, body }))
    const write = createWriter({ library, person, index, deeds: everybody[index] ?? noDeeds(), post })
    while (!stopped) {
      const answer = await write()
      answered.add(index)
      // the library is gone, or closes; a refusal closes the connection too, and one tries again
      if (!answer || (answer.headers.connection === 'close' && answer.status < 500)) break
      if (answer.status >= 400) await new Promise((resolve) => setTimeout(resolve, 50))
    }
    agent.destroy()
  })
  return {
    tally,
    /** Whether everybody's connection is in use. */
    allConnected: () => answered.size === library.people.length,
    stop: async (): Promise<Tally> => {
      stopped = true
      await Promise.all(work)
      return tally
    },
  }
}

type Post = (path: string, body: object) => Promise<Answer | undefined>

interface Writing {
  library: Library
  person: Person
  index: number
  deeds: Deeds
  post: Post
}

/** Writes one thing each time it is called. */
function createWriter({ library: { people, promptIds }, index, deeds, post }: Writing) {
  // somewhere in the middle: a killed library would else see the same first few things each time
  let turn = Math.floor(Math.random() * 1_000)

  const submit = async () => {
    const mark = randomUUID()
    const answer = await post('/api/submit.php', form(mark, 0))
    if (answer?.status === 201) {
      const { id } = answer.json['prompt'] as { id: number }
      deeds.prompts.set(id, { mark, edits: 0, last: 0, tried: 0 })
      deeds.standing.push(id)
    }
    return answer
  }
  const edit = async () => {
    const id = deeds.standing.at(-1) ?? 0
    const prompt = deeds.prompts.get(id)
    if (!prompt) return submit()
    prompt.tried += 1
    const answer = await post('/api/edit_prompt.php', { id, ...form(prompt.mark, prompt.tried) })
    if (answer?.status === 200) {
      prompt.edits += 1
      prompt.last = prompt.tried
    }
    return answer
  }
  const vote = async () => {
    // each of them once: a second vote would take back the first, of which no answer may have come
    const id = promptIds.find((id) => !deeds.votesTried.has(id))
    if (id === undefined) return submit()
    deeds.votesTried.add(id)
    const answer = await post('/api/upvote.php', { prompt_id: id })
    if (answer?.status === 200) deeds.votes.add(id)
    return answer
  }
  const share = async () => {
    const prompt = deeds.standing.at(-1)
    const recipient = people[(index + 1 + (turn % (people.length - 1))) % people.length]?.id
    if (prompt === undefined || recipient === undefined) return submit()
    const message = randomUUID()
    const body = { prompt_id: prompt, recipient_id: recipient, personal_message: message }
    const answer = await post('/api/share_prompt.php', body)
    if (answer?.status === 200) deeds.shares.set(message, { prompt, recipient })
    return answer
  }
  const remove = async () => {
    const id = deeds.standing.pop()
    if (id === undefined) return submit()
    const answer = await post('/api/delete_prompt.php', { prompt_id: id })
    if (answer?.status === 200) deeds.deleted.add(id)
    return answer
  }
  const enhance = async () => {
    const answer = await post('/api/enhance_prompt.php', { original_prompt: 'Explain photosynthesis to me.' })
    if (answer?.status === 200) deeds.enhancements += 1
    return answer
  }

  const turns = [submit, vote, share, edit, vote, edit, submit, remove, vote, share]
  return () => {
    turn += 1
    return turn % 25 === index % 25 ? enhance() : (turns[(turn + index) % turns.length] ?? submit)()
  }
}

/** Title and text carry the same mark and number: a prompt with two different ones is half an edit. */
function form(mark: string, edit: number) {
  const text = `${mark} ${edit}`
  return { title: text, category: 'Research', visibility: 'public', markdown: `<p>${text}</p>` }
}
