/** Example requests: rules, difficult conversations, personal matters, and problems. */
export const ADVICE_EXAMPLES = {
  rules: `
    how many credits do i need to graduate | visa rules for working off campus |
    can i work more than 20 hours on a student visa | what are the add drop deadlines |
    deadline to withdraw without a W | is auditing a class allowed | do i lose my aid if i go part time |
    am i allowed to record lectures | can i defer my admission | whats the policy on late drops | fafsa deadline |
    requirements for honors | who is eligible for work study | can postdocs apply for nsf career |
    how long can i stay after graduation on f1 | is it legal to record a zoom meeting without asking |
    do scholarships count as taxable income | can grad students be PI | which forms do i need for study abroad |
    how does the pass fail option work here | when is tuition due | how late can i return library books |
    what happens if i fail a class twice | can my spouse work on a j2 | copyright rules for showing films in class |
    is fair use ok for posting a chapter on canvas | do i need irb approval for a class project |
    per diem rates for travel to chicago | can we accept gifts from vendors | do adjuncts get sick leave |
    parental leave for phd students | how much notice do i have to give my landlord |
    gdpr and student photos, what is allowed | hipaa rules for student interns |
    can an advisor refuse to sign my form | minimum gpa for the nursing program |
    transfer credits from community college, do they count | what do i need to declare a double major |
    how many absences are allowed | is there an age limit for this fellowship | may students keep pets in the dorm |
    do I need insurance for an internship abroad | can i take an incomplete | is travel insurance reimbursed |
    what does ferpa say about parents asking for grades | open access requirements of the funder |
    can i get my application fee waived | residency requirements for in state tuition |
    do i have to pay back my grant if i drop out | how does tenure clock extension work |
    what are the export control rules for sharing data with china | who has to approve a new club |
    can we serve alcohol at a department party | overtime rules for hourly student workers |
    is this plagiarism if i paraphrase it | is chatgpt allowed for my seminar paper |
    can i reuse a figure from elsevier paper | HIPAA vs FERPA which one applies to us |
    can my landlord keep my deposit | how do taxes work for students | copyright question, film screening on campus |
    can i tell the coach a students gpa | ncaa eligibility check progress toward degree |
    fmla or short term disability? | ferpa, parent calling about grades |
    recruiting email to a hs junior swimmer, legal? | indirect cost on subaward first 25k/50k |
    which classes count for the new catalog, student started 2021 | h1b timeline for new postdoc |
    legal retention periods for student records in our state | how long do we have to keep exam papers by law |
    does using ai pictures count as plagiarism | does paraphrasing with chatgpt count as cheating |
    is it plagiarism to reuse my own essay | does a poster count as a publication |
    do conference abstracts count as peer reviewed`,
  'difficult talk': `
    how to tell student they are failing | talk to roommate about noise | confront coauthor about credit |
    negotiate salary postdoc offer | break it to my advisor im leaving | ask boss for a raise |
    what to say to crying student | telling a player he is cut | student accused me of bias meeting tomorrow |
    firing a student worker what do i say | roommate never cleans confrontation | bring up authorship order with pi |
    saying no to department chair | parents angry about grade meeting |
    talking points for conversation on late employee | conflict between two lab members mediate |
    tell teammate he isnt doing his part | address body odor of a coworker |
    disagreeing with my supervisor respectfully | negotiating startup package |
    delivering bad news patient student nurse | colleague takes credit for my work |
    talk with donor who wants control | how to bring up cheating with student | telling parents i changed majors |
    ask professor to reconsider me face to face words | resident smoking weed talk with him |
    microaggression in meeting how respond | group member ghosted us what to tell her |
    pushing back when dean cuts our program | quit the lab without burning bridges what to say |
    set boundaries with needy student | roommates boyfriend always over | negotiate rent with landlord |
    my advisor yells at us how do i talk to him | how would you handle a parent on the phone who demands grades |
    a volunteer is rude to visitors and i must speak with him |
    my lab partner copies off me and i hate confrontation |
    how would i tell my committee i disagree with their direction |
    a senior colleague keeps interrupting me and i want to address it |
    my roomate is driving me crazy and idk what to say |
    my masters student is stuck on thesis and not answering much, what do i do |
    i think a student plagiarized or used chatgpt, what now | how to talk to failing student |
    we are fighting about coauthor order, how do i handle it | how do i tell my team the project is cancelled |
    how do i tell my parents im failing | tell faculty we are cutting their journal |
    break the news that funding ended | group member does nothing what do i say |
    my supervisor never answers what now | student crying in office hours, what do i say |
    how do i tell my advisor i want to switch projects | student in my lab keeps missing deadlines what do i say |
    student wants to drop out what should i say | how to handle two employees not talking to each other |
    what to say to student in crisis after hours, script | my roommate never cleans what do i say |
    group member not doing any work | tell my parents i failed a class | salary negotiation first job grad |
    patient refuses insulin what should i say as a student nurse |
    got an offer but waiting on another company, how do i stall them |
    what should i say when students cry in my office | negotiating startup package what should i ask for |
    how do i bring it up with my roommate | roommate doesnt clean how do i bring it up |
    how do i bring up authorship with my advisor | how do i raise pay with my supervisor |
    roommate keeps stealing my food | tell a coworker that he smells`,
  'personal advice': `
    so stressed about finals | cant get motivated anymore | feeling lonely at college | homesick first semester |
    burned out phd | my friends are leaving me out | how to deal with breakup during exams |
    parents pressure me to be a doctor | imposter syndrome new professor | work life balance with a baby |
    no energy to do anything | anxious before presentations all week | making friends as a transfer student |
    cant sleep worrying | is it normal to cry every week grad school | procrastinating so bad | miss my ex |
    overwhelmed with everything | how to stop comparing myself to others | feel like a failure after rejection |
    long distance relationship struggling | my dad is sick and i cant focus | hate my major feel stuck emotionally |
    burnout staff advisor compassion fatigue | lost my passion for my sport | culture shock lonely exchange year |
    feeling guilty when i rest | new in town as faculty no friends | injured and depressed cant play |
    coping with death of grandma midterms | dont fit in with my cohort | how do i find time for myself |
    social anxiety club meetings | scared of graduating | why am i always tired even when i sleep enough |
    how do people stay sane in the fifth year of a phd | my best friend stopped talking to me and i dont know why |
    how can i stop feeling guilty about not calling my mom more |
    everyone seems to have friends already what am i doing wrong | i got a c on my first exam and feel worthless |
    is it ok to spend thanksgiving alone | what helps when you just cant start working |
    how do i get over being rejected from every med school |
    my roommates are close with each other and i feel invisible |
    i cry in my office after teaching and its only october | can someone be happy here without drinking |
    i dont enjoy painting anymore what happened to me | what can i do when homesickness hits at night |
    so stressed cant focus on anything |
    so stressed about my defense | nervous about presenting, any tips | how do i stop procrastinating |
    i cant sleep before exams | feeling like i dont belong here | burned out and its only october |
    i always procrastinate cant focus on reading | presentation nerves, script for 5 minutes talk |
    feeling totally stuck with writing chapter 4 |
    feeling really burnt out this semester | pomodoro or what, i cant focus | homesick and no friends here |
    how to deal with imposter syndrome phd | first lecture as ta nervous | sleep schedule totally messed up |
    is it normal that i read a paper three times and get nothing`,
  problem: `
    printer says offline | canvas wont load on my laptop | pcr no bands | cant log in duo lost phone |
    zoom no sound in lecture hall | wifi keeps dropping dorm | my cells keep dying after passaging |
    word crashed and lost my thesis | projector flickers room 210 | citrix freezing | registration hold wont go away |
    gel smeared every time | student paid twice and refund missing | endnote not syncing |
    turnitin says submission failed | grades disappeared from gradebook | hplc pressure too high |
    key card not opening lab door | outlook not receiving mail from students | 3d print keeps warping |
    why does my western blot have such high background | my laptop screen goes black whenever i plug in the hdmi |
    why is my crystal not growing after three weeks | the registrar system double booked our classroom what now |
    all our seedlings died over the weekend in the growth chamber | how come panopto recorded video but no audio |
    cant open the pdf from interlibrary loan it says damaged | our live stream of the game stopped working halfway |
    the centrifuge makes a grinding sound and shows imbalance | canvas gradebook weights are messed up |
    my pcr has no bands again, it worked fine last month | western blot background high why |
    printer on 3rd floor offline again | disk full on linux server help | hplc troubleshooting | pcr troubleshooting |
    my library card got blocked | my account got locked | the reader at the door shows an orange light |
    display shows error 5 | microscope wont focus | login keeps failing | centrifuge makes a weird noise |
    my paper got lost in the submission system | password reset mail never arrives | lights in room 210 flicker |
    why does my western blot have so much background | pcr not working no bands | qualtrics skip logic not working |
    PRISMA flow diagram numbers dont add up | git messed up my branch help |
    machine learning model 99% accuracy, suspicious | printer wont connect in the lab, windows 11 |
    wordpress page broken on phone | troubleshooting the projector | elisa troubleshooting | network troubleshooting |
    why is my pcr not working | arduino servo jittering | solidworks assembly mates broken |
    gel electrophoresis bands smeared | gis shapefile won't load qgis | supervisor is ignoring my emails |
    wifi keeps dropping in dorm | pdf readings not accessible for screen reader fix |
    ocr of these old newspapers is garbage | my midterm average was 52, what went wrong |
    nobody fills in our survey, why | got a weird reading on the spectrophotometer all week, whats up |
    travel reimbursement got bounced, why | degree audit shows wrong gen ed |
    classroom schedule fall, two sections in same room`,
}
