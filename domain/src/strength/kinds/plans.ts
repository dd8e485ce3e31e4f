import type { Kinds } from '../kind.ts'
import { DATES } from './messages.ts'

/** What ideas, names, decisions, events, budgets, and plans need. */
export const PLANS: Kinds = {
  ideas: {
    task: 'Suggest ideas.',
    needs: {
      context: [
        'Who they’re for, and what they should achieve: {{people_and_goal}}\nLimits such as time, money, or rules: {{limits}}',
        'Ideas that ignore your time, budget, or rules are no use to you.',
        [
          /\b(?:because|so that|goal|(?:that|who|to) (?:get|help|make|show|teach|bring|raise|learn))\b/i,
          /\$|\b(?:under|budget|cheap|free|minutes?|hours?|without|limits?|no|\d+)\b/i,
        ],
      ],
      criteria: [
        'What I’ve tried or don’t want: {{already_tried}}',
        'The first ideas are usually the ones everyone has.',
      ],
      length: ['Number of ideas: {{number_of_ideas}}', 'Say how many you want to choose from.'],
      format: [
        'List them with a sentence or two each on how it would work and its weak point. Mark the one you’d choose.',
        'Ideas are easier to compare when they’re described the same way.',
      ],
      uncertainty: [
        'Make them differ from one another, and go beyond the obvious ones.',
        'Lists tend to repeat one idea in different words.',
      ],
    },
  },
  names: {
    task: 'Suggest names.',
    needs: {
      context: [
        'What it’s about, in two or three sentences: {{what_it_is_about}}',
        'The AI needs facts to find a fitting name or title.',
        /\b(?:because|that (?:helps|studies|is|does|shows)|which|should)\b/i,
      ],
      criteria: [
        'Style, and words to use or avoid: {{style_and_words}}',
        'Playful or plain: only you know what fits.',
      ],
      audience: ['Who reads or hears it: {{audience}}', 'Students and donors react to names differently.'],
      length: ['Number of suggestions: {{number}}', 'Say how many you want to choose from.'],
      format: [
        'List them with a few words each on what it stresses and how it could be misread. Mark your three favorites.',
        'A name is easy to like and hard to change.',
      ],
      uncertainty: [
        'Make them clearly different from each other, and use only the facts above.',
        'Lists tend to repeat one idea in different words.',
      ],
    },
  },
  decision: {
    helps: true,
    needs: {
      context: [
        'My situation and options: {{situation_and_options}}',
        'The right choice depends on your situation, which the AI doesn’t know.',
      ],
      criteria: [
        'What matters most to me: {{what_matters_most}}',
        'What you care about decides which option is better.',
        /\b(?:matters?|important|priorit\w{2,6}|care about|i (?:like|want|prefer|need|hope)|budget|because|goal)\b/i,
      ],
      format: [
        'Start with your recommendation in one sentence. Then give the best case for each option, and say what would change your mind.',
        'An answer up front keeps the AI from sitting on the fence.',
      ],
      uncertainty: [
        'If I gave no options, suggest three first. If the answer depends on something I left out, ask me, and say which facts I should check.',
        'Prices, rules, and dates may have changed.',
      ],
    },
  },
  event: {
    task: 'Plan this event.',
    needs: {
      context: [
        'Purpose, date, and place: {{purpose_date_and_place}}\nBudget and helpers: {{budget_and_helpers}}',
        'Nothing can be booked without a date, a place, and a budget.',
        [
          new RegExp(`\\$ ?\\d|\\b(?:budget|${DATES}|next week|\\d{1,2}[/.]\\d{1,2})\\b`, 'i'),
          /[$€] ?\d|\b(?:budget|euros?|dollars|helpers|volunteers)\b/i,
        ],
      ],
      audience: [
        'Who comes, and how many: {{guests_and_number}}',
        'Twelve colleagues and two hundred parents need different plans.',
        /\b\d{1,4} (?:\w{1,15} ){0,3}(?:people|students|guests|participants|attendees|alumni|parents)\b|\bfor (?:\w{1,12} ){0,2}(?:people|students|alumni|parents|faculty|staff|kids|families|freshmen|department|team|lab|office|cohort)\b/i,
      ],
      criteria: [
        'What the event must include: {{must_haves}}',
        'If the AI knows your priorities, it can say what to drop.',
      ],
      format: [
        'Give a timeline of what to do by when and who does it, then the schedule of the day, and a budget with estimated costs marked as such.',
        'Helpers need to see which tasks are theirs.',
      ],
      uncertainty: [
        'Name what usually goes wrong and how to prepare for it, and list what I still have to decide.',
        'The AI fills gaps in a plan with guesses that you can’t see.',
      ],
    },
  },
  budget: {
    task: 'Make it for me.',
    needs: {
      context: [
        'What it’s for, and for how long: {{purpose_and_period}}\nMoney available and known costs: {{income_and_costs}}',
        'A budget is only as good as its numbers.',
        [/\bfor (?:an?|my|our|the) \w/i, /\$ ?\d|\b\d{3,}\b|\b(?:income|costs?:|expenses?:)/i],
      ],
      criteria: [
        'What can’t be cut, and rules to follow, such as a funder’s: {{fixed_items_and_rules}}',
        'If money is short, the AI can say what to cut first.',
      ],
      format: [
        'Use a table with item, amount, how often, and a note on how you got the amount. Add the totals and what’s left.',
        'You can check a figure if you know where it came from.',
      ],
      uncertainty: [
        'Mark every amount that you estimated, so that I can replace it, and name costs that people forget.',
        'Estimates look like facts in a table.',
      ],
    },
  },
  trip: {
    task: 'Plan it for me.',
    needs: {
      context: [
        'From where to where, and dates: {{start_destination_and_dates}}\nBudget for each person, and what it covers: {{budget}}',
        'Prices and what’s possible depend on dates and distance.',
        [
          new RegExp(`\\b(?:from \\w+ to \\w+|${DATES}|\\d{1,2}[/.]\\d{1,2})\\b`, 'i'),
          /[$€] ?\d|\b\d{2,5} ?(?:dollars|euros?|usd|bucks)\b/i,
        ],
      ],
      audience: [
        'Who travels, and what to consider, such as ages or access: {{travelers_and_needs}}',
        'Three friends and thirty students travel differently.',
      ],
      criteria: [
        'What we like and what must be in it: {{interests_and_must_haves}}',
        'If the AI knows your priorities, it can say what to drop.',
      ],
      format: [
        'Start with how to get there and where to stay, with the cheapest good choice for each. Then give a table of the days with morning, afternoon, evening, how to get around, and estimated cost. Add the total.',
        'A table shows whether the days and the budget work out.',
      ],
      uncertainty: [
        'If I gave no destination, suggest three first. Mark prices, opening hours, and entry rules that I have to check, and leave free time.',
        'Prices and opening hours change.',
      ],
    },
  },
  planning: {
    task: 'Make it for me.',
    broad: true,
    needs: {
      context: [
        'Goal, who it’s for, and their starting point: {{goal_people_and_starting_point}}\nDates and time available: {{dates_and_time}}\nWhat it has to include, and limits such as money, places, or rules: {{contents_and_limits}}',
        'A plan that ignores your dates and limits falls apart on the first day.',
        [
          /\b(?:goal|so that|in order to|because|(?:i|we) want to)\b/i,
          new RegExp(
            `\\b(?:(?:\\d{1,3}|one|two|three|four|five|six|each|every|per|an?)[ -](?:hours?|minutes?|days?|weeks?|months?)|deadline|due|(?:by|next|this|on) (?:${DATES}|week|month)|until|starting|i work)\\b`,
            'i',
          ),
          /\$ ?\d|\b(?:limits?|budget|includ(?:e|es|ing)|without|must|because|\d{1,4} (?:people|students|guests))\b/i,
        ],
      ],
      criteria: [
        'What matters most: {{priorities}}',
        'If the AI knows your priorities, it can say what to drop.',
      ],
      uncertainty: [
        'Ask me first if something important is missing.',
        'The AI fills gaps in a plan with guesses that you can’t see.',
      ],
      format: [
        'Give the plan as a table in chronological order, detailed enough to follow. State what you assumed, and say what to change first if it doesn’t work out.',
        'A table is easier to follow than paragraphs.',
      ],
    },
  },
  'problem-solving': {
    helps: true,
    broad: true,
    needs: {
      context: [
        'My situation, with limits such as time or rules: {{situation_and_limits}}\nWhat I already know or have tried: {{what_i_know_or_tried}}',
        'The steps depend on your situation and on what you’ve already tried.',
        /\b(?:i['’](?:m|ve)|i (?:am|have|tried|use)|because|in (?:excel|word|python|canvas|google|outlook|zoom|r)|using|currently|so far|already)\b/i,
      ],
      format: [
        'Start with what matters most. Give concrete steps in order, with a short example where it helps, and name the most common mistake.',
        'Concrete steps are easier to act on.',
      ],
      uncertainty: [
        'If the answer depends on details that I left out, ask me first, and say so where you aren’t sure.',
        'The usual answer might not fit your case.',
      ],
    },
  },
}
