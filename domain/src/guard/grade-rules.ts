// What a grade looks like, and which column headers and labels announce one, in several languages.

/** Letters. Patterns that ignore case compile much faster with this than with the flag `u` and a property. */
const L = 'A-Za-zÀ-ɏ'
/** One grade, as it appears alone in a cell or a list. */
const LETTER = String.raw`[A-DF](?:[+\-−–](?![\w]))?`
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
const WORD = `(?:Conditional |Provisional )?[Pp]ass(?:ed)?|[Ff]ail(?:ed)?|Incomplete|Withdrawn|Withdrew|Excused|Distinction|Merit|No Pass|No Credit|Credit|High Distinction|HD|Honou?rs|First|Third|(?:Upper |Lower )Second|[Pp]ass with (?:minor |major )?(?:revisions|corrections|distinction|merit|honou?rs)|Resubmit|Satisfactory|Unsatisfactory|Bestanden|Nicht bestanden|Aprobado|Suspenso|Reprobado|Notable|Sobresaliente`
export const GRADE_VALUE = new RegExp(
  String.raw`^(?:${LETTER}|[A-D]{2}|E|P|NP|W|WF|I|IP|S|U|CR|NC|NR|AU|INC|Missing|${WORD}|${NUMBER} ?(?:%|pts?\.?|points|分|点|점)?|${NUMBER} ?\/ ?\d{1,4}|${NUMBER} out of \d{1,4}|(?:${NUMBER} ?%? ?)?\(?${LETTER}\)?|${LETTER} ?\(?${NUMBER} ?%?\)?)$`,
  'i',
)

/** Work that is graded, in English, Spanish, French, German, Italian, and Turkish. */
const WORK = `shelf(?= exams?| scores?|:)|midterms?|mid-terms?|finals?|exams?|quiz(?:zes)?|tests?|hw|homework|assignments?|labs?|projects?|essays?|papers?|presentations?|participation|placement|practicum|portfolio|coursework|problem set|pset|reports?|thesis|capstone|parcial|examen|partiel|contrôle|klausur|prüfung|hausarbeit|referat|esame|prova|vize|kolokwium|egzamin|tenta|tentamen|eksamen`
/** Words for a grade. */
const GRADE = `cum(?= \\d)|grades?|marks?|scores?|[a-z]{0,4}_?gpa|qpa|averages?|avg|results?|total|overall|cumulative|percent(?:age)?|points|letter|nota|calificación|puntaje|promedio|media|note|moyenne|endnote|gesamtnote|punktzahl|ergebnis|voto|média|harf notu|notu|ocena|betyg|poäng|cijfer|karakter`

/** Words that show that a text is about grades. */
export const GRADE_CUE = new RegExp(
  String.raw`\b(?:students|classmates|grad(?:e|es|ed|ebook|ing)|scor(?:e|es|ed|ing)|${WORK}|gpa|qpa|transcript|class|course|points?|marks?|earned|received|got|gets|getting|fail(?:s|ed|ing)?|pass(?:ed|ing)?|roster|results?|rubric|semester|probation|retake|curved?|averages?|avg|honou?r roll|honou?rs|topped|aced|flunked|bombed|applicants?|candidates?|evals?|evaluations?|calificaci\p{L}{0,6}|notas?|notes?|note|noten[a-z]{0,12}|rat(?:ed|ings?)|bestanden|sacó|obtuvo|obtenu|eu|erhielt|ocen[aęy]|kolokwium|betyg|tenta|cijfer|voto|dismissed|suspended)(?!\p{L})|成绩|成績|考试|分数|점수|성적|시험|試験|テスト|экзамен|оценк|(?<![\p{L}\p{N}])[A-DF][+−](?![\p{L}\p{N}+])|\([A-DF][+−-]\)`,
  'iu',
)

/** Words that announce a list of grades. */
export const LIST_OF_GRADES =
  /\b(?:transcripts?|grades?|gradebook|marks|ratings|scores|results|report card)\b|(?<![\p{L}\p{N}])[A-DF][+−-](?=[,;.)])/iu

/**
 * Everything in a sentence that can be a grade: a letter ("B+", "C"), a word ("Incomplete"), or a number, alone or as a share ("87%",
 * "43/50").
 */
export const TOKEN = new RegExp(
  String.raw`(?<![${L}\d+/&.$€£#^~_-]|\d[,:])(?:(?<letter>[A-DF](?:[+−–-](?![${L}\d+])| (?:plus|minus)\b)?)(?=s?(?![${L}\d+#/&_]|['’][a-rt-z]|-[${L}\d]|\.[${L}\d]))|(?<word>(?:Conditional |Provisional |No )?Pass|Conditional pass|Fail|pass|fail|[Ii]ncomplete|Withdrawal|Distinction|INC|NP|[IPW]|[A-D]{2})(?![${L}\d+#/&_'’-]|\.[${L}\d])|(?<!['’])(?<number>\d{1,3}(?:[.,]\d{1,3})?)(?:(?<share> ?%| percent\b|(?: points| pts| marks)? ?(?:\/|out of(?: a possible)?|sobre|sur|von) ?\d{1,3}(?:\.\d)?(?![\d/-]| ?%)| on an? \d{1,3}(?:\.\d)?[ -](?:point )?scale| of \d{1,3}(?= (?:points|questions|right|correct|possible|marks|on)\b))|(?![${L}\d+%]|[.,:/-]\d|-[${L}]|['’]s?[${L}])))`,
  'g',
)

/** What one does to end up with a grade. */
const GAINED = `[Gg]ot|[Gg]ets?|getting|gotten|[Rr]eceiv(?:es?|ed|ing)|earn(?:s|ed|ing)?|scor(?:e|es|ed|ing)|mak(?:es|ing)|made|averag(?:e|es|ed|ing)|achieved|obtained|pull(?:s|ed|ing)|post(?:ed|ing)|managed|sacó|sacado|obtuvo|obtenu|a[is]? eu|obtient|erhielt|erhält|bekam|bekommt|erreichte|preso|ottenuto|tirou|obteve|aldı|dostała?(?: z [${L}]{3,20})?|otrzymała?|fick|fikk|fik|haalde|kreeg|behaalde|получил[аи]?|набрал[аи]?`
const GIVEN = `has|have|had|having|['’]ve|gave|gives?|giving|given|assigned|awarded|carr(?:ies|ying)|took|taking|holds?|holding|submitted|entered|recorded|tiene|tuvo|hat`
const ADVERB = `only|just|barely|currently|now|still|about|around|roughly|exactly|nearly|almost|a mere|down|up|back|out|overall|leider|respectively|him|her|them|me|you|us`
/** The verb is right before: "scored only 85", "bekam eine 1,7". */
export const AFTER_GAINED = new RegExp(
  `(?<![${L}])(?:${GAINED})(?: (?:${ADVERB}|an?|at|of|in|to|un|una|une|eine|um|nota|note))*[:=]? ?["'“*(]{0,2}$`,
  'i',
)
/** "a 64", "her 2.8", "gave Hannah a low B", "straight Cs". */
export const AFTER_ARTICLE =
  /(?:^|[\s("“])(?:an?|his|her|their|my|your|straight|all|mostly|one|two|(?!(?:It|That|What|There|Here|He|She|Who|Where|How)['’])\p{Lu}[\p{L}’'-]{1,30}['’]s|une?|eine|en|uma?)(?: (?:solid|low|high|final|mid|flat|bare|mere|measly|perfect|current|weighted|cumulative|dismal|strong|weak|borderline|unweighted|combined))?["'“*]{0,2} ["'“*]{0,2}$/u
/** The person has or was given it: "has an F". */
export const AFTER_GIVEN = new RegExp(
  String.raw`(?<![${L}])(?:${GAINED}|${GIVEN})(?: (?:${ADVERB}|\p{Lu}[\p{L}'’-]{1,20})){0,3} ["'“*(]{0,2}(?:(?:an?|straight|all|une?|eine) )?(?:solid |low |high |final |mid )?["'“*(]{0,2}$`,
  'u',
)
/** What comes between the word for a grade, or the work that is graded, and the grade: "midterm came back as a". */
export const LINK =
  /(?:[:=(→>]|->|[\s–—-][–—-]|(?:^|[\s"])(?:is|was|are|were|be|be like|['’]s|says|shows|its|of|at|to|as|with|from|and|an?|just|only|now|still|currently|about|around|deserves|equals|es|est|ist|fue|war|é|è|een|une?|una|eine|con|mit|avec))["'“*]{0,3} ?["'“*]{0,3}$/iu
/** What a grade is of, or the word for one, before it in the clause. */
export const GRADED_BEFORE = new RegExp(
  `(?<![${L}])(?:${WORK}|${GRADE}|fail(?:ed|ing|s)?|pass(?:ed|ing|es)?|finish(?:ed|es|ing)|ended|ends|completed|class|course|curve[ds]?|rounded|reprobó|aprobó|suspendió|bestanden)(?![${L}])`,
  'i',
)
/** The word for it right before: "final grade B", "quiz average 73". */
export const RIGHT_AFTER_GRADED = new RegExp(
  String.raw`(?<![${L}])(?:${WORK}|${GRADE})(?: ?#?\d{1,2})?,? ["'“*]{0,2}$`,
  'i',
)
/** … or after it: "a 54 on the midterm". */
export const GRADED_AFTER = new RegExp(
  String.raw`^["'”*)]{0,2} (?:(?:on|in|for|from|at|en|al|au|auf|in der|bei) (?:[${L}'’\d-]{1,20} ){0,5}?(?:${WORK}|class|course|section|SAT|ACT|GRE|LSAT|MCAT|GMAT)(?![${L}])|(?:points|pts|marks|puntos|Punkten?) (?:on|in|for|from|en|auf|bei)\b|(?:average|avg|gpa|qpa|cumulative|overall|grade|(?:[${L}]{1,12} )?(?:gpa|qpa|average|grade point))\b)`,
  'i',
)
/** What can follow a grade. Other words are what a number counts ("64 students") and what a letter names ("a B movie"). */
export const FOLLOWS = new RegExp(
  String.raw`^s?["'”*\]]{0,2}(?:$|[.,;:!?)\]}|"<](?!\d)|\s?\n|\s?[(–—→|]|\s-\s|\s(?:points|pts|marks|puntos|valores|Punkten?|total|average|avg|cumulative|c?gpa|qpa|C?GPA|QPA|term|semester|major|grade|student|on|in|for|at|this|last|and|but|after|because|since|overall|from|to|as|despite|due|the|so|by|with|or|which|who|again|when|while|if|unless|before|right|now|even|though|although|instead|until|than|is|was|were|are|has|had|assigned|recorded|posted|will|would|should|can|could|became|becomes|makes|means|puts|he|she|they|I|his|her|their|my|that|twice|already|yet|still|too|also|only|just|not|except|versus|vs|compared|across|down|up|going|heading|coming|rather|below|above|without|nicht|bestanden|bekommen|erhalten|geschrieben|erreicht|erzielt|bewertet|benotet|en|al|au|sur|y|et|und|e|i|dans|di|em|z)(?![${L}]))`,
)
/** The next grade of a list: ", Math", " and a". */
export const NEXT_IN_LIST =
  /^s?(?: ?%| points| pts)?["'”)*\]]{0,2}(?: (?:in|on|for) [\p{L}\d ]{1,30}?)?(?: ?[,;/&|]| and| then| but| vs\.?| to){1,2}(?: [\p{L}\p{M}\d'’#-]{1,20}){0,4}? ?(?:[:=(–—-]|is|was)? ?["'“*(]{0,2}$/iu
export const ADMISSION_SCORE =
  /(?<![\d.])(?<value>\d{2,4}) (?:on|in) [^.;\d\n]{0,40}?\b(?:SAT|PSAT|ACT|GRE|GMAT|MCAT|LSAT|TOEFL|IELTS)\b|\b(?:SAT|PSAT|ACT|GRE|GMAT|MCAT|LSAT|TOEFL|IELTS|AP)\b[^.;\d\n]{0,40}?(?:[:=]|(?: (?:is|was|of|an?|score|scored))?) ?(?<![$€£#])(?<value>\d{1,4}(?:\.\d)?)(?![\d%-]|\.\d| (?:hours?|weeks?|days?|minutes?|times|students|questions|practice|sections?)\b)/g
/** The class of a degree: "raised to 2:1", "Second Class Lower". */
export const DEGREE_CLASS =
  /(?<![\d:.])(?<value>2:[12]|2[.]i{1,2})(?![\d:])|(?<![A-Za-zÀ-ɏ])(?<value>(?:first|second|third|upper second|lower second)[- ]class(?: (?:honou?rs|upper|lower|division|degree)){0,3})(?![A-Za-zÀ-ɏ])|(?<![\d.])\d{2}[,;:–—-]? (?<value>first|upper second|lower second|third)(?=[.;,\n]|$)/gi
/** "got a First in his dissertation" */
export const DEGREE_WORD =
  /\b(?:an?|got|gets|expected|predicted) (?<value>First|Third|Upper Second|Lower Second|Distinction|Merit)(?= (?:in|for|on) |[.,;)\n]|$)|(?:\b(?<value>zero)|(?<![\d.,:/-])(?<value>0)(?! ?%))(?= (?:on|for) (?:the|his|her|their|this|that)\b)|\b(?:gave|given|gives?|got|gets|receive[sd]?|earned|assign(?:ed)?|enter(?:ed)?|record(?:ed)?|put(?: in)?) (?:[a-z]{2,10} ){0,4}a (?<value>zero|0(?! ?%|[.,]?\d))\b|\b(?:is|are|currently|rated|marked|evaluated|received|got|an) (?<value>[Uu]nsatisfactory)\b/g
/** Without a number: "failed both resits", "flunked organic chemistry", and "ranked 4th out of 118". */
export const FAILED =
  /\b(?<value>(?:did not|didn['’]t|has not|hasn['’]t) pass(?:ed)?(?: (?:the )?[a-z]{4,14}){0,2})\b|\b(?<value>(?:[Ff]ailed|[Ff]lunked|bombed|is failing|[Ff]ailing) (?:(?:both|all|the|his|her|their|my|your|first|last|second|third|two|three|out of|every|four|most of) ){0,3}(?:(?:[A-Za-z-]{3,14} ){0,2}(?:resits?|exams?|midterms?|finals?|modules?|courses?|class(?:es)?|papers?|practicals?|assessments?|check-?offs?|clerkships?|rotations?|blocks?|boards?|orals?|quals?|subjects?|retakes?|quiz(?:zes)?|(?:permit|road|drug|skills|fitness|placement|entrance|licensing) test|(?:bio)?chem(?:istry)?|orgo|bar|calculus|algebra|physics|statistics|stats|accounting|anatomy|biology|econ(?:omics)?)|one|[A-Z]{2,5} ?\d{3,4}|[A-Z][a-z]{4,14}(?: I{1,3})?))\b(?! test)|\b(?<value>failed|passed)(?= on (?:(?:the|his|her|their|my) )?(?:first|second|third|1st|2nd|3rd|last)\b)(?<=\b(?:[Ss]tep \d|exams?|boards?|bar|NCLEX|COMLEX|USMLE|shelf|tests?|qualifiers?|quals|comps|prelims?)\b[^.\n]{0,46})|\b(?<value>(?:failed|passed)(?: on)? (?:(?:the|his|her|their|my) )?(?:first|second|third|1st|2nd|3rd|last) (?:attempt|try|time)|failed (?:twice|again|three times))\b|\b(?<value>\d{1,2}(?:st|nd|rd|th) percentile)\b|(?<value>没有?通过|沒有?通過|不及格|挂科)|(?<![A-Za-zÀ-ɏ])(?<value>reprob(?:é|ó|aron)|suspend(?:í|ió)|(?:a |ai )?échoué|durchgefallen|bocciat[oa])(?![A-Za-zÀ-ɏ])|\b(?<value>ranked \d{1,3}(?:st|nd|rd|th) (?:out )?of \d{1,4})\b/g
/** "I to B+", "F → W": a grade that is changed. */
export const CHANGED =
  /(?<![\p{L}\d#&/-])(?<from>[A-DFIPW][+−–-]?|INC|NP|NR) (?:to|→|->) (?:an? )?(?<to>[A-DFIPW][+−–-]?|INC|NP)(?![\p{L}\d+]|[-–/]\p{L})/gu
/** Beside a course, a grade is changed: "BIOL 2100 I to B+". */
export const CHANGE_CUE =
  /(?<!\p{L})\p{Lu}{2,5} ?\d{3,4}[A-Z]?(?!\d)|\b(?:grades?|transcript|course|class|midterm|final|incomplete)\b/iu
/** "Ana Prado - passed", with the name as `says` has it. */
export const NAME_AND_RESULT =
  /^[\s*•\d.)–-]{0,8}_\s?(?:[–—:,|(-]|\t)\s{0,3}(?:passed|failed|pass|fail|no pass|did not pass|withdrew|incomplete)\b/i
/** "Ana Prado passed with distinction", where exams are the topic */
export const NAME_PASSED =
  /_ (?:has |have |also |both )?(?:passed|failed|did not pass)(?= with\b| the\b| on\b| both\b|[.,;]|$)/i
export const EXAM =
  /\b(?:quals?|qualifiers?|qualifying|exams?|boards?|orals?|comps|comprehensives|defen[sc]es?|NCLEX|USMLE|bar|jury|juries|practicals?|checkoffs?|retest)\b/i
export const RESULT = /\b(?:passed|failed|pass|fail|no pass|did not pass|withdrew|incomplete)\b/gi

/** "her WAM is 86.2": an abbreviation that isn't of medicine. */
export const OWN_SCORE =
  /(?:\b(?:his|her|their|my|your)|['’]s) (?!BMI|BP|HR|IQ|LDL|HDL|TSH|PHQ|GAD|CD|PTO|FTE)\p{Lu}{2,6} (?:is|was|of|at|sits at|stands at)(?: (?:an?|only|now))? (?<value>\d{1,3}(?:\.\d{1,2})?)(?=[.,;:!?)]?(?:\s|$))/gu
/** 考了85分, 成绩是85 */
export const EAST_ASIAN_GRADE =
  /(?<value>\d{1,3}(?:\.\d)?) ?(?:分|点|점)(?![钟鐘間之数以])|(?:成绩|成績|分数|得分|总分)(?:是|为|為|：|:| )?\s?(?<value>\d{1,3}(?:\.\d)?|[A-DF][+-]?)(?![\d%])/g

/** What comes between a name and a grade right after it: Anna 88, Omar Aziz (52%), Wei: B+, Iker Zabala un 4, Greta H. – Fail. */
export const AFTER_NAME =
  /^(?:['’]s|["'])?(?: ?[(:=–—]{1,2} ?| - | ?-> ?| ?→ ?|, | )(?:(?:leider|mit|une?|an?|con|avec) ){0,2}$/u

/** Several names with a number each: "Holloway 64, Achterberg 71". */
export const NAMES_WITH_SCORES =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–—-] ?\d{1,3}(?:[.,]\d{1,2})?(?:%|\/\d{1,3})?\)?(?:(?:[,;]? (?:and )?|[,;]?\n[•*–-]?\s?)\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–—-] ?\d{1,3}(?:[.,]\d{1,2})?(?:%|\/\d{1,3})?\)?){1,60}(?![\p{L}\p{N}%])/gu
