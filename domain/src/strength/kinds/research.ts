import type { Kinds } from '../kind.ts'

/** What research needs: data, charts, methods, literature, consent forms, data management plans, and responses to reviewers. */
export const RESEARCH: Kinds = {
  data: {
    helps: true,
    refers: true,
    needs: {
      material: ['data', 'Without the data or a description of it, the AI makes up results.'],
      context: [
        'What I want to find out: {{question}}\nVariables, sample size, and how the data was collected: {{variables_and_sample}}\nSoftware and experience: {{software_and_experience}}',
        'The right analysis depends on your question and your design.',
        [
          /\?|\b(?:tell|what|whether|which|how|why|find|if|test|compare|differ\w{0,6}|relat\w{1,9}|correlat\w{1,5}|effects?|predict\w{0,5}|themes?|trends?|patterns?|signific\w{2,6}|regression|anova|between|mean|question|hypothes[ei]s|for (?!me|us)\w|by \w|using|with)\b/i,
          /\b(?:whether|hypothes[ei]s|research question|find out|n ?= ?\d|\d+ (?:participants|responses|students|samples)|relationship between|effect of|difference between|variables?)\b/i,
          /\b(?:spss|stata|excel|python|pandas|in r|r studio|rstudio|sas|jamovi|jasp|matlab|sheets|nvivo)\b/i,
        ],
      ],
      format: [
        'Say which analysis fits my question and what it assumes, or whether mine does. Then go through the result: its size and uncertainty, what it means in plain words, and what it doesn’t show.',
        'A result is only as good as the assumptions behind it.',
      ],
      uncertainty: [
        'Use only the data I give, don’t make up numbers, and ask if you need to know more about it.',
        'Made-up results look just like real ones.',
      ],
    },
  },
  'qualitative analysis': {
    helps: true,
    refers: true,
    needs: {
      material: ['transcripts', 'Without the answers themselves, the AI makes up what people said.'],
      context: [
        'What I want to find out: {{question}}\nWho answered, and how many: {{participants}}',
        'What counts as a theme depends on your question.',
        [
          /\b(?:research question|whether|how (?!do i|to)|why|about (?:the|how|what)|on (?!my|the)\w)\b/i,
          /\b\d{1,4} (?:\w{1,15} ){0,2}(?:interviews?|transcripts?|participants|students|people|answers|responses)\b/i,
        ],
      ],
      criteria: [
        'Approach (codes from the data or from a codebook, such as thematic analysis): {{approach_or_codebook}}',
        'Open and fixed codes lead to different results.',
        /\b(?:inductive|deductive|grounded|thematic|open coding|codebook|framework|content analysis|ipa)\b/i,
      ],
      format: [
        'Use a table: code, definition, when to use it, and one or two quotes, word for word, with where they appear. Then group the codes into themes, and say for each what contradicts it.',
        'Quotes let you check each code against the data.',
      ],
      uncertainty: [
        'Quote only what’s in the transcripts, mark codes that I should decide on, and if there is no transcript yet, explain the steps and what I need for them.',
        'You have to defend each code yourself.',
      ],
    },
  },
  chart: {
    makes: true,
    task: 'Make a chart.',
    needs: {
      material: ['data', 'A chart needs numbers, and the AI makes up what it doesn’t see.'],
      context: [
        'What it should show at a glance: {{message_of_the_chart}}\nSoftware I use: {{software}}',
        'The right chart depends on the message, and the steps depend on the software.',
        [
          /\b(?:compare|trend|over time|share|change|by (?:year|group|month|age|major)|show(?:s|ing)? (?:that|how))\b/i,
          /\b(?:excel|google sheets?|sheets|python|matplotlib|pandas|ggplot2?|(?:in )?r|rstudio|spss|stata|matlab|tableau|power ?bi|power ?point|prism|latex)\b/i,
        ],
      ],
      format: [
        'If I didn’t choose a type of chart, recommend one and say why. Then give the steps or the code, with a title that says what it shows, labeled axes with units, and colors that work for color-blind readers.',
        'The wrong type hides what the numbers say.',
      ],
      uncertainty: [
        'Use only the numbers I give, don’t let the axes exaggerate, and say what the data doesn’t show.',
        'A chart can mislead even if every number is right.',
      ],
    },
  },
  'response to reviewers': {
    sign: /\b(?:review(?:s|ers?)?|referees?|editors?|resub\w{1,8}|revis\w{1,4}|rebuttal|response letter)\b/i,
    task: 'Help me respond to the reviewers.',
    needs: {
      material: ['reviewer comments', 'The AI can’t answer comments it hasn’t seen.'],
      context: [
        'What I changed, and where I disagree: {{changes_and_disagreements}}\nJournal, and the decision so far: {{journal_and_decision}}',
        'Only you know what you changed.',
        [/\b(?:i (?:changed|added|disagree|revised)|we (?:changed|added|disagree|revised)|because)\b/i],
      ],
      format: [
        'Go through the comments one by one: quote the comment, answer it in a few sentences, and say where in the manuscript the change is.',
        'Editors check that every comment has an answer.',
      ],
      criteria: [
        'Thank the reviewers once, be factual, and where I disagree, give the reason and what I did instead.',
        'A defensive tone does more harm than conceding a point.',
      ],
      uncertainty: [
        'Don’t invent analyses, results, or citations. Write [to do: …] where I still have to act.',
        'Reviewers check whether you did what you promised.',
      ],
    },
  },
  'consent form': {
    task: 'Draft it for me.',
    sign: /\b(?:consent|assent|stud(?:y|ies)|participants?|irb|ethics|interviews?|research|release|permi(?:t|ssion)|opt-out|agree|sign|data|experiment)\b/i,
    needs: {
      context: [
        'Purpose of the study, and what participants do: {{purpose_and_procedure}}\nRisks, benefits, payment, and how data is stored: {{risks_benefits_and_data}}',
        'Review boards ask about all of these.',
        /\b(?:participants will|risks?|we will|stored|recorded|\d+ minutes)\b/i,
      ],
      audience: [
        'Participants: {{participants}}',
        'Minors and patients need different wording than colleagues do.',
        /\b(?:participants|adults|minors|children|students|patients|parents|teachers)\b/i,
      ],
      format: [
        'Use short sections with headings written as questions, such as “Do I have to take part?”, and say clearly that taking part is voluntary and can be stopped at any time.',
        'People are more likely to read a form that answers their questions.',
      ],
      criteria: [
        'Write at the level of an eighth grader, in the second person, without legal or technical terms.',
        'People can’t consent to something they don’t understand.',
      ],
      uncertainty: [
        'Leave gaps in [square brackets] for names, contacts, and my review board’s required wording, and list them at the end.',
        'Most boards require their own wording.',
      ],
    },
  },
  methods: {
    task: 'Help me choose.',
    needs: {
      context: [
        'Research question: {{research_question}}\nWhat I study or measure (kind of data), groups, and how many in each: {{measures_groups_and_sample}}\nField, methods I know, and limits of time, money, and access: {{field_methods_and_limits}}',
        'The right method depends on your question and the kind of data.',
        /\b(?:whether|hypothes[ei]s|research question:|n ?= ?\d|\d+ (?:participants|responses|students|samples)|relationship between|effect of|difference between)\b/i,
      ],
      format: [
        'Answer first: what you recommend, or whether my plan holds, and why. Say what it assumes and how to check that. Then name the second choice and when it would be better.',
        'One clear choice with its reasons is easier to defend.',
      ],
      uncertainty: [
        'If the choice depends on something I didn’t say, ask me first.',
        'You can’t fix the wrong method once the data is in.',
      ],
    },
  },
  literature: {
    task: 'Help me put it together.',
    risk: true,
    needs: {
      context: [
        'My question or focus, and the scope, such as place, period, or approach: {{question_and_scope}}\nWhat I need (a list of sources, a summary, or a review): {{list_summary_or_review}}',
        'Without a question and a scope, you get a general overview.',
        [
          /\b(?:whether|how (?!do i)|between|focus(?:es|ing)? on|since (?:19|20)\d\d|in (?:19|20)\d\d|research question|limited to|last \w+ years)\b/i,
          /\b(?!literature\b)(?:find|list|search|review|overview|summar\w{2,5}|bibliography|sources?|papers?|articles?|studies|references|stud(?:y|ies)|research|write|give|need|what|which|how|is|are)\b/i,
        ],
      ],
      uncertainty: [
        'Name only sources that you’re sure exist. If you aren’t, give me search terms and databases instead, and say where the evidence is weak.',
        'Sources that the AI makes up look just like real ones.',
        /\bsure\b|\b(?:don['’]t|do not|never) (?:invent|make)|\bverif|\breal (?:sources|papers|articles)|\bexist\b/i,
      ],
      length: [
        'Number, type, and years of sources: {{number_type_and_years}}',
        'Five recent articles and a full search are different jobs.',
      ],
      audience: [
        'Course or field, and level: {{field_and_level}}',
        'A first-year paper needs different sources than a dissertation does.',
      ],
      format: [
        'Group the sources by theme or position, with a sentence on what each adds. Show where they agree, where they disagree, and what’s missing.',
        'A list of summaries isn’t a review.',
      ],
    },
  },
  comparison: {
    task: 'Compare them for me.',
    needs: {
      context: [
        'What to compare, with what I know about each: {{things_to_compare}}\nWhat I need the comparison for: {{purpose}}',
        'An exam, a paper, and a purchase need different comparisons.',
        [
          /\b(?:and(?! contrast)|vs|versus|with|to|or|between|against|from|these|this|my|our)\b/i,
          /\b(?:for (?:my|an?|the|our)|because|so that|to (?:decide|choose|understand|write)|in order to|i(?:['’](?:ve|m)| am| have))\b/i,
        ],
      ],
      criteria: [
        'Points to compare: {{points_to_compare}}',
        'Which differences you see depends on what you compare.',
        /\b(?:in terms of|by|on|regarding|with (?:respect|regard) to|cost|price|criteria|focus)\b/i,
      ],
      length: ['Length: {{length}}', 'This could be a paragraph or a report.'],
      audience: [
        'What I already know about them: {{what_i_already_know}}',
        'The depth depends on what you already know.',
      ],
      format: [
        'Start with the most important difference in one sentence. Then use a table with a row for each point, and say below it what they have in common and which differences matter most. If I have to choose, say which one fits my purpose.',
        'Side by side, differences are easy to see.',
      ],
      uncertainty: [
        'If you don’t know something about one of them, say so instead of guessing.',
        'A table looks certain even where the facts aren’t.',
      ],
    },
  },
  research: {
    task: 'Give me an analysis.',
    broad: true,
    risk: true,
    needs: {
      context: [
        'What exactly to analyze, and my question: {{subject_and_question}}',
        'Without a question and a scope, you get a general overview.',
        /\b(?:themes?|role|effects?|impact|causes?|how|why|whether|between|because|for (?:my|an?|the|our))\b/i,
      ],
      criteria: [
        'Angle, theory, or points to look at: {{angle_or_points}}',
        'What you find depends on what you look at.',
      ],
      audience: ['Course or readers: {{course_or_readers}}', 'The depth depends on who reads it.'],
      length: ['Length: {{length}}', 'This could be a paragraph or a report.'],
      format: [
        'Start with the main finding. Then take one point at a time, with the evidence for it, and end with what remains open.',
        'With the finding first, you’ll see right away whether the rest is worth reading.',
      ],
      uncertainty: [
        'Separate facts from interpretation, say where the evidence is weak, and name only sources that you’re sure exist.',
        'Sources that the AI makes up look just like real ones.',
      ],
    },
  },
  'data management plan': {
    task: 'Draft it for me.',
    needs: {
      context: [
        'Funder, with its template and limit: {{funder_and_template}}\nData: kinds, formats, amount, and how it’s collected: {{data}}\nPersonal or sensitive data, and consent: {{sensitive_data_and_consent}}\nStorage and repository, for how long, and who is responsible: {{storage_repository_years_and_people}}',
        'The plan says what happens to your data, and the AI doesn’t know that.',
        [
          /\b(?:nsf|nih|neh|horizon|erc|ukri|dfg|wellcome|funder)\b/i,
          /\b\d[\d,.]{0,12} ?(?:gb|tb|mb|files?|interviews?|hours?)\b|\b(?:interviews?|sensors?|survey|images|sequences|recordings)\b/i,
          /\b(?:consent|anonymi[sz]\w{1,5}|sensitive|personal data|identif\w{3,8})\b/i,
          /\b(?:zenodo|dryad|osf|repositor\w{1,4}|figshare|icpsr|\d+ years)\b/i,
        ],
      ],
      format: [
        'Follow the template’s headings. Without one, use: data, documentation, storage and security, sharing, keeping, and responsibilities.',
        'Reviewers go through it heading by heading.',
      ],
      criteria: [
        'Be concrete enough to be checked, with formats, places, and dates, and give a reason where data can’t be shared.',
        '“Data will be stored securely” says nothing.',
      ],
      uncertainty: [
        'Write [to confirm: …] for services and rules of my institution, and say who could confirm each.',
        'You have to keep the promises in the plan.',
      ],
    },
  },
  'search terms': {
    task: 'Give me the search terms.',
    needs: {
      context: [
        'My question (topic, who or what is studied, and which effect): {{question_and_its_parts}}\nDatabases I search: {{databases}}\nTerms I’ve tried, and limits such as years or languages: {{terms_tried_and_limits}}',
        'Each part of your question becomes a part of the search.',
        [
          /\b(?:effects?|impact|among|in|between|whether|how) \w/i,
          /\b(?:pubmed|medline|scopus|web of science|embase|cinahl|psycinfo|eric|jstor|google scholar|ieee|proquest)\b/i,
          /\b(?:tried|since (?:19|20)\d\d|last \w+ years|english)\b/i,
        ],
      ],
      format: [
        'Use a table with a row for each part of the question: synonyms, spellings, and subject headings. Then give one string for each database, ready to paste, with AND, OR, quotation marks, and truncation.',
        'Databases differ in their operators and headings.',
      ],
      criteria: [
        'Say how to widen it if I find too little and how to narrow it if I find too much.',
        'The first search is rarely the last.',
      ],
      uncertainty: [
        'Mark subject headings that I have to check in the database, and don’t list articles.',
        'Headings change, and made-up ones find nothing.',
      ],
    },
  },
}
