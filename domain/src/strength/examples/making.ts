/** Example requests: code, spreadsheets, slides, and images. */
export const MAKING_EXAMPLES = {
  'slow code': `
    why is my python script so slow | make this query faster | optimize my loop it takes forever |
    my R code takes hours to run, speed it up | sql report times out after 30 seconds help | speed up this matlab simulation |
    page loads slowly because of my database query | performance of my pandas merge is terrible |
    this function is too slow for large files | how can I make my code run faster |
    my macro takes ten minutes in excel, can it be quicker | reduce the runtime of this algorithm | fix my sql query it is slow |
    my query is slow | make my code faster | code runs too slow |
    my pandas merge takes 40 mins on 2 million rows, any way to speed it up |
    this postgres query crawls once the enrollment table gets past 5M rows |
    loop over every pixel in matlab is painfully slow, vectorize? |
    How could I get this Monte Carlo simulation to run in less than a day? |
    R script for bootstrapping runs overnight, i need it under an hour |
    why does my nested for loop take forever when n is 10000 | need to cut the runtime of our genome alignment pipeline |
    sql report for registrar times out every monday, make it quicker |
    my leetcode solution gets time limit exceeded, works fine otherwise |
    Page load on our django app went from 1s to 12s, here are the views |
    can this fibonacci function be sped up? hits 30 seconds at n=40 |
    optimize my python script pls, it eats all the ram and takes hours |
    Julia ODE solver slower than the matlab version, what's the bottleneck |
    cluster job keeps hitting the 48h wall limit, want the finite element code more efficient |
    excel VBA macro takes 20 minutes for 3000 students, can it be faster | numpy vs loops: rewrite below so it finishes quicker |
    unity game drops to 12 fps when enemies spawn, heres the update function |
    Stan model sampling takes 9 hrs per chain, how do I accelerate it`,
  debugging: `
    my python code doesnt work can you fix it | fix the bug in my script | why am I getting a null pointer exception |
    this function returns the wrong value | code won't compile help | getting KeyError in pandas |
    my loop never stops, what's wrong | error in R: object not found | debug this for me |
    my website shows a blank page after I changed the css | script keeps crashing on line 40 | what is wrong with this code |
    my sql query gives no results but it should | why does my program throw an index error? |
    find the mistake in my java program | segfault in my C assignment, can't find it | test fails and I don't know why |
    stack trace of a crash | error message when I run my script | fix my code | my code is broken |
    fix the errors in this function | what is wrong here | what's wrong with my code | my python code doesnt work |
    getting KeyError: 'student_id' and the column is definitely there | why does my code print None at the end |
    segfault in my linked list assignment, cant see where | My R script worked yesterday and today says object not found |
    java nullpointerexception line 42 help | arduino sketch compiles but the LED never blinks, here's the code |
    React component renders twice and I don't know why |
    The regression function returns NaN for every coefficient. What's wrong with it? |
    this recursion never stops, what did i miss | latex wont compile: "missing $ inserted" somewhere in chapter 3 |
    my SQL join gives duplicate rows and it shouldn't | unit tests fail only on the server, locally all green |
    off by one somewhere in here | docker container exits right away with code 137 and I can't figure out why |
    python says IndentationError but it looks fine to me?? | matlab plot comes out blank even though the vectors have values |
    verilog testbench outputs X for all signals, find my mistake |
    netlogo turtles disappear at the edge of the world, not supposed to happen`,
  spreadsheet: `
    excel formula to count grades below 50 | make a gradebook in google sheets | how do I use vlookup to match two lists |
    formula that adds up hours per person | spreadsheet to track club dues | pivot table for expense data |
    conditional formatting for overdue items | tracker for grant applications in excel |
    combine first and last name columns in sheets | need a google sheet for sign ups | attendance sheet with automatic totals |
    excel macro to rename tabs | spreadsheet of lab inventory | budget spreadsheet | make a spreadsheet |
    spreadsheet for expenses | excel sheet to plan shifts | excel formula to drop the lowest quiz score |
    in google sheets how do I count how many students got above 80 | vlookup across two tabs matching on email |
    need a gradebook in Sheets that weights labs 30 and exams 70 | pivot table of enrollment by major and year |
    conditional formatting so overdue library loans turn red | how do i get excel to show attendance percent per student |
    Formula that splits "Last, First" into two columns? | tracker in excel for lab chemical inventory w/ expiry dates |
    sumifs but with two date ranges, how | set up a sheet where advisors can log appointments and it totals per month |
    I want a dropdown in column C that depends on what's chosen in B |
    excel: rank applicants by three weighted scores, ties allowed |
    turn my timesheet into a workbook that adds up overtime automatically |
    google sheet formula pulling the most recent date for each client |
    XLOOKUP returns the first match only, I need all of them listed in one cell |
    spreadsheet to keep track of my meal swipes and dining dollars | array formula to flag students who missed 3 labs in a row`,
  website: `
    code for a website | make a website for my club | build me a portfolio page | landing page for our lab |
    html page for a student project | I want an app for finding study partners | create a personal homepage |
    simple web app to book rooms | build an android app for campus shuttles | website for the debate society |
    redesign our department web site | make me a one page site for my wedding | app idea, help me build it |
    write code for a web page | html and css for my site | make an app | build a website for my business | code for our website |
    write code for a website | code a website for me | code for a small web page |
    portfolio site for my photography, no idea where to start | Our lab needs a homepage with people, publications, and openings |
    build me a landing page for the hackathon | i want a simple app where club members can sign up for shifts |
    personal academic website on github pages please | make a website for my capstone, something like airbnb for textbooks |
    The department wants a small site for the linguistics conference with registration | html and css for a one page resume site |
    can you create a mobile app prototype for reporting campus potholes |
    wordpress pages for our counseling center, phone friendly |
    need a web page where patients in the pilot can find the exercise videos |
    course site for HIST 210 with weekly modules, hosted on google sites |
    app that lets roommates split chores, react native maybe | redo our student newspaper's site so it works on mobile |
    a digital exhibit page for 19th century maps from special collections |
    want to set up an online store for the ceramics club sale | responsive navbar and hero section for nonprofit site |
    Design a booking site for the makerspace printers`,
  coding: `
    write a function that sorts names | python script to rename files | R script to plot my data with error bars |
    write code for my robot | regex for phone numbers | sql query to list students without an advisor |
    write a program in java that simulates dice | refactor this class | unit tests for my parser |
    bash script that backs up a folder | scrape a website with python | implement binary search in c++ |
    need a matlab function for least squares | javascript code for a countdown timer | write a query that joins these two tables |
    latex macro for theorem boxes | code to merge csv files | arduino sketch for a temperature sensor | add comments to my code |
    convert this python to R | python script that renames 400 tiff files by date |
    function to check if a string is a palindrome in C, no libraries | write sql that lists every student without an advisor |
    R code to clean likert responses and reverse score items 4, 7, 9 |
    i need a regex for US phone numbers with optional area code | a bash one liner to find all pdfs bigger than 10 MB |
    implement dijkstra in java with a priority queue | could you code a simple tic tac toe game with a GUI |
    scrape the course catalog into a csv, python ok | matlab function that low-pass filters an EEG signal |
    Apps Script that emails me whenever the form gets a submission |
    make a discord bot for our chess club that posts the weekly puzzle | stata do-file to merge two waves of a panel survey |
    C++ class for a bank account with deposit and withdraw | arduino code reading a DHT22 sensor every minute and logging to SD |
    write unit tests for a function that parses ISBNs | program which simulates coin flips and stops after 10 heads in a row |
    javascript that hides a div when you click outside it`,
  slides: `
    make slides on passive cooling | slides about cybersecurity awareness | powerpoint marketing |
    presentation on climate policy | need a slide deck for the budget committee | turn my paper into a presentation |
    ppt for my thesis defense | pitch deck for a startup idea | lecture slides on mitosis | 10 slides on the french revolution |
    create a powerpoint about nutrition for seniors | conference presentation from my abstract | google slides for orientation |
    10 slides on CRISPR for my bio seminar | powerpoint about burnout in nurses, 15 min |
    I'm presenting our enrollment numbers to the trustees, need a deck | make a presentation on the French Revolution |
    defense in three weeks, turn my dissertation into 25 slides | google slides for freshman orientation, library part |
    Can u do a pitch deck for our student startup (compost pickup) | lecture slides: intro to supply and demand |
    ppt, causes of ww1, 8 slides max | slideshow for parents' weekend about the study abroad program |
    conference talk in Lisbon, 12 minutes on coral bleaching, what goes on each slide | deck for training RAs on fire safety |
    five slide summary presentation of my internship at the water utility |
    Need beamer slides covering eigenvalues for next Tuesday |
    presentation for my speech class on why bees matter, with speaker notes | keynote deck for the provost: AI use on campus |
    our group has to present on toyota's supply chain, make the powerpoint | Journal club slides on the semaglutide trial`,
  poster: `
    research poster on coral reefs | poster for my capstone | conference poster layout |
    make a scientific poster from my results | infographic about vaping | academic poster for undergraduate research day |
    design an infographic on how financial aid works | poster about our microbiome study |
    research poster on microplastics in the Hudson, 36x48 | help w my poster for undergrad research day |
    conference poster about sleep and GPA | what should go on a science poster on zebrafish regeneration |
    A0 poster summarizing our telehealth pilot | flyer for the spring blood drive |
    make a poster advertising the Korean language table | lay out my capstone poster, civil engineering, permeable pavement |
    Poster for the hallway: how to recycle lab plastics | i have to fit my whole thesis on one poster for the symposium |
    flyer to recruit participants for a memory study | infographic poster for the health center on flu shots |
    nursing quality improvement poster, fall prevention on ward 4 | A poster for open mic night at the student union, please |
    academic poster template text for a digital humanities project on slave ship logs |
    trifold board on volcanoes, what text goes where | need flyer, used book sale, library lobby, oct 12 |
    plan the layout of a poster presentation about bilingual preschoolers`,
  image: `
    draw a map of the campus | logo for the chess club | picture of a lighthouse for a flyer |
    illustration for a children's book | generate an image of a mascot | banner for our youtube channel | icon for an app |
    cover art for my podcast | poster picture for the autumn concert | watercolor of the old library |
    make a cartoon about deadlines | t-shirt graphic for the cross country team | photo of students studying under a tree |
    logo for our robotics team, owl theme | draw a cross-section of a leaf in watercolor style |
    picture of a medieval market for my history slides | can you generate a header image for the department newsletter |
    Midjourney prompt for a moody library at night | I need an icon of a microscope, flat, blue |
    cover art for my podcast on urban planning | illustration of a neuron as a tree |
    make me a cartoon avatar w/ glasses and a lab coat | T-shirt design for the geology field camp |
    a banner picture for our linkedin page, campus in autumn | sketch of a Roman villa, seen from above |
    dalle image: astronaut reading in a dorm room | Want a sticker design for chem club, benzene ring with a face |
    album cover for the a cappella group | photo-style background of a hospital corridor for a training module |
    draw my story's main character, a lighthouse keeper with a crow | mascot drawing for our tutoring center, maybe a raccoon`,
}
