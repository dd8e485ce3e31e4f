/** Example requests: writing something new. */
export const WRITING_EXAMPLES = {
  'reference letter': `
    recommendation letter for a good student | Reference letter for a former student of mine |
    letter of recommendation grad school | nominate my colleague for an award | letter of support for a grant |
    write a reference for my TA | rec letter for study abroad | recommendation for a student applying to med school |
    award nomination staff excellence | letter supporting tenure case | reference for a tenant |
    My intern did great work on our archive and asked me for a letter for library school |
    one of my undergrads wants into a summer REU, the letter is due tonight |
    how do I write a strong recommendation for a shy student |
    I've been asked to recommend a colleague for tenure, help | LOR for a PhD applicant, worked 2 yrs in my lab |
    need to write a recommendation for someone I barely know |
    a former student asks for a letter for a scholarship, I hardly know her |
    my assistant applies elsewhere and needs a recommendation from me | character reference housing student |
    vouch for student employee library job | endorsement for rhodes candidate | nominate student leader of the year |
    nurse practitioner program recommendation for rn | honorary degree nomination statement |
    how do i recommend someone for law school whose gpa dipped | what should a nomination for best mentor contain |
    how would i stress her leadership in a rec for business school | rec letter for my student grad school |
    letter for a so-so student | nominate colleague for teaching award | recommendation letter for average student |
    rec letter for an average student | recommendation letter, phd applicant, my ta for 2 yrs |
    rec letter for an ok student | rec for my student | rec for an average student | lor for someone i taught once`,
  application: `
    cover letter for a library job | personal statement for med school | statement of purpose for phd |
    write my teaching philosophy | scholarship essay | college application essay | diversity statement |
    research statement faculty jobs | why this school essay | fellowship application about my leadership |
    help me write my cover letter | admissions essay about overcoming a challenge | letter of intent for grad school |
    I dropped out once and now want to transfer to a four year school, how do I tell that in the essay |
    letter of interest for a residency in pharmacy | cover letter, no experience, coffee shop |
    Common app essay on my grandma's bakery |
    every faculty job asks for a teaching statement and I've no idea what to say in mine |
    The library posting wants a one page letter, I've worked circulation for three years |
    answers for the NSF GRFP personal statement | apply for the Fulbright, need my statement of grant purpose |
    help with my scholarship essay, 500 words | Application letter for head coach at a D2 school |
    i'm applying for IT team lead internally, need a cover letter | help me with the letter of motivation for an exchange year |
    I'm applying to a graduate school in Lund and need a motivation letter |
    there's a trainee position at the ministry and I have to send a cover letter by Friday |
    motivation letter for an erasmus semester, no idea what to write |
    research statement tenure track physics | sop ms data science low gpa | amcas work and activities entries |
    study abroad application essay japan | how do i start my personal statement for pt school |
    how do i explain switching fields in a statement of purpose | write my personal statement for med school |
    need sop for phd in computer science | sop masters public health, make it good |
    cover letter for summer internship at a bank | cover letter museum job part time |
    scholarship essay about hardship | artist statement for bfa show | teaching statement for job market |
    teaching narrative tenure file | research statement for faculty jobs | cover letter tenure track philosophy |
    cover letter for internship at a bank | motivation letter for masters in data science |
    scholarship application essay, 300 words | teaching philosophy statement for job application |
    promotion application teaching section | postdoc application research statement |
    teaching statement, i have only TA'd twice | fellowship essay 500 words humanities |
    cover letter for internship at deloitte | personal statement for med school draft |
    scholarship essay overcoming a challenge | teaching assistant application email |
    faculty cover letter R1 assistant prof | teaching statement 1 page`,
  bio: `
    bio for the department page | short bio for a conference | faculty profile | linkedin summary |
    write an about me for my website | speaker bio | author bio for a journal | staff bio for the website |
    introduce our new hire in a paragraph | about us page for our nonprofit |
    third person biography for a program booklet | dating profile |
    I hate writing about myself, but the gallery needs a paragraph on who I am as a painter |
    conference wants something about me in 80 words by tonight, I study frog calls |
    intro paragraph about myself for the class discussion board | blurb about our new hire, Dr. in hydrology |
    instagram bio for a grad student | program note bio, cellist | contributor note for journal submission |
    third-person profile of our keynote speaker | need a biography for the alumni magazine, i'm the honoree |
    what would you put in the "about" part of a portfolio for a costume designer | Board member bio, retired nurse |
    two sentence bio for a panel | Can you introduce me on the lab page? second year PhD, soil chemistry, ex chef |
    speaker introduction, professor of finance, 1 minute | linkedin about section for a lab manager |
    Faculty profile text in first person | my bio is from 2015, new one needed | instructor profile online course |
    team page bio goalkeeper | candidate bio student senate election |
    how do i write a bio about myself without bragging | what should go in the about section of my faculty page |
    they need 75 words about me for the symposium by noon |
    could you turn this resume into a paragraph for the program booklet |
    how long is a speaker bio usually and what would mine be | linkedin about section data science student |
    about me for my portfolio | about the artist text`,
  outline: `
    essay outline on free speech | outline my talk | outline for a research paper on fast fashion |
    structure for my dissertation | organize my paper | help me outline a speech | outline about free speech |
    how should I structure my report | thesis outline | chapter outline for a book on bees | paper outline five paragraphs |
    table of contents for my thesis | what sections should my white paper on telehealth have, with points |
    dissertation outline in nursing education |
    my gun control paper is just a pile of notes, I need a structure with a claim for each part |
    speech outline on sleep, informative | order of arguments for my essay about AI art |
    help me plan out sections for my policy paper on rent control |
    I'm writing 12 pages on why the minimum wage helps small towns, in which order should the sections go? |
    outline an essay arguing that zoos should close | skeleton of a 10 page paper on Haitian revolution |
    essay structure for comparing two Hawthorne stories | an outline of machine learning |
    something on leadership, in outline form, not too detailed |
    I need some kind of outline on immigration, could you do that by tonight please | outline for nursing ethics |
    outline for the water crisis | an outline of the digestive system | Outline of the Renaissance pls |
    here's hoping you can outline the whole topic of climate change for me | create an outline covering World War II |
    Could you give me a three level outline of nutrition? | i need an outline for diabetes | bullet outline about globalization |
    outline for an article about open access in small libraries | paragraph by paragraph outline, reflection paper |
    5 paragraph essay outline school uniforms | review article outline, 2D magnets | outline needed, topic is sustainability |
    can you outline this topic: employee retention | outline for data privacy | outline please, cardiac system |
    Could you do an outline of the French Revolution | outline for housing policy |
    I have all my material and no structure for the paper | how do I structure a chapter on methods |
    essay skeleton climate migration | how to organize a report on bike safety | roman numeral outline kant essay |
    section headings for white paper | outline persuasive speech organ donation | break my paper into sections |
    skeleton for case report medicine | what sections in a feasibility study | article outline quantum education |
    full sentence outline communication class | reverse outline of my draft |
    which points go in which paragraph for an essay on macbeth |
    the professor wants to see an outline first, topic is water rights | outline for 10 page paper on climate migration |
    outline for essay about hamlet and madness | literature review outline on refugee education policy |
    who started ww1 essay plan`,
  thesis: `
    give me paper topics on water policy | essay topics for ethics class | argumentative essay topics about sports |
    list of possible topics for a paper in political science | suggest a topic for my psych paper | need essay topics, history of medicine |
    research gap in urban ecology | I need a better research question |
    research questions about bilingual kids in kindergarten |
    give me thesis ideas in linguistics, something about social media maybe | narrow my dissertation topic |
    paper topics for art history | hypothesis for my experiment | capstone ideas nursing |
    topic for my research paper | thesis topic ideas sociology | come up with a research question |
    dissertation ideas on ai and education | what could I write my term paper about |
    senior project ideas in biology | research questions about remote work | what are good research questions |
    research question about sleep | topic for an essay | thesis for compare essay on two dystopias |
    good research questions for qualitative study of TAs | narrow down my topic: ocean pollution |
    Plants and music, that's all I have. What could my hypothesis be? |
    help me find a topic for my capstone in public health | PhD topic in soil microbiology |
    my topic is too broad (immigration), focus it | turn my interest in 2D materials into a thesis topic |
    working title no, I need a working thesis on gentrification near campus | a debatable thesis on Machiavelli |
    stuck finding a paper topic in Northern Baroque |
    I have to hand in a topic by Friday and have no idea, something with migration |
    my supervisor says my question is too broad | bachelor thesis in marketing, need a question that works |
    give me research questions about screen time in children | is this a strong thesis statement |
    refine rq teacher retention | problem statement for my dissertation | senior thesis subject environmental policy |
    how do i turn interest in dolphins into a research question |
    is this question too wide for a masters project on microfinance |
    what are some doable topics for an honors thesis in music therapy |
    which hypotheses follow from this idea about commuting and friendships |
    does this thesis statement answer the prompt on colonial trade |
    how specific should my research question about vaping be |
    cant come up with a dissertation topic in educational leadership |
    what would be a debatable thesis on the use of drones | thesis topic ideas psych undergrad |
    need a thesis topic in marketing | research question too broad?? |
    hypothesis for my psych experiment on caffeine | need a dissertation topic in media studies |
    my research question is too broad | original angle on macbeth for my paper | fresh take on hamlet for a paper`,
  argument: `
    arguments against school uniforms | talking points on parking | debate case for nuclear energy |
    convince the dean to fund our trip | op-ed about tuition | counterarguments to my thesis |
    persuasive letter to city council | pros for later class start, make the case |
    rebuttal to the claim that zoos are cruel | persuade my boss to let me work remotely |
    argue that homework should be banned | letter to the editor about bike lanes |
    business case for hiring another advisor | debate speech against standardized testing |
    speech against the new fee | moot court argument, fourth amendment, appellant | strongest case against tenure |
    justification for hiring one more advisor | refute the opponent's point on nuclear waste |
    steelman both sides of gun control | debate: social media does more harm than good, con side |
    rebut the claim that humanities are useless | Why should we keep the language requirement? arguments pls |
    The school board wants to ban phones. what can you say against that, with evidence? |
    opening statement for mock trial, defense |
    I'm on the pro side in a debate on free college next week, arm me with the best points |
    arguments for keeping the library open all night | Make the case for hiring a second lab technician |
    convince faculty to use two-factor | pros and cons of mandatory vaccination, for a debate |
    op-ed arguing against rankings | steelman the case for remote exams | rebuttal to 'AI makes librarians obsolete' |
    argue that Vermeer used a camera obscura | strongest objections to stakeholder theory |
    argument for letting international students work more hours | reasons against arming campus police |
    devils advocate on free college | points in favor of four day week | steelman position against open access |
    moral arguments for vegetarianism | contention cards mock debate space exploration |
    objections to utilitarianism | lincoln douglas negative case privacy |
    what could someone say against my claim that zoos help conservation |
    how would i defend the position that homework should be abolished |
    what are the best reasons to keep the language requirement | why might a critic reject moral relativism |
    what would the other side bring up on legalizing sports betting |
    how do i counter people who say art museums are elitist | is there any good argument for monarchy today |
    what supports the view that ai should be allowed in coursework | argument for and against universal basic income |
    debate tomorrow, i have to defend nuclear power | argue against my thesis statement |
    talking points protest on campus | debate arguments for banning tiktok | was napoleon a tyrant or nah |
    op ed on tuition fees | moot skeleton argument appellant | should we keep the test optional policy, pros cons |
    rebuttal to the claim that grades motivate | counterargument to banning phones`,
  speech: `
    graduation speech | toast for my sister's wedding | welcome remarks for orientation | 3 minute elevator pitch |
    eulogy for my grandfather | commencement address | short talk on mental health | opening remarks for the dean |
    acceptance speech award | video script to introduce our program | introduce a keynote speaker |
    speech for student council | informative speech about coffee for COMM 101 | toast for my advisor's retirement |
    my grandpa died and I was asked to speak at the funeral, he was a beekeeper and stubborn |
    dean's remarks for white coat ceremony |
    the president can't come so I have to say a few words at the ribbon cutting of the new greenhouse |
    3MT script on gut bacteria | I'm the best man on Saturday and have nothing yet, four minutes, clean jokes only |
    maid of honor toast, funny, knows her since kindergarten |
    What do I say in 60 seconds if someone at the conference asks what I work on? |
    land acknowledgment and welcome to read aloud | motivational talk for the swim team before nationals |
    I open our symposium on water on Friday, need three minutes to read out |
    What should I say when I introduce the keynote speaker | persuasive speech on organ donation 5 mins |
    toast for a colleague's retirement | opening words for my exhibition | eulogy for our former librarian |
    what should the president say at the groundbreaking? 4 minutes | pinning ceremony speech, I'm class rep |
    pep talk before the final | award acceptance, 90 seconds | wedding toast, best friend, we studied together |
    farewell speech for our boss | keynote speech about the future of HR | script for a speech at the staff picnic |
    my brother gets married and I have to say something | I open the conference on Monday and need a few words |
    have to speak at graduation, five minutes, nervous | introduction of a guest lecturer |
    intro for our visiting speaker | commencement address opening | remarks for building dedication |
    dean welcome address parents weekend | motivational speech track team |
    two minute campaign speech student president | halftime talk losing by ten | farewell address outgoing provost |
    persuasive speech blood donation class | what do i say at the podium for the honor society induction |
    how should the president open convocation this fall |
    can you write something for me to say at the memorial service |
    what could a captain tell the team before the final | need words for when i hand over the award on stage |
    any way to make my speech for class treasurer funny and short | 5 min speech public speaking class persuasive |
    speech for dean at graduation |
    president speech for convocation 5 min |
    speech for best friend's wedding | elevator pitch for startup |
    need something funny to say when introducing our a cappella group at the concert |
    write me something for the retirement party of our registrar`,
  academic: `
    grant proposal abstract for a humanites project | abstract about bees | write the discussion section of my paper |
    introduction for my thesis on soil | conference abstract | research proposal on sleep |
    methods section for my survey study | limitations section | book proposal |
    journal article from my dissertation chapter | significance statement | proposal for a sabbatical |
    Introduction for an article on urban heat islands and bus stops, to go to a planning journal |
    IRB protocol text for interview study | results section for a manuscript on fern genomics, here are the numbers |
    my paper on solitary bees is done, only the abstract is missing, max 250 words |
    How should the limitations part read when I only had 11 participants from one school? |
    related work section on federated learning |
    I want to study vaping in middle schools and the department needs a five page proposal |
    limitations paragraph for the manuscript | thesis introduction about photonic crystals |
    draft the conclusion of my journal article on provenance | IRB protocol description for a survey of athletes |
    paper abstract, game theory in procurement | case report for a nursing journal |
    conference deadline tonight and I still need an abstract on soil bacteria |
    theoretical framework section bourdieu | dissertation prospectus draft | keywords and abstract for article |
    imrad paper from my findings | background section thesis on aquifers | chapter proposal edited volume |
    dissertation introduction education | write up findings apa results |
    how do i write the discussion when my results are null | what should an abstract on my beetle study say |
    could you draft the intro of our manuscript on sepsis prediction |
    how would the conclusion of a dissertation on dialects go |
    need the first two pages of a journal article on byzantine liturgy |
    discussion section lab report physics pendulum | write abstract for my paper |
    conference abstract history of medicine | book proposal from my dissertation |
    conclusion for my thesis, here are the results | methodology chapter qualitative how long and what goes in |
    conference abstract from my master thesis | phd proposal 2 pages sociology of work |
    case report write up rare skin rash | chapter proposal edited volume on film and memory |
    book proposal to a university press | workshop proposal for CHI | conference abstract due tonight!! |
    phd proposal on urban heat islands | methodology chapter qualitative case study |
    conclusion for my dissertation, cant finish | op-ed for our climate prof, 750 words`,
  creative: `
    write a haiku about autumn | short story about a lighthouse | poem for my mom | song about finals week |
    funny limerick about the cafeteria | write a scene between two roommates | bedtime story about a fox |
    rap about photosynthesis | monologue for drama class | joke for a presentation |
    dialogue between plato and a barista | fan fiction | opening line for my novel | lyrics for a birthday song |
    tell me a joke about statisticians | write a poem | write a story | joke about cats |
    free verse about the prairie in november | scene for a one act play set in a laundromat |
    our department head loves birds and puns, I'd like a funny poem to put on her cake |
    screenplay opening, heist in a museum | flash fiction under 300 words, last day on earth |
    continue my story where the train stops | Fantasy world with library-based magic, first chapter |
    finals week in 17 syllables, three versions please | children's book on a snail going to college |
    sonnet for my girlfriend who studies geology | poem for the library's birthday | limerick on limits |
    A funny skit for orientation about roommates | song lyrics for our team, tune of Queen | haiku about night shift |
    write a fairy tale with a printer as the villain | screenplay scene, two professors stuck in an elevator |
    sonnet on entropy | ghost story set in the archive | a parody of a corporate HR memo, for the holiday party |
    first chapter of a campus mystery novel | nursery rhyme about numbers for my niece |
    monologue for a coach who never won | acrostic poem: WELCOME, for international students |
    my niece wants a bedtime story with a robot | I need a poem for the christmas party | haiku campus in fall |
    limerick for librarian | sci fi story opening | villanelle on memory | children story shy octopus |
    free verse grandmothers kitchen | dialogue scene two spies | plot twist for my novel | ballad of the team mascot |
    fictional diary of roman soldier | how might this story end if the detective never finds out |
    i need a spooky tale for the residence hall campfire | could the registrar get an ode something silly |
    what would happen next in my fantasy chapter after the bridge falls | how would a love poem by a robot sound |
    give me a verse for the chorus about leaving home | short story for creative writing class, no idea |
    write me a sonnet about finals week | chord progression for sad song | monologue for audition, angry woman |
    haiku about the library | rap about mitochondria | d&d campaign hook for saturday | skit for orientation |
    funny sketch for the lab party | dialogue between two philosophers |
    imagined conversation between marx and smith | simulate a conversation between a robot and a poet |
    acrostic for our mascot | tongue twister about bees`,
  essay: `
    climate change essay | essay on the french revolution | write an essay about artificial intelligence |
    5 page paper on shakespeare | reflection paper on my internship | book review of educated |
    argumentative essay gun control | term paper on monetary policy | position paper on fracking |
    film review oppenheimer | write my history paper | response paper to the lecture |
    compare and contrast essay on two poems | 1000 words on utilitarianism | write an essay | essay about freedom |
    help me write my essay | write a paper on poverty | memoir-style essay about growing up on a farm |
    book report on Night | writing my paper about sickle cell and race in medicine for bio and society, 2000 words |
    5 paragraph essay about friendship | compare/contrast essay, high school vs college |
    cause and effect essay on obesity | philosophy paper on utilitarianism 5 pgs | narrative essay, a time i failed |
    I have to hand in 1000 words on climate change and my city, and I'd argue for more trees |
    essay for poli sci, federalism today | i need an essay for english 101 on gender roles |
    The essay is due at midnight, it's about whether homework should exist, I say no |
    need four pages on how the Great Depression hit Appalachia, MLA, three sources |
    compare and contrast essay, hospital and home care | essay: is math discovered or invented |
    critical essay on Foucault's panopticon | conclusion for my essay on empathy |
    intro paragraph for essay on climate ethics | expository essay on sleep |
    Reaction paper to the film Wit for nursing ethics | 2000 words on colonial trade by Sunday, haven't started |
    I have to write about justice in Rawls and don't know how to begin | term paper due, topic is housing |
    history paper causes of ww1 | persuasive essay school lunches | 2 page essay stoic philosophy |
    research paper on vaccines english comp | definition essay courage | rhetorical analysis essay mlk letter |
    write my paper on buddhism | body paragraph essay immigration | how do i begin my essay on the cold war |
    what would a good essay on whether machines can think look like |
    need about three pages on the harlem renaissance for class |
    i gotta have 800 words on plastic in the ocean for english |
    i need an essay about causes of french revolution for my history class | essay on french revolution 1500 words |
    philosophy paper 2000 words free will, where to begin | attachment theory 500 words | trolley problem essay |
    human rights essay right to privacy | review of the exhibition | write a review of a play |
    concert review for the student paper`,
  writing: `
    alumni newsletter intro, warm but not cheesy |
    Need a programme note for our spring production of The Cherry Orchard | write a blog post about our open house |
    article about campus gardening | paragraph on photosynthesis |
    write something about leadership | text for a museum label | intro for a newsletter about essays |
    story about our alumni for the magazine | write a statement for the school website | foreword for a cookbook |
    feature about our new dean | copy for the study abroad page | blurb for my book |
    write about our new makerspace for the website | text for our web page | write about our trip |
    a short text about our team |
    the honors program needs a fresh brochure, about 200 words that sound like students, not lawyers |
    travel blog entry, Kyoto | how about an article on ticks for the county extension page |
    text for a donor brochure, scholarship stories |
    Our tutoring page says nothing useful, what should the text on it be? |
    restaurant review for the campus magazine | wikipedia style article on our founder |
    article for student paper on dining hall changes | mission statement for psych club |
    script for a 1-min video on the food pantry | museum label for a bronze age pot |
    a feature on a professor who keeps bees |
    I spent a semester in Ghana and the study abroad office wants something for their blog |
    preface to our student anthology | newsletter article on the lab's safety award |
    Write a short text on our 50th anniversary | wall text for a room on Symbolism |
    a paragraph on why housing is limited | program notes for the concert we host |
    Write-up of the tournament for the athletics page | brochure text about tutoring |
    web text introducing the HR team | video script on how the study abroad office helps |
    magazine piece about an alumna nurse | book review of a new Vermeer biography |
    blog post about our telescope for families | a blog post on the new observatory |
    blog entry about field work in kenya | write a blog post for the department site | wording for a sign |
    wording for an error message | text for a plaque | website text about our history | wording for our door hangers`,
  grant: `
    NSF grant application | seed grant application narrative for a community garden study |
    we apply for an R01 on hearing loss in June and I have to draft the aims page | NSF broader impacts statement |
    project summary for the NEH application | my grant application needs a summary for lay people |
    grant proposal for a summer camp | help me write a grant | NIH proposal, no idea how to begin |
    funding proposal to a foundation | first time writing a grant, where do I start |
    proposal for an internal research grant | small grant application for travel to an archive | specific aims page |
    I want to apply for a community grant for our garden | grant narrative for the literacy program |
    research grant proposal about river pollution | grant writing help | need statement for literacy program funder |
    letter of intent foundation grant | logic and evaluation plan for grant |
    research strategy significance innovation | nsf career proposal education plan | summary page for nsf proposal |
    sustainability section foundation proposal | dissertation fellowship grant proposal |
    intellectual merit paragraph robotics | arts council grant mural project |
    how do i write broader impacts for a math proposal | what goes into a needs statement for a food pantry grant |
    specific aims page nih r01 | broader impacts section nsf | marie curie postdoc proposal where to start |
    grant proposal teaching innovation short | grant application student travel fund |
    grant for museum conservation IMLS | NSF broader impacts section | letter of intent for a foundation grant |
    loi for a community foundation | significance section r01 | draft the innovation part of an r03`,
  'thesis statement': `
    thesis statement about zoning |
    I noticed that everyone in Gatsby lies about money, how do I make that into a claim to argue |
    I need an arguable claim re: standardized testing | 3 possible thesis statements on school sports funding |
    make my thesis more arguable | claim for my paper on the great gatsby |
    thesis sentence for argument about uniforms | thesis statement for my gatsby paper |
    thesis statement help frankenstein | need a thesis for my paper on voting rights | my thesis is too broad |
    strong claim about social media and teens | help me come up with an argument for my history paper |
    how do i turn my topic into a thesis statement | thesis for compare contrast essay |
    main claim for a 5 page paper on hamlet | whats a good thesis for an essay about fast fashion |
    one sentence thesis on stem cell ethics | my prof says my thesis is just a fact |
    working thesis about migration novels | central argument for my term paper | thesis statement lady macbeth guilt |
    debatable claim on zoos |
    is my thesis statement ok`,
}
