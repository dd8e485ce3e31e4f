import { describe, expect, it } from 'vitest'
import { EXAMPLES } from './examples/examples.ts'
import { findKind } from './find-kind.ts'
import { KINDS } from './kinds/kinds.ts'
import { readPrompt } from './read-prompt.ts'

const pairs = (text: string) =>
  text.split('|').map((pair) => pair.trim().split(' = ') as [request: string, kind: string])
const taskOf = (text: string, goal = '') => readPrompt(text, { goal })

/** Requests by what they ask to do. */
const REQUESTS = pairs(`
    Make a budget spreadsheet = template | Make it sound more formal = revision |
    Tell students class is canceled = message | my python code doesnt work = debugging |
    Sumarize this report = summary | Make me a rubrick for lab notebooks = rubric | Annotate this poem = work |
    Edit my sop = work | Best way to memorize bones = studying |
    Write a list of interview questions = questions | Find the flaws in my argument = feedback |
    fix my sql query it is slow = slow code | I have three exams in one week. Help me plan. = study plan |
    Analyse the first movement of a Beethoven sonata = work analysis |
    compare two textbooks for intro econ = comparison | how do i cite a podcast = how to cite |
    My supervisor said my methods chapter is too vague. Improve it. = revision after criticism |
    write something nice for a colleague who is retiring = personal message |
    Fix the bug in my Python script = debugging | Refactor this function = coding |
    Draw a map of the campus = image | Teach fractions to the visitors of our museum = lesson |
    Grade these essays = grading | Make my resume better = resume |
    Check my report for spelling mistakes = correction | Translate my abstract into Spanish = translation |
    Fix these citations = citations | Summarize this report = summary |
    Extract all email addresses from this page. = extraction | Is my thesis statement clear enough? = feedback |
    Paraphrase this for me = revision | Help me study for my chemistry midterm = studying |
    Quiz me on pharmacology = conversation | Prepare me for an interview = interview practice |
    Do my physics problems = homework | Explain p-values to my students = explaining |
    Why did the Roman Empire fall? = learning | Analyze my survey results = data | Plot enrollment by year = chart |
    Respond to reviewer 2 = response to reviewers | Which statistical test is best? = methods |
    Find sources on microplastics = literature | Compare qualitative and quantitative methods. = comparison |
    Investigate the effects of caffeine = research | Convince the dean to fund our trip = argument |
    Outline my talk = outline | Narrow my dissertation topic = thesis | Reply to this complaint = reply |
    Thank my mentor = personal message | Nominate my colleague for an award = reference letter |
    Email my professor about missing class = message | Brainstorm for our club = ideas |
    Should I take the internship? = decision | Organize my semester = planning |
    How do I set up a shared mailbox? = problem-solving | write a quiz about the French Revolution = test`)

/** What each kind makes, asked for and just named. */
const THINGS = pairs(`
    my care plan assignment = own assignment | stack trace of a crash = debugging |
    spreadsheet of club dues = template | landing page for our lab = website |
    function that sorts names = coding | slides on inflation = slides | poster on coral reefs = poster | poster for the autumn ball = flyer |
    logo for the chess club = image | rubric for lab reports = rubric | lesson plan on photosynthesis = lesson |
    syllabus for sociology = syllabus | learning outcomes for statistics = outcomes |
    group project on energy = assignment | discussion questions about Beloved = questions |
    comments on student drafts = grading | resume for internships = resume |
    grammar check of an essay = correction | translation of a flyer = translation | works cited page = citations |
    meeting minutes = minutes | summary of chapter 3 = summary | feedback on an essay = feedback |
    paraphrase of a paragraph = revision | practise problems on the Bernoulli equation = practice |
    torts outline = study outline | survey questions about the dining hall = survey | FAQ for applicants = faq |
    onboarding checklist for new hires = checklist | buffer recipe for PCR lab = procedure |
    flashcards about the Krebs cycle = flashcards | concept map of the immune system = diagram |
    quiz on cell biology = test | study guide for anatomy = study outline | role play about a refund = conversation |
    mock interview for med school = interview practice | physics problem about pulleys = homework |
    overview of game theory = learning | bar chart of enrollment = chart | response letter = response to reviewers |
    consent form for interviews = consent form | sample size for a survey = methods |
    literature review on remote work = literature | comparison of two novels = comparison |
    comparison between Keats and Shelley = comparison | swot analysis for a coffee company = swot |
    literary analysis of Hamlet = work analysis | stakeholder analysis = research |
    letter of recommendation for a student = reference letter | cover letter for a library job = application |
    bio for the department page = bio | essay outline on free speech = outline |
    outline about free speech = outline | thesis statement about zoning = thesis statement |
    talking points on parking = argument | graduation speech = speech | abstract about bees = academic |
    short story about a lighthouse = creative | essay about artificial intelligence = essay |
    blog post about our open house = writing | reply to a parent = reply | thank you note to a donor = personal message |
    retirement card for a colleague = personal message | LinkedIn post about my internship = social |
    Instagram post about the bake sale = social | newsletter blurb about library hours = announcement |
    email about heating = message | job posting for a lab manager = job posting |
    performance review for a clerk = evaluation | policy for late work = course policy | meeting agenda = agenda |
    icebreakers for the first day = ideas | pros and cons of a minor = decision | tagline for our museum = names |
    retreat for our staff = event | budget for a conference = budget | itinerary for three days in Lisbon = trip | NIH grant proposal = grant |
    thematic analysis of interviews = qualitative analysis | schedule for finals = study plan |
    timeline for our move = planning | advice for new advisors = problem-solving`)

describe('the kind of task', () => {
  it.each<readonly [string, string]>([
    ...REQUESTS,
    ...THINGS.map(([thing, kind]) => [`Write ${thing}`, kind] as const),
    ...THINGS.map(([thing, kind]) => [`Can you make me a ${thing}?`, kind] as const),
    ['Write my lab report', 'own assignment'],
    ['I teach biology, make a quiz on mitosis', 'test'],
    ['Hi, can you please proofread my cover letter for typos?', 'correction'],
    ['You are a researcher. Write a haiku about autumn.', 'creative'],
    ['An essay on a poem: write an essay about a poem by Frost', 'essay'],
    ['What is wrong here?\n\n```js\nconst add = (a, b) => a - b\n```', 'debugging'],
    ['What is the best way to visualize my data?', 'chart'],
    // A word in passing doesn't decide.
    ['Give me tips for reading papers faster', 'problem-solving'],
    ['Write an intro for a newsletter about essays', 'writing'],
    ['What questions should I ask on a campus visit?', 'questions'],
    ['What are good research questions about remote work?', 'thesis'],
    ['Nobody talks in my class. What should I do?', 'problem-solving'],
    // What it is can be certain even if the kind isn't.
    ['LaTeX vs Word, what’s better', 'decision'],
    ['are my survey items neutral', 'feedback'],
    ['is my sample size big enough', 'methods'],
    ['how to answer a rude letter from a tenant', 'reply'],
    ['how long should a manuscript be', 'question'],
    ['Make a google sheet to keep track of loans', 'template'],
    ['Write an Excel formula that sums every other row', 'spreadsheet'],
    ['Give me t-shirt ideas for our choir', 'ideas'],
    ['help with my dissertation', 'own assignment'],
    ['Write a letter about a student who applies to law school', 'reference letter'],
    ['Write a letter asking a farm to lend us a tractor', 'request'],
    ['ELI5 osmosis', 'learning'],
    ['Write a Kotlin class for a stack', 'coding'],
    ['not sure whether we should rent the hall', 'decision'],
    ['the door reader at the archive shows an orange light', 'problem'],
    ['my library card got blocked', 'problem'],
    ['where do I hand in the keys', 'problem-solving'],
    ['Explain photosynthesis.', 'learning'],
    ['Change our grading policy so that it covers group work', 'work'],
    ['Add a week on ethics to my syllabus', 'work'],
    // Trouble is a problem, whatever it's about, and a special kind needs a sign of it.
    ['HPLC troubleshooting', 'problem'],
    ['Write a recruiting email for the rowing team', 'message'],
    ['reword this so it isn’t plagiarized', 'paraphrase'],
    // A number of details doesn't hide the request.
    [
      'Write a 300-word blog post about the telescope on our roof for families in the neighborhood.',
      'writing',
    ],
  ])('of a request: %s', (text, kind) => {
    expect(taskOf(text)).toMatchObject({ kindName: kind, asks: true, task: undefined })
  })

  it('is what’s named first when the question that follows is broad', () => {
    expect(taskOf('Kant vs Mill, which is better?').kindName).toBe('comparison')
  })

  it.each(THINGS)('of a topic without a request: %s', (text, kind) => {
    expect(taskOf(text)).toMatchObject({ kindName: kind, asks: true })
  })

  it('is unknown for something to make that isn’t like the examples', () => {
    expect(taskOf('vocab list for Spanish 2')).toMatchObject({
      kindName: 'other',
      asks: true,
      task: undefined,
    })
  })

  it('isn’t one that no word stands for, however usual all of them are in it', () => {
    expect(taskOf('simulate some data for my class').kindName).toBe('other')
  })

  it('isn’t in what follows a colon', () => {
    expect(taskOf('hw problem: a block slides down').kindName).toBe('homework')
  })

  it('comes with a request if the text only names it', () => {
    expect(taskOf('Sail home').task).toBeUndefined()
    expect(taskOf('lesson plan photosynthesis').task).toBe('Make it for me.')
  })

  it('is the selected goal, unless the request is more specific', () => {
    expect(taskOf('Fractions', 'learning').kindName).toBe('learning')
    expect(taskOf('Translate my abstract into Spanish', 'learning').kindName).toBe('translation')
  })

  it('has examples, and each example is recognized as its kind or left to a neutral one', () => {
    expect([...Object.keys(EXAMPLES), 'question', 'topic'].sort()).toEqual(Object.keys(KINDS).sort())
    const wrong = Object.entries(EXAMPLES).flatMap(([kind, text]) => {
      const requests = text.replace(/\s+/g, ' ').split('|')
      expect(requests.length, kind).toBeGreaterThan(9)
      return requests.filter((request) => {
        const { name } = findKind(request, request)
        return name !== kind && !NEUTRAL.includes(name)
      })
    })
    expect(wrong).toEqual([])
  })
})

const NEUTRAL = ['other', 'work', ...Object.keys(KINDS).filter((name) => KINDS[name]?.broad)]

describe('a request', () => {
  it.each([
    'photosynthesis',
    'krebs cycle',
    'the old town hall',
    'Help me with my essay.',
    'I have too many deadlines this month',
  ])('is not in: %s', (text) => {
    expect(taskOf(text).asks).toBe(false)
  })

  it.each([
    'Thoughts on this?',
    'I need a title',
    '## Task\n\nBiology',
    'Your task: biology.',
    'Outline my talk',
    'my professor wants a reflection',
    'Sketch a floor plan',
    'Act as a skeptical reviewer and tear apart this argument',
    'Help me write my essay',
  ])('is in: %s', (text) => {
    expect(taskOf(text).asks).toBe(true)
  })
})

describe('a small task', () => {
  it.each([
    'Translate this sentence to German: I will be late tomorrow.',
    'Translate "good morning" into French.',
    'Fix the grammar: Him and me goes to class.',
    'What is the capital of France?',
    'What time zone is Boston in?',
    'What does "et al." mean?',
    'Is 17 a prime number? Answer yes or no.',
    'Extract the names from the page and return JSON only.',
    'Define entropy.',
    'Prove that the square root of 2 is irrational.',
    'Which citation manager works with Google Docs?',
    'Convert 5 miles to kilometers.',
    'Write a haiku about autumn.',
    'Sort these alphabetically: pear, apple, fig.',
  ])('is: %s', (text) => {
    expect(taskOf(text).small).toBe(true)
  })

  it.each([
    'Make this better: Climate change is bad.',
    'Translate my abstract into Spanish',
    'Explain entropy',
  ])('is not: %s', (text) => {
    expect(taskOf(text).small).toBe(false)
  })
})
