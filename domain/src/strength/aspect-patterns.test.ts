import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ASPECT_PATTERNS } from './aspect-patterns.ts'
import { KINDS } from './kinds/kinds.ts'
import { WEAK_PROMPTS } from './weak-prompts.ts'

/** What neither the starter prompts nor the advice say. */
const EXAMPLES: readonly string[] = [
  'You will be my interviewer for a job at the library. Ask one question, then wait.',
  'Your role: a skeptical reviewer of grant proposals.',
  'Take on the role of a customs officer and ask me about my trip in French.',
  'Play the role of an unhappy client in a counseling exercise.',
  'Imagine you run a bakery. Which costs would you cut?',
  'Pretend to be a landlord, and argue about the deposit with me.',
  'Pretend you never heard of genetics, and ask me about it.',
  'Plan my week.\n\nYou help students in their first year. You run the writing center. You advise freshmen.',
  'Suggest a research question. As a sociologist, say what is measurable.',
  'I study nursing. Explain osmosis.',
  'I teach statistics at a college. Write a quiz on p-values.',
  'I work nights. Plan meals for my week.',
  'I research microplastics. Which journals fit?',
  'I run a debate club. Suggest topics.',
  'Is my argument sound? My goal is to convince the city. My thesis is that buses should be free.',
  'My class ends at noon, and the room is small due to construction.',
  'Given that the lab closes at six, plan the experiment. Given the noise, where should we put the sensor?',
  'Plan a retreat for 12 people, a seminar for 30 students, a study with 80 participants, and a dinner for 9 guests.',
  '## Context\n\nA survey of commuters',
  '## Background\n\nA merger of two departments',
  'Write a summary tailored to nurses. Draft a post, target group: seniors.',
  'New master students start on Monday, our front desk staff too. 40 clinic patients wait.',
  'Present it to the committee in five minutes. Sum it up for my reading group.',
  'Explain inflation like I’m five.',
  'Describe entropy at the level of an advanced course.',
  'Draft a memo to staff, a speech for our alumni, a talk for retired musicians, and a presentation to the city.',
  'Write an invitation to the opening, a reminder for all tutors, and an announcement for the team.',
  'Design a worksheet for second-grade readers, and one for third graders.',
  'Design a lab for fourth-semester chemistry, and a review for the final year.',
  'A reading list for 1st-year, 2nd-year, 3rd-year, and 4th-year nursing',
  'Explain mitosis to undergrads. Explain it again for history majors.',
  'Explain tides for a high school newspaper.',
  'I’ve worked in a lab. I have studied Latin. I have taught it too. I finish in June.',
  'Write a story for ages 6 to 8. Write another for 12-year-olds.',
  'I am new to Python. Explain loops.',
  'I’m not a lawyer. What does this clause mean?',
  'Write an update for our parents, and one that your boss would like.',
  'Email my manager, my landlord, and my roommates about the noise.',
  'Describe the new microscope to the lab and to the department.',
  'Explain the result to experts, then to laypeople, then to kids.',
  'Explain the dosage to patients and to older adults.',
  'Write rules for clients. Write help for new users. Plan a party for friends. Cook for my family.',
  'Explain the outage to a manager, and the refund to a customer.',
  'Describe the grant to a donor. Pitch the study to a journalist. Present my work to a recruiter.',
  'Explain the budget to the board, then to the dean, then to busy executives.',
  'Explain fractions to pupils. Explain the method to a teacher, then to a researcher from another field.',
  'Describe the outage to an engineer. Describe the API to a developer. Explain insurance to a teenager.',
  'Find five articles and three papers on sleep. Suggest two activities. Write a poem of four stanzas.',
  'Write rules for new families. Write rules for residents. Write rules for employees. Write rules for members.',
  'Write rules for visitors. Write rules for neighbors. Plan a week for freshmen. Plan a talk for a freshman.',
  'Explain shifts to nurses at an intermediate course.',
  'Mark anything that I should check. My setup is old. Keep figures as they are. Explain it to us. The tickets are for guests.',
  'Explain vaccines to children and to worried parents. Explain rent to a tenant, to my aunt, and debt to our treasurer.',
  'I failed in my chemistry class, in our first course, and in an evening class. Write tasks for grade 6 and for year 9.',
  'My main point is that rents rise. My question is why. My study is small, my project is new, my argument is old, and my data are few.',
  'Explain the rent law to local artists and musicians.',
  'Return the names as JSON. Return the totals as CSV. Write the settings as YAML or XML.',
  'Write the notes in Markdown, with a diagram and a template for next time.',
  'Write nine slides. Sum it up in five bullets. Make 20 flashcards. Give me three tips on sleep.',
  'Be concise. Then give a detailed answer, an in-depth analysis, and explain one case in detail.',
  'Write a comprehensive guide to our archive.',
  'TLDR of this thread, please.',
  'Write a haiku about snow, a sonnet about rain, and a limerick about our dean.',
  'Name a fallacy, for instance from politics, and illustrate it.',
  'Find a case study on flooding. Compare it with two other case studies.',
  'No puns. Ensure that it rhymes. Make sure that each line is new. Keep it simple.',
  'Plan my day, and prioritize what is due first.',
  'If you do not know a date, leave it out. Do not assume that I have a car. Never assume a budget.',
  'Clarify what you need. Ask if a term is new to me.',
  'Say how confident you are. Do not make dates up, and do not fabricate quotes.',
  'If anything isn’t clear, stop. If my draft lacks a claim, tell me.',
  '- Name the cause\n- Name the fix',
]

const ABOUT = /^(?:===|Tags:|Notes:).*$/gm
const STARTERS = globSync(join(import.meta.dirname, '../../../server/src/seeds/starter-prompts/*'))

const TEXTS = [
  ...STARTERS.map((file) => readFileSync(file, 'utf8').replace(ABOUT, '')),
  ...WEAK_PROMPTS.map(([, text]) => text),
  ...Object.values(KINDS).flatMap(({ needs }) => Object.values(needs).map(([add]) => add)),
  ...EXAMPLES,
]

it.each(Object.entries(ASPECT_PATTERNS))('has an example for each alternative: %s', (_name, { patterns }) => {
  const unused = patterns.flatMap((pattern) =>
    alternatives(pattern.source)
      .filter(({ only }) => !TEXTS.some((text) => new RegExp(only, pattern.flags).test(text)))
      .map(({ text }) => text),
  )
  expect(unused).toEqual([])
})

/** Each alternative of each group between two positions, and the pattern with only this one in its group. */
function alternatives(source: string, from = 0, to = source.length): { text: string; only: string }[] {
  return groupsIn(source, from, to).flatMap(({ start, end, bars }) =>
    [start, ...bars.map((bar) => bar + 1)].flatMap((first, which) => {
      const text = source.slice(first, bars[which] ?? end)
      const only = source.slice(0, start) + text + source.slice(end)
      const inner = alternatives(only, start, start + text.length)
      return bars.length === 0 ? inner : [{ text, only }, ...inner]
    }),
  )
}

/** The outermost groups, except negative lookarounds: nothing that they exclude needs an example. */
function groupsIn(source: string, from: number, to: number) {
  const groups: { start: number; end: number; bars: number[] }[] = []
  const open: { start: number; bars: number[]; isNegative: boolean }[] = []
  for (const { 0: token, index } of source.slice(0, to).matchAll(TOKEN)) {
    if (index < from) continue
    if (token.startsWith('('))
      open.push({ start: index + token.length, bars: [], isNegative: token.endsWith('!') })
    else if (token === '|') open.at(-1)?.bars.push(index)
    else if (token === ')') {
      const group = open.pop()
      if (group && open.length === 0 && !group.isNegative) groups.push({ ...group, end: index })
    }
  }
  return groups
}

/** Escaped characters and classes are tokens too, so that a bracket in them isn't a group. */
const TOKEN = /\\.|\[(?:\\.|[^\]])*\]|\((?:\?<?[:=!])?|[|)]/g
