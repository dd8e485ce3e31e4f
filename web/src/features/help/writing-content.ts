// The text of the first guide. In weak and strong examples, **what makes the difference** stands between asterisks.
import type { Letter } from './letter-examples.tsx'

export const WRITING_INTRO =
  'An AI tool knows a great deal about the world and nothing about your course, your office or your draft. A good prompt closes that gap. It takes two minutes longer to write, and usually saves several rounds of correcting the answer.'

export const CLEAR: readonly Letter[] = [
  {
    letter: 'C',
    name: 'Context',
    question: 'What does the AI need to know that only you can tell it?',
    advice:
      'Say who you are, what the answer is for and what has happened so far, and paste the material it should work with.',
    weak: 'Write feedback on this lab report.',
    strong:
      'Write feedback on the lab report below. **It is a first-year chemistry report on the titration of vinegar. The students have written one report before, and they will revise this one for a grade.**',
    why: 'The report can now be judged as a first-year draft that has a second chance. Without that, you may get advice that suits a journal article.',
  },
  {
    letter: 'L',
    name: 'Length',
    question: 'How long should the answer be, and how is that length divided?',
    advice:
      'Give a number and a unit: words, paragraphs, slides, rows. If some parts matter more, say how much room each gets.',
    weak: 'Summarize this article for my reading group. Keep it short.',
    strong:
      'Summarize the article below for my reading group **in three paragraphs and about 200 words: one on the argument, one on the evidence, one on what we should debate.**',
    why: '“Short” means something different to everyone. AI tools are not exact when they count words, so a number of paragraphs or bullet points holds better than a word count alone.',
  },
  {
    letter: 'E',
    name: 'Examples',
    question: 'Can you show one piece of what you want?',
    advice:
      'Paste one or two good examples, and say what to copy from them: the structure, the difficulty, the tone. Two that differ show what may vary.',
    weak: 'Write five multiple-choice questions about photosynthesis in our usual style.',
    strong:
      'Write five multiple-choice questions about photosynthesis. **Follow the pattern of this one: “A plant is moved from white light to green light. What happens first to its rate of photosynthesis, and why?” Four options, each with a reason. Each wrong option is a mistake that students really make.**',
    why: 'One example settles the difficulty, the layout and the kind of wrong answer faster than a paragraph that describes them.',
  },
  {
    letter: 'A',
    name: 'Audience',
    question: 'Who will read the answer, and what do they know already?',
    advice:
      'Name the readers, what they have learned so far, what they tend to get wrong and what they will do with the text.',
    weak: 'Explain p-values.',
    strong:
      'Explain p-values **to nursing students in their first statistics course. They read clinical studies but have never computed a test. Use one clinical example and no formulas, and correct the belief that p is the probability that the null hypothesis is true.**',
    why: 'The level, the example and the misconception to deal with all follow from the readers. “Explain simply” would leave each of them to chance.',
  },
  {
    letter: 'R',
    name: 'Requirements',
    question: 'What must be in the answer, and what must stay out?',
    advice:
      'List the format, the tone and the limits, and say what the AI should do where it lacks information. That is the best protection against invented details.',
    weak: 'Write an email to my students about the new review session.',
    strong:
      'Write an email to my students: the review session moves from Thursday to Friday at 3 p.m. **Requirements: the change is in the subject line and again in the first sentence; at most one sentence of apology; one alternative for those who cannot come. Do not invent a room or a link. Put [square brackets] where I have to add something.**',
    why: 'Every requirement can be checked at a glance, and the brackets show you what is missing instead of hiding it.',
  },
]

export const COMMON_MISTAKES = [
  {
    mistake: 'Three tasks in one prompt',
    example: '“Summarize the paper, criticize its method and turn it into slides.”',
    instead:
      'Ask for one thing, read it, then ask for the next. The second answer builds on a checked first one.',
  },
  {
    mistake: 'Material that the AI has not seen',
    example: '“Improve the second paragraph of my statement.”',
    instead: 'Paste the text, mark where it begins and ends, and add: “Work only from this text.”',
  },
  {
    mistake: 'Adjectives where a measure would do',
    example: '“Make it engaging, professional and concise.”',
    instead: 'Say what you would see: “Open with the deadline. No sentence over 25 words.”',
  },
  {
    mistake: 'Only saying what you do not want',
    example: '“Not too formal, and don’t make it sound like a robot.”',
    instead: 'Name the alternative: “Write as you would to a colleague in the next office.”',
  },
  {
    mistake: 'A question that gives away the answer you hope for',
    example: '“Why is the survey the better method here?”',
    instead: 'Ask for the case on both sides, and for what would decide between them.',
  },
  {
    mistake: 'References from a tool that cannot look them up',
    example: '“Give me ten sources on this, in APA style.”',
    instead:
      'Such a list can contain works that do not exist. Ask for search terms and kinds of sources, then search the library’s databases.',
  },
  {
    mistake: 'Private details in the prompt',
    example: '“Here are the grades and emails of my section.”',
    instead:
      'Replace names with roles, and leave out student records, health information and anything confidential.',
  },
  {
    mistake: 'Stopping at the first answer',
    example: '“That’s not quite it.” (closes the window)',
    instead: 'Say what is right, what is wrong and why. The lines below are a start.',
  },
] as const

export const FOLLOW_UPS = [
  {
    when: 'Before it begins',
    say: 'Before you answer, ask me the three questions whose answers would change your work the most.',
  },
  {
    when: 'To bring guesses to light',
    say: 'List the assumptions in your answer. For each, say what would change if it were wrong.',
  },
  {
    when: 'To keep what is good',
    say: 'Keep paragraphs 1 and 3 exactly as they are. Rewrite paragraph 2 for a reader who disagrees with me.',
  },
  {
    when: 'To see a real alternative',
    say: 'Give me two versions that differ in approach and not just in wording, and say when each is the better choice.',
  },
  {
    when: 'To check it against your request',
    say: 'Go through my requirements one by one. For each, quote the part of your answer that meets it, or say that none does.',
  },
] as const

export const FRESH_START =
  'If a conversation has gone astray, start a new one with a better prompt. Everything said before stays part of what the AI works from, the misunderstandings included.'
