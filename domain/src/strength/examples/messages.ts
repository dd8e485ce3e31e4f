/** Example requests: messages, announcements, and documents. */
export const MESSAGES_EXAMPLES = {
  reply: `
    reply to this complaint | respond to a parent | answer this email | decline an invitation | how do I reply to this message |
    write back to the recruiter and accept | response to a bad google review | turn down a job offer |
    reply to student asking for a grade change | answer a customer who wants a refund | say no to a committee request politely |
    respond to this professor's email | she texted "we need to talk", what do i say back |
    student complains about grade, draft my response | write back to the vendor that the price is too high |
    comeback to my roommate's text about dishes | email from dean asks why we're over budget, help me answer |
    what should I reply? he wants to meet tomorrow but I can't | reply all to this thread, calm it down |
    I got an offer letter, respond asking for more time | a prospective grad student emailed me, say I'm not taking anyone |
    Respond to the complaint below, politely | answer this: "when will my laptop be ready??" |
    a resident wrote this angry message, what do I write back | my boss texted 'can you work saturday', what do i say |
    Reply to the journalist's inquiry below | Student email below. Kind but firm answer please |
    answer the dean's question about my sabbatical | got this message from my landlord, help me answer |
    reply to applicant who asks why she wasn't hired |
    a parent wrote me an angry mail, what do I answer | student asks for a better grade, I want to say no nicely |
    got a rude mail from a colleague, how do I respond | an applicant asks why we rejected her, I need an answer |
    what to write back to donor question | respond to rejection letter gracefully |
    how do i turn down this request from the alumni office nicely |
    the dean wrote us asking for an explanation how should we respond |
    student wants grade bumped from B+ to A-, write a reply | answer student who missed 3 deadlines |
    angry parent emailed about their sons grade, draft a nice reply |
    student says grade is unfair, how to answer | say no to a review request politely |
    degree audit says missing 3 credits, student angry, reply | reply to parent asking about daughters application |
    chat reply to student who cant access ebook | complaint about heating in dorm 4, answer | parking appeal denial |
    appeal letter from family, lost job, professional judgment | union grievance step 2 response |
    student emailed me begging for extension, reply nicely but no | hvac complaint from same prof every week |
    audit finding response, cash handling`,
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
  announcement: `
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
  message: `
    email to students about cancelled class | write email to students about late assignments |
    write a polite email to my supervisor asking for an extention |
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
    note to the coach about my absence | write a note to the dean about funding | note to my chair about a room`,
  'job posting': `
    job posting for a librarian | job ad lab technician | write a job description for an advisor |
    position announcement assistant professor | student worker posting | help wanted ad for tutors | hiring ad postdoc |
    internship posting for our office | job description research coordinator | want ad for adjunct in welding |
    We need six students to grade intro stats in the fall, put the ad together |
    Camp starts June 10 and we've no counselors yet, need an ad that makes people want to apply |
    Our lab manager is leaving and I have to advertise the position by Monday | Job post for a social media intern |
    internship listing at the museum | the mailroom can pay two work study students, what should the listing say |
    write the call for applications for a departmental coordinator role | We're hiring a registrar, write the ad |
    vacancy text, subject librarian | recruiting a postdoc, text for the ad |
    advertise an opening for international student advisor | posting: research nurse, 50% | looking for a web editor, ad please |
    faculty search ad for finance |
    our secretary retires and we need to advertise the job | we're looking for a student assistant, text for the job board |
    open position it help desk student | part time barista campus cafe job listing |
    adjunct pool ad english composition | phd position advert soil microbiology |
    required and preferred qualifications for registrar analyst role | handshake posting marketing intern |
    duties and qualifications for grants manager vacancy |
    hr says the listing needs minimum qualifications how do i write those | job ad lab tech |
    job ad for administrative coordinator |
    work study job description | job posting for admin assistant II`,
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
    meeting agenda | write an agenda for a meeting | agenda for a department retreat | staff meeting agenda 30 minutes |
    agenda for thesis committee meeting | first team meeting plan | agenda for parents evening |
    plan our weekly check-in meeting | board meeting agenda | town hall agenda with provost |
    I chair the PTA for the first time on Tuesday, what goes on the agenda and in which order? |
    we've one hour and have to decide on summer hours and the copier, put the meeting in order |
    weekly check in agenda template for remote team | union meeting order of business |
    schedule of topics for our committee's first meeting | what should be on the agenda for curriculum committee |
    agenda items for student senate tuesday | 1 hour meeting with the dean, agenda | weekly standup structure for help desk |
    advisory board agenda half day |
    team meeting on Monday, one hour, five topics, need a running order |
    I chair the board for the first time and need an agenda |
    consent agenda format trustees | orientation day agenda new faculty |
    how do i structure a 30 minute meeting with three departments |
    what do we cover in a kickoff with the software vendor |
    what order should the items go in for the budget committee meeting |
    what would a good agenda for a postdoc check in look like |
    how should a two hour strategic retreat meeting be divided up | agenda for dept faculty meeting |
    thesis supervision meeting structure | meeting agenda for teaching team | weekly lab meeting agenda |
    agenda for dept retreat`,
  request: `
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
}
