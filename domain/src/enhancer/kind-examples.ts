// Requests as people write them, with `|` between them. A kind of task in kinds.ts is recognized by them, and the others keep
// a request from being taken for one of these.
export const KIND_EXAMPLES: Readonly<Record<string, string>> = {
  quiz: `
    Quiz questions on accruals and deferrals | create a quiz on cell biology | multiple choice questions about ww1 |
    midterm exam for intro psych | exit ticket photosynthesis | final exam questions macroeconomics |
    20 MCQs on anatomy | pop quiz for chapter 3 | true false questions on lab safety |
    comprehension questions for this article | mock exam for nursing students | test for my spanish class |
    kahoot questions about viruses | vocabulary test unit 5 | I teach biology, make a quiz on mitosis | make a quiz |
    quiz for my class | write test questions | multiple-choice questions for anatomy practical |
    vocab test for my Latin students | 5 question exit ticket on slope | placement test for German |
    essay questions for the art history final | kahoot on world capitals for 7th graders |
    the compliance office wants staff tested on data privacy, ten items, passing is eight |
    a diagnostic test to see what algebra my freshmen remember |
    make a final exam, American gov, mix of mc and short answer |
    Half my class hasn't read the Odyssey, I want a short quiz tomorrow that shows who has |
    comprehension check after the video on vaccines, 6 questions w/ answers |
    I'm out of midterm questions for intro econ, can you write 25 new ones with a key? |
    midterm for intro to art history | phishing awareness quiz for staff |
    write an exam on circuits for my physics 2 students | Short quiz to check if players know the rule changes |
    need 10 MC questions with distractors, for Baroque unit | pharmacology test, 25 items, with answer key |
    exam questions for corporate finance, hard | Reading quiz for week 4 please |
    slide identification test, 15 works | certification test for forklift users in the lab basement |
    a mock exam for A&P 1 | my students write a test on Friday and I need the questions |
    20 minutes left at the end of class, short quiz on vectors |
    exam on organic reactions, I still need tasks for it |
    give me 15 true or false questions on hygiene with an answer key | mcq bank for nursing pharmacology course |
    exam questions i can give thermodynamics students | alternate version of my econ midterm |
    short answer exam items shakespeare course | end of unit assessment with key music theory |
    makeup exam different questions same difficulty | distractors for multiple choice items chemistry |
    take home exam for graduate ethics seminar | i teach optics and need a quick in class quiz with key |
    midterm questions thermo | mcq quiz pharmacology 20 q |
    make another version of my stats final for the students who missed it |
    10 multiple choice questions on photosynthesis | exam questions that chatgpt cant answer |
    model answer for this exam question | variants of this exam question, same difficulty |
    kahoot about cell biology | student with dyslexia how adapt my exam | oral exam questions on civil procedure |
    pre-test to see what they already know | information literacy quiz |
    exam questions intro stats, 20 multiple choice | quiz questions on photosynthesis, 10 mc |
    make my final exam harder to cheat on with chatgpt | final on world war two | midterm about optics, 20 points |
    exam on fractions`,
  flashcards: `
    flash cards for pharmacology drugs pls | make flashcards from my notes | flashcards krebs cycle |
    anki cards for spanish vocab | anki deck on cranial nerves | create flashcards for chapter 6 |
    flashcards with art history dates | cards to memorize the periodic table | turn these terms into flash cards |
    quizlet set for bio | music theory flashcards, key signatures |
    a deck of cards about sorting algorithms and big O | Q/A cards for the amino acids |
    front: the English word, back: hangul with an example sentence, 40 of those please |
    turn this glossary into flashcards |
    I learn best with anki, so here are my slides on plant families, make a deck |
    make cards out of my lecture notes on immunology | bone markings flashcards please |
    cranial nerve practical on Monday, can you put name, number, and function on cards for me |
    term and definition cards on marketing | study cards on French Revolution dates |
    front/back cards for german vocab, unit 3 | cloze cards for special relativity |
    flashcards on chemical hazard symbols for new lab staff | 200 anatomy terms until Monday, make cards |
    I need to learn the amino acids by heart, cards please | index cards for con law cases |
    q and a cards for geology minerals | cards japanese kanji n4 | memory cards library of congress classes |
    csv for anki from lecture slides | import ready quizlet terms psych 101 |
    spaced repetition cards muscle origins insertions | notecards to memorize world war one dates |
    how do i turn this chapter into an anki deck | i need something like quizlet for the bones of the hand |
    what would a good set of notecards on statistical distributions look like |
    any chance you can do cards for all the roman emperors | flashcards for anatomy upper limb |
    make me flashcards for anatomy exam | flashcards for pharmacology antibiotics`,
  'study plan': `
    study plan for bar exam | I have three exams in one week and don't know where to start. Help me plan. |
    make a schedule for finals | revision timetable for a levels | plan my studying for the mcat |
    help me organize my study time before midterms | how should I split my time between four finals |
    make me a study schedule, exam is in 10 days | 4 week plan to study for the GRE |
    plan for catching up on calculus before the final | schedule to revise anatomy |
    exam schedule help, two on the same day | plan my exam preparation | study schedule |
    MCAT in 4 months, how do I schedule everything | I've got two weeks till comps. Spread 40 books over that time |
    weekly schedule so I can keep up with five classes and soccer |
    need a study calendar november to december, 4 exams | Timetable for JLPT N3 prep, an hour per day |
    LSAT plan, three months, weak at logic games | what order and which days to study my 12 chapters of micro |
    a realistic studying schedule for a commuter who has only bus rides |
    Daily plan for learning for the TOEFL in two months | i work weekends, when do i study for pharm and patho?? |
    two exams and a paper in ten days, no idea how to fit it all in |
    finals in three weeks and I haven't started, need a timetable |
    I work 20 hours and have four exams in June, when do I study what |
    exam period starts soon and I can't get organised, day by day plan | plan my reading for comps |
    nclex 6 week prep plan | qualifying exam prep timeline math | two day cram plan linguistics |
    spread out history readings until the exam | can you tell me which subject to study on which day |
    study plan for finals 4 modules 5 weeks | i have 3 exams in 4 days what do i do | weekly routine to learn piano |
    routine for learning python while working full time | help me study for orgo 2 final its on thursday |
    cheat sheet for statistics | I need to pass my calc exam | help me prepare for my biology test |
    notes on chapter 5 | exam prep for pharmacology | cram for econ tomorrow | help me revise the cold war |
    summary sheet of formulas for physics | how do I prepare for an oral exam in history | get me ready for the bar |
    notes on the reading | chapter summary to study from | one page formula sheet for physics 1 |
    prepping for my music history listening exam | help me study for my chem final |
    exam 2 in bio is ch 7 to 11, could you put together a guide with what to know |
    everything I need for the welding certification exam on two pages |
    I have the carpal bones and hand muscles on my test Friday, give me a review with memory tricks |
    crash course before my linear algebra exam | I've a test on the nervous system tomorrow help |
    help me study for the anatomy practical | Exam Thursday on electrolytes, what do I need to know |
    study guide chapters 1-4 please | prepare me for my microbiology exam |
    what are the most important things for the stats final | i have my pharmacology exam tmrw and know nothing |
    help me revise for art history exam | make a review packet for my students before the test on integrals |
    help me prepare for the quantum qualifier | one-page crib sheet for the thermodynamics exam |
    exam review for unit 2: cell injury | midterm on genetics next week and I'm lost |
    oral exam in criminal law on Tuesday, I know nothing |
    I have a test on the nervous system and get everything mixed up |
    statistics exam coming up, panicking, no idea where to start | help me study for biochem final |
    cramming for stats exam tonight | how to memorize amino acids | prep for mcat physics section |
    bar exam evidence tips studying | best way to learn 300 latin words | get ready for my econ midterm |
    comps prep political theory help | remember all the presidents for test |
    last minute help art history slide exam | gre verbal how to prepare | nclex prep where do i begin |
    how to revise for closed book exam law | memory tricks for periodic table | active recall for geology exam |
    i keep failing my anatomy tests no matter how much i reread |
    how do i study for an open note exam in real analysis | how does one memorize all those reaction mechanisms |
    how do people prepare for the praxis without taking a course |
    which study techniques work for memorizing anatomy lab images before a practical |
    help me study for orgo final i havent really started yet | best way to memorize kanji |
    teach me enough accounting to pass the midterm on friday | how do i even start studying for the bar its so much`,
  explanation: `
    explain p-values to my students | explain recursion to a 10 year old | how do I explain mitosis to ninth graders |
    explain our findings to the public | describe my research to donors | explain the new policy to staff |
    analogy for voltage for my class | explain a diagnosis to a patient | present quantum entanglement to laypeople |
    introduce machine learning to humanities faculty | explain inflation to kids |
    how to explain regression to my boss | describe inflation for high schoolers |
    My students don't get the subjunctive, how to explain it to them |
    how would you describe entropy to an art major | simple explanation of blockchain for trustees |
    what's a good way of teaching my roommate derivatives | tell a layperson audience how mRNA works, 2 min |
    metaphor for voltage that 8th graders will understand | explain plagiarism to first-year international students |
    explain insulin to a patient who's afraid of needles, what do I say |
    Explain F-1 work rules to students in simple terms, for my info session |
    an easy way to tell athletes why sleep matters | explain to the board in plain words what SEO does |
    describe Bayes' theorem for my nursing majors | explain vesting to new hires |
    how to explain two-factor login to people who hate it |
    my students never get standard error, how do I explain it | I have to explain inflation to 12 year olds |
    how to teach recursion to beginners | how do i describe overhead costs to faculty |
    good example to show irony to class | how to get fractions across to tutees |
    put machine learning in words for the dean | teach my team offside rule easily |
    describe quantum stuff to museum visitors | everyday example of externalities for my section |
    my students never understand significant figures, how can i get it across |
    what is a good comparison to help patients grasp insulin resistance |
    how do i tell my family what comparative literature is |
    how could i make clear to new advisors what satisfactory progress means |
    what picture or story helps people get the concept of dark matter |
    how should i explain to freshmen why citing matters without lecturing them | better way to explain p values |
    explain bayes theorem for non math students | analogies for entropy | teach hypothesis testing with a story |
    worked example of dijkstra step by step | housing lottery rules explain |
    explain eigenvectors so sophomores get it | effort reporting explain to PIs | explain durkheim anomie |
    explain p value like im 5 | why did the roman republic fall, need for exam | explain habeas corpus |
    what is a p-value | how do vaccines work | I don't understand eigenvalues | teach me about black holes |
    overview of game theory | why is the sky blue | explain kant to me | what causes inflation |
    intro to microeconomics | how does the stock market work | what are enzymes | tell me about the ottoman empire |
    basics of project management | confused about limits | help me understand regression |
    what did freud mean by the unconscious | why did the roman empire fall | explain eigenvalues |
    what's the difference a catalyst makes | how do airplanes fly |
    our instructor says "heteroskedasticity" every five minutes and I still have no clue what she means |
    intersectionality - what is meant by that | can you walk me thru glycolysis |
    I'm an english major in a geology class, please teach me plate tectonics from zero |
    I missed the lecture on the Treaty of Versailles, what was it and why did people hate it? |
    so how exactly does an mRNA vaccine get the immune system to react? |
    wondering why the western roman empire collapsed when the east survived another thousand years |
    ELI5 machine learning | I don't understand pointers | Could you clarify how mRNA gets spliced |
    what's a null hypothesis and why do people care | never got what standard deviation tells you |
    difference equation?? what even is that | how does the federal reserve set rates |
    what does Heidegger mean by Dasein | what is quantum entanglement | what is gauge invariance |
    explain preload and afterload to me | How does a VPN work? | how does an SSD actually store stuff |
    what does FERPA mean for parents' calls | how do vaccines create immunity | can you explain what an ROC curve is |
    What is periodization in training? | whats the central limit theorem | how does peer review work |
    explain h-index please | what is open access and who pays for it | I never understood what entropy is |
    everybody talks about blockchain and I don't get it | lost in the lecture on Fourier, what is it about |
    i dont get the difference between mean and median | whats photosynthesis | what's osmosis |
    what's the carbon cycle | whats a derivative | whats the french revolution about | whats supply and demand |
    what is the nitrogen cycle | whats keynesian economics | what is epistemology | meiosis dont get it at all |
    what does indirect cost mean | teach me regular expressions | quantum tunneling eli5 | what are tensors really |
    meaning of hegemony | how do black holes form | tell me about counterpoint in music | crash course in blockchain |
    what is a prospectus in grad school | understand heidegger being and time | explain accruals accounting to me |
    basics of phonology please | how do transistors work | im so lost on eigenvectors what do they even mean |
    can somebody walk me through how the kidneys filter blood | what on earth is postmodernism |
    how come enzymes slow down when it is too hot | whats the deal with schroedingers cat |
    explain eigenvalues like im dumb | krebs cycle explain simple | explain quantum entanglement | explain inflation |
    explain recursion | what is a p value really | teach me how dns works | can you explain eigenvalues like im 5 |
    i dont get the krebs cycle | what is the difference between validity and reliability |
    calculating standard deviation by hand how | what did foucault mean by discipline |
    explain bayesian hierarchical models like im a biologist | finite element mesh convergence, how do i know |
    organic chem mechanism sn1 vs sn2 how to tell | when do i use ser vs estar | explain le chateliers principle pls |
    subjunctive vs indicative in french help | recursion makes no sense to me | explain big o like im 5 |
    consideration in contract law, i dont get it | deferred tax liability explain simply |
    differential for chest pain in 50yo | vygotsky zpd example in classroom | how do i transpose for b flat clarinet |
    is lm model confusing | haskell monads wtf | why is the sky blue but like physics level |
    statute interpretation literal rule golden rule | sepsis pathophysiology plz help |
    whats the actual difference between sn1 and sn2 when do i use which |
    ok so freud vs jung but for someone who skipped every lecture | can someone explain indirect costs like im five |
    overview of the immune system | overview of common law | quick overview of keynesian economics |
    give me an overview of tectonics | foucault panopticism in simple terms |
    what is ricardian equivalence in plain words | bourdieu habitus simply explained`,
  'interview practice': `
    interview prep consulting | mock interview for med school | prepare me for an interview |
    practice interview for a librarian position | help me get ready for my phd interview |
    interview me for a software internship | job interview tomorrow, help | how do I answer tell me about yourself |
    behavioral interview practice | campus visit interview prep for faculty job |
    practise questions for visa interview with me | have a phone screen with Google on friday, can we rehearse |
    Fulbright interview coming up, simulate it | be the hiring manager and grill me |
    nursing residency panel interview practice please | vet school MMI stations, run through some with me |
    ask me technical interview questions for SQL and judge my answers | act as interviewer for a barista job |
    Want to rehearse for a library director interview |
    Let's do a practice round for my med-surg residency interview |
    i'm nervous about my scholarship interview, can we train | play the search committee and interview me |
    job interview at the museum on Thursday, play the interviewer |
    the scholarship panel invited me, ask me what they would ask | practice viva questions |
    how to answer tell me about yourself | dissertation defense likely questions |
    ra interview questions and good answers | grad school interview social work tips |
    star method answers for internship interview | thesis defense what will they ask |
    software engineer interview drill | what to ask at end of interview | weakness question how to answer |
    what kinds of questions do admissions panels ask for physical therapy programs |
    what do i say when they ask why this pharmacy school | do a mock interview with me for a consulting job |
    med school interview prep help | what will they ask in my thesis defence | mock interview for consulting job |
    mock interview for assistant prof job | defense questions they might ask me |
    mock interview questions for consulting | star answer teamwork | help me prepare for my campus interview |
    prep for a job interview next week | get me ready for my faculty interview |
    help me prep for my med school interview | interview next week for a lab job, help me prepare |
    prepare me for my thesis defense | get me ready for my qualifying exam defense`,
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
  proofreading: `
    proofread my essay | check my report for spelling mistakes | fix the grammar in this email | correct my english |
    edit for typos and punctuation | is this sentence grammatically correct | check spelling of my abstract |
    proof read this letter | please correct the mistakes in my spanish paragraph | grammar check my cover letter |
    copyedit this article | fix commas | orthography check on this spanish flyer |
    punctuation check on the attached minutes |
    English isn't my first language and this goes to the dean in an hour, just get rid of the errors |
    subject verb agreement errors, can you catch them | verb tenses are all over the place here, fix them |
    Please look for misspelled names and words in the commencement list |
    does this sentence have a dangling modifier, correct it if so | proof my thesis acknowledgments |
    copyedit for mistakes, chicago manual | correct grammer in this text | mark the errors in my french composition |
    Are there any mistakes left in my Latin composition? I already checked the endings twice |
    find typos in the program notes | proofread this letter to the provost | Any typos in this? |
    spelling and commas only, dont rewrite | Please proof the press release below. |
    Proofread these wall labels before they go to print | check this job ad for typos |
    "Neither the students nor the teacher were" right or wrong |
    Look over the text for grammar mistakes, nothing else | typo check newsletter | grammar check lab report section |
    who or whom in this sentence | spellcheck my cover page | affect or effect here |
    non native speaker pls correct errors | are these hyphens right | correct punctuation thesis chapter 2 |
    did i use the semicolon right here | is it data is or data are in this line |
    can you fix my english mistakes and leave the rest alone | whats wrong grammatically with this sentence |
    does this paragraph have run ons | i mix up articles a lot, please correct them in the text |
    is the verb right in a number of people has | my advisor circled comma splices everywhere, find and fix them |
    fix grammar in my essay pls | proofread my chem lab report | fix my grammar |
    is this german sentence right for a cover letter to a prof | check my german grammar |
    can u just proofread this before i submit, due at midnight |
    this sentence sounds off but my english isnt good, can you correct it |
    problem set 5 solutions, check for mistakes | R2T4 calculation check | edit to house style ap |
    class notes cleanup | proofread my personal statement | proofread my cover letter | proofread this essay |
    proofread my paper for grammar | proofread email | proofread my lab report before I turn it in |
    check my essay for typos | check grammar in my abstract | fix the grammar in this paragraph`,
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
    soften this feedback | cut to 250 words | shorten this abstract | too long trim it |
    get this under 500 characters | make it fit one page | reduce my bio to 100 words |
    condense personal statement 650 limit | word limit is 300 im at 420 | half the length please |
    tighten this paragraph fewer words | abstract 40 words over | trim cover letter to a page |
    make this shorter keep the meaning | chop specific aims down | brief version of this announcement 50 words |
    4000 characters max common app activity | squeeze bullet points to two lines each |
    boil my intro down to five sentences | drop about 15 percent | lose a third of this speech |
    make my email less long | abridge program notes to 150 | compress methods section journal limit |
    prune the wordy parts | two pages to one | 3 min version of my 6 min talk | trim the fat from this report |
    nsf summary must be one page its 1.3 | 150 char limit for title and subtitle | shave off 60 words |
    crop job ad to 1000 characters | cut down my poem intro please | how would i shorten this to 250 words |
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
    our intake form is 6 pages, nobody finishes it | nih specific aims page, too long |
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
    does this loan agreement have a version regular people can read |
    what is kant even saying here i read it 3 times | simplify this text for B1 learners | lay summary for patients |
    explain verification letter in plain english fafsa | simplify this text for the public |
    reading too hard for my students simplify | lay summary of my cancer grant |
    transfer credit policy in simple words | translate my consent form to plain english |
    translate this into lay terms | put the abstract in plain english | translate legalese into everyday words |
    put this in simpler english | dose escalation explained in plain language for participants |
    consent form reading level too high`,
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
  email: `
    reply to this complaint | respond to a parent | answer this email | decline an invitation |
    how do I reply to this message | write back to the recruiter and accept | response to a bad google review |
    turn down a job offer | reply to student asking for a grade change | answer a customer who wants a refund |
    say no to a committee request politely | respond to this professor's email |
    she texted "we need to talk", what do i say back | student complains about grade, draft my response |
    write back to the vendor that the price is too high | comeback to my roommate's text about dishes |
    email from dean asks why we're over budget, help me answer |
    what should I reply? he wants to meet tomorrow but I can't | reply all to this thread, calm it down |
    I got an offer letter, respond asking for more time |
    a prospective grad student emailed me, say I'm not taking anyone | Respond to the complaint below, politely |
    answer this: "when will my laptop be ready??" | a resident wrote this angry message, what do I write back |
    my boss texted 'can you work saturday', what do i say | Reply to the journalist's inquiry below |
    Student email below. Kind but firm answer please | answer the dean's question about my sabbatical |
    got this message from my landlord, help me answer | reply to applicant who asks why she wasn't hired |
    a parent wrote me an angry mail, what do I answer | student asks for a better grade, I want to say no nicely |
    got a rude mail from a colleague, how do I respond | an applicant asks why we rejected her, I need an answer |
    what to write back to donor question | respond to rejection letter gracefully |
    how do i turn down this request from the alumni office nicely |
    the dean wrote us asking for an explanation how should we respond |
    student wants grade bumped from B+ to A-, write a reply | answer student who missed 3 deadlines |
    angry parent emailed about their sons grade, draft a nice reply | student says grade is unfair, how to answer |
    say no to a review request politely | degree audit says missing 3 credits, student angry, reply |
    reply to parent asking about daughters application | chat reply to student who cant access ebook |
    complaint about heating in dorm 4, answer | parking appeal denial |
    appeal letter from family, lost job, professional judgment | union grievance step 2 response |
    student emailed me begging for extension, reply nicely but no | hvac complaint from same prof every week |
    audit finding response, cash handling | email to students about cancelled class |
    write email to students about late assignments | write a polite email to my supervisor asking for an extention |
    I need to tell a student they failed the course. Write the email. | email my professor about missing class |
    how do I tell people to reset there password | letter to my landlord about mold | apology email to a client |
    cold email to a researcher about a lab position | message to roommate about dishes |
    memo to staff about dress code | resignation letter | out of office message | complaint to the airline |
    follow up email after no reply | email asking for money for a conference | tell my boss I'm sick |
    text my landlord about the heater | request for an overdue invoice | let the team know about the new schedule |
    remind faculty to submit grades | email to prof about extension | tell students class is canceled |
    write an email | email my boss | send a message to my team | email asking for a deadline extension |
    I have a funeral on Wednesday and a quiz the same day, how do I tell my professor |
    slack message to team that I'm running late | message to group member who isnt doing any work |
    let my manager know I need a week off in may | follow up w/ HR, no answer for two weeks |
    haven't talked to my advisor in three months, it's awkward, I need to write her for a meeting |
    tell my coach I'm quitting | got rejected by a journal, help me word an email asking the editor why |
    request an extension, my laptop died | email asking a colleague to share her dataset |
    Email a vendor about a late delivery | reminder to residents who haven't paid |
    text my supervisor that I'll be late | tell a candidate she didn't get the job |
    write to a student who hasn't shown up for three weeks | mail to faculty: please submit grades by Friday |
    ask the embassy about a student's visa delay | complaint letter to the furniture company |
    write IT that the projector in 204 is broken again |
    have to tell my supervisor that I'll miss the deadline, by mail |
    my professor hasn't answered for three weeks, how do I write again |
    need to cancel my lab slot, short mail to the assistant |
    I slept through the exam and have to write to the office | recruitment email for my study |
    recruiting email for the debate team | email to recruit new members for our club |
    email asking people to join the choir | recruitment message for the ultimate frisbee team |
    write to potential recruits for our soccer program | email to get students to sign up for the mentoring program |
    recruiting letter to high school athletes | msg to landlord about broken heater |
    text to teammates practice moved | write to it about admin rights | out of office reply text sabbatical |
    asking prof if he takes grad students | invitation email guest speaker bioethics seminar |
    email telling ta i will miss section | nudge coauthor who hasnt sent revisions |
    letter to donor with update on scholarship | inform class that office hours changed |
    polite email declining to be on committee | what should i write to my supervisor to say im sick today |
    how do i remind faculty to submit book orders without nagging |
    is there a nice way to email someone asking for their dataset |
    never heard back from hr and want to ping them again politely |
    can you write an email to my prof asking for an extension | email to prof wanna join lab |
    i think my grade is wrong, email | my teammate isnt doing anything, message them |
    email to all staff parking lot closing | professor says vpn wont connect from home, what should i tell him |
    phishing warning email to campus | email to a recruit volleyball | rejection letter admissions nicer |
    email admitted students to commit | email to prof asking for extension |
    email to student who missed three deadlines | end of term message to my students, warm |
    plagiarism case, letter to student | email to PI asking for authorship discussion |
    lab manager here, freezer failed, email to everyone | quote request to vendor for centrifuge |
    email students who missed the registration deadline | admissions decline letter |
    yield campaign emails, 3 of them | offer letter draft | fund code 1140 overspent, email to dept chair |
    invoice overdue reminder to vendor | journal cancellations, how to tell faculty |
    noise complaint third warning letter | recruiting email to a high school runner |
    message to recruiter who ghosted me | apology email for missing group meeting |
    complaint letter to landlord about mold | resignation letter part time job | asbestos letter to occupants |
    invoice chase, vendor not paid 90 days | catering order for 85 w dietary stuff | noise complaint email dorm |
    conduct letter, weed in room | email to chair about my teaching load, not whiny | reunion class of 75 invite |
    rejection letters for candidates | yield campaign emails admitted students |
    referral letter to off campus psychiatrist | admissions decision letter, waitlist |
    mass email to sophomores undeclared | verification docs missing reminder email |
    tell the class the lecture moved to room 12 | tell the students the midterm is postponed |
    let everyone know the deadline changed | inform the residents that the elevator is out |
    tell the team practice is canceled | note to my advisor about why i missed the meeting |
    note to the coach about my absence | write a note to the dean about funding | note to my chair about a room |
    financial aid appeal letter job loss | grade appeal bio 110 | petition to overload 21 credits |
    funding request robotics club to sga | sponsorship letter local businesses dance marathon |
    appeal academic dismissal | request late withdrawal medical | conference travel money request to department |
    waiver of language requirement petition | appeal parking ticket | ask dean for new position justification |
    letter asking for more scholarship aid | formal request for accommodation housing |
    reinstatement appeal suspended sap | sabbatical request justification | sponsor ask letter for cubesat team |
    justification for new microscope purchase | request extension of tenure clock |
    in kind donation letter 5k water bottles | academic probation appeal statement | petition longer library hours |
    leave of absence request with reasons | contest plagiarism finding hearing letter |
    residency reclassification appeal | housing contract cancellation appeal | software purchase justification memo |
    petition signature text save the german program | appeal denied admission | tuition refund request illness |
    student gov resolution style petition bus service | fee waiver request application costs |
    how do i appeal a final grade i think was calculated wrong | what should a sponsorship letter to a bike shop say |
    aid office cut my grant and i want to contest it | how do i ask student senate for 3000 dollars for our trip |
    they denied my petition for pass fail what can i write now |
    can i get my parking fine dropped and what do i write |
    need a letter asking a bank to support our finance case competition |
    my roommate situation is unbearable and housing wants a formal release request |
    how would i request money from the alumni board for choir robes |
    the committee wants a written case for why i should be readmitted |
    i was found responsible for cheating and have five days to appeal |
    financial aid appeal letter my dad lost his job | fundraising email giving day | sponsor letter for hackathon |
    ask student govt for money for trip | grade appeal letter | financial aid appeal |
    complaint about unfair grade, formal | sponsor pitch for the athletics dept | sponsorship email for hackathon |
    appeal my grade how | visa extension international student letter | letter asking for an extension on my loan |
    letter asking for a fee refund | letter for my visa application | letter to the embassy explaining my stay |
    letter asking a museum to lend us a painting | letter asking a company for a donation of equipment`,
  announcement: `
    flyer for a bake sale | poster advertising the Korean language table |
    need flyer, used book sale, library lobby, oct 12 |
    study abroad fair poster, eye-catching but with all the deadlines |
    exhibition poster for the student show, opening night and curators included | poster for the chess tournament |
    flyer for trivia night at the union | poster announcing the spring musical | concert poster for the jazz band |
    leaflet for the food drive | one page flyer about tutoring hours | make a flyer for our club fair table |
    poster to get people to come to the film screening | design a flyer for move-in day helpers |
    poster for the charity run | flyer inviting neighbors to the garden party |
    flyer to recruit participants for a memory study | posters for the student council election |
    flyer for the resume workshop | poster for the plant swap | make a poster for our open house |
    poster for a clothing drive | poster for the talent show | event poster spring concert |
    leaflet on recycling in dorms | trifold brochure study abroad | flyer text free tax help |
    pamphlet for food pantry | flier intramural volleyball signup | one page brochure for graduate program |
    handbill for theater auditions | door hanger voting reminder | invitation flyer alumni tailgate |
    a5 leaflet museum exhibit | what should a flyer for the career fair say |
    how do i get people to notice our club flyer | could you write the wording on a poster for taco night |
    i want to stick something on bulletin boards about the esports tournament | flu shot flyer for students |
    flyer for writing center | save the date | flu shot clinic flyer | poster for the spring concert |
    poster for bake sale friday | poster for our chess club night | recruitment flyer for sleep study |
    invitation for a farewell drinks | invitation to a book launch |
    invite everyone to the retirement do of our secretary | create an invitation for our alumni brunch |
    out of office reply for the holidays | auto-reply while I am on leave |
    announcement elevator out of service in the science building next week |
    Write a notice telling residents about the fire drill | Facebook ad for masters in public health open evening |
    press release about our new dean | newsletter blurb about library hours | invitation to the spring gala |
    reminder about the deadline for applications | sign for the microwave | brochure for the honors college |
    save the date for alumni weekend | tell students that the pool is closed | radio ad for the farmers market |
    notice about water shutoff | invite for a seminar | email blast promoting workshop | banner text about closure |
    lab safety sign | sign for the door | notice for the fridge | public notice: road closed during commencement |
    post on the course page that midterm is moved | all campus notice re: power outage |
    I'm sick, so class is off on Thursday, word it for canvas so nobody shows up |
    PA announcement for lost child at game day |
    we just won two million for battery research, write something the local press will pick up |
    Our new dean starts July 1. How do we tell the whole college? | heads-up for residents about fire drill |
    The pool has to close for two weeks because of a pump, swimmers need to be told on the website |
    write an invitation to our departmental holiday lunch | announcement, tutoring center moves to hawk hall |
    How would you word an invitation to the faculty for our teaching showcase? | announce scholarship winners |
    announce the new parking rules to staff | library closed monday, text for the door |
    tell all users about the email migration | call for papers, workshop on material culture |
    Announce exam room change on canvas | all-staff notice: open enrollment starts |
    call for applications, exchange in Kyoto | announcement of the new policy on pets in dorms |
    invite to my exhibition opening | the elevator is out until Friday, people need to know |
    we close at noon on Wednesday, something for the door and the website |
    room change for the lecture, tell everyone | press release new cancer imaging grant |
    campus news blurb about dean appointment | newsletter item for alumni spring issue |
    media release women soccer conference title | announce new minor in data ethics |
    monthly department newsletter physics | system outage notification canvas maintenance saturday |
    news story on undergrad who discovered a fossil | call for papers grad student history conference |
    campuswide bulletin about flu shots available | digital signage text for dining hall reopening |
    holiday hours notice rec center | write up for the university magazine on solar car team |
    call for nominations staff senate | blurb for weekly digest about blood drive |
    what should a press release about our new nursing building include |
    how would you word the news that our director is retiring |
    can you make our robotics win sound like a real news article |
    is there a good way to publicize that registration opens monday |
    what do i put in the newsletter about the new archive acquisition |
    the president wants a statement to the community about the storm damage |
    could you turn these facts about the patent into a news piece | announce exam room change |
    wifi maintenance notice this weekend | alumni newsletter spring | press release new research center |
    recruit members for robotics club post | game recap womens soccer 2-1 win |
    need a statement about the incident on campus last nite asap | announcement for moodle, exam room changed |
    press says we cured alzheimers, we did not, what do i write | phishing warning email campus wide |
    wifi outage announcement | library hours sign for exam week | elevator out of order notice |
    newsletter intro, spring | press release new dean | alumni story from this interview | game day recap volleyball |
    news article for student paper about parking | press release for charity run | crisis statement, student death |
    press release, big grant | construction notice, noise outside library in finals week |
    phishing email going around, warn everyone | story on first gen students magazine | game recap vs state, 3-1 win |
    outage notice wifi library | blurb for the alumni newsletter on our award |
    newsletter item about our new advisor | banner text for the homepage about open enrollment |
    campus alert about a gas leak | loudspeaker message about closing time`,
  'cover letter': `
    cover letter for a library job | help me write my cover letter | cover letter, no experience, coffee shop |
    i'm applying for IT team lead internally, need a cover letter |
    there's a trainee position at the ministry and I have to send a cover letter by Friday |
    cover letter for summer internship at a bank | cover letter museum job part time |
    cover letter tenure track philosophy | cover letter for internship at a bank |
    cover letter for internship at deloitte | faculty cover letter R1 assistant prof |
    cover letter for an internship | need a cover letter | write a cover letter for a campus tour guide job |
    cover letter research assistant position | draft a cover letter for a teaching job at a community college |
    help with my cover letter for a nursing residency | short cover letter for a summer job at the library |
    cover letter no experience | how do i start a cover letter | cover letter marketing internship |
    can you write me a cover letter for this posting | cover letter for a postdoc in chemistry |
    I need a cover letter for a part time front desk job | cover letter for grad assistantship |
    write my cover letter for the peace corps | cover letter software engineering intern |
    faculty position cover letter | cover letter for a museum internship, art history major`,
  'personal statement': `
    personal statement for med school | statement of purpose for phd | scholarship essay | college application essay |
    diversity statement | research statement faculty jobs | why this school essay |
    fellowship application about my leadership | admissions essay about overcoming a challenge |
    I dropped out once and now want to transfer to a four year school, how do I tell that in the essay |
    Common app essay on my grandma's bakery |
    every faculty job asks for a teaching statement and I've no idea what to say in mine |
    answers for the NSF GRFP personal statement | apply for the Fulbright, need my statement of grant purpose |
    help with my scholarship essay, 500 words | Application letter for head coach at a D2 school |
    research statement tenure track physics | study abroad application essay japan |
    how do i start my personal statement for pt school | how do i explain switching fields in a statement of purpose |
    write my personal statement for med school | scholarship essay about hardship | artist statement for bfa show |
    teaching statement for job market | research statement for faculty jobs |
    scholarship application essay, 300 words | teaching philosophy statement for job application |
    promotion application teaching section | postdoc application research statement |
    teaching statement, i have only TA'd twice | fellowship essay 500 words humanities |
    personal statement for med school draft | scholarship essay overcoming a challenge |
    teaching assistant application email | teaching statement 1 page | personal statement for law school |
    help me write my personal statement | med school personal statement |
    personal statement for a masters in social work | statement of purpose phd computer science |
    write a scholarship essay | why this school essay for grad school | personal statement pt school |
    statement of purpose for a study abroad program | diversity statement for a faculty application`,
  resume: `
    make my resume better | update cv | resume for internships | tailor my resume to this job |
    turn my CV into a one page resume | resume bullet points for a barista job | help with my academic cv |
    review my resume | rewrite my work experience section for a data job | how do I put research on my resume |
    cv for phd applications | resume objective for career changer | fix the skills section on my résumé |
    I graduate from nursing school in May, here's my resume, the hospital posting is below it |
    the career center said my resume is weak, strengthen it | update my cv with these three publications |
    Recruiters want one page but my CV has four, what would you keep? |
    my resume keeps getting rejected by the system, what to change |
    I've been a stay at home mom for six years and my resume shows nothing, can you fix that? |
    i have no experience, how do i fill a resume | format for a CV in Germany, here's mine |
    turn my military service into a civilian resume | can u look at my resume, applying for a nurse aide job |
    Shorten my resume to one page | make my CV sound less student-y |
    I'm moving from coaching to administration, fix my resume | Improve the experience section of my CV please |
    what should I leave out of my resume | add my clinical rotation to my resume, how to phrase |
    resume summary line for a communications manager | Is my resume okay for HR analyst roles? |
    make resume ATS friendly | I have a CV from 2019 and need it for a postdoc application | resume help |
    make my resume stand out | fix my resume | polish my CV | my resume needs work | improve my CV | edit my resume |
    update my resume for me | two page cv biology postdoc | federal resume veteran student |
    put research assistant on resume how | how to list publications under review on cv | acting resume theater major |
    linkedin to resume | curriculum vitae for fulbright | teaching experience cv entries |
    how far back should my cv go | can you make my bullets stronger for a lab tech resume |
    whats the best order of sections on a cv for art school | could you look at my vita and format the grants part |
    never made a resume before, where do i begin | does a gap year go in a resume and how |
    can u make my resume better im applying to like everything rn | need a cv for grad school bio |
    cv for student with no experience | cv tidy up academic | cv to nsf biosketch`,
  'recommendation letter': `
    recommendation letter for a good student | Reference letter for a former student of mine |
    letter of recommendation grad school | nominate my colleague for an award | letter of support for a grant |
    write a reference for my TA | rec letter for study abroad | recommendation for a student applying to med school |
    award nomination staff excellence | letter supporting tenure case | reference for a tenant |
    My intern did great work on our archive and asked me for a letter for library school |
    one of my undergrads wants into a summer REU, the letter is due tonight |
    how do I write a strong recommendation for a shy student |
    I've been asked to recommend a colleague for tenure, help | LOR for a PhD applicant, worked 2 yrs in my lab |
    need to write a recommendation for someone I barely know |
    a former student asks for a letter for a scholarship, I hardly know her |
    my assistant applies elsewhere and needs a recommendation from me | character reference housing student |
    vouch for student employee library job | endorsement for rhodes candidate | nominate student leader of the year |
    nurse practitioner program recommendation for rn | honorary degree nomination statement |
    how do i recommend someone for law school whose gpa dipped | what should a nomination for best mentor contain |
    how would i stress her leadership in a rec for business school | rec letter for my student grad school |
    letter for a so-so student | nominate colleague for teaching award | recommendation letter for average student |
    rec letter for an average student | recommendation letter, phd applicant, my ta for 2 yrs |
    rec letter for an ok student | rec for my student | rec for an average student | lor for someone i taught once`,
  essay: `
    climate change essay | essay on the french revolution | write an essay about artificial intelligence |
    5 page paper on shakespeare | reflection paper on my internship | book review of educated |
    argumentative essay gun control | term paper on monetary policy | position paper on fracking |
    film review oppenheimer | write my history paper | response paper to the lecture |
    compare and contrast essay on two poems | 1000 words on utilitarianism | write an essay | essay about freedom |
    help me write my essay | write a paper on poverty | memoir-style essay about growing up on a farm |
    book report on Night | writing my paper about sickle cell and race in medicine for bio and society, 2000 words |
    5 paragraph essay about friendship | compare/contrast essay, high school vs college |
    cause and effect essay on obesity | philosophy paper on utilitarianism 5 pgs | narrative essay, a time i failed |
    I have to hand in 1000 words on climate change and my city, and I'd argue for more trees |
    essay for poli sci, federalism today | i need an essay for english 101 on gender roles |
    The essay is due at midnight, it's about whether homework should exist, I say no |
    need four pages on how the Great Depression hit Appalachia, MLA, three sources |
    compare and contrast essay, hospital and home care | essay: is math discovered or invented |
    critical essay on Foucault's panopticon | conclusion for my essay on empathy |
    intro paragraph for essay on climate ethics | expository essay on sleep |
    Reaction paper to the film Wit for nursing ethics | 2000 words on colonial trade by Sunday, haven't started |
    I have to write about justice in Rawls and don't know how to begin | term paper due, topic is housing |
    history paper causes of ww1 | persuasive essay school lunches | 2 page essay stoic philosophy |
    research paper on vaccines english comp | definition essay courage | rhetorical analysis essay mlk letter |
    write my paper on buddhism | body paragraph essay immigration | how do i begin my essay on the cold war |
    what would a good essay on whether machines can think look like |
    need about three pages on the harlem renaissance for class |
    i gotta have 800 words on plastic in the ocean for english |
    i need an essay about causes of french revolution for my history class | essay on french revolution 1500 words |
    philosophy paper 2000 words free will, where to begin | attachment theory 500 words | trolley problem essay |
    human rights essay right to privacy | review of the exhibition | write a review of a play |
    concert review for the student paper`,
  'literature search': `
    literature review on microplastics in freshwater fish | find sources on remote work |
    lit review about mindfulness | annotated bibliography on gun control | recent papers about crispr |
    I need 5 peer reviewed articles | scholarly sources for my essay on prisons | reading list on decolonization |
    find evidence that recess helps learning | books about the silk road | what has been written on social capital |
    journal articles climate migration | references about burnout in nurses | reading list for a course on migration |
    books on migration | gap in literature on rural libraries | state of research on lithium recycling |
    Seminal works about attachment |
    Working on the lit review chapter about bilingual ed, which strands should it cover and what belongs in each |
    Have there been any good trials on intermittent fasting in the last five years? |
    Who disagrees with cognitive load theory, and in which publications? |
    who are the main scholars in disability studies | peer reviewed studies about screen time |
    my advisor wants the scholarly conversation on teacher turnover mapped out, who says what |
    theoretical framework literature on self efficacy |
    need primary sources and a couple of academic books on the Dust Bowl, for a 300 level class |
    I can't find anything on mindfulness for night shift nurses, where should I search and for what? |
    find papers on nurse burnout since 2020 | sources about women patrons in Renaissance Florence |
    What research is there on roommate conflict? | key readings on platform strategy for a doctoral seminar |
    what are the seminal papers on quantum error correction | articles for and against open-plan labs |
    Research gap in studies of help desk chatbots? | related work section on gravitational lensing |
    give me references on diabetes education for older adults |
    I need to know what has been written on bilingual kindergartens |
    what does research say about open offices, with sources |
    my supervisor wants ten sources on urban heat by Monday | state of research on teacher shortage |
    find studies on loneliness and phone use | recent studies concussion soccer | scholarly articles food deserts |
    reading list behavioral economics | journal articles after 2020 on telehealth |
    credible references for athlete mental health | can you point me to research articles about flipped classrooms |
    which databases should i search for articles on maritime law |
    any good meta analyses about mindfulness in nursing students |
    is there newer scholarship than 2010 on hittite religion | annotated bib on school lunch programs |
    reading list decolonial theory grad | write me a lit review on microplastics in soil with references |
    whats the gap in teacher burnout research | find papers on perovskite stability |
    help with lit review on microplastics | find me sources on social media and depression |
    annotated bibliography five sources climate migration | reading list postcolonial theory undergrad |
    sources about active learning evidence | find me papers about microplastics in soil since 2020 |
    whats the gap in this literature | find sources on microplastics in fish | annotated bibliography 5 sources |
    find me papers on bilingual aphasia therapy | what are the most important papers on crispr |
    key papers on attachment theory | seminal work on social capital | what should i read on postcolonial museums |
    who are the main authors on burnout | latest studies on intermittent fasting | 10 citations on bat echolocation |
    five references about forest schools | who has published on moss carbon uptake |
    who works on quantum dots right now | bibliography on medieval music | bibliography about home schooling |
    a bibliography for my topic, rural hospitals | state of research on school lunches |
    current research on sleep in teens | what does research say about homework | find articles about sleep and gpa |
    find me five peer reviewed sources on food deserts | sources for my paper on vaping |
    scholarly articles about teacher burnout | need sources on gerrymandering |
    find studies on mindfulness and test anxiety`,
  'data analysis': `
    why is my p-value so high | why is my correlation negative | why is this effect not significant |
    explain the results in this dataset | what do these lab results show | interpretation of my SPSS output |
    interpreting ANOVA results | interpret this correlation matrix | R output, interpretation please |
    logistic regression table interpretation | help me read this regression table | analyze my survey results |
    run a regression on my data | help me interpret these anova results | what does this output mean |
    make sense of my data | write up my t-test results | statistical analysis of my experiment |
    look for trends in this dataset | explain my spss output | analyze enrollment data |
    what do these numbers tell us | find patterns in the survey responses | I have data from 200 patients, what now |
    analyze my data | what do my results mean | I've 200 responses, what can I say about gender differences |
    my p value is 0.06, how do I report it | here's a csv of water samples, anything unusual? |
    correlation between GPA and hours worked, data attached | clean and analyze this dataset of bird counts |
    odds ratio of 0.4, CI 0.2-0.9, what can I conclude | descriptive stats for the sheet i uploaded |
    explain the factor loadings I got | budget figures 2019-2023 pasted, what patterns do you see |
    did my intervention work? pre/post scores below | run a t test on these two columns |
    my interaction term is significant but main effects aren't, interpret |
    Course evaluation numbers from 3 semesters, analyse them for me | interpret p = 0.06 in my pilot |
    Which residence hall has the most complaints? data attached |
    Run through these sensor readings and tell me if there's a trend |
    is the difference between my two groups real? numbers below | Turnover data by department: what stands out |
    look at these exit survey answers statistically | need help with SPSS output, chi square |
    interpret the confidence intervals in table 2 | my fit has chi2/dof of 3.4, what does that say about the data |
    analysing open rates of our last 20 newsletters | exam scores of 180 students below, describe the distribution |
    the reaction times are in, what do they show | got the results of the student poll, what can we say |
    linear regression with my survey data in stata | cronbach alpha .62 mean for my scale |
    analyze sales figures bookstore | patterns in circulation stats library |
    findings from student satisfaction ratings | insights from help desk ticket export | what do my xrd peaks tell |
    look at team performance stats and tell me | analyse water quality measurements |
    key takeaways from retention figures | outliers in my titration data |
    my coefficients flipped sign after adding income what does that mean |
    how would you interpret an interaction term of minus 0.4 here |
    do these pre and post scores show the workshop worked | are these reaction times weird or is it just noise |
    what story do our donation totals tell | does this table of crime reports show any trend over the years |
    what does this regression output mean, is it good or bad | what do my results actually mean, null effect |
    what does p value 0.06 mean for me | explain this graph to me | regression output from spss what do i write |
    spreadsheet of marks, whats going on with question 7 | is this p value ok 0.051 |
    interpret this regression output | nmr peaks dont match expected product |
    forecast next year spending from this sheet | ticket backlog analysis, which categories |
    weeding report from circulation data | is 0.06 p value significant or not | nmr spectrum peak at 7.2 ppm |
    regression output what does it mean | standard curve bca assay, how do i calculate |
    why are our applications down 8% | enrollment report by college census day | predict fall headcount by major |
    custodial staffing per sq ft | why do so many students fail chem 101, have 6 yrs data |
    title ix athletics participation numbers | alumni survey, 1200 responses, what does it say |
    food waste numbers, whats the trend | salary equity analysis staff by gender |
    crime map last semester thefts where | help me understand my results | run a t test on my data |
    analyze my survey data | run a regression on these numbers | do an anova on my results |
    which test should I run on my data and do it`,
  'lesson plan': `
    make a lesson plan on fractions | lesson plan soil ph | plan a lecture on supply and demand |
    50 minute class on photosynthesis | workshop on time management for students |
    teach fractions to museum visitors | activity for teaching empathy to nurses | in-class activity on bias |
    seminar plan for week 4 | training session for new RAs | unit plan poetry grade 9 | lab session on titration |
    guest lecture about careers in GIS | group activity for teaching negotiation | flipped classroom lesson on cells |
    write a lesson plan | lesson plan photosynthesis | plan a class on poetry |
    Prepare a tutorial on Bayes for my discussion section | 50 min class about implicit bias, what do I do when |
    library instruction session for nursing students, one shot |
    What can I do with 25 second graders for 40 minutes so they get what a half is? |
    class plan on the Harlem renaissance with jigsaw | unit plan two weeks on persuasive writing |
    yoga class sequence for beginners as PE lesson plan | ESL lesson, ordering food, A2 |
    hands on workshop where faculty learn to write alt text, about an hour, 15 people |
    how could I structure a 3 hr seminar on Foucault | I have 75 minutes to teach supply chains to sophomores |
    Plan my recitation on limits | practice session plan, defense drills, u18 |
    Design an intercultural communication workshop for exchange students |
    how do I fill a two-hour tutorial on series convergence |
    Workshop plan: writing for the web, for department secretaries |
    RA training afternoon about roommate conflicts, plan it | first day of class plan for corporate finance |
    I'm covering for a colleague tomorrow, 60 minutes on cell division, nothing prepared |
    first seminar of the term next week, 25 students, what do I do with them for two hours |
    two hours with teachers on Thursday and no plan yet |
    my tutorial on forces starts at ten and I have no structure |
    have to fill a double period on poetry, no clue how | guest class on tax law, 45 minutes, never taught before |
    active learning for thermodynamics lecture | plan for my section on kant | in class exercise p values |
    first day of class activities | jigsaw activity sociology of family |
    workshop outline time management first years | staff training phishing awareness 30 min |
    think pair share ideas microecon | how would i teach sonnets in 80 minutes |
    my recitation is dead silent, what activity could i do on momentum |
    whats a good hook and activity for teaching opportunity cost |
    could you design a session teaching faculty to make accessible documents |
    lesson plan for photosynthesis, 75 min, something thats not just lecture |
    plan for tomorrows discussion section econ |
    fun activity to teach opportunity cost so they stop looking at their phones | un security council simulation |
    workshop zotero for freshmen | stress workshop counseling center finals week |
    safety training for new lab members | training for student workers on ferpa | onboarding session for new tutors |
    staff training phishing | first aid training for field trip leaders | train volunteers for move in day |
    lesson plan 90 min intro to statistics | activity for teaching recursion, no computers |
    workshop on citation with zotero, 1 hour | plan flipped classroom week 4 | role play negotiation class |
    library session first years searching databases | debate format for 25 law students |
    students cant write a paragraph, exercise for that | speaking exercise for shy international students |
    training on harassment reporting, make less dull | workshop outline zotero beginners | RA training scenarios |
    teach chess to beginners at the library | teach kids about magnets at our open house |
    we have to run a workshop for first years, no idea what to do |
    i need year 4 kids to understand fractions, 45 mins, one ta | group therapy curriculum anxiety 6 weeks |
    ra training on alcohol | active shooter drill tabletop |
    one shot instruction session on google scholar, 50 minutes | 50 minute class on the cold war |
    90 minute session on reading maps`,
  rubric: `
    Rubric for group presentations please | rubric for lab reports | make a rubric for a reflective journal |
    grading criteria for essays | scoring guide for posters | marking scheme for a short answer test |
    participation rubric | rubrick for creative writing portfolio | create a single point rubric |
    grade rubric oral exam | assessment criteria for a design project |
    Three of us grade the same speaking exam and never agree, so we want a shared scoring table |
    thesis proposal rubric for our committee | Assessment grid for clinical skills, novice to proficient |
    What would a fair rubric look like for creative writing, where everything is subjective? |
    I teach a studio course and need criteria with point values for the final chair they build |
    students keep asking how participation gets graded, can you lay out levels from excellent to failing |
    performance levels for choir juries as a table | analytic rubric history research paper 100 pts |
    rubrik for studio critique in graphic design | Rubric to score scholarship applications for study abroad |
    how about a rubric for poster presentations, 20 points | Rubric table for evaluating peer reviews |
    I have 40 posters to mark and no grading scheme |
    three of us mark the same essays and our grades differ, we need common criteria |
    how do I grade oral exams fairly, need a grid | rubric group project nursing sim |
    scholarship scoring rubric committee | holistic rubric essays placement |
    hiring committee candidate scoring matrix | evaluation rubric internship performance |
    add descriptors to my rubric levels | how do i score video projects fairly, some kind of rubric |
    my rubric is too vague, fix the levels | could i get a rubric worth 50 points for a policy memo |
    need descriptors for proficient and developing in lab technique | rubric for history essays |
    rubric group project engineering design | peer review sheet for drafts comp class |
    screen abstracts inclusion criteria | rubric for group presentation | grading rubric for lab reports |
    personal statements rubric for readers | rubric for lab reports pls | grid for grading presentations |
    how should i grade portfolios, i need a grid`,
  syllabus: `
    syllabus for sociology | create a course outline for intro to film |
    design a curriculum for a data literacy program | course on environmental ethics, 12 weeks |
    write a syllabus for a first year seminar | update my syllabus | plan a semester of spanish 101 |
    course schedule for fall | reading list and schedule for a graduate seminar |
    design an online course about nutrition | course description and weekly topics for game design |
    syllabus statement and calendar for organic chem lab |
    My chair just gave me a stats class that starts in two weeks, I have no syllabus yet |
    make a 10 week quarter syllabus macroeconomics | Turn my catalog description into a full syllabus |
    what would a syllabus on prison literature look like |
    i'm teaching data ethics for the first time, need a syllabus | a community college syllabus for welding 1 |
    syllabus, art of the Islamic world, upper level |
    new course on media ethics in spring, I need the course outline with weeks |
    I take over a lecture on ecology and have to hand in a syllabus by Monday | week by week topics marine bio |
    compress my syllabus to 8 weeks | reading schedule seminar on gender | calendar of class meetings tue thu |
    required syllabus sections and wording | summer session syllabus 6 weeks macro |
    welcoming tone syllabus chem 101 | 16 week calendar orgo with exams |
    syllabus text office hours and communication | what should be in a syllabus for a choir class |
    my syllabus sounds harsh, can the policies be friendlier | where do i put spring break in the course calendar |
    which policies must a syllabus contain | need a week by week for my class on the cold war |
    lost two class days to snow, can you fix my course schedule | syllabus intro to sociology |
    make syllabus for grad seminar machine learning | 15 week schedule for survey of art history |
    syllabus for new course on digital history | course syllabus for new seminar on climate fiction |
    syllabus for intro to anthropology, 15 weeks`,
  slides: `
    make slides on passive cooling | slides about cybersecurity awareness | powerpoint marketing |
    presentation on climate policy | need a slide deck for the budget committee | turn my paper into a presentation |
    ppt for my thesis defense | pitch deck for a startup idea | lecture slides on mitosis |
    10 slides on the french revolution | create a powerpoint about nutrition for seniors |
    conference presentation from my abstract | google slides for orientation |
    powerpoint about burnout in nurses, 15 min | I'm presenting our enrollment numbers to the trustees, need a deck |
    defense in three weeks, turn my dissertation into 25 slides |
    slideshow for parents' weekend about the study abroad program |
    conference talk in Lisbon, 12 minutes on coral bleaching, what goes on each slide |
    deck for training RAs on fire safety | five slide summary presentation of my internship at the water utility |
    Need beamer slides covering eigenvalues for next Tuesday |
    presentation for my speech class on why bees matter, with speaker notes |
    our group has to present on toyota's supply chain, make the powerpoint |
    can u make my presentation about diabetes type 2 | Kickoff deck for the HR system rollout |
    Slide deck: how to search JSTOR, for freshmen | turn this report into slides |
    keynote slides for my case on Netflix strategy | I present my results on Thursday and have zero slides |
    ten minutes at the group meeting next week, need something to show |
    conference talk in two weeks, 15 minutes, no presentation yet | ppt on photosynthesis intro bio |
    beamer presentation topology seminar | slides first day organic chem | how many slides for 15 min talk |
    ppt for library instruction session | slide titles and bullets for donor briefing |
    keynote deck recruiting visit swim team | how do i lay out slides for a lightning talk |
    can you make a powerpoint out of these notes | my slides are way too full of text, what goes on each |
    whats a good slide structure for a case presentation in nursing |
    how should the first slide of my dissertation proposal look | what do i put on the slides for journal club |
    turn these three pages on phishing into a short powerpoint for staff | slides for group marketing presentation |
    slides on ww1 origins | talk 15 min conference linguistics | slides for group presentation on brexit |
    slides too full help | slides for presentation on climate migration | powerpoint too much text |
    turn my thesis chapter into something for a conference, max 10 slides |
    slides for tomorrows lecture on the french revolution | lab safety training slides |
    board of trustees finance slides | help with my presentation | help with my talk |
    my presentation is on monday, help | presentation help | job talk | my job talk in chemistry |
    help with slide design for our group presentation`,
  code: `
    write a function that sorts names | python script to rename files | R script to plot my data with error bars |
    regex for phone numbers | sql query to list students without an advisor |
    write a program in java that simulates dice | refactor this class | bash script that backs up a folder |
    scrape a website with python | implement binary search in c++ | need a matlab function for least squares |
    javascript code for a countdown timer | write a query that joins these two tables |
    latex macro for theorem boxes | code to merge csv files | arduino sketch for a temperature sensor |
    add comments to my code | convert this python to R | sql for counting enrolled students per term |
    python for cleaning survey data | r code for a boxplot |
    function to check if a string is a palindrome in C, no libraries |
    could you code a simple tic tac toe game with a GUI |
    Apps Script that emails me whenever the form gets a submission |
    make a discord bot for our chess club that posts the weekly puzzle |
    stata do-file to merge two waves of a panel survey |
    arduino code reading a DHT22 sensor every minute and logging to SD |
    program which simulates coin flips and stops after 10 heads in a row |
    javascript that hides a div when you click outside it |
    Powershell to disable accounts that haven't logged in for 180 days |
    need a bash one liner that finds files over 1 GB | Write a macro that mails each manager their team's leave list |
    code to parse our instrument's log file and pull out temperatures |
    Can you write me a regex for course codes like MATH-1203? | c++ class for a 3-vector w/ cross product |
    script to scrape the visa page for changes every morning |
    api call in python to our ticketing system, list open tickets |
    write a cron job that backs up the lab server nightly | a little javascript timer for sprint intervals |
    Convert my MATLAB fitting routine to Python, please | I have 200 PDFs and want to rename them by date, script |
    need something that reads the sensor every minute and saves it |
    program in python that prints a multiplication table with loops | r code mixed model two random effects |
    write a web scraper for job ads | jupyter notebook sentiment of tweets | java class for library book |
    sas to r translation | apps script send reminder from form | code a random forest on soil data |
    powershell list inactive accounts | stata do file to reshape panel | batch resize tiff images imagemagick |
    neural net in keras for x rays | vba macro to split workbook by advisor | parse json from the census api |
    how do i loop through folders in python and merge the csvs | whats the r syntax for a repeated measures anova |
    how would i write this for loop in rust | i have 300 audio files to transcribe, can a script do it |
    how to do k means in scikit learn with my columns | could you turn this pseudocode into java |
    is there code to pull the abstracts from pubmed automatically |
    want to automate the monthly login export with powershell | sql query for database class join thing |
    autograder for python hw | fake dataset for teaching regression | jupyter notebook to teach fourier transform |
    r code for boxplot w significance | make my figure look good matplotlib |
    help me clean this dataset its a mess, lots of missing stuff | merge 40 csv files different columns |
    convert matlab to python | train model to classify bird calls | powershell script to create accounts from csv |
    sql query to join three tables | java homework linked list delete node | write unit tests for my assignment |
    matlab plot two y axes | simple autograder script | r code for mixed model with random slopes |
    matlab to python convert this | convert 400 pdf scans to text | clean survey data with duplicates and blanks |
    arduino code for temperature logging every 5 min | simulate a damped pendulum |
    regex to pull dates from archive catalog | document my code before i leave the lab |
    unit tests for an analysis package | web scraper for parliamentary speeches |
    powershell script disable accounts of people who left | write code for my robot |
    code for a traffic light on arduino | code that downloads a folder of pdfs | code to read a sensor every minute |
    need code for a chat bot | code for a game of life | write some code that sorts photos by date |
    code to scrape a web page | ggplot how to put error bars on grouped bars | how do i loop over files in bash |
    how to merge two dataframes in pandas | r how to reshape long to wide | stata command for fixed effects |
    matplotlib two y axes how | how do i add a legend in ggplot | regex to pull dois out of text |
    sql query to find duplicate emails | scrape a website for class project |
    unit tests for my calculator class java | regex for uk phone numbers | convert this java code to python |
    comment my code please due tonight | regex for student ids | duplicate student records how to find |
    simulate data so my class can practice regression | powershell to disable accounts of grads |
    scholarship matching, 200 donors funds 900 students | r code to merge two csvs by student id |
    slurm script for gpu job | banner query for students with incompletes | processing sketch with bouncing balls |
    three.js scene with a rotating cube | d3 map of counties by income | p5.js animation of rain |
    arduino sketch to blink an led on button press | script for my raspberry pi to log temperature |
    scrape prices from a website | scrape emails from a directory page`,
  debugging: `
    my python code doesnt work can you fix it | fix the bug in my script | why am I getting a null pointer exception |
    this function returns the wrong value | code won't compile help | getting KeyError in pandas |
    my loop never stops, what's wrong | error in R: object not found | debug this for me |
    my website shows a blank page after I changed the css | script keeps crashing on line 40 |
    what is wrong with this code | my sql query gives no results but it should |
    why does my program throw an index error? | find the mistake in my java program |
    segfault in my C assignment, can't find it | test fails and I don't know why | stack trace of a crash |
    error message when I run my script | fix my code | my code is broken | what is wrong here |
    what's wrong with my code | my python code doesnt work | why does my code print None at the end |
    java nullpointerexception line 42 help | latex wont compile: "missing $ inserted" somewhere in chapter 3 |
    my SQL join gives duplicate rows and it shouldn't | off by one somewhere in here |
    docker container exits right away with code 137 and I can't figure out why |
    python says IndentationError but it looks fine to me?? |
    matlab plot comes out blank even though the vectors have values |
    verilog testbench outputs X for all signals, find my mistake |
    netlogo turtles disappear at the edge of the world, not supposed to happen |
    my code prints nan for every energy after step 200 | help, my function returns None instead of the list |
    This JavaScript form submits twice. Where's the mistake? | indexerror list index out of range line 42 |
    the login script worked yesterday, today: permission denied on /mnt/home |
    unit test fails only on windows, any idea | why do i get a syntaxerror here |
    Fix this: TypeError cannot unpack non-iterable NoneType object |
    arduino sketch for the temperature logger compiles but reads 0 all the time |
    stack trace below from our booking app, please figure out the cause |
    since the update my notebook dies in cell 4 | the loop never stops and I can't see why |
    R says non-numeric argument, what now | undefined control sequence tikz | excel formula gives #REF |
    vlookup returns #N/A why | stata r(198) invalid syntax | typeerror nonetype not iterable |
    shape mismatch pytorch conv layer | traceback below pls fix | spss syntax error 4127 |
    why is my while loop never ending | this ggplot code draws nothing, what did i miss |
    how come my function returns none every time | bibtex keeps saying citation undefined, heres my file |
    can you see why the test case for negative numbers fails |
    why doesnt my python code work it keeps giving an error | segfault in c homework linked list |
    mixed model wont converge lme4 | slurm job keeps getting killed | latex error undefined control sequence |
    table in latex looks awful | vlookup not working student ids | my python loop never stops why |
    my r code gives error object not found | latex table too wide | git merge conflict panic |
    my ggplot legend is wrong order fix | python script crashes with memory error on big csv |
    gpu out of memory pytorch | why is my pivot table not summing | vlookup returns N/A |
    segfault in my linked list c code | python for loop printing none why | git merge conflict help!! |
    R ggplot error object not found | latex table won't fit on page | react component not rerendering |
    pytorch shape mismatch error | binary search off by one bug | flask login page not working |
    docker container exits immediately | code works on my laptop but the autograder says it fails |
    my gradebook totals dont add up to 100 and i cant see why | sso not working for zoom, saml error |
    endowment payout spreadsheet broken | log says disk full but df says 40% |
    why is my mixed model not converging lme4 | excel formula returns #N/A error | #VALUE error in my sheet |
    excel formula gives wrong result | why is my code wrong | why does my loop never end | my script crashes |
    why is my query so wrong | fix the bug in my code | my program won't compile`,
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
  'slow code': `
    why is my python script so slow | make this query faster | optimize my loop it takes forever |
    my R code takes hours to run, speed it up | sql report times out after 30 seconds help |
    speed up this matlab simulation | page loads slowly because of my database query |
    performance of my pandas merge is terrible | this function is too slow for large files |
    how can I make my code run faster | my macro takes ten minutes in excel, can it be quicker |
    reduce the runtime of this algorithm | fix my sql query it is slow | my query is slow | make my code faster |
    code runs too slow | this postgres query crawls once the enrollment table gets past 5M rows |
    R script for bootstrapping runs overnight, i need it under an hour |
    why does my nested for loop take forever when n is 10000 |
    need to cut the runtime of our genome alignment pipeline |
    my leetcode solution gets time limit exceeded, works fine otherwise |
    Julia ODE solver slower than the matlab version, what's the bottleneck |
    cluster job keeps hitting the 48h wall limit, want the finite element code more efficient |
    numpy vs loops: rewrite below so it finishes quicker |
    unity game drops to 12 fps when enemies spawn, heres the update function |
    Stan model sampling takes 9 hrs per chain, how do I accelerate it |
    our ticket report query times out every monday |
    get this matlab integration routine down from 20 min to something bearable |
    nested for loops are killing performance here, vectorize? | pandas groupby eats hours on the full sample |
    how would i profile and speed up my monte carlo code |
    The script that syncs student accounts used to finish in 5 minutes, now it's two hours |
    need this fortran subroutine to go faster | whats making my postgres join so slow |
    python script performance tuning | parallelize monte carlo in julia | bottleneck in my stata do file |
    numba or cython for this inner loop | my regex crawls on big corpora | profiling slow django view |
    add indexes so the report query runs quick | cut compute time of agent based model |
    dplyr to data.table for speed | shave time off nightly alumni export script |
    gpu accelerate my image segmentation code | how come my recursive fibonacci takes ages past n=40 |
    it works but its O(n^2) and i need something that scales |
    this thing eats 30 gb ram and runs all night, any tricks |
    anyone know how to make geopandas spatial joins not crawl | my code is so slow speed it up |
    matlab code is slow as hell | sql query slow on student table`,
  spreadsheet: `
    excel formula to count grades below 50 | how do I use vlookup to match two lists |
    formula that adds up hours per person | pivot table for expense data | conditional formatting for overdue items |
    combine first and last name columns in sheets | excel macro to rename tabs | excel sheet to plan shifts |
    vlookup across two tabs matching on email | how do i get excel to show attendance percent per student |
    I want a dropdown in column C that depends on what's chosen in B |
    excel: rank applicants by three weighted scores, ties allowed |
    turn my timesheet into a workbook that adds up overtime automatically |
    google sheet formula pulling the most recent date for each client |
    XLOOKUP returns the first match only, I need all of them listed in one cell |
    I need a formula for weighted grades, lowest quiz dropped |
    sumif but with two conditions?? department and fiscal year |
    XLOOKUP or INDEX MATCH to pull salary band from the other tab |
    How can I count unique visitors per day in a sheet with 9000 rows? |
    workbook that adds up everyone's vacation days by quarter |
    merge three excel lists of alumni by email without duplicates |
    I have two lists of students and want to know who is missing in one |
    attendance sheet that counts absences by itself | how to make a pivot table |
    pivot table of sales by region and month | summarize signups per department with a pivot |
    xlookup student id to email | importrange from another tab | amortization table xls |
    highlight duplicates in column b | arrayformula to fill down attendance percent |
    freeze header and protect cells | how do i make excel round up to the next half hour |
    why cant i just drag this formula without the reference moving |
    whats the google sheets version of textjoin with a condition |
    i want one tab that sums up all twelve monthly tabs | excel formula drop lowest quiz |
    excel formula weighted grades with drop lowest | merge two excel files by participant id |
    excel formula count students by major and year | excel formula for fringe rates | reconcile pcard statements |
    tuition increase scenarios 3 4 5 percent | clery crime stats table`,
  website: `
    code for a website | make a website for my club | build me a portfolio page | landing page for our lab |
    html page for a student project | I want an app for finding study partners | create a personal homepage |
    simple web app to book rooms | build an android app for campus shuttles | website for the debate society |
    redesign our department web site | make me a one page site for my wedding | app idea, help me build it |
    write code for a web page | html and css for my site | make an app | build a website for my business |
    code for our website | code a website for me | code for a small web page |
    Our lab needs a homepage with people, publications, and openings |
    make a website for my capstone, something like airbnb for textbooks |
    The department wants a small site for the linguistics conference with registration |
    can you create a mobile app prototype for reporting campus potholes |
    wordpress pages for our counseling center, phone friendly |
    need a web page where patients in the pilot can find the exercise videos |
    course site for HIST 210 with weekly modules, hosted on google sites |
    app that lets roommates split chores, react native maybe |
    redo our student newspaper's site so it works on mobile |
    a digital exhibit page for 19th century maps from special collections |
    want to set up an online store for the ceramics club sale |
    responsive navbar and hero section for nonprofit site | I want a simple site for our physics outreach group |
    Homepage for the library's new maker space, with opening hours and booking link |
    personal academic website, where do I start and can you make the first page |
    internal web page showing which lab equipment is free | Microsite for the alumni campaign with a donate button |
    team site on sharepoint for the dean's office, how to set it up |
    I'd like a page with a form where international students upload documents |
    navigation menu and footer for the new department website | an online shop page for our museum catalogues |
    our group still has no page, I have to build one | I got the domain for the project, what now, need a site |
    portfolio website architecture student | shiny app to show water quality | make lab homepage |
    flask app login and dashboard | squarespace structure for alumni chapter |
    how do i make my own website as a phd student | whats the easiest way to get a page up for our sorority |
    could we have a web tool for reserving microscopes | our research group page looks like 1999, redo it in html |
    is it hard to develop an app for tracking intramural scores | web page for department looks like 2006 |
    small web app for booking rooms | web app to vote on lunch`,
  poster: `
    research poster on coral reefs | poster for my capstone | conference poster layout |
    make a scientific poster from my results | infographic about vaping |
    academic poster for undergraduate research day | design an infographic on how financial aid works |
    poster about our microbiome study | what should go on a science poster on zebrafish regeneration |
    A0 poster summarizing our telehealth pilot | lay out my capstone poster, civil engineering, permeable pavement |
    i have to fit my whole thesis on one poster for the symposium |
    nursing quality improvement poster, fall prevention on ward 4 | trifold board on volcanoes, what text goes where |
    Flyer-size poster reminding people to wear goggles in the lab |
    plan a poster for our poster session next month, topic is sleep in night-shift nurses |
    i need a poster presenting our pilot survey at the nursing symposium |
    the conference wants an A0 poster and I've never made one |
    poster for my bachelor project, don't know what goes where | research poster on soil erosion |
    poster for the undergraduate research symposium | scientific poster from my lab results |
    poster on vaccine hesitancy for my public health class | turn abstract into poster |
    better poster style mike morrison | library assessment project poster | make my paper a poster |
    poster headings for qualitative study | tikzposter for math reu | history poster session archives project |
    how much text should a research poster have | how do i fit four figures and methods on one poster |
    whats the best layout for a poster at the neuroscience meeting |
    first time presenting a poster, what do i put where | how would the conclusions box on my poster read |
    need poster content by monday for the summer research showcase | poster for undergrad research day |
    poster for conference next week, where to start`,
  image: `
    draw a map of the campus | logo for the chess club | picture of a lighthouse for a flyer |
    illustration for a children's book | generate an image of a mascot | banner for our youtube channel |
    icon for an app | cover art for my podcast | poster picture for the autumn concert |
    watercolor of the old library | make a cartoon about deadlines | t-shirt graphic for the cross country team |
    photo of students studying under a tree | Midjourney prompt for a moody library at night |
    sketch of a Roman villa, seen from above | dalle image: astronaut reading in a dorm room |
    Want a sticker design for chem club, benzene ring with a face | album cover for the a cappella group |
    photo-style background of a hospital corridor for a training module |
    draw my story's main character, a lighthouse keeper with a crow |
    mascot drawing for our tutoring center, maybe a raccoon |
    illustration of move-in day with boxes and families, flat style |
    create a header image for my blog on Flemish painting | simple line drawing of a pipette and a beaker |
    stock-like image of diverse colleagues in a meeting, no faces close up |
    a surreal pic of math symbols raining over a city | Profile avatar for the dean's podcast, minimal |
    background picture for zoom with our school colors |
    the brochure needs a cover picture, something with trees and data |
    I need a picture for the invitation to the winter concert | picture of a bear mascot for our banner |
    image for the header of our website | t shirt design relay team | journal cover art graphene |
    icon set for library services | facebook header for alumni group | sticker design marine bio lab |
    youtube thumbnail for chem channel | logo ideas robotics team gear and bolt |
    ai art for album release student band | make me a badge for volunteer program |
    can you draw a cute frog in a lab coat | how do i prompt for a realistic picture of a cell membrane |
    our club has no logo, can you make one | could i get a picture of a robot teaching a class |
    need artwork for the cover of the literary magazine | whats a good image prompt for grief without being cheesy |
    can you give me an emblem for the nursing honor society | make a map of our building`,
  handout: `
    handout on time management for freshmen | library guide for nursing students | one pager on concussion symptoms |
    web page text disability services | student handbook section on housing |
    patient education sheet diabetes foot care | knowledge base article about password managers |
    info sheet on scholarships for parents | guide for new ras | libguide primary sources |
    fact sheet on ticks field crew | orientation packet content international students | tip sheet email etiquette |
    resource guide mental health campus | handout apa basics for tutoring center | brochure text about sleep hygiene |
    welcome guide visiting scholars | information page on parking permits |
    what to expect at your first counseling visit sheet | wiki page on cluster storage options |
    quick reference card chemistry glassware | new faculty handbook chapter on grading policies |
    nutrition handout for athletes | leave behind sheet about copyright for instructors |
    help page text for course reserves | pamphlet copy on safe sex | guide to local trees for visitors |
    explainer page about fafsa | phishing awareness info for employees | study tips sheet |
    handout on thesis statements | parent guide to move in day | one page reference on lab notebook habits |
    what should a page for first generation students on our site say |
    how do i explain our tutoring services on one sheet |
    what belongs in a volunteer handbook for an animal shelter program |
    we need something for the rack about test anxiety |
    can you write the about page for the center for digital humanities |
    what info would new lab members need in a welcome guide |
    i want a sheet students can take home after my citation workshop |
    what would you include in a survival guide for first year phds |
    our website says nothing on lactation rooms can you write the text |
    how would a leaflet text on hpv vaccination for college students look |
    students always ask what plagiarism is can i hand out something |
    new hires need something to read about benefits before day one | guide for my new TAs |
    kb article how to set up mfa | libguide nursing research | handout on sleep for student health |
    user guide for the booking system | fact sheet about our MBA | turn lecture transcript into handout |
    research guide for nursing students, what databases | onboarding doc for new rotation students |
    travel reimbursement rules one pager | knowledge base article for VPN on mac | libguide on citing sources |
    stress tips handout finals | club officer handover guide | handout on sleep for students |
    std testing handout not embarrassing | high school counselor visit one pager | knowledge base article reset duo |
    libguide for nursing students`,
  template: `
    sign up sheet for office hours | template lab notebook page | form for equipment checkout |
    blank weekly log intern hours | meeting notes template | inventory tracker chemicals blank |
    incident report form rec center | attendance sheet template |
    letter template for admission offers with placeholders | practice log for music students | reading log table |
    fillable form room request | mileage log | expense reimbursement form | tracker for job applications |
    observation form classroom visits | travel authorization form | specimen label template |
    maintenance log centrifuge | mail merge template scholarship award letter | timesheet layout student workers |
    patient intake form speech clinic | nomination form teaching award | progress report form graduate students |
    scouting report sheet basketball | permission slip template museum trip | issue tracking sheet help desk |
    potluck sign up | project charter template empty | lesson plan template blank | key request form |
    contact list layout for alumni chapter | case note template advising |
    what columns should a freezer inventory log have |
    do you have a standard letter with blanks for visa invitations |
    our tutors all write notes differently can we have one format |
    how should a change request form look for the it office |
    we need a generic email with fields in brackets for declining applicants |
    is there a simple layout for tracking who paid dues |
    can you make a one page form for reporting broken equipment |
    i need a sheet where volunteers choose their snack and shift |
    what fields belong on a graduate student annual progress form |
    how would i lay out a daily food diary for study participants |
    the athletic trainers want something to document treatments on |
    can i have a fill in the blank roommate info card | template for advising notes | advising notes template |
    club funding request form | soap note example | sign up form questions for volunteers | screening log template |
    chart review data extraction form for redcap | condition report painting | spreadsheet to track club dues |
    tracker for grant applications in excel | need a google sheet for sign ups |
    attendance sheet with automatic totals | spreadsheet of lab inventory | make a spreadsheet |
    spreadsheet for expenses | set up a sheet where advisors can log appointments and it totals per month |
    make a gradebook in google sheets | inventory spreadsheet for reagents that actually works |
    eligibility tracking spreadsheet ncaa | spreadsheet to keep track of equipment loans |
    make a google sheet to log volunteer hours | excel tracker for thesis deadlines |
    create a spreadsheet for our budget requests | budget spreadsheet for our club | minutes template |
    template for committee minutes | sign in sheet for a workshop | intake form for the legal clinic |
    cover page for my paper | title page for my thesis`,
  'own assignment': `
    help me w/ my care plan assignment | help with my lab report | I have a case study due friday |
    my business ethics assignment, no clue how to start | I need help with my coursework on supply chains |
    help me with my capstone project | my history assignment is about the cold war, help |
    nursing care plan homework | stuck on my group project for marketing class |
    reflection assignment for my practicum, help | help me start my term project |
    working on my capstone project about food deserts and feeling lost |
    got to do an annotated observation for my early childhood class |
    my portfolio for studio art is due and I still need the artist reflection part |
    help me figure out this assignment on Kant, directions attached |
    assignment for accounting 2: analyze a 10-K, I picked Costco, now what |
    lost on the take home assignment for policy class | have to do a field journal for my anthropology class, help |
    i have to do a care plan for a patient with COPD, help me get started | Help with my case study for Nursing 101 |
    Our professor wants a concept analysis on empathy. How do I approach it? |
    my assignment says to apply Maslow to a patient, not sure what she wants |
    Annotated worksheet for anatomy is due tomorrow, where do I begin |
    I'm supposed to write up a health teaching project for my community class |
    assignment prompt attached, what does it actually ask me to do |
    need help on my final project for statistics for nurses |
    My lab notebook write-up for optics, can you walk me thru what belongs in it |
    our marketing plan for intro business is due, help us with it | only raw data so far for my lab report |
    group project on recycling and I have to do the theory part | write about a historical event for class |
    I have to write something about reconstruction for history class |
    something about the cold war for my history class | write about climate policy for a class |
    paper topic for class, need to write about the depression |
    I have to interview someone for class and write it up | lab report titration due tonight |
    physics lab report pendulum write up | capstone project chapter due sunday |
    film class assignment 500 words scene | soc 101 homework assignment interview a relative |
    reading response due at midnight | engineering design project for statics class |
    article critique assignment psych | my part of the group paper intro stats | bio lab writeup enzyme activity |
    how do i start my lab report for gen chem | how should i answer the prompt my professor posted for module 5 |
    what do they want from me in this public health case assignment | lab report titration, need discussion section |
    business plan for a cafe, entrepreneurship course | nursing care plan copd patient |
    lab report discussion section titration | heat exchanger design assignment | supply chain case study answer zara |
    help with my thesis | help with my dissertation | i need help with my thesis chapter | my dissertation, help |
    stuck on my masters thesis | need help writing my thesis`,
  practice: `
    bernoulli equation practise problems | practice problems on derivatives | more exercises on spanish past tense |
    practice questions for organic chemistry | give me 10 stoichiometry problems to practice |
    extra drills for chord inversions | sample problems thermodynamics with solutions | practice set on probability |
    I want to practice integrals | exercises for accounting journal entries | grammar drills for german cases |
    worked practice problems on torque | i keep messing up torque problems, need more to try |
    french subjunctive drills please | some circuits to solve with kirchhoffs laws for training |
    can I have 15 exercises on IPA transcription | sql exercises for a beginner with answers at the end |
    Need problems about present value and annuities to train on |
    genetics punnett square problems, start easy then dihybrid | spanish ser vs estar exercises fill in the blank |
    a set of proofs by induction to try on my own | rhythm dictation exercises at grade 4 level |
    supply me w/ linear programming problems for self study | ten dosage calculation problems please |
    more integrals like the ones on the midterm, with solutions |
    Worksheet of extra exercises on epsilon-delta for my section | need NCLEX style practice on fluid balance |
    Some chain rule drills, increasing difficulty | unit conversion practice, mg to mcg and so on |
    linear algebra: 5 problems on eigenvalues to train with |
    practice sheet, acids and bases, for new lab assistants | 25 quick mental math drills for med calc |
    I understood the theory and now need exercises on matrices |
    more tasks like those on the last sheet, with solutions | 10 integrals to drill |
    give me balancing equations to try | practice translating sentences into predicate logic |
    additional problems like number 4 | free body diagram practice set | elasticity problems micro to work through |
    dna transcription practice items answer key | can i get a few problems on limits to work on myself |
    i need to drill hypothesis tests, got any exercises | could you make me some tricky pointer exercises in c |
    how about five harder ones on conditional probability |
    what are some good exercises to get fluent in ipa transcription | practice questions micro econ midterm |
    problem set linear algebra week 4 | practice questions for macroeconomics midterm |
    tutorial sheet week 6 linear algebra with solutions | german a2 exercise dative prepositions |
    short text b2 english about climate with gaps | pronunciation drill th sound |
    homework problems thermodynamics with numbers | ecg interpretation practice | subnetting practice questions |
    past paper questions organic chemistry mechanisms`,
  'study outline': `
    torts outline | outline for my constitutional law final | con law outline | outline of chapters 1-5 for my exam |
    make an exam outline for evidence | study outline biochem | class outline to study from for civ pro |
    contracts outline for open book exam | outline the course material for my final |
    property law outline with cases | I need to outline international relations theories to memorize for comps |
    business associations outline with rules and exceptions |
    microeconomics midterm outline, elasticity thru monopolies |
    condensed outline of the whole semester of pharmacology to review |
    outline i can bring to the open-note exam in microecon | Patho outline by body system, to revise from |
    Review outline for employment law certification test | study guide chapters 4-7 psych |
    review sheet midterm us history | one page cheat sheet for stats exam | formula sheet thermodynamics exam |
    summary sheet key terms sociology final | study guide for art history slide id | cram sheet for macro final |
    review guide plant biology unit 2 | key concepts list operating systems final |
    study guide for anatomy muscle unit | crib sheet linear regression course |
    notes overview for the philosophy final | exam study guide with definitions and examples geology |
    topics sheet for intro astronomy final | how do i turn 60 pages of notes into a review outline |
    review sheet for bio midterm | study guide for anatomy | review sheet for the midterm |
    turn my notes into something i can learn from | convert my notes into a study guide |
    plate tectonics summary for exam`,
  'how to cite': `
    how do i cite a podcast | how to cite chatgpt in apa | how do I reference a website with no author |
    citing a lecture in mla | what is the in text citation for two authors | how should I cite a youtube video |
    do I need to cite common knowledge | cite a personal interview chicago style |
    how to reference a table from another paper | in-text citation for a pdf with no date |
    do you put page numbers when citing an ebook | bluebook citation of an unpublished opinion how does that work |
    How to quote a source that's quoted in another source | mla works cited entry for a netflix show |
    IEEE style: reference for a github repo? | when is it et al. with three authors in AMA |
    whats the correct way to reference a drug guide app | How are archival letters cited in Chicago notes? |
    can i cite my own thesis and how | reference for a WHO report without date, Harvard style, how? |
    How does one cite an interview I conducted myself? | citing a painting in a footnote, whats the format |
    secondary source citation apa as cited in | citing lecture slides from class | ibid when to use |
    personal communication interview apa 7 rules | difference footnote and endnote citation |
    where does the period go with an in text citation | does a bibliography need the things i read but did not use |
    how do i cite a tweet in apa | how to cite a tweet apa 7`,
  diagram: `
    mindmap on inflation | mindmap of unit 3 | concept map of the immune system | mind map for my thesis |
    flowchart of the admissions process | venn diagram of frogs and toads | diagram of the water cycle |
    org chart for our office | decision tree for choosing a stats test | timeline graphic of the civil war |
    process map for hiring | graphic organizer for essays | draw a diagram of a cell membrane |
    logic model for after school program |
    students get lost in the appeals process, I'd like it drawn as a flow with yes/no branches |
    Can you show who reports to whom in the dean's office as boxes and lines? |
    my dissertation ideas are all over the place, put them in a map with branches |
    uml class diagram for a parking app | conceptual framework figure linking stress, support, and dropout |
    family tree of the Julio-Claudians | food web diagram, tidepool | ER diagram for a library database |
    causal DAG for my smoking study | flowchart for handling a roommate complaint |
    sketch a schematic of an optical setup with two lasers and a beam splitter |
    mermaid code for our approval workflow | swimlane chart, who does what for purchase orders |
    cause and effect fishbone for late chemical deliveries |
    Feynman diagram for electron-positron scattering, describe the boxes and lines |
    flow chart for injured athletes, from field to clinic | tikz drawing of free body forces |
    cycle diagram nitrogen | theory of change logic model visual | sequence diagram api request |
    fishbone causes of late grades | can you show how these theories connect in a map |
    what would the hierarchy of our student government look like drawn out |
    i need a picture with arrows of the carbon cycle in mermaid |
    what would a data flow drawing for our ticketing system include | process map for course approval |
    draw me an er diagram for library | state diagram for vending machine verilog | food web of a pond`,
  conversation: `
    quiz me on pharmacology | role play about a refund | practice spanish with me | test me on the bones of the hand |
    be my socratic tutor | debate me on free will | tutor me in calculus | ask me questions about my research |
    pretend to be an angry customer so I can practice | let's have a conversation in french |
    drill me on verb endings | play a patient so I can practice taking a history |
    test my knowledge of the periodic table | play devil's advocate, I'll defend nuclear power |
    roleplay an angry parent, I'm a new teacher | grill me about contract law |
    simulate a difficult talk with my employee, you be her | can we do a german conversation at B1 level |
    I explain osmosis, you ask follow-ups like a curious kid |
    ask me questions about special relativity until I get it |
    Oral exam practice: you're my committee, ask about my thesis |
    act as a student with homesickness, I'll practice advising | speak German with me and correct my mistakes |
    socratic tutor on limits please, don't tell me the answers |
    let's do a back and forth on option pricing, you ask | question me on drug classes, harder each time |
    practice a salary negotiation with me, you're the boss | my oral exam is on Monday, ask me questions |
    I want to practice small talk in Spanish, you start | chat with me in beginner french |
    practice ordering food in mandarin | spanish conversation partner please |
    you play the reporter i am athletic director | simulate a client for social work practice |
    talk to me like abraham lincoln | test my vocab korean one word each turn |
    be a skeptical donor i will pitch you | interactive oral drill arabic greetings |
    standardized patient chest pain simulation | what if you were hamlet and i ask you about your choices |
    quiz me on bio 101 ch 5 | lets practice spanish convo | quiz me on contract law |
    spanish conversation practice b1 please | simulate a patient with chest pain for me osce |
    ask me questions until i understand recursion | quiz me on cranial nerves |
    spanish conversation practice lets talk | handover sbar practice | pretend you're a customer and complain |
    pretend to be a patient with a headache`,
  homework: `
    do my physics problems | solve this equation | hw problem: a block slides down | help with homework question 3 |
    how do I solve this integral | answer these questions for me | stuck on a chemistry problem | my calc homework |
    work through this proof with me | find the derivative, show steps | homework help statistics |
    can you check my answer to this problem | word problem about trains |
    a ball is thrown at 20 m/s, how high does it go | I can't get problem 7, the one with the ladder sliding |
    integral of x e^x dx | prove that sqrt 3 is irrational | balance: Fe + O2 -> Fe2O3 |
    calc 2 problem: does the series converge? |
    What's the probability of two aces in a row? not getting the book's answer |
    question 3b on my thermo pset, i got 412 K but key says 398 | truth table for (p -> q) and not r |
    help solving this system of equations | a 2 kg mass on a spring problem, where do i start |
    Find eigenvalues of [[2,1],[1,3]] | my stats homework asks for a confidence interval, here's the problem |
    order: heparin 1200 units/h, bag 25000 units in 500 ml, what rate? how to solve |
    can you help with problem 3 on my problem set | calculate the molarity, problem below |
    what's the answer to number 7 and why | Compute the commutator [x, p^2], don't see how |
    stats homework, z-score for 85 with mean 70, sd 10 | I don't get how to start exercise 12 |
    stuck on exercise 3, the one with the pulley | can't get the integral in 2c, here's the sheet |
    question 7 on the worksheet makes no sense to me | java homework on recursion, due tonight |
    my python homework on lists | programming assignment about arrays, due tomorrow |
    intro cs homework, dictionaries | c++ homework on pointers | java homework due tomorrow |
    coding homework due at midnight | sql homework, joins | pulley problem two masses find acceleration |
    eigenvalues of this 3x3 matrix | derive the quadratic formula | show that the sequence converges |
    equilibrium concentration calculate ice table | solve for x with steps | epsilon delta proof limit |
    work out current in each resistor | prove by induction sum of cubes | laplace transform of this ode |
    nash equilibrium of this payoff matrix | natural deduction proof p implies q |
    punnett square dihybrid cross problem | how do i get the moment of inertia of this rod |
    can you check where i went wrong solving this differential equation | what is the ph of 0.1 m acetic acid |
    how many moles of oxygen are needed in this reaction | circuits hw question 3 stuck |
    is my proof right (real analysis) | solutions for this problem set | check lemma 3 proof |
    derive the dispersion relation for this | solve integral of x^2 e^x |
    proof that sqrt 2 is irrational, but explain each step | check my calculation for the beam deflection |
    homework due at midnight stats question 4 | derive the navier stokes boundary layer equation step by step |
    proof of lemma 2 seems off | is my proof right | check this proof by induction | verify my derivation |
    is this sn1 or sn2 | leetcode two sum explain | journal entry for prepaid rent adjusting |
    adjusting entries accounting problem | free body diagram block on incline | did i set up this integral right |
    is my answer for number 4 correct | ledger entries for unearned revenue |
    find the oxidation states in this reaction | which mechanism is this | truth table for this expression |
    stoichiometry problem limiting reagent | how do i integrate x^2 e^x | bank reconciliation homework help |
    free body diagram for ladder against wall | proof that sqrt 2 is irrational |
    thermodynamics problem adiabatic compression | op amp gain calculation | beam deflection homework |
    balance this redox equation | irac answer offer and acceptance problem | journal entries for accrued wages |
    drug dosage calc mg per kg | syntax tree for "the dog that barked ran" | game theory nash equilibrium question |
    elasticity of demand calculation | normalise this table to 3nf | schrodinger equation particle in a box |
    laplace transform of t sin t | convergence of series ratio test | bayes theorem medical test problem |
    fourier series square wave coefficients | linear programming simplex by hand | truss method of joints |
    reynolds number pipe flow question | kirchhoff loop with two batteries | hardy weinberg problem |
    punnett square dihybrid | uncertainty in pendulum experiment | audit risks in inventory |
    break even point for food truck | why does my answer keep coming out negative, its a projectile thing |
    i keep getting the wrong units in my fluids homework and idk why | proof seems wrong somewhere lemma 3 |
    find the limit as x goes to 2 | limit of (1+1/n)^n`,
  reflection: `
    reflection on student teaching | reflective journal clinical week 3 | debrief paper service learning experience |
    reflect on my internship at a bank | gibbs cycle dropped patient handover |
    what i learned from group project reflection | looking back on study abroad in ghana |
    weekly reflection practicum social work | self reflective paragraph after my presentation |
    reflect on volunteering at shelter | end of course reflection composition |
    learning reflection leadership seminar | reflective writing on my first dissection |
    portfolio reflection design class | journal entry field placement counseling |
    what diversity training taught me write up | critical incident reflection nursing |
    ra job reflection what i took away | reflective essay about observing a classroom |
    reflective response to my museum visit | post game reflection captain role |
    lessons i learned this semester honors portfolio | reflection piece immersion weekend |
    reflective statement capstone process | driscoll what so what now what ward |
    how i grew as a writer portfolio letter | research experience reflection summer reu |
    takeaways from being a mentor 300 words | my reaction and learning after prison visit |
    reflective log rotation pharmacy hospital | journal about how the retreat changed me |
    what do i write about when reflecting on a boring internship |
    my reflection sounds like a diary how do i make it reflective |
    need to connect my volunteering to course concepts in a reflection |
    how would i use gibbs for the day a patient died | i have to write how this class changed my thinking |
    prof wants a reflection on our simulation debrief and im stuck |
    what should a reflective log for a vet placement sound like |
    how deep should a journal on my practicum feelings go |
    how do i write about failure in a lab internship reflectively |
    how do i link kolb to my summer camp counselor experience |
    where do i begin reflecting on six weeks in a rural clinic | reflection on my service learning |
    reflection on my clinical rotation | reflective journal for nursing placement |
    reflect on my placement using gibbs | medication error reflection`,
  'discussion post': `
    do my discussion post for week 3 | can you help me with this discussion board post my prof assigned |
    discussion post week 3 ethics class | canvas discussion board reply aristotle |
    prof wants 2 replies to classmates on blackboard, what do i say | write a discussion post reply to classmate |
    discussion post about maslow 250 words | discussion board week 5 sociology | respond to this classmate post |
    canvas discussion on chapter 2 | reply to two peers nursing class | weekly forum post intro psych |
    blackboard post on ethics case | discussion response about climate justice |
    moodle forum post my opinion on the reading | initial post for module 3 |
    post for the class forum about utilitarianism | answer the discussion question on leadership |
    peer response discussion board | write my week 2 discussion | online class discussion about ai in health care |
    yellowdig post for marketing`,
  survey: `
    survey questions about the dining hall | write me a survey about dining hall satisfaction |
    questionnaire on sleep habits | course evaluation form | poll for the student government |
    feedback form for a workshop | likert items about stress | short survey for alumni |
    exit survey for employees leaving | needs assessment survey for faculty |
    make a google form to ask about parking | survey to find out why students skip tutoring |
    questionnaire on screen time and sleep for college students | 10 likert items measuring belonging in STEM |
    I need to survey alumni about their first jobs |
    need a questionaire for my psych methods class on procrastination |
    help me design a survey of patient wait times |
    mid semester feedback survey so students can tell me how class is going |
    qualtrics survey, commuting habits of staff | What should I ask in a customer survey for the campus coffee cart? |
    climate survey in our lab, anonymous | pre and post questionnaire for a nutrition intervention |
    intake form asking new tutees what they need, mostly checkboxes |
    need a questionnaire on burnout among night nurses | Satisfaction survey after a help desk ticket is closed |
    write a questionnaire for exchange students who came back | poll for staff on remote work days |
    alumni survey, communications preferences | questionnaire for my thesis on museum visitors' habits |
    Can you set up an employee engagement survey with about 15 items? |
    short pulse survey for the dean's retreat participants | lab users survey: which equipment do we need next |
    post-workshop evaluation form, five questions max |
    I want to know how happy our PhD students are, need a questionnaire |
    for my thesis I have to ask 200 people about commuting, questions please | course evaluation form midsemester |
    post event feedback questions career fair | short questionnaire library space use | end of season athlete survey |
    survey wording food insecurity | how do i ask about income in a questionnaire without scaring people |
    are these survey items leading | which response scale do i use in a questionnaire about anxiety |
    how would you word items measuring trust in scientists | mid sem survey for students |
    survey on campus food insecurity questionare | survey questions about student sleep |
    peer review form for writing course | midterm feedback survey for students | post event survey questions |
    survey questions on student sleep | event feedback form | get feedback from my students |
    collect feedback from participants | ask students what they think of the course`,
  faq: `
    FAQ page for international students moving into halls |
    can you write an FAQ? we get the same questions from applicants | faq for the new parking system |
    frequently asked questions about financial aid | write a q&a page for our program | FAQ section library website |
    faqs for summer camp parents | answer common questions about transfer credits on a page |
    Could you write out the questions donors typically have about endowments, each with a brief answer? |
    questions and answers for the IT helpdesk about two factor login | can you do an FAQ on using the 3d printers |
    museum study trip FAQ for my students |
    students keep asking the same things about housing, we want a page with answers |
    the help desk gets the same five questions every day | q and a sheet for parents orientation |
    faq thesis formatting grad school | faq tutoring center | season ticket faq basketball |
    answers to common questions payroll for student workers |
    what are the faqs people would have about pass fail grading |
    how should an faq on our lab equipment booking look |
    could i have questions and answers for the scholarship webpage |
    is it possible to turn this policy into q&a format for readers | faq for registrar page | FAQ for new advisees |
    chatbot answers for admissions faq`,
  checklist: `
    onboarding checklist for new hires in HR | packing list for field work | checklist for closing the lab |
    end of semester checklist for instructors | pre-departure checklist study abroad | event day checklist |
    moving in checklist for residents | safety inspection checklist | make a checklist for thesis submission |
    check list for accessible documents | things to do before graduation list |
    what do I need to bring to the conference, make a list | pre-op checklist for nursing students |
    before every dive our team should check gear, can you put that on one page with boxes |
    international travel checklist, faculty leading students abroad | move-in day list for RAs, tick boxes |
    dissertation formatting check list |
    I always forget something when submitting to journals, so could I get a list to tick off each time? |
    equipment check for theater tech rehearsals | to-do list for onboarding a postdoc |
    what has to be done before the accreditors come? something we can check off per office |
    packing list for a 3 week geology field trip | what to tick off before sending the newsletter |
    Conference room setup checklist for the dean's guests |
    clinical skills checklist for inserting a catheter, first years |
    Offboarding checklist please, incl. badges and accounts |
    opening a new exhibition: to-do checklist for lenders and labels |
    make a checklist I can use before every problem session |
    two new colleagues start on Monday and nobody knows what to prepare |
    before each experiment we forget something, need a list | move out checklist dorm | pre lab checklist glove box |
    to do list graduating seniors paperwork | closing checklist circulation desk | laptop deployment checklist it |
    proofreading checklist for my paper | weekly checklist animal facility | concert load in checklist |
    whats on the list before opening the pool each morning | what should be on a checklist for inspecting fire exits |
    everything to check off prior to publishing a canvas course | onboarding checklist new hires |
    presentation skills coaching checklist | lab safety checklist for new students | onboarding checklist new staff |
    packing list erasmus in poland | onboarding checklist new grad students lab`,
  procedure: `
    buffer recipe for PCR lab | procedure for booking the seminar rooms | SOP for handling chemical waste |
    protocol for western blot | steps to check in equipment | standard operating procedure for mail room |
    write instructions for using the 3d printer | lab protocol dna extraction |
    workflow for approving travel requests | emergency procedure for a gas leak | how-to guide for the new printer |
    step by step instructions for submitting timesheets | process document for refunds |
    recipe for chili for 30 people | SOP for autoclave use |
    write up how to reset the projector in room 204 for guest lecturers |
    work instructions for feeding the zebrafish on weekends | PCR protocol for undergrads who've never pipetted |
    steps for interlibrary loan staff when a book comes back damaged | user instructions for our eye tracker |
    tutorial on how to run the backup on the lab NAS, for the next RA |
    step-by-step instructions for connecting to eduroam on android |
    Write up how to process a room change, for new staff | protocol for cell counting with a hemocytometer |
    document the process of publishing a press release here | Process description for approving unpaid leave |
    sop laser alignment, for new grad students | How to run payroll corrections, step by step, for my backup |
    evacuation procedure for a residence hall, one page |
    new people never know how to log samples, write it down step by step |
    how to close the lab in the evening, for students | troubleshooting guide for the classroom printers |
    write a troubleshooting guide for our front desk | written steps for opening the box office |
    sop data entry admissions | how to sheet for scanning microfilm | concussion protocol club rugby |
    cell thawing protocol | how should student workers process a return, please write the steps down |
    we have no written process for key checkout, can you make one |
    nobody does the freezer backup the same way, i need an sop |
    can you document how staff enter a late grade in the system |
    need instructions people can follow to submit travel receipts | protocol rna extraction from leaves |
    write sop for purchasing | lab chemical spill procedure | ta instructions for grading problem set 3 |
    lab safety instructions for first years, short | critique protocol for design studio | SOP for cell culture hood |
    password reset instructions for dumb users | move in day instructions, families always confused |
    western blot protocol | suicide risk protocol for staff, plain |
    transcript request backlog, need a better process | SOP for the autoclave |
    protocol for western blot, make it idiot proof`,
  outcomes: `
    learning outcomes for statistics | write learning objectives for my module | course objectives for intro psych |
    learning goals for a chem lab | outcomes for a leadership program |
    student learning outcomes for the museum tour | objectives for week 2 lesson |
    improve my learning outcomes so they are measurable | Assessable goals for an undergraduate thesis seminar |
    the curriculum committee returned my form because I had no measurable objectives for ceramics I, I need some |
    program outcomes for our MA in education, accreditation visit soon |
    By the end of our staff security training people should be able to... what? finish that with 4 goals |
    what should students be able to do after a unit on cells? write objectives |
    competencies students gain in a museum internship course | write slos for library instruction |
    five measurable objectives instead of just 'students will understand finance' |
    Can I get outcomes for a recitation on induction proofs? | blooms verbs for my outcomes |
    program level outcomes bs data science | abet style outcomes senior design | lo for week 2 module |
    competencies msw field placement | better verb than understand in objectives | slo dance technique class |
    are these objectives measurable enough | my outcomes all start with understand, fix please |
    accreditor says our slos cant be assessed, reword them | learning outcomes for intro astronomy |
    learning outcomes for module on sustainability | bloom taxonomy verbs for my objectives | iep goals for reading |
    rewrite my learning outcomes w bloom verbs`,
  assignment: `
    design an assignment on media bias | essay prompt for a history class | group project on energy for my students |
    homework assignment for my stats students | create a final project for intro programming |
    lab handout on enzymes | writing prompt for first years | assignment instructions for a podcast project |
    make an AI-proof assignment | case study for my business ethics class to discuss |
    scenario for a nursing simulation | capstone project brief |
    I want a project prompt where students interview a grandparent |
    group task for environmental science, local data | create a low stakes weekly assignment for calc students |
    my class needs a scavenger hunt type assignment in the archives |
    assign something creative on the periodic table for 10th graders |
    an alternative assignment for a student athlete who'll miss the field trip |
    something my french 3 students can do for homework over break |
    term project idea sheet with instructions for my operations research students |
    group project for 40 students, on supply chains | design an assignment that AI can't do, art history intro |
    problem set on eigenvalues for section, due in a week | paper assignment on a local building, sophomores |
    reflection assignment for students coming back from abroad |
    Create a case write-up assignment on Airbnb for my section |
    Give me an in-depth museum visit assignment, 3 pages, for my lecture course |
    discussion board assignment for week 3, online course |
    my students need something to do at home on supply chains |
    I want them to work in groups on a real company, write the task | lab exercise for students on osmosis |
    ai resistant assignment ideas philosophy class | scaffolded research paper assignment hist 300 |
    new lab for my circuits course | assignment sheet annotated bibliography for freshmen |
    what could i have my students do instead of a final exam |
    can you create a realistic case for my hr management class |
    what would be a good data project to give sophomores in ecology |
    students never understand my assignment prompt, make it clearer |
    how would i design a service learning project for my spanish students | case study nursing ethics |
    group project assignment marketing class | rewrite my paper assignment so chatgpt cant do it |
    lab handout intro physics optics | case study for business ethics seminar |
    assignment brief for reflective essay | podcast assignment instead of essay, how |
    clinical scenario sepsis for third year nurses | differentiated tasks for mixed level spanish group |
    pbl problem for environmental engineering | case study for negotiations class, mba |
    worksheet on photosynthesis for my class`,
  questions: `
    discussion questions about Beloved | interview questions for hiring a lab technician |
    questions to ask a guest speaker | reflection questions after service learning | seminar questions on foucault |
    what should I ask in an informational interview | questions for a panel discussion |
    questions to ask on a campus visit | follow up questions for advisees | debate questions about AI |
    list of interview questions | discussion questions | questions for an interview |
    what should i ask my thesis advisor in our first meeting | what questions should I ask my new boss |
    Meeting my new advisor for the first time on Monday and I don't know what I should ask her |
    Socratic questions for teaching about gene editing | help me come up with debrief questions after simulation |
    we're interviewing three people for lab manager, what do we ask to see if they can handle chaos? |
    things to ask candidates for dean in the open forum | podcast guest is a volcanologist, what do I ask |
    What should I ask the candidate for library director? | clicker questions to get a debate going on incentives |
    ask-me-anything with the president: questions I can put to her | Reference check questions please |
    seminar questions, chapter 2 of Berger's Ways of Seeing | icebreaker questions for a new team of athletes |
    good questions for my one-on-ones with staff | Interview questions help desk student worker, no tech trivia |
    book club questions for The Immortal Life of Henrietta Lacks |
    thought-provoking questions on Porter's five forces for class |
    two candidates come on Friday, what do we ask them |
    nobody talks in my seminar on Arendt, I need good questions for them | moderator questions panel on climate |
    discussion prompts film night get out | search committee questions dean |
    which questions could i ask the mayor for the student paper | whats good to ask a potential phd supervisor |
    could you come up with something to ask the coach candidates | discussion questions for beloved |
    interview questions hiring advisor | discussion questions for chapter 3 of orwell |
    writing coach: questions to ask instead of fixing it | socratic questions about trolley problem |
    list of questions for first advising meeting | interview questions office assistant |
    search committee interview questions asst prof biology | debate prompts about school lunches |
    questions to ask in my interview | conversation starters for mentoring`,
  grading: `
    grade these essays | Feedback on student's lab report, be nice but honest | write comments on student drafts |
    help me grade this exam | give feedback to my students on their presentations |
    comments for a weak paper by one of my students | mark these short answers |
    score these responses with the rubric | feedback for a student whose thesis is off topic |
    write end comments for 20 essays | how should I grade this project | respond to a student's draft as a tutor |
    report card comments | constructive comments on a peer's manuscript | feedback for my student |
    feedback on a student essay | feedback on my students' drafts | write feedback for students |
    how many points would you give this lab report out of 20 |
    can you assess this student paper against the criteria below |
    I've got 30 reflections to grade, start with this one | evaluate the attached student presentation per rubric |
    grading help: is this a B or a B minus | points for this proof? student skipped a step |
    here are two exam answers from my class, grade both | Suggest a mark for this undergrad dissertation chapter |
    rate this student's case write up using our 4 point scale |
    grading 60 quizzes, help me be consistent, here are the first 3 | is this solution worth partial credit |
    help me grade midterm question 4 | evaluate this student's reflection journal and suggest a level |
    please grade my students' discussion posts | student essay below, needs margin comments and a score |
    Grade the attached group report with my 4 criteria |
    how much should I deduct for this missing step in a student's derivation |
    check the student's induction proof and tell me what score fits | assess student code submission cs1 |
    give points to each answer question 3 | ta grading help problem set 4 |
    have 60 discussion posts to grade, help me score them |
    what feedback do i give on a clinical note a trainee wrote | does this student work meet the level for an A |
    i have 40 essays to comment on help me do it faster | feedback for this students code assignment |
    feedback for this student essay | grade these answers | marking 80 essays by friday, ideas to be faster |
    code review for first year python submissions | feedback bank for lab reports |
    group work where one does everything, how to grade | marking comments for weak essays |
    grade these 20 essays using my rubric`,
  'course design': `
    design new course on climate finance | redesign intro biology large lecture | move my seminar online |
    curriculum map nursing program | new minor proposal food studies | flip my statistics class |
    course proposal form machine learning in medicine | convert face to face class to hybrid |
    develop a 6 week online mooc | backward design philosophy 101 | overhaul capstone sequence engineering |
    certificate program structure cybersecurity | modules for asynchronous course anthropology |
    align assessments with outcomes whole course | new masters program proposal |
    team taught interdisciplinary course plan | alignment matrix abet outcomes to courses |
    build course from scratch museum studies | credit by 8 week accelerated version of my class |
    honors version of chem 1 how to restructure | structure of a first year seminar course |
    curriculum revision history major | make my course competency based | ungrading whole class redesign |
    online program design social work | shift lecture course to project based |
    create graduate course quantum computing | canvas module structure for entire semester course |
    service learning course development | general education course proposal justification |
    course blueprint with weekly topics and assessments aesthetics | map program outcomes to courses i r m |
    rethink my econ class after ai | decolonize curriculum music department | bootcamp curriculum 10 weeks data |
    how would you structure a whole course on disability and design | can my wet lab course be taught online at all |
    where do i begin when building a course nobody has taught here |
    how do we show accreditors which classes cover which competency |
    what would a stackable certificate in geospatial tech consist of |
    how can i restructure my film course around student choice |
    how should a bachelor program in sports analytics be built |
    our major has no logical progression from first to fourth year |
    what assessments would fit a redesigned writing intensive geology course | abet mapping for our courses |
    new course proposal form help | revise our major, too many requirements |
    have to move my class online next term, how would that look | convert my course to online |
    curriculum map bachelor psychology | students hate group work, redesign it |
    map courses to program outcomes for accreditation | new minor in data ethics, curriculum committee proposal |
    flip my stats class`,
  'interview guide': `
    focus group questions on campus safety | oral history interview questions | questions for my interviewees |
    interview guide for nurses about night shifts, qualitative study |
    I interview a nurse next week for my thesis and need a guide |
    can you give me probing questions for interviews with refugees | interview questions for my qual study |
    interview guide for my bachelor thesis about nurses | interview questions for nurses about burnout |
    give me interview questions about student housing |
    interview questions for my qualitative study on first gen students |
    semi structured interview guide teachers and ai | what should i ask participants about food insecurity |
    interview protocol for my dissertation | focus group guide international students |
    questions for interviewing farmers for my thesis | guide for oral histories with retired miners |
    follow up probes for interviews on grief | interview schedule qualitative research housing |
    questions for patients in my study | interview questions phenomenological study nurses |
    focus group script campus climate research | what do i ask when i interview alumni for my research project |
    expert interview questions energy policy thesis`,
  'course policy': `
    policy for late work | guidelines for using AI in class | policy statement on attendance |
    chatgpt policy for the syllabus | phone policy for my course | attendance policy thats fair |
    policy on AI use for my syllabus | AI policy for my syllabus | syllabus statement on attendance and late work |
    late policy paragraph for syllabus | write a syllabus statement about using AI | ai policy for my class |
    late work policy | no laptops policy for seminar | attendance policy for lab course |
    syllabus language on academic integrity | make up exam policy | email policy for my syllabus |
    extension policy for studio | grading policy paragraph late submissions | statement on chatgpt for intro writing |
    participation policy syllabus | what should my syllabus say about ai | classroom rules for phones |
    revision and resubmission policy for essays | policy for missed quizzes |
    ai use statement for thesis students in our department | syllabus policy recording lectures |
    attendance wording for my syllabus | wording on late work for my course`,
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
    My supervisor said my methods chapter is too vague. Improve it. |
    my professor says my essay lacks analysis, fix it | editor wants the intro shorter and punchier |
    reviewer says the discussion is unclear | my advisor told me my writing is wordy |
    boss thinks my report is confusing, rewrite | teacher said my thesis is weak help me |
    committee says my proposal has no clear question | I got feedback that my argument jumps around |
    prof wrote "so what?" in the margin next to my conclusion |
    reader called my story's ending rushed, I want to redo it |
    editor says tone too academic for the magazine, need to adjust this piece |
    I lost points for "vague topic sentences", can we fix these |
    feedback was "show dont tell", apply it to this scene |
    Grant panel criticized our significance section as unconvincing, rewrite w/ that in mind |
    writing center told me i summarize instead of analyze | classmates said they couldn't follow my methods section |
    chair's comment: "needs a stronger claim". this is the page |
    my teacher keeps writing awk next to my sentences, what does she want |
    my prof said 'too descriptive', how do I fix my paper |
    Dean sent the memo back: 'unclear ask'. Help me rework it |
    instructor says my care plan lacks rationale, text below |
    got the comment 'needs more analysis' on my essay, what now |
    TA marked my paragraph as awkward and wordy, help me change it |
    IRB returned my application asking for clarification on recruitment, need to revise |
    boss: "this sounds defensive". how to rewrite |
    the committee's comments on my proposal draft are below, help me address them in the text |
    legal flagged two sentences in our policy, rephrase per their comments |
    comment from my advisor: claims not supported. see section 3 | rework statement mentor called it generic |
    address editors notes on my article | update policy draft after senate objections |
    incorporate supervisor feedback into chapter two | fix what my tutor marked |
    revised version based on coauthor comments | pi says too wordy here is draft |
    revise abstract after labmates critique | grader noted lacks evidence strengthen paragraph |
    prof said my argument is "descriptive not analytical" what does that even mean`,
  work: `
    annotate this poem | edit my sop | work on this text | do something with this data | help with this document |
    go through this contract | fill in this form | add headings to this document | finish this paragraph |
    make this accessible | check this contract for problems | compare this with the original | continue this story |
    insert transitions in my essay | format my thesis | put this into our template | fact check this article |
    convert this recipe to metric | update this page | adapt this activity for online | is this contract ok to sign |
    make the graph prettier | look through this lease | add a paragraph on plagiarism to our handbook |
    add a chapter on safety to my lab manual | put the new dates into our course page |
    change the dates in my course description | adapt our guidelines to the new law |
    update the contact list in this document | fix my linkedin page | improve my website |
    make our newsletter more appealing | improve our website`,
  paraphrase: `
    rephrase so its not plagiarism | paraphrase a source for my paper |
    reword this paragraph from an article so turnitin doesn't flag it |
    paraphrase this article passage with citation | how do I say this in my own words without plagiarizing |
    change the wording of this book quote for my essay | paraphrase and cite this source |
    turn this quotation into a paraphrase | reword this text from a website without plagiarism |
    avoid plagiarism in this section | put what the author says into my own words |
    this sentence is copied from a book, reword it | turnitin says 40 percent, rewrite this |
    say what this source says differently and cite it | how to paraphrase this source properly |
    patchwriting or ok paraphrase | too close to the original fix | paraphrase findings of smith 2019 |
    did i paraphrase or plagiarize here | is my paraphrase too similar to the source |
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
    what stories or demos would perk up a talk on concrete curing | large lecture 400 people how to make interactive |
    bored of powerpoint, something else for roman law`,
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
    peer review of this paper | referee report on this manuscript | is this paper any good or should i desk reject |
    peer review this manuscript for me`,
  swot: `
    swot analysis for a coffee company | do a SWOT of our department | SWOT for my nonprofit |
    strengths and weaknesses analysis of the library | swot tesla | make a swot matrix for a bakery |
    opportunities and threats for our tutoring center | swot on netflix for my business class |
    starbucks swot pls 4 points each | I'm supposed to hand in a SWOT about an airline, I chose Ryanair |
    SWOT grid, student run credit union | what would a SWOT look like for our university press |
    swot table for outsourcing the help desk | pestle for electric buses in our city | soar analysis nursing school |
    pest analysis coffee chain | vrio airbnb | competitive forces analysis local brewery |
    strategic analysis swot online mba | tows matrix for museum shop | environmental scan admissions office |
    bcg matrix of a soft drink company | value chain analysis zara |
    whats the swot for a small liberal arts college right now | how would a five forces look for grocery delivery |
    our unit must list its weaknesses and threats before the retreat | need a pestel on tesla in germany |
    what goes in the opportunities quadrant for a university press |
    how do i fill the four quadrants for our food bank |
    could you do an internal and external analysis of the conservatory | swot analysis of ikea |
    swot analysis of starbucks`,
  'work analysis': `
    chord progressions analysis beethoven sonata | analyse the first movement of a Beethoven sonata |
    literary analysis of Hamlet | close reading of a Dickinson poem | analyze the symbolism in the great gatsby |
    character analysis of lady macbeth | film analysis parasite | rhetorical analysis of MLK's speech |
    what does the green light mean in gatsby | interpret this painting by vermeer | theme analysis of beloved |
    harmonic analysis of a bach chorale | analyze the poem the waste land | scene analysis a streetcar named desire |
    analyze this speech | analyze this ad | analyse Guernica for my art history class |
    Analyze how Dickinson uses dashes in "Because I could not stop for Death" |
    interpret Kafka's Metamorphosis for me, focusing on family | analysis of Kendrick Lamar's lyrics on Alright |
    how does Toni Cade Bambara build voice in The Lesson - close read it | poem analysis Ozymandias, irony |
    analyze the composition of Las Meninas | What is the harmonic structure of Chopin's prelude in E minor? |
    iconography of the Arnolfini portrait, what do the objects mean in it | analyse Hamlet act 3 scene 1 for me |
    symbolism in The Yellow Wallpaper | visual analysis of Guernica for my seminar |
    narrator and point of view in Frankenstein, analyze | Formal analysis of a Rothko, about 500 words |
    what's the theme of the poem Ozymandias and how does Shelley build it | analyze ode on a grecian urn |
    camera work in the opening of citizen kane | themes in beloved | tone and imagery in this poem |
    motifs in mahler 5 first movement | mise en scene parasite staircase scene | what is the poet saying here |
    rhetorical analysis letter from birmingham jail | narrator in notes from underground interpretation |
    composition and color in rothko no 14 | leitmotifs in wagner ring explain |
    sound design in apocalypse now analysis | what does the raven stand for in poe |
    how does the director build suspense in psycho | why is the ending of the awakening ambiguous |
    how does debussy use whole tones in voiles | can you interpret this haiku by basho |
    i dont get what kafka means with the bug | how does the lighting shape the mood in caravaggios judith |
    analyze this poem for class | chord analysis of bach chorale | roman numeral analysis of bach chorale |
    feminist reading of jane eyre | analyze netflix with swot | analyze the poem the road not taken |
    analyze the ending of hamlet`,
  chart: `
    excel chart of enrollment over time | bar chart of test scores | plot enrollment by year |
    visualize my survey data | make a graph of temperature vs time | histogram of grades in R |
    dashboard for retention data | what chart should I use for this data | pie chart of the budget |
    line graph from this table | best way to show my results | map of where our students come from |
    figure for my paper showing growth rates | best way to visualize my data | visualize this data | make a chart |
    make a bar graph | turn this table into a chart for the annual report |
    Which kind of graph suits percentages for six groups at two time points? | matplotlib figure with error bars |
    ggplot boxplot, three treatments |
    I've got headcounts for each month since 2018, how can I show the dip in covid clearly? |
    kaplan meier curve from my dataset |
    The trustees glaze over at tables, so turn these enrollment figures into one graph |
    make a scatterplot with a trendline from these numbers | choropleth map of asthma rates by county |
    plot these temperatures in R | how should I graph two variables with diff units |
    graph of my spectrum, log scale, python | Visualize the turnover numbers below | how do I graph likert results |
    chart for the dean: applications vs admits | make a heat map of help desk calls by hour and weekday |
    boxplots for the four treatment groups | stacked columns for gifts by alumni decade in excel |
    plot these loan numbers so that the drop in 2020 is obvious | how do I visualize three groups over time |
    numbers per semester since 2015, make them visible | what is the best way to visualize results |
    heatmap gene expression figure | publication quality plot of spectra | radar chart player stats |
    my bars are too crowded how do i make the figure readable |
    could i see these reaction rates plotted on a log axis | the axes on my figure look awful, how would you redo it |
    how would one visualize flows of transfer students between colleges | dashboard ideas for retention data |
    plot these data with error bars | kaplan meier in spss how | map of excavation sites |
    network graph of correspondents, 1600s letters | energy use dashboard by building |
    counseling waitlist numbers by month chart | matlab plot looks ugly |
    which graph should i use for this, its just two groups over time | energy use by building, chart it |
    dashboard for enrollment, power bi | which graph should i use for percentages | what chart for before and after`,
  'response to reviewers': `
    respond to reviewer 2 | response letter for revise and resubmit | reply to reviewer comments |
    answer the referees | help me with reviewer comments on my manuscript | rebuttal to peer reviews |
    point by point response to the editor | how do I answer reviewer 3 who hates my method | rebuttal letter for CHI |
    journal wants us to resubmit, here are the comments, need the response doc |
    write my response to the editor and both reviewers | politely disagree with reviewer 3 about the control group |
    Referee asks for an experiment we can't do. How to phrase it in the response |
    cover letter + responses for resubmission, comments attached |
    replying to grant reviewers' critiques in my NIH resubmission intro | revise-and-resubmit response table |
    Point-by-point reply to the PRL reviewers | reviewer says sample too small, what do i answer |
    letter to editor explaining how we addressed each reviewer point | Help with responding to a hostile reviewer |
    author response, 500 words, NeurIPS reviews | major revision cover note to editor |
    address referee concern sample size | r and r response memo sociology | how to disagree with referee politely |
    reviewers asked for robustness checks response | resubmission letter addressing critiques paper |
    reviewer says not novel our answer | how should the response document be laid out for a major revision |
    got major revisions, help me write the response to reviewers | reviewer 2 says sample too small, rebut |
    reviewer 2 hates my paper, how do i answer | reviewer 2 wants more controls, how do i respond |
    respond to reviewer 2 comments | response to reviewers, 3 reviewers, due friday |
    reviewer 2 is an idiot, help me respond | what do the reviewers want from me`,
  'consent form': `
    consent form for interviews | IRB application for a survey study | informed consent for minors |
    irb protocol help | assent form for kids | participant information sheet |
    ethics application for my dissertation | consent script phone interviews |
    media release form for photographing students | consent language about recording on zoom |
    opt-out form for parents, school data project |
    The IRB sent back my consent form because it's written at college level, I need a simple one |
    debriefing and consent for a deception experiment |
    What do I put on the first screen of my online survey so participants can consent? |
    I want to show student work to accreditors, so I need something students can sign to permit that |
    camp starts in June and parents have to agree to photos, make the form |
    we're drawing blood from athletes twice, what does the form they sign have to say |
    draft the consent letter for my museum visitor study | online consent page before a qualtrics questionnaire |
    consent to take part in a study on dorm sleep | study information and consent for exchange student interviews |
    consent wording for secondary use of HR survey data in research |
    my interviews start next week and ethics wants a form for participants |
    we film lessons and need permission from parents | ethics application focus groups refugees |
    irb protocol amendment new site | debriefing statement deception study | waiver of consent justification |
    hipaa authorization for research | risks and benefits section irb |
    ethics approval application section on confidentiality |
    what goes into the irb form if i just interview five teachers |
    how do i describe minimal risk in my ethics application |
    what should the participant sheet say about withdrawing | irb application for survey of minors |
    consent form plain english | ethics application for interviews with teenagers | consent form for my survey |
    IRB protocol for online survey of undergrads | consent form in plain language |
    ethics form for interviewing teenagers | consent form participant |
    irb protocol for survey study, exempt i think | oral history release form and question guide`,
  methods: `
    what stats test should i use | which statistical test is best? | sample size for a survey |
    design an experiment about caffeine | power analysis | choose a research method for my thesis |
    study design for sleep and grades | methodology for a case study | should I use a t test or anova |
    how many participants do I need | experimental design soil ph plants | research design mixed methods |
    can I use chi square for this | choosing between surveys and interviews for my thesis |
    what's the right research design to see if tutoring works | statistical test for before/after on the same people |
    what validity checks for my translated questionnaire | which regression for count data with lots of zeros |
    How large does my sample have to be to detect a small difference between two teaching styles? |
    is a random intercept model appropriate for students in classes | power analysis for a 2x2 |
    I have pain ratings from 14 patients, not normal at all, which test makes sense |
    case study method vs ethnography, for studying a makerspace? | best way to measure loneliness in older adults |
    t-test or mann whitney? | how do I design a study on sleep and injury in athletes |
    Which research design suits a question about teamwork in startups? |
    qualitative coding approach for 12 interviews, which one | how to operationalize library anxiety |
    sampling strategy for a survey of international students | is a quasi-experiment ok when I can't randomize dorms |
    Help me pick between grounded theory and thematic analysis for my study |
    regression with a count outcome, poisson or neg binomial |
    how should I control for confounders in my staffing study |
    I have pre and post scores of 18 people, what do I run |
    my advisor wants a qualitative design and I don't know which |
    only 12 people answered, which analysis still makes sense | is my sample large enough | is n = 30 enough |
    do I have enough responses | are 40 questionnaires sufficient for a regression | is my survey sample too small |
    can I still use an anova with unequal groups | is it ok to run a t test on likert data |
    how large should my sample be | did I pick the right test for my data | do I need more participants |
    how many interviews are enough | randomization scheme field trial | cross sectional vs cohort for my question |
    sampling strategy rural teachers | control group for music therapy study | design experiment on plant hormones |
    inclusion criteria for my trial | operationalize social capital how | validity threats in my design |
    repeated measures what analysis | should i run ancova or just compare change scores |
    what design would let me claim the workshop caused the gain |
    how would you measure belonging in a study of transfer students | how do i set up a diary study with nurses |
    what test do i use for my survey data spss | which stat test should i use i have 3 groups and ordinal data |
    how many mice do i need | design experiment sleep and memory | what test do i use for likert data |
    sample size?? survey of 3000 students | t test or mann whitney for n=6 | sample size for a pilot RCT?? |
    power analysis anova 3 groups | missing data 20 percent, impute or drop | t test or anova?? |
    what stats test for likert data | sample size for my survey |
    hypothesis for caffeine and reaction time experiment |
    my data has loads of missing values should i just delete those rows | sample size for my pilot rct |
    my p value is .06 now what | which test for 3 groups, small n, not normal`,
  comparison: `
    compare qualitative and quantitative methods | kant vs mill, which is better |
    difference between composite and amalgam fillings | compare two textbooks for intro econ | canvas vs moodle |
    what's the difference between ph and pka | similarities and differences between buddhism and hinduism |
    comparison of three citation managers | compare and contrast keats and shelley |
    mac or windows for engineering students, compare | python versus r for data science |
    how does a roth ira differ from a traditional one | compare health systems of uk and germany |
    differences between mitosis and meiosis table | overview comparing types of renewable energy |
    what are the differences among sampling techniques, in a table |
    we have four vendors for the new scheduling system and I need them side by side before Thursday |
    a comparison of survey platforms for the research office | compare grad programs in public health |
    My committee wants to see how the big frameworks for policy change stack up against each other, can you do that? |
    Compare world religions for my intro class | compare the major theories of motivation |
    Which treatments for childhood ADHD are out there, and how do they stack up? |
    contrast the main schools of economic thought | compare electric cars under 40k |
    capitalism and socialism compared |
    our unit has to pick a language to teach, so put Python and R next to each other |
    NP vs PA, career wise differences | classical vs operant conditioning |
    I always mix up Monet and Manet, what sets them apart? | in what ways do civil law and common law differ |
    Hobbes or Locke: how do they differ on the state of nature |
    compare and contrast the French and American revolutions | pros and cons of Stata against SPSS |
    tell me how DNA and RNA are alike and how they aren't, exam question |
    iPad and Surface for note taking, differences | contrast Piaget with Vygotsky | mitosis vs meiosis |
    Compare pension plan options | compare nursing specialties | compare universities' maternity leave policies |
    compare survey tools | compare laptop models for faculty | Compare numerical integration methods |
    compare heart rate monitors for athletes | Compare leadership styles. | Chicago vs APA, differences |
    Zotero or EndNote, what's the difference | F-1 versus J-1 visa | Compare Manet and Monet |
    teams vs zoom for lectures, side by side | how do Hall A and Hall B suites differ, see fact sheet |
    compare a defined benefit with a defined contribution plan | mean vs median |
    Compare agile and waterfall for my class | hplc compared to gc for our samples |
    Contrast Gothic and Romanesque churches | interval training vs steady state, effect on endurance |
    Compare Keynes and Hayek on unemployment | Mailchimp against Constant Contact |
    Zoom vs Teams vs Webex for teaching |
    what's the difference between a seminar and a colloquium for international students, table please |
    pros and cons table of three crms | similarities between islam and judaism |
    how does aerobic differ from anaerobic | matrix of peer institutions tuition | compare these two vendor quotes |
    federal vs unitary systems | monet versus manet | differences among apa mla chicago styles |
    plant cell and animal cell contrasted | two translations of beowulf compared |
    what sets ucla apart from berkeley for a chemistry degree | how are realism and liberalism alike and different |
    are stoicism and buddhism really that similar | which features do the two library systems share and which not |
    what distinguishes type 1 from type 2 diabetes |
    where do the two syllabi for intro astronomy overlap and where not | compare these 8 papers table |
    compare 3 vendors for new lms | kant categorical imperative vs utilitarianism difference |
    compare keynes and hayek table | compare three plate readers, budget 30k | compare our tuition to 5 peer schools |
    contractor bid comparison | npv vs irr which one to use | compare hamlet and macbeth ambition |
    cost of goods sold fifo vs lifo | random forest vs xgboost for my project | kant vs mill on lying |
    meal plan price comparison w other schools | compare slate and salesforce for our office |
    what changed between these two versions of the handbook | law school vs mba | pa vs nurse practitioner |
    zoom vs teams`,
  research: `
    analyze the causes of the french revolution | investigate the effects of caffeine | stakeholder analysis |
    evaluate the impact of tourism | discuss the role of women in ww2 | market research for a food truck |
    examine gentrification in chicago | policy analysis of rent control |
    what are the effects of screen time on kids | research on e-scooters for our city |
    background research on a company | case analysis starbucks | critically evaluate behaviorism |
    assess the risk of flooding on campus | pestle analysis of spotify | gap analysis of advising services |
    before we launch an oat milk for the student co-op, look into the market and the competition |
    examine how TikTok shapes political opinions |
    How has gentrification changed Oakland's schools since 2000? I want a proper analysis, not a definition |
    environmental impact of fast fashion, analyze for my soc class |
    look at the consequences of the Dobbs decision for ob-gyn training |
    assess whether universal basic income reduces poverty | research the history of our campus building names |
    what does the evidence say about four day work weeks | deep dive into lithium mining in Chile |
    an analysis of Kodak's failure | why did WeWork collapse, in-depth analysis |
    Impact of social media on college recruiting in sports |
    implications of the new visa rule for universities, analysis |
    Examine how museums have dealt with restitution claims | root cause analysis of repeated freezer failures |
    what are the trends in library services worldwide, research this | analysis of the competition for our MBA |
    risk analysis of moving email to the cloud | how has remote work changed HR in universities? research report |
    look into the economics of college athletics and analyze it | overview of carbon tax debates worldwide |
    background info on homelessness in portland | what do universities pay graduate assistants |
    current state of quantum computing industry | facts about lithium mining in chile |
    information on company before career fair | find out how other colleges do composting |
    market research esports programs | briefing on sanctions against iran | stats on food insecurity among students |
    latest developments in gene therapy | who funds dementia work foundations list |
    gather data points on campus bike shares | landscape of edtech startups |
    report on lead pipes where things stand | best practices at other schools for chosen names |
    state laws on name image likeness | what is known about long covid in college students |
    how are other libraries handling ebook pricing |
    what are the different positions on affirmative action since the ruling |
    which states allow students to vote with a campus id | how big is the market for plant based meat |
    are there universities that pay student governments and how much |
    whats going on with semiconductor export controls |
    how have museums responded to demands for repatriation so far | historical context of the waste land |
    need example datasets for teaching regression |
    common mistakes students make with fractions in chemistry calculations | does flipped learning even work |
    misconceptions about evolution | milgram experiment criticisms | french revolution timeline |
    provenance research, small bronze, no papers | summer housing rates`,
  'qualitative analysis': `
    analyze my interview transcripts | thematic analysis of focus groups | qualitative coding of open ended answers |
    coding transcripts for my dissertation | themes in my interview data |
    help me build a codebook for 15 interviews | nvivo coding help | find themes in the open comments of our survey |
    what codes would you give this transcript | grounded theory coding of field notes |
    content analysis of tweets about the strike | how do I code qualitative data |
    I did ten interviews and have to code them now | group these focus group quotes into themes |
    content analysis of newspaper articles for my thesis | inductive coding of teacher interviews |
    focus group transcripts, pull out the themes | I have 300 free text answers, which themes are in there |
    interviews are transcribed, how do I get to themes | code these interviews for themes |
    emergent themes student comments | braun and clarke steps on my transcripts |
    discourse analysis parliament speeches excerpt | first cycle codes for this passage |
    cluster my codes into themes | a priori codes applied to interviews | themes across alumni oral histories |
    narrative analysis of patient story | ipa analysis of athlete interview |
    what keeps coming up across these conversations with first gen students |
    is this quote better under belonging or identity in my codebook | my codes overlap a lot how should i merge them |
    code my interview transcripts | how do i code my interviews thematically |
    code these interview transcripts into themes | survey comments 600 of them what are people saying |
    how to code interviews nvivo | exit interview themes last year |
    i have 900 free text comments, what's a good way to analyze them |
    open ended survey answers, how should i analyze them | how would i analyze 300 free text responses |
    best way to analyze open comments from a survey`,
  'data management plan': `
    dmp for nsf proposal | data management plan oceanography | data sharing statement for journal |
    nih dms plan genomic data | data availability statement | where will data be stored and shared section |
    dmp template filled in for interviews | data management and sharing plan clinical | two page dmp ecology sensors |
    how long we keep raw data plan | archiving and preservation section humanities data | horizon europe dmp |
    fair data plan materials science | retention and backup section for grant | data stewardship plan survey panel |
    dmp neh digital edition | statement on access to code and data | metadata standards part of dmp |
    repository choice paragraph in dmp | model and software sharing plan | dmp review against funder requirements |
    storage security plan for video recordings | plan for handling sensitive data in grant |
    who is responsible for data in project dmp | erc data plan first version month six |
    nsf wants two pages on how we handle our data |
    what goes in a data availability statement when the data are confidential |
    which repository should i name in the sharing plan for mri scans | reviewers said our data plan was too vague |
    how do i justify not sharing interview transcripts openly |
    what file formats and metadata should i promise in my dmp |
    what does nih expect under the six elements of the sharing plan |
    how would a dmp for an archaeological excavation look | is saying github enough for code sharing in the plan |
    can you turn this list of our data types into a dmp | data mgmt plan for interviews + sensor data |
    data management plan for a funded project | write our data management plan | DMP for a grant |
    data management plan for NSF, 2 pages`,
  'search terms': `
    search terms for lit review on microplastics in soil |
    boolean search string for pubmed telehealth rural diabetes | search string for systematic review pubmed |
    keywords for scopus search on teacher burnout | mesh terms for stroke rehab |
    help me build a search strategy for my scoping review |
    which keywords should i use in psycinfo for social anxiety | search query web of science perovskite |
    pico search terms pressure ulcers | database search strategy nursing | how do i combine keywords in jstor |
    search syntax embase sepsis children | and or not search for my topic | turn my question into search terms |
    keywords to find articles on coral bleaching | subject headings for library search on labor unions |
    better search terms, i get 40000 hits | narrow my pubmed search | search strategy for a systematic review |
    search terms for pubmed about long covid and exercise | boolean string for scopus student engagement |
    search strategy pubmed for telehealth diabetes`,
  'budget justification': `
    budget justification for nsf grant, 1 postdoc 2 grad students | budget justification grant |
    budget justification for a postdoc and two grad students | budget justification for R21 |
    budget narrative for foundation grant | justification for equipment costs nih |
    explain travel costs in my grant budget | budget narrative personnel section |
    write the justification for our budget lines | budget justification summer salary |
    why we need a lab manager, for the budget section | cost justification horizon europe |
    narrative for budget form pilot study | budget justification and narrative for a foundation grant`,
  application: `
    write my teaching philosophy | letter of intent for grad school | letter of interest for a residency in pharmacy |
    The library posting wants a one page letter, I've worked circulation for three years |
    help me with the letter of motivation for an exchange year |
    I'm applying to a graduate school in Lund and need a motivation letter |
    motivation letter for an erasmus semester, no idea what to write | sop ms data science low gpa |
    amcas work and activities entries | need sop for phd in computer science |
    sop masters public health, make it good | teaching narrative tenure file |
    motivation letter for masters in data science`,
  bio: `
    bio for the department page | short bio for a conference | faculty profile | linkedin summary |
    write an about me for my website | speaker bio | author bio for a journal | staff bio for the website |
    introduce our new hire in a paragraph | about us page for our nonprofit |
    third person biography for a program booklet | dating profile |
    I hate writing about myself, but the gallery needs a paragraph on who I am as a painter |
    conference wants something about me in 80 words by tonight, I study frog calls |
    intro paragraph about myself for the class discussion board | blurb about our new hire, Dr. in hydrology |
    instagram bio for a grad student | program note bio, cellist | contributor note for journal submission |
    third-person profile of our keynote speaker | need a biography for the alumni magazine, i'm the honoree |
    what would you put in the "about" part of a portfolio for a costume designer | Board member bio, retired nurse |
    two sentence bio for a panel | Can you introduce me on the lab page? second year PhD, soil chemistry, ex chef |
    speaker introduction, professor of finance, 1 minute | linkedin about section for a lab manager |
    Faculty profile text in first person | my bio is from 2015, new one needed | instructor profile online course |
    team page bio goalkeeper | candidate bio student senate election |
    how do i write a bio about myself without bragging | what should go in the about section of my faculty page |
    they need 75 words about me for the symposium by noon |
    could you turn this resume into a paragraph for the program booklet |
    how long is a speaker bio usually and what would mine be | linkedin about section data science student |
    about me for my portfolio | about the artist text`,
  outline: `
    essay outline on free speech | outline my talk | outline for a research paper on fast fashion |
    structure for my dissertation | organize my paper | help me outline a speech | outline about free speech |
    how should I structure my report | thesis outline | chapter outline for a book on bees |
    paper outline five paragraphs | table of contents for my thesis |
    what sections should my white paper on telehealth have, with points | dissertation outline in nursing education |
    my gun control paper is just a pile of notes, I need a structure with a claim for each part |
    speech outline on sleep, informative | order of arguments for my essay about AI art |
    help me plan out sections for my policy paper on rent control |
    I'm writing 12 pages on why the minimum wage helps small towns, in which order should the sections go? |
    outline an essay arguing that zoos should close | skeleton of a 10 page paper on Haitian revolution |
    essay structure for comparing two Hawthorne stories | an outline of machine learning |
    something on leadership, in outline form, not too detailed |
    I need some kind of outline on immigration, could you do that by tonight please | outline for nursing ethics |
    outline for the water crisis | an outline of the digestive system | Outline of the Renaissance pls |
    here's hoping you can outline the whole topic of climate change for me | create an outline covering World War II |
    Could you give me a three level outline of nutrition? | i need an outline for diabetes |
    bullet outline about globalization | outline for an article about open access in small libraries |
    paragraph by paragraph outline, reflection paper | 5 paragraph essay outline school uniforms |
    review article outline, 2D magnets | outline needed, topic is sustainability |
    can you outline this topic: employee retention | outline for data privacy | outline please, cardiac system |
    Could you do an outline of the French Revolution | outline for housing policy |
    I have all my material and no structure for the paper | how do I structure a chapter on methods |
    essay skeleton climate migration | how to organize a report on bike safety | roman numeral outline kant essay |
    section headings for white paper | outline persuasive speech organ donation | break my paper into sections |
    skeleton for case report medicine | what sections in a feasibility study | article outline quantum education |
    full sentence outline communication class | reverse outline of my draft |
    which points go in which paragraph for an essay on macbeth |
    the professor wants to see an outline first, topic is water rights |
    outline for 10 page paper on climate migration | outline for essay about hamlet and madness |
    literature review outline on refugee education policy | who started ww1 essay plan`,
  thesis: `
    give me paper topics on water policy | essay topics for ethics class | argumentative essay topics about sports |
    list of possible topics for a paper in political science | suggest a topic for my psych paper |
    need essay topics, history of medicine | research gap in urban ecology | I need a better research question |
    research questions about bilingual kids in kindergarten |
    give me thesis ideas in linguistics, something about social media maybe | narrow my dissertation topic |
    paper topics for art history | hypothesis for my experiment | capstone ideas nursing |
    topic for my research paper | thesis topic ideas sociology | come up with a research question |
    dissertation ideas on ai and education | what could I write my term paper about |
    senior project ideas in biology | research questions about remote work | what are good research questions |
    research question about sleep | topic for an essay | thesis for compare essay on two dystopias |
    good research questions for qualitative study of TAs | narrow down my topic: ocean pollution |
    Plants and music, that's all I have. What could my hypothesis be? |
    help me find a topic for my capstone in public health | PhD topic in soil microbiology |
    my topic is too broad (immigration), focus it | turn my interest in 2D materials into a thesis topic |
    working title no, I need a working thesis on gentrification near campus | a debatable thesis on Machiavelli |
    stuck finding a paper topic in Northern Baroque |
    I have to hand in a topic by Friday and have no idea, something with migration |
    my supervisor says my question is too broad | bachelor thesis in marketing, need a question that works |
    give me research questions about screen time in children | is this a strong thesis statement |
    refine rq teacher retention | problem statement for my dissertation | senior thesis subject environmental policy |
    how do i turn interest in dolphins into a research question |
    is this question too wide for a masters project on microfinance |
    what are some doable topics for an honors thesis in music therapy |
    which hypotheses follow from this idea about commuting and friendships |
    does this thesis statement answer the prompt on colonial trade |
    how specific should my research question about vaping be |
    cant come up with a dissertation topic in educational leadership |
    what would be a debatable thesis on the use of drones | thesis topic ideas psych undergrad |
    need a thesis topic in marketing | research question too broad?? |
    hypothesis for my psych experiment on caffeine | need a dissertation topic in media studies |
    my research question is too broad | original angle on macbeth for my paper | fresh take on hamlet for a paper`,
  argument: `
    arguments against school uniforms | talking points on parking | debate case for nuclear energy |
    convince the dean to fund our trip | op-ed about tuition | counterarguments to my thesis |
    persuasive letter to city council | pros for later class start, make the case |
    rebuttal to the claim that zoos are cruel | persuade my boss to let me work remotely |
    argue that homework should be banned | letter to the editor about bike lanes |
    business case for hiring another advisor | debate speech against standardized testing |
    speech against the new fee | moot court argument, fourth amendment, appellant | strongest case against tenure |
    justification for hiring one more advisor | refute the opponent's point on nuclear waste |
    steelman both sides of gun control | debate: social media does more harm than good, con side |
    rebut the claim that humanities are useless | Why should we keep the language requirement? arguments pls |
    The school board wants to ban phones. what can you say against that, with evidence? |
    opening statement for mock trial, defense |
    I'm on the pro side in a debate on free college next week, arm me with the best points |
    arguments for keeping the library open all night | Make the case for hiring a second lab technician |
    convince faculty to use two-factor | pros and cons of mandatory vaccination, for a debate |
    op-ed arguing against rankings | steelman the case for remote exams | rebuttal to 'AI makes librarians obsolete' |
    argue that Vermeer used a camera obscura | strongest objections to stakeholder theory |
    argument for letting international students work more hours | reasons against arming campus police |
    devils advocate on free college | points in favor of four day week | steelman position against open access |
    moral arguments for vegetarianism | contention cards mock debate space exploration |
    objections to utilitarianism | lincoln douglas negative case privacy |
    what could someone say against my claim that zoos help conservation |
    how would i defend the position that homework should be abolished |
    what are the best reasons to keep the language requirement | why might a critic reject moral relativism |
    what would the other side bring up on legalizing sports betting |
    how do i counter people who say art museums are elitist | is there any good argument for monarchy today |
    what supports the view that ai should be allowed in coursework | argument for and against universal basic income |
    debate tomorrow, i have to defend nuclear power | argue against my thesis statement |
    talking points protest on campus | debate arguments for banning tiktok | was napoleon a tyrant or nah |
    op ed on tuition fees | moot skeleton argument appellant | should we keep the test optional policy, pros cons |
    rebuttal to the claim that grades motivate | counterargument to banning phones`,
  speech: `
    graduation speech | toast for my sister's wedding | welcome remarks for orientation | 3 minute elevator pitch |
    eulogy for my grandfather | commencement address | short talk on mental health | opening remarks for the dean |
    acceptance speech award | video script to introduce our program | introduce a keynote speaker |
    speech for student council | informative speech about coffee for COMM 101 | toast for my advisor's retirement |
    my grandpa died and I was asked to speak at the funeral, he was a beekeeper and stubborn |
    dean's remarks for white coat ceremony |
    the president can't come so I have to say a few words at the ribbon cutting of the new greenhouse |
    3MT script on gut bacteria | I'm the best man on Saturday and have nothing yet, four minutes, clean jokes only |
    maid of honor toast, funny, knows her since kindergarten |
    What do I say in 60 seconds if someone at the conference asks what I work on? |
    land acknowledgment and welcome to read aloud | motivational talk for the swim team before nationals |
    I open our symposium on water on Friday, need three minutes to read out |
    What should I say when I introduce the keynote speaker | persuasive speech on organ donation 5 mins |
    toast for a colleague's retirement | opening words for my exhibition | eulogy for our former librarian |
    what should the president say at the groundbreaking? 4 minutes | pinning ceremony speech, I'm class rep |
    pep talk before the final | award acceptance, 90 seconds | wedding toast, best friend, we studied together |
    farewell speech for our boss | keynote speech about the future of HR | script for a speech at the staff picnic |
    my brother gets married and I have to say something | I open the conference on Monday and need a few words |
    have to speak at graduation, five minutes, nervous | introduction of a guest lecturer |
    intro for our visiting speaker | commencement address opening | remarks for building dedication |
    dean welcome address parents weekend | motivational speech track team |
    two minute campaign speech student president | halftime talk losing by ten | farewell address outgoing provost |
    persuasive speech blood donation class | what do i say at the podium for the honor society induction |
    how should the president open convocation this fall |
    can you write something for me to say at the memorial service |
    what could a captain tell the team before the final | need words for when i hand over the award on stage |
    any way to make my speech for class treasurer funny and short | 5 min speech public speaking class persuasive |
    speech for dean at graduation | president speech for convocation 5 min | speech for best friend's wedding |
    elevator pitch for startup | need something funny to say when introducing our a cappella group at the concert |
    write me something for the retirement party of our registrar`,
  academic: `
    grant proposal abstract for a humanites project | abstract about bees | write the discussion section of my paper |
    introduction for my thesis on soil | conference abstract | research proposal on sleep |
    methods section for my survey study | limitations section | book proposal |
    journal article from my dissertation chapter | significance statement | proposal for a sabbatical |
    Introduction for an article on urban heat islands and bus stops, to go to a planning journal |
    IRB protocol text for interview study | results section for a manuscript on fern genomics, here are the numbers |
    my paper on solitary bees is done, only the abstract is missing, max 250 words |
    How should the limitations part read when I only had 11 participants from one school? |
    related work section on federated learning |
    I want to study vaping in middle schools and the department needs a five page proposal |
    limitations paragraph for the manuscript | thesis introduction about photonic crystals |
    draft the conclusion of my journal article on provenance | IRB protocol description for a survey of athletes |
    paper abstract, game theory in procurement | case report for a nursing journal |
    conference deadline tonight and I still need an abstract on soil bacteria |
    theoretical framework section bourdieu | dissertation prospectus draft | keywords and abstract for article |
    imrad paper from my findings | background section thesis on aquifers | chapter proposal edited volume |
    dissertation introduction education | write up findings apa results |
    how do i write the discussion when my results are null | what should an abstract on my beetle study say |
    could you draft the intro of our manuscript on sepsis prediction |
    how would the conclusion of a dissertation on dialects go |
    need the first two pages of a journal article on byzantine liturgy |
    discussion section lab report physics pendulum | write abstract for my paper |
    conference abstract history of medicine | book proposal from my dissertation |
    conclusion for my thesis, here are the results | methodology chapter qualitative how long and what goes in |
    conference abstract from my master thesis | phd proposal 2 pages sociology of work |
    case report write up rare skin rash | chapter proposal edited volume on film and memory |
    book proposal to a university press | workshop proposal for CHI | conference abstract due tonight!! |
    phd proposal on urban heat islands | methodology chapter qualitative case study |
    conclusion for my dissertation, cant finish | op-ed for our climate prof, 750 words`,
  creative: `
    write a haiku about autumn | short story about a lighthouse | poem for my mom | song about finals week |
    funny limerick about the cafeteria | write a scene between two roommates | bedtime story about a fox |
    rap about photosynthesis | monologue for drama class | joke for a presentation |
    dialogue between plato and a barista | fan fiction | opening line for my novel | lyrics for a birthday song |
    tell me a joke about statisticians | write a poem | write a story | joke about cats |
    free verse about the prairie in november | scene for a one act play set in a laundromat |
    our department head loves birds and puns, I'd like a funny poem to put on her cake |
    screenplay opening, heist in a museum | flash fiction under 300 words, last day on earth |
    continue my story where the train stops | Fantasy world with library-based magic, first chapter |
    finals week in 17 syllables, three versions please | children's book on a snail going to college |
    sonnet for my girlfriend who studies geology | poem for the library's birthday | limerick on limits |
    A funny skit for orientation about roommates | song lyrics for our team, tune of Queen | haiku about night shift |
    write a fairy tale with a printer as the villain | screenplay scene, two professors stuck in an elevator |
    sonnet on entropy | ghost story set in the archive | a parody of a corporate HR memo, for the holiday party |
    first chapter of a campus mystery novel | nursery rhyme about numbers for my niece |
    monologue for a coach who never won | acrostic poem: WELCOME, for international students |
    my niece wants a bedtime story with a robot | I need a poem for the christmas party | haiku campus in fall |
    limerick for librarian | sci fi story opening | villanelle on memory | children story shy octopus |
    free verse grandmothers kitchen | dialogue scene two spies | plot twist for my novel | ballad of the team mascot |
    fictional diary of roman soldier | how might this story end if the detective never finds out |
    i need a spooky tale for the residence hall campfire | could the registrar get an ode something silly |
    what would happen next in my fantasy chapter after the bridge falls | how would a love poem by a robot sound |
    give me a verse for the chorus about leaving home | short story for creative writing class, no idea |
    write me a sonnet about finals week | chord progression for sad song | monologue for audition, angry woman |
    haiku about the library | rap about mitochondria | d&d campaign hook for saturday | skit for orientation |
    funny sketch for the lab party | dialogue between two philosophers |
    imagined conversation between marx and smith | simulate a conversation between a robot and a poet |
    acrostic for our mascot | tongue twister about bees`,
  writing: `
    alumni newsletter intro, warm but not cheesy |
    Need a programme note for our spring production of The Cherry Orchard | write a blog post about our open house |
    article about campus gardening | paragraph on photosynthesis | write something about leadership |
    text for a museum label | intro for a newsletter about essays | story about our alumni for the magazine |
    write a statement for the school website | foreword for a cookbook | feature about our new dean |
    copy for the study abroad page | blurb for my book | write about our new makerspace for the website |
    text for our web page | write about our trip | a short text about our team |
    the honors program needs a fresh brochure, about 200 words that sound like students, not lawyers |
    travel blog entry, Kyoto | how about an article on ticks for the county extension page |
    text for a donor brochure, scholarship stories |
    Our tutoring page says nothing useful, what should the text on it be? |
    restaurant review for the campus magazine | wikipedia style article on our founder |
    article for student paper on dining hall changes | mission statement for psych club |
    script for a 1-min video on the food pantry | museum label for a bronze age pot |
    a feature on a professor who keeps bees |
    I spent a semester in Ghana and the study abroad office wants something for their blog |
    preface to our student anthology | newsletter article on the lab's safety award |
    Write a short text on our 50th anniversary | wall text for a room on Symbolism |
    a paragraph on why housing is limited | program notes for the concert we host |
    Write-up of the tournament for the athletics page | brochure text about tutoring |
    web text introducing the HR team | video script on how the study abroad office helps |
    magazine piece about an alumna nurse | book review of a new Vermeer biography |
    blog post about our telescope for families | a blog post on the new observatory |
    blog entry about field work in kenya | write a blog post for the department site | wording for a sign |
    wording for an error message | text for a plaque | website text about our history | wording for our door hangers`,
  grant: `
    NSF grant application | seed grant application narrative for a community garden study |
    we apply for an R01 on hearing loss in June and I have to draft the aims page | NSF broader impacts statement |
    project summary for the NEH application | my grant application needs a summary for lay people |
    grant proposal for a summer camp | help me write a grant | NIH proposal, no idea how to begin |
    funding proposal to a foundation | first time writing a grant, where do I start |
    proposal for an internal research grant | small grant application for travel to an archive | specific aims page |
    I want to apply for a community grant for our garden | grant narrative for the literacy program |
    research grant proposal about river pollution | grant writing help | need statement for literacy program funder |
    letter of intent foundation grant | logic and evaluation plan for grant |
    research strategy significance innovation | nsf career proposal education plan | summary page for nsf proposal |
    sustainability section foundation proposal | dissertation fellowship grant proposal |
    intellectual merit paragraph robotics | arts council grant mural project |
    how do i write broader impacts for a math proposal | what goes into a needs statement for a food pantry grant |
    specific aims page nih r01 | broader impacts section nsf | marie curie postdoc proposal where to start |
    grant proposal teaching innovation short | grant application student travel fund |
    grant for museum conservation IMLS | NSF broader impacts section | letter of intent for a foundation grant |
    loi for a community foundation | significance section r01 | draft the innovation part of an r03`,
  'thesis statement': `
    thesis statement about zoning |
    I noticed that everyone in Gatsby lies about money, how do I make that into a claim to argue |
    I need an arguable claim re: standardized testing | 3 possible thesis statements on school sports funding |
    make my thesis more arguable | claim for my paper on the great gatsby |
    thesis sentence for argument about uniforms | thesis statement for my gatsby paper |
    thesis statement help frankenstein | need a thesis for my paper on voting rights | my thesis is too broad |
    strong claim about social media and teens | help me come up with an argument for my history paper |
    how do i turn my topic into a thesis statement | thesis for compare contrast essay |
    main claim for a 5 page paper on hamlet | whats a good thesis for an essay about fast fashion |
    one sentence thesis on stem cell ethics | my prof says my thesis is just a fact |
    working thesis about migration novels | central argument for my term paper | thesis statement lady macbeth guilt |
    debatable claim on zoos | is my thesis statement ok`,
  'personal message': `
    write something nice for a colleague who is retiring after 30 years | condolence card |
    birthday message for my boss | farewell note to my team | congratulate a student on an award |
    get well card for a coworker | sympathy message to a colleague who lost her father |
    tribute to a professor who passed away | wedding wishes | goodbye email on my last day |
    what to write in a graduation card | happy anniversary note | apology to a friend |
    encouraging words for a friend who failed the bar |
    she finally got tenure after a horrible fight, I want to congratulate her with something from the heart |
    eid greeting for my neighbor | mothers day message long distance |
    What can I write to a professor who's in the hospital? I don't know him that well | breakup text that's kind |
    valentines text, not cheesy | graduation wishes for my little brother | welcome baby card to my TA |
    My lab mate turns 30 tomorrow, we're all signing a card, something funny about her centrifuge |
    retirement card for the department secretary of 30 years | Farewell card text for our intern |
    good luck text for my clinical partner before the NCLEX | message to my advisor for her 60th birthday |
    holiday card to donors from the dean's family | say goodbye to my classmates in the group chat, I'm transferring |
    our secretary leaves after twenty years and I have to write the card |
    a colleague lost her father, what do I write | my flatmate passed her bar exam, card text |
    something for the farewell of a colleague | congratulate friend on defending phd |
    sorry for your loss text message | congrats new job linkedin friend | leaving the lab goodbye email |
    condolence note family of alumnus | how do i congratulate someone on a promotion without sounding jealous |
    everyone signs the card for her fiftieth what should i put | whats a sweet thing to text my sister for her 21st |
    how do you express sympathy to a student whose dog died |
    what would be proper to send to a jewish colleague in mourning | birthday message for flatmate |
    thank you note to a donor | thank my mentor | thank you email after interview | thank-you card for my supervisor |
    note of appreciation to volunteers | thank the committee | thanks letter scholarship donor |
    thank you message to my professor for the recommendation | appreciation post for staff |
    teacher appreciation note from a student |
    just back from my campus visit, everyone was so kind, what do I send to say thanks |
    gratitude letter to my mentor of 6 years | card thanking the nurses on my rotation |
    Three professors wrote letters for me and I got in! how do I thank them? |
    40 volunteers gave up their Saturday for our science fair and I'd like them to know what it meant |
    acknowledgments for my dissertation | Express gratitude to the cleaning staff |
    thx note to a nurse who showed me everything | thank a reviewer? no, thank the editor for her patience |
    letter thanking the museum for lending us the drawing | grateful note to admin assistant |
    acknowledgments section of dissertation | thx message for host family | staff appreciation week note |
    thanking participants of study | follow up thanks career fair recruiter |
    how do i thank someone who wrote me five recommendations |
    what is a nice way to show appreciation to my thesis committee |
    need something to send to the panelists for giving their time |
    how do i acknowledge my parents and lab in my dissertation | thank you letter to donor |
    acknowledgements for thesis | thank you notes to donors | thank you note to my supervisor |
    thank you letter donor 10k`,
  social: `
    linkedin post about our new grant | LinkedIn post about my internship | instagram post for our open day |
    tweet about our new paper | facebook post bake sale | social media posts for homecoming week |
    caption for a photo of the team | tiktok script dorm tour | hashtags for sustainability month |
    linkedin post new job | thread about our study | social media calendar for admissions |
    post announcing our new podcast | turn this abstract into a tweet | write a post | post about our event |
    social media post | Linkedin: looking for work after graduation |
    my reflections from a conference as a LinkedIn post | LinkedIn update on starting grad school |
    how do I announce my layoff on LinkedIn | a post for LinkedIn to say I joined an editorial board |
    hashtags and text for giving day | insta story text for rush week | reddit post recruiting gamers for a study |
    thread on X summarizing our lab's findings |
    need to let our facebook followers know that the library's closed next week | reel caption for campus dogs day |
    the health center's IG should remind people about the blood drive, playful but not gross |
    caption for a pic of graduates throwing caps | facebook event blurb, community star party |
    Nobody came to last year's open house, so I want something catchy for the college's Instagram |
    our bat paper comes out tomorrow, how do we put it in 280 characters for the lab account |
    three tweets for a museum exhibit opening | Youtube description for our choir concert |
    Bluesky post promoting my department's talk series | share on linkedin that I defended my thesis |
    I got promoted to lab manager, write a post | post for my linkedin on a conference I attended in Lisbon |
    I won a teaching award, how do I post that without bragging | open to work post, communications |
    Celebrate my 10 years at the library in a linkedin post | my book is out, post for linkedin |
    a post for my own profile about switching from physics to data science | three posts for the game on saturday |
    tiktok idea with caption for the nursing school | caption for a picture of the new telescope |
    tweet thread on our research in plain words, for the university account | we won a prize and should post it |
    open day is on Saturday, something for insta | short tweet concert tonight | social copy giving tuesday |
    week of posts for sustainability office | fun caption dorm move in day |
    how do i share my award on linkedin without being cringe | what could the math club post today for pi day |
    whats a catchy tweet for the archaeology dig | thread about my new paper | insta post for open day |
    linkedin post about finishing my bachelor | tweet thread about our new paper | instagram captions for graduation |
    instagram caption bake sale | instagram caption grad photos`,
  'job posting': `
    job posting for a librarian | job ad lab technician | write a job description for an advisor |
    position announcement assistant professor | student worker posting | help wanted ad for tutors |
    hiring ad postdoc | internship posting for our office | job description research coordinator |
    want ad for adjunct in welding | We need six students to grade intro stats in the fall, put the ad together |
    Camp starts June 10 and we've no counselors yet, need an ad that makes people want to apply |
    Our lab manager is leaving and I have to advertise the position by Monday | Job post for a social media intern |
    internship listing at the museum | the mailroom can pay two work study students, what should the listing say |
    write the call for applications for a departmental coordinator role | We're hiring a registrar, write the ad |
    vacancy text, subject librarian | recruiting a postdoc, text for the ad |
    advertise an opening for international student advisor | posting: research nurse, 50% |
    looking for a web editor, ad please | faculty search ad for finance |
    our secretary retires and we need to advertise the job |
    we're looking for a student assistant, text for the job board | open position it help desk student |
    part time barista campus cafe job listing | adjunct pool ad english composition |
    phd position advert soil microbiology | required and preferred qualifications for registrar analyst role |
    handshake posting marketing intern | duties and qualifications for grants manager vacancy |
    hr says the listing needs minimum qualifications how do i write those | job ad lab tech |
    job ad for administrative coordinator | work study job description | job posting for admin assistant II`,
  evaluation: `
    performance review for a clerk | self evaluation for my annual review | employee appraisal |
    peer evaluation of teammates | annual review of my assistant | staff evaluation comments |
    write my self assessment for promotion | faculty annual report on teaching |
    performance improvement plan for an employee |
    The new hire's probation ends next week, I have to write up how it's gone |
    clinical preceptor evaluation of nursing student |
    I watched a colleague teach and owe the department a written evaluation |
    RA staff evaluations, help me write one | mid year evaluation for a student worker |
    classroom observation report for a new instructor |
    feedback form on my teammate for engineering capstone, peer eval |
    my assistant has had a rough year, reviews are due Friday, how do I put it fairly |
    annual faculty activity self-assessment | HR wants me to rate my own year and list goals, I work in admissions |
    course evaluation comments for a prof who was disorganized | Appraisal of a librarian who's great but late |
    midyear review, student worker | write my self-assessment for HR | end of season player evaluation |
    intern evaluation form text | probation review for an advisor | evaluate my TA's work this semester for her file |
    clinical self-evaluation week 6 | yearly review comments for a team of 4 | yearly report of writing center |
    staff eval advisor needs improvement in punctuality | third year review self statement teaching service |
    department annual report chemistry accomplishments | teaching observation write up of colleague |
    unit year in review career services | impact report tutoring program 2023 |
    program review self study section biology | how do i write my self eval without bragging |
    my boss wants a list of my accomplishments for the annual review |
    can you turn my notes into performance comments for the grants coordinator |
    what goes in an annual report for a small campus museum |
    need wording for exceeds expectations on a payroll specialist |
    i supervise five tutors and have to evaluate each by friday | write up my observation of colleagues class |
    write a perf review for my admin assistant, mostly good some issues |
    annual progress report to funder, boring, make it ok | performance review for someone who is ok but late a lot |
    stewardship report scholarship fund | program review dept of history, enrollment numbers |
    annual review self evaluation, faculty | abet assessment report for ece | hlc self study criterion 4 draft |
    end of internship feedback for my student worker | written feedback for an intern`,
  document: `
    policy for remote work | handbook for student employees | MOU between two departments |
    one-pager about our program | incident report | mission statement | strategic plan | volunteer agreement |
    terms of reference for a committee | proposal for a new minor | training manual for RAs |
    code of conduct for the club | progress report for a funder | bylaws for our student organization |
    privacy statement | readme for my project | white paper on housing | lease agreement for subletting my room |
    project brief for the web redesign |
    we share a darkroom with the art school and need a written agreement on who pays what |
    what should an attendance policy for a department of 40 instructors say? draft one |
    business plan for a campus bike shop | bylaws of the astronomy club |
    A student cut her hand on a beaker, I have to file a report about it today |
    Our TAs never know whom to ask, so I'd like a handbook with everything in one place |
    charter for our DEI committee | MOU between college and clinic | strategic plan draft 2026-2030, libraries |
    travel money is cut by a third this year, put that in a memo to the faculty | volunteer handbook food pantry |
    remote work policy | draft a memo on lab access | Handbook section about guests in dorms |
    annual report of the international office | meeting room rules, one page |
    business case document for a new ticket system | Memorandum of understanding with a partner university |
    white paper on phishing | proposal to the dean for a reading garden | style guide for our web editors |
    collection development policy | terms of use for the maker space | contract for volunteer tutors |
    nobody knows who may use the lab at night, we need rules |
    we have no guidelines for theses with companies, draft some | the faculty wants a concept for mentoring by June |
    our unit has to write down how we handle travel requests | club constitution and bylaws chess |
    white paper on open textbooks | proposal for new esports facility | social media policy athletics |
    student organization bylaws officers elections | memo to provost on enrollment decline | lab safety policy draft |
    roommate agreement | code of conduct for field station | mission and vision statement for teaching center |
    internship agreement with company | technical report on bridge inspection | authorship agreement for lab members |
    how do i write bylaws for a new graduate student association |
    what should a policy on drones over campus contain |
    can you write a mentoring compact between me and my phd students |
    what goes into a memorandum of understanding with a foreign university |
    provost asked for a two page report on adjunct pay |
    need something official on how equipment loans work between departments |
    the treasurer said our club must have financial rules in writing | student needs accommodations for lab exam |
    preregister my study osf | invention disclosure form new sensor | enrollment report for provost |
    remote work policy draft | constitution for our new club | strategic plan for library 5 yrs |
    self study report accreditation chapter | annual report for research office | mou with university in brazil |
    report for module review, pass rate dropped | parental leave policy rewrite | budget variance explanation q3 |
    brand guidelines short version | enrollment drop 8 percent, explain to the board |
    constitution for new robotics society | gdpr memo for small business |
    deferred maintenance list into a pitch for the board | reporter asking about layoffs, talking points |
    deed of gift wording | adverse event report, patient fainted during blood draw |
    employee handbook section on remote work | faculty senate resolution on parking fees |
    loan agreement with another museum | weeding list criteria for stacks |
    donor meeting prep dean flying to chicago tmrw | RFP for a new lms |
    articulation agreement with community college | incident postmortem from tuesdays canvas outage |
    the dean wants a one pager by noon about our retention | proposal to change opening hours |
    proposal for more lab space | mission statement for our office | statement of work for a vendor |
    scope of work for a contractor | annual report of our center | annual report for the board | rules for our lab |
    house rules for the studio | guidelines for our makerspace`,
  agenda: `
    meeting agenda | write an agenda for a meeting | agenda for a department retreat |
    staff meeting agenda 30 minutes | agenda for thesis committee meeting | first team meeting plan |
    agenda for parents evening | plan our weekly check-in meeting | board meeting agenda |
    town hall agenda with provost |
    I chair the PTA for the first time on Tuesday, what goes on the agenda and in which order? |
    we've one hour and have to decide on summer hours and the copier, put the meeting in order |
    weekly check in agenda template for remote team | union meeting order of business |
    schedule of topics for our committee's first meeting | what should be on the agenda for curriculum committee |
    agenda items for student senate tuesday | 1 hour meeting with the dean, agenda |
    weekly standup structure for help desk | advisory board agenda half day |
    team meeting on Monday, one hour, five topics, need a running order |
    I chair the board for the first time and need an agenda | consent agenda format trustees |
    orientation day agenda new faculty | how do i structure a 30 minute meeting with three departments |
    what do we cover in a kickoff with the software vendor |
    what order should the items go in for the budget committee meeting |
    what would a good agenda for a postdoc check in look like |
    how should a two hour strategic retreat meeting be divided up | agenda for dept faculty meeting |
    thesis supervision meeting structure | meeting agenda for teaching team | weekly lab meeting agenda |
    agenda for dept retreat`,
  ideas: `
    ideas for student engagment | ideas for first day of class icebreakers that arent cringe |
    suggest icebreaker activities | brainstorm fundraisers | gift ideas for a retiring dean | themes for prom |
    ways to get more people to our events | what are fun things to do at orientation | brainstorm for our club |
    activity ideas for dorm | suggestions for alumni events | ideas to reduce food waste |
    how can we make meetings less boring, ideas | creative ways to teach grammar | topics for a lunch talk series |
    icebreakers for the first day | fun icebreakers | list of ideas for a party | give me ideas |
    what are some good icebreakers | good icebreakers | themes for our gala | senior prank ideas harmless |
    My daughter's science fair is in three weeks and she likes slime and dogs, what could she do |
    startup ideas w sensors | date ideas near campus no car |
    nobody comes to the math club, got any cheap things we could put on? |
    half my team hates icebreakers, what could we do together instead for an afternoon |
    halloween costume ideas chemist | give me podcasts topics for a geology show |
    We want to give our PI something for her 50th, she has everything, suggestions? |
    possible uses for an empty classroom | how could we use an empty storage room |
    brainstorm low-cost perks for staff | suggestions for a class demo on angular momentum |
    ideas how to celebrate Pi day | What could I do for my community health project? brainstorm |
    activities for a rainy move-in weekend | give me some ideas to save energy in the lab |
    the first session is always boring, what could I do |
    open day and we have no program for the kids, something fun | I need a hook for my lecture on bacteria |
    cheap gifts for my roommates | care package for a friend during exams | topics for podcast on medieval history |
    senior project ideas civil engineering | ways to get students into the library | fun lab bonding things to do |
    capstone ideas cs | suggestions for recruitment of new choir members | photo shoot ideas graduation |
    hackathon project ideas health | halftime show ideas | low cost programs for commuter students |
    ideas staff appreciation week | different approaches to promote study abroad | door decoration themes for ra |
    what are some things our alumni chapter could do this summer |
    im stuck for topics for my documentary film class any thoughts |
    we keep doing pizza nights and nobody comes what else is there | senior capstone ideas mech eng |
    ra program ideas cheap | app idea for hci project | capstone project ideas mechanical engineering |
    book display ideas for black history month | catering options w allergies, cheap | bulletin board ideas october |
    ideas for club fair activities | cheap meals for a week no oven | osce station ideas respiratory exam |
    color palette for a portfolio website | gender roles in bridgerton essay ideas | logo ideas for our club |
    design ideas for a tote bag | ideas for a poster design | what could our logo look like |
    t-shirt ideas for the department | activities for a rainy weekend | fun activities for residents |
    warm-up exercises for choir | improv exercises for actors | warmups for a dance class`,
  names: `
    name for our podcast | tagline for our museum | title for my paper on bees | catchy subject line |
    slogan for a recycling campaign | team names | headline for a press release | better title for my thesis |
    motto for the college | what should we call our new app | project acronym | names for a campus cafe |
    character names, 1920s chicago | conference theme title, education and hope |
    rename the committee on committees, suggestions | what should I call my essay on Sula |
    title ideas for a dissertation in urban sociology | Our newsletter is called "The Newsletter", can we do better? |
    I'm starting a lab on fungi and cities, what do I call it | slogan for blood drive |
    my paper shows that whales get louder near ports, it needs a title that isn't boring |
    we wrote an R package for tree rings and need something short and memorable to call it |
    band names for four physics grad students | subject line options for the giving day email |
    acronym for our detector project | headline for the article about the bees on the roof |
    Tagline for study abroad | course title that sells statistics | podcast name, dean talks with students |
    our reading group needs a better name | new master's program on climate and law, what do we call it |
    paper title options coral bleaching | name ideas library chatbot | club name for women in finance |
    motto for residence hall | t shirt slogan biology club | call the new makerspace what |
    symposium title migration and memory | our center has a terrible name what would be better |
    how do i name a new scholarship honoring a music teacher |
    nobody likes our newsletter name give me some alternatives |
    what do i title a poster on antibiotic resistance in chickens | better title for my paper |
    title for my thesis?? | need a title for my dissertation chapter on monastic letters |
    business name ideas for tutoring app | campaign name ideas for giving day`,
  decision: `
    compare these three vendor quotes and tell me which to pick | which of these two job offers should I take |
    look at these bids and recommend one | compare these candidates and rank them |
    which of these apartments is the best deal | pick the best of these three logos | rank these proposals |
    here are two schedules, which is better | compare these two drafts and tell me which is stronger |
    help me choose between these quotes for catering | which laptop from this list should we buy |
    should I take the internship? | should we move to canvas | help me decide between two majors |
    is a master's worth it | which laptop should I buy | pros and cons of a minor |
    pros and cons of moving in with friends | phone or laptop, whats better for reading |
    excel vs stata for a beginner, whats better | pros and cons of a gap year | should I drop this class |
    phd or industry | which elective is best for me | is it ethical to use AI for grading |
    should our department adopt clickers | rent or buy | gap year or not | what should I major in |
    I have a job offer from the state and an unfunded master's place, which one would you take |
    accept the counteroffer? | should I confront my coauthor or let it go | help me choose a thesis advisor |
    pass/fail or letter grade this term | do i retake the GRE, got 318 |
    R or SPSS for our department license, what would you pick | can't decide between nursing and PT |
    I got into two PhD programs, torn | Film or astronomy for my last elective? I need sleep and an easy A |
    take the postdoc in Zurich or stay | I'm at a C minus in orgo with two weeks to withdraw, do I stay in? |
    weigh a sabbatical abroad against finishing my book at home | can't decide whether to drop calculus |
    stay in coaching or go into admin | should I live on campus next year | pick a venue for me: museum or ballroom |
    Would you accept a lower salary for remote work? | python or R for my thesis, what should I learn |
    accept the visiting position or wait for tenure track? | should we cancel the outdoor event given the forecast |
    worth renewing this database subscription? | go for the certification or not, I'm 55 |
    two offers, one in Oslo and one at home, what would you do | don't know whether to switch to part time |
    my advisor wants me to stay, my partner wants me to go | better to write the thesis in English or in German |
    Notion or OneNote or paper for lecture notes, what is best | masters now or work first |
    is it worth double majoring | quit the lacrosse team or not | go to grad school at 35 |
    which lab to join rotation | law school or mpa for me | leave tenure track job |
    does it make sense to graduate a semester early | would i regret not studying abroad |
    should our library keep the print journals or get rid of them | should i switch majors?? |
    got 2 grad school offers and have no idea which one to take | opt vs cpt what do i do |
    where should i publish this, not too expensive and not too slow |
    we have to cut the budget, which journals should we cancel | which is better latex or word |
    mac or pc for engineering | zotero vs mendeley whats better | phd or industry what should i do |
    rent or dorm next year | torn between two labs | is it worth doing a minor |
    better to publish first or defend first | online or in person, cant decide |
    should i drop the course or keep going | choose between phd and job | what journal should i send this to |
    preprint or not, what are the risks | should i drop out | student loan repayment which plan |
    choose between two masters offers | best laptop for cs under 900 | work order backlog, which first |
    is this plagiarism or just bad citing | journal cancellation, which ones do we cut |
    is it ok if i use ai to write my student comments`,
  event: `
    schedule for the open day at our department | schedule for a hackathon day |
    what else do we need to arrange for the reception | what do we have to book for the award evening |
    we are hosting a delegation next month, what needs to be organised | running order for the graduation day |
    schedule for our open day | program for a two-day symposium | plan a faculty retreat | plan a graduation party |
    organize a career fair | conference planning for 100 people | orientation week program | alumni reunion |
    open house for prospective students | hackathon organization | movie night on the quad | symposium on climate |
    retreat for our staff | welcome event for transfer students |
    My boss handed me the career fair with 50 employers, it's in October and I've never run one |
    commencement after-party, help organizing | we want to hold a book launch, plan pls |
    120 people, one lawn, end of May: could you plan our department's picnic |
    org a surprise baby shower at the office | hosting a hackathon in march, where do i begin planning |
    plan my sister's graduation party | poster session event, 200 undergrads |
    We'd like to run a 5k for the animal shelter, what needs to happen until then? |
    international food night planning |
    The film students want their own festival for a weekend in april, I'm supposed to organise it |
    organizing a panel plus reception for 60 | book launch at the library |
    retirement party for the dean's secretary | end of season banquet | plan an exhibition opening |
    hackathon for students, weekend in May | plan a pinning ceremony |
    staff appreciation day, 150 people, small budget | math competition for high schoolers on campus, organize |
    block party for move-in | blood drive on campus, how to set it up | lab open day for families |
    we're hosting 60 visitors in May and nothing is organised yet |
    our institute turns 50 next year and I have to organise the celebration |
    I'm in charge of the summer party, where do I start |
    the welcome evening for exchange students is mine this year, need a plan |
    department day in two months, 80 people, no plan | conference logistics linguistics two days |
    banquet planning swim team | how to host a career fair | cultural night planning international students |
    guest lecture event setup and catering | graduation celebration small department |
    plan prospective student visit day | donor dinner for fifty guests | spring gala arrangements fraternity |
    family weekend planning | hosting a regional debate tournament |
    how far ahead should we book things for a spring symposium |
    how do i organize a memorial service for a colleague on campus | plan orientation week |
    seating chart 18 tables with people who hate each other | rain plan for outdoor event | set up a movie night |
    host a panel discussion | organize a poetry slam`,
  budget: `
    budget for a conference | make a budget for college | cost estimate for a field trip | club budget proposal |
    monthly budget student | how much will a wedding cost, budget | project budget two years |
    budget plan for my first apartment | departmental budget | break down the costs of moving |
    startup costs for campus cafe as a budget | wedding budget 6k | conference budget 100 people |
    department operating budget w 5% cut |
    I get 2100 a month from my stipend and it's gone by the 20th, set up a budget |
    dean wants my lab's numbers for next year by line item, I have last year's | travel budget, 3 students to AERA |
    We have $4,000 for the spring musical, how do we divide it between sets, costumes, and rights? |
    split of $10k for library programming | spending plan for my scholarship money |
    grant budget, 3 years, one postdoc | budget table for a small exhibition |
    event budget, 5000 dollars, 120 guests | study abroad budget, semester in Madrid |
    Annual budget for the communications team | budget justification? no, just the budget itself for a summer school |
    household budget with two kids on a TA stipend | we get 5000 for the workshop, how do I split it |
    the funder wants to see the costs of our two-year project |
    student trip to Vienna, what will it cost, rough numbers | how to budget financial aid refund |
    projected expenses dance concert | lab startup budget chemistry | event costs breakdown for gala |
    sga allocation request numbers club spending | living on 1400 a month as ta |
    income and expenses for spring musical | library acquisitions budget allocation |
    personnel and fringe costs for a 2 year study | how do i make my stipend last until december |
    what costs am i forgetting for a weekend debate tournament |
    how much money should we set aside for jerseys and refs | i keep running out of cash by week three |
    how do departments usually split up an annual operating fund | budget for semester abroad japan |
    dept budget for next year, where do i begin | event budget gala 200 people | budget for 800 a month |
    five year forecast for the school of music deficit lol | cost of attendance 25-26 update |
    conference on campus, 3 days, budget`,
  planning: `
    a folder structure for our lab server | how do we sort the files on the department drive |
    organize our team folder and old documents | naming rules for files in our group |
    tidy up the shared mailbox, plan for it | how should our office archive its records |
    I have three deadlines next week and a part time job. Make me a schedule. | training plan for our rowing team |
    plan my week | organize my semester | timeline for my dissertation | project plan for website relaunch |
    meal plan for a week | marketing strategy for our program | roadmap for launching a podcast | morning routine |
    shift plan for volunteers | action plan to improve retention | recruitment plan for grad students |
    meal prep schedule | prioritize my tasks | marathon training schedule | gantt chart for my project |
    communication plan for a system change | make a plan | project timeline | gym plan for beginners | running plan |
    cleaning schedule for our flat | marketing plan to increase summer enrollment |
    two chapters left, a baby due in June, how do I get the dissertation done by May, week by week |
    content calendar for the museum |
    We move 900 courses to a new LMS by August, lay out the phases and who does what |
    fieldwork plan for 6 weeks in Peru |
    what could I cook each day this week if I've got 40 dollars and a rice cooker |
    weekly cleaning rota for 5 roommates | morning routine before 8am class | career plan from adjunct to full-time |
    action plan after accreditation visit |
    never been in a gym, want to get stronger by summer, three days a week, plan it | cleaning rota for the lab |
    packing up the archive for the move, plan the weeks | onboarding plan for my new advisor, first 90 days |
    roadmap for introducing a new HR system | my week is chaos, make a schedule | rollout plan for windows 11 |
    succession plan for the dean's office | plan of work for my sabbatical | preseason plan for u16 |
    I have to move the lab in August and need a plan | six months left for my thesis, how do I split the work |
    gantt timeline website migration | dissertation timeline to defend may | fundraising campaign steps giving day |
    milestones for senior design project | plan for recruiting participants over two semesters |
    outreach plan rural high schools | implementation plan peer mentoring | social media campaign plan enrollment |
    workplan for summer research project | lab move to new building plan | election campaign plan student president |
    change management plan new payroll system | what phases should a crm rollout in admissions have |
    what would a realistic timeline for a systematic review look like | our capstone team has 12 weeks and no plan |
    can you lay out the stages for starting a student run clinic |
    what needs to be done by when for launching an online journal | erp migration project plan |
    timeline for my 6 month thesis | project milestones for software engineering team course |
    timeline of my phd last year | gantt chart for 3 year project | snow removal plan |
    rain plan for outdoor concert | marketing plan for a student coffee cart | floor plan for moving 3 depts |
    exhibit timeline opening in march | 4 week menu cycle, vegan options | server migration plan, 12 vms`,
  'problem-solving': `
    why is my sourdough flat | why is my roommate ignoring me | why is my supervisor so slow to answer |
    I'm a new lecturer teaching 200 first years and nobody talks in class. What should I do? |
    how do I set up a shared mailbox? | tips for reading papers faster | how to stop procrastinating |
    my roommate is loud, what can I do | how can I get more sleep during finals | how do I ask for a raise |
    how do I deal with a difficult colleague | advice for new advisors | how do I make friends at uni |
    how do I start a podcast | how to get better at public speaking | my experiment keeps failing |
    students keep cheating, what do I do | how to apply for a visa | improve attendance in my class |
    how to manage a large class | printer won't print | how do i write a good abstract |
    what are good electives for someone who likes biology and coding | how do I write a good paper |
    I keep failing my driving theory test, help | how do I get organized | organise my bookmarks |
    my students don't do the readings, what do I do | roommate keeps me up all night |
    can't focus in lectures since covid, tips? | how to deal with a coauthor who doesn't answer |
    my group won't cooperate | how do I get more people to come to club meetings |
    I missed the drop deadline, what now | ways to stop procrastinating on my thesis |
    PI takes credit for my work, what can I do | cells in my culture keep dying, suggestions |
    how can a shy person network at conferences | printer in the library jams daily, how to solve this |
    I'm failing calc and it's week 9 | how do we reduce no-shows at the clinic |
    found out a student plagiarized, next steps | printer jams on every second page, what now |
    how to get faculty to answer emails | what do i do if a patient refuses meds |
    players don't show up to morning practice, how to fix | freezer alarm keeps going off at night, help |
    two employees won't speak to each other, how to handle it | how do i stay awake on night shift |
    what can I do about a noisy neighbor upstairs, residents complain weekly |
    Visa appointment not available before the semester. Options? | how to negotiate a higher stipend |
    mold smell in the storage room, what should we do | laptop won't turn on after update |
    advice for first time advisors | mail merge in outlook | track changes in google docs |
    table of contents in word | mail merge with labels | nobody speaks in my seminar, what should I do |
    my group never answers, what should I do | how do i find a research mentor | managing 200 emails a day advice |
    best way to take notes in lecture | how to get published as a masters student |
    how do i appeal to younger donors | how to organize my pdfs | how do people find funding for conference travel |
    becoming a sports agent how | improve my gpa quickly | how to run an efficient meeting |
    how do i request books from other libraries | how to onboard volunteers effectively |
    how does one become a museum curator after a history degree | how can a small lab recruit good phd students |
    what is the best way to back up field recordings | where do i even start if i want to patent something |
    how would i go about changing my name in university records | what can our gym do to shorten lines at peak hours |
    is there a trick to remembering names of 120 students | tips for oral exams | how to get published |
    how do i get more people to answer my survey | how to start my dissertation i am stuck |
    how to read a scientific article fast | how to find a research gap | students dont talk in my seminar |
    how to detect ai written essays | course evaluations are bad what should i change |
    accessibility of my pdf slides?? | what should TAs do in week one |
    how do i tutor someone who just wants the answer | statistics anxiety how to deal with it in class |
    first time lecturing monday, any tips | primer design for a gene in zebrafish |
    how to get students to actually show up | data for accreditation self study where to begin |
    mail merge 400 certificates | how do i do a literature review | how to ask for a letter of recommendation |
    behaviour management strategies for noisy class | my model is overfitting | pid tuning drone |
    how do i deal with student who talks the entire section | how do i curve grades in canvas |
    student worker no shows dining | key policy, people keep not returning keys |
    accommodations letter says extended time, how do i set that in canvas |
    i think two students have the exact same essay | motivate my team | keep my students motivated | improve my gpa |
    get better grades`,
  small: `
    prove that the square root of 2 is irrational | what does et al. mean | what is the capital of france |
    which citation manager works with google docs | what time zone is boston in | what year did ww2 end |
    who wrote hamlet | convert 5 miles to km | define entropy | plural of syllabus | capital of Mongolia |
    symbol for degree on a mac | is it affect or effect here: "the ___ was small" | who wrote Middlemarch |
    how many ounces in a cup | how do I type an em dash on windows | 25 celsius in fahrenheit |
    what does IRB stand for | what year did the Berlin wall fall | chemical formula for table salt | 15% of 340 |
    opposite of verbose | atomic number of gold | what's 15% of 240 | how many ml in a teaspoon | spell accommodate |
    when was Vermeer born | 98.6 f in c? | how do you pronounce Huygens | sqrt of 1764 |
    time difference New York Tokyo | hex code for navy blue | is 2027 a leap year | who painted The Night Watch |
    days between march 3 and june 10 | dilution from 10 mM stock to 50 uM in 2 ml | krebs cycle mnemonic |
    ipa transcription of my name | identify this rock: shiny, black, glassy | dilution 10 mM to 50 uM |
    international applicants transcripts, gpa conversion | recipe scale to 600 | synonyms for important |
    mnemonic for the planets | mnemonic to remember the cranial nerves | mnemonic for krebs cycle enzymes |
    mnemonics for carpal bones | name the bones of the wrist | list the noble gases | name the stages of mitosis |
    list the parts of a journal article in order | abbreviation for the journal nature chemistry |
    three antonyms for brief | spell out 1,204 in words | molar mass of glucose | latin name of the red fox |
    opposite of convex | time difference between tokyo and chicago`,
  other: `
    vocab list for spanish 2 | sketch a floor plan | playlist for studying | word search about planets |
    seating chart for a dinner | costume for a party | a menu for a banquet | certificate for participants |
    vocabulary for a unit on weather | dnd campaign | ringtone | glossary of terms for my students | label for a jar |
    photosynthesis | the french revolution | world war 2 | statistics | organic chemistry help |
    the effects of social media on a town | I need help with biology | supply and demand | help me with this |
    something for class | Hamlet | chapter 5 | roman empire | nursing | sail home | user personas | make a label |
    a sign-up form | tarot reading about my defense | who made you | count the syllables in each line |
    horoscope for a stressed PhD student | log into canvas and submit it for me |
    call the bursar's office for me and ask whether they got my payment | open the attached file |
    word search with geology terms | do you remember what I told you yesterday |
    chess opening moves for white, play against me | are you conscious | read my handwriting in this scan |
    simulate rolling two dice ten times | mantra before exams | transpose this piece from C to E flat |
    where can I eat near campus | was this essay written by AI | try again | guitar tabs for a simple waltz |
    phonetic transcription of the word list below, with stress marked | cocktail without alcohol for the reception |
    a stage plot for our five-person band | glossary for my dissertation | I forgot what I wanted to ask |
    recipe with chickpeas and rice, dorm microwave | sewing pattern for a simple tote bag out of old lab coats |
    predict who wins the game saturday | book me a study room for thursday at four | I'm so tired today |
    please be quiet unless I ask you something | magic trick with cards that I could perform |
    figured bass for bars 1 to 8, please realize it | I passed!!! | playlist for late night writing |
    fingering for the left hand in this cello passage, write the numbers over the notes | set a timer for 25 minutes |
    my cat sat on my keyboard lol | costume list for act two | remove the background noise from my recorded lecture |
    sudoku 9x9 hard | prop inventory for the spring play | shuffle these students into groups of four |
    tag the parts of speech in these sentences | a drum groove in 7/8, written out by beats |
    harmonize this melody in four parts | guess my major | no, the other one | scan the meter of these lines |
    dance choreography for 8 counts, beginner | my professor just liked my post, I'm freaking out |
    how was your weekend | treasure hunt across the library | what's the weather going to be for commencement |
    secret santa pairing for 9 people | estimate the calories in this photo of my lunch |
    date this coin from the picture | pronounce my name, it's Nguyen | fact check this paragraph |
    label the chords as I play them in this recording | seating chart for 28 kids, two can't sit together |
    identify the bird in this photo | mitochondria again | noise in building C | the Medici |
    playlist for a long bus ride to the away game | recipe for lentil soup, 20 portions | color-code my calendar |
    sign-up sheet for lab tours | sudoku, medium | what's the weather tomorrow in Boston | turn on dark mode |
    remind me at 3 to call the registrar | book room 114 for Monday | Send this to the dean | which model are you |
    i'm so tired of this semester | my patient died today | nobody came to my office hours again | We won 3-1! |
    hm ok | never mind, found it | try again please | keep going | can we start over | not what I meant |
    delete our chat | log me out | order more gloves, size M | print two copies | play some calm music |
    read this out loud to me | recipe with eggs and spinach, quick | horoscope for virgo |
    word search on nursing terms | menu for the reception, vegetarian | set this text to music |
    a knitting pattern for a scarf in school colors | scorecard for intramural darts | guess my age |
    who's on call tonight? | is Dr. Kim in her office | find me a cheap flight to Lisbon |
    good restaurants near campus | did anyone hand in a blue scarf | ballot for team captain |
    identify the plant in this picture | phonetic transcription of this sentence | listen to this recording |
    make emoji out of this sentence | certificate for best lab citizen | name tags for 30 guests |
    label for the sample fridge | coupon for one free coffee | raffle tickets, numbered 1 to 200`,
  trip: `
    itinerary for a weekend in boston | road trip plan boston to austin |
    travel itinerary Rome, 4 days with students |
    I'm taking 15 art students to Chicago for three days, can you fill each day | plan a trip to italy |
    weekend getaway with friends on a budget | plan my vacation in Portugal | summer trip through europe by train |
    day trip from campus without a car | itinerary for three days in Montreal | plan our holiday in greece |
    where to go for fall break with 300 dollars | honeymoon itinerary japan | backpacking route through the balkans |
    city trip to lisbon for two | family visit to new york, what to see |
    travel plan for a conference in Vienna with two free days | camping trip for eight people |
    what to do in Denver for a weekend | field trip to aquarium plan | spring break trip cheap friends |
    study tour berlin architecture itinerary | class visit to state capitol | grad trip europe two weeks |
    choir tour itinerary austria | travel arrangements visiting speaker | museum trip nyc art history class |
    driving route alaska stops with field class | whats the best way to spend a long layover in istanbul |
    flying to a conference in singapore and want to see stuff after |
    what would a week in iceland look like for a volcanology course | travel plan for away meet 24 swimmers |
    travel itinerary for away meet | travel itinerary away game, bus, 32 people |
    cheapest way to get to boston for a conference | visit three campuses in one week`,
  script: `
    script for campus tour | video script library orientation 2 minutes | podcast script episode on black holes |
    phone script for calling donors | skit about plagiarism new students | voicemail greeting financial aid office |
    voiceover text for lab safety video | call script alumni phonathon | mc script awards night |
    tour guide script botanical garden | promo video script admissions | radio spot wording 30 seconds |
    intro and outro for history podcast | dialogue for training video on difficult customers |
    narration documentary about wetlands | tiktok script day in the life engineer |
    announcer script basketball halftime | emcee lines talent show | explainer video script photosynthesis |
    puppet show for kids about teeth | host script panel discussion | screencast narration how to search pubmed |
    sketch comedy about registration | museum audio guide stop 4 | commencement reader script |
    what the interviewer says between podcast segments | short film screenplay two roommates |
    scripted scenario sexual harassment training actors | pa announcements track meet |
    youtube video script python loops | virtual tour stops and what to say dorm |
    what should i say on the phone when i call prospective students | how do i open my podcast on urban planning |
    can you write the lines for the hosts of our cultural show | what do tour guides say at the clock tower stop |
    need words for a narrator over drone footage of campus |
    how would a screenplay version of this lab accident look |
    what would the two announcers say during homecoming court |
    what do i say when surveying people by phone word for word |
    how do i script an instagram reel about our herbarium | what do student callers say when someone refuses to give |
    need dialog between a nurse and a patient for a teaching video | script for short video on bayes theorem |
    podcast script about campus history | turn my lecture into a podcast script |
    make a video script from this chapter | video script 5 min on plate tectonics | campus tour script 45 min |
    script for 3 min short film, one location | podcast intro script | campus tour script, refresh |
    video script 60 sec for engineering | docent tour for 3rd graders | what to say when calling alumni |
    what to say on the phone to parents of applicants | turn this into a podcast | make a podcast out of this paper`,
  game: `
    crossword on cell organelles | bingo card orientation week | trivia night questions 90s movies |
    scavenger hunt library freshmen | escape room chemistry class | icebreaker game 30 people |
    jeopardy board art history | two truths style game zoom staff | simulation game un negotiation |
    kahoot style fun quiz holiday party | word search botany terms | murder mystery archive |
    board game about supply chains | human bingo new employees | mock stock market game rules |
    riddles for campus treasure hunt | family feud questions student life | team building game engineers |
    card game teaching evolution | puzzle clues crossword roman emperors | trivia about our town pub quiz |
    get to know you games choir | role playing game french revolution class rules |
    tabletop exercise game disaster nurses | charades words biology | bingo buzzwords faculty meeting |
    online breakout room game | sporcle like geography trivia | who am i game with philosophers |
    photo scavenger hunt homecoming | crossword puzzle nursing pharmacology | pictionary list computer science |
    gamify citation rules fun | board of 25 bingo squares book club |
    how can i make a digital escape room on stoichiometry | what are fun trivia questions about women in sports |
    need something playful so first years find the buildings | can you give me clues leading to ten places on campus |
    how do i run a jeopardy style review as a game | our retreat is awkward any games to loosen people up |
    what goes on a bingo card for conference attendees |
    is there a simulation where students run a country budget and compete |
    how would an escape room in special collections work |
    can the class play something about predator and prey with cards |
    what are hard trivia questions on star wars for our club night |
    how do i turn the safety rules into a board game | what game could 60 strangers play in a big hall |
    team building games | crossword about chemistry | make a game about fractions | trivia about our college |
    riddles for a treasure hunt | scavenger hunt for orientation | board game about the water cycle |
    bingo card for faculty meetings | crossword puzzle with art terms | icebreaker first session 30 students |
    escape room library orientation | make a simulation for supply and demand | quick game to revise vocabulary |
    icebreakers for society freshers event | trivia questions for pub quiz |
    need a quick game to teach hamlet to freshmen`,
  'image description': `
    alt text for bar chart enrollment | caption for team photo | describe this figure for screen readers |
    image description for campus map | figure legend western blot | alt text microscope picture of onion cells |
    photo captions for yearbook | instagram photo caption graduation pic | accessible description of a flowchart |
    alt txt homepage banner | caption old photograph of student protest 1968 |
    long description for complex diagram heart | figure caption scatterplot gdp | what alt text for decorative image |
    screen reader text for logo | describe painting for blind visitors | alternative text for line graph co2 |
    table and figure captions for my thesis | visual description of headshot |
    how long can alt text be for a complicated circuit diagram |
    the accessibility checker says my pictures have no descriptions |
    need something to go under figure 2 showing growth curves |
    our site failed the audit because images are not described |
    how would you describe this pie chart for a visually impaired student |
    can you tell a screen reader user what the seating plan shows |
    whats a witty caption for a picture of our professor asleep |
    how do i put the timeline graphic into words for blind readers | alt text for my bio figures |
    alt text for my lecture images | alt text for 30 pictures | alt text for 60 images in my slides`,
  schedule: `
    weekly schedule for nursing student | shift schedule front desk 6 workers | practice timetable gym courts |
    make me a daily routine with classes and work | staff rota library weekends | who covers which hours help desk |
    rotation calendar for lab chores | ta office hours timetable | block schedule rehearsals orchestra |
    time slots for thesis defenses | weekly timetable 15 credits plus gym | on call rotation residence hall |
    roster for tutoring center evenings | conference session schedule parallel tracks | microscope booking calendar |
    fit my job between lectures | chore rotation five roommates | volunteer shifts food pantry |
    game day staffing schedule | summer camp daily schedule robotics | hour by hour plan of my tuesday |
    round robin schedule 8 teams | lunch coverage reference desk | final exam proctor assignments by room and time |
    studio hours ceramics timetable | schedule greenhouse watering duty | orientation week daily timetable |
    clinic rotation schedule pharmacy students | meeting times for five people different availability |
    semester calendar of film screenings | duty roster ras winter break | time blocking for professor |
    work schedule with two part timers and one full timer | seminar speakers calendar fall |
    bus driver shifts shuttle | when should each coach have the weight room |
    we keep double booking the mass spec can you make a rotation |
    how do i rotate four custodians over three buildings fairly |
    nobody wants saturday so how do i divide the weekends among staff |
    what time should everything happen on the day of our competition |
    need everyones availability turned into a rota | how would you spread out eight debate rounds over two days |
    make me a weekly schedule im drowning | shift schedule for student desk workers |
    work schedule for student staff | timetable for the conference day | open day schedule |
    cleaning schedule three buildings | run of show commencement | volunteer shift signup schedule |
    practice schedule around classes for 28 athletes | meeting time for 9 people, doodle was useless |
    make a gantt chart for dissertation | event schedule for model un |
    who is on the microscope when, need some kind of booking thing | seating chart for gala 320 ppl |
    ive got 3 classes and zero time, help me plan my semester | volunteers schedule move in day |
    visit schedule for the new trial, 12 visits | new hire orientation half day | final exam schedule has conflicts |
    practice schedule w class conflicts womens soccer | patrol shift schedule 12 hr | duty schedule for 14 RAs fair |
    rota for the reading room | shift plan for the gym | who covers which shift, 5 assistants`,
  'course plan': `
    which classes to take next semester bio major | four year plan mechanical engineering |
    degree plan psych with spanish minor | what courses for pre med | course selection sophomore cs |
    graduation plan transfer student 62 credits | map out my remaining requirements |
    electives for data science masters | gen eds easy ones to take | double major plan econ math |
    prereq order for nursing program | fit study abroad into my degree | academic plan graduate early |
    classes for someone going to law school | what to register for spring | credits left to graduate |
    2 year community college transfer plan to business | semester by semester plan chem e |
    minor that goes with political science and its classes | which stats course should come first |
    phd coursework plan sociology first two years | course sequence music education | plan of study ms public health |
    how many credits should i take freshman fall | what upper divisions for neuroscience |
    summer classes to catch up | honors requirements and when to take them | pick courses for me accounting |
    physics then calc or both together | build my class list | advising plan for undeclared first year |
    switching to architecture which credits count | teaching credential courses order | part time mba course order |
    which philosophy classes go well with computer science | my advisor left and i have no clue what to enroll in |
    is it ok to take orgo and genetics in the same term |
    what should a first semester freshman in animal science sign up for |
    how would a student with 30 ap credits finish in three years | am i missing any requirements for the history ba |
    which electives would help me get into sports analytics | do these four courses make a reasonable fall load |
    i cant get into bio 201 what else counts |
    whats the best sequence of machine learning courses for a statistics student |
    registration is tomorrow and i have no idea which classes i need | what classes should i take next sem |
    which elective should i take, cs second year | four year plan for bio major premed |
    what electives should i take | 4 year plan for transfer student in psych`,
  'training plan': `
    marathon training plan 16 weeks | off season lifting program football | conditioning for soccer preseason |
    workout plan beginner gym | couch to 5k for staff | strength program rowers | swim sets for sprinters taper |
    return to play after acl | 3 day split dorm room no equipment | plyometrics volleyball jump higher |
    weekly mileage cross country summer | mobility routine for desk workers | periodization throwers track |
    cardio plan lose weight 8 weeks | pre season tennis fitness | hypertrophy program intermediate lifter |
    warm up routine for dancers | off ice training hockey | half marathon plan busy grad student |
    agility drills basketball guards program | military fitness test prep rotc |
    climbing finger strength progression | wrestling conditioning circuit | triathlon plan first timer |
    training block before nationals cycling | dumbbell only routine 30 min | speed work for lacrosse midfielders |
    core program for gymnasts | in season lift baseball pitchers | kettlebell workouts for faculty fitness class |
    yoga and strength mix weekly program | bench press plateau program | fitness plan for seniors community class |
    rehab exercises hamstring progression weeks | tapering for conference championship 800m |
    how do i get my mile under six minutes by april | what should our team do over winter break to stay in shape |
    how many days a week should a freshman thrower lift |
    my vertical hasnt improved all year what kind of program would help | can you get me from zero pushups to fifty |
    how should i build up my long run without getting hurt | what exercises should goalkeepers do in the weight room |
    how do we peak for regionals with meets every weekend |
    what would a good summer conditioning packet for field hockey contain |
    how much should a distance swimmer do on dry land |
    need something to get ready for the police academy fitness test |
    how do i combine lifting and running without burning out |
    our sprinters are tired by may how do we change the load | what can i do at home to get stronger with bands only |
    how do i come back to running after mono | what kind of workouts help a dancer get better endurance |
    winter training plan for novice rowers who never lifted before | conditioning plan for rowers |
    preseason conditioning for soccer | workout plan for busy grad students | strength program for throwers |
    training plan 10k beginner 8 weeks | strength program off season, 8 wks`,
  'risk assessment': `
    risk assessment chemistry lab | field trip hazards and controls | event safety plan bonfire |
    what could go wrong at our 5k | hazard analysis laser lab | travel risk study abroad nepal |
    safety assessment climbing club trip | risk register software project |
    likelihood and impact table construction project | drone flying hazards on campus |
    job hazard analysis groundskeepers | biosafety risk evaluation bsl2 work | risks of summer camp minors |
    event risk form alcohol reception | kayak trip safety risks | security risk assessment student records system |
    risk matrix theater production rigging | dangers of handling liquid nitrogen and mitigations |
    food safety risks bake sale | emergency action plan swim meet | scuba diving fieldwork risk plan |
    crowd safety concert quad | risk mitigation plan for research project |
    whats hazardous about welding class controls | assess risks volunteers tutoring in prison |
    kiln room ceramics hazards to control | vehicle safety 15 passenger van trip | hot work hazards metal shop |
    covid style outbreak risk at choir tour | wildfire and heat risks field season |
    ergonomic hazard evaluation call center | fall hazards rooftop greenhouse | risk management plan for color run |
    threats to project schedule and how bad | what are the hazards of doing interviews alone in peoples homes |
    how dangerous is it to have fire dancers at the festival |
    what precautions do we need for a class trip to a quarry |
    what are the main risks of moving our servers to the cloud |
    our mountain hut trip got rejected because there was no hazard evaluation |
    what safety issues come with a sleepover for kids in the museum | risk assessment for bonfire event |
    safety plan for the chemistry lab | field trip geology risk assessment | lab safety risk assessment acid |
    risk assessment for club camping trip | security review for a vendor saas, hecvat`,
  rules: `
    how many credits do i need to graduate | visa rules for working off campus |
    can i work more than 20 hours on a student visa | what are the add drop deadlines |
    deadline to withdraw without a W | is auditing a class allowed | do i lose my aid if i go part time |
    am i allowed to record lectures | can i defer my admission | whats the policy on late drops | fafsa deadline |
    requirements for honors | who is eligible for work study | can postdocs apply for nsf career |
    how long can i stay after graduation on f1 | is it legal to record a zoom meeting without asking |
    do scholarships count as taxable income | can grad students be PI | which forms do i need for study abroad |
    how does the pass fail option work here | when is tuition due | how late can i return library books |
    what happens if i fail a class twice | can my spouse work on a j2 | copyright rules for showing films in class |
    is fair use ok for posting a chapter on canvas | do i need irb approval for a class project |
    per diem rates for travel to chicago | can we accept gifts from vendors | do adjuncts get sick leave |
    parental leave for phd students | how much notice do i have to give my landlord |
    gdpr and student photos, what is allowed | hipaa rules for student interns |
    can an advisor refuse to sign my form | minimum gpa for the nursing program |
    transfer credits from community college, do they count | what do i need to declare a double major |
    how many absences are allowed | is there an age limit for this fellowship | may students keep pets in the dorm |
    do I need insurance for an internship abroad | can i take an incomplete | is travel insurance reimbursed |
    what does ferpa say about parents asking for grades | open access requirements of the funder |
    can i get my application fee waived | residency requirements for in state tuition |
    do i have to pay back my grant if i drop out | how does tenure clock extension work |
    what are the export control rules for sharing data with china | who has to approve a new club |
    can we serve alcohol at a department party | overtime rules for hourly student workers |
    is this plagiarism if i paraphrase it | is chatgpt allowed for my seminar paper |
    can i reuse a figure from elsevier paper | HIPAA vs FERPA which one applies to us |
    can my landlord keep my deposit | how do taxes work for students | copyright question, film screening on campus |
    can i tell the coach a students gpa | ncaa eligibility check progress toward degree |
    fmla or short term disability? | ferpa, parent calling about grades |
    recruiting email to a hs junior swimmer, legal? | indirect cost on subaward first 25k/50k |
    which classes count for the new catalog, student started 2021 | h1b timeline for new postdoc |
    legal retention periods for student records in our state | how long do we have to keep exam papers by law |
    does using ai pictures count as plagiarism | does paraphrasing with chatgpt count as cheating |
    is it plagiarism to reuse my own essay | does a poster count as a publication |
    do conference abstracts count as peer reviewed`,
  'difficult talk': `
    how to tell student they are failing | talk to roommate about noise | confront coauthor about credit |
    negotiate salary postdoc offer | break it to my advisor im leaving | ask boss for a raise |
    what to say to crying student | telling a player he is cut | student accused me of bias meeting tomorrow |
    firing a student worker what do i say | roommate never cleans confrontation | bring up authorship order with pi |
    saying no to department chair | parents angry about grade meeting |
    talking points for conversation on late employee | conflict between two lab members mediate |
    tell teammate he isnt doing his part | address body odor of a coworker |
    disagreeing with my supervisor respectfully | negotiating startup package |
    delivering bad news patient student nurse | colleague takes credit for my work |
    talk with donor who wants control | how to bring up cheating with student | telling parents i changed majors |
    ask professor to reconsider me face to face words | resident smoking weed talk with him |
    microaggression in meeting how respond | group member ghosted us what to tell her |
    pushing back when dean cuts our program | quit the lab without burning bridges what to say |
    set boundaries with needy student | roommates boyfriend always over | negotiate rent with landlord |
    my advisor yells at us how do i talk to him | how would you handle a parent on the phone who demands grades |
    a volunteer is rude to visitors and i must speak with him |
    my lab partner copies off me and i hate confrontation |
    how would i tell my committee i disagree with their direction |
    a senior colleague keeps interrupting me and i want to address it |
    my roomate is driving me crazy and idk what to say |
    my masters student is stuck on thesis and not answering much, what do i do |
    i think a student plagiarized or used chatgpt, what now | how to talk to failing student |
    we are fighting about coauthor order, how do i handle it | how do i tell my team the project is cancelled |
    how do i tell my parents im failing | tell faculty we are cutting their journal |
    break the news that funding ended | group member does nothing what do i say |
    my supervisor never answers what now | student crying in office hours, what do i say |
    how do i tell my advisor i want to switch projects | student in my lab keeps missing deadlines what do i say |
    student wants to drop out what should i say | how to handle two employees not talking to each other |
    what to say to student in crisis after hours, script | my roommate never cleans what do i say |
    group member not doing any work | tell my parents i failed a class | salary negotiation first job grad |
    patient refuses insulin what should i say as a student nurse |
    got an offer but waiting on another company, how do i stall them |
    what should i say when students cry in my office | negotiating startup package what should i ask for |
    how do i bring it up with my roommate | roommate doesnt clean how do i bring it up |
    how do i bring up authorship with my advisor | how do i raise pay with my supervisor |
    roommate keeps stealing my food | tell a coworker that he smells`,
  'personal advice': `
    so stressed about finals | cant get motivated anymore | feeling lonely at college | homesick first semester |
    burned out phd | my friends are leaving me out | how to deal with breakup during exams |
    parents pressure me to be a doctor | imposter syndrome new professor | work life balance with a baby |
    no energy to do anything | anxious before presentations all week | making friends as a transfer student |
    cant sleep worrying | is it normal to cry every week grad school | procrastinating so bad | miss my ex |
    overwhelmed with everything | how to stop comparing myself to others | feel like a failure after rejection |
    long distance relationship struggling | my dad is sick and i cant focus | hate my major feel stuck emotionally |
    burnout staff advisor compassion fatigue | lost my passion for my sport | culture shock lonely exchange year |
    feeling guilty when i rest | new in town as faculty no friends | injured and depressed cant play |
    coping with death of grandma midterms | dont fit in with my cohort | how do i find time for myself |
    social anxiety club meetings | scared of graduating | why am i always tired even when i sleep enough |
    how do people stay sane in the fifth year of a phd | my best friend stopped talking to me and i dont know why |
    how can i stop feeling guilty about not calling my mom more |
    everyone seems to have friends already what am i doing wrong | i got a c on my first exam and feel worthless |
    is it ok to spend thanksgiving alone | what helps when you just cant start working |
    how do i get over being rejected from every med school |
    my roommates are close with each other and i feel invisible |
    i cry in my office after teaching and its only october | can someone be happy here without drinking |
    i dont enjoy painting anymore what happened to me | what can i do when homesickness hits at night |
    so stressed cant focus on anything | so stressed about my defense | nervous about presenting, any tips |
    how do i stop procrastinating | i cant sleep before exams | feeling like i dont belong here |
    burned out and its only october | i always procrastinate cant focus on reading |
    presentation nerves, script for 5 minutes talk | feeling totally stuck with writing chapter 4 |
    feeling really burnt out this semester | pomodoro or what, i cant focus | homesick and no friends here |
    how to deal with imposter syndrome phd | first lecture as ta nervous | sleep schedule totally messed up |
    is it normal that i read a paper three times and get nothing`,
  problem: `
    printer says offline | canvas wont load on my laptop | pcr no bands | cant log in duo lost phone |
    zoom no sound in lecture hall | wifi keeps dropping dorm | my cells keep dying after passaging |
    word crashed and lost my thesis | projector flickers room 210 | citrix freezing | registration hold wont go away |
    gel smeared every time | student paid twice and refund missing | endnote not syncing |
    turnitin says submission failed | grades disappeared from gradebook | hplc pressure too high |
    key card not opening lab door | outlook not receiving mail from students | 3d print keeps warping |
    why does my western blot have such high background | my laptop screen goes black whenever i plug in the hdmi |
    why is my crystal not growing after three weeks | the registrar system double booked our classroom what now |
    all our seedlings died over the weekend in the growth chamber | how come panopto recorded video but no audio |
    cant open the pdf from interlibrary loan it says damaged | our live stream of the game stopped working halfway |
    the centrifuge makes a grinding sound and shows imbalance | canvas gradebook weights are messed up |
    my pcr has no bands again, it worked fine last month | western blot background high why |
    printer on 3rd floor offline again | disk full on linux server help | hplc troubleshooting | pcr troubleshooting |
    my library card got blocked | my account got locked | the reader at the door shows an orange light |
    display shows error 5 | microscope wont focus | login keeps failing | centrifuge makes a weird noise |
    my paper got lost in the submission system | password reset mail never arrives | lights in room 210 flicker |
    why does my western blot have so much background | pcr not working no bands | qualtrics skip logic not working |
    PRISMA flow diagram numbers dont add up | git messed up my branch help |
    machine learning model 99% accuracy, suspicious | printer wont connect in the lab, windows 11 |
    wordpress page broken on phone | troubleshooting the projector | elisa troubleshooting | network troubleshooting |
    why is my pcr not working | arduino servo jittering | solidworks assembly mates broken |
    gel electrophoresis bands smeared | gis shapefile won't load qgis | supervisor is ignoring my emails |
    wifi keeps dropping in dorm | pdf readings not accessible for screen reader fix |
    ocr of these old newspapers is garbage | my midterm average was 52, what went wrong |
    nobody fills in our survey, why | got a weird reading on the spectrophotometer all week, whats up |
    travel reimbursement got bounced, why | degree audit shows wrong gen ed |
    classroom schedule fall, two sections in same room`,
}
