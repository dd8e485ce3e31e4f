// The commonest kinds of tasks, with what each needs. A kind is recognized by its examples in kind-examples.json.
import type { Kind, Need } from './kind.ts'
import type { KindName } from './kind-names.ts'

const need = (part: Need['part'], add: string, why: string, ...said: RegExp[]): Need => ({
  part,
  add,
  why,
  ...(said.length > 0 && { said }),
})

const LEVEL =
  /\b(?:[a-z]{2,5} ?\d{3,4}|ap [a-z]{3,}|intro\w*|(?:under)?grad\w*|\d(?:st|nd|rd|th)[- ](?:grade|year)|high school)\b/i
const EXAM = /\b(?:bar exam|lsat|mcat|gre|gmat|nclex|praxis|cpa|toefl|ielts)\b/i
const COURSE = need(
  'audience',
  'Course and level: {{course_and_level}}',
  'What’s hard for a first-year student is easy for a senior.',
  new RegExp(`${LEVEL.source}|${EXAM.source}`, 'i'),
)
const COVERS =
  /\b(?:ch(?:apters?|\.)?|units?|weeks?|lectures?|notes|readings?|vocab|terms|cover(?:s|ing)?) ?\d*\b/i
const REASONS = /\b(?:because|since|due to|saying|that (?:i|we|my|our)|so that|sick|flu)\b/i
const JOB = /\b(?:for|at|as) (?!(?:an? )?(?:job|internship|position|me|my)\b)\w{3,}/i
const GAPS = need(
  'requirements',
  'Use only the facts above. Where a detail is missing, leave a gap in [square brackets] instead of making one up.',
  'A gap in brackets is easy to spot, and a made-up name or date isn’t.',
)

/** What each kind needs. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  quiz: {
    needs: [
      COURSE,
      need(
        'context',
        'What was taught: {{chapters_or_topics}}',
        'Questions should test what was taught.',
        COVERS,
      ),
      need(
        'length',
        'Number of questions: {{number_of_questions}}',
        'This could be five questions or fifty.',
      ),
      need(
        'requirements',
        'Type of questions (multiple choice, short answer, or essay): {{type_of_questions}}',
        'Multiple choice and essays test different things.',
        /multiple[- ]choice|mcqs?\b|true[- ](?:or[- ])?false|short[- ]answer|essay|fill[- ]in|matching/i,
      ),
      need(
        'requirements',
        'Test understanding more than recall, order the questions from easy to hard, and give each one clear answer. Put the answers in a separate key at the end, with one sentence on why each is right.',
        'Quickly written questions tend to ask for definitions.',
      ),
    ],
  },
  flashcards: {
    needs: [
      COURSE,
      need(
        'context',
        'What the cards should cover: {{chapters_or_topics}}',
        'Cards help if they cover your course.',
        COVERS,
      ),
      need('length', 'Number of cards: {{number_of_cards}}', 'This could be ten cards or a hundred.'),
      need(
        'requirements',
        'Use a table with a question or term on the front and a short answer on the back, one idea per card. Ask why and how as well as what, and leave out trivia. Mark any card that I should check against my notes.',
        'One idea per card is easier to remember, and definitions alone don’t prepare you for harder questions.',
      ),
    ],
  },
  'study plan': {
    needs: [
      need(
        'context',
        'Topics it covers: {{topics}}\nWhat I find hardest: {{hardest_topics}}',
        'It’s best to focus on what’s on the exam and hard for you.',
        COVERS,
        /\b(?:struggl\w*|hard(?:est)?|confus\w*|weak|bad at|worst)\b/i,
      ),
      need(
        'length',
        'Exam date, and the hours I have until then: {{date_and_hours}}',
        'Two evenings call for a different plan than two weeks do.',
        /\b(?:tomorrow|tonight|today|next|in (?:\w+ )?(?:days?|weeks?|months?)|on \w{3,6}day|hours?)\b/i,
      ),
      need(
        'requirements',
        'Start with what to do first and why. Then give a table with day, time, topic, and what to do, such as practice questions rather than rereading. Leave some slack, and say what to drop first if I fall behind.',
        'You can start right away and see whether the plan works for you.',
      ),
    ],
  },
  explanation: {
    needs: [
      need(
        'audience',
        'What I already know about it: {{what_i_already_know}}',
        'An explanation helps if it starts from what you know.',
        /\b(?:to|for) (?:an?|my|our|the|\d|someone|people|students|kids|children)\b|\b(?:like|as if) i|beginner|eli5|dumb/i,
      ),
      need(
        'context',
        'What I need it for: {{exam_assignment_or_curiosity}}',
        'An exam asks for more than curiosity does.',
        /\b(?:exam|class|course|paper|test|lab|lecture|quiz)\b/i,
      ),
      need(
        'requirements',
        'Start with the main idea in one or two plain sentences. Then go through it step by step, and explain each technical term when it first comes up. Use one concrete example, and name the most common misunderstanding.',
        'A concrete case makes an abstract idea stick.',
      ),
      need(
        'requirements',
        'If experts disagree or you aren’t sure, say so.',
        'Explanations sound confident even when they’re wrong.',
      ),
    ],
  },
  'interview practice': {
    needs: [
      need(
        'context',
        'Job, program, or thesis: {{job_program_or_thesis}}\nMy relevant experience: {{my_experience}}',
        'The questions depend on the job and on what you’ve done.',
        JOB,
        /\b(?:i (?:have|worked|did|am)|experience)\b/i,
      ),
      need(
        'length',
        'Number of questions: {{number_of_questions}}',
        'A first call is shorter than a panel interview.',
      ),
      need(
        'requirements',
        'Act as the interviewer. Ask one question at a time, and wait for my answer. Then say what was strong, what was missing, and how to say it better. Don’t put achievements into my answers that I didn’t mention.',
        'Otherwise, the AI may list questions and answer them itself.',
      ),
    ],
  },
  summary: {
    needs: [
      need('length', 'Length: {{length}}', 'A summary can be one sentence or a whole page.'),
      need(
        'audience',
        'Who reads it and what for: {{readers_and_purpose}}',
        'What to keep depends on who reads the summary and what they need it for.',
        /\bfor (?!(?:me|us)\b)\w+/i,
      ),
      need(
        'requirements',
        'Start with the main point in one sentence. Then list the supporting points, the most important first. Use only what the text says, keep names and figures exact, and say so if something is unclear or contradicts itself.',
        'Summaries tend to add claims, round off figures, and smooth over gaps.',
      ),
    ],
  },
  proofreading: {
    needs: [
      need(
        'requirements',
        'Correct only mistakes, and leave my wording and tone as they are.',
        'Unless you set limits, the AI also rewrites sentences that were fine.',
      ),
      need(
        'requirements',
        'Return the corrected text first. Then list each change with the reason in a few words. If a sentence could mean two things, ask me instead of choosing one.',
        'A list lets you check each correction.',
      ),
    ],
  },
  revision: {
    needs: [
      need(
        'requirements',
        'What should get better: {{clearer_shorter_or_more_formal}}',
        '“Better” can mean clearer, shorter, or more formal, so say which.',
        /\b(?:more|less|\w{3,}er(?! (?:for|of)\b)|shorten|simplify|formal\w*|concise|plain|polite|professional|words|tone)\b/i,
      ),
      need(
        'audience',
        'What it’s for, and who reads it: {{purpose_and_readers}}',
        'What reads well on a blog is too casual for a committee.',
        /\b(?:for|to) (?:my|our|an?|the|all|new) \w+/i,
      ),
      need(
        'requirements',
        'Give the revised text first, complete and ready to use. Then list the main changes and why you made them. Keep my meaning, my facts, and my voice. If a sentence is unclear, ask me instead of guessing.',
        'A list of changes lets you check that your meaning is still there.',
      ),
    ],
  },
  translation: {
    needs: [
      need(
        'context',
        'Translate it into: {{language}}',
        'The AI needs to know the language.',
        /\b(?:in)?to [a-z]{4,}|\bin [A-Z]\w{3,}|\b\w+(?:ish|ese|ian|ench|man|abic|utch|reek)\b/,
      ),
      need(
        'audience',
        'Readers: {{readers}}',
        'How formal to be, down to the word for “you,” depends on the readers.',
      ),
      need(
        'requirements',
        'Keep names, numbers, dates, and formatting unchanged, match the tone of the original, and use the words that native speakers use. Below the translation, list phrases that have no exact equivalent and how you handled them.',
        'Names and numbers can easily change in translation, and you may not be able to spot it.',
      ),
    ],
  },
  email: {
    needs: [
      need(
        'context',
        'What exactly I want to say or ask for: {{message_or_request}}\nDates and details to mention: {{dates_and_details}}',
        'The AI doesn’t know the details, so it makes up reasons and dates.',
        REASONS,
        /\d|\b\w{3,6}day\b|tomorrow|today/i,
      ),
      need(
        'audience',
        'Recipient and how I know them: {{recipient}}',
        'The right tone for a professor is wrong for a friend, and vice versa.',
        /\b(?:to|e-?mail|ask|tell|thank|remind|invite) (?:my|our|the|all|an?|prof\w*|dr|mr|ms)\b/i,
      ),
      need(
        'requirements',
        'Keep it under 150 words, and suggest a subject line. Be polite and direct: get to the point in the first two sentences, say clearly what should happen next, and don’t over-apologize or flatter.',
        'Busy readers look for the request, and the AI tends to write long messages.',
      ),
      GAPS,
    ],
  },
  announcement: {
    needs: [
      need(
        'context',
        'What happens, when, and where: {{what_when_and_where}}\nWhat changes for readers, and who to contact: {{consequences_and_contact}}',
        'Without the facts, the AI has to make them up.',
        /\d|\b\w{3,6}day\b|tomorrow/i,
        /\b(?:contact|rsvp|register|sign up|visit|due to|because|must)\b|@/i,
      ),
      need(
        'audience',
        'Readers and what they should do: {{readers_and_action}}',
        'What comes first depends on it.',
      ),
      need(
        'length',
        'Where it appears and how long it can be: {{place_and_length}}',
        'A poster has room for 30 words and a page for 300.',
      ),
      need(
        'requirements',
        'Put what matters most to the readers in the first sentence, use plain words, and end with the one thing they should do and a contact.',
        'Most people read only the first lines.',
      ),
      GAPS,
    ],
  },
  'cover letter': {
    needs: [
      need(
        'context',
        'What I’m applying for: {{job_or_program}}\nPosting, or what they look for: {{posting}}\nExperience I want to show, with results: {{experience}}\nWhy this one: {{why}}',
        'Without your experience, your letter will sound like everyone else’s.',
        JOB,
        /\b(?:posting|looking for|requirements?|they (?:want|ask))\b/i,
        /\b(?:i (?:have|worked|led|did|study|studied|am)|i['’](?:m|ve)|experience|years? (?:of|as))\b/i,
        /\b(?:because|why|i want to)\b/i,
      ),
      need(
        'requirements',
        'Keep it to one page, show each strength with something I did, sound like a person and not like an advertisement, and avoid phrases that anyone could write.',
        'Readers have seen the usual phrases hundreds of times.',
      ),
      need(
        'requirements',
        'Use only what I tell you. If something important is missing, ask me before you write.',
        'You may be asked about any line in an interview.',
      ),
    ],
  },
  'personal statement': {
    needs: [
      need(
        'context',
        'Program or award, and the question to answer: {{program_and_question}}\nExperiences I want to show, with what they changed: {{experiences}}\nWhat I want to do afterward: {{goals}}',
        'Without your experiences, it will sound like everyone else’s.',
        /\b(?:question|prompt):/i,
        /\b(?:i (?:have|worked|led|did|grew|volunteered)|i['’]ve|when i)\b/i,
        /\b(?:because|i want to|my goal)\b/i,
      ),
      need('length', 'Word limit: {{limit}}', 'Most applications have a limit.'),
      need(
        'requirements',
        'First ask me up to five questions about these experiences. Then propose an outline that opens with one concrete scene, and draft it in my voice, without phrases that anyone could write. Use only what I tell you.',
        'Readers remember a scene, not a list of qualities.',
      ),
    ],
  },
  resume: {
    needs: [
      need(
        'context',
        'Job or program I’m applying for, with what it asks for: {{job_or_program}}\nEducation, experience, and skills to show: {{education_experience_and_skills}}',
        'What to stress depends on the posting, and on what you’ve done.',
        JOB,
        /\b(?:my (?:old |current )?(?:resume|cv)|i (?:worked|have|did)|below|attached)\b/i,
      ),
      need(
        'requirements',
        'Use the sections and the length that are usual for this kind of job or program, put what it asks for first, and give results where there are any. Say which three changes would help most, and list what you changed and why.',
        'A list lets you check each change.',
      ),
      need(
        'requirements',
        'Don’t invent skills, numbers, or dates. Ask me where a result is missing.',
        'You’ll be asked about every line.',
      ),
    ],
  },
  'recommendation letter': {
    needs: [
      need(
        'context',
        'Who it’s about and how I know them: {{person_and_how_i_know_them}}\nWork and qualities I’ve seen, with examples: {{examples}}\nHow strongly I recommend them: {{how_strongly}}',
        'A letter without examples reads like a form letter.',
        /\b(?:my (?:student|advisee|ta|intern|colleague|employee)|took my|worked (?:for|with|in))\b/i,
        /\b(?:because|for example|she (?:led|wrote|built)|he (?:led|wrote|built)|they (?:led|wrote|built))\b/i,
        /\b(?:strong(?:ly|est)?|highly|best|top|lukewarm|average)\b/i,
      ),
      need(
        'audience',
        'What they’re applying for: {{program_job_or_award}}',
        'A scholarship and a graduate program look for different things.',
        /\b(?:school|programs?|jobs?|internships?|scholarships?|awards?|fellowships?|phd|tenure|promotion)\b/i,
      ),
      need(
        'requirements',
        'Keep it to about one page. Say early how strongly I recommend them, and support each strength with one specific example.',
        'Praise without evidence counts for little.',
      ),
      GAPS,
    ],
  },
  essay: {
    needs: [
      need(
        'context',
        'Assignment, and what it’s graded on: {{assignment_and_criteria}}\nMy main point: {{main_point}}\nSources or experiences I want to use: {{sources_or_experiences}}',
        'Without your main point, the essay will sound like everyone else’s.',
        /\b(?:assignment|rubric|graded|prompt:)\b/i,
        /\b(?:argu(?:e|es|ing) that|my (?:main )?(?:point|thesis|claim)|because|whether)\b/i,
        /\b(?:sources?|based on|using|below|from my)\b/i,
      ),
      COURSE,
      need('length', 'Length: {{number_of_words}} words', 'This could be a paragraph or ten pages.'),
      need(
        'requirements',
        'Open with the main point. Give each paragraph one idea with evidence or a concrete example for it, and end with what follows from them. Don’t make up facts, quotes, or sources; write [source needed] where I have to add one.',
        'You’re responsible for every fact and source in a text with your name on it.',
      ),
    ],
  },
  'literature search': {
    needs: [
      need(
        'context',
        'My question or focus, and the scope, such as place, period, or approach: {{question_and_scope}}',
        'Without a question and a scope, you get a general overview.',
        /\b(?:whether|how|between|since (?:19|20)\d\d|research question|limited to)\b/i,
      ),
      need(
        'length',
        'Number, type, and years of sources: {{number_type_and_years}}',
        'Five recent articles and a full search are different jobs.',
      ),
      need(
        'audience',
        'Course or field, and level: {{field_and_level}}',
        'A first-year paper needs other sources than a dissertation.',
        LEVEL,
      ),
      need(
        'requirements',
        'Group the sources by theme or position, with a sentence on what each adds, and show where they disagree.',
        'A list of summaries isn’t a review.',
      ),
      need(
        'requirements',
        'Name only sources that you’re sure exist. If you aren’t, give me search terms and databases instead, and say where the evidence is weak.',
        'Sources that the AI makes up look just like real ones.',
      ),
    ],
  },
  'data analysis': {
    needs: [
      need(
        'context',
        'What I want to find out: {{question}}\nWhat each column or variable means, and how many cases there are: {{variables_and_number_of_cases}}',
        'The right analysis depends on the question and on what the numbers mean.',
        /\b(?:whether|how|relationship|effect|difference|compare|if) \w+/i,
        /\b(?:columns?|variables?|n ?=|\d+ (?:participants|responses|students|rows))\b/i,
      ),
      need(
        'audience',
        'Software I use, and what I know of statistics: {{software_and_level}}',
        'Steps in R don’t help in Excel.',
        /\b(?:excel|r|spss|stata|python|sas|jamovi|matlab)\b/i,
      ),
      need(
        'requirements',
        'First say which analysis fits and what it assumes, and check that. Then give the steps, and the result in plain words with its uncertainty. Keep what the data shows apart from what you conclude, and make up no numbers.',
        'A number without its assumptions is easy to misread.',
      ),
    ],
  },
  'lesson plan': {
    needs: [
      need(
        'audience',
        'Who takes part, their level, and how many: {{participants_level_and_number}}',
        'What to explain and what to assume depend on who takes part.',
        LEVEL,
      ),
      need(
        'context',
        'By the end, they can: {{learning_goals}}',
        'The right activities depend on what people should be able to do.',
      ),
      need(
        'length',
        'Time available: {{minutes}} minutes',
        'A plan for 50 minutes doesn’t work for a 90-minute class.',
      ),
      need(
        'requirements',
        'Give a timeline in a table: minutes, what I do, what they do, and materials. Include an opening that finds out what they already know, something to do at least every 15 minutes, and a short check at the end. Say what to cut if time runs short.',
        'A timeline shows whether the plan fits the time and isn’t all talk.',
      ),
    ],
  },
  rubric: {
    needs: [
      need(
        'context',
        'Assignment: {{assignment}}\nWhat students should show in it: {{what_students_should_show}}',
        'The criteria depend on the assignment and what it’s meant to teach.',
        /\bassignment:|\b(?:asks?|requires?)\b/i,
        /\b(?:because|goals?|objectives?|outcomes?|criteria|should)\b/i,
      ),
      need(
        'length',
        'Points and levels: {{points_and_levels}}',
        'Ten points or a hundred, three levels or five: say what you use.',
        /\b(?:points?|levels?|scale)\b|%/i,
      ),
      COURSE,
      need(
        'requirements',
        'Use a table with a row for each of four to six criteria, which mustn’t overlap, and a column for each level. In each cell, describe what a grader can see in the work, and avoid words such as “good” without saying what they mean.',
        'Two graders should come to the same score.',
      ),
    ],
  },
  syllabus: {
    needs: [
      need(
        'context',
        'Learning outcomes: {{learning_outcomes}}\nHow students are graded: {{assignments_and_weights}}',
        'Topics and grading depend on the outcomes.',
      ),
      need(
        'length',
        'Weeks and meetings per week: {{weeks_and_meetings}}',
        'The schedule needs the number of weeks.',
        /\b\d{1,2}[- ](?:weeks?|sessions?|meetings?)\b/i,
      ),
      need(
        'audience',
        'Course, level, and number of students: {{course_level_and_class_size}}',
        'Readings and pace depend on who takes the course.',
      ),
      need(
        'requirements',
        'Include a short description, the outcomes, a table of weeks with topic, reading, and what’s due, the grading, and the policies. Leave gaps in [square brackets] for dates, readings you aren’t sure exist, and required policies.',
        'Students look for the schedule and the grading first, and made-up readings look real.',
      ),
    ],
  },
  slides: {
    needs: [
      need(
        'context',
        'What people should remember or do: {{main_message}}\nContent to use: {{content}}',
        'What you can leave out depends on the message.',
        /\b(?:remember|convince|so that|goal)\b/i,
        /\b(?:from|based on|using|below|attached) /i,
      ),
      need(
        'audience',
        'Audience and occasion: {{audience_and_occasion}}',
        'A seminar and a board meeting need different slides.',
      ),
      need(
        'length',
        'Minutes, or number of slides: {{minutes_or_slides}}',
        'Ten minutes are about seven slides.',
      ),
      need(
        'requirements',
        'For each slide, give a title that states its point, at most four short bullets, an idea for the picture or chart, and what I say. Use only facts that I give, and mark where I have to add one.',
        'People can’t read a full slide and listen at the same time.',
      ),
    ],
  },
  code: {
    needs: [
      need(
        'context',
        'Language and version: {{language_and_version}}\nFiles or data it works on, with names and structure: {{files_or_data}}',
        'The right code depends on the language and on your files or data.',
        /\b(?:python|java\w*|typescript|c\+\+|c#|rust|ruby|php|bash|sql|matlab|arduino|html|swift|kotlin|r (?:script|code)|in r)(?!\w)/i,
        /\b(?:columns?|fields?|called|named)\b|\w_\w|\.(?:csv|txt|json|xlsx)\b/i,
      ),
      need(
        'examples',
        'Example of input and result: {{input_and_result}}',
        'One example says more than a paragraph about what you want.',
      ),
      need(
        'requirements',
        'Cope with empty and unexpected input, comment what isn’t obvious, and show how to run and test it. If it depends on something I left out, ask me first or say what you assumed.',
        'Code that works only for the example fails on your data.',
      ),
    ],
  },
  debugging: {
    material: 'code',
    needs: [
      need(
        'context',
        'Language or app, and version: {{language_and_version}}\nWhole error message or wrong result, and the data it happens with: {{error_and_data}}\nWhat should happen, and what I’ve tried: {{what_should_happen_and_what_i_tried}}',
        'The cause is usually in the error message, the input, or the last change.',
        /\b(?:python|java\w*|typescript|c\+\+|c#|rust|ruby|php|bash|sql|matlab|excel|html|r (?:script|code)|in r)(?!\w)/i,
        /\w{3,20}Error\b|\berror: ?\S|\btraceback\b|["“`]|\bline \d/i,
        /\b(?:expect\w*|instead of|should|tried)\b/i,
      ),
      need(
        'requirements',
        'Explain the cause, show the smallest change that fixes it, and say how I can check that it works. If you need to see more to find the cause, ask first instead of guessing.',
        'A confident wrong guess can cost you an afternoon.',
      ),
    ],
  },
  minutes: {
    material: 'notes',
    needs: [
      need(
        'context',
        'Meeting, date, and who attended: {{meeting_date_and_attendees}}',
        'Minutes have to say who met and when.',
      ),
      need(
        'requirements',
        'List the decisions first, with the exact wording of each motion and the vote. Then give the action items in a table with the task, the person, and the due date, and end with open questions.',
        'Readers look for what was decided and what they have to do.',
      ),
      need(
        'requirements',
        'Use only what the notes say. Where a name or a date is missing, leave a gap in [square brackets].',
        'Minutes are a record, so nothing in them can be a guess.',
      ),
    ],
  },
}
