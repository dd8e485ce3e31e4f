/** Letters. Patterns that ignore case compile much faster with this than with the flag `u` and a property. */
const L = 'A-Za-zÀ-ɏ'
/** One grade, as it appears alone in a cell or a list. */
const LETTER = String.raw`[A-DF](?:[+\-−–](?![\w]))?`
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
const WORD = `(?:Conditional |Provisional )?[Pp]ass(?:ed)?|[Ff]ail(?:ed)?|Incomplete|Withdrawn|Withdrew|Excused|Distinction|Merit|No Pass|No Credit|Satisfactory|Unsatisfactory|Bestanden|Nicht bestanden|Aprobado|Suspenso|Reprobado|Notable|Sobresaliente`
export const GRADE_VALUE = new RegExp(
  String.raw`^(?:${LETTER}|[A-D]{2}|E|P|NP|W|WF|I|IP|S|U|CR|NC|NR|AU|INC|Missing|${WORD}|${NUMBER} ?(?:%|pts?\.?|points|分|点|점)?|${NUMBER} ?\/ ?\d{1,4}|${NUMBER} out of \d{1,4}|(?:${NUMBER} ?%? ?)?\(?${LETTER}\)?|${LETTER} ?\(?${NUMBER} ?%?\)?)$`,
  'i',
)

/** Work that is graded, in English, Spanish, French, German, Italian, and Turkish. */
const WORK = `midterms?|mid-terms?|finals?|exams?|quiz(?:zes)?|tests?|hw|homework|assignments?|labs?|projects?|essays?|papers?|presentations?|participation|placement|practicum|portfolio|coursework|problem set|pset|reports?|thesis|capstone|parcial|examen|partiel|contrôle|klausur|prüfung|hausarbeit|referat|esame|prova|vize|kolokwium|egzamin|tenta|tentamen|eksamen`
/** Words for a grade. */
const GRADE = `grades?|marks?|scores?|c(?:um)?_?gpa|gpa|qpa|averages?|avg|results?|total|overall|percentage|points|letter|nota|calificación|puntaje|promedio|media|note|moyenne|endnote|gesamtnote|punktzahl|ergebnis|voto|média|harf notu|notu|ocena|betyg|poäng|cijfer|karakter`

/** Headers of columns, and labels of lines, that hold grades. */
export const GRADE_LABEL = new RegExp(
  String.raw`(?:\b|_|[a-z](?=GPA))(?:${WORK}|${GRADE}|notas|calificaciones|noten|punkte|pts|percent|standing|sat|act|gre|gmat|mcat|lsat|toefl|ielts)(?:\b|_|\d)|%|成绩|成績|分数|分數|总分|得分|점수|성적|点数|оценка|балл`,
  'iu',
)

/** Words that show that a text is about grades. */
export const GRADE_CUE = new RegExp(
  String.raw`\b(?:students|classmates|grad(?:e|es|ed|ebook|ing)|scor(?:e|es|ed|ing)|${WORK}|gpa|qpa|transcript|class|course|points?|marks?|earned|received|got|gets|getting|fail(?:s|ed|ing)?|pass(?:ed|ing)?|roster|results?|rubric|semester|probation|calificaci\p{L}{0,6}|notas?|notes?|note|noten[a-z]{0,12}|ratings?|bestanden|sacó|obtuvo|obtenu|eu|erhielt|ocen[aęy]|kolokwium|betyg|tenta|cijfer|voto|dismissed|suspended)(?!\p{L})|成绩|成績|考试|分数|점수|성적|시험|試験|テスト|экзамен|оценк|(?<![\p{L}\p{N}])[A-DF][+−](?![\p{L}\p{N}+])|\([A-DF][+−-]\)`,
  'iu',
)

interface GradeRule {
  pattern: RegExp
  /** A word from `GRADE_CUE` in the sentence or around it, a word from `LIST_OF_GRADES`, or no word such as "of". */
  needs?: 'cue' | 'cue nearby' | 'list' | 'no total'
}

/** Words that announce a list of grades. */
export const LIST_OF_GRADES =
  /\b(?:transcripts?|grades|gradebook|marks|ratings|scores|report card)\b|(?<![\p{L}\p{N}])[A-DF][+−-](?=[,;.)])/iu

/** Verbs for getting a grade. */
const GAINED = `got|gotten|receiv(?:es|ed)|earn(?:s|ed)|scor(?:e|es|ed|ing)|made|averag(?:e|es|ed|ing)|achieved|obtained|pulled|posted|came out|dropped|fell|went|rose|improved|raised|sacó|sacado|obtuvo|obtenu|a[is]? eu|obtient|erhielt|erhält|bekam|bekommt|erreichte|preso|ottenuto|tirou|obteve|aldı|dostała?(?: z [${L}]{3,20})?|otrzymała?|fick|fikk|fik|haalde|kreeg|behaalde`
const GOT = `(?:${GAINED}|get|gets|getting|receive|receiving|earn|earning|makes|has|have|had|given|gave|giving|assigned|awarded|carr(?:ies|ying)|took|taking|take|tiene|tuvo|hat)`
const FILLER = String.raw`(?:him |her |them |me |you |only |just |barely |currently |a mere |about |around |\p{Lu}[\p{L}'’-]{1,20} ){0,3}`
const AFTER_GRADE = String.raw`(?=["'”*]{0,2}(?:[.,;:!?)\]](?!\d)|$|\n|\s(?:on|in|for|at|this|last|and|but|after|because|since|overall|average|student|from|to|as|despite|due|the|so|by|with|or|which|who|again|grade|when|while|if|unless|before|right|now|nicht|bestanden|en|al|au|sur|y|et|und)(?![\p{L}])|\s[(–—-]))`
/** What shows that a number counts something else. */
const NOT_COUNTED = String.raw`(?![${L}\d+%]|[.,:]\d|[/-]\d|(?:st|nd|rd|th)\b| ?(?:%|percent|out of|\/)| ?(?:points? possible|times|emails?|questions?|hours?|hrs?|minutes?|min|days?|weeks?|months?|years?|extra|credits?|students?|papers|exams|essays|assignments|absences|goals|rebounds|dollars|responses|messages|copies|of|other|new|more|people|pages|words|a\.?m|p\.?m|undergraduates|participants|children|kids|siblings|cats|dogs|classes|courses|units|semesters|attempts|late|late days|citations|publications|awards|th)\b| (?!points|pts|marks|plus|minus|less|this|was|is|as|across|always|perhaps|puntos|valores)[a-z]{3,15}s\b)`
const VALUE = String.raw`(?<value>[A-DF][+−-]?|P|W|I|NP|INC|[A-D]{2}|${WORD}|\d{1,3}(?:[.,]\d{1,2})?(?: ?%| ?(?:\/|out of|sobre|sur|von) ?\d{1,3})?)`

const grade = (source: string, flags: string) => new RegExp(source, flags)

/** Grades in sentences. The group `value` is the grade. */
export const GRADE_RULES: readonly GradeRule[] = [
  // B+, A-
  {
    pattern: /(?<![\p{L}\p{N}+/&.-])(?<value>[A-DF][+−-]|[A-DF]–(?=[\s,.;)]))(?![\p{L}\p{N}+])/gu,
    needs: 'cue',
  },
  { pattern: /(?<=[\p{L}\d:)] )(?<value>[A-DF][+−-])(?=[,;.)](?:\s|$)|$|\n| (?:in|for|on) \p{Lu})/gu },
  // bombed the practicum (F)
  { pattern: /(?<=\p{L} \()(?<value>[A-DFW])(?=\))/gu, needs: 'cue' },
  // got a C, has an F in, took an Incomplete
  {
    pattern: grade(
      String.raw`\b${GOT} ${FILLER}(?:an? |straight |une? |eine? )(?:solid |low |high |final |mid )?["'“*]{0,2}(?<value>[A-DFIW]|NP|P|[Ii]ncomplete|Pass|Fail|No Pass|[Ww]ithdrawal|Distinction)s?${AFTER_GRADE}`,
      'gu',
    ),
  },
  // with a C, to a B, a low D, turns into an F
  {
    pattern: grade(
      String.raw`\b(?:an?|straight|his|her|their|received|earned|got)(?: (?:solid|low|high|final|mid|flat))? ["'“*]{0,2}(?<value>[A-DF])s?${AFTER_GRADE}`,
      'gu',
    ),
    needs: 'cue',
  },
  { pattern: /\b(?:and|plus|or) an? (?<value>[IWP])(?= (?:in|for|on) )/g, needs: 'cue' },
  { pattern: /\b(?<value>[A-DF] (?:plus|minus))\b/g, needs: 'cue' },
  // Midterm: 62, "score": 42, final grade in PSY 220 is a C-, su calificación final en Química es 8.5
  {
    pattern: grade(
      String.raw`\b(?:${WORK}|(?:${GRADE}))(?![${L}])(?: (?:exam|grade|score|report|average|essay|paper|final|mark|result|gpa|standing)){0,2}(?: ?#?\d{1,2}(?!\d))?(?: (?:in|for|on|from|en|de|del|dans|of|voor|für|per|i|em|z) [^\n.:;=]{1,40}?)?["'*)]{0,3} ?(?:[:=→>]|->| [–—-] |is|was|are|of|at|es|est|ist|fue|war|é|è|remains|stands at|fell to|dropped to|rose to|went to|equals)["'*]{0,3} ?(?:now |currently |only |just |still |about |down to |up to )?(?:an? |un |une |eine |een |um |uma )?["'*]{0,3}${VALUE}${NOT_COUNTED}`,
      'gi',
    ),
  },
  // final grade B, Note 2,3, final 60, placement 71%, Quiz 2 9
  {
    pattern: grade(
      String.raw`\b(?:(?:final |old |new |current |course |letter |overall |midterm |exam )?(?:grades?|marks?|score)|note|nota|calificación|vize|(?:harf )?notu|ocen[aęy]|voto|betyg|cijfer|(?:midterm|final|overall|total|average|placement|parcial|examen|klausur)(?: (?:exam|grade|score))?|(?:${WORK}) (?:avg|average|score|grade|mark|total)|(?:exam|quiz|test|lab|hw|homework|assignment|project|essay|paper|unit|module) ?#?\d{1,2}) (?<value>\d{1,3}(?:[.,]\d{1,2})?(?: ?%| ?\/ ?\d{1,3})?|[A-DF][+−-]?|[A-D]{2}|Incomplete|Pass|Fail)(?= ?[,;.)|!?](?!\d)|$|\n| (?:bestanden|and|y|et|und|in|on|for|en|overall)(?![${L}]))${NOT_COUNTED}`,
      'gi',
    ),
  },
  // eine 1,7 bekommen
  {
    pattern:
      /\b(?:eine|die Note) (?<value>[1-6][.,]\d)(?= (?:bekommen|erhalten|geschrieben|erreicht|erzielt))/giu,
  },
  // reprobó con 4.5
  {
    pattern:
      /\b(?:reprob|aprob|suspendi)(?:ó|aron) (?:[\p{L} ]{0,30}? )?con (?:un )?(?<value>\d{1,2}(?:[.,]\d)?)(?![\d%])/giu,
  },
  // mit 4,3 nicht bestanden, mit 5,0 bewertet
  {
    pattern:
      /\bmit (?:der Note |einer )?(?<value>[1-6][.,]\d)(?= (?:nicht )?(?:bestanden|bewertet|benotet))/giu,
  },
  // GPA of 2.31, a 3.87 GPA
  {
    pattern:
      /\b(?:c(?:um)?_?gpa|gpa|qpa|grade point average)\b["'*)]{0,3}[^\d\n.]{0,40}(?<value>[0-5][.,]\d{1,2}(?!\d)|[0-4]\.\d{3}(?!\d))/gi,
  },
  {
    pattern:
      /(?<![\d.])(?<value>[0-4]\.\d{1,3})(?= (?:cumulative |overall |major |term |semester )?(?:gpa|qpa|grade point|average)\b)/gi,
  },
  // 87%, 87 percent
  {
    pattern: grade(
      String.raw`(?<![\d.,$]|\b[A-DF] )(?<value>\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent\b))(?:(?= of the (?:points|questions|marks|exam|test|quiz))|${AFTER_GRADE})`,
      'gu',
    ),
    needs: 'cue',
  },
  // written part 63%, oral conditional
  {
    pattern:
      /(?<=[\p{L})\d:–—→>,(] ?)(?<![$.,\d]|=")(?<value>\d{1,3}(?:[.,]\d{1,2})? ?%)(?=[,;.)\]"”](?!\d)|$|\n| [(–—-])/gu,
    needs: 'no total',
  },
  // has a 58% in Calculus, his 45% in geometry
  {
    pattern: grade(
      String.raw`\b(?:(?:${GOT}|with|at) ${FILLER}an?|his|her|their|your) (?<value>\d{1,3}(?:\.\d{1,2})? ?%)(?= (?:in|on|for|right now|so far|average|overall)\b)`,
      'gu',
    ),
  },
  // 43/50, 43 out of 50, 15 sobre 20
  {
    pattern:
      /(?<![\d./-])(?<value>\d{1,3}(?:[.,]\d{1,2})? ?(?:\/|out of(?: a possible)?|sobre|sur|von) ?(?:[1-9]\d{1,2}|5)(?: Punkten)?)(?![\d/.-]\d|[/-]\d|\d)/gi,
    needs: 'cue',
  },
  // 23/40 in a sentence about a person, in any language: a total that tests have
  {
    pattern:
      /(?<![\d./-]|\b(?:place|rank|ranked|pages?|pp|slides?|seats?|room|apt|route|highway|item|part|chapter|version|bp|pressure|vision|finished|placed|came in|#)[: ]{1,2})(?<value>(?:1[3-9]|[2-9]\d)(?:[.,]\d{1,2})? ?\/ ?(?:[2-9]0|[2-9]5|1\d0|200)|\d{1,3}(?:[.,]\d{1,2})? ?\/ ?(?:35|[4-9]0|[4-9]5|1\d0|200))(?![\d/.-]\d|[/-]\d|\d|-| ?(?:of|mm|cm|participants|people|students|responses|seats|stars))/giu,
  },
  // dismissed with a 1.62
  {
    pattern:
      /\b(?:with|has|had|have|holds?|at|to|is) (?:an? |only )?(?<value>[0-3]\.\d{1,3}|4\.0)(?=[.,;!?)](?!\d)|$|\n| (?:and|but|overall|so|after|in|this|last)\b)/gi,
    needs: 'cue nearby',
  },
  // solid proof, minor gap → 17/20
  {
    pattern:
      /(?:→|->|=>|⇒) ?(?<value>\d{1,3}(?:[.,]\d{1,2})?(?: ?\/ ?\d{1,3}| ?%)?|[A-DF][+−-]?)(?=[.,;]?(?:\n|$| \())/g,
  },
  // scored 85, sacó un 8,5, got a 54 on
  {
    pattern: grade(
      String.raw`\b(?:${GAINED}|score(?:s)? (?:is|was|of)|result(?: was| is)?|marks? of|avg)(?: (?:a|an|of|only|just|about|around|her|his|their|is|was|to|from|up|at|mere|un|una|une|eine)){0,3}[:=]? ?["'*]{0,2}(?<value>\d{1,3}(?:[.,]\d{1,2})?)${NOT_COUNTED}`,
      'gi',
    ),
  },
  // from a 91 to a 74
  {
    pattern:
      /\bfrom (?:an? )?(?:\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?) (?:down |up )?to (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?)(?![\p{L}\p{N}%+]|[.,]\d)/gu,
    needs: 'cue',
  },
  {
    pattern:
      /\bfrom (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?) (?:down |up )?to (?:an? )?(?:\d{1,3}|[A-DF])/gu,
    needs: 'cue',
  },
  // failed the exam with a 41
  {
    pattern:
      /\b(?:failed|failing|passed|passing|finished|ended|completed|left|came)\b[^.\n]{0,40}? (?:with|at) (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?)(?![\p{L}\p{N}%]|[.,:/-]\d| [\p{L}])/giu,
  },
  // quiz average 73%, project B
  {
    pattern:
      /\b(?:project|essay|paper|presentation|lab|homework|participation|quiz|exam|test|report) (?<value>[A-DF][+−-]?)(?=[,;.)|](?!\d)|$|\n)/g,
    needs: 'cue',
  },
  // essay 71, participation 88
  {
    pattern:
      /\b(?:essay|presentation|participation|portfolio|coursework|practicum|thesis|capstone|quiz|exam) (?<value>[2-9]\d(?:\.\d{1,2})?|100)(?=[,;.)|](?!\d)|$|\n)/gi,
  },
  // D+ in Chemistry, F in Calculus
  { pattern: /(?<=[,:;] |and )(?<value>[A-DF])(?= (?:in|on|for) )/g, needs: 'cue' },
  { pattern: /(?<=[,:;] |and )(?<value>[A-DF])(?= in \p{Lu}\p{Ll}+[,;.]| in \p{Lu}\p{Ll}+$)/gu },
  // получил 3
  {
    pattern:
      /(?<!\p{L})(?:получил[аи]?|набрал[аи]?|оценка|балл(?:а|ов)?) ?:? ?(?<value>\d{1,3}(?:[.,]\d)?)(?![\d%])/giu,
  },
  // transcript: Calculus I B+, Writing A
  {
    pattern:
      /(?<=[\p{L}\d)] )(?<value>[A-DF][+−-]?|\d{1,3}(?:[.,]\d{1,2})?(?: ?%)?)(?=[,;.|](?!\d)|$|\n| \()/gu,
    needs: 'list',
  },
  // the lowest score in the class, a 31
  {
    pattern:
      /\b(?:score|grade|mark)\b[^.\n\d]{1,40}?[ ,](?:an?|of|is|was) (?<value>\d{1,3}(?:\.\d{1,2})?)(?=[.,;!?](?!\d)|$|\n)/gi,
  },
  // is sitting at a 69.4
  {
    pattern:
      /\b(?:sitting|currently|hovering|standing|stands|is|was|holding|hovers) (?:at|around|near) (?:an? )(?<value>\d{2,3}(?:\.\d{1,2})?)(?![\p{L}\p{N}%]|[.,:/-]\d| [\p{L}])/giu,
  },
  // 88 points on the exam
  {
    pattern:
      /(?<![\d.,$])(?<value>\d{1,3}(?:[.,]\d)?) (?:points|pts|marks|puntos|Punkten?) (?:on|in|for|from|en|auf|bei) /gi,
    needs: 'cue',
  },
  // a 54 on the midterm
  {
    pattern: grade(
      String.raw`\b(?:an?|her|his|their|with|and|of|to|un) (?<value>\d{1,3}(?:[.,]\d{1,2})?)(?= (?:on|in|for|from|en|al) (?:the |her |his |their |my |our |an? |this |last |el |la )?(?:[\w-]{1,20} ){0,3}?(?:${WORK}|section|SAT|ACT|GRE|LSAT|MCAT|GMAT)\b)`,
      'gi',
    ),
  },
  // SAT 1340, GRE: 165
  {
    pattern:
      /\b(?:SAT|PSAT|ACT|GRE|GMAT|MCAT|LSAT|TOEFL|IELTS|AP)\b(?: (?:score|scores|math|verbal|reading|quant|composite|exam))?(?: (?:of|was|is))?[: ]{1,2}(?<value>\d{1,4}(?:\.\d)?)(?![\d-])/g,
  },
  // 考了85分, 成绩是85
  { pattern: /(?<value>\d{1,3}(?:\.\d)?) ?(?:分|点|점)(?![钟鐘間之数以])/g },
  {
    pattern:
      /(?:成绩|成績|分数|得分|总分)(?:是|为|為|：|:| )?\s?(?<value>\d{1,3}(?:\.\d)?|[A-DF][+-]?)(?![\d%])/g,
  },
]

/** A grade right after a name: Anna 88, Omar Aziz (52%), Wei: B+, Iker Zabala un 4, Greta H. – Fail. */
export const AFTER_NAME = new RegExp(
  String.raw`(?<=[\p{L}\p{M}.\d])(?:'s|’s|["'])?(?: ?[(:=–—]{1,2} ?| - | ?-> ?| ?→ ?|, (?=\d{1,3}(?:\.\d)? ?%|[A-DF][+−-]|\d{1,3} ?\/)| )(?:(?:got|leider|mit|un|une|an?|con|avec) ){0,2}(?<value>\d{1,3}(?:[.,]\d{1,2})?(?: ?%| ?\/ ?\d{1,3})?|[A-DF][+−-]?|${WORD})(?=[),;.}\]](?!\d)|$|\s(?:and|&|y|et|und|[–—-])\s|\n)`,
  'gu',
)

/** Several names with a number each: "Holloway 64, Achterberg 71". */
export const NAMES_WITH_SCORES =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–-] ?\d{1,3}(?:[.,]\d{1,2})?\)?(?:[,;]? (?:and )?\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–-] ?\d{1,3}(?:[.,]\d{1,2})?\)?){1,60}(?![\p{L}\p{N}%])/gu

/** A single name that we don't know, with a letter: "Kiara: A, excellent." */
export const NAME_WITH_LETTER =
  /(?:^|[.\n;!] {0,2}|[•*-] )(?<name>\p{Lu}[\p{Ll}\p{M}]{2,20}): (?<value>[A-DF][+−-]?)(?=[,.;(]|$|\n| [–—-] )/gu
