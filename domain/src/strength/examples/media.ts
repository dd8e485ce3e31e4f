/** Example requests: scripts, games, and descriptions of images. */
export const MEDIA_EXAMPLES = {
  script: `
    script for campus tour | video script library orientation 2 minutes | podcast script episode on black holes |
    phone script for calling donors | skit about plagiarism new students | voicemail greeting financial aid office |
    voiceover text for lab safety video | call script alumni phonathon | mc script awards night |
    tour guide script botanical garden | promo video script admissions | radio spot wording 30 seconds |
    intro and outro for history podcast | dialogue for training video on difficult customers |
    narration documentary about wetlands | tiktok script day in the life engineer |
    announcer script basketball halftime | emcee lines talent show | explainer video script photosynthesis |
    puppet show for kids about teeth | host script panel discussion | screencast narration how to search pubmed |
    sketch comedy about registration | museum audio guide stop 4 | commencement reader script |
    what the interviewer says between podcast segments | short film screenplay two roommates |
    scripted scenario sexual harassment training actors | pa announcements track meet |
    youtube video script python loops | virtual tour stops and what to say dorm |
    what should i say on the phone when i call prospective students | how do i open my podcast on urban planning |
    can you write the lines for the hosts of our cultural show | what do tour guides say at the clock tower stop |
    need words for a narrator over drone footage of campus |
    how would a screenplay version of this lab accident look |
    what would the two announcers say during homecoming court |
    what do i say when surveying people by phone word for word |
    how do i script an instagram reel about our herbarium | what do student callers say when someone refuses to give |
    need dialog between a nurse and a patient for a teaching video | script for short video on bayes theorem |
    podcast script about campus history | turn my lecture into a podcast script |
    make a video script from this chapter | video script 5 min on plate tectonics | campus tour script 45 min |
    script for 3 min short film, one location | podcast intro script | campus tour script, refresh |
    video script 60 sec for engineering | docent tour for 3rd graders | what to say when calling alumni |
    what to say on the phone to parents of applicants | turn this into a podcast | make a podcast out of this paper`,
  game: `
    crossword on cell organelles | bingo card orientation week | trivia night questions 90s movies |
    scavenger hunt library freshmen | escape room chemistry class | icebreaker game 30 people |
    jeopardy board art history | two truths style game zoom staff | simulation game un negotiation |
    kahoot style fun quiz holiday party | word search botany terms | murder mystery archive |
    board game about supply chains | human bingo new employees | mock stock market game rules |
    riddles for campus treasure hunt | family feud questions student life | team building game engineers |
    card game teaching evolution | puzzle clues crossword roman emperors | trivia about our town pub quiz |
    get to know you games choir | role playing game french revolution class rules |
    tabletop exercise game disaster nurses | charades words biology | bingo buzzwords faculty meeting |
    online breakout room game | sporcle like geography trivia | who am i game with philosophers |
    photo scavenger hunt homecoming | crossword puzzle nursing pharmacology | pictionary list computer science |
    gamify citation rules fun | board of 25 bingo squares book club |
    how can i make a digital escape room on stoichiometry | what are fun trivia questions about women in sports |
    need something playful so first years find the buildings | can you give me clues leading to ten places on campus |
    how do i run a jeopardy style review as a game | our retreat is awkward any games to loosen people up |
    what goes on a bingo card for conference attendees |
    is there a simulation where students run a country budget and compete |
    how would an escape room in special collections work |
    can the class play something about predator and prey with cards |
    what are hard trivia questions on star wars for our club night | how do i turn the safety rules into a board game |
    what game could 60 strangers play in a big hall | team building games | crossword about chemistry |
    make a game about fractions | trivia about our college | riddles for a treasure hunt |
    scavenger hunt for orientation | board game about the water cycle | bingo card for faculty meetings |
    crossword puzzle with art terms | icebreaker first session 30 students | escape room library orientation |
    make a simulation for supply and demand | quick game to revise vocabulary |
    icebreakers for society freshers event | trivia questions for pub quiz |
    need a quick game to teach hamlet to freshmen`,
  'image description': `
    alt text for bar chart enrollment | caption for team photo | describe this figure for screen readers |
    image description for campus map | figure legend western blot | alt text microscope picture of onion cells |
    photo captions for yearbook | instagram photo caption graduation pic | accessible description of a flowchart |
    alt txt homepage banner | caption old photograph of student protest 1968 |
    long description for complex diagram heart | figure caption scatterplot gdp | what alt text for decorative image |
    screen reader text for logo | describe painting for blind visitors | alternative text for line graph co2 |
    table and figure captions for my thesis | visual description of headshot |
    how long can alt text be for a complicated circuit diagram |
    the accessibility checker says my pictures have no descriptions |
    need something to go under figure 2 showing growth curves |
    our site failed the audit because images are not described |
    how would you describe this pie chart for a visually impaired student |
    can you tell a screen reader user what the seating plan shows |
    whats a witty caption for a picture of our professor asleep |
    how do i put the timeline graphic into words for blind readers | alt text for my bio figures |
    alt text for my lecture images | alt text for 30 pictures |
    alt text for 60 images in my slides`,
}
