import { lookUp } from '../builder/prompt-phrases.ts'

/** What is said, unasked, for a kind of task. What is left out here would not fit it. */
interface TaskAdvice {
  /** Who would do it well: a role of the builder, or what follows "You are". */
  role?: string
  format?: string
  criteria?: string
  uncertainty?: string
  /** What else has a place in it, in words that fit every task. */
  also?: readonly ('Audience' | 'Length' | 'Steps' | 'Examples')[]
  /** The prompt brings a text to work on, often at its end: what came after that would be taken for a part of it. */
  hasMaterial?: boolean
  /** Fits even where the prompt says exactly what the answer looks like. */
  fitsFixedAnswer?: boolean
}

export function adviceFor(kind: string): TaskAdvice {
  return lookUp(TASK_ADVICE, kind) ?? GENERAL_ADVICE
}

/** There is one right thing to do, and a wider goal would lead away from it. */
export function isNarrow({ kind, fixed }: { kind: string; fixed: boolean }): boolean {
  return fixed || kind === 'fact' || (kind !== 'coding' && adviceFor(kind).fitsFixedAnswer === true)
}

const meets = (criteria: string) => `A good answer meets these criteria: ${criteria}.`

const UNCERTAINTY =
  'If something is missing or you are not sure, say so and name your assumptions. Do not make up facts, figures or sources; ask first if the answer would depend on what is missing.'
const OPEN_DETAILS =
  'Where a detail is missing, leave a placeholder in [square brackets] for it. Do not make up names, dates, figures or sources.'

const CODE_ASSUMPTIONS =
  'If something is missing, such as a version or the form of the input, state your assumptions. Do not make up functions or libraries.'

const GENERAL_ADVICE: TaskAdvice = {
  role: 'expert',
  criteria: meets(
    'it is correct, complete and specific to this request, and says plainly what follows from it',
  ),
  uncertainty: UNCERTAINTY,
  also: ['Length'],
}

const TASK_ADVICE: Readonly<Record<string, TaskAdvice>> = {
  research: {
    role: 'researcher',
    format:
      'Open with the main finding in two or three sentences, then give one short section with a heading for each point.',
    criteria: meets(
      'every claim is backed, evidence is weighed and not just listed, and other views get their due',
    ),
    uncertainty: UNCERTAINTY,
    also: ['Audience', 'Length', 'Steps'],
  },
  question: {
    role: 'expert',
    format:
      'Lead with the direct answer, then give the reasons for it in short sections with clear headings.',
    criteria: meets(
      'it is clear what is fact and what is judgement, and the best arguments on each side are met',
    ),
    uncertainty: UNCERTAINTY,
    also: ['Audience', 'Length', 'Examples'],
  },
  sources: {
    role: 'researcher',
    criteria: meets('each work bears on the subject, and a sentence says what it contributes'),
    uncertainty:
      'Name no work unless you know that it exists, and say so where you are not sure of a detail.',
  },
  statistics: {
    role: 'methodologist',
    format: 'Lead with the recommendation or the result, then give the reasons for it in short sections.',
    criteria: meets(
      'it names the assumptions behind the method and how to check them, and says what the result does and does not show',
    ),
    uncertainty: UNCERTAINTY,
    also: ['Length'],
  },
  writing: {
    role: 'writer',
    format:
      'Give the finished text first, in paragraphs, and notes on it, if any, in a separate section after it.',
    criteria: meets(
      'it has one clear message, its order is easy to follow, and no sentence could be cut without loss',
    ),
    uncertainty: 'Where a fact, a figure or a source is missing, say so instead of making one up.',
    also: ['Length'],
  },
  message: {
    role: 'writer',
    criteria: meets(
      'the reader sees at once what it is about and what is wanted, its tone fits the occasion, and no sentence could be cut without loss',
    ),
    uncertainty: OPEN_DETAILS,
    also: ['Length'],
  },
  'how-to': {
    role: 'expert',
    format: 'Give the steps as a numbered list, in the order in which they are done.',
    criteria: meets(
      'it can be followed without further help, and says what is needed beforehand and how to tell that it worked',
    ),
    uncertainty: UNCERTAINTY,
    also: ['Length', 'Examples'],
  },
  learning: {
    role: 'teacher',
    format: 'Use short sections with headings, and end with a short list of the points to remember.',
    criteria: meets(
      'it begins with what the learner is likely to know, takes one idea at a time, and clears up what is often misunderstood',
    ),
    uncertainty:
      'Where something is uncertain or disputed, say so. Do not make up facts, figures or sources.',
    also: ['Audience', 'Length', 'Examples'],
  },
  teaching: {
    role: 'teacher',
    format: 'Use headings for the parts, and lists or tables where they are easier to scan than prose.',
    criteria: meets(
      'its objectives say what learners can do afterwards, activities and assessment fit the objectives, and the workload is realistic',
    ),
    uncertainty: OPEN_DETAILS,
  },
  flashcards: {
    role: 'teacher',
    format: 'Give each card as a question on the front and a short answer on the back.',
    criteria: meets('each card asks for one thing, and can be answered from memory in a few words'),
  },
  questions: {
    role: 'expert',
    criteria: meets(
      'each question asks one thing, calls for more than a word or two in reply, and adds something that the others do not ask',
    ),
  },
  conversation: {
    criteria: 'Take one turn at a time, and wait for my reply before you go on.',
  },
  proof: {
    role: 'a careful mathematician who leaves no gap in an argument',
    criteria: meets(
      'every step follows from those before it or from a result that is named, and no case is left out',
    ),
  },
  rubric: { role: 'teacher' },
  test: {
    role: 'teacher',
    format: 'Number the questions, and give the answers in a separate key at the end.',
    criteria: meets(
      'each question tests one thing that matters, is worded so that it can be read in one way only, and does not give its answer away',
    ),
  },
  planning: {
    role: 'consultant',
    format: 'Give the plan as a numbered list, each item with what is done and by when.',
    criteria: meets(
      'it can be done with the means at hand, its priorities are clear, and progress can be measured',
    ),
    uncertainty:
      'Where information is missing, state your assumptions, and ask about those that the plan depends on.',
    also: ['Length'],
  },
  ideas: {
    role: 'expert',
    format: 'Give the ideas as a numbered list, each with a sentence on what makes it promising.',
    criteria: meets(
      'the ideas differ in kind and not just in wording, are concrete enough to act on, and go beyond the obvious',
    ),
  },
  creative: {
    role: 'an imaginative writer with a good ear and a sense of surprise',
    criteria: meets(
      'the piece keeps to its form, prefers the concrete and particular to the general, and does not settle for the first idea that comes to mind',
    ),
  },
  'problem-solving': {
    role: 'analyst',
    format: 'Open with the recommended solution, then give causes and alternatives in short sections.',
    criteria: meets(
      'it treats causes and not just symptoms, names the trade-offs, and can be put into practice',
    ),
    uncertainty: UNCERTAINTY,
    also: ['Length', 'Steps'],
  },
  coding: {
    role: 'an experienced programmer who writes correct, readable code and tests what others take for granted',
    format:
      'Give the code first, in a code block, and after it say briefly what it does or what was changed.',
    criteria: meets(
      'the code runs as it stands, handles edge cases, is easy to read, and does no more than the task asks for',
    ),
    uncertainty: CODE_ASSUMPTIONS,
    fitsFixedAnswer: true,
  },
  'code reading': {
    role: 'an experienced programmer who reads code closely and explains it clearly',
    criteria: meets(
      'it says first what the code does and then how, refers to the lines in question, and shows how to mend what is wrong in them',
    ),
    uncertainty: CODE_ASSUMPTIONS,
  },
  translation: {
    role: 'a professional translator with a native command of both languages',
    criteria:
      'A good translation says all that the original says, in the same tone and register, and reads as if it had been written in the other language. It keeps names, numbers and formatting as they are.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  correction: {
    role: "a careful copy editor who corrects mistakes and leaves the writer's voice alone",
    criteria:
      'A good correction mends every mistake that it is asked to mend, and leaves meaning, tone and wording as they are elsewhere.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  revision: {
    role: "an experienced editor who makes a text clearer and keeps the writer's voice",
    format: 'Give the revised text first, then list the main changes with a reason for each.',
    criteria:
      'A good revision keeps what the writer means, makes every sentence easier to follow, and adds no facts of its own.',
    hasMaterial: true,
  },
  rewording: {
    role: "an experienced editor who makes a text clearer and keeps the writer's voice",
    criteria:
      'A good rewording makes the change that is asked for, keeps what the writer means, and adds no facts of its own.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  feedback: {
    role: 'an experienced reviewer who is frank, fair and specific',
    format: 'Begin with what works, then give the points to improve in a list, the most important one first.',
    criteria:
      'Good feedback names the passage it is about, says why it matters there, and shows what to do about it.',
    hasMaterial: true,
  },
  summary: {
    role: 'analyst',
    format: 'Lead with the main point in one sentence, then give the other key points in a short list.',
    criteria:
      'A good summary says what the original says and nothing else, gives each point the weight it has there, and keeps key figures and names exact.',
    hasMaterial: true,
  },
  extraction: {
    criteria:
      'Take over everything that fits the request, exactly as it stands in the source. Leave empty what the source does not say: do not guess.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  sorting: {
    criteria: 'Leave out no item, treat like items alike, and change nothing in the items themselves.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  calculation: {
    format: 'Show the working in short lines, and end with the result on a line of its own.',
    criteria: 'Check the result before giving it, and state units where there are any.',
    fitsFixedAnswer: true,
  },
  sum: {
    criteria: 'Check the result before giving it, and state units where there are any.',
    fitsFixedAnswer: true,
  },
  fact: {
    uncertainty: 'If you are not sure, say so instead of guessing.',
  },
}

export const KINDS: readonly string[] = ['', ...Object.keys(TASK_ADVICE)]
