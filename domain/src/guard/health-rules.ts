// How health conditions are recognized by their form: injuries, measurements, restrictions, and help for a disability.
import { BODY, QUALIFIERS } from './health-words.ts'

/** Qualifiers right before a condition. */
export const QUALIFIED = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:(?:type|stage|grade) (?:\d|I{1,3}V?|one|two)|${QUALIFIERS}) ){0,3}$`,
  'iu',
)
/** What belongs to the condition before it: "bipolar disorder". */
export const SUFFIX =
  /^[ -](?:II?(?= ?[^\p{L} ]|$)|(?:spectrum |personality |II? )?disorders?|disease|syndrome|episodes?|attacks?|condition|diagnosis|flare-?ups?|diabetes|positive)(?!\p{L})/iu

/** Help that is given for a disability, in other words: "extra 10 min/hr access plan", "flexible deadlines", "breaks as needed". */
export const HELP =
  /\bemotional support (?!animals\b)\p{L}{3,12}\b|\b(?:(?:extra|additional|extended|flexible|reduced|adjusted|modified|lighter) (?:[\w/%.-]{1,12} ){0,3}?(?:time|(?:course|work|class|call) ?(?:load|schedule)|min(?:ute)?s?(?:\/h(?:ou)?r)?|deadlines?|attendance|breaks?)|(?:access|learning support|reasonable adjustment|disability support) plan)(?: (?:access|support) plan)?\b|\b(?:breaks?|extensions?|absences|pauses|exits?) (?:as|when(?:ever)?|if) (?:[a-z]{2,6} )?need(?:ed|s)\b|\b(?:ground-floor|first-floor|single|private|accessible|separate|quiet|separate quiet|air-conditioned|step-free) (?:single|room|bathroom|housing|flat|accommodation|dorm)\b|\bpermission to (?:record|leave|stand|eat|sit|type)\b|\b(?:exempt(?:ed|ion)?|excused|waived) from (?:[a-z]{3,12} ){0,2}(?:PE|swimming|lifting|oral|group|presentations?|attendance)\b/giu

/** Injuries and operations, whichever they are. */
export const INJURIES: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:broken|broke|detached|herniated|slipped|pinched|perforated|collapsed|swollen|infected|fractured|shattered|cracked|sprained|torn|tore|tearing|ruptured|dislocated|injured|pulled|hurt|bruised|burned|amputated|lost) (?:(?:his|her|their|my|an?|the|left|right|upper|lower|both|one|two) ){0,3}(?:${BODY})s?\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:(?:left|right|upper|lower) )?(?:${BODY})(?: (?:tear|tears|surgery|injury|injuries|operation|replacement|transplant|infection|fracture|dislocation|replacement surgery|trauma|numbness|pain|sprain|strain|condition|problems?|disease|cancer|failure|biopsy|reconstruction|removal|repair|procedure|bleed|spasms?|implants?))+\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:grade|stage) (?:[1-4]|I{1,3}) (?:${BODY})\b(?! point)(?: (?:tear|strain|sprain))?`,
    'gi',
  ),
  // "taken approx 20 Tylenol"
  /\b(?:took|taken|swallowed|ingested) (?:(?:approx\.?|about|around|roughly|some|over|nearly|up to) )?\d{1,3} (?:\p{L}{3,14} )?(?:pills?|tablets?|capsules?|tylenol|advil|aspirin|ibuprofen|paracetamol|\p{L}{3,10}(?:ol|in|en|am|ine)s?)\b(?! (?:problems?|terms?))/giu,
  // "positive TB skin test", "declined flu shot", "religious exemption"
  /\b(?:positive|reactive|abnormal) (?:[\p{L}\d-]{2,14} ){0,3}(?:test|screen(?:ing)?|titers?|x-?ray|swab|PPD|biopsy|culture|mammogram|smear)s?\b|\b(?:declined|refused|unvaccinated|not vaccinated|overdue) (?:(?:for|against|the|his|her|their) )?(?:[\p{L}\d-]{2,12} ){0,2}(?:shots?|vaccin(?:es?|ations?)|boosters?|immuni[sz]ations?)\b|\b(?:religious|vaccine|medical|philosophical) exemption\b|\b(?:non-?responder|skin graft)\b|\bIV (?:\p{Ll}{5,14} )?(?:fluids?|drip|antibiotics|infusions?|medication|steroids|morphine|\p{Ll}{4,14}(?:phine|mycin|cillin))\b/giu,
  // "L total knee", "5150 hold", "se quemó las manos"
  /\b(?:(?:L|R|left|right|bilateral) )?total (?:knee|hip|shoulder|ankle)(?: (?:replacement|arthroplasty))?\b|\b(?:(?:5150|5250|involuntary|psych(?:iatric)?)(?: psych(?:iatric)?)? hold|Baker Act(?:ed)?)\b|\bse (?:ha )?(?:quem|romp|fractur|cort|torc|lesion|lastim|golpe)(?:ó|ado|ido|ió) (?:el|la|los|las) \p{Ll}{3,12}|\bs['’]est (?:cassé|foulé|brûlé|fracturé|tordu)e? (?:le|la|les) \p{Ll}{3,12}/gu,
  /\b(?:had|having|get|getting) (?:his|her|their|my) (?:appendix|tonsils|gallbladder|spleen|wisdom teeth|ovaries|uterus)(?: (?:taken )?out| removed)/gi,
]

/** Conditions by the word that ends them: "a processing disorder", "vitamin B12 deficiency". */
export const NAMED_CONDITION =
  /\b(?!(?:the|an?|his|her|their|this|that|any|some|other|no|and|or|with|of|from|has|had|have|as)\b)[\p{L}\d'’-]{4,20} (?:disorder|syndrome|disease|impairment|deficiency|dystrophy|palsy|neuralgia|insufficiency|intolerance|dependence|withdrawal symptoms)\b/giu

/** What is measured, in a text about a patient: "HbA1c 11.2", "BP 150/95". */
export const MEASURED =
  /(?<![\p{L}\d])(?:HbA1c|A1c|A1C|BP|SpO2|BMI|PHQ-?9|GAD-?7|Hb|INR|eGFR|TSH|LDL|CD4|viral load|WBC|SCAT\d)(?: (?:of|was|is))?:? \d{1,4}(?:[./]\d{1,3})?%?/gu

/** Treatments, whichever they are: "botulinum injections", "vestibular therapy". Weak, because much else is called so. */
export const TREATMENT =
  /\b(?!(?:the|an?|of|for|and|or|in|on|to|by|with|his|her|their|my|your|our|this|that|any|no|some|more|from|is|was|after|before|such|which|sql|code|prompt|command|fuel|cash|capital|dependency|script|template|log|retail|water|waste|heat|surface|sewage|special|equal|fair|preferential|red-carpet|tree|group|gene)\b)[\p{L}-]{3,18} (?:(?:behaviou?ral|replacement|replacing) )?(?:therapy|therapies|injections?|infusions?|surger(?:y|ies)|physio|physiotherapy|detox|counsell?ing sessions?)\b/giu

/** What one can't or mustn't do for a while: "a 10 lb lifting restriction", "no stairs", "light duty". */
export const RESTRICTION =
  /\b(?:no|avoid(?:ing)?|not? more) (?:(?:heavy|overhead|strenuous|prolonged|repetitive|high-impact) ){0,2}(?:lifting|driving|standing|running|climbing|bending|twisting|kneeling|squatting|reaching|pushing|pulling|sitting|walking|weight[- ]bearing|contact (?:sports?|drills?|practice)|contact(?= (?:until|for|thru|through)\b)|stairs|ladders|screens?(?: time)?|exertion|exercise)(?: (?:over|above|more than|>) ?\d{1,3} ?(?:kg|lbs?|pounds|min(?:ute)?s|hours))?\b|\b\d{1,3}[- ]?(?:lbs?|pounds?|kg)\.? (?:(?:lifting|weight|carrying) )?(?:restrictions?|limits?|max(?:imum)?)\b|\b(?:lifting|weight-bearing|activity|work) restrictions?\b|\b(?:light|modified|sedentary|restricted|desk) dut(?:y|ies)\b|\b(?:non|partial|toe-touch)[- ]weight[- ]bearing\b|\bseated (?:work|duties)\b|\bnon-immune\b/gi

/** Whatever is taken by the milligram: "on levodopa 300 mg/day". */
export const DOSE =
  /(?<![\p{L}\d])(?!(?:of|to|at|by|with|and|about|only|take|takes|took|taking|given|dose|daily|than)\b)(?<value>\p{L}{4,24}) \d{1,4}(?:\.\d{1,2})? ?(?:mg|mcg|µg|IU|BID|TID|QID|OD|BD|TDS|PRN|daily|nocte)(?!\p{L})/giu

export const ALLERGIC =
  /\b(?:(?:severely|badly|deathly|highly) )?allergic to (?!(?:the|this|that|his|her|their|our|it|all|any|homework|group|work|mornings|change|effort|boredom|nonsense|deadlines|meetings|emails?|drama|\p{L}{2,15}(?:ing|ness|ment|tion|ity|ism))\b)\p{L}{3,20}(?:(?:,| and|, and| or) (?:nuts|\p{L}{3,15}s))?/giu

/** Sex and age as veterinarians write them, and what only animals have. */
export const ANIMAL =
  /\b\d{1,2} ?(?:y|yrs?|yo|mos?|m)\.?(?:\/?o)? (?:MN|FS|MC|SF|M\/N|F\/S|neutered|spayed)\b|\b(?:canine|feline|equine|bovine|spayed|neutered|e-collar|stifle|(?:animal|breed|species): )/i

/** Who comes to a doctor in a teaching case has no name: "A 54-year-old man presents with …". */
export const VIGNETTE =
  /\b[Aa]n? (?:\p{Ll}{4,12} ){0,2}\d{1,3}[- ]?(?:year|month|week|day)[- ]old (?:\p{Ll}{3,14} ){0,2}(?:man|woman|male|female|boy|girl|patient|infant|adult|child) (?:\p{Ll}{2,14} ){0,2}?(?:comes|presents?|presenting|is brought|was brought|arrives|with|visits|complains|reports|has|in)\b/u

/** What is dealt, not taken: "sold Adderall". */
export const DEALT =
  /\b(?:sell(?:s|ing)?|sold|deal(?:s|ing|t)?(?! with)|bu(?:y|ys|ying)|bought|st(?:ole|ealing|olen)|caught with|possession of|found with|divert(?:ed|ing)) (?:(?!(?:for|because|and|after|with)\b)\p{Ll}{3,10} ){0,2}$/u

/** Shows that the health word is about the person, whatever else the sentence is about. */
export const ABOUT_PERSON =
  /\b(?:diagnosed|diagnosis|suffer(?:s|ed|ing)|accommodat(?:ion|ions|ed|e)|disclosed|confided|told (?:me|us|you|him|her)|treated for|in treatment|hospitali[sz]ed|(?:because of|due to|with|about|of|for|manage|control|after) (?:his|her|their)|excused?|absen(?:t|ce|ces)|missed|misses|missing|extension|deferral|postpone|leave of absence|medical leave|on leave|['’]s leave|testing center|doctor['’]s note|DRS|DSO|disability services|my (?:student|advisee|son|daughter|brother|sister|roommate|friend|cousin|colleague))\b/i
const FILLER = String.raw`(?:a |an |the |\d{1,3}(?:\.\d)?%? |been |being |also |very |really |severe |chronic |recently |now |still |currently |newly |again |her |his |their |my |some |ongoing |both |only |just |occasional |frequent |terrible |bad |seasonal |minor |possible |suspected |documented ){0,4}`
/** "has", "because of" right before the health word, or before the one it's listed with. Not enough in a sentence about a topic. */
export const HAS = new RegExp(
  String.raw`(?<!\p{L})(?:has|have|had|having|['’]ve|developed|is|was|['’]s|been|being|be|am|['’]m|got|gets?|getting|beat|survived|overcame|catch|caught|liv(?:es|ing) with|struggl\w{1,4} with|battl\w{1,4}|fight\w{0,3}|deal\w{0,3} with|cop\w{1,3} with|down with|recover\w{0,3} from|takes?|taking|took|use[sd]?|using|(?:is|was|been|went|put|goes|currently) on|start\w{0,3}|beg[ia]n\w{0,4}|bc|cuz|needs?|needed|requires?|requests?|requested|receives?|received|also|granted|approved(?: for)?|eligible for|entitled to|allowed|because of|due to|owing to|thanks to|after|from|with|for|by|of|under|in|on|reports?|reported|shows?|showed|showing|do(?:es|ing)|attend(?:s|ing)|experienc\w{1,3}|underwent|undergoing|schedul\w{2,3}|registered (?:as|for|with)|accommodations?|recent|reasons?|approved|wegen|hat|ist|habe|tiene|tuvo|está|estuvo|es|por|debido a|est|par|pour|cause de) ${FILLER}$`,
  'iu',
)
/** Only someone who has it does this: "has", "takes", "beat". The person may be named before. */
export const POSSESSES = new RegExp(
  String.raw`(?<!\p{L})(?:has|have|had|['’]ve|is|am|['’]m|was|takes?|uses?|gets?|got|needs?|developed|liv(?:es?|ing) with|suffer(?:s|ed|ing)? from|struggl\w{1,4} with|deal\w{0,3} with|battl\w{1,4}|cop\w{1,3} with|diagnosed with|tested positive for|beat|survived|overcame|battles|because of|due to|approved for|eligible for|entitled to|granted|allowed|qualif\w{2,3} for|registered for|sees|seeing|saw) ${FILLER}(?:allergic )?$`,
  'iu',
)
/** A list of health words starts with one that the person has: "has ADHD and anxiety". */
export const LISTED =
  /(?:, (?:and )?| and | or | & | plus | as well as |\/| y | et | und )(?:an? |her |his |their |some )?$/i
/** The value of a line or the note after a name: "Kim Lee (flu)", "Reason: flu". */
export const NOTED = /(?:[([:=–—>|•]|,| -|\n)\s{0,2}$/

/** The words after it say that the person gets it: "extended time already approved". */
export const GIVEN =
  /^ (?:(?:is|was|were|are|has been|have been|already|also) ){0,3}(?:approved|granted|in place|set up)\b/i

/** The sentence is about research, teaching, or a work of art. */
export const TOPIC =
  /\b(?:research(?:er|ers|es)?|stud(?:y|ies|ied)(?= (?:of|on|found|shows?|by|examin|the))|stud(?:ies|ied)|journals?|articles?|paper|papers|essays?|books?|chapters?|lectures?|seminars?|courses?|teaches|taught|theorys?|literature|novels?|poems?|poets?|the play|films?|paintings?|painters?|characters?|protagonists?|authors?|biography|memoir|argu(?:es|ed)|wrote|writes|publish(?:ed|es)|found(?= that)|examin(?:es|ed)|investigat(?:es|ed)|propos(?:es|ed)|coined|discovered|founded|charity|donat\w{1,4}|developed by|invented|developed (?:the|a)|pioneer(?:ed)?|grants?|projects?|presents?(?! with)|presentations?|talks?|speakers?|keynote|conferences?|colloqui\w{1,3}|symposi\w{1,3}|workshops?|trials?|patients|et al|hypothesis|model|data|awareness|prevention|campaigns?|experts?|specialists?|specializes|professor of|director of|described|portray\w{1,3}|depict\w{1,3}|themes?|symbol\w{0,4}|quotes?|tips|posters?|flyers?|events?|brochures?|thesis|statistics|marathon|blog|newsletter|podcast|documentary|limerick|fictional|dialogue|vignette|case (?:study|of)|discuss|analy[sz]e|compare|summarize|\d{2,4} words|slides|movies?|songs?|president|queen|king|tropical|hurricane|storm|economic|dissertation|seminario|séminaire|seminer|vorlesung|liest|forscht|estudia|recherche|polic(?:y|ies)|handbook)\b|\(\d{4}[a-z]?\)|\(\p{Lu}[\p{L}’'-]{1,30}(?: (?:et al\.|&|and) ?[\p{L}’'-]{0,30})?,? (?:19|20)\d\d/iu

/** Sentences about where someone works or is trained. */
export const WORKPLACE =
  /\b(?:rotations?|clinicals?|placements?|shifts?|preceptors?|cohort|internships?|externships?|residency|wks?|weeks? \d|block \d{1,2}(?=:)|shelf|clerkships?|groups? [A-Z\d]|sites?|schedule[ds]?|start(?:s|ing)? (?:in|on|at)|assigned to|floats? to|floated|works? (?:in|at|on)|worked (?:in|at|on)|volunteers? (?:in|at)|nurses? (?:in|on|at)|job (?:in|at)|hours (?:in|at))\b/i

/** What the person does with it, between the name and the health word: "volunteers at the cancer center". */
export const ACTIVITY =
  /\b(?:work(?:s|ed|ing) (?:at|for|on)|volunteer\w{0,5}|majors?|majoring|minors?|interested in|interests?|wants? to (?:become|be|study|work)|researching|studying|sells?|compan(?:y|ies)|coordinat\w{1,5}|leads?|leading|chairs?|organiz\w{1,4}|teaching|trains|training|designs?|designed|builds?|committee|task force|league|nonprofit|support group|specializ\w{1,4}|advocat\w{1,4}|fundrais\w{1,4}|raised money|careers?|internship|shadow\w{0,3}|runs|running|pitch\w{1,3}|sources|debat\w{1,4}|developing an?|outline|covers|speaks?|speaking|spoke|coding|builds?|built|compil\w{1,4}|compar\w{1,4}|reviewing|editing|proofread)\b/i

/** The words before a health word make it general: "students with ADHD", "symptoms of depression". */
export const GENERAL_BEFORE =
  /\b(?:students|people|patients|children|kids|adults|individuals|those|persons|learners|clients|veterans|women|men|girls|boys|adolescents|teens|participants|anyone|someone|everyone|(?<!, )(?:a student|a patient|a person|an employee)|employees|workers|users|survivors|families|caregivers|mothers|populations?)(?: [\p{L}'’-]{1,20}){0,3}? (?:with|who (?:have|has|are|is|experience|live with)|living with|experiencing|suffering from|diagnosed with|have|are)(?: [\p{L}'’-]{1,20},?){0,2} $|(?<!\b(?:has|have|had|shows?|showed|showing|in|receiv\w{1,3}|get\w{0,4}|under|undergo\w{0,3}|started|starting|seeking|inpatient|outpatient|residential|his|her|their|my|a) (?:[\p{L}-]{1,15} )?)\b(?:symptoms?|signs?|prevalence|risks?|causes?|treatment|prevention|effects?|impact|the history|rates?|types?|stages?|awareness|stigma|definition|concept|understanding|epidemiology|pathophysiology|genetics|biology|models?|views?|perceptions?|attitudes?|representations?|depictions?|portrayals?|ideas?|theor(?:y|ies)|knowledge) (?:of|for|around|about|on|toward)(?: [\p{L}'’-]{1,20}){0,2} $|\b(?:papers|publications|articles|books|lectures|expert(?:ise)?) (?:on|in)(?! (?:his|her|their) )(?: [\p{L}-]{3,20})? $|\b(?:explain|define|describe|discuss|research|anti|learn about|articles? (?:on|about)|information (?:on|about)|resources (?:on|for)|between|reduce|measure|measuring|market|economic|great|tropical|no|not|without|denies|ruled out|negative for) $|\bif (?:you|anyone|someone)(?:['’]re| are| have)? (?:[\p{L}-]{2,15} ){0,4}$|(?<!hear |heard |sorry |worried |concerned |told me |told us |opened up |note |letter |documentation |form )\babout (?!(?:his|her|their|my|a|having|being)\b)(?:[\p{L}-]{2,20},? (?:and )?){0,3}$/iu
/** The words after it do: "depression inventory", "cancer research". */
export const GENERAL_AFTER =
  /^(?: [A-E])?[- ](?:to the(?! (?:left|right|upper|lower|head|neck|face|arm|leg|hand|foot|back|chest|knee|thigh|shoulder|scalp|eye)\b)|among|women|men|people|adults|children|individuals|research|reports?|inventory|scale|index|screening|awareness|prevention|studies|study|biology|cells?|society|institute|center|foundation|association|rates?|prevalence|literature|treatments|patients|survivors|services|office|resources|coordinator|act|law|rights|policy|insurance|benefits?|unit|module|week|course|class|simulation|nursing|vaccine|vaccination|testing|pandemic|policies|guidelines|era|-?friendly|-?related|-?free|and inclusion|day|month|tips|clinic|nurses?|doctors?|researchers?|specialists?|camp|wards?|seminar|workshop|walk|fundraiser|charity|advocacy|education|simulator|hospitals?|vaccines|shots?|leagues?|basketball|rugby|tennis|sports?|crisis|epidemic|outbreaks?|inclusion|rights|apps?|communit(?:y|ies)|clubs?|funds?|drives?|conferences?|departments?|programs?|labs?|groups?|projects?|ramps?|access|accessibility|industry|compan(?:y|ies)|movements?|statistics|theor(?:y|ies)|models?|detection|genes?|pitch|outcomes?|disparities|interventions?|nonprofit|charities|organizations?|task force|committee|counsel(?:or|ing)|topics?|unit|questions?|administration|calculations?|dosing|dosages?|math|quiz|essay|paper|lecture|slides|poster|manifesto|exhibit|film|movie|book|memoir|prevention|trials?|drugs|stigma|risks?|factors?)\b/i

export const NO_HEALTH_VALUE =
  /^(?:[-–—]?|no|n\/?a|null|unknown|yes|ok|good|fine|excellent|healthy|normal|pending|approved|tbd|\d[\d./-]*)$|^(?:none|no(?:ne)? known|see|ask|not (?:disclosed|applicable|provided))\b/i
