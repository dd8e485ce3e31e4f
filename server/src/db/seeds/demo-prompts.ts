import type { Category } from '@prompt-library/domain/prompts/categories'

export interface DemoPrompt {
  author: string
  category: Category
  title: string
  text: string
  daysAgo: number
  isPublic?: false
  tags?: string[]
}

/** Prompts by the example users, spread over a year. */
export const DEMO_PROMPTS: readonly DemoPrompt[] = [
  {
    author: 'example-faculty',
    category: 'Teach',
    title: 'Turn a lecture into ten discussion questions',
    text: 'You help an instructor prepare a seminar. From the lecture notes below, write ten discussion questions.\n\n- Four check that students understood the reading.\n- Four ask students to apply an idea to a case they haven’t seen.\n- Two have no settled answer.\n\nFor each, add one sentence on what a good answer would mention.\n\nLecture notes: {{notes}}',
    daysAgo: 12,
  },
  {
    author: 'example-faculty',
    category: 'Writing',
    title: 'Feedback on a thesis chapter, kind and exact',
    text: 'Read the chapter below as its second advisor. Name the three changes that would help the argument most, with the most important one first. Before each, quote the sentence you mean. Don’t comment on style unless it obscures the meaning.\n\nChapter: {{chapter}}',
    daysAgo: 45,
    isPublic: false,
  },
  {
    author: 'example-faculty',
    category: 'Research',
    title: 'What would a skeptical reviewer ask?',
    text: 'Act as a reviewer who doubts the main claim of the abstract below. List the five hardest questions, the evidence that would answer each, and whether the abstract already promises it.\n\nAbstract: {{abstract}}',
    daysAgo: 130,
  },
  {
    author: 'example-student',
    category: 'Study',
    title: 'Quiz me until I can explain it',
    text: 'Quiz me on {{topic}}, one question at a time. Wait for my answer. Tell me what was right, what was missing, and ask the next question a little harder. After ten questions, name the two ideas I should read again.',
    daysAgo: 4,
    tags: ['PromptBuilder'],
  },
  {
    author: 'example-student',
    category: 'Productivity',
    title: 'Plan a week around three deadlines',
    text: 'Here are my deadlines and the hours I have each day. Make a plan for the week that starts the largest task first, leaves one evening free, and keeps the last day before each deadline for checking. Say what won’t fit.\n\n{{deadlines and hours}}',
    daysAgo: 60,
    isPublic: false,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Explain this error to a first-year student',
    text: 'Explain the error message below to someone who has been programming for four weeks: what the computer was trying to do, what it found instead, and where to look first. Don’t give the corrected program.\n\nError and program: {{error}}',
    daysAgo: 25,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Write the tests before the function',
    text: 'From the description below, write the test cases a function must pass: typical input, edge cases, and invalid input. Give each a name that states the expected behavior. Stop there. I’ll write the function myself.\n\nDescription: {{description}}',
    daysAgo: 190,
  },
  {
    author: 'demo-petrova',
    category: 'Research',
    title: 'Read a table out loud',
    text: 'Describe the table below for someone who can’t see it: what the rows and columns are, which two or three comparisons matter, and what the table doesn’t show.\n\nTable: {{table}}',
    daysAgo: 85,
  },
  {
    author: 'demo-mensah',
    category: 'Writing',
    title: 'A grant aim in one paragraph',
    text: 'Shorten the aim below to one paragraph of at most 120 words: the gap, what we’ll do, and how we’ll know it worked. Keep every number. Mark anything you had to guess with [?].\n\nAim: {{aim}}',
    daysAgo: 155,
  },
  {
    author: 'demo-lindqvist',
    category: 'Productivity',
    title: 'Minutes that people read',
    text: 'Turn these notes into half a page of minutes: decisions first, then who does what by when, then open questions. Leave out who said what unless it’s a decision.\n\nNotes: {{notes}}',
    daysAgo: 220,
  },
  {
    author: 'demo-fuentes',
    category: 'Teach',
    title: 'Three levels of the same explanation',
    text: 'Explain {{concept}} three times: to a high-school student, to a second-year major, and to a colleague in another field. Use at most 100 words and a different example each time.',
    daysAgo: 265,
  },
  {
    author: 'demo-chen',
    category: 'Research',
    title: 'Search terms from a research question',
    text: 'From my research question, list search terms in three groups: the words specialists use, older or alternative names for the same thing, and related ideas that I should exclude. Combine them into two searches, one broad and one narrow.\n\nQuestion: {{question}}',
    daysAgo: 310,
  },
  {
    author: 'demo-haddad',
    category: 'Writing',
    title: 'Say no to a request, and keep the relationship',
    text: 'Draft a short reply that declines the request below. Give one honest reason, offer one thing I can do instead, and don’t end with an apology that invites another request.\n\nRequest: {{request}}',
    daysAgo: 340,
  },
]
