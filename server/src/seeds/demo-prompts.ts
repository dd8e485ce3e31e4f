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
    title: 'Write three exit tickets for the end of class',
    text: 'Write three exit tickets for the class described below. Each is one question that a student answers in two minutes on a card: one that shows who followed, one that shows who could use the idea elsewhere, and one that asks what is still unclear without the words "any questions." For each, say in one sentence what a wrong answer would tell me.\n\nToday\'s class: {{class_description}}',
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
    title: 'Find the one figure this paper needs',
    text: "Read the abstract below and propose the single figure that would convince a reader who looks at nothing else. Say what is on each axis, what the reader compares, and which sentence of the abstract it could replace. Then name the figure that most authors would draw instead, and why it's weaker.\n\nAbstract: {{abstract}}",
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
    title: 'Compare two apartments before I sign',
    text: "Compare the two apartments below for a student. Make a table of monthly cost with everything included, time to campus, what the lease says about leaving early, and what I didn't find out. Don't guess missing facts: write the question I should ask each landlord. End with the one difference that would matter most in February.\n\nApartments: {{apartment_notes}}\n\nWhat matters to me: {{apartment_priorities}}",
    daysAgo: 60,
    isPublic: false,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Trace a loop by hand, one step at a time',
    text: "Help me trace the loop below by hand. Ask me for the value of one variable after one step, wait for my answer, and tell me only whether it's right. If it's wrong, show me the line again and ask a smaller question. After the last step, ask me what the loop does in one sentence. Never run ahead.\n\nLoop: {{loop_code}}",
    daysAgo: 25,
  },
  {
    author: 'demo-raman',
    category: 'Coding',
    title: 'Name things so the code explains itself',
    text: 'Suggest better names for the variables and functions below. For each, give the old name, the new name, and what the new one says that the old one hid. Leave names alone that are fine or customary in the field. Change nothing else.\n\nCode: {{code}}',
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
    title: 'Turn a year of lab updates into a progress report',
    text: "Turn the updates below into a progress report of one page for {{funder_and_program}}: what we promised, what we did, what changed and why, and what comes next. Keep every number and date. Put [?] after anything that isn't in the updates.\n\nUpdates: {{lab_updates}}",
    daysAgo: 155,
  },
  {
    author: 'demo-lindqvist',
    category: 'Productivity',
    title: 'Introduce a speaker in sixty seconds',
    text: 'Write an introduction that takes sixty seconds to read aloud. Start with why this speaker is here today, not with degrees. Use two facts from the biography, say one thing the audience will want to ask about, and end with the name. No superlatives.\n\nBiography: {{speaker_biography}}\n\nOccasion: {{occasion}}',
    daysAgo: 220,
  },
  {
    author: 'demo-fuentes',
    category: 'Teach',
    title: 'Invent an analogy, then say where it breaks',
    text: 'Invent an analogy for {{concept}} from everyday life. Say which part stands for which, and walk through one example with it. Then say where the analogy breaks, and which wrong idea a student could take from it. If a common analogy is better than yours, use that one and say so.',
    daysAgo: 265,
  },
  {
    author: 'demo-chen',
    category: 'Research',
    title: 'Turn reading notes into a timeline of the debate',
    text: 'Arrange the notes below as a timeline of one scholarly debate: year, who claimed what, against whom, and what the next author took up or ignored. Use only my notes. Mark the years in which nothing happens, and tell me which answer to which author I should look for.\n\nNotes: {{sources_and_notes}}',
    daysAgo: 310,
  },
  {
    author: 'demo-haddad',
    category: 'Writing',
    title: 'Rewrite a form letter so it sounds like a person',
    text: 'Rewrite the form letter below so it sounds like a person in an office wrote it to one reader. Keep every fact, date, and requirement. Put what the reader has to do in the first two sentences, cut the rest by a third, and tell me which sentences you left alone because they sound legal.\n\nLetter: {{form_letter}}',
    daysAgo: 340,
  },
]
