// When a text is about fiction, history, or public figures, so that grades and health in it aren't private.

/** The sentence is about fiction or about someone from long ago, whose grades and health are in books. */
export const STORY =
  /\b(?:characters?|protagonist|narrator|scene|screenplay|(?:short )?stor(?:y|ies)|villain|detective|novels?|(?<!chest |x-ray )film|movie|poems?|poets?|painted|painters?|paintings?|canvases|composers?|jokes?|kidding|(?:in|for) (?:the|this|our|a) simulation|standardized patient|fake(?! (?:IDs?|licen[cs]es?|(?:doctor['’]s )?notes?|signatures?|receipts?|badges?|permits?)\b)|fiction|fictional|biography|readers|century|medieval|ancient|Victorian|diary entry|persona|role[- ]?play|hypothetical|suppose|imagine|assume that|z-scores?|pretend|imaginary|made-up|Shakespeare|Hamlet|emperor|empress|pharaoh|tsar|czar|dynasty|Act [IVX]{1,3}|playwrights?|novelists?|sonnets?|soliloquy|mytholog\w{1,4}|legends?|Nobel|philosophers?|monarchs?|Renaissance|Holocaust|sitcom|anime|video game|simulated (?:patient|client|student)|(?:patient|case|actor) script|wall label|museum|biographical|Hall of (?:Fame|Honou?r)|Oscar|Grammy|Pulitzer|Booker|Olympi(?:cs?|ans?)|golds|world records?|Super Bowl|World Cup|Grand Slam)\b|[$€£₹]\d[\d.,]{0,8} ?(?:million|billion)\b|(?:^|[.:] )You are (?:a |an )?_|\b(?:in|of|since|by|until|around|from|died) (?:1[0-8]\d\d|19[0-7]\d)\b|\b1[5-9]\d0s\b|\b(?:born|died|killed|executed|assassinated|murdered|reigned|ruled)\b[^.\n]{0,60}\b1(?:[0-8]\d|9[01])\d\b|\bdied (?:of|from|in|at|by|on)\b[^.\n]{0,60}\b1\d{3}\b|\(1\d{3} ?[–-] ?(?:1\d|20)\d\d\)|\(b\. 1\d{3}\)|\b(?:life and (?:works?|times)|complete works|oeuvre) of\b|_, (?:the )?(?:[a-z]{3,12} )?(?:actor|actress|singer|musician|cellist|pianist|violinist|novelist|author|poet|composer|film-?maker|broadcaster|astronaut|footballer|politician|comedian|sculptor)\b|\bwho (?:was|were) (?!the |that |my |your |our |this )_/i

/** The sentence before or after says that it is. */
export const FICTION =
  /\b(?:novels?|novellas?|book review|memoir|short story|screenplay|the play|stage play|story (?:opening|beginning|ending|excerpt)|(?:opening|beginning|ending) of (?:a|the|this|my) (?:short )?story|Act [IVX]{1,3}|fictional|protagonist|keynotes?|plenary|the (?:story|life) of|characters? (?:in|from|of)|sonnets?|fairy tale|sitcom|anime|video game|role[- ]?play|simulated patient|z-scores?|(?:patient|case) script)\b|(?:^|[.:] )You are (?:a |an )?_/i

/** Anywhere in the paragraph: what is asked for is made up, whoever is in it. Not "a story for the newsletter". */
export const CREATIVE =
  /\b(?:short|ghost|detective|crime|horror|love|bedtime|campfire|mystery|spy|adventure) stor(?:y|ies)\b|\b(?:opening|closing|final|first|next) scene\b|\b(?:hypothetical|fact pattern)\b(?! (?:students?|question about))|\bmy novel\b(?! (?:approach|method|idea))|\b(?:writ(?:e|ing)|draft(?:ing)?|finish|continue|plot(?:ting)?) (?:me )?(?:an?|the|this|my) (?:[a-z-]{3,12} ){0,2}(?:screenplay|limerick|sitcom|fan ?fiction|fairy tale|thriller|whodunit|novella|scene|skit|monologue)\b/i

/** "In Devdas by Sarat Chandra Chattopadhyay", "Coetzee's “Age of Iron”", "the Crimean War" */
export const BY_AUTHOR =
  /(?:\p{Lu}\. ?){1,3}\p{Lu}\p{L}{1,30}['’]s \p{Lu}\p{Ll}|\p{Lu}\p{L}{1,30}(?: \d)? \(\p{Lu}\p{L}{1,30}(?:(?:, \p{Lu}\p{L}{1,30}){2,4}|(?:[ -]\p{L}{1,30}){0,2},? (?:19|20)\d\d)\)|\b\p{Lu}\p{Ll}{1,30} War\b(?! on)|\b[Ii]n (?:The|A|An) (?!Office|Department|School|College|Center|University|Division|Faculty|Hague)\p{Lu}\p{L}{1,20} (?:\p{Lu}\p{L}{1,20} )?(?:of|in|on|and|with|for)(?: (?:the|a|an|\p{Lu}[\p{L}'’-]{0,20})){1,4}, \p{Lu}|\b\p{Lu}\p{L}{1,30} v\.? \p{Lu}\p{L}|(?:\b[Ii]n|\b[Ff]rom|\b[Oo]f|['’]s) (?:the )?["“*_]\p{Lu}[\p{L}'’-]{0,20}(?:(?: [\p{L}'’-]{1,20}){1,7}[,.]?|,)["”*_]|\b(?:[Ii]n|[Ff]rom|[Rr]ead(?:ing)?|[Oo]n|[Oo]f) ["“*_]{0,2}\p{Lu}[\p{L}'’-]{1,20}(?: (?:of|the|and|a|an|in|to|for|at|on|\p{Lu}[\p{L}'’-]{0,20})){0,7}["”*_]{0,2},? by (?:\p{Lu}\. ?){0,2}\p{Lu}[\p{L}'’-]{1,20} \p{Lu}/u

/** A year of long ago, anywhere in the paragraph: "born 22 December 1887", "the 1911 census". */
export const HISTORY =
  /\b(?:in|of|since|by|until|around|from|the|circa|c\.|January|February|March|April|May|June|July|August|September|October|November|December),? 1[0-8]\d\d\b|\b(?:in|the)(?: (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,6})? 19[0-5]\d\b/

/** The sentence before or after asks to study it. */
export const STUDY =
  /\b(?:discuss|analy[sz]e|compare (?:her|him|his|their|it|both)|outline an argument|argue (?:that|whether|for)|seminar questions?|reaction paper|timeline|close reading|discussion questions|lecture notes|lesson|slides?|flashcards|undergrads|undergraduates|first-years|\d(?:th|rd)[- ]grade(?:rs)?|textbook|MCQs?|census|symbol\w{0,4}|metaphor|theories|how did it)\b/i
/** What one does with people of whom everyone reads: "Compare the suspensions of …". */
export const ACADEMIC =
  /^.{0,40}\b(?:quiz|questions|lessons?|lectures?|slides|seminar|flashcards|case study) (?:on|about)\b|^[\s*•"“-]{0,6}(?:compare|contrast|analy[sz]e|discuss|debate|evaluate|critique|explain (?:why|how|the)|outline|summari[sz]e the (?:life|career|trial|case|inquiry|story|history|scandal|affair))\b(?!.{0,80}(?:\d|\b(?:my|our|these|this) (?!(?:[a-z]{3,12} ){0,3}(?:class|course|seminar|essay|paper)\b)))/i
/** Someone whom the writer knows. */
export const KNOWN_PERSON =
  /\b(?:my|our|I|we|me|us|you|your|students?|advisees?|patients?|employees?|staff|clients?|applicants?|candidates?|today|yesterday|tomorrow|(?:last|this|next) (?:week|night|term|semester|month|fall|spring)|IDs?|GPA|emails?|exams?|class|course|sections?|absen\w{2,4}|extension|appeal|leave)\b/i

/** Works that courses read and watch. Their titles can look like names. */
export const WORKS =
  /\b(?:Pride and Prejudice|Mrs\.? Dalloway|Les Misérables|Don Quixote|Crime and Punishment|War and Peace|Moby[- ]Dick|Jane Eyre|Wuthering Heights|Great Expectations|The Odyssey|The Iliad|Beowulf|Othello|Macbeth|King Lear|The Crucible|The Scarlet Letter|Of Mice and Men|To Kill a Mockingbird|Lord of the Flies|Brave New World|Catch-22|Star Wars|Marvel|Disney|Gryffindor|Hogwarts|Hamlet|Romeo and Juliet|The Great Gatsby|The Bell Jar|Ulysses|Frankenstein|Dracula|The Simpsons|Game of Thrones)\b/
