import type { Kinds } from '../kind.ts'
import { DATES } from './messages.ts'

const TIMES = new RegExp(
  `\\b(?:${DATES}|mon|tue|wed|thu|fri|\\d{1,2}(?::\\d\\d)? ?[ap]m|\\d{1,2}:\\d\\d|\\d{1,2}(?:-| to )\\d{1,2})\\b`,
  'i',
)

/** What schedules, choices of courses, training plans, and risk assessments need. */
export const SCHEDULES: Kinds = {
  schedule: {
    task: 'Make it for me.',
    needs: {
      context: [
        'Who or what to schedule, and when each is available: {{people_and_availability}}\nPeriod and hours to fill, with what’s already fixed: {{period_hours_and_fixed_times}}',
        'A schedule that ignores availability falls apart on the first day.',
        [/\b(?:availab\w{2,6}|can['’]?t|cannot|can only|only (?:on|before|after)|free on|off on)\b/i, TIMES],
      ],
      criteria: [
        'Rules and preferences, such as limits, breaks, and who must not be alone: {{rules_and_wishes}}',
        'What’s fair differs from one group to the next.',
        /\b(?:must|never|at least|at most|no more than|limit|fair|prefer\w{0,4}|breaks?|without)\b/i,
      ],
      format: [
        'Use a table with the days across and the times down. Put in what’s fixed first, share unpopular times fairly, and leave some slack.',
        'A table shows gaps and overlaps at once.',
      ],
      uncertainty: [
        'Say what doesn’t fit instead of squeezing it in, and add up the hours for each person or task.',
        'You can’t resolve a conflict you don’t see.',
      ],
    },
  },
  'course plan': {
    helps: true,
    needs: {
      context: [
        'Program, and what it still requires of me: {{program_and_open_requirements}}\nCourses I’ve taken, and what’s offered: {{courses_taken_and_offered}}\nTime for study and work, and what I want to do later: {{time_and_goals}}',
        'Which courses fit depends on your program and on what you’ve taken.',
        [
          /\b(?:requires?|requirements? (?:are|left)|credits? (?:left|to go)|i still need)\b/i,
          /\b(?:i(?:['’]ve| have) (?:taken|done|finished|passed)|already took)\b/i,
          /\b(?:hours|job|part-time|because|want to (?:be|become|work|go)|career)\b/i,
        ],
      ],
      format: [
        'Give two options in a table by term, with credits and the reason for each course, prerequisites first. Balance hard courses with easier ones.',
        'Side by side, the options show what each one costs.',
      ],
      uncertainty: [
        'Use only courses and rules that I give, mark what I have to check in the catalog, and end with questions for my advisor.',
        'Made-up courses and prerequisites look just like real ones.',
      ],
    },
  },
  'training plan': {
    task: 'Make it for me.',
    needs: {
      context: [
        'Sport, level, and how many people: {{sport_level_and_number}}\nWeeks, sessions per week, and equipment: {{weeks_sessions_and_equipment}}\nGoal, any race or event date, and injuries or limits: {{goal_date_and_limits}}',
        'Too much too soon causes injuries, and too little changes nothing.',
        [
          /\b(?:novices?|beginners?|advanced|varsity|freshm[ae]n|experienced|U\d{2}|level)\b/i,
          /\b(?:\d{1,2}|two|three|four|five|six|eight|ten|twelve)[- ](?:weeks?|days?|months?|sessions?|minutes?)\b|\b(?:a|per|each) week\b/i,
          /\b(?:race|meet|season|goal|injur\w{1,4}|knees?|never|by (?:spring|summer|fall|winter))\b/i,
        ],
      ],
      length: [
        'Minutes for each session: {{minutes}}',
        'You can do less in 20 minutes than in 90.',
        /\b\d{1,3}[- ]?(?:min|hours?)/i,
      ],
      format: [
        'Use a table by week: session, exercise, sets or time, intensity, and rest. Raise the load gradually, and plan easier weeks.',
        'On the field, people only have time for a glance.',
      ],
      criteria: [
        'Start each session with a warm-up, and give an easier and a harder version of each main exercise.',
        'In a group, not everyone can do the same exercise.',
      ],
      uncertainty: [
        'Say which signs mean stop and whom to ask, leave medical questions to professionals, and ask me first if something important is missing.',
        'The AI can’t see how someone moves.',
      ],
    },
  },
  'risk assessment': {
    task: 'Write it for me.',
    needs: {
      context: [
        'What happens, where, when, and with how many people: {{activity_place_date_and_people}}\nMaterials, equipment, and what’s already planned for safety: {{hazards_and_measures}}\nForm or rules to follow: {{form_or_rules}}',
        'The risks depend on the place, the people, and the equipment.',
        [
          TIMES,
          /\b(?:with (?:fire|chemicals?|acid|lasers?|knives|alcohol|minors|children)|using|equipment)\b/i,
        ],
      ],
      format: [
        'Use a table: hazard, who could be harmed, likelihood, severity, measure, and who is responsible. Below it, say what to do in an emergency and what has to be approved.',
        'If no one is responsible for a measure, it doesn’t happen.',
      ],
      criteria: [
        'Go through people, place, equipment, weather, and emergencies one by one.',
        'What goes wrong is what no one thought of.',
      ],
      uncertainty: [
        'Mark what you assumed and what I have to check on site or with the safety office.',
        'People don’t check a form that looks complete.',
      ],
    },
  },
}
