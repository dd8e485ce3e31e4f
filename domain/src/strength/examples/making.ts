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
    need this fortran subroutine to go faster | whats making my postgres join so slow`,
  debugging: `
    my python code doesnt work can you fix it | fix the bug in my script | why am I getting a null pointer exception |
    this function returns the wrong value | code won't compile help | getting KeyError in pandas |
    my loop never stops, what's wrong | error in R: object not found | debug this for me |
    my website shows a blank page after I changed the css | script keeps crashing on line 40 | what is wrong with this code |
    my sql query gives no results but it should | why does my program throw an index error? |
    find the mistake in my java program | segfault in my C assignment, can't find it | test fails and I don't know why |
    stack trace of a crash | error message when I run my script | fix my code | my code is broken |
    fix the errors in this function | what is wrong here | what's wrong with my code | my python code doesnt work |
    why does my code print None at the end | java nullpointerexception line 42 help |
    latex wont compile: "missing $ inserted" somewhere in chapter 3 | my SQL join gives duplicate rows and it shouldn't |
    off by one somewhere in here | docker container exits right away with code 137 and I can't figure out why |
    python says IndentationError but it looks fine to me?? | matlab plot comes out blank even though the vectors have values |
    verilog testbench outputs X for all signals, find my mistake |
    netlogo turtles disappear at the edge of the world, not supposed to happen |
    my code prints nan for every energy after step 200 | help, my function returns None instead of the list |
    This JavaScript form submits twice. Where's the mistake? | indexerror list index out of range line 42 |
    the login script worked yesterday, today: permission denied on /mnt/home | unit test fails only on windows, any idea |
    why do i get a syntaxerror here | Fix this: TypeError cannot unpack non-iterable NoneType object |
    arduino sketch for the temperature logger compiles but reads 0 all the time |
    stack trace below from our booking app, please figure out the cause |
    since the update my notebook dies in cell 4 | the loop never stops and I can't see why |
    R says non-numeric argument, what now`,
  spreadsheet: `
    excel formula to count grades below 50 | make a gradebook in google sheets | how do I use vlookup to match two lists |
    formula that adds up hours per person | spreadsheet to track club dues | pivot table for expense data |
    conditional formatting for overdue items | tracker for grant applications in excel |
    combine first and last name columns in sheets | need a google sheet for sign ups | attendance sheet with automatic totals |
    excel macro to rename tabs | spreadsheet of lab inventory | budget spreadsheet | make a spreadsheet |
    spreadsheet for expenses | excel sheet to plan shifts | vlookup across two tabs matching on email |
    how do i get excel to show attendance percent per student |
    set up a sheet where advisors can log appointments and it totals per month |
    I want a dropdown in column C that depends on what's chosen in B |
    excel: rank applicants by three weighted scores, ties allowed |
    turn my timesheet into a workbook that adds up overtime automatically |
    google sheet formula pulling the most recent date for each client |
    XLOOKUP returns the first match only, I need all of them listed in one cell |
    I need a formula for weighted grades, lowest quiz dropped | sumif but with two conditions?? department and fiscal year |
    XLOOKUP or INDEX MATCH to pull salary band from the other tab |
    How can I count unique visitors per day in a sheet with 9000 rows? |
    workbook that adds up everyone's vacation days by quarter | merge three excel lists of alumni by email without duplicates |
    I have two lists of students and want to know who is missing in one | attendance sheet that counts absences by itself |
    how to make a pivot table | pivot table of sales by region and month |
    summarize signups per department with a pivot`,
  website: `
    code for a website | make a website for my club | build me a portfolio page | landing page for our lab |
    html page for a student project | I want an app for finding study partners | create a personal homepage |
    simple web app to book rooms | build an android app for campus shuttles | website for the debate society |
    redesign our department web site | make me a one page site for my wedding | app idea, help me build it |
    write code for a web page | html and css for my site | make an app | build a website for my business | code for our website |
    write code for a website | code a website for me | code for a small web page |
    Our lab needs a homepage with people, publications, and openings |
    make a website for my capstone, something like airbnb for textbooks |
    The department wants a small site for the linguistics conference with registration |
    can you create a mobile app prototype for reporting campus potholes |
    wordpress pages for our counseling center, phone friendly |
    need a web page where patients in the pilot can find the exercise videos |
    course site for HIST 210 with weekly modules, hosted on google sites |
    app that lets roommates split chores, react native maybe | redo our student newspaper's site so it works on mobile |
    a digital exhibit page for 19th century maps from special collections |
    want to set up an online store for the ceramics club sale | responsive navbar and hero section for nonprofit site |
    I want a simple site for our physics outreach group |
    Homepage for the library's new maker space, with opening hours and booking link |
    personal academic website, where do I start and can you make the first page |
    internal web page showing which lab equipment is free | Microsite for the alumni campaign with a donate button |
    team site on sharepoint for the dean's office, how to set it up |
    I'd like a page with a form where international students upload documents |
    navigation menu and footer for the new department website | an online shop page for our museum catalogues |
    our group still has no page, I have to build one | I got the domain for the project, what now, need a site`,
  coding: `
    write a function that sorts names | python script to rename files | R script to plot my data with error bars |
    write code for my robot | regex for phone numbers | sql query to list students without an advisor |
    write a program in java that simulates dice | refactor this class | unit tests for my parser |
    bash script that backs up a folder | scrape a website with python | implement binary search in c++ |
    need a matlab function for least squares | javascript code for a countdown timer | write a query that joins these two tables |
    latex macro for theorem boxes | code to merge csv files | arduino sketch for a temperature sensor | add comments to my code |
    convert this python to R | sql for counting enrolled students per term | python for cleaning survey data |
    r code for a boxplot | formula in latex | function to check if a string is a palindrome in C, no libraries |
    could you code a simple tic tac toe game with a GUI | Apps Script that emails me whenever the form gets a submission |
    make a discord bot for our chess club that posts the weekly puzzle | stata do-file to merge two waves of a panel survey |
    arduino code reading a DHT22 sensor every minute and logging to SD |
    program which simulates coin flips and stops after 10 heads in a row | javascript that hides a div when you click outside it |
    Powershell to disable accounts that haven't logged in for 180 days | need a bash one liner that finds files over 1 GB |
    Write a macro that mails each manager their team's leave list |
    code to parse our instrument's log file and pull out temperatures |
    Can you write me a regex for course codes like MATH-1203? | c++ class for a 3-vector w/ cross product |
    script to scrape the visa page for changes every morning | api call in python to our ticketing system, list open tickets |
    write a cron job that backs up the lab server nightly | a little javascript timer for sprint intervals |
    Convert my MATLAB fitting routine to Python, please |
    I have 200 PDFs and want to rename them by date, script | need something that reads the sensor every minute and saves it |
    program in python that prints a multiplication table with loops`,
  slides: `
    make slides on passive cooling | slides about cybersecurity awareness | powerpoint marketing |
    presentation on climate policy | need a slide deck for the budget committee | turn my paper into a presentation |
    ppt for my thesis defense | pitch deck for a startup idea | lecture slides on mitosis | 10 slides on the french revolution |
    create a powerpoint about nutrition for seniors | conference presentation from my abstract | google slides for orientation |
    powerpoint about burnout in nurses, 15 min | I'm presenting our enrollment numbers to the trustees, need a deck |
    defense in three weeks, turn my dissertation into 25 slides | slideshow for parents' weekend about the study abroad program |
    conference talk in Lisbon, 12 minutes on coral bleaching, what goes on each slide | deck for training RAs on fire safety |
    five slide summary presentation of my internship at the water utility |
    Need beamer slides covering eigenvalues for next Tuesday |
    presentation for my speech class on why bees matter, with speaker notes |
    our group has to present on toyota's supply chain, make the powerpoint | can u make my presentation about diabetes type 2 |
    Kickoff deck for the HR system rollout | Slide deck: how to search JSTOR, for freshmen | turn this report into slides |
    keynote slides for my case on Netflix strategy |
    I present my results on Thursday and have zero slides | ten minutes at the group meeting next week, need something to show | conference talk in two weeks, 15 minutes, no presentation yet`,
  poster: `
    research poster on coral reefs | poster for my capstone | conference poster layout |
    make a scientific poster from my results | infographic about vaping | academic poster for undergraduate research day |
    design an infographic on how financial aid works | poster about our microbiome study |
    what should go on a science poster on zebrafish regeneration | A0 poster summarizing our telehealth pilot |
    lay out my capstone poster, civil engineering, permeable pavement |
    i have to fit my whole thesis on one poster for the symposium |
    nursing quality improvement poster, fall prevention on ward 4 | trifold board on volcanoes, what text goes where |
     Flyer-size poster reminding people to wear goggles in the lab |
    plan a poster for our poster session next month, topic is sleep in night-shift nurses |
    i need a poster presenting our pilot survey at the nursing symposium |
    the conference wants an A0 poster and I've never made one | poster for my bachelor project, don't know what goes where |
    research poster on soil erosion | poster for the undergraduate research symposium |
    scientific poster from my lab results | poster on vaccine hesitancy for my public health class`,
  image: `
    draw a map of the campus | logo for the chess club | picture of a lighthouse for a flyer |
    illustration for a children's book | generate an image of a mascot | banner for our youtube channel | icon for an app |
    cover art for my podcast | poster picture for the autumn concert | watercolor of the old library |
    make a cartoon about deadlines | t-shirt graphic for the cross country team | photo of students studying under a tree |
    Midjourney prompt for a moody library at night | sketch of a Roman villa, seen from above |
    dalle image: astronaut reading in a dorm room | Want a sticker design for chem club, benzene ring with a face |
    album cover for the a cappella group | photo-style background of a hospital corridor for a training module |
    draw my story's main character, a lighthouse keeper with a crow | mascot drawing for our tutoring center, maybe a raccoon |
    illustration of move-in day with boxes and families, flat style | create a header image for my blog on Flemish painting |
    simple line drawing of a pipette and a beaker | stock-like image of diverse colleagues in a meeting, no faces close up |
    a surreal pic of math symbols raining over a city | Profile avatar for the dean's podcast, minimal |
    background picture for zoom with our school colors |
    the brochure needs a cover picture, something with trees and data |
    I need a picture for the invitation to the winter concert |
    picture of a bear mascot for our banner | image for the header of our website`,
  flyer: `
    flyer for a bake sale | poster advertising the Korean language table |
    need flyer, used book sale, library lobby, oct 12 |
    study abroad fair poster, eye-catching but with all the deadlines |
    exhibition poster for the student show, opening night and curators included |
    poster for the chess tournament | flyer for trivia night at the union | poster announcing the spring musical |
    concert poster for the jazz band | leaflet for the food drive | one page flyer about tutoring hours |
    make a flyer for our club fair table | poster to get people to come to the film screening |
    design a flyer for move-in day helpers | poster for the charity run |
    flyer inviting neighbors to the garden party | flyer to recruit participants for a memory study |
    posters for the student council election | flyer for the resume workshop | poster for the plant swap |
    make a poster for our open house | poster for a clothing drive | poster for the talent show`,
}
