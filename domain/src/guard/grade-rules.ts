/** One grade, as it appears alone in a cell or a list. */
const LETTER = String.raw`[A-DF](?:[+\-−–](?![\w]))?`
const NUMBER = String.raw`\d{1,3}(?:[.,]\d{1,2})?`
export const GRADE_VALUE = new RegExp(
  String.raw`^(?:${LETTER}|E|P|NP|W|WF|I|IP|S|U|CR|NC|NR|AU|Pass|Passed|Fail|Failed|Incomplete|Withdrawn|Withdrew|Excused|Missing|${NUMBER} ?(?:%|pts?\.?|points|分|点|점)?|${NUMBER} ?\/ ?\d{1,4}|${NUMBER} out of \d{1,4}|(?:${NUMBER} ?%? ?)?\(?${LETTER}\)?|${LETTER} ?\(?${NUMBER} ?%?\)?)$`,
  'i',
)

/** Headers of columns, and labels of lines, that hold grades. */
export const GRADE_LABEL =
  /(?:\b|_)(?:grades?|scores?|final|finals|midterms?|mid-?term|exams?|quiz(?:zes)?|tests?|hw|homework|assignments?|labs?|project|essay|paper|presentation|participation|total|points|pts|percent(?:age)?|avg|average|c?gpa|qpa|marks?|results?|letter|standing|sat|act|gre|gmat|mcat|lsat|toefl|ielts|nota|notas|calificación|calificaciones|note|noten|punkte|moyenne|puntaje)(?:\b|_|\d)|%|成绩|成績|分数|分數|总分|得分|점수|성적|点数|оценка|балл/iu

/** Words that show that a text is about grades. */
export const GRADE_CUE =
  /\b(?:students|classmates|grad(?:e|es|ed|ebook|ing)|scor(?:e|es|ed|ing)|exams?|midterms?|finals?|quiz(?:zes)?|tests?|homework|assignments?|gpa|qpa|transcript|class|course|points?|marks?|earned|received|got|gets|getting|fail(?:ed|ing)?|pass(?:ed|ing)?|roster|results?|essay|paper|lab|rubric|semester|probation|calificaci\w{0,6}|nota|examen|note|klausur)\b|成绩|成績|考试|分数|점수|성적|시험|試験|テスト|экзамен|оценк|(?<![\p{L}\p{N}])[A-DF][+−](?![\p{L}\p{N}+])|\([A-DF][+−-]\)/iu

export interface GradeRule {
  pattern: RegExp
  /** Whether the sentence needs a word from `GRADE_CUE`. */
  needsCue?: boolean
  /** Whether it needs a word that announces a list of grades. */
  needsTranscript?: boolean
}

export const TRANSCRIPT = /\b(?:transcripts?|grades|gradebook|marks|report card)\b/i

const AFTER_GRADE = String.raw`(?=["'”*]{0,2}(?:[.,;:!?)\]]|$|\n|\s(?:on|in|for|at|this|last|and|but|after|because|since|overall|average|student|from|to|as|despite|due|the|so|by|with|or|which|who|again|grade|when|while|before|\(|–|—|-)(?![\p{L}])))`

/** Grades in sentences. The group `value` is the grade. */
export const GRADE_RULES: readonly GradeRule[] = [
  // B+, A-
  {
    pattern: /(?<![\p{L}\p{N}+/&.-])(?<value>[A-DF][+−-]|[A-DF]–(?=[\s,.;)]))(?![\p{L}\p{N}+])/gu,
    needsCue: true,
  },
  // got a C, has an F in
  {
    pattern: new RegExp(
      String.raw`\b(?:got|gotten|gets?|getting|received?|receives|receiving|earned|earns?|earning|made|has|have|had|given|gave|giving|assigned|awarded|carr(?:ies|ying)) (?:him |her |them |only |just |barely |currently |\p{Lu}[\p{L}'’-]{1,20} ){0,3}(?:an? |straight )(?:solid |low |high |final |mid )?["'“*]{0,2}(?<value>[A-DF])s?${AFTER_GRADE}`,
      'gu',
    ),
  },
  // with a C, to a B, a low D
  {
    pattern: new RegExp(
      String.raw`\b(?:an?|straight|his|her|their|received|earned|got)(?: (?:solid|low|high|final|mid|flat))? ["'“*]{0,2}(?<value>[A-DF])s?${AFTER_GRADE}`,
      'gu',
    ),
    needsCue: true,
  },
  { pattern: /\b(?<value>[A-DF] (?:plus|minus))\b/g, needsCue: true },
  {
    pattern:
      /\b(?:grade|mark|note|nota|calificación)s?(?!\p{L})(?: (?:is|was|of|for [^\n.:]{1,40}|in [^\n.:]{1,40}))?["'*]{0,3} ?(?:[:=]|is|was|→|->|to|of)? ?(?:now |currently |only |just )?(?:an? )?["'*]{0,3}(?<value>[A-DF][+−-]?|P|W|I|Incomplete|Pass|Fail|\d{1,3}(?:[.,]\d{1,2})?(?: ?%)?(?![\d/]|-\w))(?![\p{L}\p{N}+]|[.,]\d|(?:st|nd|rd|th)\b| ?(?:points|students|papers|exams|essays|assignments|credits|weeks|days))/giu,
  },
  // GPA of 2.31, a 3.87 GPA
  {
    pattern:
      /\b(?:c?gpa|qpa|grade point average)\b["'*)]{0,3}[^\d\n.]{0,40}(?<value>[0-5][.,]\d{1,3})(?!\d)/gi,
  },
  {
    pattern:
      /(?<![\d.])(?<value>[0-4]\.\d{1,3})(?= (?:cumulative |overall |major |term |semester )?(?:gpa|qpa|grade point)\b)/gi,
  },
  // 87%, 87 percent
  {
    pattern: new RegExp(
      String.raw`(?<![\d.,$]|\b[A-DF] )(?<value>\d{1,3}(?:[.,]\d{1,2})? ?(?:%|percent\b))(?:(?= of the (?:points|questions|marks|exam|test|quiz))|${AFTER_GRADE})`,
      'gu',
    ),
    needsCue: true,
  },
  // his 45% in geometry
  { pattern: /\b(?:his|her|their) (?<value>\d{1,3}(?:\.\d{1,2})? ?%)(?= (?:in|on) )/g },
  // 43/50, 43 out of 50
  {
    pattern:
      /(?<![\d./-])(?<value>\d{1,3}(?:\.\d{1,2})? ?(?:\/|out of) ?(?:[1-9]\d{1,2}|5))(?![\d/.-]\d|[/-]\d|\d)/gi,
    needsCue: true,
  },
  // scored 85, a score of 72, got a 54 on
  {
    pattern:
      /\b(?:scored?|scores|scoring|score(?:s)? (?:is|was|of)|result(?: was| is)?|got|received|earned|made|averag(?:e|es|ed|ing)|dropped|fell|went|rose|improved|raised|marks? of|avg)(?: (?:a|an|of|only|just|about|around|her|his|their|is|was|to|from|up|at|mere)){0,3}[:=]? ?["'*]{0,2}(?<value>\d{1,3}(?:\.\d{1,2})?)(?![\p{L}\p{N}%]|[.,]\d|[/:-]\d| ?(?:%|percent|out of|\/)|(?:st|nd|rd|th)\b| ?(?:times|emails?|questions?|hours?|minutes?|days?|weeks?|months?|years?|extra|credits?|students?|absences|goals|dollars|responses|messages|copies|of|other|new|more|people|pages|words|a\.?m|p\.?m)\b)/giu,
  },
  // from a 91 to a 74
  {
    pattern:
      /\bfrom (?:an? )?(?:\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?) (?:down |up )?to (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?)(?![\p{L}\p{N}%+]|[.,]\d)/gu,
    needsCue: true,
  },
  {
    pattern:
      /\bfrom (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?|[A-DF][+−-]?) (?:down |up )?to (?:an? )?(?:\d{1,3}|[A-DF])/gu,
    needsCue: true,
  },
  // failed the exam with a 41
  {
    pattern:
      /\b(?:failed|passed|finished|ended|completed|left|came)\b[^.\n]{0,40}? (?:with|at) (?:an? )?(?<value>\d{1,3}(?:\.\d{1,2})?)(?![\p{L}\p{N}%]|[.,:/-]\d| [\p{L}])/giu,
  },
  // Quiz 2 9, Final B+
  {
    pattern:
      /\b(?:(?:midterm|final|overall|total|average)(?: (?:exam|grade|score))?|(?:exam|quiz|test|lab|hw|homework|assignment|project|essay|paper|unit|module) ?#?\d{1,2}) (?<value>\d{1,3}(?:\.\d{1,2})?(?: ?%| ?\/ ?\d{1,3})?|[A-DF][+−-]?)(?= ?[,;.)|](?!\d)|$|\n)/giu,
  },
  // quiz average 73%, project B
  {
    pattern:
      /\b(?:project|essay|paper|presentation|lab|homework|participation|quiz|exam|test|report) (?<value>[A-DF][+−-]?)(?=[,;.)|](?!\d)|$|\n)/g,
    needsCue: true,
  },
  // D+ in Chemistry, F in Calculus
  { pattern: /(?<=[,:;] |and )(?<value>[A-DF])(?= (?:in|on|for) )/g, needsCue: true },
  // transcript: Calculus I B+, Writing A
  { pattern: /(?<=[\p{L}\d)] )(?<value>[A-DF][+−-]?)(?=[,;.|](?!\d)|$|\n)/gu, needsTranscript: true },
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
    pattern: /(?<![\d.,$])(?<value>\d{1,3}(?:\.\d)?) (?:points|pts|marks) (?:on|in|for|from) /gi,
    needsCue: true,
  },
  // a 54 on the midterm
  {
    pattern:
      /\b(?:an?|her|his|their|with|and|of|to) (?<value>\d{1,3}(?:\.\d{1,2})?)(?= (?:on|in|for|from) (?:the |her |his |their |my |our |an? |this |last )?(?:[\w-]{1,20} ){0,3}?(?:midterms?|finals?|exams?|quiz|tests?|papers?|essays?|labs?|homework|assignments?|projects?|presentations?|practicum|section|reports?)\b)/gi,
  },
  // midterm: 62, final exam 71
  {
    pattern:
      /\b(?:midterm|final|exam|quiz|test|lab|hw|homework|assignment|project|essay|paper|presentation|participation|total|overall|average)(?: (?:exam|grade|score|report|average|essay|paper))?(?: ?#?\d{1,2})?["'*)]{0,3} ?(?:[:=–—-]|is|was) ?(?:an? )?["'*]{0,3}(?<value>(?:\d{1,3}(?:\.\d{1,2})?(?: ?%| ?\/ ?\d{1,4})?|[A-DF][+−-]?))(?![\p{L}\p{N}+]|[.,:]\d|[/-]\d|(?:st|nd|rd|th)\b| ?(?:pages|words|points possible|minutes|hours|questions|students|a\.?m|p\.?m))/giu,
  },
  // SAT 1340, GRE: 165
  {
    pattern:
      /\b(?:SAT|PSAT|ACT|GRE|GMAT|MCAT|LSAT|TOEFL|IELTS|AP)\b(?: (?:score|scores|math|verbal|reading|quant|composite|exam))?(?: (?:of|was|is))?[: ]{1,2}(?<value>\d{1,4}(?:\.\d)?)(?![\d-])/g,
  },
  // 考了85分, 成绩是85
  { pattern: /(?<value>\d{1,3}(?:\.\d)?) ?(?:分|点|점)(?![钟鐘間之数])/g },
  {
    pattern:
      /(?:成绩|成績|分数|得分|总分)(?:是|为|為|：|:| )?\s?(?<value>\d{1,3}(?:\.\d)?|[A-DF][+-]?)(?![\d%])/g,
  },
]

/** A grade right after a name: Anna 88, Omar Aziz (52%), Wei: B+. */
export const AFTER_NAME =
  /(?<=[\p{L}\p{M}.\d])(?:'s|’s)?(?: ?[(:=–—]{1,2} ?| - | ?-> ?| ?→ ?| )(?:got )?(?<value>\d{1,3}(?:\.\d{1,2})?(?: ?%| ?\/ ?\d{1,3})?|[A-DF][+−-]?)(?=[),;.](?!\d)|$|\s(?:and|&|[–—-])\s|\n)/gu

/** Several names with a number each: "Holloway 64, Achterberg 71". */
export const NAMES_WITH_SCORES =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–-] ?\d{1,3}(?:\.\d{1,2})?\)?(?:[,;]? (?:and )?\p{Lu}[\p{L}\p{M}'’-]{1,30}(?: \p{Lu}[\p{L}\p{M}'’.-]{0,30}){0,2} ?[ :=(–-] ?\d{1,3}(?:\.\d{1,2})?\)?){1,60}(?![\p{L}\p{N}%])/gu

/** A single name that we don't know, with a letter: "Kiara: A, excellent." */
export const NAME_WITH_LETTER =
  /(?:^|[.\n;!] {0,2}|[•*-] )(?<name>\p{Lu}[\p{Ll}\p{M}]{2,20}): (?<value>[A-DF][+−-]?)(?=[,.;(]|$|\n| [–—-] )/gu

/** The words before a grade make it a rule or a wish: "needs at least a C". */
export const REQUIRED =
  /\b(?:requires?|required|needs?|needed|must|at least|minimum|cut-?offs?|thresholds?|worth|counts?|weigh(?:s|ted|t)|would|could|hopes?|wants?|aims?|goal|in order to|below|above|under|over|less than|more than|top|bottom|drops? the lowest|curve[ds]?|extra|late|penalty|by|attendance|attended|present|complete[ds]?|progress)(?: [\p{L}'’-]{1,15}){0,4}[: ]{0,2}["'“]?$/iu
export const OR_BETTER =
  /^["'”]? ?(?:c?gpa |qpa |average |grade )?(?:or (?:better|higher|above|more)|is (?:required|passing)|to pass|and (?:above|up))\b/i

/** Sentences about rules, statistics, and stories, not about anyone's grade. */
export const NOT_A_GRADE_SENTENCE =
  /\b(?:on a scale|et al|blood type|vitamin|hepatitis|participants|respondents|significan(?:t|ce)|p ?[<=]|confidence interval|mean (?:score|of)|standard deviation|syllabus (?:says|states)|grading (?:scale|policy)|version|accuracy|precision|recall|benchmark|dataset|novel|protagonist|on a curve|per game|touchdowns?|season|tournament|league|limerick|fictional|imaginary|poll|election|votes?|approval|theory)\b|^[\s*#-]{0,6}(?:grading|weights?|assessment|evaluation|breakdown|rubric|instructor|grade distribution)\b/i

/** What makes a letter something other than a grade: Plan B, Section A. */
export const NOT_A_GRADE_BEFORE =
  /\b(?:plan|section|group|option|part|table|figure|exhibit|appendix|vitamin|hepatitis|type|class|level|step|column|row|team|version|building|gate|room|unit|block|wing|hall|team|schedule|form|track|cohort|case|item|answer|choice|influenza|protein|point|series|drive|list|tier) (?:is |was )?(?:a |an )?$/i
