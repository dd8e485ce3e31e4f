// A library for random walks: what people can do with a prompt, and what others may read after it.
import { restorePrompt } from '@prompt-library/contract/deleted'
import { clonePrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { approvePrompt, askForChanges, withdrawPrompt } from '@prompt-library/contract/publishing'
import { handleReport, reportPrompt } from '@prompt-library/contract/reports'
import { correctLabels, reviewPrompt } from '@prompt-library/contract/reviews'
import { removeRevisions, restoreRevision } from '@prompt-library/contract/revisions'
import { saveSettings } from '@prompt-library/contract/settings'
import { deleteShare, sharePrompt } from '@prompt-library/contract/sharing'
import { promptPermissions, type Viewer } from '@prompt-library/domain/prompts/permissions'
import type { PublishingRule } from '@prompt-library/domain/prompts/publishing'
import { createPrompt } from './builders.ts'
import { randomNumbers } from './random-numbers.ts'
import { createSignedInUser, visitorOf } from './signed-in-user.ts'
import type { createTestApp } from './test-app.ts'

type TestApp = Awaited<ReturnType<typeof createTestApp>>

export const WALKERS = [
  'visitor',
  'reader',
  'recipient',
  'author',
  'other author',
  'curator',
  'admin',
] as const
export type Walker = (typeof WALKERS)[number]

/** What happened to a prompt, as far as it decides who reads what. */
interface History {
  /** Revisions that were current while the prompt was public. */
  open: Set<number>
  /** The words that a curator approved, or `any` if none needs approval. */
  approved: Set<string> | 'any'
  /** The last review, if it was an approval. */
  badge?: { revision: number; until: number } | undefined
}

export async function createWalkingLibrary(testApp: TestApp, seed: number, rule: PublishingRule) {
  const { db, clock } = testApp
  const random = randomNumbers(seed)
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item
  const users = {
    visitor: visitorOf(testApp),
    reader: await createSignedInUser(testApp),
    recipient: await createSignedInUser(testApp),
    author: await createSignedInUser(testApp),
    'other author': await createSignedInUser(testApp),
    curator: await createSignedInUser(testApp, { role: 'curator' }),
    admin: await createSignedInUser(testApp, { role: 'admin' }),
  }
  const { reader, recipient, curator, admin } = users
  await admin.post(saveSettings, { publishing: rule })
  const isFree = rule === 'everyone'
  const first = await createPrompt(db, { author_id: users.author.id, title: wordOf(seed, 0) })
  const prompts = new Map<number, History>([
    [first.id, { open: new Set([1]), approved: isFree ? 'any' : new Set([wordOf(seed, 0)]) }],
  ])
  let written = 0

  const stored = (id: number) =>
    db.selectFrom('all_prompts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const waiting = async (id: number) =>
    (await db.selectFrom('edits').selectAll().where('prompt_id', '=', id).executeTakeFirst()) ?? stored(id)
  const authorOf = async (id: number) =>
    (await stored(id)).author_id === users.author.id ? users.author : users['other author']
  const historyOf = (id: number) => prompts.get(id) as History

  /** A text with one word in every part, which no other text has. */
  const newText = (visibility: 'public' | 'private') => {
    written += 1
    const word = wordOf(seed, written)
    return {
      ...{ title: `Title ${word}`, markdown: `<p>Text ${word}</p>`, notes: `Notes ${word}` },
      ...{ tags: [`Tag ${word}`], category: 'Teach', visibility },
    }
  }
  const edit = async (id: number, visibility: 'public' | 'private') =>
    (await authorOf(id)).post(updatePrompt, {
      id,
      ...newText(visibility),
      revision_note: `Note ${wordOf(seed, written)}`,
    })
  const anyRevision = async (id: number) => 1 + Math.floor(random() * (await stored(id)).revision)
  const approveBadge = (id: number, revision: number, months: number) => {
    const until = new Date(clock.now)
    until.setUTCMonth(until.getUTCMonth() + months)
    historyOf(id).badge = { revision, until: until.getTime() }
  }

  const ACTIONS: Record<string, (id: number) => Promise<unknown>> = {
    'edit, public': (id) => edit(id, 'public'),
    'edit, private': (id) => edit(id, 'private'),
    'publish as it is': async (id) => {
      const { title, category, html } = await stored(id)
      const body = { id, title, category, visibility: 'public', markdown: html }
      return (await authorOf(id)).post(updatePrompt, body)
    },
    clone: async (id) => {
      const body = { prompt_id: id, ...newText(pick(['public', 'private'])) }
      const response = await (await authorOf(id)).post(clonePrompt, body)
      if (response.statusCode !== 201) return
      const needsNone = isFree && historyOf(id).approved === 'any'
      const approved: History['approved'] = needsNone ? 'any' : new Set()
      prompts.set(response.json().prompt.id, { open: new Set(), approved })
    },
    delete: async (id) => (await authorOf(id)).post(deletePrompt, { prompt_id: id }),
    undelete: async (id) => (await authorOf(id)).post(restorePrompt, { prompt_id: id }),
    'restore a version': async (id) => {
      const body = { prompt_id: id, revision: await anyRevision(id), publish: true }
      return (await authorOf(id)).post(restoreRevision, body)
    },
    'remove a version': async (id) =>
      (await authorOf(id)).post(removeRevisions, { prompt_id: id, revision: await anyRevision(id) }),
    transfer: async (id) => {
      const author_id = users[pick(['author', 'other author'] as const)].id
      await db.updateTable('all_prompts').set({ author_id }).where('id', '=', id).execute()
    },
    share: async (id) =>
      (await authorOf(id)).post(sharePrompt, { prompt_id: id, recipient_id: recipient.id }),
    'stop sharing': async (id) =>
      (await authorOf(id)).post(deleteShare, { prompt_id: id, recipient_id: recipient.id }),
    withdraw: async (id) => (await authorOf(id)).post(withdrawPrompt, { prompt_id: id }),
    'return what waits': async (id) => {
      const body = { prompt_id: id, revision: (await waiting(id)).revision, message: 'Why' }
      if ((await curator.post(askForChanges, body)).statusCode === 200) historyOf(id).badge = undefined
    },
    'approve what waits': async (id) => {
      const { revision, title } = await waiting(id)
      const { unpublished_id } = await stored(id)
      // Sometimes a version that isn't the latest.
      const body = { prompt_id: id, revision: Math.max(1, revision - Math.floor(random() * 1.5)) }
      if ((await curator.post(approvePrompt, body)).statusCode !== 200) return
      const history = historyOf(id)
      // Only the approved text is public again.
      if (unpublished_id !== null) history.open.clear()
      if (isFree) history.approved = 'any'
      else if (history.approved !== 'any') history.approved.add(titleWord(title))
      approveBadge(id, revision, 12)
    },
    review: async (id) => {
      const { revision } = await stored(id)
      const body = {
        ...{ prompt_id: id, note: 'Why', months: pick([1, 12]) },
        ...{ revision: pick([revision, revision, revision - 1, revision + 1]) },
        outcome: pick(['approved', 'approved', 'changes_asked']),
      }
      if ((await curator.post(reviewPrompt, body)).statusCode !== 200) return
      if (body.revision !== revision) throw new Error('A curator reviewed what they have not read')
      historyOf(id).badge = undefined
      if (body.outcome === 'approved') approveBadge(id, revision, body.months)
    },
    'correct labels': async (id) => {
      const { revision } = await stored(id)
      const labels = { category: pick(['Teach', 'Study']), tags: pick([[], ['exams']]) }
      return curator.post(correctLabels, { prompt_id: id, revision, ...labels })
    },
    'make private': async (id) => {
      await reader.post(reportPrompt, { prompt_id: id, reason: 'spam' })
      const report = await db
        .selectFrom('report_cases')
        .select('id')
        .where('prompt_id', '=', id)
        .where('handled_at', 'is', null)
        .executeTakeFirst()
      const handled = { report_id: report?.id, action: 'make_private', message: 'Why' }
      if (report && (await curator.post(handleReport, handled)).statusCode === 200)
        historyOf(id).approved = new Set()
    },
  }

  return {
    users,
    prompts,
    pick,
    stored,
    historyOf,
    /** Does something with one of the prompts. Returns what, and with which. */
    step: async () => {
      // Mostly the first prompt, so that much happens to one.
      const id = pick([first.id, ...[...prompts.keys()].slice(-2)])
      // Reviews more often: most are of a text that is private, or that changed since.
      const action = pick([...Object.keys(ACTIONS), 'review', 'review', 'edit, public'])
      await ACTIONS[action]?.(id)
      for (const [each, { open }] of prompts) {
        const { is_public, revision } = await stored(each)
        if (is_public) open.add(revision)
      }
      return { id, action }
    },
    /** The revisions that someone can read, and their words, according to `promptPermissions` and to what happened. */
    readableBy: async (walker: Walker, id: number) => {
      const viewer: Viewer | null = walker === 'visitor' ? null : users[walker]
      const prompt = await stored(id)
      const { author_id, is_public, deleted_at, deleted_by_admin } = prompt
      const shares = await db
        .selectFrom('shares')
        .select('recipient_id')
        .where('prompt_id', '=', id)
        .execute()
      const shared_with_viewer = shares.some(({ recipient_id }) => recipient_id === viewer?.id)
      const facts = {
        author_id,
        is_public,
        shared_with_viewer,
        deleted: deleted_at !== null,
        deleted_by_admin,
      }
      const { view } = promptPermissions(viewer, facts)
      const revisions = await db
        .selectFrom('revisions')
        .select(['revision', 'title'])
        .where('prompt_id', '=', id)
        .orderBy('revision', 'desc')
        .execute()
      const { open } = historyOf(id)
      const readable = revisions.filter(({ revision }) => {
        const isOpen = is_public && open.has(revision)
        return view && (author_id === viewer?.id || revision === prompt.revision || isOpen)
      })
      const edits = await db.selectFrom('edits').select('title').where('prompt_id', '=', id).execute()
      const own = view && author_id === viewer?.id ? edits : []
      return {
        view,
        revisions: readable.map(({ revision }) => revision),
        readable: [...readable, ...own].map(({ title }) => titleWord(title)),
        all: [...revisions, ...edits].map(({ title }) => titleWord(title)),
      }
    },
  }
}

/** Words of one length, so that none is part of another. */
function wordOf(seed: number, index: number): string {
  const digits = `${seed}`.padStart(2, '0') + `${index}`.padStart(3, '0')
  return [...digits].map((digit) => SYLLABLES[Number(digit)]).join('')
}

const SYLLABLES = ['ba', 'ce', 'di', 'fo', 'gu', 'ha', 'je', 'ki', 'lo', 'mu']

function titleWord(title: string): string {
  return title.replace('Title ', '')
}
