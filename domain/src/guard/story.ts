/** The sentence is about fiction or about someone from long ago, whose grades and health are in books. */
export const STORY =
  /\b(?:characters?|protagonist|narrator|scene|screenplay|(?:short )?stor(?:y|ies)|villain|detective|novels?|film|movie|poems?|poets?|painted|painters?|paintings?|canvases|composers?|jokes?|fake|fiction|fictional|biography|readers|century|medieval|ancient|Victorian|diary entry|persona|role-?play|hypothetical|pretend|imaginary|made-up|Shakespeare|Hamlet|emperor|pharaoh)\b|\b(?:in|of|since|by|until|around|from|died) (?:1[0-8]\d\d|19[0-4]\d)\b|\b1[5-9]\d0s\b/i
