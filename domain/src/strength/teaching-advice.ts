import type { KindAdvice } from './general-advice.ts'

/** Advice for learning, teaching, and assessing. */
export const TEACHING_ADVICE: Readonly<Record<string, KindAdvice>> = {
  learning: {
    audience: {
      why: 'The right depth depends on what you already know.',
      phrase: 'Explain it to someone who knows {{prior_knowledge}}.',
    },
    examples: {
      why: 'A concrete case makes an abstract idea stick.',
      phrase: 'Include a concrete example.',
    },
    length: {
      why: 'This could take two sentences or a whole lecture.',
      phrase: 'Keep it to about {{number_of_words}} words.',
    },
  },
  conversation: {
    audience: {
      why: 'You learn most from questions that are hard but within reach.',
      phrase: 'My level: {{course_or_experience}}.',
    },
    format: {
      why: 'Otherwise, the AI may ask everything at once and then answer its own questions.',
      phrase: 'Ask one question at a time, and wait for my answer.',
      said: /\bat a time\b|\bwait\b|\bturns?\b/i,
    },
  },
  questions: {
    context: {
      why: 'Good questions follow from what you want to learn from the answers.',
      phrase: 'I want to find out {{what_to_find_out}}.',
      said: /\b(?:find out|goal|aim|purpose|because|research question|reading|chapters?|context|background|so that)\b/i,
    },
    audience: {
      why: 'The wording has to suit the people who answer.',
      phrase: 'The people who answer are {{who_answers}}.',
      said: /\b(?:who answers?|students|class|year|undergraduates?|with \w+s|participants|respondents|teachers|patients|people|staff|customers|candidates?)\b/i,
    },
    length: {
      why: 'Say how many you have time for.',
      phrase: 'Write {{number}} questions.',
    },
    criteria: {
      why: 'Leading and yes-or-no questions give you thin answers.',
      phrase: 'The questions must be open and must not suggest an answer.',
    },
  },
  test: {
    audience: {
      why: 'What’s hard for a first-year student is easy for a senior.',
      phrase: 'The questions are for {{course_and_level}}.',
    },
    context: {
      why: 'Questions should test what was taught, and the AI doesn’t know what that was.',
      phrase: 'Base the questions on {{chapters_or_notes}}.',
      said: /\b(?:base[ds]? .{0,20}\bon|chapters?|lectures?|units?|weeks?|readings?|notes|text|passage|article|cover(?:s|ing)?|from (?:my|this|the|these)|below|following|background)\b/i,
    },
    length: {
      why: 'Five questions and fifty both fit this request.',
      phrase: 'Write {{number}} questions.',
    },
    format: {
      why: 'Otherwise, the answers may be right under the questions or missing.',
      phrase: 'Give the answers in a separate key at the end.',
      said: /\b(?:answer key|key|answers|solutions|front|back|format)\b/i,
    },
  },
  teaching: {
    audience: {
      why: 'What to explain and what to assume depend on the students’ level.',
      phrase: 'The students are {{course_and_level}}.',
    },
    length: {
      why: 'A plan for 50 minutes doesn’t work for a 90-minute class.',
      phrase: 'Plan for {{time_available}}.',
      said: /\b(?:rubrics?|objectives|outcomes|assignments?|plan for|(?:\d{1,3}|one|two|three|four|full|half)[- ](?:minutes?|hours?|days?|weeks?|sessions?)|semester|short|brief)\b/i,
    },
    criteria: {
      why: 'Activities and grading follow from what students should be able to do.',
      phrase: 'By the end, students can {{learning_objectives}}.',
    },
    format: {
      why: 'Headings let you find your place while you teach.',
      phrase: 'Use a heading for each part.',
    },
  },
  feedback: {
    criteria: {
      why: 'Feedback is sharper when the AI knows what the work is judged by.',
      phrase: 'Judge it by these criteria: {{criteria}}.',
    },
    context: {
      why: 'A first draft and a final version call for different feedback.',
      phrase: 'Background: {{assignment_and_stage}}.',
    },
    format: {
      why: 'You can act on a comment that quotes the passage it’s about.',
      phrase: 'Start with the biggest problem, and quote the passage each point is about.',
    },
    role: {
      why: 'Unless you ask for a frank reviewer, the AI tends to go easy on you.',
      phrase: 'You are an experienced reviewer who is frank, fair, and specific.',
    },
  },
}
