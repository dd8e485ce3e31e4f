// The templates in the guides.
import { type BuilderForm, EMPTY_BUILDER_FORM } from '@prompt-library/domain/builder/builder-form'

export interface PromptTemplate {
  id: string
  title: string
  audience: string
  note: string
  form: BuilderForm
}

const form = (filled: Partial<BuilderForm>): BuilderForm => ({ ...EMPTY_BUILDER_FORM, ...filled })

export const WRITING_TEMPLATES: readonly PromptTemplate[] = [
  {
    id: 'syllabus-ai-policy',
    title: 'A syllabus section on the use of AI',
    audience: 'Instructors',
    note: 'What’s allowed for each assignment. Open decisions come back as questions.',
    form: form({
      goal: 'writing',
      role: 'teacher',
      task: 'Draft the section on generative AI for the syllabus of {{course}}. For each kind of assignment, say what’s allowed, what needs my permission, and what isn’t allowed, and show students how to disclose what they used.',
      context:
        'The course has {{number}} students at {{level}}. Its main assignments are: {{assignments}}. My position on AI in this course: {{position}}. The institutional policy I have to follow: {{paste_policy}}.',
      audience:
        'Students who read the syllabus once, in the first week. Some use AI tools every day; others have never tried one.',
      format: 'list',
      tone: 'conversational',
      length: 'specific',
      lengthSpecific: 'at most 300 words, plus the closing list',
      examples:
        'Reading notes: quizzing yourself with an AI tool is allowed → no disclosure needed.\nTerm paper: AI help with grammar is allowed → one sentence in the acknowledgments that names the tool.',
      constraints:
        'Use only the rules I gave you. Give the reason for each rule in a few words. No threats or legal language. Close with a list of what I still need to decide.',
      qualityMeasures:
        'For every assignment, a student can tell whether AI can be used to get ideas, draft, correct language, and write code.',
    }),
  },
  {
    id: 'source-comparison',
    title: 'A table comparing sources for a literature review',
    audience: 'Researchers and graduate students',
    note: 'Works only from abstracts you paste, so every source is real.',
    form: form({
      goal: 'research',
      role: 'researcher',
      task: 'Compare the sources below in a table with one row per source: question, design, sample or material, main finding, limitation, and relevance to my research question. Then say in one paragraph where they agree, where they contradict each other, and what none of them covers.',
      context:
        'My research question: {{question}}. My field is {{discipline}}, and I’m at this stage of the review: {{stage}}. The sources, each with author and year: {{paste_abstracts}}.',
      audience: 'Me and my advisor, who know the field and have read about half of these sources.',
      format: 'table',
      length: 'specific',
      lengthSpecific: 'one row per source and one paragraph of about 150 words',
      constraints:
        'Work only from the text I pasted. Write “not stated” if it doesn’t say. Don’t add sources. Separate what the authors found from what you conclude.',
      qualityMeasures: 'I can trace every cell to a sentence in the pasted text.',
    }),
  },
  {
    id: 'specific-aims',
    title: 'A reviewer’s feedback on a specific aims page',
    audience: 'Principal investigators',
    note: 'Only for your own draft. Applications you review are confidential.',
    form: form({
      goal: 'writing',
      role: 'grant_reviewer',
      task: 'Read the draft of my specific aims page as a reviewer who has twelve applications to read this week. Tell me its main strength, its main weakness, and your first question. Then list the five changes that would help it most, starting with the most important.',
      context:
        'Funder and program: {{funder_and_program}}. The program’s review criteria: {{paste_criteria}}. My preliminary data: {{data}}. The draft: {{paste_draft}}.',
      audience: 'A review panel from {{field}} where one or two people know my exact subject.',
      format: 'list',
      tone: 'professional',
      length: 'moderate',
      constraints:
        'Quote the sentence you’re commenting on. Judge only by the criteria I pasted. Don’t rewrite the page, and don’t supply data or references.',
      qualityMeasures:
        'Each comment names a sentence, the problem a reviewer would have with it, and one way to fix it.',
      chainOfThought: true,
    }),
  },
  {
    id: 'lab-report',
    title: 'Feedback on a lab report before you submit it',
    audience: 'Students',
    note: 'You do the writing. First make sure your course allows AI feedback.',
    form: form({
      goal: 'learning',
      role: 'teacher',
      task: 'Give me feedback on the draft of my lab report below. Go section by section: say what works, then ask me up to two questions that point me to its weakest spot.',
      context:
        'Course and experiment: {{course_and_experiment}}. The instructions or rubric: {{paste_rubric}}. What I find hardest about it: {{difficulty}}. My draft: {{paste_draft}}.',
      audience: 'A student writing this kind of report for the {{first_or_second}} time.',
      format: 'outline',
      tone: 'conversational',
      length: 'moderate',
      constraints:
        'Don’t rewrite any sentences, and don’t give me results or calculations. If a number looks wrong, tell me where to check it. Say when a comment is based on a convention that may differ in my course.',
      qualityMeasures: 'I know what to work on first, and the improved text will be my own.',
    }),
  },
  {
    id: 'difficult-email',
    title: 'A reply to a difficult office email',
    audience: 'Staff',
    note: 'Replace names with roles (“the applicant”) before you paste the message.',
    form: form({
      goal: 'writing',
      role: 'writer',
      task: 'Draft a reply to the email below. The message to get across: {{decision_or_answer}}. What I can offer instead: {{alternative}}.',
      context:
        'I’m writing for {{office}}. What happened before: {{history}}. The rule or deadline behind our decision: {{policy}}. The email: {{paste_email}}.',
      audience: 'The sender: {{role_of_sender}}, who is probably {{mood}}.',
      format: 'paragraph',
      tone: 'professional',
      length: 'specific',
      lengthSpecific: 'at most 150 words, with a subject line',
      constraints:
        'Give the answer in the first two sentences. Name the rule without quoting it at length. Don’t promise anything I haven’t offered. Put [square brackets] where I need to add a date, name, or link.',
      qualityMeasures: 'After one reading, the reader knows the answer, the reason, and the next step.',
    }),
  },
  {
    id: 'practice-questions',
    title: 'Practice questions from your own notes',
    audience: 'Students',
    note: 'Your notes are the source, so correct them first.',
    form: form({
      goal: 'learning',
      role: 'teacher',
      task: 'Quiz me on the notes below. Ask one question at a time and wait for my answer. Then tell me what was right and what was missing, and choose the next question based on what I found hard.',
      context:
        'I’m preparing for {{exam}} on {{date}}. The exam has this kind of question: {{kind_of_questions}}. My notes: {{paste_notes}}.',
      audience: 'A student in {{course}} who has read the notes twice and feels sure about {{topic}}.',
      length: 'specific',
      lengthSpecific: 'one question at a time, ten in total',
      examples:
        'What would happen to the demand for bus rides if the price of gasoline rose, and which term describes it? → Good: it asks me to use an idea. Not: “Define substitute goods.”',
      constraints:
        'Ask only about what’s in the notes. If my notes look wrong, say so and tell me what to look up. Don’t show the answer until I’ve tried twice.',
      qualityMeasures: 'At the end, I have a list of three things to study next.',
    }),
  },
]

export const DEEP_TEMPLATE: PromptTemplate = {
  id: 'deep-report',
  title: 'A research report using the DEEP framework',
  audience: 'For tools that search',
  note: 'All four letters in one prompt. For an important question, work in stages instead.',
  form: form({
    goal: 'research',
    role: 'researcher',
    task: 'Find out what’s known about this question: {{question}}. Start by restating it with its scope, and ask me before you search if a term is ambiguous.',
    context:
      'I need the answer for {{decision_or_project}}. In scope: {{population}}, {{place}}, {{years}}, sources in {{languages}}. Out of scope: {{exclusions}}. I already know these works: {{known_works}}.',
    audience: 'A reader who knows {{field}}, will check the sources, and has to act on the result.',
    format: 'report',
    tone: 'formal',
    length: 'specific',
    lengthSpecific: 'about 1,200 words and one table',
    constraints:
      'Evidence: Use {{kinds_of_sources}}. For every claim, give the author, year, title, and DOI or URL, plus the sentence that supports it. Say when you read only the abstract. Never list a source you didn’t open.\nEvaluation: Note the design, sample, and main limitation of each study. Look for the strongest evidence against the main finding.\nPresentation: The answer in five sentences with your confidence (high, moderate, or low) and the reason; a table with one row per source; where the sources disagree; what you searched for and didn’t find.',
    qualityMeasures:
      'Every claim has a source I can open, findings from several studies are separate from findings from one, and gaps are named.',
  }),
}
