// What a request is, whatever its kind: a change to something that the author has, a decision, a problem, or a question.

/** "Update my syllabus so it mentions AI": what's named is there already, so it's material. */
export const CHANGE =
  /^\s{0,4}(?:(?:please|pls|can you|could you|help me(?: to)?|i (?:need|want|have) to|we (?:need|want|have) to) ){0,2}(?:(?:adapt|adjust|change|expand|extend|modify|moderni[sz]e|rework|shorten|tweak|update)|(?:add|include) [^.\n]{2,60}? (?:to|in)|make(?= [^.\n]{3,60}? (?:better|shorter|nicer|clearer|stronger|longer|more|less|sound|look|accessible)\b))(?: only)? (?:my|our|this|these|the (?:attached|existing|current|old))\s/i

/** "PhD or job, what's better", "don't know if I should drop it". */
export const DECISION =
  /\bshould (?:i|we)\b(?=[^.\n]{0,100}\bor\b)|^\s{0,4}should (?:i|we)\b|\bwhat (?:\w{1,15} )?(?:should|can|could) (?:i|we) (?:do with|study|choose|pick|take|buy)\b|\b(?:if|whether) (?:i|we) should\b|\bis it (?:better|worth|wise|smart|a good idea)\b|\b(?:which|what)(?:['’]?s| is| are| would be|(?: [\w-]{1,15}){1,3})(?: the)? (?:better|best)\b|\bbetter (?:to|if i)\b[^.\n]{1,80}\bor\b|\b(?:vs\.?|versus) |\b(?:torn between|(?:can['’]?t|cannot|hard to) (?:decide|choose)|worth it|or not\b|(?:don['’]?t|not sure|unsure|no idea) (?:know )?(?:if|whether|which))/i

/** "Shows no picture", "doesn't work", "got rejected". */
export const PROBLEM =
  /(?<!\bthat )\b(?:(?:does|do|is|are|did|was|has|have|wo|ca|could)n['’]?t(?:\W*$| (?!know|sure|understand|want|like)\w)|(?:not|stopped) \w{3,12}ing\b|cannot \w|won['’]?t \w|offline|(?:shows?|returns?) (?:no|nothing|an?|up|wrong|undefined|null|n\/a)\b|says? (?:no|that|it)\b|(?:disconnect|overheat|lag|leak)s\b|drops (?:out|in|every|when|during|constantly)\b|no (?:sound|signal|picture|image|connection|access|response|answer|internet)\b|errors?\b|crash\w{0,3}|froze\w?|freez\w{1,3}|stuck|broken?|fail(?:s|ed|ing)\b|keeps? (?:\w{2,12} )?\w{2,12}ing\b|looks? wrong|locked out|never \w|always \w|nightmare|cuts? out|nothing (?:helps|works|happens)|(?:issues?|problems?|trouble)\W*$|(?:got|was|were|been) (?:\w{1,12} )?(?:rejected|declined|refused|blocked|denied|lost|deleted|hacked)|(?:lost|deleted|disappeared|vanished|missing|too (?:slow|loud|hot|cold))\b)/i

/** "Printer troubleshooting", but not a guide for it. */
export const TROUBLE =
  /\btroubleshoot(?:ing)?\b(?! (?:guides?|steps|pages?|sections?|checklist|flowchart|manual|instructions))/i

/** "My card got blocked" asks for nothing to be made. */
export const STATEMENT =
  /^\s{0,4}(?:my|our|the|i|we)\b(?![^\n]{0,300}\b(?:need|want|write|draft|make|please|can you|could you|what to|how to|no idea)\b)/i

export const CODE =
  /\b(?:code|script|function|notebook|python|pandas|javascript|typescript|java|sql|matlab|stata|spss|latex|excel|pivot|vlookup|formulas?|macros?)\b/i

export const LANGUAGE = /\b(?:python|pandas|javascript|typescript|java|sql|matlab|bash|powershell|regex)\b/i
export const SHEET = /\b(?:excel|google sheets?|spreadsheets?)\b/i

export const EXPLAIN =
  /^\s{0,4}(?:please |pls |can you |could you ){0,2}(?:explain|teach me) (?!this|these|my|our)\w/i

/** "What should I do?", "how to get published" */
export const ADVICE =
  /^\s{0,4}how (?:to|(?:do|can|should) (?:i|we)) |\bwhat (?:should|can|could|do) (?:i|we) do\b|\bwhat now\b|^(?:[a-z]{1,12} ){0,4}(?:advice|tips)\b|\b(?:advice|tips|suggestions)\b[\s?!.]{0,4}$/i

/** A question that isn't about something to look at, such as "is this contract OK". */
export const QUESTION =
  /^(?![^\n]{0,100}\b(?:this|these)\b)(?:\s{0,4}(?:(?:hi|hey|hello|please|so|ok),? ){0,2}(?:who|what|whats|why|which|when|where|how|is|are|am|do|does|did|can i|can we|could i|may i|will|would|has|have)\b|[^\n]{0,200}\?\s{0,4}$)/i
