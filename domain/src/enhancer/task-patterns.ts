/**
 * Patterns that detect what an English prompt asks for. The text is untrusted, so every quantifier is bounded to prevent
 * runaway backtracking.
 */

/** The start of a request: a new line, a new sentence, or "and". */
export const REQUEST_START =
  /(?:[.!?:;]["”’)]?[ \t]{1,4}|\band |^[ \t]{0,8})(?:(?:[-*•>]|#{1,6}|\d{1,2}[.)]) )?(?=[a-z])/gim

/** Words that can precede the request itself. */
export const REQUEST_LEAD = new RegExp(
  `(?:${[
    '(?:please|kindly|now|then|next|first|also|task:|your task:|your task is to),? ',
    '(?:can|could|would|will) you (?:please )?',
    "(?:i|we)(?: need|['’]d like| would like| want) (?:you )?to ",
    'help (?:me|us) (?:to )?',
    'how (?:do|can|should|would) (?:i|we|you) ',
    'as an? [^.,;\\n]{2,80}, ',
  ].join('|')}){1,3}`,
  'iy',
)

const request = (...words: readonly string[]) => new RegExp(`(?:${words.join('|')})(?!\\w)`, 'iy')

const MAKE =
  '(?:write|compose|create|make(?: up)?|tell|give|generate|come up with|draft|craft|invent|think of|suggest|produce|develop|design|prepare|build|plan|set)(?: me| us)?'
/** Adjectives before the noun: "a short, funny". "An essay on a poem" doesn't ask for a poem. */
const QUALITIES = "(?: (?!(?:of|about|on|for|in|to|with|from|that|using) )[\\w'’+#/{}-]{1,20},?){0,6} "

const PIECES =
  '(?:haikus?|poems?|limericks?|sonnets?|jokes?|puns?|riddles?|slogans?|taglines?|mottos?|songs?|lyrics|raps?|ballads?|odes?|rhymes?|fairy tales?|fables?|monologues?|(?<!(?:user|success|news|cover) )stor(?:y|ies)|toasts?|captions?)'
const TESTS =
  '(?:quiz(?:zes)?|(?:multiple[- ]choice|exam|test|quiz|practice|review|comprehension|true[- /](?:or[- ])?false)(?: \\w{1,15})? (?:questions?|items?|problems?)|mcqs?|(?:mid-?term|final|mock) exam|worksheets?)'
const TEACHING =
  '(?:syllabus|syllabi|lesson plans?|lesson|curriculum|course(?: outline| plan)?|assignments?|learning (?:objectives|outcomes)|lecture(?: outline)?|seminar)'
const MESSAGES =
  '(?:e-?mails?|letters?|messages?|repl(?:y|ies)|invitations?|announcements?|press release|tweets?|social media posts?|alt text|headlines?|memos?|speech|thank[- ]you notes?|recommendation|notices?)'
const TEXTS =
  '(?:texts?|essays?|paragraphs?|sentences?|drafts?|letters?|e-?mails?|abstracts?|introduction|conclusion|statements?|cv|r[eé]sum[eé]|papers?|thesis|wording|writing|sections?|articles?|reports?|messages?|bio|posts?|passages?|proposals?|manuscripts?|assignments?|poems?)'
const CODE =
  '(?:function(?! of\\b)|functions|scripts?(?! (?:for|of|about)\\b)|code(?! of\\b)|loops?|regex|regexp|regular expression|quer(?:y|ies)(?! letter)|sql|python|javascript|typescript|java|c\\+\\+|c#|rust|golang|bash|matlab|html|css|api|program (?:that|which|to)|unit tests?|bugs?|stack trace|algorithm|macro|class method|pseudocode)'
const MATH =
  '(?:equations?|integrals?|inequalit(?:y|ies)|derivative|roots?|mean|median|area|volume|limit|determinant|eigenvalues?|standard deviation|expression|polynomial)'

/** Patterns by kind, matched at the start of a request. The first match wins. */
export const REQUEST_PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'fact',
    /(?<=(?:^|\n\n)[ \t]{0,8})(?:who\b|wh(?:en|ere) (?:is|was|were|are|did|does)\b|(?:what|which|in what|in which) (?:year|country|city|day)\b|how (?:many|old|far|tall)\b|what(?:['’]s| is| was) the (?:capital|population|boiling point|melting point|atomic number|chemical symbol|date|name|plural|speed|height|length|square root|value|deadline)\b)[^?\n]{2,100}\?(?=\n\n|\s{0,4}$)/iy,
  ],
  [
    'coding',
    request(
      `(?:fix|debug|correct|refactor|review|optimi[sz]e|improve|implement|write|create|build|code|add|generate|document|port|rewrite|make|speed up|develop|simplify)(?: (?!(?:about|of|e-?mail|letter|essay|report|lesson|quiz|syllabus|article|course|paragraph|abstract|poem|story|grammar|spelling) )[\\w'’+#/{}-]{1,20},?){0,8} ${CODE}`,
      'debug|refactor',
    ),
  ],
  ['translation', request('translate')],
  [
    'correction',
    request(
      'proofread|spell-?check|copy-?edit',
      '(?:fix|check|correct|review|edit)[^.\\n]{0,60}\\b(?:grammar|spelling|punctuation|typos?)',
      `correct[^.\\n]{0,40}\\b${TEXTS}`,
    ),
  ],
  [
    'calculation',
    request(
      `(?:solve|simplify|evaluate|find|integrate|factor)(?=[^.\\n]{0,20}\\d|[^.\\n]{0,60}[=∫])`,
      `(?:solve|simplify|evaluate|find|factor)(?=[^.\\n]{0,30} ${MATH}\\b)`,
      'differentiate(?! between)|calculate|compute|factori[sz]e',
    ),
  ],
  ['sum', request('(?:convert|round)(?=[^.\\n]{0,20}\\d)', "what(?:['’]s| is) (?=\\d)")],
  ['sorting', request('classify|categori[sz]e|label|sort|alphabeti[sz]e|count|rank')],
  [
    'extraction',
    request(
      'extract|convert|reformat|transcribe|parse',
      '(?:list|find|pull out) (?:all|every|each|any)[^.\\n]{0,60} (?:in|from) (?:the|this|these|my)',
      'turn (?:this|these|the|my)[^.\\n]{0,40} into (?:an? )?(?:[\\w-]{1,12} )?(?:tables?|json|csv|xml|yaml|lists?|bullets?)',
    ),
  ],
  [
    'creative',
    request(`${MAKE}${QUALITIES}${PIECES}`, `(?:an? )?(?:[\\w-]{1,15} )?${PIECES} (?:about|on|for)`),
  ],
  [
    'message',
    request(
      `${MAKE}${QUALITIES}${MESSAGES}`,
      `(?:reply|respond) to (?:this|the|my|an?) (?:[\\w-]{1,15} )?${MESSAGES}`,
    ),
  ],
  ['flashcards', request(`${MAKE}${QUALITIES}flash ?cards?`)],
  [
    'questions',
    request(`${MAKE}${QUALITIES}(?:discussion|interview|essay|reflection|research|open-ended) questions?`),
  ],
  ['conversation', request('quiz (?:me|us)|ask (?:me|us)|interview me|role-?play|debate with me|test me')],
  ['proof', request('prove|show that|(?:check|verify|complete)[^.\\n]{0,20} proof')],
  [
    'sources',
    request(`(?:find|recommend|suggest)${QUALITIES}(?:articles|sources|references|papers|books|studies)`),
  ],
  [
    'statistics',
    request(`${MAKE}${QUALITIES}(?:experiment|study(?! (?:plan|schedule|guide))|questionnaire)`),
  ],
  ['research', request(`${MAKE}${QUALITIES}literature review`)],
  ['rubric', request(`${MAKE}${QUALITIES}rubrics?`)],
  ['test', request(`${MAKE}${QUALITIES}${TESTS}`)],
  ['teaching', request(`(?:${MAKE}|outline|revise|update)${QUALITIES}${TEACHING}`)],
  [
    'feedback',
    request(
      `(?:critique|review|assess|grade|mark|evaluate|comment on|give[^.\\n]{0,30} feedback|provide[^.\\n]{0,30} feedback)[^.\\n]{0,50}\\b${TEXTS}`,
    ),
  ],
  [
    'summary',
    request(
      'summari[sz]e|sum up|tl;?dr|condense',
      `(?:give|write|make|create|provide)(?: me| us)?${QUALITIES}summar(?:y|ies)`,
    ),
  ],
  [
    'rewording',
    request(
      'rephrase|reword|paraphrase|shorten|rewrite (?:this|the following|these|my)',
      `(?:simplify|make)[^.\\n]{0,20}\\b(?:my|this|the following|these|our) (?:[\\w-]{1,20} ){0,3}${TEXTS}`,
    ),
  ],
  [
    'revision',
    request(
      `(?:improve|revise|polish|edit|tighten|fix|strengthen)[^.\\n]{0,40}\\b(?:my|this|the following|these|our) (?:[\\w-]{1,20} ){0,3}${TEXTS}`,
    ),
  ],
  [
    'ideas',
    request(
      'brainstorm',
      `(?:suggest|come up with|think of|propose)(?=[ \\w-]{0,40} (?:ideas|topics|titles|names|questions|ways|themes))`,
      '(?:give|generate|list)[^.\\n]{0,30} (?:ideas|topics|titles|names)',
    ),
  ],
  [
    'planning',
    request(
      'plan|schedule|organi[sz]e|prioriti[sz]e',
      `${MAKE}${QUALITIES}(?:plan|schedule|timeline|agenda|budget|roadmap|strategy|itinerary)`,
    ),
  ],
  [
    'question',
    request(
      'should|is it (?:ethical|right|fair|wise|better|true)|what are the (?:pros|advantages|arguments|benefits)',
    ),
  ],
  ['fact', request('(?:list|name) the|fill in')],
  ['problem-solving', request('troubleshoot|fix|resolve|solve|improve|optimi[sz]e|diagnose|reduce')],
  ['how-to', request('how (?:do|can|should|would) (?:i|we|you|one)|how to')],
  [
    'learning',
    request(
      'understand|learn|study|teach|explain|describe|define|what (?:is|are)|why|how (?:does|do|is|are)',
    ),
  ],
  [
    'research',
    request('research|analy[sz]e|compare|contrast|investigate|examine|survey|evaluate|assess|discuss|review'),
  ],
  ['writing', request('write|draft|compose|rewrite|edit')],
]

/** Patterns for the topic of a prompt without a recognized request. */
export const TOPIC_PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  [
    'statistics',
    /\b(t-?tests?|anova|regression|p-?values?|sample size|chi-?squared?|confidence intervals?|standard deviation|correlation|statistical(?:ly)?|statistics|effect size)\b|\bp ?[=<>] ?0?\.\d/i,
  ],
  ['coding', /\b(stack trace|python|javascript|typescript|segfault|compile|compiler|sql|regex)\b/i],
  [
    'research',
    /\b(research|literature|analy[sz]e|analysis|compare|evidence|survey|hypothes[ie]s|methodology)\b/i,
  ],
  ['writing', /\b(write|draft|rewrite|edit|e-?mail|letter|essay|abstract|blog|press release)\b/i],
  ['learning', /\b(teach|explain|lesson|quiz|learn|syllabus|study|tutor|homework|exam|flashcards?)\b/i],
  ['planning', /\b(plan|schedule|strategy|roadmap|agenda|timeline|budget|organi[sz]e|prioriti[sz]e)\b/i],
  ['ideas', /\b(brainstorm|ideas)\b/i],
  ['problem-solving', /\b(problem|troubleshoot|solution|issue)\b/i],
]

/** The prompt defines the exact form of the answer. */
export const FIXED_ANSWER = new RegExp(
  `\\b(?:${[
    'yes or no|yes/no|true or false|true/false|nothing else|nothing more|nothing but',
    '(?:json|csv|xml|yaml|html|code|sql) only|only (?:json|csv|xml|yaml|html|code|sql)',
    '(?:only|just) (?:the|an?|one|your) (?:[\\w-]{1,15} )?(?:answer|number|result|translation|code|json|name|word|letter|category|label|text|list|table|title)',
    '(?:answer|reply|respond|return|output|print)\\b[^.!?\\n]{0,60}\\b(?:only|just|exactly)',
    '(?:only|just) (?:answer|reply|respond|return|output|print|fix|correct|change|check)',
    '(?:fix|correct|change|check|give|provide|write) (?:only|just)',
    '(?:no|without)(?: any| further)? (?:explanations?|explaining|commentary|preamble|(?:other|extra|additional) (?:text|words))',
    "(?:do not|don['’]t) (?:explain|comment|add anything)",
    '(?:in|with) (?:one|a single) (?:word|letter|number)|(?:one|single)[- ]word answer',
  ].join('|')})(?!\\w)`,
  'i',
)
