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
    text: "You are helping an instructor prepare a seminar. Write ten discussion questions based on the lecture notes below.\n\n- Four that check whether students understood the lecture.\n- Four that ask students to apply an idea to a case they haven't seen.\n- Two with no settled answer.\n\nFor each question, add one sentence on what a good answer would mention.\n\nLecture notes: {{lecture_notes}}",
    daysAgo: 12,
  },
  {
    author: 'example-faculty',
    category: 'Writing',
    title: 'Kind, specific feedback on a thesis chapter',
    text: 'Read the chapter below as a member of the thesis committee. Name the three changes that would help the argument most, starting with the most important. Before each one, quote the sentence you mean. Ignore style unless it obscures the meaning.\n\nChapter: {{chapter}}',
    daysAgo: 45,
    isPublic: false,
  },
  {
    author: 'example-faculty',
    category: 'Research',
    title: 'What would a skeptical reviewer ask?',
    text: "Act as a peer reviewer who doubts the main claim of the abstract below. List the five hardest questions you'd ask, the evidence that would answer each one, and whether the abstract already promises that evidence.\n\nAbstract: {{abstract}}",
    daysAgo: 130,
  },
  {
    author: 'example-student',
    category: 'Study',
    title: 'Quiz me until I can explain it',
    text: 'Quiz me on {{topic}}, one question at a time. Wait for my answer. Tell me what I got right and what I missed, then make the next question a little harder. After ten questions, name the two ideas I should review.',
    daysAgo: 4,
    tags: ['PromptBuilder'],
  },
  {
    author: 'example-student',
    category: 'Productivity',
    title: 'Plan a week around three deadlines',
    text: "Below are my deadlines and the hours I have each day. Plan my week so I start the biggest task first, keep one evening free, and save the day before each deadline for a final check. Tell me what won't fit.\n\nDeadlines: {{deadlines}}\n\nHours each day: {{available_hours}}",
    daysAgo: 60,
    isPublic: false,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Explain this error to a first-year student',
    text: "Explain the error message below to a student who has been programming for four weeks: what the computer was trying to do, what it found instead, and where to look first. Don't give them the corrected code.\n\nCode and error message: {{code_and_error}}",
    daysAgo: 25,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Write the tests before the function',
    text: "Write test cases for the function described below: typical input, edge cases, and invalid input. Give each test a name that states the expected behavior. Stop there; I'll write the function myself.\n\nDescription: {{function_description}}",
    daysAgo: 190,
  },
  {
    author: 'demo-petrova',
    category: 'Research',
    title: "Describe a table for someone who can't see it",
    text: "Describe the table below for someone who can't see it: what the rows and columns are, the two or three comparisons that matter, and what readers shouldn't conclude from it.\n\nTable: {{table}}",
    daysAgo: 85,
  },
  {
    author: 'demo-mensah',
    category: 'Writing',
    title: 'Cut a grant aim to one paragraph',
    text: "Shorten the aim below to one paragraph of at most 120 words: the gap, what we'll do, and how we'll know it worked. Keep every number. Put [?] after anything you had to guess.\n\nAim: {{grant_aim}}",
    daysAgo: 155,
  },
  {
    author: 'demo-lindqvist',
    category: 'Productivity',
    title: 'Meeting minutes people will actually read',
    text: 'Turn these notes into half a page of minutes: decisions first, then who does what by when, then open questions. Leave out who said what unless it led to a decision.\n\nNotes: {{meeting_notes}}',
    daysAgo: 220,
  },
  {
    author: 'demo-fuentes',
    category: 'Teach',
    title: 'Explain a concept at three levels',
    text: 'Explain {{concept}} three times: to a high school student, to a sophomore in the major, and to a colleague in another field. Keep each version under 100 words, and use a different example each time.',
    daysAgo: 265,
  },
  {
    author: 'demo-chen',
    category: 'Research',
    title: 'Search terms from a research question',
    text: 'List search terms for my research question in three groups: the words specialists use, older or alternative names for the same thing, and related ideas I should exclude. Combine them into two searches, one broad and one narrow.\n\nResearch question: {{research_question}}',
    daysAgo: 310,
  },
  {
    author: 'demo-haddad',
    category: 'Writing',
    title: 'Turn down a request without burning bridges',
    text: "Draft a short reply that declines the request below. Give one honest reason, offer one thing I can do instead, and don't end with an apology that invites them to ask again.\n\nRequest: {{request}}",
    daysAgo: 340,
  },
]
