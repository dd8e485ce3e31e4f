/** Example requests: teaching, and what people fill in or follow. */
export const TEACHING_EXAMPLES = {
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
    FAQ page for international students moving into halls | can you write an FAQ? we get the same questions from applicants |
    faq for the new parking system | frequently asked questions about financial aid | write a q&a page for our program |
    FAQ section library website | faqs for summer camp parents | answer common questions about transfer credits on a page |
    Could you write out the questions donors typically have about endowments, each with a brief answer? |
    questions and answers for the IT helpdesk about two factor login | can you do an FAQ on using the 3d printers |
    museum study trip FAQ for my students |
    students keep asking the same things about housing, we want a page with answers |
    the help desk gets the same five questions every day |
    q and a sheet for parents orientation | faq thesis formatting grad school | faq tutoring center |
    season ticket faq basketball | answers to common questions payroll for student workers |
    what are the faqs people would have about pass fail grading | how should an faq on our lab equipment booking look |
    could i have questions and answers for the scholarship webpage |
    is it possible to turn this policy into q&a format for readers | faq for registrar page |
    FAQ for new advisees |
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
    Conference room setup checklist for the dean's guests | clinical skills checklist for inserting a catheter, first years |
    Offboarding checklist please, incl. badges and accounts | opening a new exhibition: to-do checklist for lenders and labels |
    make a checklist I can use before every problem session |
    two new colleagues start on Monday and nobody knows what to prepare |
    before each experiment we forget something, need a list |
    move out checklist dorm | pre lab checklist glove box | to do list graduating seniors paperwork |
    closing checklist circulation desk | laptop deployment checklist it | proofreading checklist for my paper |
    weekly checklist animal facility | concert load in checklist |
    whats on the list before opening the pool each morning | what should be on a checklist for inspecting fire exits |
    everything to check off prior to publishing a canvas course | onboarding checklist new hires |
    presentation skills coaching checklist | lab safety checklist for new students | onboarding checklist new staff |
    packing list erasmus in poland | onboarding checklist new grad students lab`,
  procedure: `
    buffer recipe for PCR lab | procedure for booking the seminar rooms | SOP for handling chemical waste |
    protocol for western blot | steps to check in equipment | standard operating procedure for mail room |
    write instructions for using the 3d printer | lab protocol dna extraction | workflow for approving travel requests |
    emergency procedure for a gas leak | how-to guide for the new printer | step by step instructions for submitting timesheets |
    process document for refunds | recipe for chili for 30 people | SOP for autoclave use |
    write up how to reset the projector in room 204 for guest lecturers |
    work instructions for feeding the zebrafish on weekends | PCR protocol for undergrads who've never pipetted |
    steps for interlibrary loan staff when a book comes back damaged | user instructions for our eye tracker |
    tutorial on how to run the backup on the lab NAS, for the next RA |
    step-by-step instructions for connecting to eduroam on android | Write up how to process a room change, for new staff |
    protocol for cell counting with a hemocytometer | document the process of publishing a press release here |
    Process description for approving unpaid leave | sop laser alignment, for new grad students |
    How to run payroll corrections, step by step, for my backup | evacuation procedure for a residence hall, one page |
    new people never know how to log samples, write it down step by step | how to close the lab in the evening, for students |
    troubleshooting guide for the classroom printers | write a troubleshooting guide for our front desk |
    written steps for opening the box office | sop data entry admissions | how to sheet for scanning microfilm |
    concussion protocol club rugby | cell thawing protocol |
    how should student workers process a return, please write the steps down |
    we have no written process for key checkout, can you make one |
    nobody does the freezer backup the same way, i need an sop |
    can you document how staff enter a late grade in the system |
    need instructions people can follow to submit travel receipts | protocol rna extraction from leaves |
    write sop for purchasing | lab chemical spill procedure |
    ta instructions for grading problem set 3 | lab safety instructions for first years, short |
    critique protocol for design studio | SOP for cell culture hood | password reset instructions for dumb users |
    move in day instructions, families always confused |
    western blot protocol | suicide risk protocol for staff, plain |
    transcript request backlog, need a better process | SOP for the autoclave |
    protocol for western blot, make it idiot proof`,
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
  lesson: `
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
    required syllabus sections and wording | summer session syllabus 6 weeks macro | welcoming tone syllabus chem 101 |
    16 week calendar orgo with exams | syllabus text office hours and communication |
    what should be in a syllabus for a choir class | my syllabus sounds harsh, can the policies be friendlier |
    where do i put spring break in the course calendar | which policies must a syllabus contain |
    need a week by week for my class on the cold war | lost two class days to snow, can you fix my course schedule |
    syllabus intro to sociology | make syllabus for grad seminar machine learning |
    15 week schedule for survey of art history | syllabus for new course on digital history |
    course syllabus for new seminar on climate fiction |
    syllabus for intro to anthropology, 15 weeks`,
  outcomes: `
    learning outcomes for statistics | write learning objectives for my module | course objectives for intro psych |
    learning goals for a chem lab | outcomes for a leadership program | student learning outcomes for the museum tour |
    objectives for week 2 lesson | improve my learning outcomes so they are measurable |
    Assessable goals for an undergraduate thesis seminar |
    the curriculum committee returned my form because I had no measurable objectives for ceramics I, I need some |
    program outcomes for our MA in education, accreditation visit soon |
    By the end of our staff security training people should be able to... what? finish that with 4 goals |
    what should students be able to do after a unit on cells? write objectives |
    competencies students gain in a museum internship course | write slos for library instruction |
    five measurable objectives instead of just 'students will understand finance' |
    Can I get outcomes for a recitation on induction proofs? |
    blooms verbs for my outcomes | program level outcomes bs data science | abet style outcomes senior design |
    lo for week 2 module | competencies msw field placement | better verb than understand in objectives |
    slo dance technique class | are these objectives measurable enough |
    my outcomes all start with understand, fix please | accreditor says our slos cant be assessed, reword them |
    learning outcomes for intro astronomy |
    learning outcomes for module on sustainability | bloom taxonomy verbs for my objectives |
    iep goals for reading | rewrite my learning outcomes w bloom verbs`,
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
    comments for a weak paper by one of my students | mark these short answers | score these responses with the rubric |
    feedback for a student whose thesis is off topic | write end comments for 20 essays | how should I grade this project |
    respond to a student's draft as a tutor | report card comments | constructive comments on a peer's manuscript |
    feedback for my student | feedback on a student essay | feedback on my students' drafts | write feedback for students |
    how many points would you give this lab report out of 20 | can you assess this student paper against the criteria below |
    I've got 30 reflections to grade, start with this one | evaluate the attached student presentation per rubric |
    grading help: is this a B or a B minus | points for this proof? student skipped a step |
    here are two exam answers from my class, grade both | Suggest a mark for this undergrad dissertation chapter |
    rate this student's case write up using our 4 point scale | grading 60 quizzes, help me be consistent, here are the first 3 |
    is this solution worth partial credit | help me grade midterm question 4 |
    evaluate this student's reflection journal and suggest a level | please grade my students' discussion posts |
    student essay below, needs margin comments and a score | Grade the attached group report with my 4 criteria |
    how much should I deduct for this missing step in a student's derivation |
    check the student's induction proof and tell me what score fits |
    assess student code submission cs1 | give points to each answer question 3 | ta grading help problem set 4 |
    have 60 discussion posts to grade, help me score them |
    what feedback do i give on a clinical note a trainee wrote | does this student work meet the level for an A |
    i have 40 essays to comment on help me do it faster | feedback for this students code assignment |
    feedback for this student essay | grade these answers | marking 80 essays by friday, ideas to be faster |
    code review for first year python submissions | feedback bank for lab reports |
    group work where one does everything, how to grade |
    marking comments for weak essays | grade these 20 essays using my rubric`,
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
    have to move my class online next term, how would that look |
    convert my course to online | curriculum map bachelor psychology |
    students hate group work, redesign it | map courses to program outcomes for accreditation |
    new minor in data ethics, curriculum committee proposal | flip my stats class`,
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
}
