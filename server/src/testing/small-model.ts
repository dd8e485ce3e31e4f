// Answers as small AI models give them.
import { type Behavior, promptOf, rewritten, say } from './stand-in-ai.ts'

type Call = Parameters<typeof rewritten>[0]

const answer = (call: Call, fields: object = {}) => JSON.stringify({ ...rewritten(call), ...fields })
const enhanced = (call: Call) => rewritten(call).enhanced_prompt

/** Habits of small models whose answer can be used at once. */
export const USABLE_HABITS = {
  'a code fence': say((call) => `\`\`\`json\n${answer(call)}\n\`\`\``),
  'a preamble and a farewell': say((call) => `Sure! Here's your prompt:\n\n${answer(call)}\n\nLet me know!`),
  'a preamble inside the text': say((call) =>
    answer(call, { enhanced_prompt: `Certainly! Here is the improved prompt:\n\n${enhanced(call)}` }),
  ),
  'a code fence inside the text': say((call) =>
    answer(call, { enhanced_prompt: `\`\`\`markdown\n${enhanced(call)}\n\`\`\`` }),
  ),
  'its reasoning': say((call) => `<think>A role helps. {"enhanced_prompt": "A</think>\n${answer(call)}`),
  'trailing commas': say((call) => answer(call).replace(/\}$/, ',}')),
  'unescaped line breaks': say((call) => answer(call).replaceAll('\\n', '\n')),
  'other names for the parts of a change': say((call) =>
    answer(call, { changes: [{ old: null, new: 'You are an expert.', why: 'Gave it a role.' }] }),
  ),
} satisfies Record<string, Behavior>

const told = (call: Call, changes: unknown) =>
  JSON.stringify({ suggestions: ['Gave it a role.'], ...rewritten(call), changes })

/** Habits that cost the reasons, but not the answer. */
export const HABITS_WITHOUT_REASONS = {
  'no changes': say((call) => told(call, undefined)),
  'an empty list': say((call) => told(call, [])),
  'a sentence instead of changes': say((call) => told(call, 'I added a role.')),
  'sentences instead of changes': say((call) => told(call, ['I added a role.'])),
  'invented quotes': say((call) =>
    told(call, [{ before: 'Teach me', after: 'You are a wizard.', reason: 'Better.' }]),
  ),
  'the mark in quotes and sentences': say((call) => {
    const [, mark = ''] = /BEGIN PROMPT (\w+)/.exec(call.texts.join('\n')) ?? []
    return answer(call, {
      suggestions: ['Gave it a role.', `Put it after ${mark}.`],
      changes: [
        { before: `BEGIN PROMPT ${mark}`, after: 'You are an expert.', reason: 'Better.' },
        { before: '', after: mark, reason: 'Better.' },
        { before: '', after: 'You are an expert.', reason: `Put it after ${mark}.` },
      ],
    })
  }),
  'changes that are cut off': say((call) => told(call, rewritten(call).changes).slice(0, -30)),
} satisfies Record<string, Behavior>

/** The prompt for these habits, which has something to lose. */
export const LOSABLE = 'Explain {{topic}} to my 30 students in grade 7 at Lincoln School.'

const tell = (text: (call: Call) => string) => say((call) => answer(call, { enhanced_prompt: text(call) }))

/** Habits that make an answer to `LOSABLE` unusable, with words from the sentence that tells the model why. */
export const UNUSABLE_HABITS: [habit: string, behavior: Behavior, why: string][] = [
  ['half of the JSON', say((call) => answer(call).slice(0, 40)), 'not a JSON object'],
  ['an answer without JSON', say('Photosynthesis is how plants make sugar.'), 'not a JSON object'],
  [
    'an answer',
    tell(() => 'Students of grade 7 at Lincoln School, all 30: {{topic}} is how plants make sugar.'),
    'seems to answer',
  ],
  ['a refusal', tell((call) => `I cannot do this: ${promptOf(call)}`), 'addresses the author'],
  ['a dropped field', tell((call) => enhanced(call).replace('{{topic}}', 'it')), 'field in double braces'],
  ['a renamed field', tell((call) => enhanced(call).replace('{{', '{{the_')), 'field in double braces'],
  ['a link', tell((call) => `${enhanced(call)} See https://grade7.example.`), 'a link'],
  ['a page', tell((call) => enhanced(call) + ' Give three examples.'.repeat(150)), 'too long'],
]
