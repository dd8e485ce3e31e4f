/** Example requests: code, spreadsheets, slides, and images. */
export const MAKING_EXAMPLES = {
  'slow code': `
    why is my python script so slow | make this query faster | optimize my loop it takes forever |
    my R code takes hours to run, speed it up | sql report times out after 30 seconds help | speed up this matlab simulation |
    page loads slowly because of my database query | performance of my pandas merge is terrible |
    this function is too slow for large files | how can I make my code run faster |
    my macro takes ten minutes in excel, can it be quicker | reduce the runtime of this algorithm | fix my sql query it is slow |
    my query is slow | make my code faster | code runs too slow |
    this postgres query crawls once the enrollment table gets past 5M rows |
    R script for bootstrapping runs overnight, i need it under an hour |
    why does my nested for loop take forever when n is 10000 | need to cut the runtime of our genome alignment pipeline |
    my leetcode solution gets time limit exceeded, works fine otherwise |
    Julia ODE solver slower than the matlab version, what's the bottleneck |
    cluster job keeps hitting the 48h wall limit, want the finite element code more efficient |
    numpy vs loops: rewrite below so it finishes quicker |
    unity game drops to 12 fps when enemies spawn, heres the update function |
    Stan model sampling takes 9 hrs per chain, how do I accelerate it | our ticket report query times out every monday |
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
    excel formula gives wrong result`,
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
  coding: `
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
  flyer: `
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
    poster for bake sale friday |
    poster for our chess club night | recruitment flyer for sleep study`,
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
    user guide for the booking system | fact sheet about our MBA |
    turn lecture transcript into handout | research guide for nursing students, what databases |
    onboarding doc for new rotation students | travel reimbursement rules one pager |
    knowledge base article for VPN on mac | libguide on citing sources | stress tips handout finals |
    club officer handover guide |
    handout on sleep for students | std testing handout not embarrassing | high school counselor visit one pager |
    knowledge base article reset duo | libguide for nursing students`,
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
}
