import type { Kinds } from '../kind.ts'
import { CITATION_STYLE, CITING, COURSE, WORDS } from './shared.ts'

/** What a student's own work needs: assignments, practice, study plans and outlines, citing, posts, and reflections. */
export const COURSEWORK: Kinds = {
  'own assignment': {
    helps: true,
    needs: {
      task: [
        'What I want help with: {{what_i_want_help_with}}',
        'Without a task, the AI has to guess whether you want an explanation, a draft, or feedback.',
        /\?|\b(?:write|do|make|draft|finish|start\w{0,3}|check|explain|structure|outline|find|solve|analy[sz]e|answer|plan|understand|improve|how|what|why|which|ideas?|stuck|feedback)\b/i,
      ],
      context: [
        'The assignment, word for word, or my topic: {{assignment_or_topic}}\nMy notes, data, case, or draft so far: {{what_i_have}}',
        'The AI doesn’t know your assignment or what you have so far.',
        /\b(?:the assignment (?:is|asks|says)|we (?:have|had) to|i (?:have|had|need) to|stuck|below|following|so far|already)\b/i,
      ],
      audience: COURSE,
      format: [
        'First say in your own words what the assignment asks for and which parts it needs. Then go through the parts one by one: what belongs in each, what I have, and what’s still missing.',
        'You’ll see what’s missing before you write.',
      ],
      criteria: [
        'Give me hints and short examples instead of writing it for me.',
        'The work has to be your own, and you learn by doing it.',
      ],
      uncertainty: [
        'Use only the facts and results that I give, and ask me where something is missing.',
        'Made-up data or cases look just like real ones.',
      ],
    },
  },
  practice: {
    task: 'Write them, with worked solutions.',
    needs: {
      audience: COURSE,
      length: [
        'Number and difficulty: {{number_and_difficulty}}',
        'This could be five easy ones or twenty hard ones.',
      ],
      context: [
        'Kinds of problems, or what I get wrong: {{problem_types_or_mistakes}}',
        'Practice helps most where you still make mistakes.',
        /\b(?:chapters?|units?|lectures?|weeks?|from (?:my|this|the|these)|struggl\w{1,4}|cover(?:s|ing)?|below|following)\b/i,
      ],
      format: [
        'Number the problems from easy to hard, and put the solutions after all of them, step by step.',
        'It’s hard to try a problem with the answer right below it.',
        /\b(?:solutions?|answers?|answer key|format)\b/i,
      ],
      criteria: [
        'Give everything needed to solve each one, with realistic figures and units, and vary what the problems ask for.',
        'Problems that differ only in their numbers all teach the same method.',
      ],
      uncertainty: [
        'Work through each one and check the result before you give it.',
        'Solutions written quickly often have mistakes.',
      ],
    },
  },
  'study plan': {
    helps: true,
    needs: {
      context: [
        'Courses and exams, with dates: {{courses_and_exam_dates}}\nHours I have on each day: {{hours_per_day}}',
        'A plan that ignores your dates and hours falls apart on the first day.',
        /\b(?:on (?:mon|tues|wednes|thurs|fri|satur|sun)day|hours? (?:a|per|each|every)|january|february|march|april|june|july|august|september|october|november|december)\b/i,
      ],
      criteria: [
        'What I know well, and what’s hard for me: {{strong_and_weak_topics}}',
        'Your time is best spent on topics that are hard and count for a lot.',
        /\b(?:struggl\w{1,4}|hard(?:est)?|weak\w{0,4}|difficult|counts?|worst)\b/i,
      ],
      format: [
        'Start with what to do first and why. Then give a table with day, time, topic, and what to do, such as practice questions rather than rereading. Include breaks and a review before each exam.',
        'You can start right away and see whether the plan works for you.',
      ],
      uncertainty: [
        'Leave some slack, and say what to drop first if I fall behind. Ask me if you need to know more.',
        'Weeks rarely go as planned.',
      ],
    },
  },
  'study outline': {
    task: 'Make it something I can study from.',
    needs: {
      context: [
        'Topics, cases, or chapters from the syllabus: {{topics_or_cases}}',
        'An outline only helps if it covers what your course covers.',
        /\b(?:chapters?|units?|weeks?|cases|cover(?:s|ing)?|from (?:my|this|the|these)|below|following)\b/i,
      ],
      audience: [
        'Course, and type of exam: {{course_and_exam}}',
        'An open-book exam needs a different outline than a closed-book one.',
      ],
      length: ['Number of pages: {{number_of_pages}}', 'This could be two pages or forty.'],
      format: [
        'Use numbered headings for the topics in the order of the course. Under each, give the rule or main idea in one sentence, its parts, exceptions, and a case or example.',
        'In an exam, you look for the rule first.',
      ],
      uncertainty: [
        'Name only cases and sources that you’re sure exist, and mark what I should check against my notes.',
        'You’ll memorize any mistakes, too.',
      ],
    },
  },
  'how to cite': {
    sign: CITING,
    helps: true,
    needs: {
      format: [
        'Citation style: {{citation_style}}',
        'APA, MLA, and Chicago format the same source differently.',
        CITATION_STYLE,
      ],
      context: [
        'Details of my source, such as people, title, date, and link: {{source_details}}',
        'With the details, you’ll get a finished entry.',
      ],
      criteria: [
        'First answer in general: which parts belong in the entry, in which order. Then give the entry for my source and the matching in-text citation.',
        'Once you know the pattern, you can do the next one yourself.',
      ],
      uncertainty: [
        'Where a detail is missing, write [missing] instead of making it up, and say what the style does without it.',
        'Made-up details look just like real ones.',
        /\bmissing\b/i,
      ],
    },
  },
  reflection: {
    helps: true,
    needs: {
      context: [
        'What happened, in a few sentences and without names: {{what_happened}}\nWhat I thought, felt, and did: {{thoughts_feelings_and_actions}}\nWhat I’d do differently: {{what_i_learned}}',
        'It’s about your own experience, so the AI would have to make it up.',
        [
          /\b(?:when|where) (?:i|we|a|the)\b|\bhappened\b/i,
          /\bi (?:felt|thought|was (?:nervous|surprised|proud|afraid|unsure))\b/i,
        ],
      ],
      audience: [
        'Course, and the questions or model (such as Gibbs) to follow: {{course_and_model}}',
        'If the course uses a model, you’re graded on its steps.',
        /\b(?:gibbs|kolb|schön|driscoll|rolfe|model|for (?:my|our) [\w-]{1,15} (?:class|course|module|seminar))\b/i,
      ],
      length: WORDS,
      format: [
        'First ask me about the parts that are thin. Then put my answers in order: what happened, why it mattered, what I make of it, and what I’ll do next.',
        'The questions help you find something to reflect on.',
      ],
      uncertainty: [
        'Keep my words and my voice, don’t invent feelings or events, and leave out what could identify others.',
        'Made-up experiences are easy to spot.',
      ],
    },
  },
  'discussion post': {
    helps: true,
    needs: {
      context: [
        'The question, or the post I’m replying to, word for word: {{question_or_post}}\nThe reading, and what I think: {{reading_and_my_view}}\nAn example of my own: {{my_example}}',
        'A post is about what you think, and the AI doesn’t know that.',
        [
          /\?|["“]|\b(?:the (?:question|prompt) (?:is|asks|was))\b/i,
          /\b(?:i (?:think|believe|agree|disagree|found|argue)|because|my (?:view|point|opinion))\b/i,
        ],
      ],
      audience: [
        'Course, and rules such as citations or replies: {{course_and_rules}}',
        'Posts are graded by your course’s rules.',
        /\b(?:apa|mla|cit\w{2,6}|for (?:my|our) [\w-]{1,15} (?:class|course|seminar)|in [A-Z]{2,5} ?\d{3})\b/,
      ],
      length: WORDS,
      format: [
        'Start with my position in one sentence, or with the point of the post that I’m responding to. Tie it to a passage in the reading, give my example, and end with a question that a classmate can answer.',
        'Posts that ask a question get replies.',
      ],
      uncertainty: [
        'Use my ideas and my way of writing, don’t make up quotes or pages, and ask me if my view isn’t clear.',
        'Classmates and teachers notice a voice that isn’t yours.',
      ],
    },
  },
}
