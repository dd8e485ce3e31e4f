/** Example requests: schedules, courses to take, training, and risks. */
export const SCHEDULES_EXAMPLES = {
  schedule: `
    weekly schedule for nursing student | shift schedule front desk 6 workers | practice timetable gym courts |
    make me a daily routine with classes and work | staff rota library weekends | who covers which hours help desk |
    rotation calendar for lab chores | ta office hours timetable | block schedule rehearsals orchestra |
    time slots for thesis defenses | weekly timetable 15 credits plus gym | on call rotation residence hall |
    roster for tutoring center evenings | conference session schedule parallel tracks | microscope booking calendar |
    fit my job between lectures | chore rotation five roommates | volunteer shifts food pantry |
    game day staffing schedule | summer camp daily schedule robotics | hour by hour plan of my tuesday |
    round robin schedule 8 teams | lunch coverage reference desk | final exam proctor assignments by room and time |
    studio hours ceramics timetable | schedule greenhouse watering duty | orientation week daily timetable |
    clinic rotation schedule pharmacy students | meeting times for five people different availability |
    semester calendar of film screenings | duty roster ras winter break | time blocking for professor |
    work schedule with two part timers and one full timer | seminar speakers calendar fall |
    bus driver shifts shuttle | when should each coach have the weight room |
    we keep double booking the mass spec can you make a rotation |
    how do i rotate four custodians over three buildings fairly |
    nobody wants saturday so how do i divide the weekends among staff |
    what time should everything happen on the day of our competition |
    need everyones availability turned into a rota | how would you spread out eight debate rounds over two days |
    make me a weekly schedule im drowning | shift schedule for student desk workers |
    work schedule for student staff | timetable for the conference day | open day schedule |
    cleaning schedule three buildings | run of show commencement | volunteer shift signup schedule |
    practice schedule around classes for 28 athletes | meeting time for 9 people, doodle was useless |
    make a gantt chart for dissertation | event schedule for model un |
    who is on the microscope when, need some kind of booking thing | seating chart for gala 320 ppl |
    ive got 3 classes and zero time, help me plan my semester | volunteers schedule move in day |
    visit schedule for the new trial, 12 visits | new hire orientation half day | final exam schedule has conflicts |
    practice schedule w class conflicts womens soccer | patrol shift schedule 12 hr | duty schedule for 14 RAs fair |
    rota for the reading room | shift plan for the gym | who covers which shift, 5 assistants`,
  'course plan': `
    which classes to take next semester bio major | four year plan mechanical engineering |
    degree plan psych with spanish minor | what courses for pre med | course selection sophomore cs |
    graduation plan transfer student 62 credits | map out my remaining requirements |
    electives for data science masters | gen eds easy ones to take | double major plan econ math |
    prereq order for nursing program | fit study abroad into my degree | academic plan graduate early |
    classes for someone going to law school | what to register for spring | credits left to graduate |
    2 year community college transfer plan to business | semester by semester plan chem e |
    minor that goes with political science and its classes | which stats course should come first |
    phd coursework plan sociology first two years | course sequence music education | plan of study ms public health |
    how many credits should i take freshman fall | what upper divisions for neuroscience | summer classes to catch up |
    honors requirements and when to take them | pick courses for me accounting | physics then calc or both together |
    build my class list | advising plan for undeclared first year | switching to architecture which credits count |
    teaching credential courses order | part time mba course order |
    which philosophy classes go well with computer science | my advisor left and i have no clue what to enroll in |
    is it ok to take orgo and genetics in the same term |
    what should a first semester freshman in animal science sign up for |
    how would a student with 30 ap credits finish in three years | am i missing any requirements for the history ba |
    which electives would help me get into sports analytics | do these four courses make a reasonable fall load |
    i cant get into bio 201 what else counts |
    whats the best sequence of machine learning courses for a statistics student |
    registration is tomorrow and i have no idea which classes i need | what classes should i take next sem |
    which elective should i take, cs second year | four year plan for bio major premed |
    what electives should i take | 4 year plan for transfer student in psych`,
  'training plan': `
    marathon training plan 16 weeks | off season lifting program football | conditioning for soccer preseason |
    workout plan beginner gym | couch to 5k for staff | strength program rowers | swim sets for sprinters taper |
    return to play after acl | 3 day split dorm room no equipment | plyometrics volleyball jump higher |
    weekly mileage cross country summer | mobility routine for desk workers | periodization throwers track |
    cardio plan lose weight 8 weeks | pre season tennis fitness | hypertrophy program intermediate lifter |
    warm up routine for dancers | off ice training hockey | half marathon plan busy grad student |
    agility drills basketball guards program | military fitness test prep rotc | climbing finger strength progression |
    wrestling conditioning circuit | triathlon plan first timer | training block before nationals cycling |
    dumbbell only routine 30 min | speed work for lacrosse midfielders | core program for gymnasts |
    in season lift baseball pitchers | kettlebell workouts for faculty fitness class |
    yoga and strength mix weekly program | bench press plateau program | fitness plan for seniors community class |
    rehab exercises hamstring progression weeks | tapering for conference championship 800m |
    how do i get my mile under six minutes by april | what should our team do over winter break to stay in shape |
    how many days a week should a freshman thrower lift |
    my vertical hasnt improved all year what kind of program would help | can you get me from zero pushups to fifty |
    how should i build up my long run without getting hurt | what exercises should goalkeepers do in the weight room |
    how do we peak for regionals with meets every weekend |
    what would a good summer conditioning packet for field hockey contain |
    how much should a distance swimmer do on dry land |
    need something to get ready for the police academy fitness test |
    how do i combine lifting and running without burning out |
    our sprinters are tired by may how do we change the load | what can i do at home to get stronger with bands only |
    how do i come back to running after mono | what kind of workouts help a dancer get better endurance |
    winter training plan for novice rowers who never lifted before |
    conditioning plan for rowers | preseason conditioning for soccer | workout plan for busy grad students |
    strength program for throwers |
    training plan 10k beginner 8 weeks | strength program off season, 8 wks`,
  'risk assessment': `
    risk assessment chemistry lab | field trip hazards and controls | event safety plan bonfire |
    what could go wrong at our 5k | hazard analysis laser lab | travel risk study abroad nepal |
    safety assessment climbing club trip | risk register software project |
    likelihood and impact table construction project | drone flying hazards on campus |
    job hazard analysis groundskeepers | biosafety risk evaluation bsl2 work | risks of summer camp minors |
    event risk form alcohol reception | kayak trip safety risks | security risk assessment student records system |
    risk matrix theater production rigging | dangers of handling liquid nitrogen and mitigations |
    food safety risks bake sale | emergency action plan swim meet | scuba diving fieldwork risk plan |
    crowd safety concert quad | risk mitigation plan for research project |
    whats hazardous about welding class controls | assess risks volunteers tutoring in prison |
    kiln room ceramics hazards to control | vehicle safety 15 passenger van trip | hot work hazards metal shop |
    covid style outbreak risk at choir tour | wildfire and heat risks field season |
    ergonomic hazard evaluation call center | fall hazards rooftop greenhouse | risk management plan for color run |
    threats to project schedule and how bad | what are the hazards of doing interviews alone in peoples homes |
    how dangerous is it to have fire dancers at the festival |
    what precautions do we need for a class trip to a quarry |
    what are the main risks of moving our servers to the cloud |
    our mountain hut trip got rejected because there was no hazard evaluation |
    what safety issues come with a sleepover for kids in the museum | risk assessment for bonfire event |
    safety plan for the chemistry lab |
    field trip geology risk assessment |
    lab safety risk assessment acid | risk assessment for club camping trip | security review for a vendor saas, hecvat`,
}
