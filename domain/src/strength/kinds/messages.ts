import type { Kinds } from '../kind.ts'
import { GAPS } from './shared.ts'

export const DATES =
  'january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight'
const FACTS = new RegExp(
  `\\bsaying [^\\n]{40}|\\b(?:because|since|due to|facts|my name|reason|details|${DATES}|\\d{1,4}(?:st|nd|rd|th|:\\d\\d| ?[ap]m)?)\\b`,
  'i',
)

/** What emails, requests, replies, thanks, posts, and announcements need. */
export const MESSAGES: Kinds = {
  reply: {
    refers: true,
    task: 'Write it for me.',
    needs: {
      material: ['message', 'The AI can’t answer a message it hasn’t seen.'],
      context: [
        'What I want to say: {{what_i_want_to_say}}',
        'The AI doesn’t know whether you want to agree, decline, or ask.',
        /\b(?:say(?:ing)? (?:that|yes|no)|declin\w{1,4}|accept\w{0,4}|agree\w{0,3}|refus\w{1,4}|apologi\w{2,4}|tell\w{0,3} (?:them|him|her)|that (?:i|we)|because)\b/i,
      ],
      audience: [
        'Who it’s from and how I know them: {{sender}}',
        'The right tone for a dean is wrong for a friend.',
        /^(?:\w{1,12} ){0,2}(?:student|parent|customer|reviewer|colleague|professor|dean|donor|client)s?\b|\b(?:angry|upset|my (?:\w{1,12} )?(?:\w{3,12}(?:or|er|nt|ss|an|te)|boss)|(?:an?|the|this) (?:\w{1,12} )?(?:student|parent|customer|reviewer|colleague|professor|dean|donor|client)s?)\b/i,
      ],
      length: [
        'Show in one sentence that I understood the point, then give my answer directly. Keep it short, calm, and polite, and end with the next step.',
        'Long answers invite more back-and-forth.',
      ],
      uncertainty: [
        'Don’t promise anything that I didn’t mention. Where a detail is missing, leave a gap in [square brackets].',
        'A made-up promise would go out under your name.',
      ],
    },
  },
  'personal message': {
    task: 'Write it for me.',
    needs: {
      context: [
        'Occasion, what they did, and memories or details to mention: {{occasion_and_details}}',
        'One detail that only you know makes it sound sincere.',
        /\b(?:because|always|remember|memor(?:y|ies)|when (?:i|we|she|he|they)|for (?:helping|being|giving|writing|letting|supporting))\b/i,
      ],
      audience: [
        'Name, and how I know them: {{name_and_relationship}}',
        'A note to a dean sounds different from one to a friend.',
        /\b[Nn]amed? |\b(?:Dr|Prof|Ms|Mr|Mrs)\.? [A-Z]/,
      ],
      criteria: [
        'Tone: {{tone}}',
        'Warm, funny, or formal: only you know what fits.',
        /\b(?:tone|funny|warm|formal|heartfelt|light|humorous|sincere|serious|casual)\b/i,
      ],
      length: [
        'Form and length (card, email, or a few words to say): {{form_and_length}}',
        'A card has room for about four sentences.',
        /\b(?:cards?|e-?mail|short|sentences?|words)\b/i,
      ],
      format: [
        'Build it around one or two specific things, let it sound natural when read aloud, and leave out stock phrases.',
        'General praise sounds like a form letter.',
      ],
      uncertainty: GAPS,
    },
  },
  social: {
    task: 'Write a social media post.',
    needs: {
      context: [
        'What it’s about, with the details to mention: {{facts_and_details}}\nPlatform: {{platform}}',
        'Without facts, a post says nothing, and each platform has its own length and style.',
        [
          /\b(?:that (?:our|we|the|my)|because|https?:|link|www\.|\d{1,2}(?::\d\d)? ?[ap]m|january|february|march|april|june|july|august|september|october|november|december)\b/i,
          /\b(?:instagram|insta|linkedin|facebook|twitter|tweets?|tiktok|threads|bluesky|youtube|snapchat|reddit|mastodon)\b/i,
        ],
      ],
      audience: [
        'Who should see it and what they should do: {{audience_and_action}}',
        'A post for students sounds different from one for alumni.',
      ],
      criteria: [
        'Tone: {{tone}}',
        'Playful or formal: say what fits your account.',
        /\b(?:tone|funny|playful|formal|professional|friendly|exciting|casual|serious|engaging)\b/i,
      ],
      format: [
        'Give me three versions to choose from, or as many as I ask for, each with an idea for the picture or video. Start with what’s in it for the reader, and keep to the length and the hashtags that are usual there.',
        'Choosing a version is faster than describing what you want.',
      ],
      uncertainty: GAPS,
    },
  },
  announcement: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What happens, when, and where: {{what_when_and_where}}\nWhy it matters or what changes for readers, and who to contact or quote: {{consequences_and_contact}}',
        'Without the facts, the AI has to make them up.',
        [
          FACTS,
          /\b(?:until|instead|reopen\w{0,3}|contact|rsvp|register|sign up|free|call|visit|e-?mail \w+@|due to|because|must|should)\b|@/i,
        ],
      ],
      audience: [
        'Readers and what they should do: {{readers_and_action}}',
        'What comes first depends on what readers should do.',
        /\b(?:for|to) (?:all |our |the |new |incoming |local |my )?(?:\w{1,15} )?(?:students|alumni|faculty|staff|parents|donors|media|press|public|members|employees|visitors|freshmen|residents|everyone|community|class|families|researchers|team)\b/i,
      ],
      length: [
        'Where it appears and how long it can be: {{place_and_length}}',
        'A poster has room for 30 words and a page for 300.',
        /\b(?:words?|sentences|lines|short|brief|facebook|instagram|e-?mail|website|page)\b/i,
      ],
      criteria: [
        'Put what matters most to the readers in the first sentence, use plain words, and end with the one thing they should do and a contact.',
        'Most people read only the first lines.',
      ],
      uncertainty: GAPS,
    },
  },
  message: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What exactly I want to say or ask for: {{message_or_request}}\nDates and details to mention: {{dates_and_details}}',
        'The AI doesn’t know the details, so it makes up reasons and dates.',
        FACTS,
      ],
      audience: [
        'Recipient and how I know them: {{recipient}}',
        'The right tone for a professor is wrong for a friend, and vice versa.',
        /\b(?:to|for|with|e-?mail|ask|tell|thank|remind|invite) (?:(?:my|our|the|an?|all|dr\.?|prof\.?|your|new|potential) ?){0,3}(?:[\w'’-]{1,15} )?(?:prof\w{0,6}|teachers?|advis[oe]rs?|boss|manager|landlord|students?|class|tas?|dean|registrar|team|department|committee|parents?|supervisor|coach|roommates?|recruiters?|donors?|colleagues?|staff|faculty|aid|office|speakers?|clients?|authors?|editor|alumni|lab|friend|mom|dad|neighbors?|company|applicants?|members|vendor|provost|chair|instructors?|customers?|everyone)\b|\b(?:tell|ask|thank|remind|e-?mail)(?:ing)? (?:my|our|all|\d[\d,]{0,8})\b|\brecipient|\b(?:e-?mail|letter|message|note|memo|reply)s? to \w|\b(?:dr|prof|ms|mr|mrs)\.? [A-Z]/i,
      ],
      length: [
        'Keep it under 150 words, and suggest a subject line.',
        'Short messages get read, and the AI tends to write long ones.',
      ],
      criteria: [
        'Be polite and direct: get to the point in the first two sentences, say clearly what should happen next, and don’t over-apologize or flatter.',
        'Busy readers look for the request.',
      ],
      uncertainty: GAPS,
    },
  },
  request: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What I’m asking for, with amounts and dates: {{request_amounts_and_dates}}\nReasons and facts, with documents that show them: {{reasons_facts_and_documents}}\nRules or criteria that apply: {{rules_or_criteria}}',
        'The decision depends on your reasons, and the AI doesn’t know them.',
        [
          /[$€] ?\d|\b(?:for (?:my|our|an?|the) \w|to (?:let|allow|extend|waive|change|fund)|extension|refund)\b/i,
          /\b(?:because|since|due to|after|lost|ill|sick|died|accident|reason)\b/i,
        ],
      ],
      audience: [
        'Who decides, and what matters to them: {{who_decides_and_what_matters}}',
        'A sponsor wants to gain something; a committee wants to be fair.',
        /\b(?:to|ask|asking) (?:the |my |our |an? )?(?:\w{1,15} )?(?:dean|committee|office|company|sponsors?|government|govt|department|board|provost|professor|alumni|foundation|registrar|chair|city)\b/i,
      ],
      length: ['Keep it to one page.', 'People who decide on many requests read quickly.'],
      criteria: [
        'State the request in the first paragraph. Then give the reasons, the strongest first, with a fact for each, and end with what should happen next.',
        'The person who decides looks for the request and the reasons.',
      ],
      uncertainty: GAPS,
    },
  },
}
