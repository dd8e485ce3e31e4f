// The text of the first guide. In strong examples, **asterisks** mark what makes the difference.
import type { Letter } from './letter-examples.tsx'

export const WRITING_INTRO =
  'AI tools know a lot about the world and nothing about your course, your office, or your draft. A good prompt closes that gap.'

export const CLEAR: readonly Letter[] = [
  {
    letter: 'C',
    name: 'Context',
    question: 'What does the AI need to know from you?',
    advice: 'Say who you are and what the answer is for, and paste the material to work with.',
    weak: 'Write feedback on this lab report.',
    strong:
      'Write feedback on the lab report below. **It’s a first-year chemistry report on the titration of vinegar, and the students will revise it for a grade.**',
  },
  {
    letter: 'L',
    name: 'Length',
    question: 'How long should the answer be?',
    advice: 'Give a number. AI tools don’t count words exactly, so paragraphs or bullet points work best.',
    weak: 'Summarize this article. Keep it short.',
    strong:
      'Summarize the article below **in three paragraphs: one on the argument, one on the evidence, and one on what my reading group should debate.**',
  },
  {
    letter: 'E',
    name: 'Examples',
    question: 'Can you show what you want?',
    advice: 'One good example shows difficulty, layout, and tone better than a description.',
    weak: 'Write five multiple-choice questions about photosynthesis in our usual style.',
    strong:
      'Write five multiple-choice questions about photosynthesis. **Follow this pattern: “A plant is moved from white to green light. What happens first to its rate of photosynthesis, and why?” Each wrong option is a mistake students really make.**',
  },
  {
    letter: 'A',
    name: 'Audience',
    question: 'Who will read it, and what do they know?',
    advice: 'Say what your readers have learned so far and what they tend to get wrong.',
    weak: 'Explain p-values.',
    strong:
      'Explain p-values **to nursing students in their first statistics course. Use one clinical example and no formulas, and correct the belief that p is the probability that the null hypothesis is true.**',
  },
  {
    letter: 'R',
    name: 'Requirements',
    question: 'What must the answer include or leave out?',
    advice: 'Say what to do when information is missing. It’s the best protection against made-up details.',
    weak: 'Write an email to my students about the new review session.',
    strong:
      'Write an email to my students: the review session moves from Thursday to Friday at 3 p.m. **State the change in the subject line. Don’t make up a room or a link. Put [square brackets] where I need to add something.**',
  },
]

export const COMMON_MISTAKES = [
  {
    mistake: 'Three tasks in one prompt',
    example: '“Summarize the paper, critique its method, and turn it into slides.”',
    instead: 'Ask for one thing, check it, then ask for the next.',
  },
  {
    mistake: 'Material the AI hasn’t seen',
    example: '“Improve the second paragraph of my statement.”',
    instead: 'Paste the text, and add: “Work only from this text.”',
  },
  {
    mistake: 'Vague adjectives',
    example: '“Make it engaging, professional, and concise.”',
    instead: 'Say what you want to see: “Open with the deadline. No sentence over 25 words.”',
  },
  {
    mistake: 'Leading questions',
    example: '“Why is the survey the better method here?”',
    instead: 'Ask for the case on both sides.',
  },
  {
    mistake: 'References from a tool that can’t look them up',
    example: '“Give me ten sources on this, in APA style.”',
    instead: 'Some may not exist. Ask for search terms, then search the library’s databases.',
  },
  {
    mistake: 'Private details in the prompt',
    example: '“Here are the grades and emails of my section.”',
    instead: 'Replace names with roles, and leave out student records and anything confidential.',
  },
] as const

export const FOLLOW_UPS = [
  {
    when: 'Before it answers',
    say: 'Before you answer, ask me the three questions whose answers would change your work the most.',
  },
  {
    when: 'To keep what’s good',
    say: 'Keep paragraphs 1 and 3 exactly as they are. Rewrite paragraph 2 for a reader who disagrees with me.',
  },
  {
    when: 'To check it against your request',
    say: 'Go through my requirements one by one. For each, quote the part of your answer that meets it, or say that none does.',
  },
] as const

export const FRESH_START =
  'If a conversation has gone off track, start a new one with a better prompt. The AI keeps working from everything said before.'
