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
    role: {
      why: 'A teacher’s point of view brings an explanation instead of an encyclopedia entry.',
      phrase: 'You are a patient teacher who builds on what the learner knows.',
    },
  },
  conversation: {
    audience: {
      why: 'Questions help most when they are just within your reach.',
      phrase: 'My level: {{course_or_experience}}.',
    },
    format: {
      why: 'Otherwise, the AI asks everything at once and answers it, too.',
      phrase: 'Ask one question at a time, and wait for my answer.',
      said: /\bat a time\b|\bwait\b|\bturns?\b/i,
    },
  },
  test: {
    audience: {
      why: 'What is hard for a beginner is trivial for a senior.',
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
      why: 'Unless you say so, answers can end up right under the questions or not at all.',
      phrase: 'Give the answers in a separate key at the end.',
      said: /\b(?:answer key|key|answers|solutions|front|back|discussion|interview|open-ended|essay questions|reflection|format)\b/i,
    },
  },
  teaching: {
    audience: {
      why: 'The level decides what to explain and what to assume.',
      phrase: 'The students are {{course_and_level}}.',
    },
    length: {
      why: 'A plan for fifty minutes is useless in a class of ninety.',
      phrase: 'Plan for {{time_available}}.',
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
      why: 'Without a role, the AI tends to praise.',
      phrase: 'You are an experienced reviewer who is frank, fair, and specific.',
    },
  },
}
