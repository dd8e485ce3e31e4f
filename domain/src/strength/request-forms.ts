// What a request is, whatever its kind: a change to something that the author has, a situation, or a question.

/** "Update my syllabus so it mentions AI": what's named is there already, so it's material. */
export const CHANGE =
  /^\s{0,4}(?:(?:please|pls|can you|could you|help me(?: to)?|i (?:need|want|have) to|we (?:need|want|have) to) ){0,2}(?:(?:adapt|adjust|change|expand|extend|modify|moderni[sz]e|rework|shorten|tweak|update)|(?:add|include) [^.\n]{2,60}? (?:to|in)|make(?= [^.\n]{3,60}? (?:better|shorter|nicer|clearer|stronger|longer|more|less|sound|look|accessible)\b)|[^.\n]{3,80}?\bmake(?= it (?:better|shorter|nicer|clearer|stronger|longer|more|less|sound)\b))(?: only)? (?:my|our|this|these|it|the (?:attached|existing|current|old))\s/i

/** "My card got blocked" and "I have to tell my advisor that I'm leaving" ask for nothing to be made. */
export const STATEMENT =
  /^\s{0,4}(?:me and my|my|our|the|i|we)\b(?![^\n]{0,300}\b(?:please|can you|could you|what to|how to|no idea|write|draft|make|(?:need|have|want|like) to (?:come up with|create|design|find|plan|prepare)|(?:looking for|wants?|needs?|asked for) (?!(?:to|me to)\b))\b)/i

export const SHEET = /\b(?:excel|google sheets?|spreadsheets?)\b/i

/** "Is this a good question" is about a text, whatever the text is. */
export const JUDGE =
  /^\s{0,4}(?:is|are|does|do|did|will|would|how good is|how (?:is|does)) (?:this|these|my|our) (?!(?:plan|right|allowed|legal|possible|normal|true|worth)\b)\w/i

/** Says how a text should change: "in a friendly way", "so it isn't leading". */
export const DIRECTION =
  /^(?:correct|fix)\b|\b(?:active|passive|formal\w{0,4}|friendl(?:y|ier)|polite\w{0,3}|(?:calm|clear|kind|long|nic|punchi|short|soft|strong|tight|warm)er|plain\w{0,3}|simpl\w{1,6}|less \w{3,}|more \w{3,}|(?:is|are)n['’]t \w{3,}|without \w{3,}|in (?:an? )?\w{3,12} (?:way|tone|voice|style|tense|english|words|terms)|for (?:an? |the |my |our )?(?!me\b)[a-z]{4,})\b/i

export const CODE =
  /\b(?:bash|fortran|haskell|java(?:script)?|julia|kotlin|matlab|pandas|perl|php|python|ruby|rust|sql|swift|typescript)\b|\bc\+\+|\w\.js\b/i

/** Without someone to explain it to, one wants to understand it oneself. */
export const EXPLAIN =
  /^\s{0,4}(?:please |pls |can you |could you ){0,2}(?:explain|teach me) (?!this|these|my|our|to|[^\n]{0,200}\b(?:to|for) (?!me\b)\w)\w/i

/** A question that isn't about something to look at, such as "is this contract OK". */
export const QUESTION =
  /^(?![^\n]{0,100}\b(?:this|these)\b)(?:\s{0,4}(?:(?:hi|hey|hello|please|so|ok),? ){0,2}(?:who|what|whats|why|which|when|where|how|is|are|am|do|does|did|can i|can we|could i|may i|will|would|has|have)\b|(?![^\n]{0,200}\b(?:can|could|would) (?:you|u)\b)[^\n]{0,200}\?\s{0,4}$)/i

const ASKS =
  '(?:the )?(?:difference between|what|whats|why|which|should|is|are|do|does|how|when|where|(?:can|could|would)(?! (?:you|u)\\b))'
const OWN = "(?:i|i['’](?:m|ve|d|ll)|me|my|we|we['’](?:re|ve)|us|our|this|these|it|here|below)"

/** "What’s the difference between kerning and tracking" is answered alike for everyone. */
export const IMPERSONAL_QUESTION = new RegExp(
  `^${ASKS}\\b(?![^\\n]{0,200}\\b${OWN}\\b)[^?\\n]{2,100}\\??$`,
  'i',
)

/** The answer depends on who asks: "how should I price my paintings". */
export const PERSONAL_QUESTION = new RegExp(`^${ASKS}\\b[^?\\n]{2,140}\\??$`, 'i')

const APPS =
  'access|acrobat|blackboard|canva|canvas|chrome|dropbox|endnote|excel|figma|github|gmail|google \\w+|gradescope|illustrator|imovie|indesign|latex|linux|mac(?:os)?|matlab|moodle|notion|nvivo|onedrive|outlook|overleaf|photoshop|powerpoint|qualtrics|rstudio|sharepoint|slack|spss|stata|teams|ubuntu|windows|wordpress|word|zoom|zotero'
/** "How do I insert a page break in Word" is answered alike for everyone who uses it. */
export const NAMED_APP = new RegExp(
  `^\\s{0,4}how (?:to|(?:do|can|would) (?:i|we|you))\\b[^?\\n]{3,100} (?:in|on|into|using|from|with) (?:a |my )?(?:${APPS})\\b`,
  'i',
)
