/** What a table says of a value. Values come from requests too, and "constructor" is in every object. */
export function lookUp<T>(table: Readonly<Record<string, T>>, value: string): T | undefined {
  return Object.hasOwn(table, value) ? table[value] : undefined
}

/** What the options of the builder say in a prompt, by their values: written once, for composing and enhancing. */
export const ROLE_PHRASES: Phrases = {
  expert:
    'a recognized expert in the subject of this task, with both deep knowledge and practical experience',
  teacher: 'an experienced teacher who makes difficult things clear and meets learners where they are',
  consultant: 'a seasoned consultant who gives practical, well-reasoned advice and names the trade-offs',
  researcher: 'a careful researcher who works from evidence and keeps findings apart from opinion',
  writer: 'a skilled writer with a sure sense of structure and style',
  analyst: 'a sharp analyst who finds what matters in information and draws sound conclusions from it',
  grant_reviewer:
    'an experienced grant reviewer who weighs significance, feasibility and impact, and says what would win the grant',
  methodologist:
    'a research methodologist with a firm command of study design, sampling, measurement and analysis',
}

export const GOAL_PHRASES: Phrases = {
  research:
    'to research and analyze the subject thoroughly and to reach conclusions that the evidence supports',
  writing: 'to produce clear, well-organized writing that says what it has to say',
  learning: 'to support learning, so that the material is truly understood and can be put to use',
  planning: 'to work out a realistic plan, with clear priorities and ways to tell whether it works',
  creative: 'to create something original and engaging',
  'problem-solving': 'to find the causes of the problem and a solution that works in practice',
}

export const FORMAT_PHRASES: Phrases = {
  list: 'Present the answer as a list, with one clear point for each item.',
  paragraph: 'Write the answer in connected paragraphs, each with one main idea.',
  outline: 'Present the answer as an outline, with headings and indented sub-points.',
  table: 'Present the answer as a table with a clear heading for each column.',
  report: 'Write the answer as a report: an opening summary, titled sections and a conclusion.',
  summary: 'Write the answer as a summary that leads with the most important points.',
  memo: 'Write the answer as a memo with To, From, Date and Subject lines, the main point first.',
  proposal: 'Write the answer as a proposal: the need, the approach, the resources and the expected outcome.',
}

export const LENGTH_PHRASES: Phrases = {
  brief: 'Keep the answer brief: 1-2 paragraphs, about 200-300 words.',
  moderate: 'Give an answer of moderate length: 3-5 paragraphs, about 500-800 words.',
  detailed: 'Give a detailed answer: 1+ pages, 1000+ words.',
}

export const TONE_PHRASES: Phrases = {
  formal: 'Use a formal tone: precise, impersonal and without contractions.',
  conversational: 'Use a conversational tone, as if explaining it to a colleague.',
  professional: 'Use a professional tone: courteous, clear and to the point.',
  persuasive:
    'Use a persuasive tone: build the case with reasons and evidence, and answer likely objections.',
}

export const CHAIN_OF_THOUGHT =
  'Work through this step by step before you answer: break the task into its parts, reason about each part in order, and check your reasoning for mistakes. Show the main steps briefly, then give the final answer.'

/** The same where the prompt says exactly what the answer looks like: the steps would be too much in it. */
export const REASONED_FIXED_ANSWER =
  'Work through this step by step before you answer, and check your reasoning for mistakes. Keep the steps to yourself: give the answer in the form that is asked for.'

/** The parts of an answer by the goal, for the structured template. */
export const TEMPLATE_PARTS: Readonly<Record<string, readonly (readonly [label: string, fill: string])[]>> = {
  research: [
    ['Question', 'what is being asked, in one sentence'],
    ['Key findings', 'the most important results, strongest first'],
    ['Evidence', 'what supports each finding, and how well'],
    ['Limitations', 'what is uncertain, disputed or missing'],
    ['Conclusion', 'the answer to the question, and what follows from it'],
  ],
  writing: [
    ['Title', 'a title that says what the piece is about'],
    ['Opening', 'why this matters to the reader'],
    ['Main part', 'the points in a logical order, one at a time'],
    ['Closing', 'what the reader should remember or do'],
  ],
  learning: [
    ['Learning objective', 'what one can do afterwards'],
    ['Key ideas', 'the concepts that are needed, in plain words'],
    ['Explanation', 'how the ideas fit together'],
    ['Worked example', 'the ideas applied to one concrete case'],
    ['Check your understanding', 'two or three questions with their answers'],
  ],
  planning: [
    ['Objective', 'what is to be achieved, and by when'],
    ['Starting point', 'where things stand, and what limits there are'],
    ['Steps', 'what is done, in which order, by whom and by when'],
    ['Risks', 'what could go wrong, and what to do then'],
    ['Measures of success', 'how one can tell that it works'],
  ],
  creative: [
    ['Concept', 'the idea in one or two sentences'],
    ['The work', 'the piece itself'],
    ['Notes', 'the choices behind it, and one alternative direction'],
  ],
  'problem-solving': [
    ['Problem', 'what is wrong, for whom, and since when'],
    ['Causes', 'the likely causes, and how each could be confirmed'],
    ['Options', 'possible solutions with their advantages and costs'],
    ['Recommendation', 'the option to choose, and why'],
    ['Next steps', 'what to do first, and how to check that it helped'],
  ],
}

export const GENERAL_TEMPLATE_PARTS: (typeof TEMPLATE_PARTS)[string] = [
  ['Summary', 'the answer in two or three sentences'],
  ['Details', 'the points behind it, in a logical order'],
  ['Open questions', 'what is uncertain or missing'],
  ['Next steps', 'what to do with the answer'],
]

type Phrases = Readonly<Record<string, string>>
