import type { pages } from '@prompt-library/contract/pages'
import type { Campus } from '@prompt-library/domain/campus'

/** The description of each page, for search engines and link previews. */
export const pageDescriptions = ({ name, site_title }: Campus): Record<keyof typeof pages, string> => ({
  library: `AI prompts written, tested, and shared by people at ${name}. Search the library, use a prompt, or add your own.`,
  about: `Learn what the ${site_title} is for, how to find, build, and share prompts, and how to use AI responsibly at ${name}.`,
  help: 'Use a prompt in six steps, write effective prompts with the CLEAR framework, and plan deep research with the DEEP framework.',
  helpReference: 'Look up what saving, sharing, versions, and collections do, and what happens to your data.',
  builder:
    'Turn a rough idea into a good prompt, step by step. Describe what you need, refine it, compare versions, and enhance the best one with AI.',
  collections: `Lists of prompts for courses, offices, and projects, put together by people at ${name}.`,
  groups: 'People you share prompts with: a class, an office, or a lab.',
  myPrompts: 'Your own prompts, and prompts that others have shared with you.',
  submit: 'Add a prompt to the library for everyone, or just for yourself.',
  importPrompts: 'Add prompts from a file to your own.',
  notifications: 'See what others have shared with you.',
  connections: 'API keys and AI tools that use the library as you.',
  authorize: 'Decide whether an AI tool can use the library as you.',
  reviews: 'Prompts that need the attention of a curator.',
  admin: 'Statistics, user management, and prompt management for admins.',
  tools: `Which data you can use in which AI tool at ${name}.`,
  accessibility: `How accessible the ${site_title} is, how we test it, known issues, and how to report a barrier.`,
  apiDocs: `API reference for the ${site_title}: every request with its parameters and responses, plus the OpenAPI document.`,
})
