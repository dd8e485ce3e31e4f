import type { Kinds } from '../kind.ts'

const JOINED = '\\b(?:and(?! contrast)|vs|versus|with|to|or|between|against)\\b'
const WORKS =
  'poems?|poetry|novels?|sonatas?|symphon(?:y|ies)|songs?|concertos?|quartets?|operas?|fugues?|films?|movies?|paintings?|sculptures?|plays?|short stor(?:y|ies)|sonnets?|photographs?|albums?|score'

/** What SWOT analyses, analyses of a work, and open comparisons need. They ask what exactly is meant. */
export const ANALYSES: Kinds = {
  swot: {
    thing: 'swot(?: analys[ie]s)?',
    task: 'Do a SWOT analysis.',
    remarks: 2,
    needs: {
      context: [
        'Organization, and what I know about it: {{organization_and_facts}}\nGoal or decision it’s for: {{goal_or_decision}}',
        'Without facts, every organization has the same strengths.',
        /\b(?:because|so that|decid\w{1,4}|based on|below|following|facts)\b/i,
      ],
      audience: ['Course or readers: {{course_or_readers}}', 'The depth depends on who reads it.'],
      length: [
        'Points in each field: {{points_in_each_field}}',
        'Three points and ten both fit this request.',
      ],
      format: [
        'Use a table with four fields: strengths and weaknesses (inside the organization), opportunities and threats (outside it). Give the fact behind each point, the most important first. Below it, say which two or three steps follow.',
        'A point without a fact is an opinion.',
      ],
      uncertainty: [
        'Mark what you assumed, and don’t make up figures or sources.',
        'Made-up market figures look just like real ones.',
      ],
    },
  },
  'work analysis': {
    asked: `(?:analy[sz]e|interpret|do an? (?:\\w{1,12} )?analysis of)(?! (?:this|these|my))(?: [\\w'’-]{1,15}){0,7} (?:${WORKS})`,
    thing: `(?:literary|poetry|poem|character|film|movie|music(?:al)?|harmon(?:ic|y)|chord(?: progressions?)?|rhetorical|scene|novel|play|song|painting) analys[ie]s|close readings?|analys[ie]s(?= (?:[\\w'’-]{1,15} ){0,4}(?:${WORKS})\\b)`,
    task: 'Write the @.',
    remarks: 2,
    needs: {
      context: [
        'Work, and which part (chapter, scene, movement, lines, or bars): {{work_and_part}}\nMy question about it: {{question}}',
        'A whole work is too much for one analysis.',
        /\b(?:chapters?|scenes?|acts?|movements?|bars?|measures|lines?|stanzas?|themes?|symbol\w{0,4}|role of|how|why|whether)\b/i,
      ],
      criteria: [
        'What to look at, and the terms or notation my course uses: {{aspects_and_terms}}',
        'What you look at decides what you find.',
      ],
      audience: ['Course and level: {{course_and_level}}', 'The depth depends on the course.'],
      length: ['Length: {{length}}', 'A paragraph and a paper both fit this request.'],
      format: [
        'Start with the main observation. Then take one point at a time: the place in the work, what happens there, and what it does.',
        'Each claim can be checked against the work.',
      ],
      uncertainty: [
        'Refer only to passages that you’re sure of, and ask me to paste the passage if you need it. Keep observation and interpretation apart.',
        'Quotes from memory are often wrong.',
      ],
    },
  },
  'open comparison': {
    asked: `(?:compare|contrast)(?: and contrast)?(?! (?:this|these|my|our|the following|them|it)\\b)(?![^.?\\n]{0,120}${JOINED})(?= \\w)`,
    thing: `comparisons? of(?! (?:this|these|my|our)\\b)(?![^.?\\n]{0,120}${JOINED})`,
    task: 'Compare them for me.',
    remarks: 2,
    needs: {
      context: [
        'What to compare, with what I know about each: {{things_to_compare}}\nWhat I need the comparison for: {{purpose}}',
        'The AI has to guess what you want to compare.',
        /\b(?:because|so that|namely|in order to)\b/i,
      ],
      criteria: [
        'Points to compare: {{points_to_compare}}',
        'What you compare decides which differences you see.',
        /\b(?:in terms of|by|on|regarding|cost|price|criteria|focus)\b/i,
      ],
      format: [
        'Start with the most important difference in one sentence. Then use a table with a row for each point, and say below it which differences matter most for my purpose.',
        'Side by side, differences are easy to see.',
      ],
      uncertainty: [
        'If you don’t know one of them well, say so instead of guessing, and tell me what to look up.',
        'Tables look sure even where the facts aren’t.',
      ],
    },
  },
}
