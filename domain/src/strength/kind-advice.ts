import { GENERAL_ADVICE, type KindAdvice } from './general-advice.ts'
import { TEACHING_ADVICE } from './teaching-advice.ts'

export function adviceFor(kind: string): KindAdvice {
  return KIND_ADVICE[kind] ?? OTHER
}

/** Too little is known about the task to ask for more. */
const OTHER: KindAdvice = { context: GENERAL_ADVICE.context, uncertainty: GENERAL_ADVICE.uncertainty }

const WORDS = 'Keep it to about {{number_of_words}} words.'

export const KIND_ADVICE: Readonly<Partial<Record<string, KindAdvice>>> = {
  ...TEACHING_ADVICE,
  other: OTHER,
  small: {},
  translation: {
    audience: {
      why: 'How formal to be, down to the word for “you,” depends on the readers.',
      phrase: 'The translation is for {{readers}}.',
    },
    criteria: {
      why: 'Names, numbers, and formatting easily change in a translation.',
      phrase: 'Keep names, numbers, and formatting unchanged.',
    },
  },
  correction: {
    criteria: {
      why: 'Unless you set limits, the AI also rewrites sentences that were fine.',
      phrase: 'Correct only mistakes, and leave my wording and tone as they are.',
    },
  },
  revision: {
    criteria: {
      why: '“Better” can mean clearer, shorter, or more formal, so say which.',
      phrase: 'Make it {{clearer_shorter_or_more_formal}}.',
      said: /\b(?:more|less|(?:short|clear|simpl|long|strong|tight|smooth|friendli|warm|easi|sharp|nic)er|formal|concise|professional|simple|plain|persuasive|make it|tone|words|passive|active|voice|keep|avoid|only|so that|should|must|into)(?!\w)/i,
    },
    audience: {
      why: 'What reads well on a blog is too casual for a committee.',
      phrase: 'The readers are {{readers}}.',
    },
    format: {
      why: 'A list of changes lets you check that your meaning is still there.',
      phrase: 'Start with the revised text, then list the main changes.',
    },
  },
  summary: {
    length: {
      why: 'A summary can be one sentence or a whole page.',
      phrase: 'Keep the summary to about {{number_of_words}} words.',
    },
    audience: {
      why: 'What to keep depends on who reads the summary and what they need it for.',
      phrase: 'The summary is for {{readers_and_purpose}}.',
    },
    criteria: {
      why: 'Summaries tend to add claims and round off figures.',
      phrase: 'Use only what the text says, and keep figures and names exact.',
    },
  },
  extraction: {
    format: {
      why: 'The columns decide what you can do with the result.',
      phrase: 'Put the result in a table with these columns: {{columns}}.',
      said: /\b(?:sort|rank|label|group|classify|categori[sz]e|tables?|columns?|lists?|json|csv|format)\b/i,
    },
    uncertainty: {
      why: 'Where the source has a gap, the AI may fill in a value that looks right.',
      phrase: 'If a value is missing, leave it empty instead of guessing.',
    },
  },
  coding: {
    context: {
      why: 'Code for one language or version often fails in another.',
      phrase: 'Use {{language_and_version}}.',
      said: /\b(?:python|pandas|java(?:script)?|typescript|node|react|c#|rust|golang|go \d|ruby|php|perl|bash|shell|powershell|sql|select|postgres|mysql|sqlite|matlab|stata|spss|sas|julia|swift|kotlin|html|css|excel|sheets?|vba|latex|regex|regular expression|haskell|scala|version|using \w)\b|\bc\+\+|\b(?:in|with) R\b|\b[Uu]se (?:[A-Z]|\{\{)/i,
    },
    examples: {
      why: 'A sample input with its output settles what a description leaves open.',
      phrase: 'For example, {{sample_input}} gives {{expected_output}}.',
    },
    criteria: {
      why: 'Edge cases get skipped unless you ask for them.',
      phrase: 'The code must handle empty and invalid input and stay easy to read.',
    },
    uncertainty: {
      why: 'The AI sometimes calls functions that don’t exist.',
      phrase: 'State your assumptions, and check that the functions you call exist.',
    },
  },
  debugging: {
    context: {
      why: 'The cause is usually in the error message, the input, or the last change.',
      phrase: 'Error message or wrong result: {{what_happens}}. Expected: {{what_should_happen}}.',
      said: /\b(?:\w{0,20}error: ?\S|error message|exception|traceback|stack trace|expected|instead of|returns|prints|says)\b|["“`]|\w{3,20}Error\b/i,
    },
    criteria: {
      why: 'A small fix is easier to check than rewritten code.',
      phrase: 'Explain the cause, and change only what the fix needs.',
    },
    uncertainty: {
      why: 'A confident wrong guess can cost you an afternoon.',
      phrase: 'If you need to see more to find the cause, ask first.',
    },
  },
  message: {
    audience: {
      why: 'The right tone for a professor is wrong for a friend, and vice versa.',
      phrase: 'The message is for {{recipient}}.',
    },
    context: {
      why: 'The AI doesn’t know the details, so it makes up reasons and dates.',
      phrase: 'The facts: {{facts}}.',
      said: /\b(?:because|since|due to|facts|my name|reason|details|context|background|january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|\d{1,4}(?:st|nd|rd|th|:\d\d| ?[ap]m)?)\b/i,
    },
    length: {
      why: 'Short messages get read, and the AI tends to write long ones.',
      phrase: 'Keep the message short.',
    },
    uncertainty: {
      why: 'A gap in brackets is easy to spot, and a made-up name or date isn’t.',
      phrase: 'Where a detail is missing, leave a gap in [square brackets].',
    },
  },
  writing: {
    audience: {
      why: 'How much to explain and how formal to be depend on your readers.',
      phrase: 'Write for {{audience}}.',
    },
    context: {
      why: 'Without your main point, the text says what everyone says.',
      phrase: 'My main point: {{main_point}}.',
    },
    length: { why: 'A paragraph and ten pages both fit this request.', phrase: WORDS },
    criteria: {
      why: 'Generated prose drifts into filler and general statements.',
      phrase: 'Give every paragraph a clear point, support it, and avoid filler.',
    },
    uncertainty: {
      why: 'You answer for every fact and source in a text with your name on it.',
      phrase: 'Where a fact or source is missing, say so instead of making one up.',
    },
  },
  creative: {
    criteria: {
      why: 'The same subject can be funny, tender, or dark.',
      phrase: 'The mood is {{mood}}.',
      said: /\b(?:funny|humorous|silly|sad|dark|tender|playful|serious|romantic|scary|uplifting|hopeful|catchy|whimsical|mood|tone|style|in the style of|rhym\w{1,4}|must|should|avoid)\b/i,
    },
    audience: {
      why: 'Words and themes for children differ from those for adults.',
      phrase: 'Write for {{audience}}.',
    },
    length: { why: 'A story can be half a page or a chapter.', phrase: WORDS },
  },
  planning: {
    context: {
      why: 'A plan that ignores your dates and hours falls apart on the first day.',
      phrase: 'My dates and limits: {{dates_and_limits}}.',
      said: /\b(?:limits|budget of|(?:\d{1,3}|one|two|three|four|five|six|each|every|per|an?)[ -](?:hours?|minutes?|days?|weeks?|months?)|deadline|due|(?:by|next|this|on) (?:\w{3,9}day|january|february|march|april|may|june|july|august|september|october|november|december)|until|starting|i work|\d{1,4} people|\$ ?\d|constraints?|background)\b/i,
    },
    criteria: {
      why: 'If the plan has a priority, it can say what to drop.',
      phrase: 'The most important goal is {{goal}}.',
    },
    format: {
      why: 'A table of dates is easier to follow than paragraphs.',
      phrase: 'Put the plan in a table with what to do and by when.',
    },
    uncertainty: {
      why: 'The AI fills gaps in a plan with guesses that you can’t see.',
      phrase: 'State your assumptions.',
    },
  },
  ideas: {
    context: {
      why: 'Ideas that ignore your time, budget, or rules are no use to you.',
      phrase: 'My situation and limits: {{situation_and_limits}}.',
    },
    length: { why: 'Say how many you want to choose from.', phrase: 'Suggest {{number}} ideas.' },
    criteria: {
      why: 'The first ideas are usually the ones that everyone has.',
      phrase: 'The ideas must differ from one another and go beyond the obvious.',
    },
  },
  research: {
    context: {
      why: 'Without a question and a scope, you get a general overview.',
      phrase: 'Focus on {{question_place_or_period}}.',
    },
    uncertainty: {
      why: 'Sources that the AI makes up look just like real ones.',
      phrase: 'If you are not sure that a source exists, leave it out, and say where the evidence is weak.',
    },
    criteria: {
      why: 'Unless you ask for an analysis, you may just get a list of claims.',
      phrase: 'A good answer weighs the evidence and separates findings from opinion.',
    },
    format: {
      why: 'With the finding first, you see right away whether the rest is worth reading.',
      phrase: 'Start with the main finding, then give one short section per point.',
    },
    role: {
      why: 'A researcher puts evidence before opinion.',
      phrase: 'You are a careful researcher who works from evidence.',
    },
  },
  decision: {
    context: {
      why: 'The right choice depends on your situation, which the AI doesn’t know.',
      phrase: 'My situation: {{situation}}.',
    },
    criteria: {
      why: 'What you care about decides which option is better.',
      phrase: 'What matters most to me: {{what_matters_most}}.',
    },
    format: {
      why: 'An answer up front keeps the AI from sitting on the fence.',
      phrase: 'Start with your recommendation, then give the best case for each side.',
    },
  },
  'problem-solving': {
    context: {
      why: 'The steps depend on your setup and on what you’ve already tried.',
      phrase: 'My setup and what I have tried: {{setup_and_attempts}}.',
    },
    format: {
      why: 'Numbered steps are easy to follow while you work.',
      phrase: 'Use a numbered list of steps.',
    },
    uncertainty: {
      why: 'The usual answer might not fit your case.',
      phrase: 'If the answer depends on details that I left out, ask first.',
    },
  },
}
