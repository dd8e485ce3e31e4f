import type { Kinds } from '../kind.ts'

/** What SWOT analyses and analyses of a work need. */
export const ANALYSES: Kinds = {
  swot: {
    sign: /\b(?:swot|strengths?|weakness(?:es)?|opportunities|threats)\b/i,
    task: 'Do a SWOT analysis.',
    needs: {
      context: [
        'Organization, and what I know about it: {{organization_and_facts}}\nGoal or decision it’s for: {{goal_or_decision}}',
        'Without facts, every organization has the same strengths.',
        [
          /\b(?:of|for|on) (?!(?:an?|my|our|the)\b)\w|\bthe \w/i,
          /\b(?:because|so that|decid\w{1,4}|based on|below|following|facts|whether)\b/i,
        ],
      ],
      audience: ['Course or readers: {{course_or_readers}}', 'The depth depends on who reads it.'],
      length: ['Points in each field: {{points_in_each_field}}', 'This could be three points or ten.'],
      format: [
        'Use a table with four fields: strengths and weaknesses (inside the organization), opportunities and threats (outside it). Give the fact behind each point, the most important first. Below it, say which two or three steps to take next.',
        'A point without a fact is an opinion.',
        /\bquadrants?\b/i,
      ],
      uncertainty: [
        'Mark what you assumed, and don’t make up figures or sources.',
        'Made-up market figures look just like real ones.',
      ],
    },
  },
  'work analysis': {
    task: 'Write it for me.',
    needs: {
      context: [
        'Work, and which part (chapter, scene, movement, lines, or bars): {{work_and_part}}\nMy question about it: {{question}}',
        'A whole work is too much for one analysis.',
        /\b(?:chapters?|scenes?|acts?|movements?|bars?|measures|lines?|stanzas?|themes?|symbol\w{0,4}|role of|how|why|whether)\b/i,
      ],
      criteria: [
        'What to look at, and the terms or notation my course uses: {{aspects_and_terms}}',
        'What you find depends on what you look at.',
      ],
      audience: ['Course and level: {{course_and_level}}', 'The depth depends on the course.'],
      length: ['Length: {{length}}', 'This could be a paragraph or a paper.'],
      format: [
        'Start with the main observation. Then take one point at a time: the place in the work, what happens there, and what it does.',
        'You can check each claim against the work.',
      ],
      uncertainty: [
        'Refer only to passages that you’re sure of, and ask me to paste the passage if you need it. Keep observation and interpretation separate.',
        'Quotes from memory are often wrong.',
      ],
    },
  },
}
