/** Example requests: a student’s own work and studying. */
export const STUDY_EXAMPLES = {
  'own assignment': `
    help me w/ my care plan assignment | help with my lab report | I have a case study due friday |
    my business ethics assignment, no clue how to start | do my discussion post for week 3 |
    I need help with my coursework on supply chains | help me with my capstone project |
    my history assignment is about the cold war, help | nursing care plan homework |
    stuck on my group project for marketing class | reflection assignment for my practicum, help | help me start my term project |
    prof wants a reflection on my clinical rotation, dont know how to start | I have a lab report due on titration, can you help |
    my case study assignment for MBA ops class, stuck on part 2 |
    working on my capstone project about food deserts and feeling lost | help w discussion post for week 5 soc class |
    have to turn in a marketing plan for class by Friday, here's what I've got |
    i need help on my final project for intro to GIS |
    our assignment sheet says "position yourself within the debate", what am I supposed to do? |
    my group project in engineering design, we need to do the feasibility part |
    Could you assist me with my nursing care plan assignment |
    stuck on my term project, econometrics, instructor wants a replication |
    got to do an annotated observation for my early childhood class |
    physics lab writeup, not sure what belongs in the error section |
    my portfolio for studio art is due and I still need the artist reflection part |
    help me figure out this assignment on Kant, directions attached |
    assignment for accounting 2: analyze a 10-K, I picked Costco, now what | lost on the take home assignment for policy class |
    have to do a field journal for my anthropology class, help`,
  practice: `
    bernoulli equation practise problems | practice problems on derivatives | more exercises on spanish past tense |
    practice questions for organic chemistry | give me 10 stoichiometry problems to practice | extra drills for chord inversions |
    sample problems thermodynamics with solutions | practice set on probability | I want to practice integrals |
    exercises for accounting journal entries | grammar drills for german cases | worked practice problems on torque |
    10 practice problems on the chain rule | give me stoichiometry exercises, hard ones |
    i keep messing up torque problems, need more to try | french subjunctive drills please |
    extra problems like the ones on my stats midterm, with solutions | some circuits to solve with kirchhoffs laws for training |
    Worksheet for me to practice balancing redox equations | more integrals by parts to work through before thursday |
    can I have 15 exercises on IPA transcription | practise questions with journal entries and adjusting entries accounting |
    sql exercises for a beginner with answers at the end | Need problems about present value and annuities to train on |
    genetics punnett square problems, start easy then dihybrid | spanish ser vs estar exercises fill in the blank |
    a set of proofs by induction to try on my own | dosage calculation practice, I start clinicals in two weeks |
    rhythm dictation exercises at grade 4 level | supply me w/ linear programming problems for self study`,
  'study plan': `
    study plan for bar exam | I have three exams in one week and don't know where to start. Help me plan. |
    make a schedule for finals | revision timetable for a levels | plan my studying for the mcat |
    help me organize my study time before midterms | how should I split my time between four finals |
    make me a study schedule, exam is in 10 days | 4 week plan to study for the GRE |
    plan for catching up on calculus before the final | schedule to revise anatomy | exam schedule help, two on the same day |
    plan my exam preparation | study schedule | MCAT in 4 months, how do I schedule everything |
    3 finals in 5 days, need a study schedule | make me a revision timetable for bar exam, working full time |
    study plan for learning organic chem over the summer | I've got two weeks till comps. Spread 40 books over that time |
    weekly schedule so I can keep up with five classes and soccer | plan my studying for the CPA, evenings only |
    gre in 30 days, day by day plan | how should I divide my time between calc and bio until midterms |
    need a study calendar november to december, 4 exams | Timetable for JLPT N3 prep, an hour per day |
    failing anatomy, exam on the 14th, set up a plan for what to study each day | 6-week plan to get through the NCLEX material |
    can you organise my finals week hour by hour, adhd here |
    qualifying exam prep schedule for a physics PhD student with a toddler | LSAT plan, three months, weak at logic games |
    what order and which days to study my 12 chapters of micro |
    a realistic studying schedule for a commuter who has only bus rides`,
  'study outline': `
    torts outline | outline for my constitutional law final | con law outline | outline of chapters 1-5 for my exam |
    make an exam outline for evidence | study outline biochem | class outline to study from for civ pro |
    contracts outline for open book exam | outline the course material for my final | property law outline with cases |
    outline of torts for my final, law school | con law outline, closed book, 20 pages |
    I want a condensed course outline of civ pro to study from | exam outline for property: estates, easements, covenants |
    help me put together an outline of evidence rules before the bar | outline my whole semester of art history so I can review |
    contracts attack outline | study outline for human physiology, cardio and renal |
    can you build an outline of all the cases we read in admin law for the open book exam |
    World Civ final: outline with every unit | make an exam outline for crim law |
    chapter by chapter review outline, intro psych, chs 1-8 |
    outline covering the federal income tax course to bring into the exam |
    I need to outline international relations theories to memorize for comps |
    Outline for exam review, pharmacology drug classes | business associations outline with rules and exceptions |
    pathophys outline i can study off of | microeconomics midterm outline, elasticity thru monopolies`,
  'how to cite': `
    how do i cite a podcast | how to cite chatgpt in apa | how do I reference a website with no author | citing a lecture in mla |
    what is the in text citation for two authors | how should I cite a youtube video | do I need to cite common knowledge |
    cite a personal interview chicago style | how to reference a table from another paper |
    in-text citation for a pdf with no date | how do I cite a tweet in APA | citing a podcast episode mla? |
    what's the right way to reference a museum label in Chicago style | do you put page numbers when citing an ebook |
    in-text citation for a source with no author | how would i cite chatgpt in my paper |
    Citing a personal interview in APA 7, does it go in the reference list? |
    reference a dataset from the census bureau, harvard style | bluebook citation of an unpublished opinion how does that work |
    How to quote a source that's quoted in another source | can I cite lecture slides from canvas, and how |
    mla works cited entry for a netflix show | what does an ASA citation for a dissertation look like |
    citing a Supreme Court case in apa | how to do footnotes for the same book twice in chicago |
    cite a painting i saw in person | IEEE style: reference for a github repo? | when is it et al. with three authors in AMA`,
  flashcards: `
    flash cards for pharmacology drugs pls | make flashcards from my notes | flashcards krebs cycle |
    anki cards for spanish vocab | anki deck on cranial nerves | create flashcards for chapter 6 |
    flashcards with art history dates | cards to memorize the periodic table | turn these terms into flash cards |
    quizlet set for bio | music theory flashcards, key signatures | a deck of cards about sorting algorithms and big O |
    Q/A cards for the amino acids | cards to memorize all the drug suffixes | anki deck, 50 japanese verbs |
    flashcards for real estate license exam | i need flash cards spanish ch 4 vocab | cloze cards for Anki about the Krebs cycle |
    front: the English word, back: hangul with an example sentence, 40 of those please | quizlet set on AP Gov court cases |
    turn this glossary into flashcards | can you create flashcards from chapter 6 of my geology text |
    I learn best with anki, so here are my slides on plant families, make a deck |
    make cards out of my lecture notes on immunology | bone markings flashcards please |
    cranial nerve practical on Monday, can you put name, number, and function on cards for me |
    term and definition cards on marketing | study cards on French Revolution dates`,
  diagram: `
    concept map of the immune system | mind map for my thesis | flowchart of the admissions process |
    venn diagram of frogs and toads | diagram of the water cycle | org chart for our office |
    decision tree for choosing a stats test | timeline graphic of the civil war | process map for hiring |
    graphic organizer for essays | draw a diagram of a cell membrane | logic model for after school program |
    fishbone diagram for medication errors | Venn diagram of mitosis and meiosis |
    students get lost in the appeals process, I'd like it drawn as a flow with yes/no branches |
    draw a timeline of the civil rights movement | make a diagram showing the water cycle |
    Can you show who reports to whom in the dean's office as boxes and lines? |
    my dissertation ideas are all over the place, put them in a map with branches | uml class diagram for a parking app |
    conceptual framework figure linking stress, support, and dropout | family tree of the Julio-Claudians |
    food web diagram, tidepool | ER diagram for a library database | visualize the steps of a clinical trial as a flow chart |
    causal DAG for my smoking study | mermaid code for a sequence diagram of login | decision tree, which form do students file |
    flowchart for our hiring process`,
  test: `
    Quiz questions on accruals and deferrals | create a quiz on cell biology | multiple choice questions about ww1 |
    midterm exam for intro psych | exit ticket photosynthesis | final exam questions macroeconomics | 20 MCQs on anatomy |
    pop quiz for chapter 3 | true false questions on lab safety | problem set for my physics class |
    comprehension questions for this article | mock exam for nursing students | test for my spanish class |
    kahoot questions about viruses | vocabulary test unit 5 | I teach biology, make a quiz on mitosis | make a quiz |
    quiz for my class | write test questions | quiz on cell biology | multiple-choice questions for anatomy practical |
    vocab test for my Latin students | write 20 multiple choice items, pharmacokinetics |
    i need a true/false quiz for food safety training | 5 question exit ticket on slope | placement test for German |
    reading quiz on the Tuskegee article for my class | essay questions for the art history final |
    kahoot on world capitals for 7th graders | quiz for onboarding staff about FERPA |
    the compliance office wants staff tested on data privacy, ten items, passing is eight |
    quiz on chapter 3, 10 multiple choice | a diagnostic test to see what algebra my freshmen remember |
    make a final exam, American gov, mix of mc and short answer |
    Half my class hasn't read the Odyssey, I want a short quiz tomorrow that shows who has |
    comprehension check after the video on vaccines, 6 questions w/ answers | Exam questions on thermodynamics with key |
    I'm out of midterm questions for intro econ, can you write 25 new ones with a key?`,
  studying: `
    help me study for orgo 2 final its on thursday | study guide for anatomy | cheat sheet for statistics |
    I need to pass my calc exam | review sheet for the midterm | help me prepare for my biology test | notes on chapter 5 |
    make notes from this lecture | exam prep for pharmacology | cram for econ tomorrow | help me revise the cold war |
    summary sheet of formulas for physics | how do I prepare for an oral exam in history | get me ready for the bar |
    preparing for oral exam in German lit, pls help me review | one page formula sheet for physics 1 |
    prepping for my music history listening exam | help me study for my chem final |
    exam 2 in bio is ch 7 to 11, could you put together a guide with what to know |
    everything I need for the welding certification exam on two pages |
    I have the carpal bones and hand muscles on my test Friday, give me a review with memory tricks |
    review sheet, cold war unit | Study notes for the AP Lang test | get me ready for the accounting midterm |
    what do I need to know for an intro astronomy final | exam review of everything in macro ch 1-6 |
    cram guide for philosophy final: Hume, Kant, Mill | crash course before my linear algebra exam |
    quick review guide on statistics, test is on monday | summary sheet of the organic reactions to review for my exam |
    cheat sheet on probability distributions | I've a test on the nervous system tomorrow help`,
  'interview practice': `
    interview prep consulting | mock interview for med school | prepare me for an interview |
    practice interview for a librarian position | help me get ready for my phd interview |
    interview me for a software internship | job interview tomorrow, help | how do I answer tell me about yourself |
    behavioral interview practice | campus visit interview prep for faculty job | practise questions for visa interview with me |
    mock interview for a consulting internship | practice with me for med school interview |
    pretend you're the search committee, I'm applying for assistant prof |
    have a phone screen with Google on friday, can we rehearse | interview me for a teaching job |
    phd interview prep, ask me stuff | Fulbright interview coming up, simulate it | be the hiring manager and grill me |
    nursing residency panel interview practice please | I get nervous in interviews, let's do a dry run |
    vet school MMI stations, run through some with me | practice behavioral interview questions w me one at a time |
    Do a trial interview for an RA position in the dorms | ask me technical interview questions for SQL and judge my answers |
    rhodes scholarship interview rehearsal | job interview at the city planning dept next week, help me practice |
    act as interviewer for a barista job | Want to rehearse for a library director interview`,
  conversation: `
    quiz me on pharmacology | role play about a refund | practice spanish with me | test me on the bones of the hand |
    be my socratic tutor | debate me on free will | tutor me in calculus | ask me questions about my research |
    pretend to be an angry customer so I can practice | let's have a conversation in french | drill me on verb endings |
    play a patient so I can practice taking a history | quiz me on state capitals | lets talk in French so I can practice |
    test my knowledge of the periodic table | ask me questions about the Reformation til I get one wrong |
    play devil's advocate, I'll defend nuclear power | be my patient so I can practice taking a history |
    roleplay an angry parent, I'm a new teacher | socratic dialogue with me about free will | act as a spanish waiter |
    Oral exam rehearsal: fire questions on my dissertation | tutor me on limits by asking questions |
    debate me on the electoral college | drill me on ASL glosses one by one |
    pretend to be a donor, I want to try my pitch on you | grill me about contract law |
    simulate a difficult talk with my employee, you be her | can we do a german conversation at B1 level |
    I explain osmosis, you ask follow-ups like a curious kid`,
  homework: `
    do my physics problems | solve this equation | hw problem: a block slides down | help with homework question 3 |
    how do I solve this integral | answer these questions for me | stuck on a chemistry problem | my calc homework |
    work through this proof with me | find the derivative, show steps | homework help statistics |
    can you check my answer to this problem | word problem about trains | solve x^2 - 5x + 6 = 0 |
    a ball is thrown at 20 m/s, how high does it go | I can't get problem 7, the one with the ladder sliding |
    integral of x e^x dx | find the pH of 0.1 M acetic acid | whats the derivative of ln(sin x), show steps |
    prove that sqrt 3 is irrational | stuck on this physics problem about two blocks and a pulley | balance: Fe + O2 -> Fe2O3 |
    calc 2 problem: does the series converge? | compute the NPV of this project, homework 4 |
    What's the probability of two aces in a row? not getting the book's answer |
    question 3b on my thermo pset, i got 412 K but key says 398 | truth table for (p -> q) and not r |
    help solving this system of equations | a 2 kg mass on a spring problem, where do i start |
    Find eigenvalues of [[2,1],[1,3]] | my stats homework asks for a confidence interval, here's the problem`,
  explaining: `
    explain p-values to my students | explain recursion to a 10 year old | how do I explain mitosis to ninth graders |
    explain our findings to the public | describe my research to donors | explain the new policy to staff |
    analogy for voltage for my class | explain a diagnosis to a patient | present quantum entanglement to laypeople |
    introduce machine learning to humanities faculty | explain inflation to kids | how to explain regression to my boss |
    how do I explain p-values to my undergrads | explain vaccines to a 5 year old |
    need an analogy for recursion I can use in class | way to tell my grandma what I research (dark matter) |
    explain to parents what phonics is | describe inflation for high schoolers |
    explain our retirement options to new staff in plain terms |
    My students don't get the subjunctive, how to explain it to them | how would you describe entropy to an art major |
    explain diabetes to a newly diagnosed patient | explaining overhead costs to faculty who hate it |
    simple explanation of blockchain for trustees | what's a good way of teaching my roommate derivatives |
    explain dementia to kids whose grandpa has it | tell a layperson audience how mRNA works, 2 min |
    metaphor for voltage that 8th graders will understand | explain plagiarism to first-year international students |
    an explanation of peer review that journalists can follow`,
  learning: `
    explain durkheim anomie | explain p value like im 5 | why did the roman republic fall, need for exam | explain habeas corpus |
    what is a p-value | how do vaccines work | I don't understand eigenvalues | teach me about black holes |
    overview of game theory | why is the sky blue | explain kant to me | what causes inflation | intro to microeconomics |
    how does the stock market work | what are enzymes | tell me about the ottoman empire | basics of project management |
    confused about limits | help me understand regression | what did freud mean by the unconscious |
    why did the roman empire fall | explain entropy | explain eigenvalues | what's the difference a catalyst makes |
    how do airplanes fly | I'm confused by the ablative absolute |
    our instructor says "heteroskedasticity" every five minutes and I still have no clue what she means |
    intersectionality - what is meant by that | teach me the basics of music theory | can you walk me thru glycolysis |
    I'm an english major in a geology class, please teach me plate tectonics from zero |
    I missed the lecture on the Treaty of Versailles, what was it and why did people hate it? |
    so how exactly does an mRNA vaccine get the immune system to react? |
    wondering why the western roman empire collapsed when the east survived another thousand years | ELI5 machine learning |
    I don't understand pointers | Could you clarify how mRNA gets spliced | what's a null hypothesis and why do people care |
    never got what standard deviation tells you | difference equation?? what even is that |
    how does the federal reserve set rates | what does Heidegger mean by Dasein | what is quantum entanglement`,
}
