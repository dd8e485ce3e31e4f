// The text of the landing page.
import { pages, SHARED_PATH } from '@prompt-library/contract/pages'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'

export const HERO = {
  title: 'Write better prompts and share what works',
  text: 'In the AI Prompt Library, faculty, researchers, staff, and students find prompts for their work, build their own, and share the good ones.',
}

export const BEFORE_AND_AFTER = {
  before: 'Write something about AI for my syllabus.',
  after: [
    ['Context', 'A writing seminar for 18 first-year students. AI is fine for ideas, not for drafts.'],
    ['Length', 'Half a page.'],
    ['Audience', 'Students who read the syllabus once, in the first week.'],
    ['Requirements', 'One rule per assignment, with the reason. Mark what I still need to decide.'],
  ],
} as const

export const MISSION = {
  title: 'Why a prompt library?',
  text: 'A prompt that works is know-how: how to get useful comments on a draft, fair exam questions, or meeting minutes people actually read. Most of that gets lost in someone’s chat history. Here, the whole university can find it, try it, and improve it.',
  points: [
    {
      title: 'Made for university work',
      text: 'Teaching, research, writing, coding, and everyday office work, with notes on how to use each prompt.',
    },
    {
      title: 'Yours to adapt',
      text: 'Clone any prompt you can see and adapt it to your field. The original doesn’t change and keeps its author’s name.',
    },
    {
      title: 'For any AI tool',
      text: 'Prompts are plain text. Use them in any AI tool your course, lab, or office has approved.',
    },
  ],
} as const

/** `figure` is the number of prompts, or undefined while unknown. */
export const FEATURES = [
  {
    id: 'browse',
    to: pages.library.path,
    title: 'Browse the library',
    text: (figure: string | undefined) =>
      `Search ${figure ? `${figure} prompts` : 'the prompts'} by word or category. Use the ones you need and upvote what helped.`,
  },
  {
    id: 'build',
    to: pages.builder.path,
    title: 'Build a prompt',
    text: () => 'Go from a rough idea to a clear prompt in three steps, ready to copy or share.',
  },
  {
    id: 'manage',
    to: pages.myPrompts.path,
    title: 'Save and share your own',
    text: () =>
      'Save prompts for yourself or for everyone, and send one to a colleague with a personal note.',
  },
  {
    id: 'learn',
    to: pages.help.path,
    title: 'Learn to write prompts',
    text: () => 'Two guides with weak and strong examples, templates, and checks for AI research.',
  },
] as const

export const HOW_IT_WORKS = [
  {
    value: 'discover',
    label: 'Discover',
    title: 'Find a prompt to start from',
    steps: [
      {
        title: 'Search or filter',
        text: 'Type a word from the title or text, or choose a category such as Research or Teach.',
      },
      {
        title: 'Read the whole prompt',
        text: 'Open a prompt to see the full text and the author’s notes on when and how to use it.',
      },
      {
        title: 'Fill in the fields',
        text: 'Select Use and enter your details. Then copy the prompt, or open it in your AI tool.',
      },
      {
        title: 'Upvote what worked',
        text: 'Others can sort the library by Most Upvoted, so your upvote helps them find good prompts.',
      },
    ],
    link: { to: pages.library.path, label: 'Go to the library' },
  },
  {
    value: 'create',
    label: 'Create',
    title: 'Build a prompt step by step',
    steps: [
      {
        title: 'Core request',
        text: 'Choose a goal and a role for the AI, and describe the task.',
      },
      {
        title: 'Refine and detail',
        text: 'Add context, length, examples, audience, and requirements: the CLEAR framework.',
      },
      {
        title: 'Review and enhance',
        text: 'Compare versions, and enhance one if you like.',
      },
      { title: 'Use it', text: 'Copy the version you prefer, or add it to the library for others.' },
    ],
    link: { to: pages.builder.path, label: 'Start a prompt' },
  },
  {
    value: 'manage',
    label: 'Manage',
    title: 'Keep your prompts organized',
    steps: [
      {
        title: 'Sign in with your NetID',
        text: 'My Prompts then lists everything you’ve written, public and private.',
      },
      {
        title: 'Edit anytime',
        text: 'Change the text, notes, or category, or make a prompt private.',
      },
      {
        title: 'Share with a colleague',
        text: 'Choose someone by name and add a message. They get a notification and can see the prompt even if it’s private.',
      },
      { title: 'Get prompts', text: 'What others share with you appears in Shared With Me, ready to clone.' },
    ],
    link: { to: SHARED_PATH, label: 'Go to Shared With Me' },
  },
] as const

export const LEVELS_INTRO =
  'The builder creates up to three versions of each prompt. Start with the first, and go as far as the task needs.'

export const LEVELS = [
  {
    name: 'Basic',
    text: 'Role, goal, and task in a few sentences.',
    fit: 'A quick question, or a chat where you add details as you go.',
  },
  {
    name: 'Structured framework',
    text: 'The same request with sections for Context, Length, Examples, Audience, and Requirements.',
    fit: 'Work that should be right the first time, and prompts others will use.',
  },
  {
    name: 'AI-enhanced',
    text: `One of your versions, rewritten to be more specific, with a list of changes. Users get ${ENHANCEMENTS_PER_HOUR} enhancements per hour.`,
    fit: 'A prompt you’ll use often. It’s a suggestion, so read it before you rely on it.',
  },
] as const

export const RESPONSIBLE_USE_INTRO =
  'AI can help with your work, but you’re responsible for it. Your institution’s, course’s, and publisher’s rules come first. This is general guidance, not legal advice.'

export const RESPONSIBLE_USE = [
  {
    id: 'copyright',
    title: 'Copyright',
    points: [
      'Upload only what you’re allowed to: your own work, openly licensed work, or work covered by a license or permission. Library subscriptions may not allow uploads.',
      'AI output can closely resemble existing texts. Check before you publish.',
      'In the United States, copyright protects human authorship. Text a tool produced from a prompt alone may not be protected.',
    ],
    link: { to: `${pages.help.path}?tab=deep-research#ethics`, label: 'More on ethics and licenses' },
  },
  {
    id: 'privacy',
    title: 'Data privacy',
    points: [
      'Keep student records out of prompts. In the United States, FERPA protects the privacy of education records.',
      'The same goes for health information, personnel matters, unpublished data about people, and anything confidential.',
      'Replace names and details with roles or {{placeholders}}, and use tools your institution has approved.',
    ],
    link: { to: `${pages.help.path}#common-mistakes`, label: 'Mistakes to avoid' },
  },
  {
    id: 'citation',
    title: 'AI citation',
    points: [
      'Disclose AI use where your course, journal, or office requires it. When in doubt, disclose.',
      'Note the tool, its version, the date, and your prompt.',
      'Check every source a tool names. It may not exist or may not support the claim.',
    ],
    link: {
      to: `${pages.help.path}?tab=deep-research#citing-ai`,
      label: 'AI in APA, MLA, and Chicago style',
    },
  },
] as const

export const CALL_TO_ACTION = {
  title: 'Start with something you have to write this week',
  text: 'An email, an assignment, a paragraph you’re stuck on. Five minutes in the builder will show you the difference.',
}
