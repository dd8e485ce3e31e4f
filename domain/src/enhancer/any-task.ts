// What a request needs whatever its kind: the parts of the CLEAR framework, and nothing that only fits some tasks.
import type { Kind, Need } from './kind.ts'

const READY_TO_USE: Need = {
  part: 'requirements',
  add: 'Give me a first version that I can use: what matters most first, concrete details instead of general statements, and no filler.',
  why: 'AI-written text drifts into filler and general statements.',
}
const ASK_FIRST: Need = {
  part: 'requirements',
  add: 'Use only facts that I give or that you’re sure of. If something is missing that would change the result, ask me first.',
  why: 'Otherwise, the AI fills the gaps with guesses that you can’t see.',
}

/** Makes something. */
const REQUEST: Kind = {
  needs: [
    {
      part: 'context',
      add: 'What it’s for, and the facts to use: {{purpose_and_facts}}',
      why: 'The AI knows only what you tell it, so background makes the answer fit your case.',
    },
    {
      part: 'audience',
      add: 'Who it’s for: {{readers_or_users}}',
      why: 'How much to explain depends on who it’s for.',
    },
    {
      part: 'length',
      add: 'Form and length: {{form_and_length}}',
      why: 'Without this, you can get a page of text when you need a list.',
    },
    {
      part: 'requirements',
      add: 'What it must include or avoid: {{must_include_or_avoid}}',
      why: 'If the AI knows your limits, the first result is closer to what you need.',
    },
    READY_TO_USE,
    ASK_FIRST,
  ],
}

/** Works on something that the author has. */
const WORK: Kind = {
  needs: [
    {
      part: 'audience',
      add: 'What it’s for, and who reads or uses it: {{purpose_and_readers}}',
      why: 'What matters depends on the purpose.',
    },
    {
      part: 'requirements',
      add: 'What the result should look like: {{form_and_what_matters}}',
      why: 'Otherwise, the AI decides what to look at.',
    },
    {
      part: 'requirements',
      add: 'Give the result first, complete and ready to use. Then list what you changed or noticed, each with the part it’s about. Keep my facts and my meaning, and ask me if something is unclear.',
      why: 'You can’t check a point if you don’t know which part it’s about.',
    },
  ],
}

const QUESTION: Kind = {
  needs: [
    {
      part: 'context',
      add: 'My situation, with limits such as time or rules: {{situation_and_limits}}\nWhat I already know or have tried: {{what_i_know_or_tried}}',
      why: 'The right answer depends on your situation, which the AI doesn’t know.',
      said: [
        /\b(?:i['’](?:m|ve)|im|i (?:am|have|use|work|study)|because)\b/i,
        /\b(?:tried|already|so far|i know)\b/i,
      ],
    },
    {
      part: 'requirements',
      add: 'Give the answer first, in one or two plain sentences. Then give the reasons or the steps in order, with a short example where it helps.',
      why: 'With the answer first, you’ll see right away whether the rest is worth reading.',
    },
    {
      part: 'requirements',
      add: 'If the answer depends on something I left out, ask me first, and say where you aren’t sure and what I should check.',
      why: 'The usual answer might not fit your case.',
    },
  ],
}

/** Asks for nothing: "krebs cycle". */
const TOPIC: Kind = {
  needs: [
    {
      part: 'task',
      add: 'What I want (an explanation, a draft, a list, feedback, or something else): {{what_i_want}}',
      why: 'Without a task, the AI has to guess what you want.',
    },
    {
      part: 'context',
      add: 'What it’s for, and what I have or know so far: {{purpose_and_what_i_have}}',
      why: 'The AI knows only what you tell it, so background makes the answer fit your case.',
    },
    {
      part: 'audience',
      add: 'Course or readers, and level: {{course_or_readers_and_level}}',
      why: 'The right depth depends on who it’s for.',
    },
    ASK_FIRST,
  ],
}

export const ANY_TASK = { request: REQUEST, work: WORK, question: QUESTION, topic: TOPIC } as const
