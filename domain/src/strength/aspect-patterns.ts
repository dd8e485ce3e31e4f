import type { AspectName, TextTest } from './kind.ts'

/** A list in a prompt mostly describes the parts of the answer. */
const LIST = /^[ \t]{0,8}(?:[-*•]|\d{1,2}[.)]) .{0,2000}\n{1,3}[ \t]{0,8}(?:[-*•]|\d{1,2}[.)]) /m

/**
 * What an English prompt already says, such as its audience or format. The patterns match generously, because asking
 * for something that is already there is worse than missing a gap. Every quantifier is bounded: see
 * `request-patterns.ts`.
 */
export const ASPECT_PATTERNS: Readonly<
  Record<Exclude<AspectName, 'task' | 'material'>, TextTest & { patterns: readonly RegExp[] }>
> = {
  role: either(
    says(
      "you (?:are|will be)(?! (?:not|un|sure|missing))|you['’]re(?! (?:not|un|sure))|act(?:ing)? as|your role|take on the role",
      'play the role|imagine (?:that )?you|pretend (?:to be|(?:that )?you)|role:|be my|write as an?',
    ),
    heading('role'),
    /(?:^|[.!?]\s{1,4})you (?:have|teach|write|help|run|advise)\b/im,
    // "As a biologist, explain" is a role, but "As a student, I need" describes the user.
    /(?:^|[.!?]\s{1,4})as an? [^.,;\n]{2,80}, (?!(?:i|we|my|our)\b)/im,
  ),
  context: either(
    says(
      "context|background|situation|i am|i['’]m|we are|we['’]re|i have(?! to)|we have(?! to)|i['’]ve|i (?:study|teach|work|research|run)|my (?:main )?(?:point|question|goal|thesis|setup|data|project|study|argument) (?:is|are)",
      'based on|focus(?:es|ing)? on|because|currently|already|so far|due to|given (?:that|the|my)|limits?:|facts:|constraints?|deadline|attached|below|following|budget|\\d{1,4} (?:people|students|participants|guests)',
    ),
    heading('context|background'),
  ),
  audience: either(
    says(
      'audiences?|target group|readers?|aimed at|tailored to|recipients?|addressed to|(?:is|are) for',
      "expla\\w{1,5} [^.\\n]{1,60}? to (?:an?|my|our)|(?:write|explain|teach|present)(?: it| this| them)? (?:to|for)|someone who|like i[’']m|(?:at|my) (?:the )?level",
      '(?:e-?mail|letter|message|note|memo|reply|speech|talk|presentation|invitation|reminder|respond|reply|announcement)s? (?:to|for)',
      '(?:first|second|third|fourth|final|[1-9](?:st|nd|rd|th))[- ](?:year|grade|graders?|semester)|beginners?|intermediate|intro(?:ductory)?(?! to\\b|\\W*$)|advanced|undergrad(?:uate)?s?|(?:grade|year) \\d{1,2}|in (?:my|our|an?) (?:\\w{1,15} ){1,2}(?:class|course)|majors|high school|college|freshm[ae]n|ages? \\d{1,2}|\\d{1,2}[- ]year[- ]olds?',
      "(?:i am|i['’]m) (?:an?|new to|in|not)|i(?:['’]ve| have) (?:worked|studied|taught)|i finish|already know|(?:my|our|the|your|their) (?:students?|class|team|professor|advisor|boss|committee|colleagues?|parents|manager|landlord|roommates?|lab|department)",
    ),
    new RegExp(
      `\\b(?:for|to|with) (?:[\\w-]{1,15} ){0,4}(?:${[
        'students?|pupils?|experts?|professionals?|colleagues|teacher|faculty|staff|people|researcher|engineer|developer',
        'reviewers?|manager|customer|executives|clients?|patients?|parents?|children|kids|adults|teenager|board',
        'committee|team|reading group|class|supervisor|advisor|laypeople|public|nurses',
        'participants|guests|department|office|lab|donor|journalist|recruiter|dean|alumni|professors?|instructors?|employers?|users?|friends?|famil(?:y|ies)|freshm[ae]n|residents|employees|members|visitors|neighbors|readers?|(?!(?:answ|pap|numb|lett|chapt|fly|post|oth|comput|cent|dinn|serv|fold|err|col|fact)(?:ers|ors)\\b)\\w{3,12}(?:ers|ists|ians|ors)',
      ].join('|')})\\b`,
      'i',
    ),
    /\b(?:new|our|\d{1,5}) (?:[\w-]{1,15} ){0,2}(?:students|staff|patients)\b/i,
    /\{\{[^{}\n]{0,40}(?:audience|reader|student|level|recipient|course|participants|population|background|who|journal)[^{}\n]{0,40}\}\}/i,
  ),
  format: either(
    says(
      'formats?|formatted|bullet(?:ed|s)?|numbered|lists?|tables?|columns?|headings?|sections|paragraphs|sentences|(?:one|single|short) (?:paragraph|sentence)',
      'json|csv|xml|yaml|html|markdown|diagram|(?:start|begin|open|lead|end|close|finish) (?:with|by)|at a time|one-page',
    ),
    LIST,
  ),
  length: either(
    new RegExp(
      `(?:\\b(?:\\d[\\d,.]{0,9}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|single|half|a few)\\+?|\\{\\{[^{}\\n]{1,60}\\}\\})[\\s-]{1,2}(?:\\w{1,20}[\\s-]){0,3}(?:${[
        'words?|pages?|sentences?|paragraphs?|characters?|lines?|min(?:ute)?s?|items?|points?|bullets?|slides?|stanzas?|questions?',
        'ideas?|topics?|cards?|flashcards|titles?|names?|ways|problems?|examples?|hours?|days?|weeks?|steps?|sources|articles|papers|parts?|options?|tips|findings|reasons|activities',
      ].join('|')})\\b`,
      'i',
    ),
    says(
      'brief(?:ly)?|short(?:er|en)?|concise(?:ly)?|detailed|in[- ]depth|in detail|comprehensive|thorough|quick|at most',
      'length|no more than|no longer than|up to \\d{1,6}|under \\d{1,6}|haiku|sonnet|limerick|how long',
    ),
    LIST,
  ),
  examples: either(
    says('examples?|for instance|such as|samples?|like this|illustrate|case stud(?:y|ies)'),
    /\be\.g\.|\blike (?:[A-Z\d]{2}|["“'`])|\b(?:input|output):|→|->|\breturns?\b/i,
  ),
  criteria: either(
    /(?:^|[.!?]\s{1,4})no \w/im,
    says(
      'criteri(?:a|on)|must|should|ensure|make sure|requirements?|constraints?|quality|standards?|good',
      "avoid|do not|don['’]t|never|only|without|keep (?:my|names|figures|it simple)|most important|matters?|goal is|objectives?|by the end|tone|style|mood|prioriti[sz]e",
    ),
  ),
  uncertainty: either(
    says(
      "uncertain(?:ty)?|unsure|not (?:sure|certain)|unclear|vague|aren['’]t sure|(?:can|could)n?['’]t (?:tell|see|find|judge|trace)|may not|you (?:don['’]t|do not) know|assumptions?|(?:you|not|never|don['’]t) assume|clarify",
      'ask (?:me|us|questions|before|if|first|instead|about)|cite|sources?|references|confiden(?:t|ce)|made[- ]up|mak(?:e|ing)(?: \\w{1,10})? up|instead of (?:guessing|inventing|assuming|filling)',
      "invent|guess|fabricate|verify|say so|is missing|not enough|flag|mark (?:it|any|every|each|anything)|depends on|if (?:you|my|the|something|anything|an?)\\b[^.\\n]{0,80} (?:isn['’]t|doesn['’]t|not|missing|lacks?)|exist|leave a gap",
    ),
  ),
}

function says(...phrases: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${phrases.join('|')})(?!\\w)`, 'i')
}

function heading(names: string): RegExp {
  return new RegExp(`^#{1,6} {1,4}(?:${names})\\b`, 'im')
}

function either(...patterns: readonly RegExp[]): TextTest & { patterns: readonly RegExp[] } {
  return { patterns, test: (text) => patterns.some((pattern) => pattern.test(text)) }
}
