// How a request is found in an English prompt: where it starts, and the polite words before it.

/**
 * Patterns that find the request in an English prompt. The text is untrusted and up to 30,000 characters long, so every
 * quantifier is bounded to prevent runaway backtracking.
 */

/** The start of a request: a new line, a new sentence, a comma, or "and". */
export const REQUEST_START =
  /(?:[.!?:;]["”’)]?[ \t]{1,4}|, |\band |^[ \t]{0,8})(?:(?:[-*•>]|#{1,6}|\d{1,2}[.)]) )?(?=[a-z])/gim

/** Words that can precede the request itself. */
export const REQUEST_LEAD = new RegExp(
  `(?:${[
    '(?:please|pls|plz|hi|hey|hello|ok|so|now|then|next|first|also|just|task:|your task:|your task is to),? ',
    '(?:can|could|would|will) (?:you|u|someone) (?:please )?',
    "(?:i|we)(?: need| have|['’]d like| would like| want|['’]m trying| am trying|['’]m supposed| gotta) (?:you )?to (?!(?:apply (?:for|to)|ask|attend|give an?|go|leave|meet|move|quit|submit|talk|tell)\\b)",
    '(?:i |we )?(?:need |want )?(?:some |your )?help (?:me |us )?(?:to )?',
    'how (?:do|can|should|would) (?:i|we|you) (?:best )?',
    "what(?:['’]s| is) (?:the|a) (?:best|good|easiest|right) way (?:for \\w{1,12} )?to ",
  ].join('|')}){1,3}`,
  'iy',
)

/** Nouns such as "plan" and "review" are requests only before what they act on: "plan my week", not "plan for finals". */
const OBJECT =
  '(?= (?:(?:the|an?|my|our|your|this|these|those|all|each|every|some|me|us|it|how|what|which|whether|why|\\d{1,4}|two|three|four|five|six|ten)(?!\\w)|\\{\\{|"|“))'

/** A common verb, a question, or any word that acts on something ("sketch a floor plan"). */
export const OTHER_REQUEST = new RegExp(
  `(?:add|analy[sz]e|annotate|answer|apply|arrange|argue|assess|automate|be|brainstorm|build|change|check|choose|combine|comment on|compare|compose|condense|continue|convert|create|cut|debug|decide|define|describe|discuss|do|double-?check|draft|draw|edit|estimate|evaluate|expand|explain|fact-?check|fill|fix|find|forecast|generate|get|give|go|identify|imagine|improve|interpret|invite|let|list(?! of)|look|make|map|mark|organi[sz]e|paraphrase|peer[ -]review|pick|plot|predict|prepare|proof-?read|prove|propose|provide|quiz|rank|read|recommend|reconcile|redesign|reply|respond|rewrite|remove|rephrase|replace|return|reword|run|select|send|share|shorten|show|simplify|simulate|solve|start|suggest|summari[sz]e|take|talk|teach|tell|think|translate|try|turn|understand|walk|work|write|(?:how|why|what|which|who|is|are|should|does|did|where|when)(?= \\w)|(?:i |we )?(?:need|want)|(?:my|our) \\w{2,20} (?:wants|needs|asked)|(?!(?:for|with|about|from|into|after|before|during|because|since|when|while|where|which|that|and|but|not|are|was|has|the|all)\\b)[a-z]{3,15}(?: (?:apart|down|up|out|through|over|off))?${OBJECT})(?!\\w)`,
  'iy',
)

/** Asks for help without saying what kind: "Help me with my essay." */
export const VAGUE_REQUEST =
  /(?:(?:can|could|would|will) (?:you|u|someone) (?:please )?|(?:i |we )?(?:really )?need (?:some )?|please )?\b(?:help(?: me| us)?|assist me) (?:with\b|on\b|w\/|w )[^.?!\n]{0,200}[.?!]?|^\s{0,4}(?:i )?(?:need )?help[.?!]?\s{0,4}$|(?<=\w[\s,.!]{1,3})help(?: me)?(?: pls| please)?[.!?]{0,3}\s{0,4}$/gi

export const TASK_LABEL = /\byour task\b|\?|^#{1,6} {1,4}(?:task|instructions?)\b|^(?:task|goal):/im

/** The role says little about the task: a researcher can be asked for a haiku. */
export const ROLE_SENTENCE =
  /\bact as (?!my\b)[^.!?,\n]{0,80}?(?:[.!?,]| and |$)|\b(?:you are|you['’]re|take (?:on )?th(?:e|is) role)\b[^.!?\n]{0,300}[.!?]?/gim

/** The prompt defines the exact form of the answer, so little can be added. */
export const FIXED_ANSWER = new RegExp(
  `\\b(?:${[
    'yes or no|true or false(?! (?:questions?|quiz|items?|statements?|test)\\b)|nothing else|nothing but|(?:one|single)[- ]word',
    '(?:json|csv|code|sql) only|only (?:json|csv|code|sql)',
    '(?:only|just) (?:the|an?|one|your) (?:[\\w-]{1,15} )?(?:answer|number|result|translation|code|name|word|letter|label|list|title)',
    '(?:answer|reply|respond|return|output)\\b[^.!?\\n]{0,60}\\b(?:only|just|exactly)',
    '(?:no|without)(?: any| further)? (?:explanations?|commentary|preamble)',
    "(?:do not|don['’]t) explain",
  ].join('|')})(?!\\w)`,
  'i',
)

/** One short question or calculation, which is complete as it is. */
export const SMALL_REQUEST = new RegExp(
  `(?:${[
    "(?:who|wh(?:en|ere) (?:is|was|were|are|did|does)|which(?![^?\\n]{0,80} (?:better|best)\\b)|in (?:what|which)|what (?:year|country|city|day|page)|how (?:many|much|old|far|tall|long)|what does|what \\w{3,20}(?: \\w{1,20})? (?:is|are|was)|(?:is|are|was|were|does|did)(?![^?\\n]{0,60} (?:my|our|this|these|it|that)\\b)|what(?:['’]s| is| was| are) (?:\\d|the (?!(?:best|difference|meaning|importance|role|purpose|point|impact|effect|relationship|significance|cause|idea|process|reason)s?\\b)))\\b[^?\\n]{2,100}\\?\\s{0,4}$",
    '(?:what (?:year|country|city|day|date)|who (?:was|wrote|invented|discovered|founded|won)|(?:when|where) (?:is|was|were|did))\\b[^?.\\n]{2,100}$',
    '(?:solve|simplify|evaluate|calculate|compute|convert|round|sum|multiply|divide|integrate|differentiate)(?=[^\\n]{0,40}\\d)',
    '(?:give|show|tell)(?: me)? the (?:\\w{1,12} ){0,2}(?:code|formula|command|syntax|symbol|equation|shortcut|word|definition)\\b(?= (?:for|to|of) [^.\\n]{3,80}[.?]?$)|define(?= [^.\\n]{1,40}[.?]?$)|(?:list|name) the(?![^.\\n]{0,60}\\b(?:papers|articles|sources|studies|books)\\b)|prove',
    '(?:write|give|suggest|find)(?: me| us)?(?: \\w{1,12}){0,3} (?:synonyms?|antonyms?|definition)',
  ].join('|')})(?!\\w)`,
  'iy',
)

/** A line of code that anyone would write alike: "LaTeX for a 2x2 matrix", "python: sort a list". */
export const SNIPPET =
  /^(?:(?:bash|css|git|html|java(?:script)?|latex|markdown|matlab|pandas|python|r|regex|sql|stata|vim): |(?:the )?(?:html|keyboard shortcut|latex|markdown|unicode)(?: \w{1,10})? (?:for|to) |(?:abbreviation|atomic number|boiling point|density|half-life|melting point|molar mass|normal (?:range|value)s?|plural|symbol) (?:for|of) )(?![^\n]*\b(?:my|our|this)\b)[^\n.]{3,80}$/i

/** Forms that are short by nature. */
export const SHORT_PIECE =
  /\b(?:acrostics?|haikus?|limericks?|sonnets?|jokes?|riddles?|slogans?|tongue twisters?)\b/i
