// The text of the landing page.
import { pages, SHARED_PATH } from '@prompt-library/contract/pages'
import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'

export const HERO = {
  title: 'Write better prompts, and share what works',
  text: 'The AI Prompt Library is where faculty, researchers, staff and students find prompts for their work, build their own and pass the good ones on.',
}

/** One request, before and after. */
export const BEFORE_AND_AFTER = {
  before: 'Write something about AI for my syllabus.',
  after: [
    ['Context', 'A writing seminar for 18 first-year students. AI is fine for ideas, not for drafts.'],
    ['Length', 'Half a page.'],
    ['Audience', 'Students who read the syllabus once, in the first week.'],
    ['Requirements', 'One rule for each assignment, with the reason. Mark what I still have to decide.'],
  ],
} as const

export const MISSION = {
  title: 'Why a library of prompts',
  text: 'A prompt that works is a small piece of know-how. Somebody found out how to get useful comments on a draft, a fair set of exam questions or minutes that people read. Most of that knowledge disappears in a chat history. Here it has a place where the whole university can find it, try it and make it better.',
  points: [
    {
      title: 'Made for university work',
      text: 'Teaching, research, writing, coding and the daily work of an office, with notes on how to use each prompt.',
    },
    {
      title: 'Yours to adapt',
      text: 'Clone any prompt you can see and change it for your field. The original stays as it is, with its author’s name.',
    },
    {
      title: 'For any AI tool',
      text: 'Prompts are plain text. Copy them into whatever tool your course, lab or office has approved.',
    },
  ],
} as const

/** `figure` is the number of prompts, if it is known. */
export const FEATURES = [
  {
    id: 'browse',
    to: pages.library.path,
    title: 'Browse the library',
    text: (figure: string | undefined) =>
      `Search ${figure ? `${figure} prompts` : 'the prompts'} by word or category. Copy one as it is, or upvote what helped you.`,
  },
  {
    id: 'build',
    to: pages.builder.path,
    title: 'Build a prompt',
    text: () =>
      'Three steps lead from a rough idea to a prompt that says what you need, ready to copy or to share.',
  },
  {
    id: 'manage',
    to: pages.myPrompts.path,
    title: 'Keep and share your own',
    text: () =>
      'Save prompts for yourself or for everyone, and send one to a colleague with a personal note.',
  },
  {
    id: 'learn',
    to: pages.help.path,
    title: 'Learn how it is done',
    text: () => 'Two guides with weak and strong examples, templates to fill in and checks for AI research.',
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
        text: 'Type a word from the title or the text, or choose a category such as Research or Teach.',
      },
      {
        title: 'Read it in full',
        text: 'Open a prompt to see all of it, and the author’s notes on when and how to use it.',
      },
      {
        title: 'Copy and fill in',
        text: 'Paste it into your AI tool and replace what stands in {{double braces}} with your own details.',
      },
      {
        title: 'Upvote what worked',
        text: 'Your vote helps the next person: the library can be sorted by Most Upvoted.',
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
        text: 'Say what the prompt is for, in which role the AI should answer, and the task.',
      },
      {
        title: 'Refine and detail',
        text: 'Add context, length, examples, audience and requirements: the five letters of CLEAR.',
      },
      {
        title: 'Review and enhance',
        text: 'Compare the versions side by side, and have one enhanced if you like.',
      },
      { title: 'Use it', text: 'Copy the version you prefer, or add it to the library for others.' },
    ],
    link: { to: pages.builder.path, label: 'Start a prompt' },
  },
  {
    value: 'manage',
    label: 'Manage',
    title: 'Keep your prompts in order',
    steps: [
      {
        title: 'Sign in with your NetID',
        text: 'My Prompts then holds everything you have written, public and private.',
      },
      {
        title: 'Edit at any time',
        text: 'Change the text, the notes or the category, or make a prompt private.',
      },
      {
        title: 'Share with a colleague',
        text: 'Choose a person by name and add a message. They are notified, and can see the prompt even if it is private.',
      },
      { title: 'Receive', text: 'What others send you waits under Shared With Me, ready to clone.' },
    ],
    link: { to: SHARED_PATH, label: 'See what was shared with you' },
  },
] as const

export const LEVELS_INTRO =
  'The builder makes each prompt in up to three versions. Begin with the first, and go as far as the task deserves.'

export const LEVELS = [
  {
    name: 'Basic',
    text: 'Role, goal and task in a few sentences.',
    fit: 'A quick question, or a chat in which you add the rest as you go.',
  },
  {
    name: 'Structured framework',
    text: 'The same request with a section each for Context, Length, Examples, Audience and Requirements.',
    fit: 'Work that should come out right the first time, and prompts that others will use.',
  },
  {
    name: 'AI-enhanced',
    text: `One of your versions, rewritten to leave less open, with a list of what was changed. Members have ${ENHANCEMENTS_PER_HOUR} enhancements per hour.`,
    fit: 'A prompt you will use often. Read the result before you rely on it: it is a suggestion.',
  },
] as const

export const RESPONSIBLE_USE_INTRO =
  'AI can help with the work. The responsibility for it stays with you. The rules of your institution, your course and your publisher come first; what follows is general guidance and not legal advice.'

export const RESPONSIBLE_USE = [
  {
    id: 'copyright',
    title: 'Copyright',
    points: [
      'Upload only what you may: your own work, openly licensed work, or what a license or permission covers. Library subscriptions can forbid it.',
      'What an AI tool writes may come close to existing texts. Check before you publish.',
      'In the United States, copyright protects human authorship. Text that a tool produced from a prompt alone may not be protected.',
    ],
    link: { to: `${pages.help.path}?tab=deep-research#ethics`, label: 'More on ethics and licenses' },
  },
  {
    id: 'privacy',
    title: 'Data privacy',
    points: [
      'Keep student records out of prompts. In the United States, FERPA protects the privacy of education records.',
      'The same goes for health information, personnel matters, unpublished data about people and anything confidential.',
      'Replace names and details with roles or {{placeholders}}, and use tools that your institution has approved.',
    ],
    link: { to: `${pages.help.path}#common-mistakes`, label: 'Mistakes to avoid' },
  },
  {
    id: 'citation',
    title: 'AI citation',
    points: [
      'Say that you used AI, where your course, journal or office asks for it. When in doubt, say it.',
      'Keep a note of the tool, its version, the date and your prompt.',
      'Check every source that a tool names. It may not exist, or may not say what is claimed.',
    ],
    link: { to: `${pages.help.path}?tab=deep-research#citing-ai`, label: 'How APA, MLA and Chicago do it' },
  },
] as const

export const CALL_TO_ACTION = {
  title: 'Start with something you have to write this week',
  text: 'An email, an assignment, a paragraph that resists. Five minutes in the builder will show you the difference.',
}
