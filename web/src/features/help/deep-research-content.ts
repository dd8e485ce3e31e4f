// The text of the second guide. In weak and strong examples, **what makes the difference** stands between asterisks.
import type { Letter } from './letter-examples.tsx'

export const DEEP_INTRO =
  'Some AI tools search the web, read dozens of pages and write a report with references. For them, the prompt is a research design: whatever you leave open, the tool decides without telling you. And a report that is long, fluent and full of footnotes can still be wrong.'

export const KNOW_YOUR_TOOL =
  'Find out first what your tool can reach. A chat without search answers from its training and may make references up. A tool with search mostly sees the open web, and little of what your library subscribes to. For a thorough review, the library’s databases and a librarian remain the place to begin.'

export const DEEP: readonly Letter[] = [
  {
    letter: 'D',
    name: 'Define',
    question: 'What exactly is to be found out, and for what?',
    advice:
      'State one question. Fix who, where and when, say what is out of scope, and name the decision that hangs on the answer.',
    weak: 'Research the effects of flipped classrooms.',
    strong:
      'In **introductory statistics courses for undergraduates**, how does a flipped format compare with lectures in **exam results and course completion**? **Studies since 2012**, any country. **Leave out** schools and opinion pieces. **Our department decides in March** whether to redesign two sections.',
    why: 'The first prompt has a thousand answers. The second has a population, a comparison, two outcomes and a reader who has to decide.',
  },
  {
    letter: 'E',
    name: 'Evidence',
    question: 'Which sources count, and how is each claim tied to one?',
    advice:
      'Name the kinds of sources you accept, ask for a reference and a supporting sentence with every claim, and make it easy to say “not found”.',
    weak: 'Use reliable sources.',
    strong:
      'Use peer-reviewed studies and systematic reviews; mark preprints as such. **For every claim, give author, year, title and DOI, and the sentence that supports it. Write “abstract only” where you could not open the full text. Never list a source that you did not open.**',
    why: 'A supporting sentence turns checking into a search for a few words. The permission to say “abstract only” removes a reason to pretend.',
  },
  {
    letter: 'E',
    name: 'Evaluate',
    question: 'How strong is the evidence, and what speaks against it?',
    advice:
      'Have the sources weighed and not just counted. Ask for design, sample and limits, for contrary findings, and for a degree of confidence with its reason.',
    weak: 'What does the research say overall?',
    strong:
      'For each study, note **design, sample, comparison group and main limitation**. **Separate** what several independent studies found from what one found. Then look for the **strongest evidence against** the main finding, and say whether your **confidence** is high, moderate or low, and why.',
    why: '“Overall” invites an average of unequal studies. A search for contrary evidence works against the pull to confirm the question as you put it.',
  },
  {
    letter: 'P',
    name: 'Present',
    question: 'In what form can the result be checked and used?',
    advice:
      'Ask for the answer first, then a table of sources, disagreements, and a record of what was searched and not found.',
    weak: 'Write a detailed report.',
    strong:
      'Give the **answer in five sentences**. Then a **table with one row for each study**; **where they disagree**, with likely reasons; **what you searched for and did not find**; and the **three sources I should read myself**. At most 1,200 words and the table.',
    why: 'The parts follow the way you will check them. What was not found is often the most useful line of the report.',
  },
]

export const STAGES_INTRO =
  'One long prompt gives you one long answer, in which an early mistake spreads. Five short ones give you five places to stop and look. The example asks whether peer mentoring helps first-generation students to stay enrolled.'

export const STAGES = [
  {
    name: 'Scope',
    prompt:
      'I want to know whether peer mentoring helps first-generation undergraduates stay enrolled after their first year. Do not answer yet. Propose three ways to narrow this to a question that studies can answer. For each, name the population, the comparison, the outcome and what it leaves out. Then ask me up to five questions.',
    check: 'You chose the question yourself, and can say why you left the other two.',
  },
  {
    name: 'Search plan',
    prompt:
      'My question: {{question}}. Write a search plan: the main concepts, synonyms for each, one Boolean search string for {{database}}, criteria for including and excluding studies, and three kinds of sources that this search would miss. Do not name any studies.',
    check: 'You ran the search string yourself. If it misses a study you know, it needs another synonym.',
  },
  {
    name: 'Extract',
    prompt:
      'Below are excerpts from {{number}} studies, each with a number. Fill one table row for each: setting, design, sample, comparison, outcome measure, result with its uncertainty, and the limitation its authors name. Copy the sentence that each result comes from. Write “not reported” where the text does not say.\n\n{{paste_excerpts}}',
    check: 'You compared two rows with the papers, word for word. If one is wrong, check them all.',
  },
  {
    name: 'Synthesize',
    prompt:
      'Use only the table below. Group the studies by {{design_or_setting}}. Say what each group agrees on, where the groups differ and what might explain it. Put the row numbers after every sentence. Add no other studies.\n\n{{paste_table}}',
    check: 'Every sentence has a row behind it. Strike those that have none.',
  },
  {
    name: 'Challenge',
    prompt:
      'Read the synthesis and the table below as a skeptical reviewer. Name the three weakest conclusions, the evidence that would overturn each, and any study that the synthesis makes too much or too little of. End with the five statements that I should verify by hand first.\n\n{{paste_synthesis_and_table}}',
    check:
      'You used a new conversation, so that it does not defend its own text, and answered each objection in your own words.',
  },
] as const

export const QUALITY_INTRO =
  'Go through this list before anything from an AI report enters your own text. The first two points catch the most serious mistakes.'

export const QUALITY_CHECKS = [
  {
    check: 'The source exists.',
    how: 'Open the DOI, or look the title up in the library catalog. Author, year and journal have to match.',
  },
  {
    check: 'The source says so.',
    how: 'Find the passage. Real papers get cited for things they never claimed.',
  },
  { check: 'Quotations are exact.', how: 'Compare them letter by letter with the original.' },
  {
    check: 'Numbers kept their meaning.',
    how: 'Check the unit, the group they refer to, the period, and whether a change is in percent or in percentage points.',
  },
  {
    check: 'It goes back to the original.',
    how: 'If the report cites a news item about a study, read and cite the study.',
  },
  {
    check: 'Nothing has been retracted.',
    how: 'Look at the article’s page at the publisher, or search the Retraction Watch Database, which is free.',
  },
  {
    check: 'Nothing important is missing.',
    how: 'Compare with a search of your own in a subject database. A librarian can tell you which one.',
  },
  {
    check: 'It is recent enough.',
    how: 'Note the newest source, and ask whether the field has moved since.',
  },
  {
    check: 'It holds a second time.',
    how: 'Run the prompt again in a new conversation. What changes needs a closer look. What stays the same is not proven by that.',
  },
  {
    check: 'You can retrace it.',
    how: 'Keep a log: tool, version, date, prompts, what you used and what you checked.',
  },
] as const

export const ETHICS = [
  {
    title: 'Keep confidential work confidential',
    text: 'A manuscript or proposal that you review is not yours to upload. The NIH, for one, does not allow its peer reviewers to use generative AI to analyze applications or write critiques. Ask the editor or program officer before you use any tool.',
  },
  {
    title: 'Protect the people in your data',
    text: 'Whether participants’ data may go to an outside service depends on their consent and your IRB protocol. Removing names is often not enough to make people unrecognizable. In the United States, FERPA protects the privacy of student education records, and graded work can be part of them.',
  },
  {
    title: 'Say what you used',
    text: 'Journals that follow COPE or the ICMJE do not accept an AI tool as an author, because it cannot take responsibility, and they expect its use to be disclosed. Courses and funders have rules of their own. Read them before you begin.',
  },
  {
    title: 'Respect licenses',
    text: 'That you can download an article does not mean you may upload it. The licenses of library databases can rule that out. Your library knows what they allow.',
  },
  {
    title: 'Notice who is missing',
    text: 'What is in English, online and often cited turns up first. Ask for work in other languages, from other regions and by people the question is about, and say in your text what you could not reach.',
  },
  {
    title: 'Stand by every sentence',
    text: 'Whoever signs the text answers for it. If you could not defend a statement without the tool, it does not belong in your work yet.',
  },
] as const

export const CITING_INTRO =
  'Note the tool, its version or model, the date and your prompt while you work; they are hard to find out later. The rules of your course, journal or publisher come first. The three common styles differ in whom they treat as the author, and all three change, so check their websites before you submit.'

export const CITING_STYLES = [
  {
    style: 'APA',
    rule: 'The company is the author. For a chat that can be shared: company, date, title of the chat, “[Generative AI chat]”, name of the tool or model, address. For the tool in general: company, year, tool, “[Large language model]”, address. The text says how you used it.',
  },
  {
    style: 'MLA',
    rule: 'No author. The entry begins with a description of what was generated, usually the prompt; then the tool, its version, the company, the date and the address. Uses such as editing or translating are acknowledged in a note or in the text.',
  },
  {
    style: 'Chicago',
    rule: 'A note, or a mention in the text, with the tool, the company and the date, and the prompt if it does not stand in the text. It enters the bibliography only if readers can open the conversation through a public link.',
  },
] as const
