import { listCollectionPrompts } from '@prompt-library/contract/collections'
import { getPrompt, type Prompt } from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { describeField } from '@prompt-library/domain/fields/describe-field'
import { PAGE_SIZE_MAX } from '@prompt-library/domain/limits'
import { firstSentence } from '@prompt-library/domain/rich-text/preview-text'
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { AppError } from '../../errors.ts'
import { runInWorker } from '../../outside/worker/run-in-worker.ts'
import { mcpRule } from '../settings/data-classes.ts'
import type { Values } from './answers.ts'
import type { Caller } from './call-api.ts'
import { dataLimit, fill, refuseDataClass } from './fill.ts'
import { promptUrl, stored, writtenBy } from './shown-prompt.ts'

const PROMPTS_MAX = PAGE_SIZE_MAX

/** The prompts that an AI tool offers as commands: those of the chosen collection, then the saved ones. */
export async function listMcpPrompts({ callApi, collection: token, settings, userId }: Caller) {
  const query = { page: 1, page_size: PROMPTS_MAX }
  const collected = token ? (await callApi(listCollectionPrompts, { query: { ...query, token } })).answer : []
  const saved = (await callApi(listSavedPrompts, { query })).answer
  const prompts = new Map<number, Prompt>([...collected, ...saved].map((prompt) => [prompt.id, prompt]))
  const offered = [...prompts.values()]
    .filter(({ data_class }) => mcpRule(settings, data_class).use !== 'not')
    .slice(0, PROMPTS_MAX)
  const digests = await runInWorker(userId, 'promptDigests', offered.map(stored))
  return offered.map((prompt, index) => ({
    name: mcpName(prompt),
    title: prompt.title,
    description: [`A prompt ${writtenBy(prompt, userId)}.`, firstSentence(prompt.notes ?? '')]
      .join(' ')
      .trim(),
    arguments: (digests[index]?.fields ?? []).map((field) => ({
      name: field.name,
      description: describeField(field),
      required: field.required && !field.default,
    })),
  }))
}

/** The text is last, and nothing follows it, so that it can't pretend to end. */
export async function getMcpPrompt(name: string, values: Values, caller: Caller) {
  const { callApi, settings, publicUrl, userId } = caller
  const id = Number(/^p([1-9]\d{0,9})(?:-|$)/.exec(name)?.[1])
  if (!id)
    throw new AppError(
      404,
      'There is no prompt with this name. Names start with the number of the prompt, as in p7.',
    )
  const { answer: prompt } = await callApi(getPrompt, { query: { id } })
  refuseDataClass(prompt, settings, promptUrl(publicUrl, id))
  const { text, blanks } = await fill(stored(prompt), values, caller)
  const chosen = `I chose prompt ${id} of the ${settings.campus.site_title}, ${writtenBy(prompt, userId).replace('the user', 'me')}. The next message is its text.`
  return {
    description: [prompt.title, dataLimit(prompt, settings).data_limit].filter(Boolean).join('. '),
    messages: [blanks.length > 0 ? `${chosen} Ask me about what is in square brackets.` : chosen, text].map(
      (part) => ({
        role: 'user' as const,
        content: { type: 'text' as const, text: part },
      }),
    ),
  }
}

/** `p7-study-plan`. Only `p7` is looked up, so a name still works after the title changed. */
function mcpName({ id, title }: Pick<Prompt, 'id' | 'title'>): string {
  const words = sortKey(title).match(/[a-z0-9]+/g)
  return [`p${id}`, ...(words ?? [])].join('-').slice(0, NAME_MAX).replace(/-$/, '')
}

/** AI tools add the name of the connection, and many cut names at 64 characters. */
const NAME_MAX = 40
