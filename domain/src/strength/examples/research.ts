/** Example requests: research and analyses. */
export const RESEARCH_EXAMPLES = {
  swot: `
    swot analysis for a coffee company | do a SWOT of our department | SWOT for my nonprofit |
    strengths and weaknesses analysis of the library | swot tesla | make a swot matrix for a bakery |
    opportunities and threats for our tutoring center | swot on netflix for my business class |
    starbucks swot pls 4 points each | I'm supposed to hand in a SWOT about an airline, I chose Ryanair |
    SWOT grid, student run credit union | what would a SWOT look like for our university press |
    swot table for outsourcing the help desk | pestle for electric buses in our city | soar analysis nursing school |
    pest analysis coffee chain | vrio airbnb | competitive forces analysis local brewery |
    strategic analysis swot online mba | tows matrix for museum shop | environmental scan admissions office |
    bcg matrix of a soft drink company | value chain analysis zara |
    whats the swot for a small liberal arts college right now | how would a five forces look for grocery delivery |
    our unit must list its weaknesses and threats before the retreat | need a pestel on tesla in germany |
    what goes in the opportunities quadrant for a university press |
    how do i fill the four quadrants for our food bank |
    could you do an internal and external analysis of the conservatory | swot analysis of ikea |
    swot analysis of starbucks`,
  'work analysis': `
    chord progressions analysis beethoven sonata | analyse the first movement of a Beethoven sonata |
    literary analysis of Hamlet | close reading of a Dickinson poem | analyze the symbolism in the great gatsby |
    character analysis of lady macbeth | film analysis parasite | rhetorical analysis of MLK's speech |
    what does the green light mean in gatsby | interpret this painting by vermeer | theme analysis of beloved |
    harmonic analysis of a bach chorale | analyze the poem the waste land | scene analysis a streetcar named desire |
    analyze this speech | analyze this ad | analyse Guernica for my art history class |
    Analyze how Dickinson uses dashes in "Because I could not stop for Death" |
    interpret Kafka's Metamorphosis for me, focusing on family | analysis of Kendrick Lamar's lyrics on Alright |
    how does Toni Cade Bambara build voice in The Lesson - close read it | poem analysis Ozymandias, irony |
    analyze the composition of Las Meninas | What is the harmonic structure of Chopin's prelude in E minor? |
    iconography of the Arnolfini portrait, what do the objects mean in it | analyse Hamlet act 3 scene 1 for me |
    symbolism in The Yellow Wallpaper | visual analysis of Guernica for my seminar |
    narrator and point of view in Frankenstein, analyze | Formal analysis of a Rothko, about 500 words |
    what's the theme of the poem Ozymandias and how does Shelley build it |
    analyze ode on a grecian urn | camera work in the opening of citizen kane | themes in beloved |
    tone and imagery in this poem | motifs in mahler 5 first movement | mise en scene parasite staircase scene |
    what is the poet saying here | rhetorical analysis letter from birmingham jail |
    narrator in notes from underground interpretation | composition and color in rothko no 14 |
    leitmotifs in wagner ring explain | sound design in apocalypse now analysis |
    what does the raven stand for in poe | how does the director build suspense in psycho |
    why is the ending of the awakening ambiguous | how does debussy use whole tones in voiles |
    can you interpret this haiku by basho | i dont get what kafka means with the bug |
    how does the lighting shape the mood in caravaggios judith | analyze this poem for class |
    chord analysis of bach chorale |
    roman numeral analysis of bach chorale | feminist reading of jane eyre`,
  data: `
    why is my p-value so high | why is my correlation negative | why is this effect not significant |
    explain the results in this dataset | what do these lab results show | interpretation of my SPSS output |
    interpreting ANOVA results | interpret this correlation matrix | R output, interpretation please |
    logistic regression table interpretation | help me read this regression table | analyze my survey results |
    run a regression on my data | help me interpret these anova results | what does this output mean |
    make sense of my data | write up my t-test results | statistical analysis of my experiment |
    look for trends in this dataset | explain my spss output | analyze enrollment data |
    what do these numbers tell us | find patterns in the survey responses | I have data from 200 patients, what now |
    analyze my data | what do my results mean | I've 200 responses, what can I say about gender differences |
    my p value is 0.06, how do I report it | here's a csv of water samples, anything unusual? |
    correlation between GPA and hours worked, data attached | clean and analyze this dataset of bird counts |
    odds ratio of 0.4, CI 0.2-0.9, what can I conclude | descriptive stats for the sheet i uploaded |
    explain the factor loadings I got | budget figures 2019-2023 pasted, what patterns do you see |
    did my intervention work? pre/post scores below | run a t test on these two columns |
    my interaction term is significant but main effects aren't, interpret |
    Course evaluation numbers from 3 semesters, analyse them for me | interpret p = 0.06 in my pilot |
    Which residence hall has the most complaints? data attached |
    Run through these sensor readings and tell me if there's a trend |
    is the difference between my two groups real? numbers below | Turnover data by department: what stands out |
    look at these exit survey answers statistically | need help with SPSS output, chi square |
    interpret the confidence intervals in table 2 | my fit has chi2/dof of 3.4, what does that say about the data |
    analysing open rates of our last 20 newsletters | exam scores of 180 students below, describe the distribution |
    the reaction times are in, what do they show | got the results of the student poll, what can we say |
    linear regression with my survey data in stata | cronbach alpha .62 mean for my scale |
    analyze sales figures bookstore | patterns in circulation stats library |
    findings from student satisfaction ratings | insights from help desk ticket export | what do my xrd peaks tell |
    look at team performance stats and tell me | analyse water quality measurements |
    key takeaways from retention figures | outliers in my titration data |
    my coefficients flipped sign after adding income what does that mean |
    how would you interpret an interaction term of minus 0.4 here |
    do these pre and post scores show the workshop worked | are these reaction times weird or is it just noise |
    what story do our donation totals tell | does this table of crime reports show any trend over the years |
    what does this regression output mean, is it good or bad | what do my results actually mean, null effect |
    what does p value 0.06 mean for me | explain this graph to me | regression output from spss what do i write |
    spreadsheet of marks, whats going on with question 7 | is this p value ok 0.051 |
    interpret this regression output | nmr peaks dont match expected product |
    forecast next year spending from this sheet | ticket backlog analysis, which categories |
    weeding report from circulation data | is 0.06 p value significant or not | nmr spectrum peak at 7.2 ppm |
    regression output what does it mean | standard curve bca assay, how do i calculate |
    why are our applications down 8% | enrollment report by college census day | predict fall headcount by major |
    custodial staffing per sq ft | why do so many students fail chem 101, have 6 yrs data |
    title ix athletics participation numbers | alumni survey, 1200 responses, what does it say |
    food waste numbers, whats the trend | salary equity analysis staff by gender |
    crime map last semester thefts where | help me understand my results`,
  chart: `
    excel chart of enrollment over time | bar chart of test scores | plot enrollment by year |
    visualize my survey data | make a graph of temperature vs time | histogram of grades in R |
    dashboard for retention data | what chart should I use for this data | pie chart of the budget |
    line graph from this table | best way to show my results | map of where our students come from |
    figure for my paper showing growth rates | best way to visualize my data | visualize this data | make a chart |
    make a bar graph | turn this table into a chart for the annual report |
    Which kind of graph suits percentages for six groups at two time points? | matplotlib figure with error bars |
    ggplot boxplot, three treatments |
    I've got headcounts for each month since 2018, how can I show the dip in covid clearly? |
    kaplan meier curve from my dataset |
    The trustees glaze over at tables, so turn these enrollment figures into one graph |
    make a scatterplot with a trendline from these numbers | choropleth map of asthma rates by county |
    plot these temperatures in R | how should I graph two variables with diff units |
    graph of my spectrum, log scale, python | Visualize the turnover numbers below | how do I graph likert results |
    chart for the dean: applications vs admits | make a heat map of help desk calls by hour and weekday |
    boxplots for the four treatment groups | stacked columns for gifts by alumni decade in excel |
    plot these loan numbers so that the drop in 2020 is obvious | how do I visualize three groups over time |
    numbers per semester since 2015, make them visible | what is the best way to visualize results |
    heatmap gene expression figure | publication quality plot of spectra | radar chart player stats |
    my bars are too crowded how do i make the figure readable |
    could i see these reaction rates plotted on a log axis | the axes on my figure look awful, how would you redo it |
    how would one visualize flows of transfer students between colleges | dashboard ideas for retention data |
    plot these data with error bars | kaplan meier in spss how | map of excavation sites |
    network graph of correspondents, 1600s letters | energy use dashboard by building |
    counseling waitlist numbers by month chart | matlab plot looks ugly |
    which graph should i use for this, its just two groups over time | energy use by building, chart it |
    dashboard for enrollment, power bi | which graph should i use for percentages | what chart for before and after`,
  'response to reviewers': `
    respond to reviewer 2 | response letter for revise and resubmit | reply to reviewer comments |
    answer the referees | help me with reviewer comments on my manuscript | rebuttal to peer reviews |
    point by point response to the editor | how do I answer reviewer 3 who hates my method | rebuttal letter for CHI |
    journal wants us to resubmit, here are the comments, need the response doc |
    write my response to the editor and both reviewers | politely disagree with reviewer 3 about the control group |
    Referee asks for an experiment we can't do. How to phrase it in the response |
    cover letter + responses for resubmission, comments attached |
    replying to grant reviewers' critiques in my NIH resubmission intro | revise-and-resubmit response table |
    Point-by-point reply to the PRL reviewers | reviewer says sample too small, what do i answer |
    letter to editor explaining how we addressed each reviewer point | Help with responding to a hostile reviewer |
    author response, 500 words, NeurIPS reviews | major revision cover note to editor |
    address referee concern sample size | r and r response memo sociology | how to disagree with referee politely |
    reviewers asked for robustness checks response | resubmission letter addressing critiques paper |
    reviewer says not novel our answer | how should the response document be laid out for a major revision |
    got major revisions, help me write the response to reviewers | reviewer 2 says sample too small, rebut |
    reviewer 2 hates my paper, how do i answer | reviewer 2 wants more controls, how do i respond |
    respond to reviewer 2 comments | response to reviewers, 3 reviewers, due friday |
    reviewer 2 is an idiot, help me respond | what do the reviewers want from me`,
  'consent form': `
    consent form for interviews | IRB application for a survey study | informed consent for minors |
     irb protocol help |  assent form for kids |
    participant information sheet | ethics application for my dissertation | consent script phone interviews |
    media release form for photographing students | consent language about recording on zoom |
    opt-out form for parents, school data project |
    The IRB sent back my consent form because it's written at college level, I need a simple one |
    debriefing and consent for a deception experiment |
    What do I put on the first screen of my online survey so participants can consent? |
    I want to show student work to accreditors, so I need something students can sign to permit that |
    camp starts in June and parents have to agree to photos, make the form |
    we're drawing blood from athletes twice, what does the form they sign have to say |
    draft the consent letter for my museum visitor study | online consent page before a qualtrics questionnaire |
    consent to take part in a study on dorm sleep | study information and consent for exchange student interviews |
    consent wording for secondary use of HR survey data in research |
    my interviews start next week and ethics wants a form for participants | we film lessons and need permission from parents |
    ethics application focus groups refugees | irb protocol amendment new site | debriefing statement deception study |
    waiver of consent justification | hipaa authorization for research | risks and benefits section irb |
    ethics approval application section on confidentiality |
    what goes into the irb form if i just interview five teachers |
    how do i describe minimal risk in my ethics application | what should the participant sheet say about withdrawing |
    irb application for survey of minors | consent form plain english |
    ethics application for interviews with teenagers | consent form for my survey |
    IRB protocol for online survey of undergrads | consent form in plain language |
    ethics form for interviewing teenagers | consent form participant | irb protocol for survey study, exempt i think |
    oral history release form and question guide`,
  methods: `
    what stats test should i use | which statistical test is best? | sample size for a survey |
    design an experiment about caffeine | power analysis | choose a research method for my thesis |
    study design for sleep and grades | methodology for a case study | should I use a t test or anova |
    how many participants do I need | experimental design soil ph plants | research design mixed methods |
    can I use chi square for this | choosing between surveys and interviews for my thesis |
    what's the right research design to see if tutoring works | statistical test for before/after on the same people |
    what validity checks for my translated questionnaire | which regression for count data with lots of zeros |
    How large does my sample have to be to detect a small difference between two teaching styles? |
    is a random intercept model appropriate for students in classes | power analysis for a 2x2 |
    I have pain ratings from 14 patients, not normal at all, which test makes sense |
    case study method vs ethnography, for studying a makerspace? | best way to measure loneliness in older adults |
    t-test or mann whitney? | how do I design a study on sleep and injury in athletes |
    Which research design suits a question about teamwork in startups? |
    qualitative coding approach for 12 interviews, which one | how to operationalize library anxiety |
    sampling strategy for a survey of international students | is a quasi-experiment ok when I can't randomize dorms |
    Help me pick between grounded theory and thematic analysis for my study |
    regression with a count outcome, poisson or neg binomial | how should I control for confounders in my staffing study |
    I have pre and post scores of 18 people, what do I run | my advisor wants a qualitative design and I don't know which |
    only 12 people answered, which analysis still makes sense |
    is my sample large enough | is n = 30 enough | do I have enough responses |
    are 40 questionnaires sufficient for a regression | is my survey sample too small |
    can I still use an anova with unequal groups | is it ok to run a t test on likert data |
    how large should my sample be | did I pick the right test for my data | do I need more participants |
    how many interviews are enough | randomization scheme field trial | cross sectional vs cohort for my question |
    sampling strategy rural teachers | control group for music therapy study | design experiment on plant hormones |
    inclusion criteria for my trial | operationalize social capital how | validity threats in my design |
    repeated measures what analysis | should i run ancova or just compare change scores |
    what design would let me claim the workshop caused the gain |
    how would you measure belonging in a study of transfer students | how do i set up a diary study with nurses |
    what test do i use for my survey data spss | which stat test should i use i have 3 groups and ordinal data |
    how many mice do i need | design experiment sleep and memory |
    what test do i use for likert data | sample size?? survey of 3000 students | t test or mann whitney for n=6 |
    sample size for a pilot RCT?? | power analysis anova 3 groups | missing data 20 percent, impute or drop |
    t test or anova?? | what stats test for likert data | sample size for my survey |
    hypothesis for caffeine and reaction time experiment |
    my data has loads of missing values should i just delete those rows | sample size for my pilot rct |
    my p value is .06 now what | which test for 3 groups, small n, not normal`,
  literature: `
    literature review on microplastics in freshwater fish | find sources on remote work |
    lit review about mindfulness | annotated bibliography on gun control | recent papers about crispr |
    I need 5 peer reviewed articles | scholarly sources for my essay on prisons | reading list on decolonization |
    find evidence that recess helps learning | books about the silk road | what has been written on social capital |
    journal articles climate migration | references about burnout in nurses | reading list for a course on migration |
    books on migration | gap in literature on rural libraries | state of research on lithium recycling |
    Seminal works about attachment |
    Working on the lit review chapter about bilingual ed, which strands should it cover and what belongs in each |
    Have there been any good trials on intermittent fasting in the last five years? |
    Who disagrees with cognitive load theory, and in which publications? |
    who are the main scholars in disability studies | peer reviewed studies about screen time |
    my advisor wants the scholarly conversation on teacher turnover mapped out, who says what |
    theoretical framework literature on self efficacy |
    need primary sources and a couple of academic books on the Dust Bowl, for a 300 level class |
    I can't find anything on mindfulness for night shift nurses, where should I search and for what? |
    find papers on nurse burnout since 2020 | sources about women patrons in Renaissance Florence |
    What research is there on roommate conflict? | key readings on platform strategy for a doctoral seminar |
    what are the seminal papers on quantum error correction | articles for and against open-plan labs |
    Research gap in studies of help desk chatbots? | related work section on gravitational lensing |
    give me references on diabetes education for older adults |
    I need to know what has been written on bilingual kindergartens |
    what does research say about open offices, with sources |
    my supervisor wants ten sources on urban heat by Monday | state of research on teacher shortage |
    find studies on loneliness and phone use | recent studies concussion soccer | scholarly articles food deserts |
    reading list behavioral economics | journal articles after 2020 on telehealth |
    credible references for athlete mental health | can you point me to research articles about flipped classrooms |
    which databases should i search for articles on maritime law |
    any good meta analyses about mindfulness in nursing students |
    is there newer scholarship than 2010 on hittite religion | annotated bib on school lunch programs |
    reading list decolonial theory grad | write me a lit review on microplastics in soil with references |
    whats the gap in teacher burnout research | find papers on perovskite stability |
    help with lit review on microplastics | find me sources on social media and depression |
    annotated bibliography five sources climate migration | reading list postcolonial theory undergrad |
    sources about active learning evidence | find me papers about microplastics in soil since 2020 |
    whats the gap in this literature | find sources on microplastics in fish | annotated bibliography 5 sources |
    find me papers on bilingual aphasia therapy | what are the most important papers on crispr |
    key papers on attachment theory | seminal work on social capital | what should i read on postcolonial museums |
    who are the main authors on burnout | latest studies on intermittent fasting | 10 citations on bat echolocation |
    five references about forest schools | who has published on moss carbon uptake |
    who works on quantum dots right now | bibliography on medieval music | bibliography about home schooling |
    a bibliography for my topic, rural hospitals | state of research on school lunches |
    current research on sleep in teens | what does research say about homework`,
  comparison: `
    compare qualitative and quantitative methods | kant vs mill, which is better |
    difference between composite and amalgam fillings | compare two textbooks for intro econ | canvas vs moodle |
    what's the difference between ph and pka | similarities and differences between buddhism and hinduism |
    comparison of three citation managers | compare and contrast keats and shelley |
    mac or windows for engineering students, compare | python versus r for data science |
    how does a roth ira differ from a traditional one | compare health systems of uk and germany |
    differences between mitosis and meiosis table | overview comparing types of renewable energy |
    what are the differences among sampling techniques, in a table |
    we have four vendors for the new scheduling system and I need them side by side before Thursday |
    a comparison of survey platforms for the research office | compare grad programs in public health |
    My committee wants to see how the big frameworks for policy change stack up against each other, can you do that? |
    Compare world religions for my intro class | compare the major theories of motivation |
    Which treatments for childhood ADHD are out there, and how do they stack up? |
    contrast the main schools of economic thought | compare electric cars under 40k |
    capitalism and socialism compared |
    our unit has to pick a language to teach, so put Python and R next to each other |
    NP vs PA, career wise differences | classical vs operant conditioning |
    I always mix up Monet and Manet, what sets them apart? | in what ways do civil law and common law differ |
    Hobbes or Locke: how do they differ on the state of nature |
    compare and contrast the French and American revolutions | pros and cons of Stata against SPSS |
    tell me how DNA and RNA are alike and how they aren't, exam question |
    iPad and Surface for note taking, differences | contrast Piaget with Vygotsky | mitosis vs meiosis |
    Compare pension plan options | compare nursing specialties | compare universities' maternity leave policies |
    compare survey tools | compare laptop models for faculty | Compare numerical integration methods |
    compare heart rate monitors for athletes | Compare leadership styles. | Chicago vs APA, differences |
    Zotero or EndNote, what's the difference | F-1 versus J-1 visa | Compare Manet and Monet |
    teams vs zoom for lectures, side by side | how do Hall A and Hall B suites differ, see fact sheet |
    compare a defined benefit with a defined contribution plan | mean vs median |
    Compare agile and waterfall for my class | hplc compared to gc for our samples |
    Contrast Gothic and Romanesque churches | interval training vs steady state, effect on endurance |
    Compare Keynes and Hayek on unemployment | Mailchimp against Constant Contact |
    Zoom vs Teams vs Webex for teaching |
    what's the difference between a seminar and a colloquium for international students, table please |
    pros and cons table of three crms | similarities between islam and judaism |
    how does aerobic differ from anaerobic | matrix of peer institutions tuition | compare these two vendor quotes |
    federal vs unitary systems | monet versus manet | differences among apa mla chicago styles |
    plant cell and animal cell contrasted | two translations of beowulf compared |
    what sets ucla apart from berkeley for a chemistry degree | how are realism and liberalism alike and different |
    are stoicism and buddhism really that similar | which features do the two library systems share and which not |
    what distinguishes type 1 from type 2 diabetes |
    where do the two syllabi for intro astronomy overlap and where not | compare these 8 papers table |
    compare 3 vendors for new lms | kant categorical imperative vs utilitarianism difference |
    compare keynes and hayek table | compare three plate readers, budget 30k | compare our tuition to 5 peer schools |
    contractor bid comparison | npv vs irr which one to use | compare hamlet and macbeth ambition |
    cost of goods sold fifo vs lifo | random forest vs xgboost for my project | kant vs mill on lying |
    meal plan price comparison w other schools | compare slate and salesforce for our office |
    what changed between these two versions of the handbook | law school vs mba | pa vs nurse practitioner |
    zoom vs teams`,
  research: `
    analyze the causes of the french revolution | investigate the effects of caffeine | stakeholder analysis |
    evaluate the impact of tourism | discuss the role of women in ww2 | market research for a food truck |
    examine gentrification in chicago | policy analysis of rent control | what are the effects of screen time on kids |
    research on e-scooters for our city | background research on a company | case analysis starbucks |
    critically evaluate behaviorism | assess the risk of flooding on campus | pestle analysis of spotify |
    gap analysis of advising services |
    before we launch an oat milk for the student co-op, look into the market and the competition |
    examine how TikTok shapes political opinions |
    How has gentrification changed Oakland's schools since 2000? I want a proper analysis, not a definition |
    environmental impact of fast fashion, analyze for my soc class |
    look at the consequences of the Dobbs decision for ob-gyn training |
    assess whether universal basic income reduces poverty | research the history of our campus building names |
    what does the evidence say about four day work weeks | deep dive into lithium mining in Chile |
    an analysis of Kodak's failure | why did WeWork collapse, in-depth analysis |
    Impact of social media on college recruiting in sports |
    implications of the new visa rule for universities, analysis |
    Examine how museums have dealt with restitution claims | root cause analysis of repeated freezer failures |
    what are the trends in library services worldwide, research this | analysis of the competition for our MBA |
    risk analysis of moving email to the cloud | how has remote work changed HR in universities? research report |
    look into the economics of college athletics and analyze it | overview of carbon tax debates worldwide |
    background info on homelessness in portland | what do universities pay graduate assistants |
    current state of quantum computing industry | facts about lithium mining in chile |
    information on company before career fair | find out how other colleges do composting |
    market research esports programs | briefing on sanctions against iran | stats on food insecurity among students |
    latest developments in gene therapy | who funds dementia work foundations list |
    gather data points on campus bike shares | landscape of edtech startups | report on lead pipes where things stand |
    best practices at other schools for chosen names | state laws on name image likeness |
    what is known about long covid in college students | how are other libraries handling ebook pricing |
    what are the different positions on affirmative action since the ruling |
    which states allow students to vote with a campus id | how big is the market for plant based meat |
    are there universities that pay student governments and how much |
    whats going on with semiconductor export controls | how have museums responded to demands for repatriation so far |
    historical context of the waste land | need example datasets for teaching regression |
    common mistakes students make with fractions in chemistry calculations | does flipped learning even work |
    misconceptions about evolution | milgram experiment criticisms | french revolution timeline |
    provenance research, small bronze, no papers | summer housing rates`,
  'qualitative analysis': `
    analyze my interview transcripts | thematic analysis of focus groups | qualitative coding of open ended answers |
    coding transcripts for my dissertation | themes in my interview data |
    help me build a codebook for 15 interviews | nvivo coding help | find themes in the open comments of our survey |
    what codes would you give this transcript | grounded theory coding of field notes |
    content analysis of tweets about the strike | how do I code qualitative data |
    I did ten interviews and have to code them now | group these focus group quotes into themes |
    content analysis of newspaper articles for my thesis | inductive coding of teacher interviews |
    focus group transcripts, pull out the themes | I have 300 free text answers, which themes are in there |
    interviews are transcribed, how do I get to themes | code these interviews for themes |
    emergent themes student comments | braun and clarke steps on my transcripts |
    discourse analysis parliament speeches excerpt | first cycle codes for this passage |
    cluster my codes into themes | a priori codes applied to interviews | themes across alumni oral histories |
    narrative analysis of patient story | ipa analysis of athlete interview |
    what keeps coming up across these conversations with first gen students |
    is this quote better under belonging or identity in my codebook | my codes overlap a lot how should i merge them |
    code my interview transcripts | how do i code my interviews thematically |
    code these interview transcripts into themes | survey comments 600 of them what are people saying |
    how to code interviews nvivo | exit interview themes last year |
    i have 900 free text comments, what's a good way to analyze them |
    open ended survey answers, how should i analyze them | how would i analyze 300 free text responses |
    best way to analyze open comments from a survey`,
  'data management plan': `
    dmp for nsf proposal | data management plan oceanography | data sharing statement for journal |
    nih dms plan genomic data | data availability statement | where will data be stored and shared section |
    dmp template filled in for interviews | data management and sharing plan clinical | two page dmp ecology sensors |
    how long we keep raw data plan | archiving and preservation section humanities data | horizon europe dmp |
    fair data plan materials science | retention and backup section for grant | data stewardship plan survey panel |
    dmp neh digital edition | statement on access to code and data | metadata standards part of dmp |
    repository choice paragraph in dmp | model and software sharing plan | dmp review against funder requirements |
    storage security plan for video recordings | plan for handling sensitive data in grant |
    who is responsible for data in project dmp | erc data plan first version month six |
    nsf wants two pages on how we handle our data |
    what goes in a data availability statement when the data are confidential |
    which repository should i name in the sharing plan for mri scans | reviewers said our data plan was too vague |
    how do i justify not sharing interview transcripts openly |
    what file formats and metadata should i promise in my dmp |
    what does nih expect under the six elements of the sharing plan |
    how would a dmp for an archaeological excavation look | is saying github enough for code sharing in the plan |
    can you turn this list of our data types into a dmp | data mgmt plan for interviews + sensor data |
    data management plan for a funded project | write our data management plan | DMP for a grant |
    data management plan for NSF, 2 pages`,
  'search terms': `
    search terms for lit review on microplastics in soil | boolean search string for pubmed telehealth rural diabetes |
    search string for systematic review pubmed | keywords for scopus search on teacher burnout |
    mesh terms for stroke rehab | help me build a search strategy for my scoping review |
    which keywords should i use in psycinfo for social anxiety | search query web of science perovskite |
    pico search terms pressure ulcers | database search strategy nursing | how do i combine keywords in jstor |
    search syntax embase sepsis children | and or not search for my topic | turn my question into search terms |
    keywords to find articles on coral bleaching | subject headings for library search on labor unions |
    better search terms, i get 40000 hits | narrow my pubmed search | search strategy for a systematic review |
    search terms for pubmed about long covid and exercise | boolean string for scopus student engagement |
    search strategy pubmed for telehealth diabetes`,
  'budget justification': `
    budget justification for nsf grant, 1 postdoc 2 grad students | budget justification grant |
    budget justification for a postdoc and two grad students | budget justification for R21 |
    budget narrative for foundation grant | justification for equipment costs nih |
    explain travel costs in my grant budget | budget narrative personnel section |
    write the justification for our budget lines | budget justification summer salary |
    why we need a lab manager, for the budget section | cost justification horizon europe |
    narrative for budget form pilot study | budget justification and narrative for a foundation grant`,
}
