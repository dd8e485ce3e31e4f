import { lookUp } from '../builder/prompt-phrases.ts'

/** What the enhancer adds for a kind of task. Anything missing here doesn't suit that kind. */
interface TaskAdvice {
  /** A role from the builder, or the text after "You are". */
  role?: string
  format?: string
  criteria?: string
  uncertainty?: string
  /** Aspects whose general wording also suits the task. */
  optional?: readonly ('Audience' | 'Length' | 'Steps' | 'Examples')[]
  /** The prompt often ends with material to work on, so additions go before it: text after it could be read as part of it. */
  hasMaterial?: boolean
  /** Also applies when the prompt defines the exact form of the answer. */
  fitsFixedAnswer?: boolean
}

export function adviceFor(kind: string): TaskAdvice {
  return lookUp(TASK_ADVICE, kind) ?? GENERAL_ADVICE
}

/** The task has one right result, and a broader goal would distract from it. */
export function isNarrow({ kind, fixed }: { kind: string; fixed: boolean }): boolean {
  return fixed || kind === 'fact' || (kind !== 'coding' && adviceFor(kind).fitsFixedAnswer === true)
}

const meets = (criteria: string) => `A good answer meets these criteria: ${criteria}.`

const UNCERTAINTY =
  'If something is missing or you are not sure, say so and state your assumptions. Do not make up facts, figures, or sources. Ask first if the answer depends on what is missing.'
const PLACEHOLDERS =
  'Where a detail is missing, leave a placeholder in [square brackets]. Do not make up names, dates, figures, or sources.'
const CODE_ASSUMPTIONS =
  'If something is missing, such as a version or the input format, state your assumptions. Do not make up functions or libraries.'

const GENERAL_ADVICE: TaskAdvice = {
  role: 'expert',
  criteria: meets(
    'it is correct, complete, and specific to this request, and it states its conclusions plainly',
  ),
  uncertainty: UNCERTAINTY,
  optional: ['Length'],
}

const TASK_ADVICE: Readonly<Record<string, TaskAdvice>> = {
  research: {
    role: 'researcher',
    format:
      'Open with the main finding in two or three sentences, then give one short section with a heading for each point.',
    criteria: meets(
      'every claim is supported, evidence is weighed rather than just listed, and other views are treated fairly',
    ),
    uncertainty: UNCERTAINTY,
    optional: ['Audience', 'Length', 'Steps'],
  },
  question: {
    role: 'expert',
    format:
      'Lead with the direct answer, then give the reasons for it in short sections with clear headings.',
    criteria: meets(
      'it is clear what is fact and what is judgment, and the best arguments on each side are addressed',
    ),
    uncertainty: UNCERTAINTY,
    optional: ['Audience', 'Length', 'Examples'],
  },
  sources: {
    role: 'researcher',
    criteria: meets('each source is relevant to the subject and has a sentence on what it contributes'),
    uncertainty: 'Name only sources that you know exist, and say so if you are not sure of a detail.',
  },
  statistics: {
    role: 'methodologist',
    format: 'Lead with the recommendation or the result, then give the reasons for it in short sections.',
    criteria: meets(
      'it states the assumptions behind the method and how to check them, and says what the result does and does not show',
    ),
    uncertainty: UNCERTAINTY,
    optional: ['Length'],
  },
  writing: {
    role: 'writer',
    format:
      'Give the finished text first, in paragraphs, and put any notes about it in a separate section at the end.',
    criteria: meets('it has one clear message, is easy to follow, and has no unnecessary sentences'),
    uncertainty: 'Where a fact, figure, or source is missing, say so instead of making one up.',
    optional: ['Length'],
  },
  message: {
    role: 'writer',
    criteria: meets(
      'the reader sees right away what it is about and what to do, the tone fits the occasion, and there are no unnecessary sentences',
    ),
    uncertainty: PLACEHOLDERS,
    optional: ['Length'],
  },
  'how-to': {
    role: 'expert',
    format: 'Give the steps as a numbered list, in order.',
    criteria: meets(
      'it can be followed without further help, and it says what is needed to start and how to tell that it worked',
    ),
    uncertainty: UNCERTAINTY,
    optional: ['Length', 'Examples'],
  },
  learning: {
    role: 'teacher',
    format: 'Use short sections with headings, and end with a short list of the points to remember.',
    criteria: meets(
      'it starts from what the learner is likely to know, takes one idea at a time, and clears up common misunderstandings',
    ),
    uncertainty:
      'Where something is uncertain or disputed, say so. Do not make up facts, figures, or sources.',
    optional: ['Audience', 'Length', 'Examples'],
  },
  teaching: {
    role: 'teacher',
    format: 'Use a heading for each part, and lists or tables where they are easier to scan than prose.',
    criteria: meets(
      'its objectives say what learners will be able to do, its activities and assessments match the objectives, and the workload is realistic',
    ),
    uncertainty: PLACEHOLDERS,
  },
  flashcards: {
    role: 'teacher',
    format: 'Give each card as a question on the front and a short answer on the back.',
    criteria: meets('each card asks for one thing and can be answered from memory in a few words'),
  },
  questions: {
    role: 'expert',
    criteria: meets(
      'each question asks one thing, calls for more than a one-word answer, and does not overlap with the others',
    ),
  },
  conversation: {
    criteria: 'Take one turn at a time, and wait for my reply before you continue.',
  },
  proof: {
    role: 'a careful mathematician who leaves no gaps in an argument',
    criteria: meets(
      'every step follows from earlier steps or from a result that is named, and no case is left out',
    ),
  },
  rubric: { role: 'teacher' },
  test: {
    role: 'teacher',
    format: 'Number the questions, and give the answers in a separate key at the end.',
    criteria: meets(
      'each question tests one important point, is worded without ambiguity, and does not give away its answer',
    ),
  },
  planning: {
    role: 'consultant',
    format: 'Give the plan as a numbered list, and say for each item what to do and by when.',
    criteria: meets(
      'it is feasible with the available resources, its priorities are clear, and progress can be measured',
    ),
    uncertainty:
      'Where information is missing, state your assumptions, and ask about the ones that the plan depends on.',
    optional: ['Length'],
  },
  ideas: {
    role: 'expert',
    format: 'Give the ideas as a numbered list, each with a sentence on what makes it promising.',
    criteria: meets(
      'the ideas are truly different from one another, are concrete enough to act on, and go beyond the obvious',
    ),
  },
  creative: {
    role: 'an imaginative writer with a good ear and a sense of surprise',
    criteria: meets(
      'the piece follows the rules of its form, is concrete rather than general, and does not settle for the first idea that comes to mind',
    ),
  },
  'problem-solving': {
    role: 'analyst',
    format: 'Open with the recommended solution, then give causes and alternatives in short sections.',
    criteria: meets(
      'it addresses causes and not just symptoms, states the trade-offs, and can be put into practice',
    ),
    uncertainty: UNCERTAINTY,
    optional: ['Length', 'Steps'],
  },
  coding: {
    role: 'an experienced programmer who writes correct, readable code and tests what others take for granted',
    format: 'Give the code first, in a code block, and then say briefly what it does or what you changed.',
    criteria: meets(
      'the code runs as is, handles edge cases, is easy to read, and does no more than the task asks for',
    ),
    uncertainty: CODE_ASSUMPTIONS,
    fitsFixedAnswer: true,
  },
  'code reading': {
    role: 'an experienced programmer who reads code closely and explains it clearly',
    criteria: meets(
      'it says first what the code does and then how, refers to specific lines, and shows how to fix any problems in them',
    ),
    uncertainty: CODE_ASSUMPTIONS,
  },
  translation: {
    role: 'a professional translator with a native command of both languages',
    criteria:
      'A good translation says everything the original says, in the same tone and register, and reads as if it had been written in the target language. It keeps names, numbers, and formatting unchanged.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  correction: {
    role: "a careful copy editor who corrects mistakes and leaves the writer's voice alone",
    criteria:
      'A good correction fixes every mistake that the request covers and leaves the meaning, tone, and wording unchanged everywhere else.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  revision: {
    role: "an experienced editor who makes a text clearer and keeps the writer's voice",
    format: 'Give the revised text first, then list the main changes with a reason for each.',
    criteria:
      "A good revision keeps the writer's meaning, makes every sentence easier to follow, and adds no new facts.",
    hasMaterial: true,
  },
  rewording: {
    role: "an experienced editor who makes a text clearer and keeps the writer's voice",
    criteria:
      "A good rewording makes the requested change, keeps the writer's meaning, and adds no new facts.",
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  feedback: {
    role: 'an experienced reviewer who is frank, fair, and specific',
    format: 'Start with what works, then list the points to improve, with the most important one first.',
    criteria:
      'Good feedback identifies the passage it is about, says why the point matters, and shows what to do about it.',
    hasMaterial: true,
  },
  summary: {
    role: 'analyst',
    format: 'Lead with the main point in one sentence, then give the other key points in a short list.',
    criteria:
      'A good summary adds nothing to the original, gives each point the weight it has there, and keeps key figures and names exact.',
    hasMaterial: true,
  },
  extraction: {
    criteria:
      'Include everything that fits the request, exactly as it appears in the source. If the source does not give a value, leave it empty instead of guessing.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  sorting: {
    criteria: 'Include every item, treat similar items the same way, and do not change the items themselves.',
    hasMaterial: true,
    fitsFixedAnswer: true,
  },
  calculation: {
    format: 'Show your work in short lines, and end with the result on its own line.',
    criteria: 'Check the result before giving it, and include any units.',
    fitsFixedAnswer: true,
  },
  sum: {
    criteria: 'Check the result before giving it, and include any units.',
    fitsFixedAnswer: true,
  },
  fact: {
    uncertainty: 'If you are not sure, say so instead of guessing.',
  },
}

export const KINDS: readonly string[] = ['', ...Object.keys(TASK_ADVICE)]
