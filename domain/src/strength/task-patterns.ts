/**
 * Patterns that detect what an English prompt asks for. The text is untrusted and up to 100,000 characters long, so every
 * quantifier is bounded to prevent runaway backtracking. `task-kind.test.ts` has a prompt that needs each pattern.
 */

/** The start of a request: a new line, a new sentence, or "and". */
export const REQUEST_START =
  /(?:[.!?:;]["”’)]?[ \t]{1,4}|\band |^[ \t]{0,8})(?:(?:[-*•>]|#{1,6}|\d{1,2}[.)]) )?(?=[a-z])/gim

/** A request in the middle of a sentence: "I teach biology, make a quiz". Read only if there is no other one. */
export const LATER_REQUEST_START = /, (?=[a-z])/gi

/** Words that can precede the request itself. */
export const REQUEST_LEAD = new RegExp(
  `(?:${[
    '(?:please|pls|hi|hey|hello|ok|now|then|next|first|also|task:|your task:|your task is to),? ',
    '(?:can|could|would|will) you (?:please )?',
    "(?:i|we)(?: need| have|['’]d like| would like| want|['’]m trying| am trying) (?:you )?to ",
    'help (?:me|us) (?:to )?',
    'how (?:do|can|should|would) (?:i|we|you) (?:best )?',
  ].join('|')}){1,3}`,
  'iy',
)

const request = (words: string) => new RegExp(`(?:${words})(?!\\w)`, 'iy')
const requests = (kind: string, ...words: readonly string[]): [kind: string, pattern: RegExp][] =>
  words.map((alternatives) => [kind, request(alternatives)])

/** Nouns such as "plan" and "review" are requests only before what they act on: "plan my week", not "plan for finals". */
const OBJECT =
  '(?= (?:(?:the|an?|my|our|your|this|these|that|those|all|each|every|some|me|us|it|how|what|which|whether|why|\\d{1,4}|two|three|four|five|six|ten)(?!\\w)|\\{\\{|"|“))'

const MAKE =
  '(?:(?:i |we )?(?:need|want)|write|compose|create|make(?: up)?|tell|give|generate|come up with|draft|craft|think of|suggest|propose|produce|develop|design|prepare|build|plan|set up|get)(?: me| us)?'
/** Adjectives before the noun: "a short, funny". "An essay on a poem" doesn't ask for a poem. */
const QUALITIES = "(?: (?!(?:of|about|on|for|in|to|with|from|that|using) )[\\w'’+#/{}-]{1,20},?){0,6} "

const PIECES =
  '(?:haikus?|poems?|limericks?|sonnets?|jokes?|riddles?|slogans?|songs?|lyrics|raps?|(?<!(?:user|success|news|cover) )stor(?:y|ies)|captions?|skits?)'
const TESTS =
  '(?:quiz(?:zes)?|(?:questions?|mcqs?|problems?|flash ?cards?|worksheets?)|(?:mid-?term|final|mock|practice) exam)'
const TEACHING =
  '(?:syllabus|lesson(?: plans?)?|curriculum|course|assignments?|learning (?:objectives|outcomes)|lectures?|seminar|rubrics?|(?:class|group) activit(?:y|ies))'
const MESSAGES =
  '(?:e-?mails?|letters?(?! of the alphabet)|messages?|repl(?:y|ies)|invitations?|announcements?|tweets?|memos?|thank[- ]you notes?|notices?|reminders?)'
const TEXTS =
  '(?:texts?|essays?|paragraphs?|sentences?|drafts?|letters?|e-?mails?|abstracts?|introduction|conclusion|statements?|cv|r[eé]sum[eé]|papers?|thesis|writing|sections?|articles?|reports?|bio|passages?|proposals?|assignments?|speech|reflection|argument|posts?|newsletter|press release)'
const CODE =
  '(?:functions?(?! of\\b)|scripts?(?! (?:for|of|about)\\b)|code(?! of\\b)|loops?|regex|regular expression|quer(?:y|ies)|sql|python|javascript|java|c\\+\\+|html|css|api|program (?:that|which|to)|unit tests?|app|macro|website)'

/** Patterns by kind, matched at the start of a request. The first match wins. */
export const REQUEST_PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ...requests('feedback', `(?:is|are|does|do|did)[^.?\\n]{0,20} (?:my|this|these)[^.?\\n]{0,20} ${TEXTS}`),
  ...requests(
    'decision',
    'recommend|should|is it (?:ethical|right|fair|wise|better|worth|ok(?:ay)?)|(?:is|are)[^.?\\n]{1,60} (?:better|worth)',
    '(?:what|which)[^.?\\n]{0,40} (?:best|better|should i|pros|advantages)',
  ),
  // The whole prompt is one short question.
  [
    'small',
    /(?:who|wh(?:en|ere) (?:is|was|were|are|did|does)|which|in (?:what|which)|what (?:year|country|city|day|page)|how (?:many|much|old|far|tall|long)|what does|what \w{3,20}(?: \w{1,20})? (?:is|are|was)|is|are|was|were|does|did|what(?:['’]s| is| was| are) (?:\d|the (?!(?:difference|meaning|importance|role|purpose|point|impact|effect|relationship|significance|cause|idea|process|reason)s?\b)))\b[^?\n]{2,100}\?\s{0,4}$/iy,
  ],
  ...requests(
    'small',
    '(?:solve|simplify|evaluate|calculate|compute|convert|round|sum|multiply|divide|integrate|differentiate)(?=[^\\n]{0,40}\\d)',
    'define(?= [^.\\n]{1,40}[.?]?$)|(?:list|name) the|prove',
    `${MAKE}${QUALITIES}(?:synonyms?|antonyms?|definition|alt text|title|headline)`,
  ),
  ...requests(
    'debugging',
    `(?:debug|fix|troubleshoot|why)[^.\\n]{0,40} (?:${CODE}|bugs?|errors?|exception|crash\\w{0,3})`,
    `(?:my|this|the) (?:[\\w+#-]{1,20} ){0,2}${CODE} (?:is|does|doesn|won|isn|keeps|fails|crashes|throws|gives|not)`,
  ),
  ...requests(
    'coding',
    `(?:refactor|optimi[sz]e|implement|${MAKE}|code|add|document|port|rewrite)(?: (?!(?:about|of|e-?mail|letter|essay|report|lesson|quiz|questions?|syllabus|article|course|paragraph|poem|story) )[\\w'’+#/{}-]{1,20},?){0,5} ${CODE}`,
  ),
  ...requests('translation', 'translate'),
  ...requests(
    'correction',
    'proofread|spell-?check',
    '(?:fix|check|correct|edit)[^.\\n]{0,60}\\b(?:grammar|spelling|punctuation|typos?|mistakes)',
  ),
  ...requests(
    'extraction',
    'extract|classify|categori[sz]e|alphabeti[sz]e|transcribe',
    `(?:sort|rank|label|convert|group)${OBJECT}`,
    'turn[^.\\n]{0,40} into[^.\\n]{0,30} (?:tables?|lists?|csv|json|spreadsheet|calendar)',
  ),
  ...requests('creative', `${MAKE}${QUALITIES}${PIECES}`),
  ...requests('conversation', '(?:quiz|ask|interview|test|tutor) (?:me|us)|role-?play|debate with me|be my'),
  ...requests(
    'message',
    `${MAKE}${QUALITIES}${MESSAGES}`,
    '(?:reply|respond) to',
    `(?:e-?mail|remind|invite)${OBJECT}`,
  ),
  ...requests(
    'questions',
    `${MAKE}${QUALITIES}(?:(?:discussion|interview|survey|reflection|open-ended) questions?|questionnaire|survey)`,
  ),
  ...requests('test', `${MAKE}${QUALITIES}${TESTS}`),
  ...requests('teaching', `(?:${MAKE}|outline|revise|update)${QUALITIES}${TEACHING}`, 'teach(?! me| us)'),
  ...requests(
    'feedback',
    `(?:critique|review|assess|grade|evaluate|comment on|look (?:at|over)|go over|read|check)[^.\\n]{0,50}\\b${TEXTS}`,
    '(?:give|provide)[^.\\n]{0,30} feedback|feedback',
  ),
  ...requests(
    'summary',
    'summari[sz]e|sum up|tl;?dr|condense',
    `${MAKE}${QUALITIES}(?:summar(?:y|ies)|minutes)`,
  ),
  ...requests(
    'revision',
    'rephrase|reword|paraphrase|shorten|polish',
    `(?:improve|revise|edit|tighten|fix|strengthen|rewrite|simplify|make)[^.\\n]{0,20} (?:my|this|the|these|our)[^.\\n]{0,30} ${TEXTS}`,
    '(?:improve|revise|edit|rewrite|simplify|make|turn) (?:this|it|these|the following)',
  ),
  ...requests(
    'ideas',
    'brainstorm|what are some',
    `(?:${MAKE}|list)[^.\\n]{0,40} (?:ideas|topics|titles|names|ways|themes|activities)`,
  ),
  ...requests(
    'planning',
    `(?:plan|schedule|organi[sz]e|prioriti[sz]e)${OBJECT}`,
    `${MAKE}${QUALITIES}(?:plan|schedule|timeline|agenda|budget|roadmap|strategy|itinerary|checklist|to-?do list)`,
  ),
  ...requests('writing', `${MAKE}${QUALITIES}(?:literature review|${TEXTS})`),
  ...requests(
    'problem-solving',
    'troubleshoot|fix|resolve|improve|diagnose|reduce|how to|how (?:do|can|should|would) (?:i|we|you|one)',
  ),
  ...requests(
    'learning',
    'understand|learn|teach me|explain|describe|define|tell me (?:about|how|why)',
    '(?:^|(?=[^.!\\n]{0,200}\\?))(?:what|why|how)',
  ),
  ...requests(
    'research',
    'analy[sz]e|compare|contrast|investigate|examine|evaluate|assess|discuss|interpret',
    '(?:find|list)[^.\\n]{0,40} (?:sources|articles|studies|papers|literature|evidence|books)',
    `(?:research|survey|review|study)${OBJECT}`,
  ),
  ...requests('writing', '(?:write|draft|compose)(?! for)'),
]

/** A request that names no kind: a common verb, or any word that acts on something ("sketch a floor plan"). */
export const OTHER_REQUEST = request(
  `add|answer|apply|arrange|argue|be|build|change|check|choose|combine|continue|create|cut|decide|do|draw|estimate|expand|fill|generate|get|give|go|identify|imagine|let|look|make|organi[sz]e|pick|predict|prepare|prove|provide|read|remove|replace|return|run|select|send|share|show|solve|start|suggest|take|talk|tell|think|try|turn|walk|work|(?:i |we )?(?:need|want)|(?:my|our) \\w{2,20} (?:wants|needs|asked)|(?!(?:for|with|about|from|into|after|before|during|because|since|when|while|where|which|that|and|but|not|are|was|has|the|all)\\b)[a-z]{3,15}(?: (?:apart|down|up|out|through|over|off))?${OBJECT}`,
)

/** Asks for help without saying what kind: "Help me with my essay." */
export const VAGUE_REQUEST =
  /(?:(?:can|could|would|will) (?:you|someone) (?:please )?|(?:i |we )?(?:really )?need (?:some )?|please )?\b(?:help(?: me| us)?|assist me) (?:with|on)\b[^.?!\n]{0,200}[.?!]?/gi

/** The kind of a prompt without a recognized request, by the first of these words. */
export const TOPIC_PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['coding', /\b(?:python|javascript|sql|regex|(?:write )?code|script to)\b/i],
  ['message', /\b(?:e-?mail|cover letter|letter|invitation|announcement)\b/i],
  ['test', /\b(?:quiz|flashcards?|exam questions|worksheet)\b/i],
  ['teaching', /\b(?:lesson plan|syllabus|rubric)\b/i],
  ['planning', /\b(?:plan|schedule|agenda|budget|timeline)\b/i],
  ['creative', /\b(?:poem|story|slogan)\b/i],
  ['writing', /\b(?:essay|paper|report|article|abstract|blog|speech|statement|thesis|dissertation)\b/i],
  ['research', /\b(?:literature|regression|t-?test|anova|p-?values?|hypothes[ie]s|versus|vs)\b/i],
]

/** The prompt defines the exact form of the answer, so little can be added. */
export const FIXED_ANSWER = new RegExp(
  `\\b(?:${[
    'yes or no|true or false|nothing else|nothing but|(?:one|single)[- ]word',
    '(?:json|csv|code|sql) only|only (?:json|csv|code|sql)',
    '(?:only|just) (?:the|an?|one|your) (?:[\\w-]{1,15} )?(?:answer|number|result|translation|code|name|word|letter|label|list|title)',
    '(?:answer|reply|respond|return|output)\\b[^.!?\\n]{0,60}\\b(?:only|just|exactly)',
    '(?:no|without)(?: any| further)? (?:explanations?|commentary|preamble)',
    "(?:do not|don['’]t) explain",
  ].join('|')})(?!\\w)`,
  'i',
)

/** Forms that are short by nature. */
export const SHORT_PIECE = /\b(?:haikus?|limericks?|sonnets?|jokes?|riddles?|slogans?|captions?)\b/i
