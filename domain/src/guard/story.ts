/** The sentence is about fiction or about someone from long ago, whose grades and health are in books. */
export const STORY =
  /\b(?:characters?|protagonist|narrator|scene|screenplay|(?:short )?stor(?:y|ies)|villain|detective|novels?|film|movie|poems?|poets?|painted|painters?|paintings?|canvases|composers?|jokes?|kidding|word problem|fake|fiction|fictional|biography|readers|century|medieval|ancient|Victorian|diary entry|persona|role-?play|hypothetical|pretend|imaginary|made-up|Shakespeare|Hamlet|emperor|empress|pharaoh|tsar|czar|dynasty|Act [IVX]{1,3}|playwrights?|novelists?|sonnets?|soliloquy|mytholog\w{1,4}|legend|Civil War|World War|Nobel|philosophers?|monarchs?|Renaissance|Holocaust|sitcom|anime|video game|Pride and Prejudice|Mrs\.? Dalloway)\b|\b(?:in|of|since|by|until|around|from|died) (?:1[0-8]\d\d|19[0-4]\d)\b|\b1[5-9]\d0s\b/i

/** The sentence before or after says that it is. */
export const FICTION =
  /\b(?:novels?|novellas?|short story|screenplay|the play|stage play|Act [IVX]{1,3}|fictional|protagonist|characters? (?:in|from|of)|sonnets?|fairy tale|sitcom|anime|video game|Pride and Prejudice|Hamlet|Macbeth|Mrs\.? Dalloway|The Great Gatsby|word problem|role-?play)\b/i
