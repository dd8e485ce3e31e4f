// The sentence that each choice of the builder adds to a prompt: role, goal, format, length, and tone.

/** Looks up own properties only: values can come from requests, and every object has a "constructor". */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: string): T | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined
}

/** The wording of each builder option, shared by the builder and the enhancer. */
export const ROLE_PHRASES: Phrases = {
  expert: 'a recognized expert in the subject of this task, with deep knowledge and practical experience',
  teacher: 'an experienced teacher who makes difficult ideas clear and meets learners where they are',
  consultant: 'a seasoned consultant who gives practical, well-reasoned advice and points out the trade-offs',
  researcher: 'a careful researcher who works from evidence and separates findings from opinion',
  writer: 'a skilled writer with a strong sense of structure and style',
  analyst: 'a sharp analyst who finds what matters in the information and draws sound conclusions from it',
  grant_reviewer:
    'an experienced grant reviewer who weighs significance, feasibility, and impact, and explains what it takes to get funded',
  methodologist:
    'a research methodologist with a firm command of study design, sampling, measurement, and analysis',
}

export const GOAL_PHRASES: Phrases = {
  research: 'to research and analyze the subject thoroughly and reach conclusions supported by the evidence',
  writing: 'to produce clear, well-organized writing that makes its point',
  learning: 'to support learning so that the material is truly understood and can be applied',
  planning: 'to develop a realistic plan with clear priorities and ways to tell whether it is working',
  creative: 'to create something original and engaging',
  'problem-solving': 'to find the causes of the problem and a solution that works in practice',
}

export const FORMAT_PHRASES: Phrases = {
  list: 'Present the answer as a list, with one clear point for each item.',
  paragraph: 'Write the answer in connected paragraphs, each with one main idea.',
  outline: 'Present the answer as an outline, with headings and indented sub-points.',
  table: 'Present the answer as a table with a clear heading for each column.',
  report: 'Write the answer as a report: an opening summary, titled sections, and a conclusion.',
  summary: 'Write the answer as a summary that leads with the most important points.',
  memo: 'Write the answer as a memo with To, From, Date, and Subject lines and the main point first.',
  proposal:
    'Write the answer as a proposal: the need, the approach, the resources, and the expected outcome.',
}

export const LENGTH_PHRASES: Phrases = {
  brief: 'Keep the answer brief: 1-2 paragraphs, about 200-300 words.',
  moderate: 'Give an answer of moderate length: 3-5 paragraphs, about 500-800 words.',
  detailed: 'Give a detailed answer: 1+ pages, 1000+ words.',
}

export const TONE_PHRASES: Phrases = {
  formal: 'Use a formal tone: precise, impersonal, and without contractions.',
  conversational: 'Use a conversational tone, as if you were explaining it to a colleague.',
  professional: 'Use a professional tone: courteous, clear, and to the point.',
  persuasive:
    'Use a persuasive tone: build the case with reasons and evidence, and answer likely objections.',
}

export const CHAIN_OF_THOUGHT =
  'Work through this step by step before you answer: break the task into its parts, reason about each part in order, and check your reasoning for mistakes. Show the main steps briefly, then give the final answer.'

/** For prompts that define the exact form of the answer, which leaves no room to show the steps. */
export const REASONED_FIXED_ANSWER =
  'Work through this step by step before you answer, and check your reasoning for mistakes. Keep the steps to yourself, and give the answer in the requested form.'

/** The parts of the structured answer template for each goal. */
export const TEMPLATE_PARTS: Readonly<Record<string, readonly (readonly [label: string, fill: string])[]>> = {
  research: [
    ['Question', 'what is being asked, in one sentence'],
    ['Key findings', 'the most important results, strongest first'],
    ['Evidence', 'what supports each finding, and how well'],
    ['Limitations', 'what is uncertain, disputed, or missing'],
    ['Conclusion', 'the answer to the question, and what follows from it'],
  ],
  writing: [
    ['Title', 'a title that says what the piece is about'],
    ['Opening', 'why this matters to the reader'],
    ['Body', 'the points in a logical order, one at a time'],
    ['Closing', 'what the reader should remember or do'],
  ],
  learning: [
    ['Learning objective', 'what the learner will be able to do'],
    ['Key ideas', 'the concepts involved, in plain words'],
    ['Explanation', 'how the ideas fit together'],
    ['Worked example', 'the ideas applied to one concrete case'],
    ['Check your understanding', 'two or three questions with answers'],
  ],
  planning: [
    ['Objective', 'what to achieve, and by when'],
    ['Starting point', 'the current situation and its limits'],
    ['Steps', 'what to do and in what order, who does it, and by when'],
    ['Risks', 'what could go wrong, and how to respond'],
    ['Measures of success', 'how to tell whether the plan is working'],
  ],
  creative: [
    ['Concept', 'the idea in one or two sentences'],
    ['The work', 'the piece itself'],
    ['Notes', 'the choices behind it, and one alternative direction'],
  ],
  'problem-solving': [
    ['Problem', 'what is wrong, who is affected, and since when'],
    ['Causes', 'the likely causes, and how to confirm each one'],
    ['Options', 'possible solutions, with their benefits and costs'],
    ['Recommendation', 'the option to choose, and why'],
    ['Next steps', 'what to do first, and how to check that it helped'],
  ],
}

export const GENERAL_TEMPLATE_PARTS: (typeof TEMPLATE_PARTS)[string] = [
  ['Summary', 'the answer in two or three sentences'],
  ['Details', 'the supporting points, in a logical order'],
  ['Open questions', 'what is uncertain or missing'],
  ['Next steps', 'what to do with the answer'],
]

type Phrases = Readonly<Record<string, string>>
