/** What people paste into a prompt for an AI to work on. */
export const MATERIAL_NOUNS: ReadonlySet<string> = new Set(
  `abstract agenda announcement answer answers application argument article bibliography bio case chapter citations code comment comments
  conclusion contract conversation criticism csv cv data dataset description diagram dissertation document draft email equation error
  essay excerpt figures file flyer form formula function graph homework image instructions interview intro introduction invoice lecture letter
  list loop manuscript material memo menu message minutes newsletter notes outline output paper paragraph passage pdf philosophy photo picture
  poem policy portfolio post poster posting presentation problem program proof proposal query questions quote quotes reading readings recording references
  report response responses results resume review reviews rubric schedule screenshot script section sentence slides
  spreadsheet statement story submission summary survey syllabus table tables text thesis transcript video website worksheet`
    .trim()
    .split(/\s+/),
)
