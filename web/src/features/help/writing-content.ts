// The text of the first guide. In strong examples, **asterisks** mark what makes the difference.
import type { Letter } from './letter-examples.tsx'

export const WRITING_INTRO =
  'An AI tool knows a lot about the world and nothing about your course, your office, or your draft. A good prompt closes that gap. It takes two more minutes to write and usually saves several rounds of corrections.'

export const CLEAR: readonly Letter[] = [
  {
    letter: 'C',
    name: 'Context',
    question: 'What does the AI need to know that only you can tell it?',
    advice:
      'Say who you are, what the answer is for, and what has happened so far. Paste the material it should work with.',
    weak: 'Write feedback on this lab report.',
    strong:
      'Write feedback on the lab report below. **It’s a first-year chemistry report on the titration of vinegar. The students have written one report before, and they’ll revise this one for a grade.**',
    why: 'The AI can now judge the report as a first-year draft that will be revised. Without that, you might get advice for a journal article.',
  },
  {
    letter: 'L',
    name: 'Length',
    question: 'How long should the answer be, and how should it be divided?',
    advice:
      'Give a number and a unit: words, paragraphs, slides, or rows. If some parts matter more, say how much space each gets.',
    weak: 'Summarize this article for my reading group. Keep it short.',
    strong:
      'Summarize the article below for my reading group **in three paragraphs and about 200 words: one on the argument, one on the evidence, and one on what we should debate.**',
    why: '“Short” means something different to everyone. AI tools don’t count words exactly, so a number of paragraphs or bullet points works better than a word count alone.',
  },
  {
    letter: 'E',
    name: 'Examples',
    question: 'Can you show an example of what you want?',
    advice:
      'Paste one or two good examples, and say what to copy from them: structure, difficulty, or tone. Two different examples show what can vary.',
    weak: 'Write five multiple-choice questions about photosynthesis in our usual style.',
    strong:
      'Write five multiple-choice questions about photosynthesis. **Follow the pattern of this one: “A plant is moved from white light to green light. What happens first to its rate of photosynthesis, and why?” Four options, each with a reason. Each wrong option is a mistake students really make.**',
    why: 'One example shows the difficulty, the layout, and the kind of wrong answer better than a description.',
  },
  {
    letter: 'A',
    name: 'Audience',
    question: 'Who will read the answer, and what do they already know?',
    advice:
      'Say who the readers are, what they’ve learned so far, what they tend to get wrong, and what they’ll do with the text.',
    weak: 'Explain p-values.',
    strong:
      'Explain p-values **to nursing students in their first statistics course. They read clinical studies but have never computed a test. Use one clinical example and no formulas, and correct the belief that p is the probability that the null hypothesis is true.**',
    why: 'The level, the example, and the misconception to correct all depend on the readers. “Explain simply” would leave each of them to chance.',
  },
  {
    letter: 'R',
    name: 'Requirements',
    question: 'What must the answer include, and what must it leave out?',
    advice:
      'List the format, tone, and limits, and say what the AI should do when it lacks information. That’s the best protection against made-up details.',
    weak: 'Write an email to my students about the new review session.',
    strong:
      'Write an email to my students: the review session moves from Thursday to Friday at 3 p.m. **Requirements: state the change in the subject line and again in the first sentence; at most one sentence of apology; one alternative for those who can’t come. Don’t make up a room or a link. Put [square brackets] where I need to add something.**',
    why: 'You can check every requirement at a glance, and the brackets show what’s missing instead of hiding it.',
  },
]

export const COMMON_MISTAKES = [
  {
    mistake: 'Three tasks in one prompt',
    example: '“Summarize the paper, critique its method, and turn it into slides.”',
    instead: 'Ask for one thing, check it, then ask for the next. Each answer builds on one you’ve checked.',
  },
  {
    mistake: 'Material the AI hasn’t seen',
    example: '“Improve the second paragraph of my statement.”',
    instead: 'Paste the text, mark where it starts and ends, and add: “Work only from this text.”',
  },
  {
    mistake: 'Vague adjectives',
    example: '“Make it engaging, professional, and concise.”',
    instead: 'Say what you want to see: “Open with the deadline. No sentence over 25 words.”',
  },
  {
    mistake: 'Only saying what you don’t want',
    example: '“Not too formal, and don’t make it sound like a robot.”',
    instead: 'Say what you do want: “Write as you would to a colleague in the next office.”',
  },
  {
    mistake: 'Leading questions',
    example: '“Why is the survey the better method here?”',
    instead: 'Ask for the case on both sides and for what would decide between them.',
  },
  {
    mistake: 'References from a tool that can’t look them up',
    example: '“Give me ten sources on this, in APA style.”',
    instead:
      'The list may include works that don’t exist. Ask for search terms and kinds of sources, then search the library’s databases.',
  },
  {
    mistake: 'Private details in the prompt',
    example: '“Here are the grades and emails of my section.”',
    instead:
      'Replace names with roles, and leave out student records, health information, and anything confidential.',
  },
  {
    mistake: 'Stopping at the first answer',
    example: '“That’s not quite it.” (closes the window)',
    instead: 'Say what’s right, what’s wrong, and why. Start with the lines below.',
  },
] as const

export const FOLLOW_UPS = [
  {
    when: 'Before it answers',
    say: 'Before you answer, ask me the three questions whose answers would change your work the most.',
  },
  {
    when: 'To surface assumptions',
    say: 'List the assumptions in your answer. For each, say what would change if it were wrong.',
  },
  {
    when: 'To keep what’s good',
    say: 'Keep paragraphs 1 and 3 exactly as they are. Rewrite paragraph 2 for a reader who disagrees with me.',
  },
  {
    when: 'To see a real alternative',
    say: 'Give me two versions that differ in approach, not just wording, and say when each is the better choice.',
  },
  {
    when: 'To check it against your request',
    say: 'Go through my requirements one by one. For each, quote the part of your answer that meets it, or say that none does.',
  },
] as const

export const FRESH_START =
  'If a conversation has gone off track, start a new one with a better prompt. The AI keeps working from everything said before, including misunderstandings.'
