import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Kinds } from '../kind.ts'
import { WORDS } from './shared.ts'

const OWN_PROJECT =
  /\b(?:we (?:found|show|studied|use|measured|propose|want)|i (?:found|studied|propose|want)|(?:my|our) (?:idea|aims?|study|project|data) \w+s|because)\b/i

/** What essays, abstracts, proposals, creative writing, and other prose need. */
export const ESSAYS: Kinds = {
  academic: {
    task: 'Help me draft it.',
    needs: {
      context: [
        'Question or goal, and why it matters: {{question_or_goal}}\nWhat was or will be done (sample, material, procedure, analysis), with results so far: {{methods_and_results}}',
        'The AI doesn’t know your project, so it invents one.',
        /\b(?:we (?:found|show|studied|use|measured|propose)|i (?:found|studied|propose)|(?:my|our) (?:study|research|project|data|results) \w+s|participants|n ?=|because)\b/i,
      ],
      audience: [
        'Journal, funder, or course, and its rules: {{venue_and_rules}}',
        'Each journal, funder, or course has its own sections, limits, and readers.',
        /\b(?:nsf|nih|neh|journal|conference|funders?|foundation|class|course|reviewers?|committee|irb|participants|readers?|audience)\b/i,
      ],
      length: ['Word or page limit: {{limit}}', 'Most journals and funders set a limit.'],
      criteria: [
        'Write only the part that I asked for, in the order that’s usual for it. Use plain, exact words, and explain terms that a reader from a neighboring field may not know.',
        'Reviewers look for what’s new and how well it’s supported.',
      ],
      uncertainty: [
        'Don’t invent results, numbers, or citations. Write [needed: …] where something is missing.',
        'You’re responsible for every figure and source.',
      ],
    },
  },
  grant: {
    task: 'Help me draft it.',
    sign: /\b(?:grants?|nsf|nih|neh|nea|r01|fund(?:s|ing|ers?)|foundations?|fellowships?|aims)\b/i,
    needs: {
      context: [
        'My idea, the problem it solves, and for whom: {{idea_and_problem}}\nAims, methods, and results so far: {{aims_methods_and_results}}\nFunder and program, with its criteria and limits: {{program_criteria_and_limits}}\nBudget, people, period, and deadline: {{budget_people_period_and_deadline}}',
        'The AI doesn’t know your project or the program’s criteria, so it invents them.',
        [
          OWN_PROJECT,
          OWN_PROJECT,
          /\b(?:solicitation|program (?:is|announcement)|criteria|guidelines|pages?|call (?:for|text))\b/i,
          /[$€]|\b(?:due|deadline|years?|months?)\b/i,
        ],
      ],
      criteria: [
        'First say what belongs in the part I asked for and what reviewers look for in it. Then draft that part from my facts. For a whole proposal, draft the opening: the problem, the gap, and the aims.',
        'Many reviewers make up their minds on the first page.',
      ],
      uncertainty: [
        'Before you draft, ask me, in one list, for what’s missing. Don’t invent results, partners, or figures; write [needed: …] instead.',
        'You’re responsible for every promise in the proposal.',
      ],
    },
  },
  'budget justification': {
    task: 'Draft it for me.',
    sign: /\b(?:justif\w{4,8}|narrative|explain|why)\b/i,
    needs: {
      context: [
        'Costs to justify, such as people with their time and salary, equipment, or travel, and how I got the amounts: {{costs_and_basis}}\nWhat each is for in the project: {{what_each_is_for}}\nFunder, with its rules, years, and rates for benefits and overhead: {{funder_rules_and_rates}}',
        'Each amount needs a basis, and the AI doesn’t know yours.',
        [
          /[$€] ?\d|\b\d+ ?(?:%|months?|fte)/i,
          /\b(?:because|to (?:measure|run|collect|analy[sz]e|build|recruit|present)|needed)\b/i,
          /\b(?:overhead|indirect|fringe|f&a|rates?)\b/i,
        ],
      ],
      format: [
        'Go through the funder’s categories in their order. For each line, give the amount and how it’s calculated, and say in a sentence or two what it does for the project.',
        'For each line, reviewers ask whether the project needs it.',
      ],
      uncertainty: [
        'Use only the amounts and rates that I give, write [needed: …] where one is missing, and check that the totals are right.',
        'A wrong total casts doubt on the rest.',
      ],
    },
  },
  creative: {
    task: 'Write it for me.',
    needs: {
      context: [
        'Names, places, or details to include: {{details_to_include}}',
        'Your own details keep it from sounding generic.',
      ],
      length: [
        'Length: {{length}}',
        'A story can be half a page or a chapter.',
        {
          test: (text) =>
            ASPECT_PATTERNS.length.test(text.replace(/\bshort (?:film|piece|play|stor(?:y|ies))\b/gi, '')),
        },
      ],
      criteria: [
        'Mood and style: {{mood_and_style}}',
        'The same subject can be funny, tender, or dark.',
        /\b(?:funny|humorous|silly|sad|dark|tender|playful|serious|romantic|scary|uplifting|hopeful|catchy|whimsical|mood|tone|style|in the style of|rhym\w{1,4}|must|should|avoid)\b/i,
      ],
      audience: [
        'Who it’s for and the occasion: {{audience_and_occasion}}',
        'Children need different words and themes than adults do.',
        /\b(?:for (?:my|our|an?|the|kids|children)|birthday|wedding|anniversary)\b/i,
      ],
      format: [
        'Show people and things rather than feelings in the abstract, surprise me at least once, and leave out rhymes and phrases that everyone uses.',
        'The first idea is usually the one everyone has.',
      ],
    },
  },
  essay: {
    task: 'Help me write it.',
    needs: {
      context: [
        'Assignment, and what it’s graded on: {{assignment_and_criteria}}\nMy main point: {{main_point}}\nSources or experiences I want to use: {{sources_or_experiences}}',
        'Without your main point, the essay will sound like everyone else’s.',
        /\b(?:my (?:main )?(?:point|thesis|argument|claim)|argu(?:e|es|ing) that|because|purpose|assignment|so that|based on|background|below|following)\b/i,
      ],
      audience: [
        'Course and level: {{course_and_level}}',
        'A first-year seminar and a graduate course expect different things.',
      ],
      length: WORDS,
      format: [
        'Open with the main point. Give each paragraph one idea with evidence or a concrete example for it, and end with what follows from them.',
        'AI-written text drifts into filler and general statements.',
      ],
      uncertainty: [
        'If I asked for just the opening or a part, give only that. Don’t make up facts, quotes, or sources; write [source needed] where I have to add one.',
        'You’re responsible for every fact and source in a text with your name on it.',
      ],
    },
  },
  writing: {
    task: 'Help me write it.',
    broad: true,
    needs: {
      context: [
        'What kind of text it is, and what it’s for: {{what_it_is_and_purpose}}\nWhat I have so far, with facts and points to include: {{facts_and_points}}',
        'Without your own facts and points, the text will sound like everyone else’s.',
        /\b(?:turn (?:this|these|my)|my (?:main )?(?:point|thesis|argument|claim)|argu(?:e|es|ing) that|because|purpose|assignment|so that|based on|background|below|following)\b/i,
      ],
      audience: [
        'Readers, and what they should take from it: {{readers}}',
        'How much to explain and how formal to be depend on your readers.',
      ],
      length: ['Length and tone: {{length_and_tone}}', 'This could be a paragraph or ten pages.'],
      criteria: [
        'Start with what matters most to the readers, prefer concrete details, and leave out filler and general statements.',
        'AI-written text drifts into filler and general statements.',
      ],
      uncertainty: [
        'Ask me first if something important is missing. Don’t make up facts, quotes, or sources; leave a gap in [square brackets] instead.',
        'You’re responsible for every fact and source in a text with your name on it.',
      ],
    },
  },
}
