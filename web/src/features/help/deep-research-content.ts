// The text of the second guide. In strong examples, **asterisks** mark what makes the difference.
import type { Letter } from './letter-examples.tsx'

export const DEEP_INTRO =
  'Some AI tools search the web, read dozens of pages, and write a report with references. For these tools, the prompt is your research design: the tool decides anything you leave open without telling you. A report that’s long, fluent, and full of footnotes can still be wrong.'

export const KNOW_YOUR_TOOL =
  'First find out what your tool can access. A chat without search answers from its training and may invent references. A tool with search mostly sees the open web and little of what your library subscribes to. For a thorough review, start with the library’s databases and a librarian.'

export const DEEP: readonly Letter[] = [
  {
    letter: 'D',
    name: 'Define',
    question: 'What exactly do you need to know, and why?',
    advice:
      'Ask one question. Specify who, where, and when, say what’s out of scope, and name the decision that depends on the answer.',
    weak: 'Research the effects of flipped classrooms.',
    strong:
      'In **introductory statistics courses for undergraduates**, how does a flipped format compare with lectures in **exam results and course completion**? **Studies since 2012**, any country. **Leave out** schools and opinion pieces. **Our department decides in March** whether to redesign two sections.',
    why: 'The first prompt has a thousand answers. The second has a population, a comparison, two outcomes, and a reader with a decision to make.',
  },
  {
    letter: 'E',
    name: 'Evidence',
    question: 'Which sources count, and how is each claim tied to one?',
    advice:
      'Name the kinds of sources you accept, ask for a reference and a supporting sentence for every claim, and make it easy to say “not found.”',
    weak: 'Use reliable sources.',
    strong:
      'Use peer-reviewed studies and systematic reviews; label preprints. **For every claim, give the author, year, title, and DOI, plus the sentence that supports it. Write “abstract only” if you couldn’t open the full text. Never list a source you didn’t open.**',
    why: 'With a supporting sentence, you can check a claim by searching for a few words. Allowing “abstract only” removes a reason to pretend.',
  },
  {
    letter: 'E',
    name: 'Evaluate',
    question: 'How strong is the evidence, and what contradicts it?',
    advice:
      'Ask for sources to be weighed, not just counted. Ask for design, sample, and limitations, contrary findings, and a confidence level with a reason.',
    weak: 'What does the research say overall?',
    strong:
      'For each study, note the **design, sample, comparison group, and main limitation**. **Separate** what several independent studies found from what only one found. Then look for the **strongest evidence against** the main finding, and rate your **confidence** as high, moderate, or low, with the reason.',
    why: '“Overall” invites an average of unequal studies. Looking for contrary evidence counters the tool’s tendency to agree with your question.',
  },
  {
    letter: 'P',
    name: 'Present',
    question: 'What format lets you check and use the result?',
    advice:
      'Ask for the answer first, then a table of sources, disagreements, and a record of what was searched for and not found.',
    weak: 'Write a detailed report.',
    strong:
      'Give the **answer in five sentences**. Then a **table with one row per study**; **where they disagree**, with likely reasons; **what you searched for and didn’t find**; and the **three sources I should read myself**. Up to 1,200 words plus the table.',
    why: 'The parts come in the order you’ll check them. What wasn’t found is often the most useful line in the report.',
  },
]

export const STAGES_INTRO =
  'One long prompt gives you one long answer where an early mistake spreads. Five short ones give you five chances to stop and check. This example asks whether peer mentoring helps first-generation students stay enrolled.'

export const STAGES = [
  {
    name: 'Scope',
    prompt:
      'I want to know whether peer mentoring helps first-generation undergraduates stay enrolled after their first year. Don’t answer yet. Propose three ways to narrow this to a question that studies can answer. For each, name the population, the comparison, the outcome, and what it leaves out. Then ask me up to five questions.',
    check: 'You chose the question yourself and can say why you rejected the other two.',
  },
  {
    name: 'Search plan',
    prompt:
      'My question: {{question}}. Write a search plan: the main concepts, synonyms for each, one Boolean search string for {{database}}, inclusion and exclusion criteria, and three kinds of sources this search would miss. Don’t name any studies.',
    check: 'You ran the search string yourself. If it misses a study you know, add a synonym.',
  },
  {
    name: 'Extract',
    prompt:
      'Below are numbered excerpts from {{number}} studies. Fill in one table row for each: setting, design, sample, comparison, outcome measure, result with its uncertainty, and the limitation its authors name. Copy the sentence each result comes from. Write “not reported” if the text doesn’t say.\n\n{{paste_excerpts}}',
    check: 'You compared two rows with the papers, word for word. If one is wrong, check them all.',
  },
  {
    name: 'Synthesize',
    prompt:
      'Use only the table below. Group the studies by {{design_or_setting}}. Say what each group agrees on, where the groups differ, and what might explain it. Put the row numbers after every sentence. Don’t add other studies.\n\n{{paste_table}}',
    check: 'Every sentence is backed by a row. Delete any that aren’t.',
  },
  {
    name: 'Challenge',
    prompt:
      'Read the synthesis and table below as a skeptical reviewer. Name the three weakest conclusions, the evidence that would overturn each, and any study the synthesis overstates or understates. End with the five statements I should verify by hand first.\n\n{{paste_synthesis_and_table}}',
    check:
      'You used a new conversation, so the AI isn’t defending its own text, and you answered each objection in your own words.',
  },
] as const

export const QUALITY_INTRO =
  'Go through this list before you use anything from an AI report. The first two checks catch the most serious mistakes.'

export const QUALITY_CHECKS = [
  {
    check: 'The source exists.',
    how: 'Open the DOI, or look up the title in the library catalog. Author, year, and journal must match.',
  },
  {
    check: 'The source supports the claim.',
    how: 'Find the passage. Real papers get cited for things they never claimed.',
  },
  { check: 'Quotations are exact.', how: 'Compare them word for word with the original.' },
  {
    check: 'Numbers kept their meaning.',
    how: 'Check the unit, the group, the period, and whether a change is in percent or percentage points.',
  },
  {
    check: 'It cites the original.',
    how: 'If the report cites a news story about a study, read and cite the study.',
  },
  {
    check: 'Nothing has been retracted.',
    how: 'Check the article’s page on the publisher’s site, or search the free Retraction Watch Database.',
  },
  {
    check: 'Nothing important is missing.',
    how: 'Compare with your own search in a subject database. A librarian can tell you which one.',
  },
  {
    check: 'It’s recent enough.',
    how: 'Note the newest source, and ask whether the field has moved on.',
  },
  {
    check: 'It’s repeatable.',
    how: 'Run the prompt again in a new conversation. Look closer at what changes, but don’t take what stays the same as proof.',
  },
  {
    check: 'Your steps are documented.',
    how: 'Keep a log: tool, version, date, prompts, what you used, and what you checked.',
  },
] as const

export const ETHICS = [
  {
    title: 'Keep confidential work confidential',
    text: 'A manuscript or proposal you’re reviewing isn’t yours to upload. The NIH, for example, doesn’t allow its peer reviewers to use generative AI to analyze applications or write critiques. Ask the editor or program officer before you use any tool.',
  },
  {
    title: 'Protect the people in your data',
    text: 'Whether participants’ data can go to an outside service depends on their consent and your IRB protocol. Removing names often isn’t enough to anonymize people. In the United States, FERPA protects the privacy of student education records, which can include graded work.',
  },
  {
    title: 'Disclose what you used',
    text: 'Journals that follow COPE or the ICMJE don’t accept an AI tool as an author, because it can’t take responsibility, and they expect you to disclose its use. Courses and funders have their own rules. Read them before you start.',
  },
  {
    title: 'Respect licenses',
    text: 'Being able to download an article doesn’t mean you’re allowed to upload it. Library database licenses may rule that out. Ask your library what they allow.',
  },
  {
    title: 'Notice who is missing',
    text: 'Work that’s in English, online, and often cited turns up first. Ask for work in other languages, from other regions, and by the people the question is about. Say in your text what you couldn’t access.',
  },
  {
    title: 'Stand behind every sentence',
    text: 'The author is responsible for the text. If you couldn’t defend a statement without the tool, it doesn’t belong in your work yet.',
  },
] as const

export const CITING_INTRO =
  'Note the tool, its version or model, the date, and your prompt as you work; they’re hard to find later. Your course’s, journal’s, or publisher’s rules come first. The three common styles differ in who counts as the author, and all three change, so check their websites before you submit.'

export const CITING_STYLES = [
  {
    style: 'APA',
    rule: 'The company is the author. For a shareable chat: company, date, chat title, “[Generative AI chat],” tool or model name, URL. For the tool in general: company, year, tool, “[Large language model],” URL. Describe how you used it in the text.',
  },
  {
    style: 'MLA',
    rule: 'No author. Start with a description of what was generated, usually the prompt; then the tool, its version, the company, the date, and the URL. Acknowledge uses such as editing or translating in a note or in the text.',
  },
  {
    style: 'Chicago',
    rule: 'A note or a mention in the text with the tool, the company, and the date, plus the prompt if it isn’t in the text. Include it in the bibliography only if readers can open the conversation through a public link.',
  },
] as const
