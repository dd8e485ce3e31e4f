import type { Kinds } from '../kind.ts'
import { GAPS } from './shared.ts'

/** What scripts, games, and descriptions of images need. */
export const MEDIA: Kinds = {
  script: {
    task: 'Write it for me.',
    sign: /\b(?:videos?|podcasts?|episodes?|phone|calls?|calling|tours?|skits?|radio|voice\w{0,5}|voicemail|scenes?|films?|movies?|narrat\w{2,4}|host|mc|emcee|interviews?|reels?|tiktok|youtube|promo|trailers?|minutes?|seconds|dialog\w{0,2}|say|spoken|screencast|tutorials?|announce\w{1,5}|commencement|ceremony|slides|lecture|audio|show)\b/i,
    needs: {
      context: [
        'What people should remember or do afterward: {{main_message}}\nFacts, examples, or stories to use: {{facts_and_examples}}',
        'Without your message and examples, the script will sound like everyone else’s.',
        [
          /\b(?:so that|remember|should (?:know|do|learn|call|sign)|message|about how|why|asking)\b/i,
          /\b(?:because|including|mention|based on|below|following|example)\b/i,
        ],
      ],
      length: ['Minutes: {{minutes}}', 'One minute is about 130 words.'],
      audience: [
        'Who watches or listens, and where: {{audience_and_place}}',
        'On a phone, people leave after ten seconds; in class, they stay.',
      ],
      format: [
        'For video, use two columns: what’s said, and what’s seen or heard. Open with a question or a scene instead of a long greeting, keep to one idea at a time, and give the time for each part.',
        'The times show whether the script runs too long.',
      ],
      criteria: [
        'Write it the way people talk: short sentences, one idea each, and pauses where people have to think.',
        'Sentences written for the page sound stiff out loud.',
      ],
      uncertainty: GAPS,
    },
  },
  game: {
    task: 'Make it for me.',
    needs: {
      audience: [
        'Who plays, how many, and what they know: {{players_and_level}}',
        'What’s fun for six experts is a pain for sixty freshmen.',
        /\b(?:for|with) (?!(?:fun|class|me)\b)(?:[\w-]{1,15} ){0,4}\w{3,}s\b|\b\d{1,3} (?:people|students|kids|players)\b/i,
      ],
      context: [
        'What it’s about, or what players should learn: {{topic_and_goal}}\nPlace and material, such as online, on paper, or outdoors: {{place_and_material}}',
        'A game about your own topic and place is more fun to play.',
        [
          /\b(?:about|on|with|of|around|teach\w{0,3}|learn|review) (?!(?:a|the) (?:class|game)\b)\w/i,
          /\b(?:online|zoom|paper|printed?|outdoors?|outside|library|kahoot|campus|classroom|indoors?)\b/i,
        ],
      ],
      length: [
        'Minutes, or number of clues or questions: {{minutes_or_number}}',
        'This could be ten minutes or an afternoon.',
      ],
      format: [
        'Give the rules in three sentences, then everything that’s needed, ready to print or read out, and the solutions separately at the end.',
        'The host shouldn’t have to prepare much.',
      ],
      uncertainty: [
        'Make sure each question has only one right answer, mark any you’re not sure of, and say how to make the game easier or harder.',
        'One wrong answer can spoil a game.',
      ],
    },
  },
  'image description': {
    sign: /\b(?:accessible|visual|alt|captions?|charts?|diagrams?|figures?|graphs?|graphics?|images?|infographics?|maps?|paintings?|photo\w{0,8}|pictures?|plots?|posters?|screen ?readers?|screenshots?|slides?|logo)\b/i,
    task: 'Write it for me.',
    needs: {
      material: ['image', 'The AI can only describe what it sees.'],
      context: [
        'What readers should learn from it, and the text around it: {{purpose_and_text_around_it}}',
        'What matters in a picture depends on why it’s there.',
      ],
      format: [
        'Give a short text of at most 125 characters that says what matters for this purpose. For a chart or diagram, add a longer one with the main trend and the figures. Leave out “image of” at the start.',
        'Screen readers read the whole text in one go.',
      ],
      uncertainty: [
        'Describe what’s visible, don’t guess who people are or what they feel, and say what you can’t make out.',
        'Readers who can’t see the picture can’t check the description.',
      ],
    },
  },
}
