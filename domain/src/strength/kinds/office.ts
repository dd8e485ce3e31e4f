import type { Kinds } from '../kind.ts'
import { GAPS } from './shared.ts'

const DUTIES = /\b(?:duties|responsib\w{3,8}|qualifications|requires?|will (?:be|work|manage)|experience)\b/i

/** What job postings, evaluations, documents, and agendas need. */
export const OFFICE: Kinds = {
  'job posting': {
    task: 'Write a job posting.',
    needs: {
      context: [
        'Position, department, and main duties: {{position_and_duties}}\nRequired and preferred qualifications: {{qualifications}}\nPay, hours, place, and how and by when to apply: {{pay_hours_and_deadline}}',
        'Applicants decide based on the duties, the requirements, and the pay.',
        [DUTIES, DUTIES, /\$|\bpay\b|\bsalary\b|\bhours\b|\bapply by\b|part-time|full-time/i],
      ],
      format: [
        'Start with two sentences on what the person will do and for whom. Then list duties, requirements, and how to apply.',
        'Readers decide in the first few lines.',
      ],
      criteria: [
        'Keep the required qualifications to what the work needs, use plain and inclusive words, and avoid internal jargon.',
        'Long lists of requirements keep good people from applying.',
      ],
      uncertainty: GAPS,
    },
  },
  evaluation: {
    task: 'Help me write it.',
    needs: {
      context: [
        'Role and period: {{role_and_period}}\nWhat was done, with results: {{accomplishments_and_results}}\nWhat should improve: {{what_should_improve}}',
        'A review without examples is neither fair nor useful.',
        /\b(?:because|accomplish\w{2,8}|achiev\w{1,6}|missed|led)\b/i,
      ],
      audience: ['Who reads it: {{readers}}', 'A file for HR reads differently from a talk with the person.'],
      format: [
        'For a review, go through the goals one by one: what happened, an example, and the next step. For goals, say for each what will be done, by when, and how both sides will know it’s done.',
        'Goals are easier to discuss one by one.',
      ],
      criteria: [
        'Describe what was done, not what someone is like, and keep praise and criticism specific.',
        'People can change what they do.',
      ],
      uncertainty: GAPS,
    },
  },
  document: {
    task: 'Draft it for me.',
    needs: {
      context: [
        'Why it’s needed, and facts and figures to use: {{reason_and_facts}}',
        'The AI doesn’t know your situation, figures, and people.',
        /\b(?:because|cover(?:s|ing)?|including|must|based on|purpose|so that|below|following|results?|needs? to)\b/i,
      ],
      criteria: [
        'What it has to cover, and rules or a template to follow: {{contents_and_rules}}',
        'If you leave something out, the AI decides for you.',
      ],
      audience: [
        'Who reads it, and what for: {{readers_and_purpose}}',
        'People look things up in it, so it has to fit their situation.',
      ],
      length: ['Length: {{length}}', 'This could be one page or twenty.'],
      format: [
        'Use the sections and layout that are usual for this kind of document, lead with what readers look for, and say which usual sections I may have forgotten.',
        'In a familiar layout, readers know where to look.',
      ],
      uncertainty: [
        'Use only the facts I give. Write [to confirm: …] wherever a rule, a figure, or a name is missing, and list those at the end.',
        'People might follow a made-up rule or figure.',
      ],
    },
  },
  agenda: {
    task: 'Write it for me.',
    needs: {
      context: [
        'Purpose of the meeting, and what must be decided: {{purpose_and_decisions}}\nTopics: {{topics}}',
        'A good agenda is built around decisions.',
        /\b(?:decid\w{1,4}|decision|discuss\w{0,4}|topics?|because|about|cover(?:s|ing)?|items?:)\b/i,
      ],
      length: [
        'Minutes: {{minutes}}',
        'You can cover about three topics in 30 minutes.',
        /\b\d{1,3}[- ]?(?:min|hour)|\bhours?\b|\bhalf\b/i,
      ],
      audience: ['Who attends: {{attendees}}', 'What to explain depends on who attends.'],
      format: [
        'Use a table: time, topic, who leads it, and whether it’s to inform, discuss, or decide. Put decisions first, and keep the last five minutes for next steps.',
        'Times keep the meeting from running over.',
      ],
      criteria: [
        'List what people should read or bring, and leave out anything an email could cover.',
        'People decide faster when they’re prepared.',
      ],
    },
  },
}
