// What looks like someone's grade and isn't: requirements, statistics, games, Plan B, and A+ certifications.

/** The words before a grade make it a rule or a wish: "needs at least a C". */
export const REQUIRED =
  /\b(?:may|might|can|requires?|required|requirements?|needs?|needed|must|at least|minimum|cut-?offs?|thresholds?|worth|counts?|weigh(?:s|ted|t)|would|could|hopes?|wants?|aims?|goal|in order to|drops? the lowest|extra|late|penalty|attendance|attended|present|complete[ds]?|progress|se necesita|mínim[oa]|superior a|al menos|au moins|mindestens)(?: (?!(?:because|but|since|so|who|whose|and|as|with|after)\b)[\p{L}\d'’.%-]{1,15}){0,8}[: ]{0,2}["'“]?$|\b(?:below|above|under|over|less than|more than|top|bottom) (?:[\p{L}\d'’.%-]{1,15} ){0,2}$|\bby (?:an? |about |only |at most )?$/iu
export const OR_BETTER =
  /^["'”]? ?(?:c?gpa |qpa |average |grade )?(?:or (?:better|higher|above|more)|is (?:required|passing|needed|the minimum)|to pass|and (?:above|up)|ist .{0,20}erforderlich|es (?:necesari|requisit)|est requis)\b/i

/** "still possible to pass" */
export const INFINITIVE = /\b(?:to an?|to|can|could|will|would|should|must|might|may|did|not|n['’]t) $/i
/** "Passing is 70.", "the mean is 27", "a midterm out of 40" */
export const PASS_MARK =
  /\bout of $|\bthe (?:mean|median) (?:is|was|of|to|at) $|\b(?:passing|pass mark|cut-?off|minimum|threshold|maximum|perfect)(?: (?:score|grade|mark))?(?: is| was|:| =) $/i
/** "in a class of 41" */
export const SIZE = /\b(?:class|section|cohort|group|team|lab|seminar|field|pool) of $/i
/** How much work counts, "the final is 35%", and by how much something changes: "permits go up 3%". */
export const WEIGHT_OR_CHANGE =
  /(?:\b(?:the|each|every) (?:\p{L}{2,12} )?(?:is|are|counts?|=)(?: only| for| about| worth)?|\b(?:up|down|by|over|within|another|further|grew|grows?|rose|fell|cut|raised?|increases?|decreases?)(?: about| only| another)?) $/iu

/** Sentences about rules, statistics, games, and stories, not about anyone's grade. */
export const NOT_A_GRADE_SENTENCE =
  /\b(?:(?:pass|completion|graduation|retention|response|acceptance|attrition) rates?|(?:average|mean|top) (?:speed|age|temperature|height|weight|price|cost|salary|time|size|rate)|blood pressure|heart rate|on a scale|et al|blood type|vitamin|hepatitis|participants|respondents|significan(?:t|ce)|p ?[<=]|confidence interval|mean (?:\w{1,12} ){0,3}(?:score|of)|\d{2,5} (?:students|graduates|applicants|residents|candidates) (?:matched|passed|took|sat|applied|enrolled|graduated)|standard deviation|syllabus (?:says|states)|grading (?:scale|policy)|version(?= \d)|accuracy|precision|recall|benchmark|dataset|novel|protagonist|on a curve|invoice|receipt|reimburse(?:ment)?|limerick|fictional|imaginary|poll|election|votes?|approval|theory|undergraduates|reviewers?|teaches grade|graders|critics?|inspect(?:or|ion)|bonds?|restaurants?|credit rating|Yelp|on (?:Google|Amazon)|stars)\b|^[\s*#-]{0,6}(?:grading|weights?|assessment|evaluation|breakdown|rubric|grade distribution|instructor(?=:))\b/i

/** Points of a game. Athletes have grades too, so it's an exception only in a sentence without a word for them. */
export const GAME =
  /\b(?:per game|beat|defeat(?:s|ed)?|debate team|speaker points|points (?:against|over|vs)|NBA|NFL|MLB|WNBA|Olympics?|touchdowns?|season|tournament|league|basketball|football|soccer|baseball|tennis|hockey|volleyball|playoffs?|game|rebounds|scorers?|off the bench|halftime|half-time|overtime|innings|wickets?|overs|not out|all out|umpires?|cricket|chess|tie-?break(?:s|ers?)?|bracket|regionals|recap|athletics (?:site|page|department)|kick-?off|match (?:report|day)|box score|home (?:win|loss)|goals|double-double|three-pointers|free throws)\b/i
export const SCHOOL =
  /\b(?:[cq]?gpa|grades?|exams?|midterms?|quiz(?:zes)?|finals|transcript|terms?|semesters?|class(?:es)?|courses?|eligib\w{2,6})\b/i
export const isGame = (text: string) => GAME.test(text) && !SCHOOL.test(text)
/** What isn't a grade although it looks like one: "A+ certification". */
export const NAMES_SOMETHING =
  /^[ -](?:trees?|certif\w{1,8}|rat(?:ed|ings?)|service|quality|content|team|players?|side|suite|movies?|students|list|flat|sharp|minor|major)\b/i

/** What makes a letter something other than a grade: Plan B, Section A. */
export const NOT_A_GRADE_BEFORE =
  /\b(?:plan|section|group|option|part|table|figure|exhibit|appendix|vitamin|hepatitis|type|class|level|step|column|row|team|version|building|gate|room|unit|block|wing|hall|schedule|form|track|cohort|case|item|answer|choice|influenza|protein|point|series|drive|list|tier|lot|zone|seat|sonata in|minor in|concerto in|(?:start|begin|end|starting|beginning)s? with|(?:course|degree|programme|program|major):|spelled with|something with) (?:is |was )?(?:a |an )?\(?$/i

/** A ratio that can be a date, after what only a date follows: "on 9/27", "Advising note 03/14". */
export const DATE_BEFORE =
  /(?:\b(?:on|by|for|renewed|updated|until|till|since|dated?|due|after|before|from|to|through|between|visit|meeting|met|mtg|notes?|log|week of|starting|effective|appointment|deadline|born|dob|arriv\w{1,4}|depart\w{0,4}|mon|tues?|wed|thu(?:rs)?|fri|sat|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday|expires?|exp|out|back|valid|am|le|el|du|bis|vom)[.,:]? ?|^[\s*•([–-]{0,6})$/i

/** What a percentage is usually of, if not of the points. */
export const OTHER_PERCENTAGE =
  /\b(?:fte|effort|attendance|attended|discount|off|raise|salary|stipend|pay|interest|tax|tip|sure|certain|complete|completed|done|finished(?! with)|progress|battery|humidity|growth|increase[ds]?|decrease[ds]?|budget|share|appointment|workload|load|capacity|occupancy|turnout|overhead|indirect|equity|match|similarity|plagiarism|weight|weights|worth|counts|funded|probability|chance|alcohol|solution|concentration|purity|yield|accuracy|confidence|participation rate|response rate|hba1c|spo2|saturation|oxygen|lung|body fat|remote|vesting|retention|grading|turnitin|csat|nps|satisfaction|uptime|sla|back|return\w{0,4}|hours|position|agreed|said|responded|voted|enroll?(?:ed|ment)|seats|full)\b/i

/** What only a grade follows. */
export const DIRECT_CUE =
  /\b(?:got|gets|scor(?:e|ed|es)|earned|grade|mark|quiz|exam|test|midterm|final|lab|homework|hw|assignment|project|essay)(?: ?#?\d{1,2})?(?: (?:a|an|of|is|was|only|just)){0,2}[:=]? ?$/i

/** What is numbered: "Chapter 12", "week 14", "at 3 pm". */
export const NUMBERED =
  /(?:\b(?:chapters?|ch|pages?|pp?|weeks?|days?|rooms?|rm|sections?|units?|modules?|questions?|problems?|items?|steps?|ages?|aged|versions?|figures?|fig|tables?|grades?|parts?|volumes?|vol|issues?|no|number|route|highway|apartment|apt|level|lesson|slides?|seats?|January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|until|till|years?|yrs?|sem|semester|top|bottom|next|last|first|these|those|between|id|phone|ext|max(?:imum)?|min(?:imum)?|rank(?:ed|s)?|spine point|credits?|hours|courses|(?:\d(?:st|nd|rd|th)) (?:out )?of|(?:chapters|pages|questions|problems|weeks|units|sections|items|exercises) \d{1,3}(?:,| and| or| to| through))\.? ?|\b(?:attempts?|retr(?:y|ies)|tries|pid|uid|errno|exit|status|code|thread|port|timeout|count|seq|line|size|length|duration|latency|ttl)[ "']{0,2}[=:#][ "']{0,2})$/i
/** "CHEM 110" */
export const COURSE = /(?<![\p{L}])(?!\p{Lu}{0,4}[GQ]PA)\p{Lu}{2,5} $/u

/** "If Ben gets a 90" */
export const IF =
  /\b(?:If\b|if (?:he|she|they|I|\p{Lu}\p{Ll}+) (?:gets?|scores?|earns?|makes?|receives?|had|were|can)\b)[^,;.]*$/u
