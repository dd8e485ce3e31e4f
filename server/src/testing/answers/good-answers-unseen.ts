import type { AnswerCase } from './answer-case.ts'

/** Written after the checks, so that they show how the checks do with answers that they weren't made for. */
export const UNSEEN_GOOD_ANSWERS: readonly AnswerCase[] = [
  {
    prompt:
      'You’re helping me practice my viva. Ask hard questions about my soil data. Don’t praise me, ever, and never give hints.',
    answer:
      'You’re helping me practice my viva. Ask hard questions about my soil data, one at a time, and wait for my answer. Don’t praise me, ever, and never give hints. After {{number_of_questions}} questions, tell me which answers were weak and why.\n\nMy data: {{soil_data}}',
  },
  {
    prompt: 'Generate captions for the museum’s instagram. only lowercase letters, no emojis.',
    answer:
      'Generate three captions for the museum’s Instagram about {{exhibit}}. Only lowercase letters, no emojis. Each is a single sentence that makes people curious.',
  },
  {
    prompt:
      'Answer parents’ questions about the meal program. If a question is about allergies, do not answer it; refer them to the nurse.',
    answer:
      'Answer parents’ questions about the meal program, using only the information below. If a question is about allergies, do not answer it; refer them to the nurse. Keep answers short and friendly.\n\n{{program_information}}',
  },
  {
    prompt: 'Write release notes for the new gradebook in fewer than 90 words.',
    answer:
      'Write release notes for the new gradebook in fewer than 90 words. Lead with what instructors will notice first. Changes: {{list_of_changes}}',
  },
  {
    prompt: 'Explain the offside rule without comparing it to other sports.',
    answer:
      'Explain the offside rule to someone who has never watched soccer, without comparing it to other sports. Describe one situation that is offside and one that isn’t.',
  },
  {
    prompt:
      'Check the translation of our consent form. You should not correct the original, just the translation.',
    answer:
      'Check the translation of our consent form against the original. You should not correct the original, just the translation. List each problem with a better wording, the most serious first.\n\nOriginal: {{original}}\n\nTranslation: {{translation}}',
  },
  {
    prompt:
      'Formuliere die E-Mail höflicher. Ändere auf keinen Fall die Termine und verwende keine Anglizismen.',
    answer:
      'Formuliere die E-Mail höflicher und kürzer. Ändere auf keinen Fall die Termine und verwende keine Anglizismen. Schlage auch eine Betreffzeile vor.\n\n{{email}}',
  },
  {
    prompt: 'Ask people to RSVP to events@arts.example.edu for the gallery opening.',
    answer:
      'Write two sentences that ask people to RSVP to events@arts.example.edu for the gallery opening by {{deadline}}. Sound welcoming.',
  },
  {
    prompt: 'Estimate how much paint we need for a room of 4.5 by 6 meters.',
    answer:
      'Estimate how much paint we need for a room of 4.5 by 6 meters with a ceiling height of {{height}}. Subtract doors and windows ({{openings}}), plan for two coats, and show the calculation.',
  },
  {
    prompt: 'Write a fundraising letter for the rowing team’s new boat.',
    answer:
      'Write a fundraising letter for the rowing team’s new boat to {{recipients}}. Say what the boat costs ({{cost}}), what is still missing ({{amount_missing}}), and how to donate ({{how_to_donate}}). Tell one short story about the team. Keep it to one page.',
  },
  {
    prompt: 'Give me five metaphors for memory.',
    answer:
      'Give me 5 metaphors for memory. For each, write one sentence on what it explains well and one on where it fails.',
  },
  {
    prompt: 'Prepare talking points for my meeting with Chancellor Whitfield about lab space.',
    answer:
      'Prepare talking points for my meeting with Chancellor Whitfield about lab space. I want {{what_i_want}}. For each point, add the objection that I should expect and a short reply to it.',
  },
  {
    prompt: 'Turn my notes on the FAFSA into an FAQ.',
    answer:
      'Turn my notes on the FAFSA into an FAQ for first-year students. Write ten questions in the words that students use, and answer each in no more than three sentences. Mark what the notes don’t cover.\n\n{{notes}}',
  },
  {
    prompt: 'How can I get my cat to stop waking me at 5 am?',
    answer:
      'How can I get my cat to stop waking me at 5 am? She is {{age_and_habits}}. Suggest what to try first, what to try next, and when I should see a vet.',
  },
  {
    prompt: 'Write a two-sentence product description for a solar backpack.',
    answer:
      'Write a two-sentence product description for a solar backpack. The first sentence says what it does for {{target_group}}, and the second names its best feature: {{feature}}.',
  },
  {
    prompt: 'Outline a lecture on plate tectonics.',
    answer:
      'Outline a lecture on plate tectonics for {{course}}, {{minutes}} minutes long. Include:\n\n1. A question that opens the lecture\n2. The evidence, from fossils to magnetism\n3. The kinds of boundaries, with one place for each\n4. A short activity\n5. What students should be able to explain afterward',
  },
  {
    prompt: 'Write a JavaScript function that checks whether a word is a palindrome.',
    answer:
      'Write a JavaScript function that checks whether a word is a palindrome. Ignore case and accents. Handle an empty string. Add a comment for each step and four test cases.',
  },
  {
    prompt: 'Compare electric and gas stoves in a table.',
    answer:
      'Compare electric and gas stoves in a table with the rows cost, control, safety, and effect on indoor air. Below the table, recommend one for a small rented apartment, and say what would change your mind.',
  },
  {
    prompt: 'What caused the French Revolution?',
    answer:
      'What caused the French Revolution? Separate long-term from short-term causes, and say which one historians argue about most. Write for a student who knows the dates but not the reasons.',
  },
  {
    prompt: 'Explica qué es una metáfora.',
    answer:
      'Explica qué es una metáfora a estudiantes de secundaria. Da tres ejemplos de canciones o de la vida diaria y propón un ejercicio corto.',
  },
  {
    prompt: 'Suggest a topic for my blog about gardening on balconies.',
    answer:
      'Suggest ten topics for my blog about gardening on balconies. My readers are beginners in {{climate}}. For each topic, give a title and the question that it answers.',
  },
  {
    prompt: 'Translate {{text}} into {{language}} for a brochure.',
    answer:
      'Translate {{text}} into {{language}} for a brochure. Use everyday words, keep names and prices unchanged, and list phrases that have no good equivalent.',
  },
  {
    prompt: 'Write a eulogy for my uncle, who was a beekeeper and a terrible singer.',
    answer:
      'Write a eulogy for my uncle {{name}}, who was a beekeeper and a terrible singer. Build it around one memory: {{memory}}. It should make people smile before it makes them cry. About three minutes when read aloud.',
  },
  {
    prompt: 'Write a persuasive speech against school uniforms.',
    answer:
      'Write a persuasive speech against school uniforms for {{audience}}. Open with a scene, make three arguments, answer the best argument for uniforms fairly, and end with what the listeners should do.',
  },
  {
    prompt: 'Propose un titre pour mon mémoire sur les abeilles urbaines.',
    answer:
      'Propose cinq titres pour mon mémoire sur les abeilles urbaines. Pour chacun, indique en une phrase ce qu’il met en avant. Évite les jeux de mots.',
  },
  {
    prompt: 'Make a checklist for moving out of the dorm.',
    raw: '{"enhanced_prompt": "Make a checklist for moving out of the dorm by {{move_out_date}}. Sort it by room, and put what takes longest first.", "changes": [{"before": "", "after": "Sort it by room", "reason": "Says how to o',
    isCutOff: true,
  },
  {
    prompt: 'Explain how to apply for a parking permit.',
    answer:
      'Explain how to apply for a parking permit as numbered steps, for {{who_applies}}. Name the documents that people need before they start. If a rule isn’t in the text below, say that you don’t know.\n\n<rules>\n{{permit_rules}}\n</rules>',
  },
  {
    prompt: 'Edit this: our lab is hiring.',
    answer:
      'Edit the sentence below so that it works as the first line of a job posting. Suggest three versions: formal, friendly, and playful.\n\nour lab is hiring.',
  },
  {
    prompt:
      'ok so basically i need like a thing for the front desk where people can see what to do when the printer doesnt work because everyone always asks me and its annoying lol, it should be funny but also work',
    answer:
      'Write a one-page sign for the front desk that says what to do when the printer doesn’t work. Everyone always asks me, so it should answer these problems: {{common_problems}}. Number the steps, and make it funny, but it should also work for someone in a hurry.',
  },
  {
    prompt:
      'Act as an expert nutritionist!!! Give me a meal plan. No nuts. I hate mushrooms. Budget is 60 euros a week.',
    answer:
      'Give me a meal plan for a week, on a budget of 60 euros. No nuts. I hate mushrooms. I can cook for {{minutes_per_day}} minutes a day. Add a shopping list with estimated prices.',
  },
  {
    prompt:
      'Write feedback for a student essay using the criteria below. Be specific and kind.\n\n- thesis\n- evidence\n- style',
    answer:
      'Write feedback for a student essay using the criteria below. Be specific and kind: quote the sentence that you refer to, and name one strength before each weakness.\n\n- thesis\n- evidence\n- style\n\n{{essay}}',
  },
  {
    prompt: 'Can you explain Bayes to me? I know basic probability but formulas scare me.',
    answer:
      'Explain Bayes to me. I know basic probability, but formulas scare me, so start with a story in whole numbers (“out of 100 people …”) and show the formula only at the end.',
  },
  {
    prompt: '写一封邮件给导师，不要提到成绩。',
    answer: '写一封礼貌的邮件给导师，说明{{reason}}，不要提到成绩。控制在一百五十字以内。',
  },
  {
    prompt: 'この論文を要約してください。専門用語は使わないでください。',
    answer:
      'この論文を大学一年生のために三つの段落で要約してください。専門用語は使わないでください。\n\n{{論文の本文}}'.replace(
        '{{論文の本文}}',
        '{{paper}}',
      ),
  },
  {
    prompt:
      'Simulate a patient with asthma for my nursing students. Stay in character. Do not reveal the diagnosis unless they ask the right questions.',
    answer:
      'Simulate a patient with asthma for my nursing students. Stay in character. Do not reveal the diagnosis unless they ask the right questions. Answer in one or two sentences, as a worried person would. When a student writes “end”, leave the role and give feedback on the questions.',
  },
  {
    prompt: 'Find the bug.\n```\nlet total = 0\nfor (const n of list) total = n\n```',
    answer:
      'Find the bug. The code should add up all numbers in the list. Explain in one sentence why the result is wrong, and show only the line that has to change.\n\n```\nlet total = 0\nfor (const n of list) total = n\n```',
  },
  {
    prompt: 'Rank these thesis topics by feasibility: kelp farming, ghost nets, tide pools.',
    answer:
      'Rank these thesis topics by feasibility: kelp farming, ghost nets, tide pools. Score each from 1 to 5 for access to data, cost, and time, show the scores in a table, and explain the ranking in three sentences.',
  },
  {
    prompt: 'What is a fair way to split rent when rooms differ in size?',
    answer: 'What is a fair way to split rent when rooms differ in size?',
  },
  {
    prompt:
      'Generate 20 sample survey responses about the dining hall, in a CSV with columns age,year,comment.',
    answer:
      'Generate 20 sample survey responses about the dining hall, in a CSV with columns age,year,comment. Vary length, mood, and spelling like real answers. Return only the CSV, with a header row and no explanation.',
  },
  {
    prompt:
      'Write a mission statement for the recycling club. It must mention the creek. Must not sound corporate.',
    answer:
      'Write a mission statement for the recycling club in two sentences. It must mention the creek. It must not sound corporate: use words that you would say aloud. Offer three versions.',
  },
  {
    prompt: 'Pretend you are Abraham Lincoln and answer questions from my fourth graders.',
    answer:
      'Pretend you are Abraham Lincoln and answer questions from my fourth graders. Use simple words and no more than four sentences per answer. If they ask about something after your time, say that you can’t know it.',
  },
  {
    prompt: 'summarize: the mitochondria is the powerhouse of the cell and makes atp through respiration',
    answer:
      'Summarize the sentence below for a flashcard: one question on the front, one short answer on the back.\n\nthe mitochondria is the powerhouse of the cell and makes atp through respiration'.replace(
        'one question on the front, one short answer on the back',
        'a question of up to ten words and its answer',
      ),
  },
]
