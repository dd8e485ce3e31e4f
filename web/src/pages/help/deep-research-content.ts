// The text of the second guide. In strong examples, **asterisks** mark what makes the difference.
import type { Letter } from './letter-examples.tsx'

export const DEEP_INTRO =
  'Some AI tools search the web, read dozens of pages, and write a report with references. Your prompt is the research design: whatever you leave open, the tool decides without telling you.'

export const KNOW_YOUR_TOOL =
  'First find out what your tool can access. A chat without search may invent references. A tool with search sees mostly the open web and little of what your library subscribes to.'

export const DEEP: readonly Letter[] = [
  {
    letter: 'D',
    name: 'Define',
    question: 'What exactly do you need to know, and why?',
    advice: 'Ask one question with who, where, and when, and name the decision that depends on it.',
    weak: 'Research the effects of flipped classrooms.',
    strong:
      'In **introductory statistics courses for undergraduates**, how does a flipped format compare with lectures in **exam results and course completion**? **Studies since 2012.** **Our department decides in March** whether to redesign two sections.',
  },
  {
    letter: 'E',
    name: 'Evidence',
    question: 'Which sources count?',
    advice: 'Ask for a supporting sentence for every claim, so you can check it with a search.',
    weak: 'Use reliable sources.',
    strong:
      'Use peer-reviewed studies and systematic reviews. **For every claim, give the author, year, title, and DOI, plus the sentence that supports it. Write “abstract only” if you couldn’t open the full text. Never list a source you didn’t open.**',
  },
  {
    letter: 'E',
    name: 'Evaluate',
    question: 'How strong is the evidence, and what contradicts it?',
    advice:
      'Ask the tool to weigh its sources, not just count them. AI tools tend to agree with your question.',
    weak: 'What does the research say overall?',
    strong:
      'For each study, note the **design, sample, and main limitation**. Then look for the **strongest evidence against** the main finding, and rate your **confidence** as high, moderate, or low, with the reason.',
  },
  {
    letter: 'P',
    name: 'Present',
    question: 'What format lets you check the result?',
    advice: 'Ask for the answer first, and for what the tool didn’t find. That’s often the most useful part.',
    weak: 'Write a detailed report.',
    strong:
      'Give the **answer in five sentences**. Then a **table with one row per study**, **where they disagree**, and **what you searched for and didn’t find**. Up to 1,200 words plus the table.',
  },
]

export const STAGES_INTRO =
  'In one long prompt, an early mistake spreads. Five short ones give you five chances to stop and check. This example asks whether peer mentoring helps first-generation students stay enrolled.'

export const STAGES = [
  {
    name: 'Scope',
    prompt:
      'I want to know whether peer mentoring helps first-generation undergraduates stay enrolled after their first year. Don’t answer yet. Propose three ways to narrow this to a question that studies can answer. For each, name the population, the comparison, the outcome, and what it leaves out.',
    check: 'You chose the question yourself and can say why.',
  },
  {
    name: 'Search plan',
    prompt:
      'My question: {{question}}. Write a search plan: the main concepts, synonyms for each, one Boolean search string for {{database}}, and inclusion and exclusion criteria. Don’t name any studies.',
    check: 'You ran the search yourself. If it misses a study you know, add a synonym.',
  },
  {
    name: 'Extract',
    prompt:
      'Below are numbered excerpts from {{number}} studies. Fill in one table row for each: setting, design, sample, outcome measure, result, and the limitation its authors name. Copy the sentence each result comes from. Write “not reported” if the text doesn’t say.\n\n{{paste_excerpts}}',
    check: 'You compared two rows with the papers. If one is wrong, check them all.',
  },
  {
    name: 'Synthesize',
    prompt:
      'Use only the table below. Group the studies by {{design_or_setting}}. Say what each group agrees on, where the groups differ, and what might explain it. Put the row numbers after every sentence.\n\n{{paste_table}}',
    check: 'Every sentence is backed by a row. Delete any that aren’t.',
  },
  {
    name: 'Challenge',
    prompt:
      'Read the synthesis and table below as a skeptical reviewer. Name the three weakest conclusions and the evidence that would overturn each. End with the five statements I should verify by hand first.\n\n{{paste_synthesis_and_table}}',
    check: 'You asked in a new conversation, so the AI isn’t defending its own text.',
  },
] as const

export const QUALITY_INTRO =
  'Check these before you use anything from an AI report. The first two catch the most serious mistakes.'

export const QUALITY_CHECKS = [
  {
    check: 'The source exists.',
    how: 'Open the DOI, or look up the title in the library catalog.',
  },
  {
    check: 'The source supports the claim.',
    how: 'Find the passage. Real papers get cited for things they never claimed.',
  },
  { check: 'Quotations are exact.', how: 'Compare them word for word.' },
  {
    check: 'Numbers kept their meaning.',
    how: 'Check the unit, the group, the period, and whether it’s percent or percentage points.',
  },
  {
    check: 'Nothing has been retracted.',
    how: 'Check the publisher’s page or the free Retraction Watch Database.',
  },
  {
    check: 'Nothing important is missing.',
    how: 'Search a subject database yourself. A librarian can tell you which one.',
  },
  {
    check: 'Your steps are documented.',
    how: 'Keep a log: tool, version, date, prompts, and what you checked.',
  },
] as const

export const ETHICS = [
  {
    title: 'Keep confidential work confidential',
    text: 'A manuscript or proposal you’re reviewing isn’t yours to upload. The NIH, for example, doesn’t allow its reviewers to use generative AI on applications.',
  },
  {
    title: 'Protect the people in your data',
    text: 'Consent and your IRB protocol decide what can go to an outside service. Removing names often isn’t enough. In the United States, FERPA protects student education records.',
  },
  {
    title: 'Disclose what you used',
    text: 'Journals that follow COPE or the ICMJE don’t accept an AI tool as an author and expect you to disclose its use. Courses and funders have their own rules.',
  },
  {
    title: 'Respect licenses',
    text: 'Being able to download an article doesn’t mean you can upload it. Ask your library what its licenses allow.',
  },
  {
    title: 'Notice who is missing',
    text: 'Work that’s in English, online, and often cited turns up first. Ask for other languages and regions.',
  },
  {
    title: 'Stand behind every sentence',
    text: 'If you couldn’t defend a statement without the tool, it doesn’t belong in your work yet.',
  },
] as const

export const CITING_INTRO =
  'Note the tool, its version, the date, and your prompt as you work. Your course’s or publisher’s rules come first. The styles below change, so check their websites before you submit.'

export const CITING_STYLES = [
  {
    style: 'APA',
    rule: 'The company is the author. For a shareable chat: company, date, chat title, “[Generative AI chat],” tool or model name, URL. For the tool in general: company, year, tool, “[Large language model],” URL.',
  },
  {
    style: 'MLA',
    rule: 'No author. Start with a description of what was generated, usually the prompt; then the tool, its version, the company, the date, and the URL.',
  },
  {
    style: 'Chicago',
    rule: 'A note or a mention in the text with the tool, the company, and the date, plus the prompt. In the bibliography only if readers can open the conversation.',
  },
] as const
