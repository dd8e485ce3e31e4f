import type { Kinds } from '../kind.ts'
import { COURSE, LEVEL } from './shared.ts'

/** What teaching needs: courses, rubrics, lessons, syllabi, outcomes, assignments, questions, and grading. */
export const TEACHING: Kinds = {
  rubric: {
    task: 'Make it for me.',
    needs: {
      context: [
        'Assignment: {{assignment}}\nWhat students should show in it: {{what_students_should_show}}',
        'The criteria depend on the assignment and what it’s meant to teach.',
        /\b(?:because|goals?|objectives?|outcomes?|criteria|focus(?:es|ing)? on|assess(?:es|ing)?|should|below|following|asks?|requires?)\b/i,
      ],
      length: [
        'Points and levels: {{points_and_levels}}',
        'Ten points or a hundred, three levels or five: say what you use.',
        /\b(?:points?|levels?|scale|columns?|percent)\b|%|\bout of \d/i,
      ],
      audience: COURSE,
      format: [
        'Use a table with a row for each of four to six criteria, which mustn’t overlap, and a column for each level. In each cell, describe what a grader can see in the work, and avoid words such as “good” and “adequate” without saying what they mean.',
        'Two graders should come to the same score.',
        /\b(?:table|columns?|rows?|checklist|single-point|holistic)\b/i,
      ],
    },
  },
  lesson: {
    task: 'Make it for me.',
    needs: {
      audience: [
        'Who takes part, their level, and how many: {{participants_level_and_number}}',
        'What to explain and what to assume depend on who takes part.',
        LEVEL,
      ],
      context: [
        'By the end, they can: {{learning_goals}}',
        'The right activities depend on what people should be able to do.',
      ],
      length: [
        'Time available: {{minutes}} minutes',
        'A plan for 50 minutes doesn’t work for a 90-minute class.',
        /\b(?:time|(?:\d{1,3}|one|two|three|four|full|half)[- ](?:minutes?|mins?|hours?|days?|weeks?|sessions?)|semester|short|brief)\b/i,
      ],
      format: [
        'Give a timeline in a table: minutes, what I do, what they do, and materials. Include an opening that finds out what they already know, something to do at least every 15 minutes, and a short check at the end. Say what to cut if time runs short.',
        'A timeline shows whether the plan fits the time and isn’t all talk.',
        /\b(?:table|timeline|outline|headings?|sections|format)\b/i,
      ],
    },
  },
  syllabus: {
    task: 'Draft it for me.',
    needs: {
      context: [
        'Learning outcomes: {{learning_outcomes}}\nHow students are graded: {{assignments_and_weights}}',
        'Topics and grading depend on the outcomes.',
      ],
      length: [
        'Weeks and meetings per week: {{weeks_and_meetings}}',
        'The schedule needs the number of weeks.',
        /\b(?:\d{1,2}|\w{3,8})[- ](?:weeks?|sessions?|meetings?|credits?)\b|\bsemester\b|\bquarter\b/i,
      ],
      audience: [
        'Course, level, and number of students: {{course_level_and_class_size}}',
        'The readings and the pace depend on who takes the course.',
      ],
      format: [
        'Include a short description, the outcomes, a table of weeks with topic, reading, and what’s due, the grading, and the policies.',
        'Students look for the schedule and the grading first.',
        /\b(?:table|columns?|sections?)\b/i,
      ],
      uncertainty: [
        'Leave gaps in [square brackets] for dates, readings you aren’t sure exist, and required policies.',
        'Made-up readings and policies look real.',
      ],
    },
  },
  outcomes: {
    task: 'Write it for me.',
    needs: {
      audience: COURSE,
      context: [
        'Topics and main assignments: {{topics_and_assignments}}',
        'Outcomes should match what you teach and grade.',
      ],
      length: ['Number of outcomes: {{number_of_outcomes}}', 'A course has four to six, a class one or two.'],
      criteria: [
        'Start each one with a verb for something I can see and grade, not “understand” or “know.” Cover more than recall, and say how each could be assessed.',
        'You can’t assess an outcome you can’t see.',
      ],
      format: ['Number them, with one sentence each.', 'A numbered list is easy to refer to.'],
    },
  },
  assignment: {
    task: 'Write it for my students.',
    needs: {
      audience: COURSE,
      context: [
        'What students should practice: {{skills_to_practice}}',
        'A good task practices what you want students to learn.',
      ],
      length: [
        'Length and time students have: {{length_and_deadline}}',
        'Students plan by the length and the deadline.',
      ],
      format: [
        'Write it to the students: the purpose in two sentences, the steps in a numbered list, what to hand in, and how it’s graded.',
        'Most questions from students are about these four.',
      ],
      uncertainty: [
        'Say which steps students could leave to AI and how to change them so that they can’t skip the thinking.',
        'Students don’t learn much from a task that AI can do.',
      ],
    },
  },
  questions: {
    task: 'Write it for me.',
    needs: {
      audience: [
        'Who answers them: {{who_answers}}',
        'The wording has to suit the people who answer.',
        /\b(?:who answers?|(?:ask|interview) (?:my|our|an?|the) \w{3,15}|students?|nurses?|doctors|workers|women|men|children|veterans|immigrants|residents|\w{3,12}(?:ists|ians|ers) (?:who|in)|class|year|undergrad\w{0,6}|with \w+s|participants|respondents|teachers|patients|people|staff|customers|candidates?|alumni|faculty|employees|members|parents|users|hiring|job|positions?|roles?|applicants?|speakers?)\b/i,
      ],
      context: [
        'What the answers should show, such as skills, experiences, or ideas: {{what_the_answers_should_show}}',
        'Good questions depend on what you want to learn from the answers.',
        /\b(?:find out|learn (?:how|what|why|whether)|goal|aim|purpose|because|research question|readings?|chapters?|so that|to (?:understand|see|measure|decide))\b/i,
      ],
      length: ['Number of questions: {{number_of_questions}}', 'Say how many you have time for.'],
      format: [
        'Number them in the order to ask them, from easy to demanding, and add to each what a good answer shows or a follow-up for a short one.',
        'The first questions decide whether people open up.',
      ],
      criteria: [
        'Ask one thing per question, don’t suggest an answer, and avoid yes-or-no questions.',
        'Leading and yes-or-no questions give you thin answers.',
      ],
    },
  },
  grading: {
    task: 'Help me grade this.',
    needs: {
      material: ['student work', 'The AI can’t judge work it hasn’t seen. Take out the names first.'],
      criteria: [
        'Assignment and rubric: {{assignment_and_rubric}}',
        'Without the rubric, the AI grades by its own idea of good work.',
      ],
      audience: COURSE,
      format: [
        'For each criterion, suggest a level, quote the passage that supports it, and write one comment to the student: what works, and the next step.',
        'A quote lets you check the judgment.',
      ],
      uncertainty: [
        'Treat any score as a suggestion that I check, and say where the rubric leaves room for interpretation.',
        'You’re responsible for the grade.',
      ],
    },
  },
  'course design': {
    task: 'Help me design it.',
    needs: {
      context: [
        'Course or program as it is: level, size, and structure: {{level_size_and_structure}}\nWhat should change, and why: {{what_should_change_and_why}}\nLimits, such as credits, staff, platform, or accreditation: {{limits}}',
        'A design that ignores your limits won’t work in practice.',
        [
          /\b(?:\d+ (?:students|credits|courses|weeks)|graduate|undergrad\w{0,6}|first[- ]year|seminar|intro\w{0,8})\b/i,
          /\b(?:because|so that|too (?:many|few|much)|instead|online|hybrid|flipped|drop\w{0,3})\b/i,
        ],
      ],
      criteria: [
        'What students should be able to do at the end: {{outcomes}}',
        'Everything else depends on the outcomes.',
      ],
      format: [
        'Give two or three ways to do it, with the benefits and costs of each, and recommend one. Lay that one out in a table: outcome, activity, and assessment.',
        'Committees ask what other options you considered.',
      ],
      uncertainty: [
        'Say how much work it is for students and teachers, mark what you assumed, and list what others have to approve.',
        'Designs fail when no one plans for the work.',
      ],
    },
  },
  'course policy': {
    task: 'Write it for my syllabus.',
    sign: /\b(?:class(?:es|room)?|course|syllabus|students?|late|attendance|ai|chatgpt|phones?|laptops?|exams?|quiz(?:zes)?|make-?up|extensions?|participation|grad(?:es|ing)|seminar|lab|studio|recording|homework|essays?)\b/i,
    needs: {
      context: [
        'What’s allowed and what isn’t, for which work: {{allowed_and_not_allowed}}\nReasons, and what happens if students don’t follow it: {{reasons_and_consequences}}\nRules of my institution: {{institution_rules}}',
        'The rule is yours; the AI can only word it.',
        [
          /\b(?:allow(?:ed|s)?|forbid\w{0,6}|ban\w{0,4}|only|except|without|may|must|points? off|percent|\d+ ?%)\b/i,
          /\b(?:because|so that|consequences?|penalt(?:y|ies)|lose|fail|fair)\b/i,
        ],
      ],
      audience: ['Course and level: {{course_and_level}}', 'A studio and a lecture need different rules.'],
      format: [
        'Start with the rule in one sentence. Then list what’s allowed, what isn’t, what students have to tell me, and what happens if they break the rule, with examples of borderline cases.',
        'Students look for what applies to their case.',
      ],
      criteria: [
        'Write to the students in a respectful tone, give the reason in terms of their learning, and keep it under 250 words.',
        'Students are more likely to follow a rule with a reason.',
      ],
      uncertainty: [
        'Don’t make up rules of my institution, and list cases that the policy leaves open.',
        'Students will find the gaps before you do.',
      ],
    },
  },
  'interview guide': {
    task: 'Write it for me.',
    sign: /\b(?:stud(?:y|ies)|research|qual\w{0,9}|participants?|interviewees|thesis|dissertation|ethnograph\w{1,4}|focus group|oral history|project|probing|guide|nurses|about|on)\b/i,
    needs: {
      context: [
        'Research question: {{research_question}}\nWho is interviewed, how many, and how long: {{participants_and_minutes}}\nApproach, and topics that are sensitive or must come up: {{approach_and_topics}}',
        'Each question should lead to what you want to find out.',
        [
          /\b(?:research question|whether|how (?!do i)\w+|why|find out|understand)\b/i,
          /\b(?:with|for|of) (?:\w{1,15} ){0,2}\w{3,}s\b|\b\d{1,3} (?:people|participants|minutes|interviews)\b/i,
          /\b(?:semi-?structured|phenomenolog\w{1,4}|grounded|narrative|must|should)\b/i,
        ],
      ],
      length: [
        'Number of questions: {{number_of_questions}}',
        'You can ask eight to ten open questions in an hour.',
      ],
      format: [
        'Start with an easy opening question, go from broad to specific, put sensitive ones after trust is built, and end with “What haven’t I asked?” Add one or two follow-ups to each, for when the answer is short.',
        'The first questions decide whether people open up.',
      ],
      criteria: [
        'Ask about what people did and experienced, in open and neutral words, one thing at a time, without my research terms.',
        'Leading questions just return your own opinion.',
      ],
      uncertainty: [
        'Mark questions that my review board may ask about, and any that won’t help answer my research question.',
        'Plan for distress and consent before the first interview.',
      ],
    },
  },
}
