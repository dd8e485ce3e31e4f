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
        'The AI knows neither your assignment nor what you have so far.',
        /\b(?:the assignment (?:is|asks|says)|we (?:have|had) to|i (?:have|had|need) to|stuck|below|following|so far|already)\b/i,
      ],
      audience: COURSE,
      format: [
        'First say in your own words what the assignment asks for and which parts it needs. Then go through the parts one by one: what belongs in each, what I have, and what’s still missing.',
        'You see what’s missing before you write.',
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
        'Five easy ones and twenty hard ones both fit this request.',
      ],
      context: [
        'Kinds of problems, or what I get wrong: {{problem_types_or_mistakes}}',
        'Practice helps most where you still make mistakes.',
        /\b(?:chapters?|units?|lectures?|weeks?|from (?:my|this|the|these)|struggl\w{1,4}|cover(?:s|ing)?|below|following)\b/i,
      ],
      format: [
        'Number the problems from easy to hard, and put the solutions after all of them, step by step.',
        'You can try a problem only if its answer isn’t right below it.',
        /\b(?:solutions?|answers?|answer key|format)\b/i,
      ],
      criteria: [
        'Give everything needed to solve each one, with realistic figures and units, and vary what’s asked for.',
        'Problems that differ only in their figures teach one method.',
      ],
      uncertainty: [
        'Work through each one and check the result before you give it.',
        'Quick solutions have slips.',
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
        'Time is best spent on what’s hard and counts a lot.',
        /\b(?:struggl\w{1,4}|hard(?:est)?|weak\w{0,4}|difficult|counts?|worst)\b/i,
      ],
      format: [
        'Start with what to do first and why. Then give a table with day, time, topic, and what to do, such as practice questions rather than rereading. Include breaks and a review before each exam.',
        'You can start at once, and see if it fits.',
      ],
      uncertainty: [
        'Leave some slack, and say what to drop first if I fall behind. Ask me if you need to know more.',
        'No week goes as planned.',
      ],
    },
  },
  'study outline': {
    task: 'Make it something I can study from.',
    needs: {
      context: [
        'Topics, cases, or chapters from the syllabus: {{topics_or_cases}}',
        'An outline helps if it covers what your course covers.',
        /\b(?:chapters?|units?|weeks?|cases|cover(?:s|ing)?|from (?:my|this|the|these)|below|following)\b/i,
      ],
      audience: [
        'Course, and type of exam: {{course_and_exam}}',
        'An open-book exam needs another outline than a closed one.',
      ],
      length: ['Number of pages: {{number_of_pages}}', 'Two pages and forty both fit this request.'],
      format: [
        'Use numbered headings for the topics in the order of the course. Under each, give the rule or main idea in one sentence, its parts, exceptions, and a case or example.',
        'In an exam, you look for the rule first.',
      ],
      uncertainty: [
        'Name only cases and sources that you’re sure exist, and mark what I should check against my notes.',
        'You’ll memorize mistakes too.',
      ],
    },
  },
  'how to cite': {
    sign: CITING,
    helps: true,
    needs: {
      format: [
        'Citation style: {{citation_style}}',
        'APA, MLA, and Chicago differ in every detail.',
        CITATION_STYLE,
      ],
      context: [
        'Details of my source, such as people, title, date, and link: {{source_details}}',
        'With the details, you get the finished entry.',
      ],
      criteria: [
        'First answer in general: which parts belong in the entry, in which order. Then give the entry for my source and the matching in-text citation.',
        'With the pattern, you can do the next one yourself.',
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
        'The questions bring up what you can reflect on.',
      ],
      uncertainty: [
        'Keep my words and my voice, don’t invent feelings or events, and leave out what could identify others.',
        'A made-up experience is easy to notice.',
      ],
    },
  },
  'discussion post': {
    helps: true,
    needs: {
      context: [
        'The question, or the post that I reply to, word for word: {{question_or_post}}\nThe reading, and what I think: {{reading_and_my_view}}\nAn example of my own: {{my_example}}',
        'A post is about what you think, which the AI doesn’t know.',
        [
          /\?|["“]|\b(?:the (?:question|prompt) (?:is|asks|was))\b/i,
          /\b(?:i (?:think|believe|agree|disagree|found|argue)|because|my (?:view|point|opinion))\b/i,
        ],
      ],
      audience: [
        'Course, and rules such as citations or replies: {{course_and_rules}}',
        'Posts are graded by the rules of the course.',
        /\b(?:apa|mla|cit\w{2,6}|for (?:my|our) [\w-]{1,15} (?:class|course|seminar)|in [A-Z]{2,5} ?\d{3})\b/,
      ],
      length: WORDS,
      format: [
        'Start with my position in one sentence, or with the point of the post that I take up. Tie it to a place in the reading, give my example, and end with a question that a classmate can answer.',
        'A post that asks something gets replies.',
      ],
      uncertainty: [
        'Use my ideas and my way of writing, don’t make up quotes or pages, and ask me if my view isn’t clear.',
        'Classmates and teachers notice a voice that isn’t yours.',
      ],
    },
  },
}
