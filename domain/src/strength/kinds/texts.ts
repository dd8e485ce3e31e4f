import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Kinds } from '../kind.ts'
import { CITATION_STYLE, CITING } from './shared.ts'

const ONE_SENTENCE = /\b(?:this|the following|my) (?:sentence|phrase|line)\b/i

/** What working on an existing text needs: resumes, corrections, translations, summaries, minutes, feedback, reviews, and revisions. */
export const TEXTS: Kinds = {
  resume: {
    task: 'Help me improve my resume.',
    needs: {
      material: ['resume', 'The AI can only work with what you’ve done.'],
      context: [
        'Job or program I’m applying for, with what it asks for: {{job_or_program}}',
        'What to stress depends on the posting.',
        /\b(?:posting|ad|description|as an? \w|at [A-Z]|(?:applying )?(?:for|to) (?:an?|the) (?!job|internship|position|program)\w|(?!an?|for|job|my|new|next|on-campus|summer|the|this|to)\b\w{3,15} (?:internships?|jobs?|positions?|programs?|roles?))\b/,
      ],
      criteria: [
        'Use the sections and the length that are usual for this kind of job or program. Put what it asks for first, and give results where there are any.',
        'An academic CV lists what a resume leaves out.',
      ],
      format: [
        'Say which three changes would help most. Then show the new version, and list what you changed and why.',
        'A list lets you check each change.',
      ],
      uncertainty: [
        'Don’t invent skills, numbers, or dates. Ask me where a result is missing.',
        'You’ll be asked about every line.',
      ],
    },
  },
  correction: {
    task: 'Proofread this text.',
    needs: {
      material: ['text', 'The AI can’t correct a text it hasn’t seen.'],
      criteria: [
        'Correct only mistakes, and leave my wording and tone as they are.',
        'Unless you set limits, the AI also rewrites sentences that were fine.',
      ],
      format: [
        'Return the corrected text first. Then list each change with the reason in a few words, so that I can learn from it.',
        'A list lets you check each correction.',
      ],
      uncertainty: [
        'If a sentence could mean two things, ask me instead of choosing one.',
        'A correction can change your meaning.',
      ],
    },
  },
  translation: {
    sign: /^(?![^\n]*\b(?:plain|simple|everyday|lay(?:man['’]?s)?) (?:english|words|language|terms)\b)/i,
    refers: true,
    task: 'Translate this text.',
    needs: {
      material: ['text', 'The AI can’t translate a text it hasn’t seen.'],
      context: [
        'Translate it into: {{language}}',
        'The AI needs to know the language.',
        /\b(?:in)?to (?!(?:be|the|my|our|a|an|use|make|send)\b)\p{L}{4}|\bin \p{Lu}\p{L}{3}|\b\p{L}{3,12}(?:ish|ese|ian|ench|rman|abic|utch|reek|ebrew|indi|rdu|reole)\b/iu,
      ],
      audience: [
        'Readers: {{readers}}',
        'How formal to be, down to the word for “you,” depends on the readers.',
      ],
      criteria: [
        'Keep names, numbers, dates, and formatting unchanged, match the tone of the original, and use the words that native speakers use instead of a word-for-word translation.',
        'Names, numbers, and formatting can easily change in translation.',
      ],
      uncertainty: [
        'Below the translation, list phrases that have no exact equivalent and how you handled them.',
        'You may not be able to spot them yourself.',
      ],
    },
  },
  citations: {
    sign: CITING,
    refers: true,
    task: 'Format these citations.',
    needs: {
      material: ['citations', 'The AI makes up details of sources it hasn’t seen.'],
      format: [
        'Citation style: {{citation_style}}',
        'APA, MLA, and Chicago format the same source differently.',
        CITATION_STYLE,
      ],
      uncertainty: [
        'Use only the details I give. Where an author, year, page, or DOI is missing, write [missing] instead of filling it in.',
        'Made-up details look just like real ones.',
        /\bmissing\b|\[/i,
      ],
      criteria: [
        'For each source, give the entry for the reference list and the matching in-text citation.',
        'The two have to match.',
      ],
    },
  },
  minutes: {
    task: 'Write the minutes.',
    needs: {
      material: ['notes', 'The AI wasn’t at the meeting, so it needs your notes or the transcript.'],
      context: [
        'Meeting, date, and who attended: {{meeting_date_and_attendees}}',
        'Minutes have to say who met and when.',
      ],
      format: [
        'List the decisions first, with the exact wording of each motion and the vote. Then give the action items in a table with the task, the person, and the due date, and end with open questions.',
        'Readers look for what was decided and what they have to do.',
      ],
      uncertainty: [
        'Use only what the notes say. Where a name or a date is missing, leave a gap in [square brackets].',
        'Minutes are a record, so nothing in them can be a guess.',
      ],
    },
  },
  summary: {
    refers: true,
    task: 'Summarize this for me.',
    needs: {
      material: ['text', 'The AI can only summarize what it sees. Otherwise, it goes by the title.'],
      length: ['Length: {{length}}', 'A summary can be one sentence or a whole page.'],
      audience: [
        'Who reads it and what for: {{readers_and_purpose}}',
        'What to keep depends on who reads the summary and what they need it for.',
        { test: (text) => /\bfor (?:me|us)\b/i.test(text) || ASPECT_PATTERNS.audience.test(text) },
      ],
      criteria: [
        'Use only what the text says, keep names and figures exact, and keep your own comments separate.',
        'Summaries tend to add claims and round off figures.',
      ],
      format: [
        'Start with the main point in one sentence. Then list the supporting points, the most important first; of a study, give the question, method, key figures, and limits.',
        'The first sentence is the one that people read.',
      ],
      uncertainty: [
        'If something in it is unclear or contradicts itself, say so.',
        'Summaries tend to smooth over gaps.',
      ],
    },
  },
  extraction: {
    task: 'Put this in order.',
    needs: {
      material: ['text', 'The AI can only work on what it sees.'],
      format: [
        'What to pick out, change, or merge, the rule to follow, and what the result should look like: {{changes_rules_and_result}}',
        'The result is only useful in the form you need.',
        /\b(?:alphabeti\w{2,6}|columns?|json|csv|(?:in)?to (?:an? )?\w{3,}|by \w{3,}|with (?!(?:errors|lots|many|missing|some|too)\b)\w{3,})\b/i,
      ],
      uncertainty: [
        'If a value is missing, leave it empty instead of guessing. At the end, list what you changed or merged and what you weren’t sure about.',
        'Where the source has a gap, the AI may fill in a value that looks right.',
      ],
      criteria: [
        'Don’t leave out or change anything I didn’t ask you to.',
        'Entries get lost or changed along the way.',
      ],
    },
  },
  feedback: {
    task: 'Give feedback on it.',
    needs: {
      material: ['text', 'The AI can only judge what it sees.'],
      criteria: [
        'What it’s judged by: {{assignment_or_criteria}}',
        'Feedback is sharper when the AI knows what the work is judged by.',
        /\b(?:rubric|criteri\w{1,2}|guidelines|(?:want|like) to know|whether|focus(?:es|ing)? on|look (?:at|for)|especially)\b/i,
      ],
      context: [
        'What it’s for, and who gets the feedback: {{purpose_and_author}}',
        'A beginner and a colleague need different comments.',
        /\b(?:(?:first|rough|final|early|second) (?:draft|version)|almost done|finished|for (?:my|an?|the) \w|applying|submit\w{0,4}|background|because|students?|colleague\w{0,2}|peer)\b/i,
      ],
      format: [
        'Say what works and should stay. Then take the two or three biggest problems: quote or name the part, say why it’s a problem, and suggest how to fix it.',
        'A comment that quotes the part it’s about is easy to act on.',
      ],
      uncertainty: [
        'Be honest and specific, don’t rewrite it, and say where the meaning isn’t clear.',
        'Otherwise, the AI goes easy on the work or rewrites everything.',
      ],
    },
  },
  paraphrase: {
    task: 'Paraphrase this passage.',
    sign: /\b(?:plagiari\w{2,5}|turnitin|own words|copied)\b|\b(?:paraphras|reword|rephras|wording|differently|quotation)[^\n]{0,80}\b(?:cit|source|quot|article|book|author|website|paraphras)/i,
    needs: {
      material: ['passage', 'The AI can’t paraphrase a passage it hasn’t seen.'],
      context: [
        'Source, with author, title, year, and page: {{source_details}}\nCitation style: {{citation_style}}\nMy text, and the point that I use the passage for: {{my_text_and_point}}',
        'New wording doesn’t make the idea yours, so you have to name the source.',
        [/\b(?:19|20)\d\d\b/, CITATION_STYLE],
      ],
      format: [
        'First say in one sentence what the passage claims. Then give the paraphrase with an in-text citation, in different words and with a different sentence structure, and beside it what’s still close to the original.',
        'Swapping in synonyms still counts as copying.',
      ],
      uncertainty: [
        'Keep the author’s meaning, add nothing, put phrases that have to stay in quotation marks, and say where I could add my own thought.',
        'A paraphrase can twist what the source says.',
      ],
    },
  },
  'livelier talk': {
    sign: /\b(?:boring|dry|dull|fun|asleep|liven|spice|jazz|improve|better|stand out|interest\w{1,5}|interacti\w{2,4}|engag\w{1,5})\b/i,
    helps: true,
    needs: {
      material: ['slides or notes', 'The AI can only improve what it sees.'],
      audience: [
        'Audience and occasion, and minutes: {{audience_occasion_and_minutes}}',
        'What keeps first-year students awake annoys a committee.',
      ],
      context: [
        'What people should remember or be able to do: {{goal}}',
        'What you can cut depends on the goal.',
        /\b(?:remember|learn|understand|because|so that|goal)\b/i,
      ],
      format: [
        'First say where it probably loses people, and why. Then propose five changes, the most effective first, such as an opening with a question or story, a picture instead of text, something to do, or what to cut. Show each on one of my slides or passages.',
        'It’s easier to choose when each proposal has an example.',
      ],
      uncertainty: [
        'Keep my main points and facts, don’t make up stories or figures, and ask me for an example of my own where one would help.',
        'A story that isn’t yours doesn’t sound like you.',
      ],
    },
  },
  'revision after criticism': {
    needs: {
      material: ['text', 'The AI can’t revise a text it hasn’t seen.'],
      context: [
        'The criticism, word for word: {{criticism}}\nWhat my text is for, and the rules it has to follow: {{purpose_and_rules}}',
        'A summary of a comment often loses its point.',
        [/["“]/],
      ],
      format: [
        'First explain what the criticism probably means, and quote the passages it’s about. For each one, say what’s missing or unclear, and suggest a revision.',
        'If you understand the comment, you can apply it elsewhere.',
      ],
      uncertainty: [
        'Don’t invent details: write [needed: …] where only I know the answer, and list those as questions to me.',
        'Made-up details look just like real ones.',
      ],
    },
  },
  revision: {
    task: 'Revise this text.',
    needs: {
      material: ['text', 'The AI can’t revise a text it hasn’t seen.'],
      criteria: [
        'What should get better: {{clearer_shorter_or_more_formal}}',
        '“Better” can mean clearer, shorter, or more formal, so say which.',
        /\bmake [^.\n]{1,60} (?!better\b|paper\b|letter\b)\w{3,9}er\b|\b(?:more|less|(?:short|clear|simpl|long|strong|tight|smooth|friendli|warm|easi|sharp|nic)er|shorten|simplify|expand|formal\w{0,2}|concise|professional\w{0,2}|simple|plain|persuasive|humani[sz]e|tone|words|passive|active|voice|keep|avoid|only|so that|should|must|into|wordy|too \w{4,})(?!\w)/i,
      ],
      audience: [
        'What it’s for, and who reads it: {{purpose_and_readers}}',
        'What reads well on a blog is too casual for a committee.',
        { test: (text) => ONE_SENTENCE.test(text) || ASPECT_PATTERNS.audience.test(text) },
      ],
      format: [
        'Give the revised text first, complete and ready to use. Then list the main changes and why you made them.',
        'A list of changes lets you check that your meaning is still there.',
      ],
      uncertainty: [
        'Keep my meaning, my facts, and my voice. If a sentence is unclear, ask me instead of guessing.',
        'A smooth sentence can say something you didn’t mean.',
      ],
    },
  },
  shortening: {
    refers: true,
    // A new text under a limit has nothing to shorten.
    sign: /^(?![^\n]{0,300}\b(?:write|create|keep it)\b)/i,
    task: 'Shorten it for me.',
    needs: {
      material: ['text', 'The AI can’t shorten a text it hasn’t seen.'],
      length: [
        'How long it may be: {{words_characters_or_pages}}',
        'Without a number, the AI stops cutting too early or too late.',
        /\b(?:\d[\d,.]{0,8} ?(?:%|percent|words?|characters?|chars|pages?|lines?|minutes?|sentences?|slides?)|(?:to|by|under|below|than) (?:\d|half)|(?:by|in) half|(?:one|two|half an?|a single) (?:pages?|paragraphs?|sentences?|thirds?|slides?))/i,
      ],
      criteria: [
        'What must stay, and what can go: {{what_must_stay_and_can_go}}',
        'Only you know which point the rest depends on.',
        /\b(?:keep|keeping|without (?:losing|cutting)|don['’]t (?:cut|lose|touch)|must stay|except|leave)\b/i,
      ],
      format: [
        'Give the shortened text with its word count. Then list what you cut and why, and two more cuts in case it’s still too long.',
        'You’ll see right away whether something you need is gone.',
      ],
      uncertainty: [
        'Cut repetition and filler before content, and leave claims, figures, and citations as they are.',
        'Claims tend to get stronger when they’re shortened.',
      ],
    },
  },
  'plain language': {
    task: 'Put it into plain words.',
    sign: /\b(?:this|these|my|our|it|below|following|attached|text|letters?|forms?|polic(?:y|ies)|abstract|articles?|papers?|contract|terms|notice|statute|legal\w{0,3}|jargon|summary|instructions|report|results|passage|excerpt|chapter|rules|version|participants|patients|said|says|saying)\b/i,
    needs: {
      material: ['text', 'The AI can’t simplify a text it hasn’t seen.'],
      audience: [
        'Readers, and what they know: {{readers}}',
        'What’s plain to a colleague is still hard for a patient.',
        /\b(?:for|to) (?!(?:the|a|my|this) (?:paper|text|letter|study|website)\b)(?:[\w-]{1,15} ){0,2}\w{3,}s?\b|\b(?:B1|A2|grade|level|public|lay|for me|i (?:don['’]t|can['’]t))\b/i,
      ],
      context: [
        'What readers should know or do afterward: {{what_readers_should_do}}\nWords or passages that must stay: {{required_words}}',
        'What comes first depends on what readers have to do.',
      ],
      format: [
        'Put what matters most to the readers first. Use short sentences and common words, and explain each term that has to stay where it first appears.',
        'People who stumble over a word stop reading.',
      ],
      uncertainty: [
        'Keep every fact, number, and condition. Where the text can be read in two ways, say so instead of choosing.',
        'A simpler sentence can promise more than the text does.',
      ],
    },
  },
  'peer review': {
    // A review for a journal, not one of a play.
    sign: /^(?![^\n]{0,200}\breview of (?:an?|the) (?!(?:\w{1,12} )?(?:article|manuscript|paper|proposal|study|submission)\b))/i,
    task: 'Help me write my review.',
    needs: {
      material: [
        'manuscript',
        'The AI can only judge what it sees. First check whether you may share the manuscript.',
      ],
      context: [
        'Journal or conference, with its criteria, and my field: {{venue_criteria_and_field}}\nMy notes and main concerns: {{my_notes_and_concerns}}',
        'The judgment is yours, so start from your own notes.',
        [
          /\b(?:for (?:the |an? )?(?:journal|conference|ieee|acm|nsf|nih|plos|elsevier)|criteria)\b/i,
          /\b(?:i (?:think|found|noticed)|my (?:notes|concerns?)|because)\b/i,
        ],
      ],
      format: [
        'Start with what it claims and adds, in three sentences. Then number the major points and the minor ones, each with its place in the manuscript and what would resolve it. Leave the recommendation to me.',
        'Authors and editors answer point by point.',
      ],
      criteria: [
        'Judge whether the evidence supports the claims, be specific and respectful, and separate what’s essential from what would be nice to have.',
        'Authors answer harsh words instead of the point.',
      ],
      uncertainty: [
        'Refer only to what’s in the manuscript, and mark points that you can’t judge.',
        'A made-up flaw can sink a good paper.',
      ],
    },
  },
}
