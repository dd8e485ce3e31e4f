/** Example requests: messages, announcements, and documents. */
export const MESSAGES_EXAMPLES = {
  reply: `
    reply to this complaint | respond to a parent | answer this email | decline an invitation | how do I reply to this message |
    write back to the recruiter and accept | response to a bad google review | turn down a job offer |
    reply to student asking for a grade change | answer a customer who wants a refund | say no to a committee request politely |
    respond to this professor's email | how do I answer this email from my professor |
    reply to a student asking for an extension, no | got this message from my landlord, write back |
    respond to this angry parent email | she texted "we need to talk", what do i say back |
    decline this invitation to review a paper | answer to the recruiter's message below |
    student complains about grade, draft my response | My boss wrote this. I want to say yes but not before June |
    write back to the vendor that the price is too high | comeback to my roommate's text about dishes |
    responding to a bad google review of our clinic | email from dean asks why we're over budget, help me answer |
    what should I reply? he wants to meet tomorrow but I can't | reply all to this thread, calm it down |
    I got an offer letter, respond asking for more time | a prospective grad student emailed me, say I'm not taking anyone |
    answer for this customer's complaint about tickets`,
  'personal message': `
    write something nice for a colleague who is retiring after 30 years | condolence card | birthday message for my boss |
    farewell note to my team | congratulate a student on an award | get well card for a coworker |
    sympathy message to a colleague who lost her father | tribute to a professor who passed away | wedding wishes |
    goodbye email on my last day | what to write in a graduation card | happy anniversary note | apology to a friend |
    encouraging words for a friend who failed the bar |
    she finally got tenure after a horrible fight, I want to congratulate her with something from the heart |
    eid greeting for my neighbor | mothers day message long distance |
    What can I write to a professor who's in the hospital? I don't know him that well |
    condolence note to a student whose mom died | sorry text to my best friend, I forgot her recital |
    what do I write in a wedding card for my boss | farewell card, coworker moving to Texas |
    good luck note for a friend's defense | breakup text that's kind | valentines text, not cheesy |
    sympathy message from the whole department | graduation wishes for my little brother | welcome baby card to my TA |
    anniversary message for my husband, both academics |
    My lab mate turns 30 tomorrow, we're all signing a card, something funny about her centrifuge |
    retirement card for the department secretary of 30 years`,
  thanks: `
    thank you note to a donor | thank my mentor | thank you email after interview | thank-you card for my supervisor |
    note of appreciation to volunteers | thank the committee | thanks letter scholarship donor |
    thank you message to my professor for the recommendation | appreciation post for staff |
    donor thank you from a first-gen student | short thankyou for the committee after my defense |
    note of thanks to a donor for the scholarship | Thanks to our peer reviewers, from the journal |
    teacher appreciation note from a student | the interview went well I think, need a short note to say thanks today |
    thanks to a guest speaker who came to class |
    just back from my campus visit, everyone was so kind, what do I send to say thanks | thank a coworker who covered my shifts |
    gratitude letter to my mentor of 6 years | thank u email to my professor for the extension |
    thank you message for wedding gift from the department | appreciation message for the custodial staff |
    card thanking the nurses on my rotation | how do I thank my host family |
    Three professors wrote letters for me and I got in! how do I thank them? |
    40 volunteers gave up their Saturday for our science fair and I'd like them to know what it meant |
    acknowledgments for my dissertation`,
  social: `
    linkedin post about our new grant | LinkedIn post about my internship | instagram post for our open day |
    tweet about our new paper | facebook post bake sale | social media posts for homecoming week |
    caption for a photo of the team | tiktok script dorm tour | hashtags for sustainability month | linkedin post new job |
    thread about our study | social media calendar for admissions | post announcing our new podcast |
    turn this abstract into a tweet | write a post | post about our event | social media post |
    linkedin post I passed my defense | got promoted to associate prof, post for LinkedIn |
    announce my new job on linkedin without bragging | post about finishing my internship at Boeing |
    i want to share on linkedin that our paper got published | Linkedin: looking for work after graduation |
    my reflections from a conference as a LinkedIn post | linked in post about getting my PMP certificate |
    share that I won a teaching prize, linkedin | open to work post, marine biologist | LinkedIn update on starting grad school |
    post for my linkedin about lessons from failing my first startup | celebrating 10 years at the college, linkedin post |
    how do I announce my layoff on LinkedIn | humble linkedin post, Dean's list |
    post on linkedin thanking my team after the accreditation visit |
    linkedin post on my first marathon and what it taught me about research |
    a post for LinkedIn to say I joined an editorial board | hashtags and text for giving day | insta story text for rush week |
    posts for the food pantry's socials | reddit post recruiting gamers for a study | thread on X summarizing our lab's findings |
    threads post on the new nursing lab | need to let our facebook followers know that the library's closed next week |
    reel caption for campus dogs day | tiktok caption for the chem club bake sale |
    the health center's IG should remind people about the blood drive, playful but not gross |
    caption for a pic of graduates throwing caps | facebook event blurb, community star party |
    Nobody came to last year's open house, so I want something catchy for the college's Instagram |
    our bat paper comes out tomorrow, how do we put it in 280 characters for the lab account |
    three tweets for a museum exhibit opening | Youtube description for our choir concert |
    Bluesky post promoting my department's talk series`,
  announcement: `
    announcement elevator out of service in the science building next week |
    Write a notice telling residents about the fire drill | Facebook ad for masters in public health open evening |
    press release about our new dean | flyer for a bake sale | newsletter blurb about library hours |
    invitation to the spring gala | reminder about the deadline for applications | sign for the microwave |
    event description for a film night | program description for the catalog | brochure for the honors college |
    save the date for alumni weekend | tell students that the pool is closed | radio ad for the farmers market |
    welcome message for new students | notice about water shutoff | invite for a seminar | email blast promoting workshop |
    banner text about closure | public notice: road closed during commencement | post on the course page that midterm is moved |
    intranet notice of a policy change on travel | all campus notice re: power outage |
    I'm sick, so class is off on Thursday, word it for canvas so nobody shows up |
    invitation to the retirement party for all staff | PA announcement for lost child at game day |
    we just won two million for battery research, write something the local press will pick up |
    Our new dean starts July 1. How do we tell the whole college? | save the date for the symposium |
    heads-up for residents about fire drill |
    The pool has to close for two weeks because of a pump, swimmers need to be told on the website |
    write an invitation to our departmental holiday lunch | announcement, tutoring center moves to hawk hall |
    sign for the lab door, no food | How would you word an invitation to the faculty for our teaching showcase? |
    newsletter blurb announcing the new advising hours | announce scholarship winners`,
  message: `
    email to students about cancelled class | write email to students about late assignments |
    write a polite email to my supervisor asking for an extention |
    I need to tell a student they failed the course. Write the email. | email my professor about missing class |
    how do I tell people to reset there password | letter to my landlord about mold | apology email to a client |
    cold email to a researcher about a lab position | message to roommate about dishes | memo to staff about dress code |
    resignation letter | out of office message | complaint to the airline | ask my advisor for a meeting |
    follow up email after no reply | email asking for money for a conference | tell my boss I'm sick |
    text my landlord about the heater | grade appeal letter | financial aid appeal | request for an overdue invoice |
    let the team know about the new schedule | remind faculty to submit grades | email to prof about extension |
    tell students class is canceled | write an email | email my boss | send a message to my team |
    email asking for a deadline extension | reminder to students who haven't turned in drafts |
    cold email to a PI about joining the lab | complaint to housing about mold |
    I have a funeral on Wednesday and a quiz the same day, how do I tell my professor |
    slack message to team that I'm running late | message to group member who isnt doing any work |
    ask a prof for a recommendation, email | email to TA, I think quiz 2 was graded wrong |
    let my manager know I need a week off in may | text to my landlord abt the heater | follow up w/ HR, no answer for two weeks |
    haven't talked to my advisor in three months, it's awkward, I need to write her for a meeting | tell my coach I'm quitting |
    got rejected by a journal, help me word an email asking the editor why | letter to financial aid appealing my package |
    request an extension, my laptop died | email asking a colleague to share her dataset`,
  'job posting': `
    job posting for a librarian | job ad lab technician | write a job description for an advisor |
    position announcement assistant professor | student worker posting | help wanted ad for tutors | hiring ad postdoc |
    internship posting for our office | job description research coordinator | job description for a part time archivist |
    position description, IT support II | vacancy announcement assistant professor of chemistry | want ad for adjunct in welding |
    recruitment ad for peer tutors | We need six students to grade intro stats in the fall, put the ad together |
    Camp starts June 10 and we've no counselors yet, need an ad that makes people want to apply |
    Our lab manager is leaving and I have to advertise the position by Monday | job description registered nurse student health |
    lecturer position, Spanish, text for HigherEdJobs | posting for student worker, front desk |
    ad for undergrad research assistants, psych lab | hiring a grant writer, need a posting | Job post for a social media intern |
    we're hiring a postdoc in ecology, write the ad | internship listing at the museum |
    the mailroom can pay two work study students, what should the listing say |
    write the call for applications for a departmental coordinator role`,
  evaluation: `
    performance review for a clerk | self evaluation for my annual review | employee appraisal | peer evaluation of teammates |
    annual review of my assistant | staff evaluation comments | write my self assessment for promotion |
    faculty annual report on teaching | performance improvement plan for an employee | 360 feedback for my manager |
    The new hire's probation ends next week, I have to write up how it's gone | peer evaluation of my groupmates |
    clinical preceptor evaluation of nursing student | write my self appraisal, IT dept |
    my own review: goals met, what i accomplished this year |
    I watched a colleague teach and owe the department a written evaluation | RA staff evaluations, help me write one |
    mid year evaluation for a student worker | classroom observation report for a new instructor |
    end of internship evaluation of my intern | evaluating my supervisor, 360 form |
    performance improvement plan for someone missing deadlines | yearly review, employee is good but always late |
    feedback form on my teammate for engineering capstone, peer eval |
    my assistant has had a rough year, reviews are due Friday, how do I put it fairly | annual faculty activity self-assessment |
    HR wants me to rate my own year and list goals, I work in admissions |
    course evaluation comments for a prof who was disorganized`,
  document: `
    policy for remote work | policy for late work | handbook for student employees | annual report of the writing center |
    MOU between two departments | guidelines for using AI in class | one-pager about our program |
    user guide for the booking system | incident report | mission statement | strategic plan | business plan for a cafe |
    volunteer agreement | terms of reference for a committee | proposal for a new minor | training manual for RAs |
    code of conduct for the club | progress report for a funder | template for advising notes |
    bylaws for our student organization | privacy statement | readme for my project | white paper on housing |
    annual report for the writing center | AI policy for the university | lease agreement for subletting my room |
    project brief for the web redesign | we share a darkroom with the art school and need a written agreement on who pays what |
    what should an attendance policy for a department of 40 instructors say? draft one | business plan for a campus bike shop |
    white paper about open access for provost | program review report, history dept | bylaws of the astronomy club |
    A student cut her hand on a beaker, I have to file a report about it today |
    Our TAs never know whom to ask, so I'd like a handbook with everything in one place | charter for our DEI committee |
    MOU between college and clinic | proposal for a new minor in data science | strategic plan draft 2026-2030, libraries |
    travel money is cut by a third this year, put that in a memo to the faculty | volunteer handbook food pantry`,
  agenda: `
    meeting agenda | write an agenda for a meeting | agenda for a department retreat | staff meeting agenda 30 minutes |
    agenda for thesis committee meeting | first team meeting plan | agenda for parents evening |
    plan our weekly check-in meeting | board meeting agenda | town hall agenda with provost |
    I chair the PTA for the first time on Tuesday, what goes on the agenda and in which order? |
    we've one hour and have to decide on summer hours and the copier, put the meeting in order | department meeting agenda, 1 hr |
    weekly check in agenda template for remote team |
    thursday's all-hands needs an agenda, six departments each want ten minutes | search committee first meeting, need an agenda |
    agenda for zoom call w/ publisher | kickoff meeting with partners, agenda pls | agenda for faculty senate, 5 motions |
    Our lab meetings always run over, could you set up an agenda that fits into 45 minutes | union meeting order of business |
    board retreat agenda, half day | agenda 30 min 1:1 with my advisor | schedule of topics for our committee's first meeting |
    what should be on the agenda for curriculum committee | thesis committee meeting agenda |
    agenda items for student senate tuesday`,
}
