import type { Kinds } from '../kind.ts'

/** What people fill in, look up, or follow needs: surveys, templates, questions and answers, handouts, descriptions, checklists, and procedures. */
export const GUIDES: Kinds = {
  survey: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What I want to find out, and what the results are for: {{purpose_of_the_survey}}',
        'Good questions depend on what you’ll do with the answers.',
        /\b(?:find out|whether|to (?:learn|see|measure|know|decide|understand)|because|so that|how (?:much|often|well|satisfied))\b/i,
      ],
      length: ['Number of questions: {{number_of_questions}}', 'People quit long surveys.'],
      format: [
        'For each question, give its type and all answer options, such as a five-point scale with a label for each point. Group the questions by topic, put questions about the person last, and end with one open question.',
        'You can only count answers that have the same form.',
      ],
      audience: ['Who answers it: {{who_answers}}', 'The wording has to suit the people who answer.'],
      criteria: [
        'Ask one thing per question, use neutral words, make the options complete, without overlaps, and offer “doesn’t apply” where needed.',
        'Leading or double-barreled questions make the results useless.',
      ],
    },
  },
  faq: {
    task: 'Write the FAQ.',
    needs: {
      context: [
        'The questions people ask: {{questions}}\nThe answers, with links and contacts: {{answers_and_contacts}}',
        'The AI doesn’t know your questions or the right answers.',
        /\b(?:the answers? (?:is|are)|questions (?:are|include)|such as|based on|below|following|https?)\b/i,
      ],
      audience: ['Who reads it: {{readers}}', 'Newcomers need different words than staff do.'],
      format: [
        'Word each question the way people ask it, put the most common ones first, and group them if there are more than eight. Answer each in two or three sentences, the answer itself first.',
        'People look for the words they’d use themselves.',
      ],
      uncertainty: [
        'Use only the answers I give. Write [to confirm: …] where one is missing, and suggest questions that I may have forgotten.',
        'People rely on official answers.',
      ],
    },
  },
  checklist: {
    task: 'Make it for me.',
    needs: {
      context: [
        'What needs to be done, with rules and systems to include: {{tasks_rules_and_systems}}',
        'The AI doesn’t know how your office or group does things.',
        /\b(?:includ(?:e|es|ing)|cover(?:s|ing)?|steps? (?:are|such)|such as|based on|below|following)\b/i,
      ],
      audience: [
        'Who uses it, and who is responsible for what: {{users_and_responsible_people}}',
        'Items with no owner don’t get done.',
        /\b(?:used by|responsible|i (?:use|fill))\b/i,
      ],
      length: [
        'Phases or period, such as before, first day, first month: {{phases}}',
        'The order depends on when things are due.',
        /\b(?:first (?:day|week|month)|before|after|phases?|days?|weeks?|hours?)\b/i,
      ],
      format: [
        'Group the items by phase. Give each one a box, one action that starts with a verb, who does it, and by when.',
        'You can only check off an item if it’s a single action.',
        /\b(?:table|columns?|boxes)\b/i,
      ],
      uncertainty: [
        'Mark items that you added on your own, so that I can check them, and leave gaps in [square brackets] for names and links.',
        'People don’t check a list that looks complete.',
      ],
    },
  },
  procedure: {
    task: 'Write it step by step.',
    needs: {
      context: [
        'Who follows it, and the result they should get: {{users_and_result}}',
        'The steps depend on the result you want.',
        /\b\d+(?:\.\d+)? ?(?:ml|l|µl|ul|mg|g|kg|m|mm|people|servings|samples|cups?|%)\b/i,
      ],
      criteria: [
        'Systems or materials used, with amounts or times: {{systems_materials_and_amounts}}\nRules and contacts: {{rules_and_contacts}}',
        'The AI doesn’t know how your office or group does things.',
      ],
      format: [
        'Start with what’s needed. Then number the steps, each with one action and how to tell that it worked.',
        'People follow the steps while they work.',
      ],
      uncertainty: [
        'Put a warning before the step it belongs to, and mark everything that you assumed or that I should check.',
        'A wrong step or a missing warning can do harm.',
      ],
    },
  },
  handout: {
    task: 'Write it for me.',
    needs: {
      context: [
        'Facts, steps, links, and contacts to include: {{facts_steps_links_and_contacts}}\nWhere it appears, with rules such as length or required words: {{place_and_rules}}',
        'The AI doesn’t know how your office or group does things.',
        [/\b(?:includ(?:e|es|ing)|cover(?:s|ing)?|such as|based on|below|following|https?)\b/i],
      ],
      audience: [
        'Readers, and what they come for: {{readers_and_what_they_need}}',
        'Newcomers and experts look for different things.',
      ],
      format: [
        'Put what most readers come for first. Use short sections with headings that name the question they answer, and one action per step. End with who to contact.',
        'People scan pages like this instead of reading every word.',
      ],
      criteria: [
        'Use everyday words, explain each term that has to stay, and leave out what readers don’t need in order to act.',
        'Every extra paragraph hides the one they need.',
      ],
      uncertainty: [
        'Use only links, contacts, and rules that I give, and write [to confirm: …] where one is missing.',
        'Readers follow what an official page says.',
      ],
    },
  },
  description: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What it is, with the facts to mention, such as content, size, dates, and people: {{what_it_is_and_facts}}\nWhere it appears, with its standard and length: {{place_standard_and_length}}',
        'The AI hasn’t seen it, so it would make up what’s in it.',
        [
          /\b(?:includ(?:e|es|ing)|contains?|covers?|with \d|by [A-Z]|from (?:1|2)\d{3}|below|following)\b/,
          /\b(?:catalog|website|label|brochure|dublin core|marc|ead|words?|sentences?|page)\b/i,
        ],
      ],
      audience: [
        'Who reads it, and what it should help them decide: {{readers_and_decision}}',
        'Students choosing a course and researchers look for different things.',
      ],
      criteria: [
        'Start with what it is and for whom, prefer facts to praise, and use the words that people search for.',
        'Facts tell readers more than praise does.',
      ],
      uncertainty: [
        'Mark every guess, such as a date or a name, and leave gaps in [square brackets] for what’s missing.',
        'Readers take what’s in a catalog as fact.',
      ],
    },
  },
  template: {
    task: 'Make it for me.',
    needs: {
      context: [
        'What it’s for, and what it has to record: {{purpose_and_what_to_record}}\nApp or paper, with rules to follow: {{app_and_rules}}',
        'A form is only as good as the information it asks for.',
        [
          /\b(?:columns?|fields?|includ(?:e|es|ing)|for (?:name|each|every)|with (?:name|date|time))\b/i,
          /\b(?:excel|google|word|paper|pdf|printed?|forms?\b.*\bonline|sheets)\b/i,
        ],
      ],
      audience: [
        'Who fills it in, and who uses it afterward: {{who_fills_it_in_and_uses_it}}',
        'The people who fill it in have less patience than the people who use it.',
      ],
      format: [
        'Give it ready to copy: a title, one line on how to fill it in, a field or column for each thing with its unit or choices, and one entry as an example.',
        'An example shows more than instructions do.',
      ],
      uncertainty: [
        'Say what I may have forgotten, and what I shouldn’t ask for because no one needs it or it’s private.',
        'People rush through long forms.',
      ],
    },
  },
}
