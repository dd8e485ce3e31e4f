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
    improve my CV | edit my resume | update my resume for me |
    two page cv biology postdoc | federal resume veteran student | put research assistant on resume how |
    how to list publications under review on cv | acting resume theater major | linkedin to resume |
    curriculum vitae for fulbright | teaching experience cv entries | how far back should my cv go |
    can you make my bullets stronger for a lab tech resume | whats the best order of sections on a cv for art school |
    could you look at my vita and format the grants part | never made a resume before, where do i begin |
    does a gap year go in a resume and how | can u make my resume better im applying to like everything rn |
    need a cv for grad school bio |
    cv for student with no experience | cv tidy up academic |
    cv to nsf biosketch`,
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
    "Neither the students nor the teacher were" right or wrong | Look over the text for grammar mistakes, nothing else |
    typo check newsletter | grammar check lab report section | who or whom in this sentence |
    spellcheck my cover page | affect or effect here | non native speaker pls correct errors |
    are these hyphens right | correct punctuation thesis chapter 2 | did i use the semicolon right here |
    is it data is or data are in this line | can you fix my english mistakes and leave the rest alone |
    whats wrong grammatically with this sentence | does this paragraph have run ons |
    i mix up articles a lot, please correct them in the text | is the verb right in a number of people has |
    my advisor circled comma splices everywhere, find and fix them | fix grammar in my essay pls |
    proofread my chem lab report |
    fix my grammar | is this german sentence right for a cover letter to a prof |
    check my german grammar | can u just proofread this before i submit, due at midnight |
    this sentence sounds off but my english isnt good, can you correct it |
    problem set 5 solutions, check for mistakes | R2T4 calculation check | edit to house style ap | class notes cleanup`,
  translation: `
    english version of this flyer please | spanish version of the notice | can i have this in french |
    give me the german version | translate my CV to french | translate this abstract to spanish |
    translate letter to parents into vietnamese | how do you say good luck in italian |
    spanish version of this flyer | put this in plain german | translation of a consent form into arabic |
    translate to english: ich komme morgen | translate the menu | render this poem in english |
    mandarin translation of our welcome email | this tagalog interview excerpt needs translating |
    The journal requires an abstract in Spanish as well, here's the english one |
    german to english, old letter from 1913 | Flyer translation to vietnamese for the clinic |
    ins Deutsche bitte: this cover note |
    My advisor in Lyon only reads French, so I need this update email in formal French |
    what does this russian sentence mean in english | spanish subtitles for this 1 min video script |
    how would you say "office hours are by appointment" in Mandarin | can you turn this arabic paragraph to english |
    translate lines 1-20 of Ovid | my host family wrote me in italian, what does it say |
    english to latin: "knowledge sets us free" | put the arrival info in simplified Chinese |
    Translate the safety sheet into Portuguese for our cleaning crew | Latin to English, two lines from a fresco |
    this Russian paper's method section in English pls | can you translate patient instructions into Haitian Creole |
    Translate Vasari's paragraph from the Italian | press release into French, Canadian |
    What's this Japanese error message in English? | translate benefits summary to Polish |
    our partners in Brazil need the agreement in Portuguese | the flyer has to go out in English too |
    korean to english recipe | consent sheet in vietnamese | traduccion al ingles de este parrafo |
    into italian for exchange coordinator | what is this in english | swahili greeting translate for event |
    turn english survey items into hindi | whats the french for academic probation |
    can you say this in polish for my host family | i got this notice in chinese and need it in english |
    does this german phrase mean it was denied | could you give me the english for these quotations from dante |
    what does carpe noctem actually mean in english |
    my grandmothers letter is in ukrainian, help me read it in english |
    is there a spanish word for advisor that fits a university | translate this archival letter german 1890s |
    cant read this old handwriting | translate this abstract to english | translate latin passage caesar book 1 |
    translate syllabus into english | translate this latin charter please | translate this paragraph to spanish |
    latin translation caesar book 1 | what does this chinese transcript say | spanish version of my flyer |
    my abstract in german`,
  citations: `
    works cited for my essay | convert this to MLA style | convert these sources to APA | put this in MLA |
    turn these into APA 7 | change the references to chicago style | convert to harvard referencing |
    this source in vancouver style | fix these citations | put my references in apa | works cited page mla |
    format my bibliography | convert these to chicago | make citations for these links | check my reference list |
    turn these dois into references | apa citations for my sources | bibliography for my paper in harvard style |
    alphabetize and format my references | citation for this article |
    I've got twelve links and a due date tonight, turn them into a works cited |
    Prof takes off points for every wrong comma in the reference list, here's mine |
    Turn these URLs into APA 7 references |
    zotero messed up all my references when I exported, get them back into proper APA 7 |
    are my in-text citations formatted right? list below | make footnotes out of these sources, turabian |
    bibliography is a mess, make it consistent | bibtex for the following papers | put these 12 sources in APA |
    fix my reference list | here are five DOIs, I need them as Vancouver references |
    turn my footnotes into a bibliography | Reference list for my care plan, sources below |
    make these into AMA citations plz | format citations: 3 books, 2 exhibition catalogues |
    Check the in-text citations in this paragraph against the list | ieee references from this messy list |
    cite these websites for me in MLA | clean up the reference section, Physical Review style |
    Chicago author-date version of these entries | ieee format for 12 refs | ama references nursing manuscript |
    reformat refs for nature | asa bibliography from this list | ris to bibtex conversion my refs |
    whats the full apa entry for this book, isbn below | did i italicize the right parts in my reference list |
    need doi added to each of these references | how do my 8 sources look in cse style |
    i need bibtex entries with consistent keys for the papers listed below |
    put all my citations in apa format and in the right order | bibliography in chicago style from these links |
    bibtex references messed up, clean | footnotes to chicago style | convert bibliography to chicago |
    check my references are real and apa 7 | are these cited right | is my citation right`,
  minutes: `
    turn my meeting notes into minutes | write meeting minutes | minutes of the faculty senate from this transcript |
    summarize our meeting with action items | pull action items from the meeting | recap of the committee meeting |
    meeting notes to action items | clean up my notes from the staff meeting |
    notes from committee attached, need them as official minutes |
    Minutes for union meeting, oct 3, rough notes below |
    I was secretary today, here's what I jotted down, do the minutes |
    can you write the minutes for our department retreat |
    club officers met last night, minutes needed for the advisor | staff meeting minutes, formal |
    who agreed to do what in this meeting? write it up as minutes |
    I took notes at the dean's council, could you do the minutes |
    record of the weekly IT standup from this chat log | library board minutes, see notes |
    I took notes in the committee and they're a mess, minutes please |
    have to send the protocol of yesterday's meeting, here are my notes | senate minutes formal format |
    who does what by when from these notes | action list out of this call | decisions and to dos from the notes |
    how do i turn this messy recording transcript into proper minutes |
    what did we decide and who has to do what, notes below |
    is there a way to get clean minutes from the teams transcript | meeting notes from our group call into todo list |
    minutes of exam board, clean up | notes from group meeting into action items |
    minutes of student senate meeting from my notes | minutes from club meeting notes |
    minutes from faculty senate meeting | turn this zoom recording into minutes and todos`,
  summary: `
    summarise this paper for me | summarize this report | tldr of this article | summarize chapter 4 |
    main points of the reading | executive summary of our annual report | give me the gist of this pdf |
    shorten this article to its key points | abstract too long, summarize |
    summarise this paper on coral bleaching for me | synopsis of the play | key takeaways from the webinar |
    condense these notes | sum up the debate on minimum wage | bullet points from this lecture | summarize this text |
    summarize my notes | summarize the french revolution | write a summary |
    shorten this study to three sentences for my boss |
    can you get this 40-page NIH notice down to what matters for a small lab | condense the lecture notes I pasted |
    What did they find in this study, in words my patients would get? | whats the main argument of this paper |
    what are the findings in this paper, briefly |
    seminar in 20 minutes and I haven't read the Rawls chapter I'm pasting, what's in it |
    précis of the chapter, 200 words | I don't have time to read this, what does it say |
    what does this chapter say, short version please | sum up the email thread below |
    boil this down to a paragraph for the dean | recap of the attached board document, half a page |
    I have to know what's in this report by noon | short summary policy document | summarise 3 paragraphs in one |
    main takeaways webinar transcript | what is this paper saying in brief |
    one paragraph summary supreme court opinion | highlights of the budget memo |
    what happens in this act in five sentences | which are the three most important points in the passage |
    could you recap the discussion thread from this week | what did the speaker say overall, transcript below |
    need the takeaways of the town hall before my next meeting | summarize this reading for seminar tmrw |
    summarize my course evals | summarize this paper pls and tell me if its worth reading |
    summarize these 300 open ended survey responses for the vp by friday | summarise this paper pls |
    paper in german, explain main point in english | summary of last lecture for the start of next one |
    summarize these 12 papers on urban heat | duty log summary for the week | summarise this chapter on foucault |
    midterm eval comments, summarise | player stats into something coach can read |
    ticket summary for last month, top issues | course evals are in, whats the gist |
    usage stats counter reports into something the dean understands | law school case brief for class |
    brief this case for torts | case brief donoghue v stevenson | case brief for donoghue v stevenson |
    brief marbury v madison | case brief miranda v arizona | recap of lecture 5 | recap this podcast`,
  extraction: `
    extract all email addresses from this page | clean up this spreadsheet | sort my list by date |
    categorize these survey comments | pull the deadlines from this syllabus | turn this text into a table |
    put these names in alphabetical order | tag each response as positive or negative | make a table from this data |
    merge these two lists and remove duplicates | reformat this list | group these expenses by category |
    transcribe this handwriting | make a calendar of all due dates in my syllabi |
    turn my notes into a to-do list and sort it | make a to-do list from my notes | sort these alphabetically |
    sort these names alphabetically: smith, jones | alphabetize this list |
    put the transcript in columns: speaker, time, quote | Get the sample sizes from these 8 abstracts |
    find all quotes about money in this interview |
    I have 90 comments from the town hall and want them bundled by topic, with nothing left out |
    turn this paragraph of results into a csv |
    Here's a bibliography, I only want the titles and years, tab separated |
    merge both rosters and flag students who are in only one | which deadlines are in this email? list them |
    extract the temperatures and pressures from my log |
    make a table out of these 20 job applications: name, degree, years |
    who is mentioned in this article? list names and titles | get the phone numbers from this page |
    make these dates all look like 2024-03-05 | convert this table to bullet points |
    Please reorder the schedule below by day | pick out all drugs and doses from this case |
    list every author mentioned below | text to csv | pull out key terms from passage |
    extract p values and n from abstract | list requirements stated in the rfp |
    which people are named in this letter and where | what are all the species that show up in this text |
    i only need the lines that mention scholarships | which of the following entries are missing a date |
    can you strip the timestamps out of this transcript | need every statistic in this report in a list with page |
    clean up this excel data | OCR of 19th century newspaper full of errors | ICD codes to categories, lookup table |
    transcribe this interview audio, spanish | label 2000 tweets by sentiment |
    reconcile p-card statement with receipts | work order priorities, 60 of them, sort |
    room numbers list to signage | room assignment 300 students preferences | clean this messy csv |
    screen 140 applicants for faculty search, matrix | allergen labels for dining hall |
    immunization compliance, who is missing | collections database export full of dupes |
    read 50 personal statements and rank | space inventory cleanup |
    at risk students from the early alert spreadsheet | name pronunciation list for graduation |
    put these names in a table | put this into columns`,
  feedback: `
    Give me feedback on my essay. | is my essay good? | critique my proposal |
    what do you think of my thesis statement | review my draft | find holes in my argument |
    comments on my teaching statement | is my methods section clear | tell me what's weak about my pitch |
    look over my application essay | thoughts on this? | read my story and be honest |
    does my introduction make sense | rate my cover letter | how can my poster be better |
    act as reviewer 2 and tear apart this paper | check my slides before tomorrow | feedback on an essay |
    feedback on my draft | find the flaws in my argument | find weaknesses in this proposal | is this good |
    any suggestions for my text | feedback on my code style, not bugs |
    my design for the experiment is below, poke holes in it | review my grant aims page | is this poem any good? |
    does this email sound rude |
    My story goes to workshop on Wednesday and I'd like to hear the harsh stuff from you first |
    where is my essay weak | would this abstract get accepted | honest feedback on my intro |
    feedback on this press release draft before I send it up | How does this email come across, too harsh? |
    look at my syllabus and tell me what's missing | roast my personal statement |
    comment on my exhibition text please | is my reflection good enough? its for nursing 102 |
    Please review our draft leave policy critically | critique of my training plan, I coach swimmers |
    what would a reviewer say about this grant draft | tell me the weak points in my business case |
    second opinion on this newsletter draft? | I hand in my proposal tomorrow, what would a reviewer say |
    is my introduction convincing, be strict | feedback on a chapter of my thesis |
    please give me feedback on the structure of my paper | critique this teaching philosophy |
    how convincing is my piece | assess my paper before i submit | tone of my email ok |
    does this paragraph make sense to someone outside my field | is my conclusion too repetitive |
    how could my design statement be stronger, just notes no rewrite | am i being too harsh in this message |
    which part of my op ed is the weakest | not sure my story ending works, opinions | feedback on my short story |
    check my 4 part harmony hw | poke holes in my argument (ethics paper) | is my introduction ok |
    why did i only get a C on this | feedback on my personal statement for med school | critique my logo design |
    does my conclusion actually answer my question | check if my exam questions are clear |
    observation notes from colleague's class into feedback | is this rubric fair | specific aims page feedback |
    check the logic of my argument section 3 | bylaws conflict with each other, check |
    critique my logo design description | ielts writing task 2 score mine | did i answer the question |
    postdoc job talk, 45 min, need feedback | speaker contract looks off | body cam policy review |
    read this contract and tell me whats bad for us | is my thesis statement clear | is my thesis strong enough |
    is this title ok | what's wrong with this argument | find the fallacy in this reasoning |
    whats wrong with my reasoning here | be brutal about my statement | be honest about my cover letter |
    tear my personal statement apart`,
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
    comment from my advisor: claims not supported. see section 3 |
    rework statement mentor called it generic | address editors notes on my article |
    update policy draft after senate objections | incorporate supervisor feedback into chapter two |
    fix what my tutor marked | revised version based on coauthor comments | pi says too wordy here is draft |
    revise abstract after labmates critique | grader noted lacks evidence strengthen paragraph |
    prof said my argument is "descriptive not analytical" what does that even mean`,
  revision: `
    make my ending better | reword so that it flows | make my personal statement better |
    make this sound more academic | rewrite this so it doesnt sound like AI. also make it shorter |
    improve this paragraph | paraphrase this for me | make it more formal | polish this email | reword this sentence |
    make this less wordy | edit my intro | make my email sound less rude | tone this down | expand this paragraph |
    turn this into active voice | make the conclusion stronger | improve the flow of my essay |
    paraphrase of a paragraph | paraphrase this paragraph | rewrite my paragraph | make this better |
    fix my paragraph | improve my essay | my report is too long, cut it down | make our club constitution shorter |
    make it longer | my essay is over the word limit |
    My discussion section repeats itself a lot, so please tidy it up and keep my voice |
    Tone down the last paragraph | sounds like a teenager wrote it, should read like a graduate student's |
    tighten my op-ed | I wrote this to a donor and it sounds cold, could you warm it up a bit |
    combine these two paragraphs, they say nearly the same thing |
    the portal only accepts 2000 characters and my text has 2600, cut it without losing the main point |
    How can this paragraph be put so that a city council member understands it? | make my bio less stiff |
    paraphrase this passage in simpler english | adapt this technical blurb for high schoolers |
    can you make my email friendlier | less jargon pls | polish my abstract |
    rephrase: "we regret to inform you that your request has been denied" | Make the intro flow better |
    tighten up this catalog entry | Turn the passive voice into active in this section |
    plain-language version of the leave policy below | expand this bullet list into full sentences |
    more formal version of this note to the provost | this paragraph is clunky, smooth it out |
    my supervisor says the text is too long, cut it by half | this paragraph sounds clumsy | improve my conclusion |
    improve my introduction paragraph | improve the wording of my essay |
    smoother transitions between these sections | reword this sentence less clunky |
    sharpen wording of mission statement | cleaner version of this notice | can u enhance this text |
    stronger verbs in this paragraph | redraft this memo nicer | better phrasing for this sentence |
    elevate the language in my story summary | upgrade my writing here sociology | how can i word this better |
    what would be a more elegant way to put this | my wording is so repetitive here, can you vary it |
    is there a crisper way to phrase the second paragraph | fix my intro it rambles |
    rewrite our program webpage, its way too long and nobody reads it | make it sound more academic |
    my argument goes in circles help | transitions between my paragraphs are terrible | make this worksheet easier |
    rewrite feedback so it is less harsh | rewrite so it sounds less like a thesis |
    transcript hold message, less mean | probation letter, kinder tone | rewrite this web page, nobody reads it |
    make my english better in this email | my essay intro sucks, fix it | award letter confusing, redo |
    open enrollment email nobody reads | make this research sound interesting |
    diversity statement doesnt sound like me | position description rewrite for reclass |
    harassment complaint, intake notes cleanup | tone down my email | make this message less aggressive |
    soften this feedback`,
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
    reword this paragraph from an article so turnitin doesn't flag it | paraphrase this article passage with citation |
    how do I say this in my own words without plagiarizing | change the wording of this book quote for my essay |
    paraphrase and cite this source | turn this quotation into a paraphrase |
    reword this text from a website without plagiarism | avoid plagiarism in this section |
    put what the author says into my own words | this sentence is copied from a book, reword it |
    turnitin says 40 percent, rewrite this | say what this source says differently and cite it |
    how to paraphrase this source properly | patchwriting or ok paraphrase | too close to the original fix |
    paraphrase findings of smith 2019 | did i paraphrase or plagiarize here |
    is my paraphrase too similar to the source |
    how do you reword a definition thats already so short without copying |
    similarity score is 38 percent, how do i rephrase the borrowed parts | paraphrase this without plagiarising |
    paraphrase this so turnitin doesnt flag it`,
  'livelier talk': `
    liven up my presentation | my talk is dry, make it more interesting | make my class presentation more fun |
    students fall asleep in my lecture, here are the slides | make this presentation more engaging |
    my slides are boring, what can I do | how do I make my talk more interesting | spice up my powerpoint |
    jazz up my slides for the parents evening | how can I make my seminar talk less dull |
    make our orientation presentation more interactive | improve my presentation | boring tort law lecture fix |
    library welcome talk too dull | keep 200 freshmen awake during lecture | wake up the audience midway keynote |
    funny opener for dull compliance briefing | add energy to my seminar talk |
    attention grabber for lecture on glaciers | interactive bits for accounting lecture |
    snappier delivery for budget presentation | turn dry hipaa lecture into something lively |
    hook listeners talk about medieval guilds | my lab meeting talks put people to sleep what could i add |
    how can a talk on municipal bonds possibly be exciting |
    got told my presentation on title ix rules was a snoozefest |
    what stories or demos would perk up a talk on concrete curing |
    large lecture 400 people how to make interactive | bored of powerpoint, something else for roman law`,
  description: `
    course description intro to astronomy | catalog entry seminar on jazz | event blurb guest lecture |
    collection description civil war letters | dataset readme stream temperature |
    metadata for oral history interviews | product description campus store hoodie | wall label 18th century teapot |
    podcast episode description | workshop blurb intro to r | program description ms in finance |
    session description for conference panel | item description for auction basket |
    finding aid scope and content note | dublin core for map scans | museum label for trilobite |
    catalog copy new course on ai ethics | calendar listing text for recital | study abroad program blurb costa rica |
    exhibit text panel women in science | short description of our lab for website listing |
    app store description bus tracker | about this collection pottery sherds |
    club description for student org directory | 40 word course bulletin text genetics |
    codebook variable descriptions labor survey | camp description coding for kids |
    blurb for back cover of poetry book | subject headings and abstract for digital photos |
    film series program notes | apparatus description wind tunnel for equipment catalog |
    describe summer class on mushrooms for schedule | concert program notes brahms | rental listing text for sublet |
    track description hackathon | how do i describe my special topics class so students sign up |
    what should the catalog say about the new internship course |
    need a paragraph that tells people what our film festival is |
    how would an archivist describe a box of unsorted glass slides |
    what goes in the metadata record for a set of bird recordings |
    the registrar needs 75 words on my seminar about plagues |
    can you describe this batch of donated postcards for the online catalog |
    how do you write program notes for a piece nobody knows | selling my desk and bike and need a listing |
    what is the best way to describe our minor in two sentences | the bookstore wants copy for a mug and a tote bag |
    catalog description for photo collection | event description for a film night |
    program description for the catalog | metadata for photo collection, dublin core |
    wall labels for textile exhibit | marc record for a thesis | finding aid for the papers of a local botanist |
    metadata for 300 scanned photos dublin core | product description for the bookstore |
    course description for catalog, intro to folklore | description of my course for the catalog |
    description of our lab for the website`,
  shortening: `
    cut to 250 words | shorten this abstract | too long trim it | get this under 500 characters |
    make it fit one page | reduce my bio to 100 words | condense personal statement 650 limit |
    word limit is 300 im at 420 | half the length please | tighten this paragraph fewer words |
    abstract 40 words over | trim cover letter to a page | make this shorter keep the meaning |
    chop specific aims down | brief version of this announcement 50 words | 4000 characters max common app activity |
    squeeze bullet points to two lines each | boil my intro down to five sentences | drop about 15 percent |
    lose a third of this speech | make my email less long | abridge program notes to 150 |
    compress methods section journal limit | prune the wordy parts | two pages to one |
    3 min version of my 6 min talk | trim the fat from this report | nsf summary must be one page its 1.3 |
    150 char limit for title and subtitle | shave off 60 words | crop job ad to 1000 characters |
    cut down my poem intro please | how would i shorten this to 250 words |
    the form only takes 1500 characters and mine has 2100 | what can i leave out to meet the word count |
    my statement of purpose runs three pages and they want two |
    how do i get this paragraph down without losing the citations | it wont let me submit because its over the limit |
    can you say the same thing in fewer words | which sentences could go so it fits on the slide |
    the editor says my article must lose 800 words | is there any way to make this fit in a tweet |
    my poster text is too much can you halve it | how could i make the wall label 60 words instead of 110 |
    the conference wants 1800 characters including spaces and i have 2300 |
    would you be able to get the memo to a single page | my answer is 30 words above the allowed length |
    cut my paper by 1500 words | shorten this abstract to 150 words | condense to 50 words | shorten to 250 words |
    too many words need to cut 800 | make this abstract shorter, 250 words max | abstract too long, cut to 250 words |
    can you just make this email shorter and less angry | cut my abstract to 250 words |
    our intake form is 6 pages, nobody finishes it | nih specific aims page, too long`,
  'peer review': `
    referee report for manuscript on soil carbon | review this paper for a journal |
    conference submission review neurips style | reviewer comments major and minor | peer review proposal nsf panel |
    as reviewer 2 evaluate this submission | assess manuscript novelty methods |
    referee for economics journal reject recommendation | panel summary for grant i was assigned |
    write confidential comments to the editor | strengths and weaknesses of nih application im reviewing |
    r01 critique significance innovation approach | review of a book manuscript for university press |
    reviewing abstract submissions scoring | first time reviewer how to write report |
    re review revised manuscript did they fix it | journal asked me to review paper on bees |
    critique for study section | review a colleagues proposal for internal competition panel |
    major revision letter as referee | points to raise in review of qualitative article | chi paper review |
    does this submission deserve acceptance | invited to referee math paper |
    fellowship application panel scores justify | program committee review workshop paper |
    constructive reject review | check the stats in a paper im refereeing | artifact evaluation review |
    peer reviewing chapter for edited volume | editor decision letter summarizing two referees |
    review criteria and comments for undergraduate research grants i judge |
    how long should a review for a humanities journal be | what are good questions to ask the authors in a review |
    can you help me judge whether this submitted article supports its claims |
    how do i phrase criticism of the sample in a review kindly |
    what do editors expect from reviewers of a registered report |
    do these comments for the authors sound like a fair review |
    what weaknesses would a panelist see in this application assigned to me |
    how do i structure comments to authors and comments to editor | review this manuscript for journal |
    peer review of this paper |
    referee report on this manuscript |
    is this paper any good or should i desk reject | peer review this manuscript for me`,
  'plain language': `
    put this abstract in plain english | lay summary of my paper |
    explain this policy text in simple words for students | rewrite consent language 8th grade level |
    plain language summary clinical trial | dumb this paragraph down | make legal clause understandable |
    jargon free version | translate this legalese to normal english | for non scientists this summary |
    reading level lower of this discharge sheet | simplify this contract paragraph |
    what does this passage say in simple words | lay abstract for funder | easy read version of housing rules |
    turn my results into everyday language | public friendly version of abstract on qubits |
    simpler wording for patients | six grade reading level please | take the technical terms out |
    make this understandable to my grandma | lay person summary dissertation glaciers |
    decode this statute for tenants | nontechnical summary nih style | simple english version of the kant excerpt |
    rewrite tax instructions so normal people get it | research summary for community partners lay terms |
    unscramble this financial aid paragraph | general audience version of genetics abstract |
    this theorem statement in ordinary words | simplify for english learners | say that in normal words |
    accessible summary for participants of study | laymans terms mri report |
    what is this lease clause actually saying in human language |
    nobody outside my field understands this abstract can you fix that |
    the participants cant follow our information text its too technical |
    how would you say this paragraph to someone with no science background |
    the journal wants a summary for the public of 150 words |
    how can i make this benefits notice less bureaucratic for employees |
    what would this court opinion sound like without the legal terms |
    could a twelve year old understand this and if not rewrite it |
    the terms of service are unreadable whats the simple version |
    my grant needs a public summary and mine is full of jargon |
    can you turn the engineers report into words the neighbors will understand |
    this accreditation standard is gibberish what does it mean in simple terms |
    does this loan agreement have a version regular people can read | what is kant even saying here i read it 3 times |
    simplify this text for B1 learners | lay summary for patients |
    explain verification letter in plain english fafsa | simplify this text for the public |
    reading too hard for my students simplify | lay summary of my cancer grant |
    transfer credit policy in simple words | translate my consent form to plain english |
    translate this into lay terms | put the abstract in plain english | translate legalese into everyday words |
    put this in simpler english |
    dose escalation explained in plain language for participants | consent form reading level too high`,
}
