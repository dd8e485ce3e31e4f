/** Example requests: working on a text that exists. */
export const TEXTS_EXAMPLES = {
  resume: `
    make my resume better | update cv | resume for internships | tailor my resume to this job |
    turn my CV into a one page resume | resume bullet points for a barista job | help with my academic cv | review my resume |
    rewrite my work experience section for a data job | how do I put research on my resume | cv for phd applications |
    resume objective for career changer | fix the skills section on my résumé |
    I graduate from nursing school in May, here's my resume, the hospital posting is below it |
    bullet points for my RA work on the resume | the career center said my resume is weak, strengthen it |
    Resume for a career change, librarian to UX | academic cv, two pages, is it ok? improve |
    update my cv with these three publications | convert academic CV to industry resume |
    Recruiters want one page but my CV has four, what would you keep? | tailor my resume to this posting |
    my resume keeps getting rejected by the system, what to change |
    I've been a stay at home mom for six years and my resume shows nothing, can you fix that? |
    look at my resume for a data analyst internship | i have no experience, how do i fill a resume |
    format for a CV in Germany, here's mine | could you rewrite my resume for teaching jobs |
    resume bullets for a summer camp job | turn my military service into a civilian resume`,
  correction: `
    proofread my essay | check my report for spelling mistakes | fix the grammar in this email | correct my english |
    edit for typos and punctuation | is this sentence grammatically correct | check spelling of my abstract |
    proof read this letter | please correct the mistakes in my spanish paragraph | grammar check my cover letter |
    copyedit this article | fix commas | orthography check on this spanish flyer | correct my german homework text |
    punctuation check on the attached minutes |
    English isn't my first language and this goes to the dean in an hour, just get rid of the errors |
    subject verb agreement errors, can you catch them | fix the commas in my paragraph |
    is my english ok in this email to the landlord? only errors | verb tenses are all over the place here, fix them |
    Please look for misspelled names and words in the commencement list | Grammar check, non-native speaker, methods section |
    does this sentence have a dangling modifier, correct it if so | proof my thesis acknowledgments |
    copyedit for mistakes, chicago manual | correct grammer in this text | mark the errors in my french composition |
    check spelling in this abstract pls, dont change anything else |
    Are there any mistakes left in my Latin composition? I already checked the endings twice | find typos in the program notes`,
  translation: `
    translate my CV to french | translate this abstract to spanish | translate letter to parents into vietnamese |
    how do you say good luck in italian | spanish version of this flyer | put this in plain german |
    translation of a consent form into arabic | translate to english: ich komme morgen | translate the menu |
    render this poem in english | mandarin translation of our welcome email | this tagalog interview excerpt needs translating |
    The journal requires an abstract in Spanish as well, here's the english one | german to english, old letter from 1913 |
    need a Korean translation of our parent handbook page | Flyer translation to vietnamese for the clinic |
    ins Deutsche bitte: this cover note | Translate the poem below, Portuguese |
    My advisor in Lyon only reads French, so I need this update email in formal French |
    what does this russian sentence mean in english | spanish subtitles for this 1 min video script |
    how would you say "office hours are by appointment" in Mandarin | translate my transcript explanations from hindi |
    can you turn this arabic paragraph to english | put this consent letter into Haitian Creole |
    could you render this Yiddish postcard into english? the handwriting's been typed up already | translate lines 1-20 of Ovid |
    my host family wrote me in italian, what does it say | english to latin: "knowledge sets us free"`,
  citations: `
    fix these citations | put my references in apa | works cited page mla | format my bibliography | convert these to chicago |
    make citations for these links | check my reference list | turn these dois into references | apa citations for my sources |
    bibliography for my paper in harvard style | alphabetize and format my references | citation for this article |
    put bibliograhpy in ASA format | I've got twelve links and a due date tonight, turn them into a works cited |
    Prof takes off points for every wrong comma in the reference list, here's mine | convert my bibliography from MLA to chicago |
    format the references below, vancouver style | Turn these URLs into APA 7 references |
    alphabetize and format these 14 sources in harvard |
    zotero messed up all my references when I exported, get them back into proper APA 7 |
    works cited mla 9 for the five books I paste here | change all of these to IEEE | works cited page from these links |
    are my in-text citations formatted right? list below | here's my list of sources, cite them in Bluebook |
    make footnotes out of these sources, turabian | bibliography is a mess, make it consistent |
    reference list for my nursing paper, here are the sources | bibtex for the following papers |
    Check the DOIs and format of these citations`,
  minutes: `
    turn my meeting notes into minutes | turn my notes into minutes | write meeting minutes |
    minutes of the faculty senate from this transcript | summarize our meeting with action items |
    pull action items from the meeting | recap of the committee meeting | meeting notes to action items |
    clean up my notes from the staff meeting | minutes from my notes, faculty meeting |
    turn this zoom transcript into meeting minutes | write up the minutes of the student senate |
    notes from committee attached, need them as official minutes | pls make minutes of tuesdays lab meeting |
    meeting notes -> decisions and action items | who agreed to do what? write up this meeting transcript |
    clean minutes for the PTA board from my scribbles | Minutes for union meeting, oct 3, rough notes below |
    I was secretary today, here's what I jotted down, do the minutes | thesis committee meeting record from these notes |
    can you write the minutes for our department retreat | transform these bullet notes of the IRB meeting into minutes |
    recap of yesterday's staff meeting with to dos for each person, transcript pasted |
    record of the hiring committee's meeting, formal minutes | Draft minutes, search committee, notes below |
    club officers met last night, minutes needed for the advisor | action items and decisions out of this teams call`,
  summary: `
    summarise this paper for me | summarize this report | tldr of this article | summarize chapter 4 |
    main points of the reading | executive summary of our annual report | give me the gist of this pdf |
    shorten this article to its key points | abstract too long, summarize | plain language summary of my study |
    summarise this paper on coral bleaching for me | synopsis of the play | key takeaways from the webinar |
    condense these notes | sum up the debate on minimum wage | bullet points from this lecture | summarize this text |
    summarize my notes | summarize the french revolution | write a summary | Main points of this email thread? |
    can you sum up this court opinion | shorten this study to three sentences for my boss |
    can you get this 40-page NIH notice down to what matters for a small lab |
    plain language summary of my abstract for patients | boil this 30 page policy down to a paragraph |
    condense the lecture notes I pasted | What did they find in this study, in words my patients would get? |
    summary of this podcast transcript, 5 bullets | summarize this article on sleep deprivation |
    The provost will give this report thirty seconds, so what are the three things she must know from it? |
    whats the main argument of this paper | synopsis of the novel chapter below | what are the findings in this paper, briefly |
    seminar in 20 minutes and I haven't read the Rawls chapter I'm pasting, what's in it | précis of the chapter, 200 words |
    I don't have time to read this, what does it say`,
  extraction: `
    extract all email addresses from this page | clean up this spreadsheet | sort my list by date |
    categorize these survey comments | pull the deadlines from this syllabus | code these interviews for themes |
    turn this text into a table | put these names in alphabetical order | tag each response as positive or negative |
    make a table from this data | merge these two lists and remove duplicates | reformat this list |
    group these expenses by category | transcribe this handwriting | make a calendar of all due dates in my syllabi |
    turn my notes into a to-do list and sort it | turn this list into a table | make a to-do list from my notes |
    turn these notes into bullet points | group these 60 keywords into categories |
    pick out every date and place in this diary entry | pull all the due dates out of this syllabus |
    put the transcript in columns: speaker, time, quote | Get the sample sizes from these 8 abstracts |
    make a table from these notes | find all quotes about money in this interview |
    convert the pdf table text into rows I can paste in excel | code these open responses into themes and list which goes where |
    take the phone numbers from the directory below |
    I have 90 comments from the town hall and want them bundled by topic, with nothing left out |
    turn this paragraph of results into a csv | remove duplicates from my list |
    Here's a bibliography, I only want the titles and years, tab separated |
    merge both rosters and flag students who are in only one | which deadlines are in this email? list them |
    reformat this list as json | extract emails from this page`,
  feedback: `
    Give me feedback on my essay. | is my essay good? | critique my proposal | what do you think of my thesis statement |
    review my draft | find holes in my argument | comments on my teaching statement | peer review of this paper |
    is my methods section clear | tell me what's weak about my pitch | look over my application essay | thoughts on this? |
    read my story and be honest | does my introduction make sense | rate my cover letter | how can my poster be better |
    act as reviewer 2 and tear apart this paper | check my slides before tomorrow | feedback on an essay | feedback on my draft |
    find the flaws in my argument | find weaknesses in this proposal | is this good | any suggestions for my text |
    feedback on my code style, not bugs | is my thesis statement strong enough |
    Would a reviewer outside physics be able to follow this proposal? tell me where you got lost |
    my design for the experiment is below, poke holes in it | tear apart my argument |
    look over my slides and tell me whats wrong |
    I send my cover letter out tomorrow, is there anything in it that would make you say no? |
    how good is this lesson plan? be honest | Any thoughts on this syllabus draft |
    how does my personal statement come across, honestly, too whiny? | review my grant aims page | is this poem any good? |
    what do you think of my intro | Peer review this classmate's paper | does this email sound rude |
    My story goes to workshop on Wednesday and I'd like to hear the harsh stuff from you first | where is my essay weak |
    would this abstract get accepted`,
  'revision after criticism': `
    My supervisor said my methods chapter is too vague. Improve it. | my professor says my essay lacks analysis, fix it |
    editor wants the intro shorter and punchier | reviewer says the discussion is unclear |
    my advisor told me my writing is wordy | boss thinks my report is confusing, rewrite |
    teacher said my thesis is weak help me | committee says my proposal has no clear question |
    I got feedback that my argument jumps around | my advisor said this section is "too descriptive", how do I fix it |
    prof wrote "so what?" in the margin next to my conclusion | TA says my thesis isn't arguable. Change it |
    got comments that my intro buries the lede, help me rework it | reader called my story's ending rushed, I want to redo it |
    my supervisor thinks the lit review lacks synthesis, here it is |
    editor says tone too academic for the magazine, need to adjust this piece | the committee wants more theory in chapter 2 |
    I lost points for "vague topic sentences", can we fix these | My boss sent back the report saying it's unclear |
    feedback was "show dont tell", apply it to this scene | instructor marked my paragraphs as choppy; improve accordingly |
    Grant panel criticized our significance section as unconvincing, rewrite w/ that in mind |
    writing center told me i summarize instead of analyze | classmates said they couldn't follow my methods section |
    chair's comment: "needs a stronger claim". this is the page |
    my teacher keeps writing awk next to my sentences, what does she want |
    the professor said my essay lacks evidence, how can I revise it`,
  revision: `
    make my personal statement better | make this sound more academic |
    rewrite this so it doesnt sound like AI. also make it shorter | improve this paragraph | paraphrase this for me |
    make it more formal | shorten my abstract to 150 words | polish this email | reword this sentence | make this less wordy |
    simplify this text for the public | edit my intro | make my email sound less rude | tone this down | expand this paragraph |
    turn this into active voice | make the conclusion stronger | rephrase so its not plagiarism | improve the flow of my essay |
    rewrite this policy in plain language | paraphrase of a paragraph | paraphrase this paragraph | rewrite my paragraph |
    make this better | fix my paragraph | improve my essay |
    My discussion section repeats itself a lot, so please tidy it up and keep my voice | Tone down the last paragraph |
    reword this sentence, I've used "however" four times | needs to be 500 words, it's 720 |
    sounds like a teenager wrote it, should read like a graduate student's | tighten my op-ed |
    rephrase so it doesn't sound like AI | rewrite my paragraph so it flows |
    I wrote this to a donor and it sounds cold, could you warm it up a bit |
    combine these two paragraphs, they say nearly the same thing |
    the portal only accepts 2000 characters and my text has 2600, cut it without losing the main point |
    How can this paragraph be put so that a city council member understands it? | make my bio less stiff |
    shorten this abstract to 150 words | I want this policy in plain language | paraphrase this passage in simpler english |
    adapt this technical blurb for high schoolers`,
  work: `
    annotate this poem | edit my sop | work on this text | do something with this data | help with this document |
    go through this contract | fill in this form | add headings to this document | finish this paragraph | make this accessible |
    check this contract for problems | compare this with the original | continue this story | insert transitions in my essay |
    format my thesis | put this into our template | fact check this article | convert this recipe to metric | update this page |
    adapt this activity for online`,
}
