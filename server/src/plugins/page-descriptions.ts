import type { pages } from '@prompt-library/contract/pages'

/** What search engines and link previews say of each page. */
export const pageDescriptions: Record<keyof typeof pages, string> = {
  library:
    'AI prompts that people at the university wrote, tried and shared. Search them, copy one that fits your work, or add your own.',
  about:
    'What the AI Prompt Library is for, how to find, build and share prompts in it, and how to use AI responsibly at the university.',
  help: 'Two short guides to asking AI for what you need: writing effective prompts with the CLEAR framework, and planning deep research with DEEP.',
  builder:
    'Turn a rough request into a good prompt, step by step: say what you want, refine it, compare the versions and improve the best one with AI.',
  myPrompts: 'Your own prompts and those that others have shared with you.',
  submit: 'Add a prompt to the library, for everybody or for yourself alone.',
  notifications: 'What others have shared with you.',
  admin: 'Figures, people and prompts of the library, for administrators.',
  accessibility:
    'How accessible the AI Prompt Library is, how that is checked, what is known to be missing, and whom to tell.',
  apiDocs: 'Every call of the AI Prompt Library, with its values and answers, and the OpenAPI document.',
}
