/** Example requests: working on a text that exists. */
export const TEXTS_EXAMPLES = {
  resume: `
    make my resume better | update cv | resume for internships | tailor my resume to this job |
    turn my CV into a one page resume | resume bullet points for a barista job | help with my academic cv | review my resume |
    rewrite my work experience section for a data job | how do I put research on my resume | cv for phd applications |
    resume objective for career changer | fix the skills section on my résumé |
    I graduate from nursing school in May, here's my resume, the hospital posting is below it |
    the career center said my resume is weak, strengthen it | update my cv with these three publications |
    Recruiters want one page but my CV has four, what would you keep? |
    my resume keeps getting rejected by the system, what to change |
    I've been a stay at home mom for six years and my resume shows nothing, can you fix that? |
    i have no experience, how do i fill a resume | format for a CV in Germany, here's mine |
    turn my military service into a civilian resume | can u look at my resume, applying for a nurse aide job |
    Shorten my resume to one page | make my CV sound less student-y | I'm moving from coaching to administration, fix my resume |
    Improve the experience section of my CV please | what should I leave out of my resume |
    add my clinical rotation to my resume, how to phrase | resume summary line for a communications manager |
    Is my resume okay for HR analyst roles? | make resume ATS friendly |
    I have a CV from 2019 and need it for a postdoc application |
    resume help | make my resume stand out | fix my resume | polish my CV | my resume needs work |
    improve my CV | edit my resume | update my resume for me`,
  correction: `
    proofread my essay | check my report for spelling mistakes | fix the grammar in this email | correct my english |
    edit for typos and punctuation | is this sentence grammatically correct | check spelling of my abstract |
    proof read this letter | please correct the mistakes in my spanish paragraph | grammar check my cover letter |
    copyedit this article | fix commas | orthography check on this spanish flyer | punctuation check on the attached minutes |
    English isn't my first language and this goes to the dean in an hour, just get rid of the errors |
    subject verb agreement errors, can you catch them | verb tenses are all over the place here, fix them |
    Please look for misspelled names and words in the commencement list |
    does this sentence have a dangling modifier, correct it if so | proof my thesis acknowledgments |
    copyedit for mistakes, chicago manual | correct grammer in this text | mark the errors in my french composition |
    Are there any mistakes left in my Latin composition? I already checked the endings twice | find typos in the program notes |
    proofread this letter to the provost | Any typos in this? | spelling and commas only, dont rewrite |
    Please proof the press release below. | Proofread these wall labels before they go to print | check this job ad for typos |
    "Neither the students nor the teacher were" right or wrong | Look over the text for grammar mistakes, nothing else`,
  translation: `
    english version of this flyer please | spanish version of the notice | can i have this in french | give me the german version |
    translate my CV to french | translate this abstract to spanish | translate letter to parents into vietnamese |
    how do you say good luck in italian | spanish version of this flyer | put this in plain german |
    translation of a consent form into arabic | translate to english: ich komme morgen | translate the menu |
    render this poem in english | mandarin translation of our welcome email | this tagalog interview excerpt needs translating |
    The journal requires an abstract in Spanish as well, here's the english one | german to english, old letter from 1913 |
    Flyer translation to vietnamese for the clinic | ins Deutsche bitte: this cover note |
    My advisor in Lyon only reads French, so I need this update email in formal French |
    what does this russian sentence mean in english | spanish subtitles for this 1 min video script |
    how would you say "office hours are by appointment" in Mandarin | can you turn this arabic paragraph to english |
    translate lines 1-20 of Ovid | my host family wrote me in italian, what does it say |
    english to latin: "knowledge sets us free" | put the arrival info in simplified Chinese |
    Translate the safety sheet into Portuguese for our cleaning crew | Latin to English, two lines from a fresco |
    this Russian paper's method section in English pls | can you translate patient instructions into Haitian Creole |
    Translate Vasari's paragraph from the Italian | press release into French, Canadian |
    What's this Japanese error message in English? | translate benefits summary to Polish |
    our partners in Brazil need the agreement in Portuguese | the flyer has to go out in English too`,
  citations: `
    works cited for my essay | convert this to MLA style | convert these sources to APA |
    put this in MLA | turn these into APA 7 | change the references to chicago style | convert to harvard referencing |
    this source in vancouver style |
    fix these citations | put my references in apa | works cited page mla | format my bibliography | convert these to chicago |
    make citations for these links | check my reference list | turn these dois into references | apa citations for my sources |
    bibliography for my paper in harvard style | alphabetize and format my references | citation for this article |
    I've got twelve links and a due date tonight, turn them into a works cited |
    Prof takes off points for every wrong comma in the reference list, here's mine | Turn these URLs into APA 7 references |
    zotero messed up all my references when I exported, get them back into proper APA 7 |
    are my in-text citations formatted right? list below | make footnotes out of these sources, turabian |
    bibliography is a mess, make it consistent | bibtex for the following papers | put these 12 sources in APA |
    fix my reference list | here are five DOIs, I need them as Vancouver references | turn my footnotes into a bibliography |
    Reference list for my care plan, sources below | make these into AMA citations plz |
    format citations: 3 books, 2 exhibition catalogues | Check the in-text citations in this paragraph against the list |
    ieee references from this messy list | cite these websites for me in MLA |
    clean up the reference section, Physical Review style | Chicago author-date version of these entries`,
  minutes: `
    turn my meeting notes into minutes | turn my notes into minutes | write meeting minutes |
    minutes of the faculty senate from this transcript | summarize our meeting with action items |
    pull action items from the meeting | recap of the committee meeting | meeting notes to action items |
    clean up my notes from the staff meeting | notes from committee attached, need them as official minutes |
    Minutes for union meeting, oct 3, rough notes below | I was secretary today, here's what I jotted down, do the minutes |
    can you write the minutes for our department retreat | club officers met last night, minutes needed for the advisor |
    staff meeting minutes, formal | who agreed to do what in this meeting? write it up as minutes |
    I took notes at the dean's council, could you do the minutes | record of the weekly IT standup from this chat log |
    library board minutes, see notes |
    I took notes in the committee and they're a mess, minutes please |
    have to send the protocol of yesterday's meeting, here are my notes`,
  summary: `
    summarise this paper for me | summarize this report | tldr of this article | summarize chapter 4 |
    main points of the reading | executive summary of our annual report | give me the gist of this pdf |
    shorten this article to its key points | abstract too long, summarize | plain language summary of my study |
    summarise this paper on coral bleaching for me | synopsis of the play | key takeaways from the webinar |
    condense these notes | sum up the debate on minimum wage | bullet points from this lecture | summarize this text |
    summarize my notes | summarize the french revolution | write a summary | shorten this study to three sentences for my boss |
    can you get this 40-page NIH notice down to what matters for a small lab | condense the lecture notes I pasted |
    What did they find in this study, in words my patients would get? | whats the main argument of this paper |
    what are the findings in this paper, briefly |
    seminar in 20 minutes and I haven't read the Rawls chapter I'm pasting, what's in it | précis of the chapter, 200 words |
    I don't have time to read this, what does it say | what does this chapter say, short version please |
    sum up the email thread below | boil this down to a paragraph for the dean | recap of the attached board document, half a page |
    I have to know what's in this report by noon`,
  extraction: `
    extract all email addresses from this page | clean up this spreadsheet | sort my list by date |
    categorize these survey comments | pull the deadlines from this syllabus |
    turn this text into a table | put these names in alphabetical order | tag each response as positive or negative |
    make a table from this data | merge these two lists and remove duplicates | reformat this list |
    group these expenses by category | transcribe this handwriting | make a calendar of all due dates in my syllabi |
    turn my notes into a to-do list and sort it | turn this list into a table | make a to-do list from my notes |
    turn these notes into bullet points | sort these alphabetically | sort these names alphabetically: smith, jones |
    alphabetize this list | put the transcript in columns: speaker, time, quote | Get the sample sizes from these 8 abstracts |
    find all quotes about money in this interview |
    I have 90 comments from the town hall and want them bundled by topic, with nothing left out |
    turn this paragraph of results into a csv | Here's a bibliography, I only want the titles and years, tab separated |
    merge both rosters and flag students who are in only one | which deadlines are in this email? list them |
    extract the temperatures and pressures from my log | make a table out of these 20 job applications: name, degree, years |
    who is mentioned in this article? list names and titles | get the phone numbers from this page |
    make these dates all look like 2024-03-05 | convert this table to bullet points | Please reorder the schedule below by day |
    pick out all drugs and doses from this case`,
  feedback: `
    Give me feedback on my essay. | is my essay good? | critique my proposal | what do you think of my thesis statement |
    review my draft | find holes in my argument | comments on my teaching statement | peer review of this paper |
    is my methods section clear | tell me what's weak about my pitch | look over my application essay | thoughts on this? |
    read my story and be honest | does my introduction make sense | rate my cover letter | how can my poster be better |
    act as reviewer 2 and tear apart this paper | check my slides before tomorrow | feedback on an essay | feedback on my draft |
    find the flaws in my argument | find weaknesses in this proposal | is this good | any suggestions for my text |
    feedback on my code style, not bugs | my design for the experiment is below, poke holes in it | review my grant aims page |
    is this poem any good? | Peer review this classmate's paper | does this email sound rude |
    My story goes to workshop on Wednesday and I'd like to hear the harsh stuff from you first | where is my essay weak |
    would this abstract get accepted | honest feedback on my intro | feedback on this press release draft before I send it up |
    How does this email come across, too harsh? | look at my syllabus and tell me what's missing | roast my personal statement |
    comment on my exhibition text please | is my reflection good enough? its for nursing 102 |
    Please review our draft leave policy critically | critique of my training plan, I coach swimmers |
    what would a reviewer say about this grant draft | tell me the weak points in my business case |
    second opinion on this newsletter draft? |
    I hand in my proposal tomorrow, what would a reviewer say | is my introduction convincing, be strict |
    feedback on a chapter of my thesis | please give me feedback on the structure of my paper`,
  'revision after criticism': `
    My supervisor said my methods chapter is too vague. Improve it. | my professor says my essay lacks analysis, fix it |
    editor wants the intro shorter and punchier | reviewer says the discussion is unclear |
    my advisor told me my writing is wordy | boss thinks my report is confusing, rewrite |
    teacher said my thesis is weak help me | committee says my proposal has no clear question |
    I got feedback that my argument jumps around | prof wrote "so what?" in the margin next to my conclusion |
    reader called my story's ending rushed, I want to redo it |
    editor says tone too academic for the magazine, need to adjust this piece |
    I lost points for "vague topic sentences", can we fix these | feedback was "show dont tell", apply it to this scene |
    Grant panel criticized our significance section as unconvincing, rewrite w/ that in mind |
    writing center told me i summarize instead of analyze | classmates said they couldn't follow my methods section |
    chair's comment: "needs a stronger claim". this is the page |
    my teacher keeps writing awk next to my sentences, what does she want |
    my prof said 'too descriptive', how do I fix my paper | Dean sent the memo back: 'unclear ask'. Help me rework it |
    instructor says my care plan lacks rationale, text below | got the comment 'needs more analysis' on my essay, what now |
    TA marked my paragraph as awkward and wordy, help me change it |
    IRB returned my application asking for clarification on recruitment, need to revise |
    boss: "this sounds defensive". how to rewrite |
    the committee's comments on my proposal draft are below, help me address them in the text |
    legal flagged two sentences in our policy, rephrase per their comments |
    comment from my advisor: claims not supported. see section 3`,
  revision: `
    make my ending better | simplify in everyday words | condense to 50 words | reword so that it flows | shorten to one page | put this in simpler english |
    make my personal statement better | make this sound more academic |
    rewrite this so it doesnt sound like AI. also make it shorter | improve this paragraph | paraphrase this for me |
    make it more formal | shorten my abstract to 150 words | polish this email | reword this sentence | make this less wordy |
    simplify this text for the public | edit my intro | make my email sound less rude | tone this down | expand this paragraph |
    turn this into active voice | make the conclusion stronger |  improve the flow of my essay |
    rewrite this policy in plain language | paraphrase of a paragraph | paraphrase this paragraph | rewrite my paragraph |
    make this better | fix my paragraph | improve my essay | my report is too long, cut it down |
    make our club constitution shorter | make it longer | cut this down to one page | my essay is over the word limit |
    My discussion section repeats itself a lot, so please tidy it up and keep my voice | Tone down the last paragraph |
    needs to be 500 words, it's 720 | sounds like a teenager wrote it, should read like a graduate student's | tighten my op-ed |
    I wrote this to a donor and it sounds cold, could you warm it up a bit |
    combine these two paragraphs, they say nearly the same thing |
    the portal only accepts 2000 characters and my text has 2600, cut it without losing the main point |
    How can this paragraph be put so that a city council member understands it? | make my bio less stiff |
    shorten this abstract to 150 words | paraphrase this passage in simpler english |
    adapt this technical blurb for high schoolers | can you make my email friendlier | less jargon pls | polish my abstract |
    rephrase: "we regret to inform you that your request has been denied" | Make the intro flow better |
    tighten up this catalog entry | Turn the passive voice into active in this section |
    plain-language version of the leave policy below | expand this bullet list into full sentences |
    more formal version of this note to the provost | this paragraph is clunky, smooth it out |
    my supervisor says the text is too long, cut it by half | this paragraph sounds clumsy |
    improve my conclusion | improve my introduction paragraph | improve the wording of my essay`,
  work: `
    annotate this poem | edit my sop | work on this text | do something with this data | help with this document |
    go through this contract | fill in this form | add headings to this document | finish this paragraph | make this accessible |
    check this contract for problems | compare this with the original | continue this story | insert transitions in my essay |
    format my thesis | put this into our template | fact check this article | convert this recipe to metric | update this page |
    adapt this activity for online | is this contract ok to sign | make the graph prettier | look through this lease |
    add a paragraph on plagiarism to our handbook | add a chapter on safety to my lab manual |
    put the new dates into our course page | change the dates in my course description | adapt our guidelines to the new law |
    update the contact list in this document |
    fix my linkedin page | improve my website | make our newsletter more appealing |
    improve our website`,
  paraphrase: `
    rephrase so its not plagiarism | paraphrase a source for my paper |
    reword this paragraph from an article so turnitin doesn't flag it |
    paraphrase this article passage with citation | how do I say this in my own words without plagiarizing |
    change the wording of this book quote for my essay |
    paraphrase and cite this source | turn this quotation into a paraphrase |
    reword this text from a website without plagiarism | avoid plagiarism in this section |
    put what the author says into my own words | this sentence is copied from a book, reword it |
    turnitin says 40 percent, rewrite this | say what this source says differently and cite it`,
  'livelier talk': `
    liven up my presentation |
    my talk is dry, make it more interesting | make my class presentation more fun |
    students fall asleep in my lecture, here are the slides | make this presentation more engaging |
    my slides are boring, what can I do | how do I make my talk more interesting | spice up my powerpoint |
    jazz up my slides for the parents evening | how can I make my seminar talk less dull |
    make our orientation presentation more interactive | improve my presentation`,
}
