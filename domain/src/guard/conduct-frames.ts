// How sentences and records say in any words what someone did and what follows: "found that you …", "Sanction: …".

/** A name or a pronoun as a subject. */
const SUBJECT = String.raw`(?:you|he|she|they|(?:(?:Mr|Ms|Mrs|Mx)\. )?\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20})?)`
const HAD = '(?: (?:had|have|has|did|were|was))?(?: been)?'

const TOOL = 'ChatGPT|GPT-?\\d|Midjourney|Copilot|Gemini|Claude|DALL-?E|Chegg|Course Hero|an? AI|AI'
const PAST = String.raw`(?:\p{Ll}{2,14}ed|gave|took|left|sent|brought|let|hit|drove|broke|threw|stole|kept|hid|ran|drank|slept|swore|spat|put|showed up|blew|went into|got into|bit|cut|shot|sold|bought|made|told|used|hung up|paid|lent|drew|tore|lit|lied|came in|fell asleep|struck|shook|wore|wrote)`

/** What comes right before what someone did, whatever else the text is about. */
export const DID: readonly RegExp[] = [
  /\b(?:caught|busted)(?: (?:him|her|them|\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?))? (?=\p{Ll}{3,14}ing\b|with (?:an?|his|her|their|the)? ?[\p{Ll}-]{3,15})/gu,
  /\b(?:cited|written up|reported|disciplined|punished|accused|found guilty|found responsible|convicted) (?:for|of) (?=\p{Ll}{3,14}(?:ing|ion|ery|ism)\b)/gu,
  /\b(?:admit(?:s|ted) to|confess(?:es|ed) to|found to have) (?=\p{Ll}{3,14}(?:ing|ed)\b)|\balleged(?:ly)? to have (?:been )?(?=\p{Ll}{3})|\bpled(?: guilty| no contest)? to (?=\p{Ll}{3})/gu,
  new RegExp(String.raw`\b(?:alleg(?:es|ed|ing))(?: that)? ${SUBJECT}${HAD} (?=\p{Ll}{3})`, 'gu'),
  /\b(?:was|were|been|being|got|gets?|getting) (?:[a-z]{4,12}ly )?(?:cited|warned|disciplined|punished|fined|sanctioned|reprimanded|suspended|dismissed|expelled|fired|reported|written up|arrested|ticketed|sacked) (?:for|over) (?!(?:his|her|their|the|review|further|evaluation|tutoring|advising|an? (?:interview|appointment|award))\b)/gu,
]

/** The same in a text about someone's conduct, where these words can't mean much else. */
export const DID_IN_RECORD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:found|finds|determined|concluded|established|confirmed|substantiated|admit(?:s|ted)|acknowledged|[Tt]urn(?:s|ed) out|it emerged|claims)(?: that)? (?:${SUBJECT}${HAD}|['’]d been) (?=\p{Ll}{3})`,
    'gu',
  ),
  new RegExp(String.raw`\b[Tt]urn(?:s|ed) out (?:that )?(?:${SUBJECT})['’]d (?:been )?`, 'gu'),
  /\b(?:was|were|been|being|got|are|is|and|,|Y?y?ou) (?:\p{Ll}{3,10}ly |again |twice |also )?(?:found|observed|seen|discovered|spotted|filmed|recorded|photographed) (?=(?:with|in possession|in violation|to have|asleep|passed out|\p{Ll}{3,12}ing)\b)/gu,
  /\b(?:cited|ticketed|written up|reported|referred|accused|charged|warned|removed|let go|evicted|flagged|investigated|booked|arrested|detained|wrote (?:him|her|them) up)(?: by (?:[\p{L}.'’-]{1,20} ){1,4}?| )(?:for|over|on suspicion of|in connection with|with|about) (?!(?:his|her|their|the) (?:safety|benefit|review)\b|(?:review|further|evaluation|tutoring|advising)\b)/gu,
  // "They say he …", "Reporting party Ana Prado says that …"
  new RegExp(
    String.raw`\b(?:[Tt]hey|[Ss]tudents|[Ww]itness(?:es)?|[Rr]esidents|[Nn]eighbors|[Cc]oworkers|[Ss]everal|[Tt]wo|[Tt]hree|[Oo]thers|[Rr]oommates?|(?:[Rr]eporting (?:party|student)|[Cc]omplainant|[Vv]ictim|[Aa]ccuser)(?: \p{Lu}[\p{L}-]{1,20}){0,2}|[Ss]taff|[Gg]uards?|[Mm]anagement|(?:[Tt]he|[Hh]is|[Hh]er|[Mm]y|[Aa]) (?:supervisor|boss|manager|instructor|proctor|TA|coach|nurse|preceptor)) (?:\p{Ll}{2,10} ){0,4}?(?:say|says|said|report|reports|reported|claim|claims|claimed|states?|stated|complain(?:ed)?|told (?:me|us))(?: that)?(?: on [\d/.-]{3,10}| the respondent,?){0,2} ${SUBJECT},?${HAD} (?=${PAST}\b|\p{Ll}{2,12}ing\b|\p{Ll}{2,6} (?:her|him|them|me)\b)`,
    'gu',
  ),
  /\b(?:committee|board|council|panel|we|faculty) (?:voted|decided|imposed|assigned|recommends?|recommended) (?!(?:to |for |on )?(?:approve|accept|adjourn|table|adopt|hire|elect|fund|thank|renew|promote|grant|award|admit|\d|[$€£]|\p{Lu})\w{0,4})/gu,
  /\b(?:asked|requested|directed|ordered|told)(?: (?:him|her|them))? (?:that (?:he|she|they) )?(?=(?:not (?:to )?(?:return|come back|attend|contact|enter|be on)|to (?:leave|stay away|vacate|step down|resign))\b)/gu,
  /\b(?:admit(?:s|ted)?|admitting|confess(?:es|ed)?|den(?:ies|ied)) (?:to )?(?=\p{Ll}{3,14}ing\b)/gu,
  /\bhad (?=[^.;\n]{3,80}? (?:in|under|on) (?:the|his|her|their) (?:room|bag|backpack|locker|car|closet|fridge|desk|bed|dorm|person|possession|pocket|sleeve|lap)\b)/gu,
  /\b(?=(?:(?:match(?:es|ed)|(?:near-?)?identical to) (?:an?|the|his|her|another|other)|copied|lifted|reproduced)\b)/gu,
  /\b(?:suspen\p{Ll}{2,5}|probation|fired|expelled|dismissed|terminated|warning|sanctioned|let go|removed|evicted) (?:[\p{L}\d]{1,10} ){0,3}?(?:because|after|since) (?:he|she|they|you) (?=\p{Ll}{3})/gu,
]

/** What witnesses, officers, and the person do in a proceeding. */
const PROCEDURE =
  'said|stated|asked|requested|reported|emailed|met|attended|agreed|denied|appeared|received|responded|signed|appealed|apologized|cooperated|explained|acknowledged|returned|arrived|enrolled|transferred|graduated|completed|passed(?! (?:notes?|answers?))|failed|scored|earned|wanted|needed|liked|thanked|confirmed|noted|informed|notified|approved|reviewed|scheduled|lived|moved|seemed|looked(?! (?:at|over|up|through))|helped|joined|witnessed|observed|listed|named|based|assigned|requested|declined|worked|started|called|asked|answered|mentioned|provided|submitted|pleaded|admitted|read|need|red'
/** What someone did, in a record that is about nothing else: "On 3/11 Ana Prado gave insulin without a check". */
export const DEED = new RegExp(
  String.raw`(?<=${SUBJECT}(?: \([^()\n]{1,60}\))?,? )(?:(?:then|also|again|later|twice|repeatedly|has|had|have|allegedly|reportedly|knowingly) ){0,2}(?!(?:${PROCEDURE})\b)(?=${PAST}(?!\p{L}))`,
  'gu',
)
/** What a text is that tells only of such. */
export const CONDUCT_RECORD =
  /\b(?:conduct (?:log|report|case|file|board|record|incident|office|hearing)|(?:academic )?(?:integrity|dishonesty|misconduct|honou?r(?: code| council| board)?|professionalism)[ –—-]{1,3}(?:report|referral|case|hearing|minutes|violation|concern|allegation)s?|(?:performance|conduct) warning|(?:(?:^|\n)[\s#*]{0,4}|\b(?:word|draft|write|prepare|tighten|shorten) (?:an?|the|this|my) )(?:clinical|written|verbal|final|formal) (?:warning|reprimand)|warning letter|Title IX (?:intake|report|case|complaint|interview)|disciplinary (?:action|hearing|committee|record|file|notice|letter|meeting|matter|report|review)|write-?up|misconduct|sanctions?|respondent|code of conduct|community standards|terminated for|mandatory reporter)\b/gi

/** Misdeeds that verbs or things name, and what people get for them, in a text about someone's conduct. */
export const BLAMED =
  /\b(?=(?:refus(?:ed|es|ing) to|threaten(?:ed|ing)|punch(?:ed|ing)|slapp(?:ed|ing)|kick(?:ed|ing) (?:an?|the|him|her)|shov(?:ed|ing)|hit (?:an?|the|him|her|another)|fighting|(?:got|gets) into a fight|fist ?fight|shout(?:ed|ing)|yell(?:ed|ing) at|swor(?:e|n) at|swearing|insult(?:ed|ing)|spat (?:at|on)|grop(?:ed|ing)|followed (?:her|him)|smok(?:ed|es|ing)|drank(?! (?:tea|coffee|water|milk|juice))|drinking|(?:pellet |BB |hand)?guns?|pocket ?knife|tasers?|brass knuckles|vodka|whisky|bong|cannabis|marijuana|drugs|damag(?:ed|ing) (?:an?|the|his|her|their|school|university|campus)|broke (?:into|a window|the door)|threw (?:an?|the)|pulled the fire alarm|let (?:someone|a friend|others) in|brought (?:[a-z-]{2,14} ){1,3}in|shar(?:ed|ing) answers|sublet|unauthori[sz]ed (?:guests?|absences?|access|use)|(?:repeated |persistent )?lateness|late (?:again|to work)|unexplained absences|asleep on|abusive|racist|sexist|obscene|pornograph\w{1,3}|gambling|leak(?:ed|ing)|tamper(?:ed|ing)|(?:formal |police |official )?cautions?|cautioned|fined|[£$€]\d{2,4} fine|community service|wrote (?:him|her|them) up|ineligible|stripped of|sacked|banned|no longer allowed|removed as|two strikes|third strike|(?:screamed|cursed) at|knock(?:ed|ing) [^.;,\n]{2,40} (?:out of|off|over|down)|smell(?:ed|s|ing)? (?:strongly )?(?:of )?(?:alcohol|liquor|beer|weed|smoke))\b)/gu
/** Misdeeds in texts where the words can't mean much else. */
export const MISDEEDS: readonly RegExp[] = [
  // By how it was done: "left without clocking out", "kept calling after …", "used an unauthorized outline".
  new RegExp(
    [
      String.raw`(?<![\p{L}-])(?=(?:(?:keeps?|kept|been) \p{Ll}{2,12}ing|had|(?!(?:${PROCEDURE})\b)${PAST})(?!\p{L})[^.;:\n]{0,80}? (?:`,
      [
        String.raw`without (?:(?:an?|any|the|prior|his|her|their) ){0,2}(?:(?:\p{Ll}{2,10} ){0,2}\p{Ll}{3,14}ing|permission|authori[sz]ation|consent|approval|notice|excuse|permit|licen[cs]e|attribution)`,
        String.raw`after drinking|(?:after|despite|although|though) (?:[\p{L}’']{2,12} ){1,3}?(?:told|asked|warned|instructed|ordered) (?:(?:him|her|them) )?(?:not to|to (?:stop|leave|quit|go|move|put|turn))|(?:despite|after) (?:(?:an?|two|three|\d|\p{Ll}{4,10}) ){0,3}(?:warnings?|requests|instructions|reminders)`,
        "so (?:that )?(?:it|no one|nobody) would(?:n['’]t)?",
        '(?:unauthori[sz]ed|prohibited|forbidden|stolen|forged|explicit|obscene|shirtless|nude|racist|sexist|threatening|unwanted|unsolicited)',
      ].join('|'),
      String.raw`)(?!\p{L}))`,
    ].join(''),
    'gu',
  ),
  // With what or whose help: "generated by Gemini", "paid someone to write her essay".
  new RegExp(
    String.raw`\b(?=(?:(?:made|written|generated|created|copied|pasted|translated|produced) (?:(?:entirely|partly|mostly) )?(?:with|by|from|in|using) (?:${TOOL})|that (?:${TOOL}) (?:wrote|made|generated)|us(?:ed|ing) (?:${TOOL}) (?:to (?:write|do|answer|complete|generate|finish|solve)|on|for|during|in)|(?:paid|hired|asked|got|had) (?:someone|somebody|an?other|an? friend|an? service|his|her)(?: [\p{L}-]{2,14}){0,4}? (?:do|write|take|sit|complete) (?:his|her|their|the|it))(?!\p{L}))`,
    'gu',
  ),
  /\b(?=(?:(?:slept|sleeping|dozed off|napped|napping) (?:in|on|at|during|through)|skipp(?:ed|ing)(?! (?:ahead|lunch|breakfast|dinner|the line))|\d{1,3} (?:min(?:ute)?s?|h(?:ou)?rs?) late|no[- ]show(?:ed|s)?|unattended|(?:keeps|kept|been) (?:selling|skipping|sleeping|copying|stealing|(?:texting|calling|messaging|touching) (?:him|her|them|me)))(?!\p{L}))/gu,
]

/** What someone has to do for it, in a text that says what was decided. */
export const MUST =
  /\b(?:must|(?:is|are|was|were) (?:also )?(?:required|ordered|to)(?: to)?|will (?:have|need|be required) to|ha(?:s|ve) to|agrees to|shall|may not|not permitted to) (?:also )?(?=(?:complete|pay|attend|write|perform|vacate|move out|repay|apologi[sz]e|stay away|refrain|have no contact|undergo|surrender|forfeit|serve|redo|retake|enroll in|participate in|return to|enter|live in|represent|hold)\b)/gu

/** Labels of what someone did and of what was decided. */
export const LABEL =
  /(?:^|[\n;|(]|[.!?] )[ \t*•–"'-]{0,6}(?:\d{1,2}[.)] )?(?:(?:proposed|recommended|prior|previous|past|moving|alleged|final|agreed|policy|code|nature of(?: the)?|description of(?: the)?|type of|disciplinary|corrective|interim|honor code|conduct) ){0,2}(?:sanctions?|penalt(?:y|ies)|outcomes?|consequences?|recommended|recommendations?|violations?|charges?|allegations?|offen[cs]es?|infractions?|findings?|misconduct|complaint|discipline|actions? taken|(?<=disciplinary |corrective )actions?|decision|disposition|verdict|convictions?|priors|grounds|motion|professionalism concern)(?:,? [^\n:;.]{1,25})?["']? ?[:=] {0,3}(?=[^\s:])/giu
/** Of those, the ones that say what they are by themselves. */
export const OWN_LABEL =
  /sanction|penalt|violation|allegation|offen[cs]e|infraction|misconduct|disciplin|conviction/i
/** "the sanction is …", beside something that the person did. */
export const DECIDED =
  /\b(?:outcomes?|sanctions?|penalt(?:y|ies)|consequences?)(?: ?[:=]| (?:is|are|was|were|includes?)) ?(?=[^\s.;])/gi

/** Where a part of a sentence that says what someone did ends. */
export const CLAUSE_END =
  /[;:\n([]|[.!?](?=\s|$)|,(?= (?:and|but|so|which|who|where|although|though|however|then)\b)|,? and (?=\p{Lu}\p{Ll})| (?=(?:last|this|yesterday|today|tonight|on (?:Mon|Tues?|Wednes|Thurs?|Fri|Satur|Sun|\d)\p{L}{0,3}) ?)| (?:and|but|so|while|although|though)(?= (?:he|she|they|it|I|we|you|is|was|has|the|my|our|must|will|asked|wants?|needs?)\b)/u

/** What shows that a text is about what someone is blamed for. */
export const RECORD =
  /\b(?:(?:mis)?conduct|honou?r (?:council|board|code|court|system)|community standards|disciplin\p{L}{2,6}|academic (?:dishonesty|integrity)|integrity (?:report|office|case|board)|incident (?:report|log|summary)|duty log|hearing(?! (?:tests?|aids?|loss|impair\p{L}{0,6}|protection|screenings?))|judicial|sanctions?|violat\p{L}{2,5}|probation|suspen(?:ded|sion)|expel\p{L}{0,4}|expulsion|plagiari\p{L}{2,5}|cheat(?:ed|ing)|terminat(?:ed|ion)|fired|grievance|Title IX|alleg(?:ed|ations?)|complainant|respondent|arrest(?:ed|s)?|citation|cited|campus police|write-?up|written up|(?:written|verbal|final|formal|clinical|safety|official) (?:warning|reprimand)|warned|performance (?:notice|improvement|concerns?)|complaints? (?:about|against)|no-contact order|reporting party|reprimand|dean of students|(?:first|second|third|repeat) offen[cs]e|warning (?:for|to|letter)|reprimand\p{L}{0,3}|misuse|theft|stole|labor relations|RA on duty|(?:resident|hall) (?:advisor|assistant|director)|proctor|invigilat\p{L}{2,4}|driver certification|background (?:check|came))\b/giu
/** What shows it of misdeeds, which little else is called. */
export const TOPIC =
  /\b(?:[Ii]ncidents?|RA|[Rr]eported by|porter|[Cc]omplain(?:ed|ts?)|[Rr]eport(?:ed|s)? (?:him|her|that)|[Ss]ecurity|HR|[Pp]anel|[Ee]viction|[Ee]victed|[Ll]ease|[Pp]enalty|[Oo]utcome|[Bb]reach(?:ed|es)?|ineligible|[Cc]ase \d|wrote (?:him|her|them) up|[Cc]aught|[Ss]teward|[Rr]eporter)\b/gu
