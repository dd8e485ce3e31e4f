import { ASPECT_PATTERNS } from '../aspect-patterns.ts'
import type { Kinds } from '../kind.ts'

const LANGUAGE =
  /\b(?:python|pandas|java(?:script)?|\w{1,9}\.js|typescript|node|react|c#|rust|golang|go \d|ruby|php|perl|bash|shell|powershell|sql|select|postgres|mysql|sqlite|matlab|stata|spss|sas|julia|swift|kotlin|html|css|excel|sheets?|vba|latex|regex|regular expression|haskell|scala|version|using \w)\b|\bc\+\+|\b(?:in|with) R\b|\bR (?:code|function|loop|markdown|package|plot|script)\b|\b[Uu]se (?:[A-Z]|\{\{)/i

/** Code that works on files or data depends on their structure. A function that sorts words doesn't. */
const OWN_DATA =
  /\b(?:data\w{0,4}|files?|folders?|images?|photos|pdfs?|csvs?|excel|sheets?|tables?|records?|rows|columns?|logs?|survey|responses|results|scores|grades|students|e-?mails?|list|api|sensors?|robot|readings?|experiments?|\w{3,12}meter|sites?|pages?|my|our)\b/i
const STRUCTURE =
  /\b(?:columns?|fields?|sheets?|called|named|such as|for example|like)\b|[`"“]|\.(?:csv|txt|json|xlsx?|pdf|jpe?g|png)\b|\w_\w|\(\w+, /i

/** What code, debugging, spreadsheets, websites, slides, posters, and images need. */
export const MAKING: Kinds = {
  'slow code': {
    helps: true,
    needs: {
      material: ['code', 'The AI can’t find what’s slow in code it hasn’t seen.'],
      context: [
        'Language or database, and version: {{language_or_database}}\nAmount of data, and how long it takes now: {{data_size_and_time}}\nTables and indexes, profile, or query plan, if there are any: {{indexes_profile_or_plan}}',
        'What’s slow depends on the amount of data and on the system.',
        [
          LANGUAGE,
          /\b\d[\d,.]{0,12} ?(?:rows|records|files|seconds?|minutes?|hours?|ms|million|gb|mb)\b/i,
          /\b(?:index(?:es|ed)?|profil\w{1,4}|query plan|explain)\b/i,
        ],
      ],
      criteria: [
        'Name the likely cause first, then the changes with the biggest gain first, and keep the result the same.',
        'One cause usually takes most of the time.',
      ],
      uncertainty: [
        'Say how I can measure each change, and ask first if you need to see more.',
        'Guesses about speed are often wrong.',
      ],
    },
  },
  debugging: {
    helps: true,
    needs: {
      material: ['code', 'The AI can’t find a mistake in code it hasn’t seen.'],
      context: [
        'Language or app, and version: {{language_and_version}}\nFull error message, log, or wrong result, and the data it happens with: {{error_and_data}}\nWhat should happen, and what I’ve tried: {{what_should_happen_and_what_i_tried}}',
        'The cause is usually in the error message, the input, or the last change.',
        [
          { test: (text) => LANGUAGE.test(text) || /\w{3,20}Error\b/.test(text) },
          /\b(?:\w{0,20}error: ?\S|error message|exception|traceback|stack trace|returns|prints|says|gives|line \d)\b|["“`]|\w{3,20}Error\b/i,
          /\b(?:expect\w{0,3}|instead of|should|want\w{0,2}|tried|but it)\b/i,
        ],
      ],
      criteria: [
        'Explain the cause, show the smallest change that fixes it, and say how I can check that it works.',
        'A small fix is easier to check than rewritten code.',
      ],
      uncertainty: [
        'If you need to see more to find the cause, ask first instead of guessing.',
        'A confident wrong guess can cost you an afternoon.',
      ],
    },
  },
  spreadsheet: {
    task: 'Build it for me.',
    needs: {
      context: [
        'Sheets and columns, with two or three sample rows: {{sheets_columns_and_sample_rows}}\nApp: {{excel_or_google_sheets}}',
        'The formula depends on what’s in each column, and Excel and Google Sheets differ.',
        [
          /\bcolumns? [A-Z]\b|\b[A-Z]\d{1,4}(?::[A-Z]\d{0,4})?\b|\bcolumns?:|\bcolumns for\b|\|/,
          /\b(?:excel|google sheets?|sheets|libreoffice|apple numbers)\b/i,
        ],
      ],
      criteria: [
        'Result I want, with limits and exceptions: {{result_and_rules}}',
        'If you leave something out, the AI decides for you.',
        /[<>=]|\b(?:below|above|under|over|more|less|if|only|between|least|most|greater|except)\b/i,
      ],
      format: [
        'Give me the formula, ready to paste, and say which cell it goes in. For a feature such as a pivot table, give the menu steps in order instead. Then explain each part in one sentence.',
        'Once you understand the formula, you can adapt it.',
        /\b(?:format|explain|step by step)\b/i,
      ],
      uncertainty: [
        'It must cope with blank cells and with text in number columns, and keep working when I add rows. Ask me if it depends on something I left out.',
        'A formula can be wrong without showing an error.',
      ],
    },
  },
  website: {
    task: 'Help me build it.',
    needs: {
      context: [
        'Purpose, and who uses it: {{purpose_and_users}}\nPages or screens, and what’s on each: {{pages_and_content}}\nTools and hosting I can use, and my experience: {{tools_and_experience}}',
        'The right site depends on what visitors come for and which tools you have.',
      ],
      format: [
        'Start with a list of the pages or screens and what’s on each. Then give me the first one complete, with how to run or publish it.',
        'One finished page shows whether the rest will work.',
      ],
      criteria: [
        'It must work on phones and with a screen reader, and say at the top what to do first. Use [placeholder] for text that I have to supply.',
        'Most visitors are on a phone.',
      ],
    },
  },
  coding: {
    task: 'Write it for me.',
    needs: {
      context: [
        'Language and version: {{language_and_version}}\nFiles or data it works on, with names and structure: {{files_or_data_and_structure}}',
        'The right code depends on the language and on your files or data.',
        [LANGUAGE, { test: (text) => STRUCTURE.test(text) || !OWN_DATA.test(text) }],
      ],
      examples: [
        'A short sample, and the result I expect for it: {{sample_and_expected_result}}',
        'A sample with its result makes clear what a description leaves open.',
        {
          test: (text) => ASPECT_PATTERNS.examples.test(text) || STRUCTURE.test(text) || !OWN_DATA.test(text),
        },
      ],
      criteria: [
        'What it must do, and its limits: {{requirements}}',
        'If you leave something out, the AI decides for you.',
        /\b(?:must|should|that \w+s\b|which \w+s\b|to \w{3,} |handle|requirements?|without|only|if )/i,
      ],
      format: [
        'Give the complete code with comments where it isn’t obvious, then how to run it and how I can check that the result is right.',
        'Code that runs can still be wrong.',
        /\b(?:comments?|how to run|format)\b/i,
      ],
      uncertainty: [
        'State your assumptions, and use only functions that exist. If the code changes or deletes files, have it list the changes first and keep a backup.',
        'The AI sometimes calls functions that don’t exist.',
      ],
    },
  },
  slides: {
    task: 'Make it for me.',
    needs: {
      context: [
        'Main message, and what to cover: {{message_and_topics}}',
        'Without your message, you’ll get an encyclopedia article in bullet points.',
        /\b(?:cover(?:s|ing)?|main (?:point|message)|including|include|because|based on|from (?:my|this|the|these)|findings|argue)\b/i,
      ],
      length: [
        'Minutes, or number of slides: {{minutes_or_slides}}',
        'You can show about eight slides in 10 minutes.',
      ],
      audience: [
        'Audience and occasion: {{audience_and_occasion}}',
        'Slides for a class differ from slides for a committee.',
      ],
      format: [
        'For each slide, give a title that states its point as a sentence, at most four short lines, an idea for a picture or chart, and what I should say.',
        'Full sentences belong in what you say, not on the slide.',
      ],
      uncertainty: [
        'Mark facts and figures that I need to check or that need a source, and don’t make any up.',
        'A wrong number on a slide is hard to correct later.',
      ],
    },
  },
  poster: {
    sign: /\b(?:on|about|research|conference|symposi\w{1,3}|stud(?:y|ies)|results?|findings?|data|abstract|academic|scientific|thesis|project|lab|experiments?|a0|my|our)\b/i,
    task: 'Plan it for me.',
    needs: {
      context: [
        'Main message: {{main_message}}\nContent it has to include: {{content}}',
        'A poster has room for one main message.',
        /\b(?:showing|results?|findings?|because|include|message)\b/i,
      ],
      audience: ['Who looks at it: {{viewers}}', 'Experts and passersby need different words.'],
      length: [
        'Size: {{size}}',
        'How much fits depends on the size.',
        /\b(?:size|a[0-4]|inch\w{0,2}|cm|\d{2,3} ?[x×] ?\d{2,3})\b/i,
      ],
      format: [
        'Give a title that states the message, the text for each section in reading order, an idea for each picture or chart, and a layout in columns. Use at most 300 words in all.',
        'People walk past a wall of text.',
      ],
      uncertainty: [
        'Mark figures that I need to check, leave gaps in [square brackets] for what’s missing, and don’t make up results.',
        'You can’t fix a mistake once it’s printed.',
      ],
    },
  },
  flyer: {
    task: 'Write and lay it out for me.',
    needs: {
      context: [
        'What it’s for, with date, time, and place if it’s an event: {{occasion_date_and_place}}\nFacts to include, such as program, prices, or main points: {{facts}}',
        'Without a date and place, no one comes.',
        [
          /\b(?:\d{1,2}(?::\d\d)? ?[ap]m|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\w{0,6} \d{1,2})\b/i,
          /\b(?:free|with|featuring|includ(?:es|ing)|\$ ?\d)\b/i,
        ],
      ],
      criteria: [
        'What people should do, with link, contact, or sign-up: {{call_to_action}}',
        'A flyer only works if people know what to do next.',
        /\b(?:sign[- ]?up|register|rsvp|contact|donate|come to|qr|tickets?|https?)\b/i,
      ],
      audience: [
        'Who should come or see it: {{viewers}}',
        'What catches a first-year student’s eye isn’t what catches a donor’s.',
      ],
      length: [
        'Size and colors, and where it hangs or is posted: {{size_colors_and_place}}',
        'A handout has room for more text than a poster on a wall.',
      ],
      format: [
        'Give me three headlines to choose from, at most 40 words besides date, time, and place, one line that says what to do, an idea for the picture, and where everything goes and how large it is.',
        'People walking past read for about three seconds.',
      ],
      uncertainty: [
        'Leave gaps in [square brackets] for what’s missing, and don’t make up times, prices, or sponsors.',
        'You can’t fix a mistake once it’s printed.',
      ],
    },
  },
  image: {
    task: 'Make it for me.',
    needs: {
      context: [
        'What it shows, and from what angle: {{what_it_shows}}\nWhere it’s used, and who sees it: {{use_and_viewers}}',
        'A logo, a poster, and a slide need different pictures.',
        [
          /\bof (?:an?|the|my|our) \w|\b(?:showing|with (?:an?|the|two|three)|background|foreground)\b/i,
          /\bfor (?:an?|my|our|the) \w|\bof .{20}/i,
        ],
      ],
      criteria: [
        'Style, mood, and colors: {{style_mood_and_colors}}\nWords in the picture, or none: {{words_or_none}}',
        'The AI can’t guess whether you want a photo, a line drawing, or a watercolor.',
        [
          /\b(?:style|photo(?:realistic)?|watercolor|cartoon|minimal\w{0,5}|flat|vector|realistic|sketch|pixel|colou?rs?|black|blue|red|green|gold|vintage|modern)\b/i,
          /\b(?:words?|text|slogan|lettering|says|saying|name)\b/i,
        ],
      ],
      format: [
        'Shape and size, such as wide, square, or pixels: {{shape_and_size}}',
        'A banner is wide, and a profile picture is square.',
        /\b(?:square|landscape|portrait|wide|tall|\d{2,5} ?[x×] ?\d{2,5}|\d{1,2}:\d{1,2}|a[345])\b/i,
      ],
      uncertainty: [
        'Keep the background simple and one thing in the center, leave out text unless I give the exact words, and don’t copy a real person, a brand, or an artist’s style.',
        'AI-generated images often misspell words.',
      ],
    },
  },
}
