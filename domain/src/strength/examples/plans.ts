/** Example requests: ideas, decisions, plans, and what fits no other kind. */
export const PLANS_EXAMPLES = {
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
    acronym for our detector project | headline for the article about the bees on the roof | Tagline for study abroad |
    course title that sells statistics | podcast name, dean talks with students |
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
    is a master's worth it | which laptop should I buy | pros and cons of a minor | pros and cons of moving in with friends | phone or laptop, whats better for reading |
    excel vs stata for a beginner, whats better | pros and cons of a gap year |
    should I drop this class |
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
    department operating budget w 5% cut | I get 2100 a month from my stipend and it's gone by the 20th, set up a budget |
    dean wants my lab's numbers for next year by line item, I have last year's | travel budget, 3 students to AERA |
    We have $4,000 for the spring musical, how do we divide it between sets, costumes, and rights? |
    split of $10k for library programming | spending plan for my scholarship money | grant budget, 3 years, one postdoc |
    budget table for a small exhibition | event budget, 5000 dollars, 120 guests | study abroad budget, semester in Madrid |
    Annual budget for the communications team | budget justification? no, just the budget itself for a summer school |
    household budget with two kids on a TA stipend |
    we get 5000 for the workshop, how do I split it | the funder wants to see the costs of our two-year project |
    student trip to Vienna, what will it cost, rough numbers |
    how to budget financial aid refund | projected expenses dance concert | lab startup budget chemistry |
    event costs breakdown for gala | sga allocation request numbers club spending | living on 1400 a month as ta |
    income and expenses for spring musical | library acquisitions budget allocation |
    personnel and fringe costs for a 2 year study | how do i make my stipend last until december |
    what costs am i forgetting for a weekend debate tournament |
    how much money should we set aside for jerseys and refs | i keep running out of cash by week three |
    how do departments usually split up an annual operating fund | budget for semester abroad japan |
    dept budget for next year, where do i begin |
    event budget gala 200 people |
    budget for 800 a month | five year forecast for the school of music deficit lol | cost of attendance 25-26 update |
    conference on campus, 3 days, budget`,
  planning: `
    a folder structure for our lab server | how do we sort the files on the department drive | organize our team folder and old documents |
    naming rules for files in our group | tidy up the shared mailbox, plan for it | how should our office archive its records |
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
    seating chart for a dinner | costume for a party | a menu for a banquet |
    certificate for participants | vocabulary for a unit on weather | dnd campaign | ringtone |
    glossary of terms for my students | label for a jar | photosynthesis | the french revolution | world war 2 |
    statistics | organic chemistry help | the effects of social media on a town | I need help with biology |
    supply and demand | help me with this | something for class | Hamlet | chapter 5 | roman empire | nursing |
    sail home | user personas | make a label | a sign-up form | tarot reading about my defense | who made you |
    count the syllables in each line | horoscope for a stressed PhD student | log into canvas and submit it for me |
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
}
