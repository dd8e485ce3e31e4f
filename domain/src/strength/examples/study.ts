/** Example requests: a student’s own work and studying. */
export const STUDY_EXAMPLES = {
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
    practice questions for organic chemistry | give me 10 stoichiometry problems to practice | extra drills for chord inversions |
    sample problems thermodynamics with solutions | practice set on probability | I want to practice integrals |
    exercises for accounting journal entries | grammar drills for german cases | worked practice problems on torque |
    i keep messing up torque problems, need more to try | french subjunctive drills please |
    some circuits to solve with kirchhoffs laws for training | can I have 15 exercises on IPA transcription |
    sql exercises for a beginner with answers at the end | Need problems about present value and annuities to train on |
    genetics punnett square problems, start easy then dihybrid | spanish ser vs estar exercises fill in the blank |
    a set of proofs by induction to try on my own | rhythm dictation exercises at grade 4 level |
    supply me w/ linear programming problems for self study | ten dosage calculation problems please |
    more integrals like the ones on the midterm, with solutions | Worksheet of extra exercises on epsilon-delta for my section |
    need NCLEX style practice on fluid balance | Some chain rule drills, increasing difficulty |
    unit conversion practice, mg to mcg and so on | linear algebra: 5 problems on eigenvalues to train with |
    practice sheet, acids and bases, for new lab assistants | 25 quick mental math drills for med calc |
    I understood the theory and now need exercises on matrices | more tasks like those on the last sheet, with solutions |
    10 integrals to drill | give me balancing equations to try | practice translating sentences into predicate logic |
    additional problems like number 4 | free body diagram practice set | elasticity problems micro to work through |
    dna transcription practice items answer key | can i get a few problems on limits to work on myself |
    i need to drill hypothesis tests, got any exercises | could you make me some tricky pointer exercises in c |
    how about five harder ones on conditional probability |
    what are some good exercises to get fluent in ipa transcription | practice questions micro econ midterm |
    problem set linear algebra week 4 |
    practice questions for macroeconomics midterm | tutorial sheet week 6 linear algebra with solutions |
    german a2 exercise dative prepositions | short text b2 english about climate with gaps |
    pronunciation drill th sound | homework problems thermodynamics with numbers |
    ecg interpretation practice | subnetting practice questions | past paper questions organic chemistry mechanisms`,
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
    routine for learning python while working full time`,
  'study outline': `
    torts outline | outline for my constitutional law final | con law outline | outline of chapters 1-5 for my exam |
    make an exam outline for evidence | study outline biochem | class outline to study from for civ pro |
    contracts outline for open book exam | outline the course material for my final | property law outline with cases |
    I need to outline international relations theories to memorize for comps |
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
    turn my notes into something i can learn from |
    convert my notes into a study guide | plate tectonics summary for exam`,
  'how to cite': `
    how do i cite a podcast | how to cite chatgpt in apa | how do I reference a website with no author | citing a lecture in mla |
    what is the in text citation for two authors | how should I cite a youtube video | do I need to cite common knowledge |
    cite a personal interview chicago style | how to reference a table from another paper |
    in-text citation for a pdf with no date | do you put page numbers when citing an ebook |
    bluebook citation of an unpublished opinion how does that work | How to quote a source that's quoted in another source |
    mla works cited entry for a netflix show | IEEE style: reference for a github repo? |
    when is it et al. with three authors in AMA | whats the correct way to reference a drug guide app |
    How are archival letters cited in Chicago notes? | can i cite my own thesis and how |
    reference for a WHO report without date, Harvard style, how? | How does one cite an interview I conducted myself? |
    citing a painting in a footnote, whats the format |
    secondary source citation apa as cited in | citing lecture slides from class | ibid when to use |
    personal communication interview apa 7 rules | difference footnote and endnote citation |
    where does the period go with an in text citation | does a bibliography need the things i read but did not use |
    how do i cite a tweet in apa |
    how to cite a tweet apa 7`,
  flashcards: `
    flash cards for pharmacology drugs pls | make flashcards from my notes | flashcards krebs cycle |
    anki cards for spanish vocab | anki deck on cranial nerves | create flashcards for chapter 6 |
    flashcards with art history dates | cards to memorize the periodic table | turn these terms into flash cards |
    quizlet set for bio | music theory flashcards, key signatures | a deck of cards about sorting algorithms and big O |
    Q/A cards for the amino acids | front: the English word, back: hangul with an example sentence, 40 of those please |
    turn this glossary into flashcards | I learn best with anki, so here are my slides on plant families, make a deck |
    make cards out of my lecture notes on immunology | bone markings flashcards please |
    cranial nerve practical on Monday, can you put name, number, and function on cards for me |
    term and definition cards on marketing | study cards on French Revolution dates | front/back cards for german vocab, unit 3 |
    cloze cards for special relativity | flashcards on chemical hazard symbols for new lab staff |
    200 anatomy terms until Monday, make cards | I need to learn the amino acids by heart, cards please |
    index cards for con law cases | q and a cards for geology minerals | cards japanese kanji n4 |
    memory cards library of congress classes | csv for anki from lecture slides |
    import ready quizlet terms psych 101 | spaced repetition cards muscle origins insertions |
    notecards to memorize world war one dates | how do i turn this chapter into an anki deck |
    i need something like quizlet for the bones of the hand |
    what would a good set of notecards on statistical distributions look like |
    any chance you can do cards for all the roman emperors | flashcards for anatomy upper limb |
    make me flashcards for anatomy exam |
    flashcards for pharmacology antibiotics`,
  diagram: `
    mindmap on inflation | mindmap of unit 3 |
    concept map of the immune system | mind map for my thesis | flowchart of the admissions process |
    venn diagram of frogs and toads | diagram of the water cycle | org chart for our office |
    decision tree for choosing a stats test | timeline graphic of the civil war | process map for hiring |
    graphic organizer for essays | draw a diagram of a cell membrane | logic model for after school program |
    students get lost in the appeals process, I'd like it drawn as a flow with yes/no branches |
    Can you show who reports to whom in the dean's office as boxes and lines? |
    my dissertation ideas are all over the place, put them in a map with branches | uml class diagram for a parking app |
    conceptual framework figure linking stress, support, and dropout | family tree of the Julio-Claudians |
    food web diagram, tidepool | ER diagram for a library database | causal DAG for my smoking study |
    flowchart for handling a roommate complaint | sketch a schematic of an optical setup with two lasers and a beam splitter |
    mermaid code for our approval workflow | swimlane chart, who does what for purchase orders |
    cause and effect fishbone for late chemical deliveries |
    Feynman diagram for electron-positron scattering, describe the boxes and lines |
    flow chart for injured athletes, from field to clinic |
    tikz drawing of free body forces | cycle diagram nitrogen | theory of change logic model visual |
    sequence diagram api request | fishbone causes of late grades | can you show how these theories connect in a map |
    what would the hierarchy of our student government look like drawn out |
    i need a picture with arrows of the carbon cycle in mermaid |
    what would a data flow drawing for our ticketing system include |
    process map for course approval |
    draw me an er diagram for library | state diagram for vending machine verilog | food web of a pond`,
  test: `
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
  studying: `
    help me study for orgo 2 final its on thursday | cheat sheet for statistics | I need to pass my calc exam |
    help me prepare for my biology test | notes on chapter 5 | exam prep for pharmacology | cram for econ tomorrow |
    help me revise the cold war | summary sheet of formulas for physics |
    how do I prepare for an oral exam in history | get me ready for the bar | notes on the reading |
    chapter summary to study from | one page formula sheet for physics 1 |
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
  explaining: `
    explain p-values to my students | explain recursion to a 10 year old | how do I explain mitosis to ninth graders |
    explain our findings to the public | describe my research to donors | explain the new policy to staff |
    analogy for voltage for my class | explain a diagnosis to a patient | present quantum entanglement to laypeople |
    introduce machine learning to humanities faculty | explain inflation to kids |
    how to explain regression to my boss | describe inflation for high schoolers |
    My students don't get the subjunctive, how to explain it to them | how would you describe entropy to an art major |
    simple explanation of blockchain for trustees | what's a good way of teaching my roommate derivatives |
    tell a layperson audience how mRNA works, 2 min | metaphor for voltage that 8th graders will understand |
    explain plagiarism to first-year international students |
    explain insulin to a patient who's afraid of needles, what do I say |
    Explain F-1 work rules to students in simple terms, for my info session |
    an easy way to tell athletes why sleep matters | explain to the board in plain words what SEO does |
    describe Bayes' theorem for my nursing majors | explain vesting to new hires |
    how to explain two-factor login to people who hate it | my students never get standard error, how do I explain it |
    I have to explain inflation to 12 year olds | how to teach recursion to beginners |
    how do i describe overhead costs to faculty | good example to show irony to class |
    how to get fractions across to tutees | put machine learning in words for the dean |
    teach my team offside rule easily | describe quantum stuff to museum visitors |
    everyday example of externalities for my section |
    my students never understand significant figures, how can i get it across |
    what is a good comparison to help patients grasp insulin resistance |
    how do i tell my family what comparative literature is |
    how could i make clear to new advisors what satisfactory progress means |
    what picture or story helps people get the concept of dark matter |
    how should i explain to freshmen why citing matters without lecturing them | better way to explain p values |
    explain bayes theorem for non math students | analogies for entropy | teach hypothesis testing with a story |
    worked example of dijkstra step by step | housing lottery rules explain |
    explain eigenvectors so sophomores get it | effort reporting explain to PIs`,
  learning: `
    explain durkheim anomie | explain p value like im 5 | why did the roman republic fall, need for exam |
    explain habeas corpus | what is a p-value | how do vaccines work | I don't understand eigenvalues |
    teach me about black holes | overview of game theory | why is the sky blue | explain kant to me |
    what causes inflation | intro to microeconomics | how does the stock market work | what are enzymes |
    tell me about the ottoman empire | basics of project management | confused about limits |
    help me understand regression | what did freud mean by the unconscious | why did the roman empire fall |
    explain eigenvalues | what's the difference a catalyst makes | how do airplanes fly |
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
    reflection on my clinical rotation |
    reflective journal for nursing placement |
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
}
