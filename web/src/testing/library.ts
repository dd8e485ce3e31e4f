import { getAuthor } from '@prompt-library/contract/authors'
import { listDeletedPrompts } from '@prompt-library/contract/deleted'
import { getFeedback } from '@prompt-library/contract/feedback'
import { listImports } from '@prompt-library/contract/imports'
import {
  clonePrompt,
  createPrompt,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import {
  countOwnPrompts,
  findSimilarPrompts,
  getPrompt,
  listOwnPrompts,
  listPopularPrompts,
  listPrompts,
  listSharedPrompts,
  type Prompt,
  toggleUpvote,
} from '@prompt-library/contract/prompts'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import {
  countSharedPrompts,
  listInvitations,
  listShares,
  markSharedSeen,
} from '@prompt-library/contract/sharing'
import { suggestTags } from '@prompt-library/contract/tags'
import { recordUse } from '@prompt-library/contract/uses'
import { answer, refusal, withHeaders } from './stub-api.ts'

/** The signed-in user of all component tests. */
const OWN = { author_id: 1, author_name: 'Ana Example' }

const SUCCESS = { success: true } as const
const PAGE = 12
let lastId = 0

export function samplePrompt(values: Partial<Prompt> = {}): Prompt {
  lastId += 1
  return {
    id: lastId,
    title: `Prompt ${lastId}`,
    category: 'Writing',
    markdown: '<p>Summarize this text.</p>',
    notes: null,
    is_public: values.visibility !== 'private',
    visibility: 'public',
    publishing: null,
    author_id: 2,
    author_name: 'Ben Author',
    by_library: false,
    created_at: '2026-05-01T10:00:00.000Z',
    updated_at: '2026-05-01T10:00:00.000Z',
    version: 1,
    revision: 1,
    upvotes: 0,
    userHasVoted: false,
    userHasSaved: false,
    userHasCollected: false,
    tags: [],
    from_prompt_builder: false,
    fields: [],
    data_class: 'public',
    uses: 0,
    review: null,
    ...values,
  }
}

/** Answers the calls that list, show, and change prompts, from a list in memory. Searches and filters find everything. */
export function answerLibrary(...initial: Partial<Prompt>[]): Prompt[] {
  const prompts = initial.map(samplePrompt)
  const find = (id: number) => prompts.find((prompt) => prompt.id === id)
  const list = (isListed: (prompt: Prompt) => boolean) => (query: ListQuery) =>
    paged(prompts.filter(isListed), query)
  const change = (id: number, values: Partial<Prompt>) => {
    const prompt = find(id)
    return prompt && Object.assign(prompt, values, { version: prompt.version + 1 })
  }
  const missing = () => refusal(404, 'This prompt doesn’t exist, or you can’t view it.')
  const add = (values: Partial<Prompt>) => {
    const prompt = samplePrompt({ ...OWN, ...values })
    prompts.unshift(prompt)
    return { ...SUCCESS, prompt }
  }

  answer(findSimilarPrompts, [])
  answer(listImports, [])
  answer(listPopularPrompts, { by: 'uses', prompts: [] })
  answer(
    listPrompts,
    list(({ visibility }) => visibility === 'public'),
  )
  answer(
    listOwnPrompts,
    list(({ author_id }) => author_id === OWN.author_id),
  )
  answer(
    listSavedPrompts,
    list(({ userHasSaved }) => userHasSaved),
  )
  answer(
    listSharedPrompts,
    list(({ shared_by_name }) => shared_by_name !== undefined),
  )
  answer(countOwnPrompts, () => ({
    count: prompts.filter(({ author_id }) => author_id === OWN.author_id).length,
  }))
  answer(countSharedPrompts, { count: 0, unseen: 0 })
  answer(markSharedSeen, SUCCESS)
  answer(listDeletedPrompts, [])
  answer(listInvitations, [])
  answer(listShares, withHeaders([], { 'x-total-count': '0', 'x-recipient-count': '0' }))
  answer(suggestTags, [])
  answer(getAuthor, ({ id }) => ({ id, display_name: 'Ben Author', prompts: 1 }))
  answer(getFeedback, {
    enabled: true,
    summary: { worked: 0, answers: 0, tools: [] },
    own: null,
  })
  answer(getPrompt, ({ id }) => find(id) ?? missing())
  answer(createPrompt, (values) => add(values as Partial<Prompt>))
  answer(clonePrompt, (values) => add(values as Partial<Prompt>))
  answer(updatePrompt, ({ id, version, ...values }) => {
    const prompt = find(id)
    if (prompt && version !== undefined && version !== prompt.version)
      return refusal(409, 'This prompt changed while you were editing.', { prompt })
    return change(id, values as Partial<Prompt>) ?? missing()
  })
  answer(deletePrompt, ({ prompt_id }) => {
    prompts.splice(
      prompts.findIndex(({ id }) => id === prompt_id),
      1,
    )
    return SUCCESS
  })
  answer(savePrompt, ({ prompt_id, saved }) => {
    change(prompt_id, { userHasSaved: saved })
    return { ...SUCCESS, saved }
  })
  answer(toggleUpvote, ({ prompt_id, voted = false }) => {
    const upvotes = (find(prompt_id)?.upvotes ?? 0) + (voted ? 1 : -1)
    change(prompt_id, { upvotes, userHasVoted: voted })
    return { status: voted ? ('upvoted' as const) : ('downvoted' as const), upvotes }
  })
  answer(recordUse, ({ prompt_id }) => {
    const uses = (find(prompt_id)?.uses ?? 0) + 1
    change(prompt_id, { uses })
    return { ...SUCCESS, uses }
  })
  return prompts
}

/** A library with one prompt, of the signed-in user. Changing it is what someone else does meanwhile. */
export function ownPrompt(values: Partial<Prompt> = {}): Prompt {
  return answerLibrary({ ...OWN, ...values })[0] as Prompt
}

type ListQuery = { page?: number | undefined; page_size?: number | undefined }

function paged(all: Prompt[], { page = 1, page_size = PAGE }: ListQuery): Response {
  const shown = all.slice((page - 1) * page_size, page * page_size)
  return withHeaders(shown, { 'x-total-count': String(all.length) })
}
