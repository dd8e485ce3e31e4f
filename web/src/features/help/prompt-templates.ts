import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'

export interface PromptTemplate {
  id: string
  title: string
  /** For whom it is. */
  who: string
  /** What one gets, and what to watch. */
  note: string
  form: BuilderForm
}

const form = (filled: Partial<BuilderForm>): BuilderForm => ({ ...EMPTY_BUILDER_FORM, ...filled })

export const WRITING_TEMPLATES: readonly PromptTemplate[] = [
  {
    id: 'syllabus-ai-policy',
    title: 'A syllabus section on the use of AI',
    who: 'Instructors',
    note: 'Students see for each assignment what is allowed. What you have not decided yet comes back to you as a question.',
    form: form({
      goal: 'writing',
      role: 'teacher',
      task: 'Draft the section on generative AI for the syllabus of {{course}}. For each kind of assignment, say what is allowed, what needs my permission and what is not allowed, and show students how to disclose what they used.',
      context:
        'The course has {{number}} students at {{level}}. Its main assignments are: {{assignments}}. My position on AI in this course: {{position}}. The policy of our institution that I have to follow: {{paste_policy}}.',
      audience:
        'Students who read the syllabus once, in the first week. Some use AI tools every day, some have never tried one.',
      format: 'list',
      tone: 'conversational',
      length: 'specific',
      lengthSpecific: 'at most 300 words, plus the closing list',
      examples:
        'Reading notes: quizzing yourself with an AI tool is allowed → no disclosure needed.\nTerm paper: AI help with grammar is allowed → one sentence in the acknowledgments that names the tool.',
      constraints:
        'Use only rules that I gave you. Give the reason for each rule in a few words. No threats and no legal language. Close with a list of what I still have to decide.',
      qualityMeasures:
        'A student can tell, for every assignment, whether AI may be used to get ideas, to draft, to correct language and to write code.',
    }),
  },
  {
    id: 'source-comparison',
    title: 'A table that compares sources for a literature review',
    who: 'Researchers and graduate students',
    note: 'It works from abstracts or excerpts that you paste, so that nothing is cited that you have not found yourself.',
    form: form({
      goal: 'research',
      role: 'researcher',
      task: 'Compare the sources below in a table with one row for each source: question, design, sample or material, main finding, limitation, and how it bears on my research question. Then say in one paragraph where they agree, where they contradict each other and what none of them covers.',
      context:
        'My research question: {{question}}. I am in {{discipline}} and at this stage of the review: {{stage}}. The sources, each with author and year: {{paste_abstracts}}.',
      audience: 'Me and my advisor, who know the field and have read about half of these sources.',
      format: 'table',
      length: 'specific',
      lengthSpecific: 'one row for each source, and one paragraph of about 150 words',
      constraints:
        'Work only from the text I pasted. Write “not stated” where it does not say. Do not add sources. Keep what the authors found apart from what you conclude.',
      qualityMeasures: 'I can trace every cell to a sentence in the pasted text.',
    }),
  },
  {
    id: 'specific-aims',
    title: 'A reviewer’s reading of a specific aims page',
    who: 'Principal investigators',
    note: 'Use it on your own draft only. An application that you were sent to review is confidential.',
    form: form({
      goal: 'writing',
      role: 'grant_reviewer',
      task: 'Read the draft of my specific aims page as a reviewer who has twelve applications to read this week. Tell me what you would write down as its main strength, its main weakness and your first question. Then list the five changes that would help it most, the most important first.',
      context:
        'Funder and program: {{funder_and_program}}. Review criteria of the program: {{paste_criteria}}. Preliminary data that I have: {{data}}. The draft: {{paste_draft}}.',
      audience: 'A review panel from {{field}}, in which one or two people know my exact subject.',
      format: 'list',
      tone: 'professional',
      length: 'moderate',
      constraints:
        'Quote the sentence that you comment on. Judge by the criteria I pasted and by no others. Do not rewrite the page, and do not supply data or references.',
      qualityMeasures:
        'Each comment names a sentence, the problem a reviewer would have with it and one way to solve it.',
      chainOfThought: true,
    }),
  },
  {
    id: 'lab-report',
    title: 'Feedback on a lab report before you hand it in',
    who: 'Students',
    note: 'You get questions and comments, and do the writing yourself. First make sure that your course allows AI feedback.',
    form: form({
      goal: 'learning',
      role: 'teacher',
      task: 'Give me feedback on the draft of my lab report below. Take the sections in order: say what works, then ask me up to two questions for each section that lead me to its weakest point.',
      context:
        'Course and experiment: {{course_and_experiment}}. The instructions or rubric: {{paste_rubric}}. What I find hardest about it: {{difficulty}}. My draft: {{paste_draft}}.',
      audience: 'A student who is writing a report of this kind for the {{first_or_second}} time.',
      format: 'outline',
      tone: 'conversational',
      length: 'moderate',
      constraints:
        'Do not rewrite any sentence and do not give me results or calculations. If a number looks wrong, tell me where to check it. Say when a comment rests on a convention that may differ in my course.',
      qualityMeasures: 'I know what to work on first, and the improved text will be my own.',
    }),
  },
  {
    id: 'difficult-email',
    title: 'A reply to a difficult office email',
    who: 'Staff',
    note: 'Write roles in place of names (“the applicant”, “my director”) before you paste the message.',
    form: form({
      goal: 'writing',
      role: 'writer',
      task: 'Draft a reply to the email below. What has to come across: {{decision_or_answer}}. What I can offer instead: {{alternative}}.',
      context:
        'I write for {{office}}. What happened before: {{history}}. The rule or deadline behind our decision: {{policy}}. The email: {{paste_email}}.',
      audience: 'The person who wrote it: {{role_of_sender}}, who is likely to be {{mood}}.',
      format: 'paragraph',
      tone: 'professional',
      length: 'specific',
      lengthSpecific: 'at most 150 words, with a subject line',
      constraints:
        'The answer comes in the first two sentences. Name the rule without quoting it at length. Promise nothing that I have not offered. Put [square brackets] where a date, a name or a link has to be added.',
      qualityMeasures: 'The reader knows the answer, the reason and the next step after one reading.',
    }),
  },
  {
    id: 'practice-questions',
    title: 'Practice questions from your own notes',
    who: 'Students',
    note: 'Recalling an answer teaches more than rereading it. Your notes are the source, so correct them first.',
    form: form({
      goal: 'learning',
      role: 'teacher',
      task: 'Quiz me on the notes below. Ask one question at a time and wait for my answer. Then tell me what was right and what was missing, and choose the next question by what I found hard.',
      context:
        'I am preparing for {{exam}} on {{date}}. The exam has questions of this kind: {{kind_of_questions}}. My notes: {{paste_notes}}.',
      audience: 'A student in {{course}} who has read the notes twice and feels sure about {{topic}}.',
      length: 'specific',
      lengthSpecific: 'one question at a time, ten questions in all',
      examples:
        'What would happen to the demand for bus rides if the price of gasoline rose, and which term describes it? → A question on using an idea, as wanted. Not: “Define substitute goods.”',
      constraints:
        'Ask only about what is in the notes. If my notes look wrong, say so and tell me what to look up. Do not show the answer before I have tried twice.',
      qualityMeasures: 'At the end I have a list of the three things to study next.',
    }),
  },
]

export const DEEP_TEMPLATE: PromptTemplate = {
  id: 'deep-report',
  title: 'A research report by the DEEP framework',
  who: 'For tools that search',
  note: 'All four letters in one prompt. For a question that matters, work in stages instead, as shown below.',
  form: form({
    goal: 'research',
    role: 'researcher',
    task: 'Find out what is known about this question: {{question}}. Begin by restating it with its scope, and ask me before you search if a term can be read in more than one way.',
    context:
      'The answer is needed for {{decision_or_project}}. In scope: {{population}}, {{place}}, {{years}}, sources in {{languages}}. Out of scope: {{exclusions}}. I know these works already: {{known_works}}.',
    audience: 'A reader who knows {{field}}, will check the sources and has to act on the result.',
    format: 'report',
    tone: 'formal',
    length: 'specific',
    lengthSpecific: 'about 1,200 words and one table',
    constraints:
      'Evidence: use {{kinds_of_sources}}. Give author, year, title and DOI or address for every claim, with the sentence that supports it. Mark what you read only as an abstract. Never list a source that you did not open.\nEvaluation: note design, sample and main limitation of each study. Look for the strongest evidence against the main finding.\nPresentation: the answer in five sentences with your confidence (high, moderate or low) and the reason; a table with one row for each source; where the sources disagree; what you searched for and did not find.',
    qualityMeasures:
      'Every claim leads to a source that I can open, findings of several studies are kept apart from those of one, and gaps are named.',
  }),
}
