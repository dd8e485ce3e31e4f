/**
 * Patterns that detect what an English prompt already specifies. They match generously, because repeating something is
 * worse than leaving it out.
 *
 * Every quantifier is bounded. The text is untrusted and up to 100,000 characters long, and an unbounded quantifier could
 * backtrack for minutes.
 */
export const ASPECT_PATTERNS = {
  role: either(
    says(
      "you are|you’re|you're|you will be|act as|acting as|your role|take (?:on )?(?:the|this) role|in the role of",
      'play the role|assume the role|imagine (?:that )?you|pretend (?:to be|that you)|role:',
    ),
    heading('role|persona'),
    // "As a biologist, explain" is a role, but "As a student, I need" describes the user.
    /(?:^|[.!?]\s{1,4})as an? [^.,;\n]{2,80}, (?!(?:i|we|my|our)\b)/im,
  ),
  goal: says('goals?|objectives?|purpose|aims?|in order to|so that|because|task'),
  audience: either(
    says(
      'audiences?|readers?|readership|aimed at|intended for|tailored to|target(?:ed)? (?:at|group)|accessible to',
      '(?:write|explain|teach|present)(?: it| this| them)? (?:to|for)',
      '(?:e-?mail|letter|message|note|memo|reply|speech|talk|presentation|invitation) (?:to|for)',
    ),
    new RegExp(
      `\\b(?:for|to|with) (?:[\\w-]{1,12} ){0,3}(?:${[
        'students?|learners?|pupils?|beginners?|novices?|experts?|professionals?|colleagues|teachers?|faculty|staff',
        'researchers?|reviewers?|managers?|customers?|clients?|patients?|parents?|children|kids|adults|teenagers?',
        'undergraduates?|graduates?|developers?|engineers?|executives?|committee|board|visitors?|team|class',
        'supervisor|advisor|laypeople|public|donors?|alumni|journalists?|policy ?makers?|professors?|instructors?',
        'dean|department|boss|employers?|recruiters?|users?|friends?|family|community|stakeholders?',
      ].join('|')})\\b`,
      'i',
    ),
  ),
  format: says(
    'formats?|formatted|bullet(?:ed|s)?|numbered|lists?|tables?|columns?|outline|headings?|sections?|paragraphs?',
    'essay|report|memo|proposal|summary|abstract|e-?mail|letter|poem|haiku|sonnet|limerick|story|script|slides?',
    'presentation|json|csv|xml|yaml|html|markdown|code|function|template|questions?|quiz|rubric|syllabus|timeline|diagram',
  ),
  length: either(
    new RegExp(
      `\\b(?:\\d[\\d,.]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten|single)\\+?[\\s-]{0,2}(?:${[
        'words?|pages?|sentences?|paragraphs?|characters?|lines?|minutes?|items?|points?|bullets?|slides?',
        'stanzas?|verses?|tokens?',
      ].join('|')})\\b`,
      'i',
    ),
    says(
      'brief(?:ly)?|short(?:er)?|concise(?:ly)?|succinct(?:ly)?|detailed|in[- ]depth|in detail|comprehensive|thorough',
      'length|lengthy|as long as|at most|no more than|no longer than|up to \\d{1,6}|tl;?dr|haiku|sonnet|limerick',
    ),
  ),
  steps: says(
    'step[- ]by[- ]step|steps?|stages?|phases?|firstly|procedure|think (?:it |this )?through|work through',
  ),
  reasoning: says(
    'step[- ]by[- ]step|chain[- ]of[- ]thought|think (?:it |this )?through|show (?:your|the) reasoning|explain your reasoning',
  ),
  examples: either(
    says(
      'examples?|for instance|such as|samples?|illustrat(?:e|es|ed|ion|ions)|few[- ]shot|case stud(?:y|ies)',
    ),
    /\be\.g\.|\b(?:input|output):/i,
  ),
  /** The request is for a complete piece of writing, where an example would be out of place. */
  piece: says(
    'e-?mail|letter|poem|haiku|sonnet|limerick|story|song|lyrics|slogan|speech|invitation|headline|title',
  ),
  /** Actual examples, not just the word. */
  shownExamples: either(/\b(?:examples?|input):|\b(?:these|following) examples?\b/i, heading('examples?')),
  criteria: says(
    'criteri(?:a|on)|must|should|shall|ensure|make sure|requirements?|required|constraints?|quality|standards?|rubric',
    "avoid|do not|don’t|don't|never|only|good answer|measures?|keep within",
  ),
  uncertainty: says(
    "uncertain(?:ty|ties)?|unsure|not sure|unclear|(?:don't|don’t|do not) know|assumptions?|assume|clarify|clarifying",
    'ask (?:me|us|questions|before|if)|cite|citations?|sources?|references|confiden(?:t|ce)|made[- ]up|make up',
    'hallucinat(?:e|ion|ions)|invent|fabricate|verify|verified|limitations?|is missing',
  ),
  template: says('templates?'),
} as const satisfies Record<string, TextTest>

interface TextTest {
  test: (text: string) => boolean
}

function says(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})(?!\\w)`, 'i')
}

function heading(names: string): RegExp {
  return new RegExp(`^#{1,6} {1,4}(?:${names})\\b`, 'im')
}

function either(...patterns: readonly RegExp[]): TextTest {
  return { test: (text) => patterns.some((pattern) => pattern.test(text)) }
}
