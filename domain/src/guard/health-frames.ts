// How sentences and notes say something about someone's health in any words: "recovering from …", "isn't sleeping", "CC: …".
import { BODY } from './health-words.ts'

/** Words that begin another part of the sentence, where the name of a condition ends. */
const NEXT_PART =
  'and|or|but|so|since|on|in|at|during|last|this|next|until|till|after|before|while|who|which|is|was|were|has|had|will|that|for|from|by|to|because|when|his|her|their|my|the|he|she|they|i|we|you|today|yesterday|again|now|y|et|e|el|los|und|que|qui|con|por|pour|wegen'

/** "diagnosed with …" and "recovering from …", whatever follows. */
export const DIAGNOSED = new RegExp(
  [
    String.raw`(?<!\p{L})(?:`,
    [
      'diagnosed (?:with|as having)|diagnosis of|diagnosis(?: is| was)?|dx(?: of| with|:)|tested positive for|positive for|presents? (?:with|w/)|came down with|contracted',
      'suffer(?:s|ed|ing)? from|complain(?:s|ed|ing|t) of|c/o|s/p|h/o|hx of|status post|history of|bout of|flare-?up of|POD ?#?\\d{1,2},? (?:from|after|of|s/p)',
      '(?:was|is|been|being) treated for|in treatment for|hospitali[sz]ed (?:for|with)|medications? for|prescribed|undergoing|underwent|accommodations? for',
      '(?:is|was|were|been|be|are|still|both|him|her) (?:out|home|in bed|laid up|down) with|off (?:sick |work )?with|signed off (?:for|with)|recover(?:s|ed|ing|y) from|(?:surgery|operated) (?:on|for)',
      'diagnosticad[oa] (?:con|de|com)|padece(?: de)?|sufr[eo](?: de)?|(?:me|le|lo|la) (?:operaron|diagnosticaron|recetaron|detectaron)(?: de)?|operad[oa] d[eoa]l?|enferm[oa] de|sofr[eo] de',
      "diagnostiquée? (?:avec|d['’]une?)|souffr(?:e|ant) d(?:['’]|e |'un |'une )|atteinte? d(?:['’]|e )|opérée? (?:de|du|des|à)|hospitalisée? pour|soffr[eo] di|operat[oa] (?:di|al|alla)",
      'leide[t]? (?:an|unter)|erkrankt an|operiert (?:an|wegen)|behandelt wegen',
    ].join('|'),
    String.raw`) ?(?!(?<=\p{L})\p{L})(?:an? |the (?!\p{L}+ (?:of|from) )|having |una? |la |el |une? |einer |einem )?`,
    '(?<value>(?!(?:the|her|his|their|this|that|being|my|our|low|poor|late|exam|class|final|all|any|some|students?|loss|losing|losses|discrimination|academic|both|more|major|review|peer|training|audit|with|from|books?|readings?|changes?|renovations?|textbooks?|significant|jet|violence|problem|procrastination|friends?|family|team|group|clients?|colleagues|coworkers|donors|kids|parents|it|him|them|me|us|you|questions?|one|two|three|today|yesterday|work|school|stocks?|defeat|earlier|last|recent|setbacks?|mistakes?)\\b)',
    String.raw`(?!(?:${NEXT_PART}|than|nor|whether|as|of)\b)(?:[LR] )?[\p{L}'’-]{3,24}(?: (?!(?:${NEXT_PART})\b)[\p{L}'’-]{2,24}){0,3})`,
  ].join(''),
  'giu',
)

const MONTH = '(?:Jan|Febr)uary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber'

const BODY_FUNCTION =
  'sleep(?:ing)?(?! (?:in|over)\\b)|eat(?:ing)?(?! (?:lunch|dinner|breakfast|out|meat|with|here|at|in|pork|gluten)\\b)|(?:get(?:ting)?|got) out of bed|(?:leav(?:e|ing)|left) (?:his|her|their|my) (?:room|bed|dorm|house|apartment)|shower(?:ing)?|breath(?:e|ing)|swallow(?:ing)?|(?:keep(?:ing)?) (?:food|anything|water|meals) down|(?:walk|stand|sit|lift|climb|bend|bear(?:ing)? weight)(?=[.,;)]|$| (?:for|long|up|on (?:it|her|his|my)|without|more|over|well|much|yet)\\b)'
/** What someone's body or mind doesn't do: "isn't sleeping", "can't keep food down", "trouble breathing". */
export const UNABLE = new RegExp(
  String.raw`\b(?:(?:is|has|have|do|does|did|had|are|was|ca|could|wo)n['’]?t|(?:is|has|have|am|was|are|['’]m|['’]s) not|cannot|unable to|not able to|barely|hardly|stopped|(?:trouble|difficulty|problems)(?: with)?) (?:(?:really|been|even|able to|currently|yet) ){0,2}(?:${BODY_FUNCTION})(?: (?:much|well|at all|enough|properly|or (?:eat|sleep)ing))?(?!\p{L})`,
  'giu',
)

/** Whom one sees for one's health: "sees CAPS weekly", "in grief counseling". */
export const SEES =
  /\b(?:[Ss]ees|[Ss]eeing|[Tt]alk(?:s|ing) to) (?:someone|somebody|a (?:doctor|specialist|professional)) (?:at|in|from) (?:(?:the|a|our) )?(?:\p{L}{3,12} ){0,2}?(?:counsell?ing|clinic|health|hospital|wellness|CAPS|crisis|psych\p{L}{0,8}|therapy)(?: (?:center|services|office|clinic|line))?(?: (?:weekly|every \p{L}{3,9}))?|\b(?:[Ss]ees|[Ss]eeing|started(?: seeing| with| at)?|goes to|going to|[Ii]n|attends|attending|referred to|been to|back (?:in|at)) (?:(?:an?|his|her|their|my|the) )?(?:(?:campus|college|outside|private|new|grief|trauma|addiction|eating disorder|group|couples|mental health|substance abuse|weekly|outpatient|pain|sleep|hand) ){0,2}(?:CAPS|counsell?ing(?! (?:center|office|psychology))|counsell?or|therapist|psychiatrist|psychologist|shrink|dietitian|nutritionist|physio|chiropractor|specialist(?=[.,;)]|$| (?:for|about|in|at|on|twice|every|weekly|next|this)\b)|\p{Ll}{4,14}ologist|AA|NA|IOP|PHP|PT|OT)\b(?: (?:appointments?|sessions?|groups?|meetings?))?(?: (?:weekly|daily|biweekly|monthly|regularly|twice|every \p{L}+|once|since \p{L}+))?/gu

/** Up to the end of the clause. */
const REST = String.raw`[^.,;:\n]{2,70}?(?=[.,;:\n]|$| (?:and|so|but|because|through|until) )`
const HELPFUL =
  'breaks?|snacks?|seat(?:ed|ing)?|chair|desk|laptop|recorder|headphones|earplugs|sunglasses|glucose|pump|parking|elevator|lift access|ramp|keyboard|software|interpreter|aide|font|microphone|lighting|bathroom|restroom|(?:sit|stand) (?:down|up|near|out|apart|as|when)|lie down|elevate|(?:step|walk|go) out'
/** Help in any words, in a text that says what it's for: "that she be paired for transfers", "may step out for breaks". */
export const HELP_IN_CONTEXT: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:that (?:he|she|they|(?:\p{Lu}[\p{L}'’-]{1,20} ){1,3}?) ?|and |or )(?<value>(?:not )?be (?:paired|seated|placed|moved|(?:re)?assigned|scheduled|exempt(?:ed)?|excused|relieved|spared|monitored|positioned|provided|limited|restricted)(?! by) ${REST})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:approved|excused|exempt(?:ed)?|restricted|limited|accommodated|eligible|permission) (?:for|from|to|with) (?<value>(?!(?:the|an?) (?:course|class|exam|award|program)\b)${REST})`,
    'gu',
  ),
  new RegExp(
    String.raw`\b(?:may|can|should|will|must|needs? to|needs?|requires?|requests?|requested|asked (?:for|to)|gets?|receives?|allowed to|permitted to|given|granted) (?<value>(?!(?:someone|somebody|volunteers?|people|help|you|us|me)\b)(?:[\p{L}\d/'’-]{1,15} ){0,5}?(?:${HELPFUL})(?![\p{L}-]))`,
    'gu',
  ),
]

/** "is expecting in May", "pregnant, due March 9" */
export const EXPECTING = new RegExp(
  String.raw`\bexpecting (?:(?:in|around) (?:(?:early|mid|late)[- ])?(?:${MONTH})|(?:an?other|an?|her|his|their|our|my) (?:(?:first|second|third) )?(?:baby|child|twins|son|daughter))(?!\p{L})|\bpregnan(?:t|cy)[^.;\n]{0,20}? due (?:(?:in|on|around) )?(?:(?:early|mid|late)[- ])?(?:${MONTH}|\d{1,2}\/\d)(?: \d{1,2})?`,
  'gu',
)

/** What a part of the body is like: "my feet are still swollen". */
export const AILING = new RegExp(
  String.raw`(?:\b(?:my|his|her|their|left|right|both) |(?<=['’]s ))(?:${BODY}|feet|teeth|legs|eyes)s? (?:(?:is|are|was|were|feels?|felt|keeps?|got|gets|has been|have been) )?(?:(?:still|so|really|very|all|getting|always|badly|constantly) ){0,2}(?:swollen|numb|sore|hurt(?:s|ing)?|aching|aches|throbbing|throbs|infected|bleeding|stiff|burning|itching|itchy|shaking|racing|tingling|inflamed|bruised|in pain)(?![\p{L}-])`,
  'giu',
)
/** What a scan or a test shows: "PA shows periapical radiolucency". */
export const SHOWN =
  /\b(?:X-?rays?|MRI|CT|PA|EKG|ECG|[Ee]cho|[Bb]iopsy|(?:CT|MRI|PET|bone|brain|body) scan|[Uu]ltrasound|[Ii]maging|[Bb]lood ?work|[Cc]ulture|[Ss]wab) (?:shows?|showed|came back|reveal(?:s|ed)|confirm(?:s|ed)|found) (?<value>(?:(?:an?|the) )?[\p{L}\d][^.,;\n]{3,60})/gu

/** What someone is on, and what happened to them, in a text about their health: "still on cipro", "poked with a needle". */
export const SAID_IN_CONTEXT: readonly RegExp[] = [
  /\b(?:makes?|making|made|left|leaves) (?:him|her|them|me) (?<value>(?:(?:feel|so|really|too|very) ){0,2}(?:cough|vomit|throw up|dizzy|nauseous|nauseated|sick|sleepy|tired|drowsy|shaky|anxious|foggy|itch|faint|weak|jittery|numb|bloated|depressed)(?: \p{Ll}{2,10}){0,2})/gu,
  /\b(?<value>\d{1,3} (?:stitches|sutures)|sleep(?:s|ing)? (?:(?:only|about|around|maybe|like|barely|up to) ){0,2}(?:\d{1,2}(?:[-–]\d{1,2})?|\p{Ll}{3,9}) (?:hours?|hrs?) (?:a|per|each) (?:night|day))\b/gu,
  /(?<![\p{L}\d])(?<value>\p{L}{3,14} \+)(?=[.,;)]|$| on )/gu,
  /\b(?:still|currently|back|went|put|starts?|started|switched) (?:(?:him|her|them|me) )?on (?<value>(?!(?:a|an|the|my|his|her|their|our|call|duty|campus|track|time|leave|board|site|break|hold|file|record|notice|staff|probation|schedule|vacation|top|shift|strike|foot|stage|paper|zoom|sunday|monday|tuesday|wednesday|thursday|friday|saturday|january|february|march|april|may|june|july|august|september|october|november|december|to|it|this|that|both|all|with|and|medications?|meds|sabbatical|lead|standby|loan|tour|base|deck|parole|suspension|payroll)\b)\p{L}[\p{L}-]{3,20})(?=[.,;)!]|$|\n| (?:for|since|and|now|again|daily|twice|but|which|until|till|not)\b)/giu,
  /\b(?:was|were|been|got|gets?|get) (?<value>(?:accidentally )?(?:poked|stuck|pricked|bitten|stung|scratched|splashed|burned|scalded|cut|kicked|hit|struck|trampled|exposed|shocked|crushed|pinned|thrown) (?:with|by|to|in|on|from|off|under) [^.,;\n]{3,60})/giu,
  /\b(?:(?:s?he|they)(?:['’]s|['’]re| is| are)|baby(?: is|['’]s)?|\p{Lu}\p{Ll}{1,20} is) (?<value>due (?:in |on |around |the )?(?:\p{L}{3,9}\.? ?\d{0,2}|\d{1,2}(?:\/\d{1,2}|st|nd|rd|th)))(?=[.,;)\s]|$)/gu,
]

/** Headers of columns and labels of lines whose whole value is about health. */
const LABEL =
  '(?:primary |medical |health |current |known |approved |dietary |testing |exam |disability |work |activity |physical |functional |lifting )?(?:diagnos[ie]s|(?<=medical |health |known )conditions?|disabilit(?:y|ies)|disability type|accommodations?|restrictions|(?<=work |activity |physical |functional |medical )(?:restriction|limitations?)|health (?:notes?|conditions?|status|issues?)|medical (?:notes?|conditions?|history|info|information|issues?)|medications?|meds|allerg(?:y|ies)|illness|injury|symptoms|(?:chief|presenting) (?:complaint|issue|problem|concern)|reason for (?:referral|visit|admission)|dx|diagnóstico|alergias|erkrankung|diagnostic|handicap|诊断|病史)'
const VALUE = String.raw`["'*_]{0,3}\s?[:=][ *]{0,3}["']?(?<value>[\p{L}\d](?:[^\n|"{}=<>.]|\.(?!\s)){2,160})`
const AND_MORE = String.raw`(?: ?[/&] ?\p{L}{3,14}){0,2}`
const AT_START = String.raw`(?:^|[\n|;,{(–—-] {0,3}|\. {1,2})["'*_]{0,3}`
/** "Diagnosis: …" at the start of a line or after a separator, and "diagnosis": "…" in a record. */
const LABELED = new RegExp(`${AT_START}${LABEL}${AND_MORE}${VALUE}`, 'giu')
/** The abbreviations of charts: "PMH: …". In other texts some mean something else. */
const CHARTED = new RegExp(
  `${AT_START}(?:CC|HPI|PMHx?|PSHx?|[FS]Hx|[HRDT]x|Imp(?:ression)?|[Aa]ssessment|A/P|ROS|Subjective|[SA])${VALUE}`,
  'gu',
)
const CHART =
  /\b(?:SOAP|HPI|PMH|MRN|ROS|NKDA|c\/o|Rx|Dx|Hx|h\/o|x\d{1,2}d|BID|TID|PRN)\b|\b(?:patient|chart note|triage|student health|pt (?=\p{L}))/u
/** What letters of a disability office list. */
const GRANTED = new RegExp(
  `${AT_START}(?:approved|needs|granted|provide|recommended|approved for)${VALUE}`,
  'giu',
)
const DISABILITY_OFFICE =
  /\baccommodat|\bdisabilit|\baccessibility (?:services|resources|office|center)|\bDRS\b|\bDSS\b|\bDSPS\b|\bSDS\b|\b504\b|\bIEP\b|testing center/i

/** The labels of values that are about health in a text like this one. */
export const labelsFor = (text: string): readonly RegExp[] => [
  LABELED,
  ...(CHART.test(text) ? [CHARTED] : []),
  ...(DISABILITY_OFFICE.test(text) ? [GRANTED] : []),
]

/** "Accommodations:", and below it a list. */
export const LISTED_BELOW =
  /^[^\n:]{0,60}\b(?:accommodations?|restrictions|limitations|medications|meds|diagnos[ei]s|conditions|symptoms|allergies)\b[^\n:]{0,40}:[ \t]{0,9}\n(?<value>(?:[ \t]{0,9}(?:[-*•–]|\d{1,2}[.)]) {0,3}[^\n]{2,120}(?:\n|$)){1,12})/gimu
