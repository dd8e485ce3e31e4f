import type { Kinds, TextTest } from '../kind.ts'
import { COURSE } from './shared.ts'

/** Someone else is to understand something. */
const EXPLAINED_TO: TextTest = {
  test: (text) => EXPLAINS.test(text) && SOMEONE.test(text),
}
const EXPLAINS =
  /\b(?:expl\w{2,9}|describ\w{1,3}|teach\w{0,3}|tell|introduc\w{1,3}|present|analog\w{1,4}|metaphor|comparison|example|story|words|across|clear|understand|grasp)\b/i
const SOMEONE =
  /\b(?:to|for|students?|class|kids|children|freshm[ae]n|them|people|audience|teach\w{0,3}|my|our|parents|staff|faculty|beginners?|way|how)\b/i

/** What learning needs: flashcards, tests, explanations, homework, conversations, and interview practice. */
export const STUDY: Kinds = {
  flashcards: {
    task: 'Make a set that I can study from.',
    needs: {
      audience: COURSE,
      length: ['Number of cards: {{number_of_cards}}', 'This could be ten cards or a hundred.'],
      context: [
        'What the cards should cover: {{chapters_or_topics}}',
        'Cards only help if they cover what your course covers.',
        /\b(?:cover(?:s|ing)?|chapters?|lectures?|units?|weeks?|readings?|notes|terms?|words?|formulas?|from (?:my|this|the|these)|below|following)\b/i,
      ],
      format: [
        'Use a table with a question or term on the front and a short answer on the back, one idea per card.',
        'One idea per card is easier to remember and to import.',
        /\b(?:front|back|format|table|csv|anki)\b/i,
      ],
      criteria: [
        'Ask why and how as well as what, and leave out trivia.',
        'Definitions alone don’t prepare you for harder questions.',
      ],
      uncertainty: [
        'Mark any card that I should check against my notes.',
        'You’ll memorize any mistakes, too.',
      ],
    },
  },
  diagram: {
    task: 'Make it for me.',
    needs: {
      context: [
        'What it has to include: {{contents}}\nWhat it’s for: {{purpose}}',
        'Otherwise, the AI chooses the parts itself.',
        [
          /\b(?:includ(?:e|es|ing)|cover(?:s|ing)?|showing|between|from (?:my|this|the|these)|steps?|below|following)\b/i,
          /\b(?:exam|class|lecture|presentation|slides?|poster|paper|handout|to (?:study|show|explain|teach))\b/i,
        ],
      ],
      audience: [
        'Who uses it, and what they know: {{users_and_level}}',
        'Experts need fewer words than beginners.',
      ],
      format: [
        'Give me a title, then an indented list of the boxes and a list of the links with a word or two on each, so that I can draw it.',
        'A list of boxes and links is easy to check and to draw.',
        /\b(?:mermaid|ascii|list|table|format|svg|tikz|drawn)\b/i,
      ],
      uncertainty: [
        'Keep it to what matters most, and mark links that are disputed or that I should check.',
        'Too many boxes make a diagram hard to read.',
      ],
    },
  },
  test: {
    task: 'Write it, with an answer key.',
    needs: {
      audience: COURSE,
      length: ['Number of questions: {{number_of_questions}}', 'This could be five questions or fifty.'],
      format: [
        'Type of questions (multiple choice, short answer, or essay): {{type_of_questions}}',
        'Multiple choice and essays test different things.',
        /\b(?:multiple[- ]choice|mcqs?|true[- ](?:or[- ])?false|short[- ]answer|essay|open(?:-ended)?|options|fill[- ]in|matching|exit ticket|format)\b/i,
      ],
      criteria: [
        'Test understanding more than recall, order the questions from easy to hard, and give each one clear answer. Put the answers in a separate key at the end, with one sentence on why each is right.',
        'Quickly written questions tend to ask for definitions.',
      ],
      context: [
        'What was taught: {{chapters_or_topics}}',
        'Questions should test what was taught, and the AI doesn’t know what that was.',
        /\b(?:base[ds]? .{0,20}\bon|chapters? \d|lectures?|units? \d|weeks? \d|readings?|notes|text|passage|article|cover(?:s|ing)?|from (?:my|this|the|these)|below|following)\b/i,
      ],
    },
  },
  studying: {
    helps: true,
    needs: {
      audience: COURSE,
      context: [
        'Topics it covers: {{topics}}\nWhat I find hardest: {{hardest_topics}}',
        'It’s best to focus on what’s on the exam and hard for you.',
        [
          /\b(?:chapters?|units?|weeks?|topics?|cover(?:s|ing)?|from (?:my|this|the|these)|(?:turn|convert) (?:my|these|this)|on (?!\w{3,6}day)\w)|[,:] \w/i,
          /\b(?:struggl\w{1,4}|hard(?:est)?|confus\w{1,4}|weak|bad at)\b/i,
        ],
      ],
      length: [
        'Exam date and hours I have until then: {{date_and_hours}}',
        'Two evenings call for a different plan than two weeks do.',
        /\b(?:tomorrow|tonight|today|next|in (?:\w{1,10} )?(?:days?|weeks?|hours?)|on \w{3,9}day|pages?|short|\d)/i,
      ],
      format: [
        'For each topic, give the key ideas in plain words, one worked example, and two practice questions. Put the answers at the end.',
        'Practice shows you what you don’t know yet.',
      ],
      uncertainty: [
        'If my course may define something differently, say so, so that I can check my notes.',
        'Courses differ in their terms and methods.',
      ],
    },
  },
  'interview practice': {
    task: 'Help me practice for an interview.',
    needs: {
      context: [
        'Job, program, or thesis: {{job_program_or_thesis}}\nMy relevant experience, or what I did in it: {{my_experience}}',
        'The questions depend on the job and on what you’ve done.',
        /\b(?:position|role(?![- ]?play)|program|internship|at [A-Z]|as an?|job (?:at|as))\b/,
      ],
      format: [
        'Act as the interviewer. Ask one question at a time, and wait for my answer. Then say what was strong, what was missing, and how to say it better.',
        'Otherwise, the AI may list questions and answer them itself.',
        /\bat a time\b|\bwait\b|\blist\b|\btable\b/i,
      ],
      length: [
        'Number of questions: {{number_of_questions}}',
        'A first call is shorter than a panel interview.',
      ],
      uncertainty: [
        'Don’t put achievements into my answers that I didn’t mention.',
        'You’ll be asked about them.',
      ],
    },
  },
  conversation: {
    task: 'Practice this with me.',
    needs: {
      audience: [
        'My level or role: {{level_or_role}}',
        'You learn most from questions that are hard but within reach.',
      ],
      context: [
        'What to cover: {{topics}}',
        'Otherwise, the questions drift to topics you don’t need.',
        /\b(?:on|about|cover(?:s|ing)?|chapters?|units?|for (?:my|an?|the))\b/i,
      ],
      format: [
        'Say or ask one thing at a time, and wait for my answer. Then say what was good, what was missing, and why.',
        'Otherwise, the AI may ask everything at once and then answer its own questions.',
        /\bat a time\b|\bone by one\b|\bwait\b|\bturns?\b/i,
      ],
      length: [
        'Number of questions, or minutes: {{questions_or_minutes}}',
        'Otherwise, the session goes on and on.',
      ],
      criteria: [
        'Start easy, get harder as I improve, and give me a hint before you give me the answer. At the end, tell me what to review.',
        'A hint makes you think; an answer doesn’t.',
      ],
    },
  },
  homework: {
    helps: true,
    needs: {
      material: ['problem', 'The AI can’t solve a problem it hasn’t seen.'],
      context: [
        'Course: {{course}}\nWhat I’ve tried so far: {{what_i_tried}}',
        'The solution should use a method from your course.',
      ],
      format: [
        'Start with a hint for the first step. Then go on step by step with the idea behind each one, so that I can do the next problem myself.',
        'You don’t learn much from the result alone.',
      ],
      uncertainty: [
        'Check the result at the end, and say so if something in the problem is unclear.',
        'An early mistake spoils the rest.',
      ],
    },
  },
  explaining: {
    task: 'Write an explanation.',
    sign: EXPLAINED_TO,
    needs: {
      audience: ['Who they are: {{audience}}', 'The right words depend on who’s listening.'],
      length: ['Minutes or words: {{minutes_or_words}}', 'This could be two minutes or half an hour.'],
      context: [
        'What they already know, and where they get stuck: {{what_they_know_and_where_they_get_stuck}}',
        'An explanation works if it starts from what people know.',
        /\b(?:already|know|never|struggl\w{1,4}|confus\w{1,4}|new to|no background|because)\b/i,
      ],
      format: [
        'Write it the way I would say it aloud: start with a situation they know, give the idea in one plain sentence, then build it up in three or four steps.',
        'New ideas are easier to follow when they start from familiar ones.',
      ],
      examples: [
        'Use an example from their world, name the most common misunderstanding, and say where a comparison stops working.',
        'A comparison misleads if you don’t say where it stops working.',
      ],
      criteria: [
        'End with a question that shows whether they understood.',
        'People often nod even when they don’t understand.',
      ],
    },
  },
  learning: {
    task: 'Explain the topic to me.',
    broad: true,
    needs: {
      audience: [
        'What I already know about it: {{what_i_already_know}}',
        'The right depth depends on what you already know.',
      ],
      length: ['Length: {{length}}', 'This could take two sentences or a whole lecture.'],
      context: [
        'What I need it for: {{exam_assignment_or_curiosity}}',
        'An exam calls for different details than curiosity does.',
      ],
      format: [
        'Start with the main idea in one or two plain sentences. Then go through it step by step, and explain each technical term when it first comes up.',
        'Going from simple to hard is easier to follow.',
      ],
      examples: [
        'Use one concrete example, and name the most common misunderstanding.',
        'A concrete case makes an abstract idea stick.',
      ],
      uncertainty: [
        'If experts disagree or you aren’t sure, say so.',
        'Explanations sound confident even when they’re wrong.',
      ],
    },
  },
}
