/** Example requests: research and analyses. */
export const RESEARCH_EXAMPLES = {
  swot: `
    swot analysis for a coffee company | do a SWOT of our department | SWOT for my nonprofit |
    strengths and weaknesses analysis of the library | swot tesla | make a swot matrix for a bakery |
    opportunities and threats for our tutoring center | swot on netflix for my business class | swot for our campus bookstore |
    strengths weaknesses opportunities threats of Spotify | SWOT of a small rural hospital, for health admin class |
    do a swot on Patagonia | our library is deciding about 24h opening, want a SWOT |
    need swot analysis netflix vs competition, mgmt 301 | can you run a SWOT on my tutoring side business |
    a swot table for the online MBA program we might launch | Swot on tesla in the chinese market |
    personal swot for my career class | For the strategic plan: SWOT of the philosophy department |
    starbucks swot pls 4 points each | quick SWOT for a community theater losing subscribers |
    I'm supposed to hand in a SWOT about an airline, I chose Ryanair | SWOT grid, student run credit union |
    what would a SWOT look like for our university press | nonprofit food bank swot analysis before board retreat |
    swot on going test-optional in admissions`,
  'work analysis': `
    chord progressions analysis beethoven sonata | analyse the first movement of a Beethoven sonata |
    literary analysis of Hamlet | close reading of a Dickinson poem | analyze the symbolism in the great gatsby |
    character analysis of lady macbeth | film analysis parasite | rhetorical analysis of MLK's speech |
    what does the green light mean in gatsby | interpret this painting by vermeer | theme analysis of beloved |
    harmonic analysis of a bach chorale | analyze the poem the waste land | scene analysis a streetcar named desire |
    close reading of the opening of Beloved | what's the symbolism in The Yellow Wallpaper doing? need an analysis |
    harmonic analysis of Chopin's prelude in e minor | analyse Guernica for my art history class |
    rhetorical analysis of MLK's letter from birmingham jail | character analysis, Lady Macbeth act 1 |
    film analysis on Get Out, the sunken place scene | Analyze how Dickinson uses dashes in "Because I could not stop for Death" |
    formal analysis of a Rothko painting I saw at the Tate | interpret Kafka's Metamorphosis for me, focusing on family |
    i need to analyze the first movement of Beethoven 5, sonata form | mise en scene in Parasite, the staircase shots, analysis |
    Theme of exile in the Aeneid book 4, literary analysis | analysis of Kendrick Lamar's lyrics on Alright |
    how does Toni Cade Bambara build voice in The Lesson - close read it | analyzing the chords in Giant Steps |
    breakdown of light in Vermeer's milkmaid, art analysis | poem analysis Ozymandias, irony`,
  data: `
    analyze my survey results | run a regression on my data | help me interpret these anova results | what does this output mean |
    analyze my interview transcripts | make sense of my data | write up my t-test results |
    statistical analysis of my experiment | look for trends in this dataset | explain my spss output | analyze enrollment data |
    what do these numbers tell us | find patterns in the survey responses | I have data from 200 patients, what now |
    analyze my data | what do my results mean | what does this regression output mean | interpret the ANOVA table below |
    I've 200 responses, what can I say about gender differences | help me make sense of this SPSS output |
    my p value is 0.06, how do I report it | look at these enrollment numbers and tell me the trends |
    here's a csv of water samples, anything unusual? | correlation between GPA and hours worked, data attached |
    clean and analyze this dataset of bird counts | odds ratio of 0.4, CI 0.2-0.9, what can I conclude |
    descriptive stats for the sheet i uploaded | explain the factor loadings I got |
    budget figures 2019-2023 pasted, what patterns do you see | did my intervention work? pre/post scores below |
    run a t test on these two columns | my interaction term is significant but main effects aren't, interpret |
    Course evaluation numbers from 3 semesters, analyse them for me`,
  chart: `
    excel chart of enrollment over time | bar chart of test scores | plot enrollment by year | visualize my survey data |
    make a graph of temperature vs time | histogram of grades in R | dashboard for retention data |
    what chart should I use for this data | pie chart of the budget | line graph from this table | best way to show my results |
    map of where our students come from | figure for my paper showing growth rates | best way to visualize my data |
    visualize this data | make a chart | make a bar graph | turn this table into a chart for the annual report |
    Which kind of graph suits percentages for six groups at two time points? | heat map of library visits by hour, data below |
    matplotlib figure with error bars | line graph of covid cases per week | pie chart of budget categories, or something better |
    ggplot boxplot, three treatments | dashboard graph showing retention over five years |
    I've got headcounts for each month since 2018, how can I show the dip in covid clearly? | kaplan meier curve from my dataset |
    my excel graph of exam scores looks awful, how do I get a proper histogram |
    The trustees glaze over at tables, so turn these enrollment figures into one graph |
    make a scatterplot with a trendline from these numbers | choropleth map of asthma rates by county |
    plot these temperatures in R | how should I graph two variables with diff units |
    visualise survey answers likert stacked bars | I want a figure for my paper comparing dose response curves`,
  'response to reviewers': `
    respond to reviewer 2 | response letter for revise and resubmit | reply to reviewer comments | answer the referees |
    help me with reviewer comments on my manuscript | rebuttal to peer reviews | point by point response to the editor |
    how do I answer reviewer 3 who hates my method | reviewer 2 hates my sample size, draft a response |
    answer the referee comments below | rebuttal letter for CHI | got major revisions, help with the response letter |
    how do I respond to a reviewer who's just wrong | point by point reply to the reviewers |
    journal wants us to resubmit, here are the comments, need the response doc |
    write my response to the editor and both reviewers |
    R&R at a sociology journal, reviewer 1 wants more theory, word our answer |
    politely disagree with reviewer 3 about the control group | response to reviewers letter for PLOS ONE |
    NeurIPS rebuttal, 6000 characters | Referee asks for an experiment we can't do. How to phrase it in the response |
    cover letter + responses for resubmission, comments attached |
    replying to grant reviewers' critiques in my NIH resubmission intro |
    conference reviewers say novelty unclear, draft rebuttal |
    reviewer comments came back for our nursing paper, formulate the responses | revise-and-resubmit response table`,
  'consent form': `
    consent form for interviews | IRB application for a survey study | informed consent for minors |
    recruitment email for my study | irb protocol help | recruitment flyer for participants | assent form for kids |
    participant information sheet | ethics application for my dissertation | consent script phone interviews |
    Consent form: MRI, healthy volunteers | media release form for photographing students |
    participant information sheet for PhD study on grief | consent language about recording on zoom |
    consent form for interviews with teachers | write the consent page of my qualtrics survey |
    assent form, kids 8-12, reading study | opt-out form for parents, school data project |
    The IRB sent back my consent form because it's written at college level, I need a simple one |
    debriefing and consent for a deception experiment | verbal consent script for phone interviews |
    What do I put on the first screen of my online survey so participants can consent? | oral history release form |
    parental permission form for my classroom research | informed consent in plain language for a clinical trial |
    I want to show student work to accreditors, so I need something students can sign to permit that |
    camp starts in June and parents have to agree to photos, make the form |
    we're drawing blood from athletes twice, what does the form they sign have to say`,
  methods: `
    what stats test should i use | which statistical test is best? | sample size for a survey |
    design an experiment about caffeine | power analysis | choose a research method for my thesis |
    study design for sleep and grades | methodology for a case study | should I use a t test or anova |
    how many participants do I need | experimental design soil ph plants | research design mixed methods |
    can I use chi square for this | choosing between surveys and interviews for my thesis |
    which test do I use for two groups and ordinal data | what's the right research design to see if tutoring works |
    statistical test for before/after on the same people | what validity checks for my translated questionnaire |
    which regression for count data with lots of zeros |
    How large does my sample have to be to detect a small difference between two teaching styles? |
    is a random intercept model appropriate for students in classes | power analysis for a 2x2 |
    I have pain ratings from 14 patients, not normal at all, which test makes sense |
    case study method vs ethnography, for studying a makerspace? | sampling strategy for rural clinics |
    How can I control for confounding in my observational study | should I use grounded theory or thematic analysis |
    qualitative or mixed methods for studying burnout? | methodology for comparing soil samples from 3 sites |
    best way to measure loneliness in older adults | design an experiment on caffeine and memory`,
  literature: `
    literature review on microplastics in freshwater fish | find sources on remote work | lit review about mindfulness |
    annotated bibliography on gun control | recent papers about crispr | I need 5 peer reviewed articles |
    scholarly sources for my essay on prisons | reading list on decolonization | find evidence that recess helps learning |
    books about the silk road | what has been written on social capital | search strategy for a systematic review |
    journal articles climate migration | references about burnout in nurses | any good books on Ottoman trade history |
    gap in literature on rural libraries | annotated bibliography, food insecurity, 8 sources |
    state of research on lithium recycling | Seminal works about attachment | what's been written on digital nomads since 2015 |
    Working on the lit review chapter about bilingual ed, which strands should it cover and what belongs in each |
    Have there been any good trials on intermittent fasting in the last five years? |
    Who disagrees with cognitive load theory, and in which publications? |
    systematic review search strategy, telehealth and diabetes | who are the main scholars in disability studies |
    peer reviewed studies about screen time | I need 5 scholarly sources on Frida Kahlo |
    my advisor wants the scholarly conversation on teacher turnover mapped out, who says what |
    theoretical framework literature on self efficacy | search terms for pubmed about long covid and exercise |
    need primary sources and a couple of academic books on the Dust Bowl, for a 300 level class |
    I can't find anything on mindfulness for night shift nurses, where should I search and for what?`,
  comparison: `
    compare qualitative and quantitative methods | kant vs mill, which is better |
    difference between composite and amalgam fillings | compare two textbooks for intro econ | canvas vs moodle |
    what's the difference between ph and pka | similarities and differences between buddhism and hinduism |
    comparison of three citation managers | compare and contrast keats and shelley |
    mac or windows for engineering students, compare | python versus r for data science |
    how does a roth ira differ from a traditional one | compare health systems of uk and germany |
    differences between mitosis and meiosis table | overview comparing types of renewable energy |
    compare different ways of teaching reading | what are the differences among sampling techniques, in a table |
    we have four vendors for the new scheduling system and I need them side by side before Thursday |
    comparison table of note taking apps | compare several health care systems in europe |
    a comparison of survey platforms for the research office | side by side of three statistical software packages |
    compare grad programs in public health | how do the various types of leadership styles compare |
    My committee wants to see how the big frameworks for policy change stack up against each other, can you do that? |
    Compare world religions for my intro class | which learning management systems are there and how do they differ |
    compare the major theories of motivation | Which treatments for childhood ADHD are out there, and how do they stack up? |
    compare theories of second language acquisition | contrast the main schools of economic thought |
    compare electric cars under 40k | how is APA different from MLA | capitalism and socialism compared |
    our unit has to pick a language to teach, so put Python and R next to each other | NP vs PA, career wise differences |
    classical vs operant conditioning | I always mix up Monet and Manet, what sets them apart? |
    in what ways do civil law and common law differ | Hobbes or Locke: how do they differ on the state of nature |
    Compare Canvas with Blackboard for our faculty | compare and contrast the French and American revolutions |
    whats the difference b/w a crow and a raven | pros and cons of Stata against SPSS |
    tell me how DNA and RNA are alike and how they aren't, exam question | iPad and Surface for note taking, differences |
    similarities between Buddhism and Stoicism | cohens d and eta squared, how do they differ | contrast Piaget with Vygotsky |
    mitosis vs meiosis`,
  research: `
    analyze the causes of the french revolution | investigate the effects of caffeine | stakeholder analysis |
    evaluate the impact of tourism | discuss the role of women in ww2 | market research for a food truck |
    examine gentrification in chicago | policy analysis of rent control | what are the effects of screen time on kids |
    research on e-scooters for our city | background research on a company | case analysis starbucks |
    critically evaluate behaviorism | assess the risk of flooding on campus | pestle analysis of spotify |
    gap analysis of advising services |
    before we launch an oat milk for the student co-op, look into the market and the competition |
    examine how TikTok shapes political opinions | analysis of Enron's collapse from an ethics angle |
    policy analysis on school lunch programs | analyze the impact of tariffs on farmers |
    evaluate the effectiveness of needle exchanges |
    How has gentrification changed Oakland's schools since 2000? I want a proper analysis, not a definition |
    investigate causes of nurse shortages in rural areas | root causes of declining humanities enrollment, analyse |
    environmental impact of fast fashion, analyze for my soc class | stakeholder analysis of a new bike lane |
    look at the consequences of the Dobbs decision for ob-gyn training | assess whether universal basic income reduces poverty |
    research the history of our campus building names | what does the evidence say about four day work weeks |
    PESTLE analysis of the EV industry | deep dive into lithium mining in Chile |
    why are birth rates falling in South Korea, look into it in depth`,
}
