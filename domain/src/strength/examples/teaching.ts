/** Example requests: teaching, and what people fill in or follow. */
export const TEACHING_EXAMPLES = {
  survey: `
    survey questions about the dining hall | write me a survey about dining hall satisfaction | questionnaire on sleep habits |
    course evaluation form | poll for the student government | feedback form for a workshop | likert items about stress |
    short survey for alumni | exit survey for employees leaving | needs assessment survey for faculty |
    make a google form to ask about parking | survey to find out why students skip tutoring |
    survey about dining hall satisfaction | questionnaire on screen time and sleep for college students |
    10 likert items measuring belonging in STEM | google form to find out why students drop out of office hours |
    I need to survey alumni about their first jobs | exit survey for people leaving the department |
    poll for faculty on the new calendar | need a questionaire for my psych methods class on procrastination |
    post-workshop feedback form | help me design a survey of patient wait times |
    mid semester feedback survey so students can tell me how class is going | qualtrics survey, commuting habits of staff |
    a needs assessment survey for first gen students | What should I ask in a customer survey for the campus coffee cart? |
    climate survey in our lab, anonymous | pre and post questionnaire for a nutrition intervention |
    intake form asking new tutees what they need, mostly checkboxes | quick 5 question poll abt parking for the student senate`,
  faq: `
    FAQ page for international students moving into halls | can you write an FAQ? we get the same questions from applicants |
    faq for the new parking system | frequently asked questions about financial aid | write a q&a page for our program |
    FAQ section library website | faqs for summer camp parents | answer common questions about transfer credits on a page |
    common questions w/ answers on financial aid verification | Q&A page explaining the new parking permits |
    students keep emailing me the same questions about the lab, make a FAQ | Frequently asked qs for adjuncts on payroll |
    faq for participants in our vaccine trial |
    Could you write out the questions donors typically have about endowments, each with a brief answer? |
    FAQ for new international students |
    HR gets twenty calls a week on parental leave, put the usual questions and answers on one page |
    questions and answers for the IT helpdesk about two factor login | need an faq section for the study abroad website |
    Put together an FAQ about the thesis submission process | FAQ for summer camp parents | help build faqs for our food pantry |
    Frequently asked questions for TAs: grading, hours, pay | can you do an FAQ on using the 3d printers |
    an FAQ for the syllabus so I stop answering "is it curved?" | FAQ doc for the open access policy |
    FAQ handout about the pass/fail option for advisors`,
  checklist: `
    onboarding checklist for new hires in HR | packing list for field work | checklist for closing the lab |
    end of semester checklist for instructors | pre-departure checklist study abroad | event day checklist |
    moving in checklist for residents | safety inspection checklist | make a checklist for thesis submission |
    check list for accessible documents | things to do before graduation list |
    what do I need to bring to the conference, make a list | pre-op checklist for nursing students |
    before every dive our team should check gear, can you put that on one page with boxes |
    international travel checklist, faculty leading students abroad | move-in day list for RAs, tick boxes |
    accessibility checklist for canvas courses | Need an offboarding checklist when grad assistants leave |
    dissertation formatting check list | checklist for new hires first week |
    I always forget something when submitting to journals, so could I get a list to tick off each time? |
    equipment check for theater tech rehearsals | to-do list for onboarding a postdoc |
    Our front desk changes students every semester, they need something to check off at opening and closing |
    list of things to tick off when organizing IRB submission |
    what has to be done before the accreditors come? something we can check off per office |
    packing list for a 3 week geology field trip | checklist to go through before turning in any essay |
    what all do I need to do before graduating, as a checklist`,
  procedure: `
    buffer recipe for PCR lab | procedure for booking the seminar rooms | SOP for handling chemical waste |
    protocol for western blot | steps to check in equipment | standard operating procedure for mail room |
    write instructions for using the 3d printer | lab protocol dna extraction | workflow for approving travel requests |
    emergency procedure for a gas leak | how-to guide for the new printer | step by step instructions for submitting timesheets |
    process document for refunds | recipe for chili for 30 people | SOP for autoclave use |
    step by step instructions: how staff request a purchase card | protocol for a western blot, our lab |
    write up how to reset the projector in room 204 for guest lecturers |
    standard operating procedure for cash handling in the box office | instructions for students on uploading videos to canvas |
    how-to guide for booking study rooms | work instructions for feeding the zebrafish on weekends |
    document the process for onboarding a new vendor, numbered steps | PCR protocol for undergrads who've never pipetted |
    Emergency procedure if the chemical shower goes off | procedure for handling late add requests in the registrar's office |
    steps for interlibrary loan staff when a book comes back damaged | user instructions for our eye tracker |
    tutorial on how to run the backup on the lab NAS, for the next RA | write the steps for calibrating a pH meter |
    How does one process a grade change? I want written instructions for the new admin |
    evacuation procedure for the daycare center`,
  rubric: `
    Rubric for group presentations please | rubric for lab reports | make a rubric for a reflective journal |
    grading criteria for essays | scoring guide for posters | marking scheme for a short answer test | participation rubric |
    rubrick for creative writing portfolio | create a single point rubric | grade rubric oral exam |
    assessment criteria for a design project | rubric that works for both video and written projects |
    Three of us grade the same speaking exam and never agree, so we want a shared scoring table |
    thesis proposal rubric for our committee | Assessment grid for clinical skills, novice to proficient |
    rubric for peer review of code | What would a fair rubric look like for creative writing, where everything is subjective? |
    rubric group presentations bio 101 | grading criteria table for capstone posters |
    I teach a studio course and need criteria with point values for the final chair they build |
    students keep asking how participation gets graded, can you lay out levels from excellent to failing |
    scoring guide for argumentative essays, 4 levels | need a rubric for a podcast assignment |
    scoring rubric for scholarship applications | performance levels for choir juries as a table |
    analytic rubric history research paper 100 pts | rubrik for studio critique in graphic design |
    How would I grade reflective journals? Want a rubric | single point rubric for lab notebooks`,
  lesson: `
    make a lesson plan on fractions | lesson plan soil ph | plan a lecture on supply and demand |
    50 minute class on photosynthesis | workshop on time management for students | teach fractions to museum visitors |
    activity for teaching empathy to nurses | in-class activity on bias | seminar plan for week 4 | training session for new RAs |
    how should I teach recursion | unit plan poetry grade 9 | lab session on titration | guest lecture about careers in GIS |
    group activity for teaching negotiation | flipped classroom lesson on cells | write a lesson plan |
    lesson plan photosynthesis | plan a class on poetry | Prepare a tutorial on Bayes for my discussion section |
    lesson on lab safety that isnt boring | 50 min class about implicit bias, what do I do when |
    library instruction session for nursing students, one shot | activity-based session for teaching hypothesis testing |
    What can I do with 25 second graders for 40 minutes so they get what a half is? |
    class plan on the Harlem renaissance with jigsaw | lesson plan on photosynthesis 9th grade |
    unit plan two weeks on persuasive writing | training session for RAs on conflict, 90 minutes |
    yoga class sequence for beginners as PE lesson plan | ESL lesson, ordering food, A2 |
    hands on workshop where faculty learn to write alt text, about an hour, 15 people |
    how could I structure a 3 hr seminar on Foucault | I have 75 minutes to teach supply chains to sophomores |
    teaching my first recitation on vectors tomorrow, need a plan | plan a workshop on zotero for grad students |
    in-class activity on reading graphs, 20 minutes`,
  syllabus: `
    syllabus for sociology | create a course outline for intro to film | design a curriculum for a data literacy program |
    course on environmental ethics, 12 weeks | write a syllabus for a first year seminar | update my syllabus |
    plan a semester of spanish 101 | course schedule for fall | reading list and schedule for a graduate seminar |
    design an online course about nutrition | course description and weekly topics for game design |
    syllabus statement and calendar for organic chem lab | Need a syllabus for a first-year seminar about failure |
    week by week plan of a semester on African history, with grading |
    My chair just gave me a stats class that starts in two weeks, I have no syllabus yet |
    reading list and weekly topics, grad seminar in memory studies | course design: bioethics for nurses, whole semester |
    syllabus for Elementary Arabic II | syllabus MUS 110 music appreciation online asynchronous |
    syllabus for intro to sociology, 15 weeks | sample syllabus for my job application, intro to linguistics |
    make a 10 week quarter syllabus macroeconomics | Turn my catalog description into a full syllabus |
    course outline for a new minor in game design, first course | draft a course schedule on climate fiction |
    what would a syllabus on prison literature look like | i'm teaching data ethics for the first time, need a syllabus |
    Syllabus, coaching and leadership, MWF | a community college syllabus for welding 1`,
  outcomes: `
    learning outcomes for statistics | write learning objectives for my module | course objectives for intro psych |
    learning goals for a chem lab | outcomes for a leadership program | student learning outcomes for the museum tour |
    objectives for week 2 lesson | improve my learning outcomes so they are measurable | course level outcomes for Business law |
    Assessable goals for an undergraduate thesis seminar | three learning objectives on sustainable architecture seminar |
    lesson objectives for teaching commas | need learning goals for workshop on grant writing |
    the curriculum committee returned my form because I had no measurable objectives for ceramics I, I need some |
    accreditor says ours say "understand" too often, need new outcomes for physics 2 |
    measurable objectives, clinical skills lab | program outcomes for our MA in education, accreditation visit soon |
    By the end of our staff security training people should be able to... what? finish that with 4 goals |
    student learning outcomes for advising | 5 SLOs for a public speaking course |
    outcomes for a service learning course in social work |
    what should students be able to do after a unit on cells? write objectives | Bloom's verbs objectives for week 3 on loops |
    intended learning outcomes for a module on epidemiology | learning outcomes for intro to astronomy |
    competencies students gain in a museum internship course`,
  assignment: `
    design an assignment on media bias | essay prompt for a history class | group project on energy for my students |
    homework assignment for my stats students | create a final project for intro programming | lab handout on enzymes |
    writing prompt for first years | assignment instructions for a podcast project | make an AI-proof assignment |
    case study for my business ethics class to discuss | scenario for a nursing simulation | capstone project brief |
    assignment for my students on media bias | I want a project prompt where students interview a grandparent |
    essay prompt for gothic lit class | design a homework for intro programming that ChatGPT can't do |
    need a final project for 40 marketing students | writing prompt about identity for first-year comp |
    group task for environmental science, local data | create a low stakes weekly assignment for calc students |
    my class needs a scavenger hunt type assignment in the archives | case assignment for undergrads on hospital triage |
    Prompt for a discussion board in intro philosophy | assign something creative on the periodic table for 10th graders |
    take-home project for a stats class using sports data | podcast assignment instructions for students in anthropology |
    lab assignment handout on enzyme kinetics for my section |
    an alternative assignment for a student athlete who'll miss the field trip |
    something my french 3 students can do for homework over break |
    term project idea sheet with instructions for my operations research students`,
  questions: `
    discussion questions about Beloved | interview questions for hiring a lab technician |
    give me interview questions about student housing | questions to ask a guest speaker |
    focus group questions on campus safety | reflection questions after service learning | seminar questions on foucault |
    what should I ask in an informational interview | questions for a panel discussion | oral history interview questions |
    questions to ask on a campus visit | follow up questions for advisees | debate questions about AI |
    list of interview questions | discussion questions | questions for an interview | questions for my interviewees |
    reflection questions after service trip | questions to ask at a campus visit for grad school |
    discussion questions on The Handmaid's Tale for book club | focus group questions about campus safety |
    questions for interviewing my grandmother about immigration, oral history |
    Meeting my new advisor for the first time on Monday and I don't know what I should ask her |
    interview guide for farmers on drought | 12 questions for a panel on AI in medicine |
    Socratic questions for teaching about gene editing | questions for an informational interview with a UX designer |
    help me come up with debrief questions after simulation |
    we're interviewing three people for lab manager, what do we ask to see if they can handle chaos? |
    icebreaker questions for a first day of class | things to ask candidates for dean in the open forum |
    seminar questions about Plato's cave | podcast guest is a volcanologist, what do I ask |
    semi-structured interview guide, nurses and moral injury | what should I ask a guest speaker from NASA`,
  grading: `
    grade these essays | Feedback on student's lab report, be nice but honest | write comments on student drafts |
    help me grade this exam | give feedback to my students on their presentations |
    comments for a weak paper by one of my students | mark these short answers | score these responses with the rubric |
    feedback for a student whose thesis is off topic | write end comments for 20 essays | how should I grade this project |
    respond to a student's draft as a tutor | report card comments | constructive comments on a peer's manuscript |
    feedback for my student | feedback on a student essay | feedback on my students' drafts | write feedback for students |
    grade this essay with my rubric | how many points would you give this lab report out of 20 | score these 5 short answers |
    mark my student's essay on Hamlet | can you assess this student paper against the criteria below |
    I've got 30 reflections to grade, start with this one | give a score and comments for the student's code |
    does this student answer deserve full credit | evaluate the attached student presentation per rubric |
    grading help: is this a B or a B minus | points for this proof? student skipped a step |
    here are two exam answers from my class, grade both | Suggest a mark for this undergrad dissertation chapter |
    check the students' homework solutions and mark them | comments and grade for a Spanish composition by one of my students |
    rate this student's case write up using our 4 point scale | partial credit for this stoichiometry answer, 10 pts possible |
    I need to grade the midterm essays, heres the key and the first one`,
}
