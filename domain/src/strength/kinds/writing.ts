import type { Kinds } from '../kind.ts'
import { GAPS } from './shared.ts'

const KNOWN =
  /\b(?:because|took my|my (?:advisee|ta|research assistant|intern)|worked (?:with|for)|examples?:|led|wrote|earned|\d)\b/i

/** What reference letters, applications, bios, outlines, theses, arguments, and speeches need. */
export const WRITING: Kinds = {
  'reference letter': {
    // A letter about a person, not one that asks a gallery for something.
    sign: /\b(?:rec|recommend\w{0,8}|reference|referee|nominat\w{1,4}|endors\w{1,6}|lor|support\w{0,3}|promotion|asked (?:me )?for a letter)\b|\bletters? (?:for|about|on) (?:[\w-]{1,15} ){0,4}(?:advis?ee|colleague|employee|intern|mentee|nominee|postdoc|ra|someone|student|ta)\b/i,
    task: 'Write a letter of recommendation.',
    needs: {
      context: [
        'Who it’s about and how I know them: {{person_and_how_i_know_them}}\nWork and qualities I’ve seen, with examples: {{examples}}\nHow strongly I recommend them, and what to do about weak points: {{how_strongly_and_weak_points}}',
        'A letter without examples reads like a form letter.',
        [KNOWN, KNOWN, /\b(?:strong(?:ly|est)?|highly|so-so|average|weak\w{0,6}|reservations?|best|top)\b/i],
      ],
      audience: [
        'What they’re applying for: {{program_job_or_award}}',
        'A scholarship and a graduate program look for different things.',
        /\b(?:for (?:an? |the |her |his |their )?(?:[\w'’-]{1,15} ){0,3}(?:programs?|school|jobs?|positions?|internships?|scholarships?|awards?|fellowships?|phd|tenure|promotion)|applying)\b/i,
      ],
      length: ['Keep it to about one page.', 'Committees read dozens of letters.'],
      criteria: [
        'Say early how strongly I recommend them. Support each strength with one specific example, and compare only where I gave a basis for it.',
        'Praise without evidence counts for little.',
      ],
      uncertainty: GAPS,
    },
  },
  application: {
    task: 'Help me write it.',
    needs: {
      context: [
        'What I’m applying for: {{job_or_program}}\nWhy this one, and what I want to do afterward: {{why_and_goals}}\nExperience I want to show, with results: {{experience}}\nPosting, question, or what they look for: {{posting_or_question}}',
        'Without your experience, your application will sound like everyone else’s.',
        [
          /\b(?:for (?!(?:me|my|us|our|(?:grad|graduate|law|med|medical) school|college|an? (?:job|internship))\b)\w|applying|to (?:an?|the|become)\b)/i,
          /\b(?:because|so that|why|i want to (?:become|work|be|research)|goals?)\b/i,
          /\b(?:i (?:have|worked|led|did|study|studied|am|\w{3,12}ed)|i['’](?:m|ve)|my experience|because|below|attached|years? (?:of|as))\b/i,
          /\b(?:posting|prompt:|question:|requirements?:|looking for|they (?:want|ask))/i,
        ],
      ],
      length: ['Word or page limit: {{limit}}', 'Most applications have a limit.'],
      criteria: [
        'Show each strength with something I did, sound like a person and not like an advertisement, and avoid phrases that anyone could write.',
        'Readers have seen the usual phrases hundreds of times.',
      ],
      uncertainty: [
        'Use only what I tell you. If something important is missing, ask me before you write.',
        'You may be asked about any line in an interview.',
      ],
    },
  },
  bio: {
    task: 'Write it for me.',
    needs: {
      context: [
        'Name, role, and field: {{name_role_and_field}}\nWork and achievements to mention: {{achievements}}',
        'The AI doesn’t know who the bio is about, so it makes someone up.',
        [
          /\b(?:i (?:am|study|work|teach|research)|i['’]m|my name|dr\.? [a-z]|prof\w{0,6}\.? [a-z])\b/i,
          /\b(?:award\w{0,3}|publish\w{1,3}|known for|books?|founded|led|studies|studied|my (?:research|work)|research on)\b/i,
        ],
      ],
      audience: [
        'Where it appears and who reads it: {{place_and_readers}}',
        'A conference program and a class page need different bios.',
        /\bfor (?:an?|the|my|our) \w|website|linkedin|conference|program|page/i,
      ],
      length: [
        'Number of words, and first or third person: {{words_and_person}}',
        'Most places set a limit.',
      ],
      criteria: [
        'Start with what the person does now, prefer facts to adjectives, and end with one detail that people remember.',
        'Adjectives say little about a person.',
      ],
      uncertainty: GAPS,
    },
  },
  outline: {
    task: 'Make an outline.',
    needs: {
      context: [
        'What the outline is for (a paper, an exam, a talk, or a course): {{what_it_is_for}}\nTopics or main point: {{topics_or_main_point}}',
        'An outline for an exam is different from one for a paper.',
        [
          /\b(?:exam|essay|paper|talk|course|assignment|thesis|dissertation|article|chapter|report|speech)\b/i,
          /\b(?:my (?:main )?(?:point|thesis|argument|claim)|because|sections?|parts?|cover(?:s|ing)?|below|following)\b/i,
        ],
      ],
      length: ['Length, or how detailed: {{length_or_detail}}', 'This could be half a page or ten.'],
      format: [
        'Use numbered headings in a logical order with up to three levels, and give each entry a short sentence for what it says.',
        'Sentences show whether the order works; topic words don’t.',
      ],
      uncertainty: [
        'Mark what I should check or still have to find out, and don’t make up sources.',
        'Made-up sources look just like real ones.',
      ],
    },
  },
  'thesis statement': {
    task: 'Help me find it.',
    sign: /\b(?:statements?|claims?|arguable|sentence|thesis(?!\W{0,4}$)|argue|argument)\b/i,
    needs: {
      context: [
        'The assignment, and the work or topic: {{assignment_and_topic}}\nMy position or question, or my draft: {{position_question_or_draft}}\nEvidence that I want to use, such as passages or data: {{evidence}}',
        'Your claim comes from what you noticed, and the AI doesn’t know that.',
        [
          /\b(?:assignment|prompt|paper|essay|on|about|for)\b/i,
          /\b(?:i (?:think|argue|believe|want to (?:say|argue|show)|noticed)|that \w+ \w+|because|whether)\b|["“:]/i,
          /\b(?:chapters?|scenes?|passages?|data|evidence|sources?|quotes?)\b/i,
        ],
      ],
      length: [
        'Length of the paper: {{pages_or_words}}',
        'A claim for three pages is too small for twenty.',
        /\b\d{1,2}[- ]?(?:pages?|pp)|\b\d{3,5}[- ]?words?/i,
      ],
      format: [
        'Give three versions that differ in what they claim, not only in words. Say for each what evidence it needs and the strongest objection to it, and which one you’d choose.',
        'Comparing versions shows you what you really want to say.',
      ],
      criteria: [
        'Each one takes a position that someone could dispute, says why, and can be shown in this paper.',
        'A fact or a plan for the paper isn’t a claim.',
      ],
      uncertainty: [
        'Don’t make up quotes or sources. Ask me what I noticed if my position isn’t clear.',
        'You have to be able to defend the claim.',
      ],
    },
  },
  thesis: {
    task: 'Help me find one that I can work with.',
    needs: {
      context: [
        'What interests me about the topic, or what I’ve read: {{interest_or_reading}}',
        'A good question starts from what you know and wonder about.',
        /\b(?:interested in|i (?:think|read|want|believe)|because|so far|already|found)\b/i,
      ],
      audience: [
        'Course or field, and level: {{field_and_level}}',
        'A term paper and a dissertation need different questions.',
        /\b(?:bachelor\w{0,2}|master\w{0,2}|phd|doctora\w{1,2}|dissertation|undergrad\w{0,6}|graduate|senior|capstone|first-year|seminar|class)\b/i,
      ],
      criteria: [
        'A good one is open to disagreement and small enough for the length. Don’t make up sources.',
        'The first ideas are usually too broad or already settled.',
      ],
      length: [
        'Length, deadline, and data or sources I can get: {{limits}}',
        'A question is only good if you can answer it with what you have.',
      ],
      format: [
        'Suggest five, or as many as I ask for, from narrow to broad. For each, say in one sentence why it’s worth asking, what evidence would answer it, and what could make it hard.',
        'Seeing the trade-offs makes it easier to choose.',
      ],
    },
  },
  argument: {
    task: 'Help me write it.',
    needs: {
      context: [
        'My position, or both sides: {{position}}\nEvidence I have: {{evidence}}',
        'The AI doesn’t know which side you’re on or what you can prove.',
        [
          /\b(?:against|in favor|pro\b|con\b|for (?!my|a|an|the)|case for|should|position|because|convince|persuade)/i,
          /\b(?:because|evidence|studies|source|based on)\b/i,
        ],
      ],
      audience: [
        'Who I need to convince: {{audience}}',
        'Different readers are convinced by different reasons.',
        /\b(?:convince|persuade|to|for) (?:my|our|the|an?) (?:\w{3,15} )?(?:board|boss|chair|city|committee|council|dean|department|editor|faculty|manager|office|parents|president|professor|provost|staff|students|team)\b/i,
      ],
      length: ['Length or time: {{length_or_minutes}}', 'You can make two good points in three minutes.'],
      format: [
        'Give the strongest point first, with the evidence it rests on. Then state the best objection fairly, and answer it.',
        'An argument that ignores the objection loses to it.',
      ],
      uncertainty: [
        'Mark claims that need a source, and don’t make up studies or statistics.',
        'One made-up figure can cost you the whole argument.',
      ],
    },
  },
  speech: {
    task: 'Write it for me.',
    needs: {
      context: [
        'What I want people to remember: {{main_message}}\nStories or facts to include: {{stories_and_facts}}',
        'The details that only you know make a speech yours.',
        /\b(?:because|main (?:point|message)|story|stories|mention|include|my experience)\b/i,
      ],
      length: ['Minutes: {{minutes}}', 'One minute is about 130 words.'],
      audience: [
        'Occasion and audience: {{occasion_and_audience}}',
        'A toast and a keynote need different words.',
      ],
      criteria: [
        'Write for the ear: short sentences, one idea at a time, an opening that isn’t a thank-you, and an ending that comes back to the main point.',
        'What reads well can be hard to say aloud.',
      ],
      uncertainty: GAPS,
    },
  },
}
