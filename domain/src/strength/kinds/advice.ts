import type { Kinds, Need } from '../kind.ts'

const ADVICE_TASK: Need = [
  'What I want from you (advice, words to say, or a message to send): {{what_i_want}}',
  'Without a task, the AI has to guess whether you want advice or a text.',
]

/** What questions about rules, difficult conversations, and personal matters need. */
export const ADVICE: Kinds = {
  rules: {
    helps: true,
    needs: {
      context: [
        'My situation, such as institution, program, status, dates, and country: {{my_situation}}',
        'Rules differ from one institution and one status to the next.',
        /\b(?:i['’]m|i am|as an? \w|on an? \S{1,4} visa|my (?:program|contract|visa))\b/i,
      ],
      uncertainty: [
        'Say which office or page has the official rule and what may have changed, and don’t make up numbers, deadlines, or forms.',
        'A wrong rule or deadline can cost you a term.',
      ],
      format: [
        'Give the usual answer first. Then list the steps and documents in order, if there are any, with who does each, what it depends on, and what to ask the office.',
        'With the right questions, you’ll get an answer you can rely on.',
      ],
    },
  },
  'difficult talk': {
    needs: {
      task: ADVICE_TASK,
      context: [
        'Who it is, and what happened: {{person_and_what_happened}}\nWhat I want to achieve, and what’s possible: {{goal_and_options}}\nWhat I’ve said or tried so far: {{what_i_tried}}',
        'The right words depend on what happened and on what you want.',
        [
          /\b(?:because|since|keeps?|never|always|again|without|after|failed|late|missed)\b/i,
          /\b(?:want|so that|hope|goal|without (?:losing|hurting)|need (?:him|her|them)|should)\b/i,
        ],
      ],
      format: [
        'Give me an opening in two sentences, questions to ask, words for the hardest moments, what to do if it gets heated, and how to end with a next step.',
        'The first sentence is the hardest.',
      ],
      criteria: [
        'Be fair to the other side: say what they may think or need, and where I could be wrong.',
        'People listen once they feel heard.',
      ],
      uncertainty: [
        'Ask me first if something important is missing, and say if there are rules to follow or an office to involve.',
        'You can’t settle everything on your own.',
      ],
    },
  },
  'personal advice': {
    needs: {
      task: ADVICE_TASK,
      context: [
        'What’s going on, and since when: {{situation}}\nWhat I want to change, and what I’ve tried: {{goal_and_what_i_tried}}\nTime, people, and help I have: {{time_and_support}}',
        'What helps depends on your situation and on what you’ve tried.',
        [
          /\b(?:since|for (?:\w{1,10} )?(?:days?|weeks?|months?)|because|every (?:day|night))\b/i,
          /\b(?:tried|already|want to)\b/i,
        ],
      ],
      format: [
        'Start with a sentence or two on what you understood. Then give two or three small steps, the first one for today, and say how I’ll know it’s helping.',
        'You’re more likely to take one small step than to finish a list of ten.',
      ],
      criteria: [
        'Be kind and direct, don’t lecture, and leave out general tips.',
        'You’ve heard the general tips before.',
      ],
      uncertainty: [
        'Ask me if you need to know more, don’t diagnose, and say when to turn to a person, such as a counselor.',
        'Some problems need a person’s help.',
      ],
    },
  },
}
