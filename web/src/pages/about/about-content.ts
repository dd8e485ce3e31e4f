// The text of the landing page.

import { pages, SHARED_PATH } from '@prompt-library/contract/pages'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { campus } from '../../shared/lib/campus.ts'

export const HERO = {
  title: 'Write better prompts and share what works',
  text: 'Find a prompt for your class, research, or office, add your details, and paste it into your AI tool. Or build your own.',
}

export const BEFORE_AND_AFTER = {
  before: 'Write something about AI for my syllabus.',
  after: [
    ['Context', 'A writing seminar for first-year students. AI is fine for ideas, not for drafts.'],
    ['Length', 'Half a page.'],
    ['Audience', 'Students who read the syllabus once.'],
    ['Requirements', 'One rule per assignment, with the reason.'],
  ],
} as const

export const MISSION = {
  title: 'Why a prompt library?',
  text: `Most good prompts get lost in someone’s chat history. Here, everyone at ${campus.name} can find them, try them, and improve them.`,
  points: [
    {
      title: 'Made for campus work',
      text: 'Prompts for teaching, research, writing, coding, and the office.',
    },
    {
      title: 'Yours to adapt',
      text: 'Clone any prompt you can see. The original keeps its author’s name.',
    },
    {
      title: 'For any AI tool',
      text: 'Paste a prompt into whichever tool your course or office has approved.',
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
      `Search ${figure ? `${figure} prompts` : 'the prompts'} by word or category, and upvote what helped.`,
  },
  {
    id: 'build',
    to: pages.builder.path,
    title: 'Build a prompt',
    text: () => 'Go from a rough idea to a clear prompt in three steps.',
  },
  {
    id: 'manage',
    to: pages.myPrompts.path,
    title: 'Save and share your own',
    text: () => 'Keep a prompt private, publish it, or send it to a colleague.',
  },
  {
    id: 'learn',
    to: pages.help.path,
    title: 'Learn to write prompts',
    text: () => 'Read two short guides with examples and templates.',
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
        text: 'Search for a word, or choose a category such as Research or Teach.',
      },
      {
        title: 'Fill in the fields',
        text: 'Select Use and enter your details.',
      },
      {
        title: 'Take it to your AI tool',
        text: 'Copy the prompt or open it in your tool. Upvote what worked.',
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
        text: 'Add context, length, examples, audience, and requirements.',
      },
      {
        title: 'Review and enhance',
        text: 'Compare versions, then copy the best one or add it to the library.',
      },
    ],
    link: { to: pages.builder.path, label: 'Start a prompt' },
  },
  {
    value: 'manage',
    label: 'Manage',
    title: 'Keep your prompts organized',
    steps: [
      {
        title: `Sign in with your ${campus.id_name}`,
        text: 'My Prompts lists everything you’ve written, public and private.',
      },
      {
        title: 'Share with a colleague',
        text: 'Choose a person and add a message. They can see the prompt even if it’s private.',
      },
      {
        title: 'Get prompts from others',
        text: 'Prompts others share with you appear in Shared With Me.',
      },
    ],
    link: { to: SHARED_PATH, label: 'Go to Shared With Me' },
  },
] as const

export const LEVELS_INTRO = 'The builder creates up to three versions. Stop at any of them.'

export const LEVELS = [
  {
    name: 'Basic',
    text: 'Role, goal, and task in a few sentences.',
    fit: 'quick questions and chats.',
  },
  {
    name: 'Structured framework',
    text: 'Sections for Context, Length, Examples, Audience, and Requirements.',
    fit: 'work that should be right the first time.',
  },
  {
    name: 'AI-enhanced',
    text: `One of your versions, made more specific. Users get ${ENHANCEMENTS_PER_HOUR} enhancements per hour.`,
    fit: 'prompts you’ll use often.',
  },
] as const

export const RESPONSIBLE_USE_INTRO =
  'You’re responsible for work you do with AI. Your institution’s, course’s, and publisher’s rules come first. This isn’t legal advice.'

export const RESPONSIBLE_USE = [
  {
    id: 'copyright',
    title: 'Copyright',
    points: [
      'Upload only what you own or are allowed to use.',
      'AI output can resemble existing texts. Check before you publish.',
      'In the United States, text written entirely by AI may not be protected by copyright.',
    ],
    link: { to: `${pages.help.path}?tab=deep-research#ethics`, label: 'More on ethics and licenses' },
  },
  {
    id: 'privacy',
    title: 'Data privacy',
    points: [
      'Keep student records, health information, and anything confidential out of prompts.',
      'Replace names with roles, and use tools your institution has approved.',
    ],
    link: { to: `${pages.help.path}#common-mistakes`, label: 'Mistakes to avoid' },
  },
  {
    id: 'citation',
    title: 'AI citation',
    points: [
      'Disclose AI use where it’s required. When in doubt, disclose it.',
      'Note the tool, its version, the date, and your prompt.',
      'Check every source a tool names. It may not exist.',
    ],
    link: {
      to: `${pages.help.path}?tab=deep-research#citing-ai`,
      label: 'AI in APA, MLA, and Chicago style',
    },
  },
] as const

export const CALL_TO_ACTION = {
  title: 'Start with something you have to write this week',
  text: 'Five minutes in the builder will show you the difference.',
}
