// What the library calls this campus. Every text reads it here, so that another campus can be named in one place.
// Its colors are also in web/src/app/campus.css, web/index.html, and web/public, and `scripts/campus.test.mjs` compares them.

/** As in "UM's AI Prompt Library". */
export const shortName = 'UM'

/** As in "people at the university". */
export const institution = 'university'

/** What people call their name at the sign-in service. The plural gets an s. */
export const idName = 'NetID'

/** The color behind the logo, in words and as `--brand` of the light and dark theme. */
export const brandName = 'maroon'
export const brand = '#70002e'
export const brandInDark = '#a3104c'
