const QUALIFIER = String.raw`(?:(?:severe|chronic|acute|clinical|major|mild|generalized|generalised|social|postpartum|untreated|recurrent|bipolar|breast|lung|colon|ovarian|testicular|thyroid|skin|brain|prostate|stage (?:\d|I{1,3}V?)|type (?:1|2|one|two)|type I{1,2}|peanut|nut|food|shellfish|latex|gluten|high-functioning|test|major depressive|manic|learning|physical|psychiatric|mental|combined-type|inattentive) ){0,3}`
const SUFFIX = `(?: (?:disorders?|disease|syndrome|episodes?|attacks?|condition|spectrum disorder|II? disorder|diagnosis|flare-?ups?|treatments?))?`

/** Words about someone's health. Each is a finding only next to a person. */
const TERMS = [
  // Mind and learning
  String.raw`ADHD|A\.D\.H\.D\.|autism|autistic|Asperger(?:['’]s|s)?|ASD|on the (?:autism )?spectrum|dyslexi[ac]|dysgraphia|dyscalculia|dyspraxia|Tourette(?:['’]s)?`,
  `depression|depressed|depressive|anxiety|bipolar|PTSD|OCD|schizophreni[ac]|schizoaffective|psychosis|psychotic|borderline personality|panic attacks?|panic disorder|agoraphobia|eating disorder|anorexi[ac]|bulimi[ac]|insomnia|self-?harm(?:ed|ing)?|suicidal|suicide attempt|attempted suicide|mental illness|mental breakdown|mental health (?:crisis|condition|issues|struggles|problems|leave)|nervous breakdown|gender dysphoria|dissociative`,
  `alcoholi(?:c|sm)|addiction|substance (?:abuse|use disorder)|rehab|overdosed?|withdrawal symptoms|in recovery`,
  // Body
  `cancer|leukemia|lymphoma|melanoma|tumou?r|chemo(?:therapy)?|radiation therapy|dialysis|transplant`,
  `diabet(?:es|ic)|hypoglycemia|epilep(?:sy|tic)|seizures?|migraines?|concussions?|traumatic brain injury|TBI|multiple sclerosis|Parkinson['’]s|Alzheimer['’]s|dementia|narcolep(?:sy|tic)|cerebral palsy|muscular dystrophy|paralyzed|paraplegic|fibromyalgia|POTS`,
  `asthma(?:tic)?|cystic fibrosis|sickle cell(?: anemia)?|anemia|hemophilia|lupus|Crohn['’]s|colitis|IBS|celiac|endometriosis|PCOS|arthritis|scoliosis|eczema|psoriasis|thyroid (?:disease|condition)|heart (?:condition|disease|attack|surgery|defect)|kidney (?:disease|failure|stones)|high blood pressure|hypertension`,
  `HIV|AIDS|hepatitis|tuberculosis|STI|STD|chlamydia|herpes|mono(?:nucleosis)?|pneumonia|meningitis|COVID(?:-19)?|long COVID|influenza|the flu|norovirus|strep throat|Lyme`,
  `pregnan(?:t|cy)|miscarriage|abortion|IVF|stillbirth`,
  String.raw`allerg(?:y|ies|ic)(?: to [\p{L}]{3,20})?|anaphyla(?:xis|ctic)|EpiPen`,
  `disabilit(?:y|ies)|wheelchair|legally blind|visually impaired|visual impairment|hearing (?:loss|impairment|aids?)|hard of hearing|deaf|low vision|color-?blind`,
  // Care
  String.raw`surgery|hospitali[sz](?:ed|ation)|in the hospital|emergency room|intensive care|ICU|medical (?:leave|condition|emergency|withdrawal|issue|reasons)|health condition|chronic (?:illness|pain|fatigue)|chest pains?|fainted|psychiatr(?:ist|ic)(?: (?:hospital|ward|care|hold))?|therapist|in therapy|antidepressants?|SSRIs?|broken (?:leg|arm|wrist|ankle|collarbone)|fractured \p{L}{3,12}|sprained \p{L}{3,12}|torn \p{L}{3,12}|(?:hip|knee|shoulder) replacement|ACL (?:tear|injury|surgery)|hernia|amputat(?:ion|ed)|stitches|food poisoning|injur(?:y|ed|ies)`,
  `Adderall|Ritalin|Vyvanse|Concerta|Zoloft|Prozac|Lexapro|Wellbutrin|Xanax|Klonopin|Lamictal|lithium|Seroquel|insulin|methadone|Suboxone|Ozempic|Humira|medications?|inhaler`,
  // Other languages
  `TDAH|depresión|ansiedad|embarazada|cáncer|epilepsia|asma|dépression|anxiété|enceinte|Depressionen?|Angststörung|schwanger|Krebs|депресси[яи]|диабет|抑郁症|憂鬱症|焦虑症|焦慮症|糖尿病|癌症|多动症|自闭症|怀孕|うつ病|우울증|당뇨병`,
] as const

// Words that don't start with a Latin letter have no word boundary.
export const HEALTH_WORDS = new RegExp(
  String.raw`(?<![\p{Script=Latin}\d_-])(?:${TERMS.join('|')})${SUFFIX}(?![\p{Script=Latin}\d_])`,
  'giu',
)

/** What belongs to the health word after it: "severe depression". */
export const QUALIFIED = new RegExp(String.raw`(?<![\p{L}\d])${QUALIFIER}$`, 'iu')
/** Words that are something else in lower case. */
export const ONLY_CAPITALS = /^(?:aids|asd|sti|std|pots|icu)$/i
/** Inflammations, pains, and operations, whichever they are. */
export const HEALTH_ENDING = /(?<=\p{L}{3})(?:itis|algia|plegia|ectomy)(?!\p{L})/giu

/** "diagnosed with …", whatever follows. */
export const DIAGNOSED =
  /\b(?:diagnosed with|diagnosis of|diagnosis is|diagnosis:|suffer(?:s|ed|ing)? from|treat(?:ed|ment) for|recovering from|medication for|accommodations? for (?:a |an |her |his |their )?)[ ]?(?:a |an |having )?(?<value>(?!(?:the|her|his|their|this|that|being|my|low|poor|late|exam|class|final|all|any|students?)\b)[\p{L}'’-]{4,24}(?: (?:disorder|disease|syndrome|disability|condition))?)/giu

/** Shows that the health word is about the person, whatever else the sentence is about. */
export const ABOUT_PERSON =
  /\b(?:diagnosed|diagnosis|suffer(?:s|ed|ing)|accommodat(?:ion|ions|ed|e)|disclosed|confided|told (?:me|us)|treated for|in treatment|hospitali[sz]ed|(?:because of|due to|with|about|of|for) (?:his|her|their)|excused?|absen(?:t|ce|ces)|missed|misses|extension|deferral|leave of absence|testing center|extra time|extended time|doctor['’]s note|DRS|disability services|my (?:student|advisee|son|daughter|brother|sister|roommate|friend|cousin|colleague))\b/i
/** "has", "is", "takes" right before the health word. Not enough in a sentence about a topic. */
export const HAS =
  /\b(?:has|have|had|having|developed|is|was|been|being|be|got|gets|lives with|living with|struggl\w{1,4} with|battl\w{1,4}|deal\w{0,3} with|recovering from|takes|taking|(?:is|was|been|went|put) on|needs) (?:a |an |been |also |severe |chronic |recently |now |her |his |their |some ){0,3}$/i

/** The sentence is about research, teaching, or a work of art. */
export const TOPIC =
  /\b(?:research(?:er|ers|es)?|stud(?:y|ies|ied)(?= (?:of|on|found|shows?|by|examin|the))|stud(?:ies|ied)|journals?|articles?|paper|papers|essays?|books?|chapters?|lectures?|seminars?|courses?|teaches|taught|theorys?|literature|novels?|poems?|poets?|plays?|films?|paintings?|painters?|characters?|protagonists?|authors?|biography|memoir|argu(?:es|ed)|wrote|writes|publish(?:ed|es)|found(?= that)|examin(?:es|ed)|investigat(?:es|ed)|propos(?:es|ed)|coined|discovered|invented|developed (?:the|a)|pioneer(?:ed)?|grants?|projects?|presents?|presentations?|talks?|speakers?|keynote|conferences?|workshops?|trials?|patients|et al|hypothesis|model|data|awareness|prevention|campaigns?|experts?|specialists?|specializes|professor of|director of|described|portray\w{1,3}|depict\w{1,3}|themes?|symbol\w{0,4}|quotes?|tips|posters?|flyers?|events?|brochures?|blog|newsletter|podcast|documentary|limerick|fictional|dialogue|vignette|case (?:study|of)|discuss|analy[sz]e|compare|summarize|\d{2,4} words|slides|movies?|songs?|president|queen|king|century)\b|\(\d{4}[a-z]?\)|\(\p{Lu}[\p{L}’'-]{1,30}(?: (?:et al\.|&|and) ?[\p{L}’'-]{0,30})?,? \d{4}/iu

/** The words before a health word make it general: "students with ADHD", "symptoms of depression". */
export const GENERAL_BEFORE =
  /\b(?:students|people|patients|children|kids|adults|individuals|those|persons|learners|clients|veterans|women|men|girls|boys|adolescents|teens|participants|anyone|someone|everyone|a student|a patient|a person|an employee|employees|workers|users|survivors|families|caregivers|mothers|populations?)(?: [\p{L}'’-]{1,20}){0,3}? (?:with|who (?:have|has|are|is|experience|live with)|living with|experiencing|suffering from|diagnosed with|have|are)(?: [\p{L}'’-]{1,20},?){0,2} $|\b(?:symptoms?|signs?|prevalence|risks?|causes?|treatment|prevention|effects?|impact|history|rates?|types?|stages?|awareness|stigma|definition|concept|understanding|epidemiology|pathophysiology|genetics|biology|models?|views?|perceptions?|attitudes?|representations?|depictions?|portrayals?|ideas?|theor(?:y|ies)|knowledge) (?:of|for|around|about|on|toward)(?: [\p{L}'’-]{1,20}){0,2} $|\b(?:explain|define|describe|discuss|research|anti|learn about|articles? (?:on|about)|information (?:on|about)|resources (?:on|for)|between|reduce|measure|measuring|market|economic|great|test) $|\babout (?!(?:his|her|their|my|a|having|being)\b)(?:[\p{L}-]{2,20},? (?:and )?){0,3}$/iu
/** The words after it do: "depression inventory", "cancer research". */
export const GENERAL_AFTER =
  /^[- ](?:research|reports?|inventory|scale|index|screening|awareness|prevention|studies|study|biology|cells?|society|institute|center|foundation|association|rates?|prevalence|literature|treatments|patients|survivors|services|office|resources|coordinator|studies|act|law|rights|policy|insurance|benefits?|unit|module|week|course|class|simulation|nursing|vaccine|vaccination|testing|pandemic|policies|guidelines|era|-?friendly|-?related|-?free|and inclusion|day|month|tips)\b/i

/** Headers of columns and labels of lines whose whole value is about health. */
export const HEALTH_LABEL =
  /^(?:primary |medical |health |current )?(?:diagnos[ie]s|condition|conditions|disabilit(?:y|ies)|health|health (?:notes?|condition|status)|medical(?: (?:notes?|condition|history|info|information))?|medications?|allerg(?:y|ies)|illness|diagnóstico|diagnose|诊断|病史)$/i
export const NO_HEALTH_VALUE =
  /^(?:|[-–—]|none|no|n\/?a|null|unknown|yes|tbd|not (?:disclosed|applicable|provided)|\d[\d./-]*)$/i
